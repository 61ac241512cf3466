import Foundation

/// What is done with a redirect: a pure function, the same for every transport and platform.
///
/// The same origin (scheme, host and port) gets the same header fields; another origin gets `Accept`,
/// `Accept-Language` and `User-Agent` only, and never a body. Nothing leads from https to http, and
/// http leads only to hosts that may be asked so.
public enum RedirectPolicy {
  /// How many redirects are followed.
  public static let limit = 20

  /// What to do.
  public enum Decision: Hashable, Sendable {
    /// Send this request next.
    case follow(HTTPRequest)
    /// The answer is no redirect: it is the answer.
    case answer
    /// Fail.
    case refuse(RequestError)
  }

  /// Judges an answer to a request, after some redirects were followed already.
  public static func decision(
    for request: HTTPRequest, status: Int, location: String?, followed: Int
  ) -> Decision {
    guard [301, 302, 303, 307, 308].contains(status), let location, !location.isEmpty else {
      return .answer
    }
    guard followed < limit else {
      return .refuse(.transport(code: -1007, message: "too many HTTP redirects"))
    }
    guard let url = target(location, of: request.url), let scheme = url.scheme?.lowercased(),
      let host = url.host, !host.isEmpty
    else { return .refuse(.insecure("redirect to an address that cannot be used")) }
    if let reason = refusal(of: url, scheme: scheme, host: host, from: request) {
      return .refuse(.insecure(reason))
    }
    var next = request
    next.url = url
    if changesToGet(status, request.method) {
      next.method = request.method == .head ? .head : .get
      next.body = nil
      next.headers = next.headers.dropping(["Content-Type", "Content-Encoding"])
    }
    if Origin(url) != Origin(request.url) {
      if next.body != nil {
        return .refuse(.insecure("redirect would replay the request body to \(host)"))
      }
      next.headers = next.headers.keeping(["Accept", "Accept-Language", "User-Agent"])
    }
    return .follow(next)
  }

  private static func target(_ location: String, of url: URL) -> URL? {
    guard let target = URL(string: location, relativeTo: url)?.absoluteURL,
      var parts = URLComponents(url: target, resolvingAgainstBaseURL: false)
    else { return nil }
    parts.fragment = nil
    parts.scheme = parts.scheme?.lowercased()
    return parts.url
  }

  private static func refusal(
    of url: URL, scheme: String, host: String, from request: HTTPRequest
  ) -> String? {
    if url.user != nil || url.password != nil { return "redirect carries a user or password" }
    switch scheme {
    case "https": return nil
    case "http" where request.url.scheme?.lowercased() == "https":
      return "redirect from https to http://\(host) refused"
    case "http":
      return request.allowsInsecure(host)
        ? nil : "redirect to http://\(host), which is not among insecureHosts, refused"
    default: return "redirect to scheme '\(scheme.visible)' refused"
    }
  }

  /// Whether the next request only reads: browsers do so after a POST that was moved.
  private static func changesToGet(_ status: Int, _ method: HTTPMethod) -> Bool {
    status == 303 || ((status == 301 || status == 302) && method == .post)
  }

  private struct Origin: Equatable {
    let scheme: String?
    let host: String?
    let port: Int?

    init(_ url: URL) {
      scheme = url.scheme?.lowercased()
      host = url.host?.lowercased()
      port = url.port ?? (scheme == "https" ? 443 : 80)
    }
  }
}
