import Foundation

/// The rules for redirects, as a pure function that is the same for all transports and platforms.
///
/// A redirect to the same origin (scheme, host, and port) keeps all header fields. A redirect to
/// another origin keeps only `Accept`, `Accept-Language`, and `User-Agent`, and never the body.
/// Redirects from HTTPS to HTTP are refused. Redirects from HTTP to HTTP are followed only to hosts
/// that allow it. A redirect is refused if other parsers of URLs might read another host or port.
public enum RedirectPolicy {
  /// The maximum number of redirects.
  public static let limit = 20

  /// The action to take for a response.
  public enum Decision: Hashable, Sendable {
    /// Follow the redirect by sending this request.
    case follow(HTTPRequest)
    /// Return the response, which is not a redirect.
    case answer
    /// Fail with this error.
    case refuse(RequestError)
  }

  /// Returns the action to take for a response.
  ///
  /// - Parameters:
  ///   - request: The request that was sent last.
  ///   - status: The status code of the response.
  ///   - location: The value of the response's `Location` field.
  ///   - followed: The number of redirects that were already followed.
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
    else { return .refuse(.insecure("a redirect leads to an invalid address")) }
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
        return .refuse(.insecure("a redirect would send the request body to \(host)"))
      }
      next.headers = next.headers.keeping(["Accept", "Accept-Language", "User-Agent"])
    }
    return .follow(next)
  }

  private static func target(_ location: String, of url: URL) -> URL? {
    guard let target = URL(string: location, relativeTo: url)?.absoluteURL,
      var parts = URLComponents(url: target, resolvingAgainstBaseURL: false),
      !isHTTP(parts.scheme) || isPlain(parts)
    else { return nil }
    parts.fragment = nil
    parts.scheme = parts.scheme?.lowercased()
    return parts.url
  }

  private static func isHTTP(_ scheme: String?) -> Bool {
    ["http", "https"].contains(scheme?.lowercased())
  }

  /// Returns a Boolean value that indicates whether all parsers of URLs agree on the host and port.
  ///
  /// They don't on percent-encoded hosts and on ports that are out of range.
  private static func isPlain(_ parts: URLComponents) -> Bool {
    if parts.rangeOfPort != nil, !(0...65_535).contains(parts.port ?? -1) { return false }
    // The host as the URL has it: `percentEncodedHost` decodes international names.
    guard let text = parts.string, let range = parts.rangeOfHost else { return false }
    let host = text[range].utf8
    guard host.count <= maxHostLength else { return false }
    let isIPv6 = host.contains(UInt8(ascii: ":"))
    return host.allSatisfy { isIPv6 ? $0.isInIPv6 : $0.isInName }
  }

  /// The maximum length of a name in the domain name system, with a period at its end.
  private static let maxHostLength = 254

  private static func refusal(
    of url: URL, scheme: String, host: String, from request: HTTPRequest
  ) -> String? {
    if url.user != nil || url.password != nil { return "a redirect contains a user or a password" }
    switch scheme {
    case "https": return nil
    case "http" where request.url.scheme?.lowercased() == "https":
      return "a redirect leads from https to http://\(host)"
    case "http":
      return request.allowsInsecure(host)
        ? nil : "a redirect leads to http://\(host), which isn't in insecureHosts"
    default: return "a redirect leads to the scheme “\(scheme.visible())”"
    }
  }

  /// Returns a Boolean value that indicates whether the next request is a GET, as in browsers.
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

extension UInt8 {
  /// A Boolean value that indicates whether the ASCII character may occur in the name of a host.
  fileprivate var isInName: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"): true
    default: false
    }
  }

  /// A Boolean value that indicates whether the ASCII character may occur in an IPv6 address.
  fileprivate var isInIPv6: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    case UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "]"): true
    default: false
    }
  }
}
