import Foundation

extension HTTPRequest {
  /// Creates the HTTP request that a client sends for a request.
  ///
  /// - Throws: ``RequestError/invalidRequest(_:)`` if the URL or the body is invalid.
  init(_ request: some Request, by client: RequestClient) throws(RequestError) {
    let url = try Self.url(
      base: request.baseURL, path: request.path, parameters: request.parameters)
    var headers = HTTPHeaders(request.headers)
    var encoded: HTTPBody?
    if let body = request.body {
      do {
        encoded = try body.encoded()
      } catch let error as RequestError {
        throw error
      } catch {
        throw .invalidRequest("the body can't be encoded: \(error)")
      }
      if headers["Content-Type"] == nil { headers["Content-Type"] = body.contentType }
    }
    if headers["Accept"] == nil { headers["Accept"] = "application/json, */*;q=0.5" }
    self.init(
      url: url, method: request.method, headers: headers, body: encoded, timeout: client.timeout,
      idleTimeout: client.idleTimeout, maxBodySize: client.maxBodySize,
      insecureHosts: client.insecureHosts, progress: client.progress.map { ProgressHandler($0) })
  }

  /// Returns the URL of a path relative to a base URL, with a query.
  private static func url(
    base: URL, path: RequestPath, parameters: RequestParameters
  ) throws(RequestError) -> URL {
    if let problem = path.problem { throw .invalidRequest(problem) }
    guard var parts = URLParts(base) else {
      throw .invalidRequest("the base URL “\(base.withoutUser)” has no scheme or host")
    }
    if parts.hasUser {
      throw .invalidRequest("the base URL must not contain a user or a password")
    }
    if !path.encoded.isEmpty {
      let slash = UInt8(ascii: "/")
      if parts.path.utf8.last != slash { parts.path += "/" }
      parts.path += path.encoded.utf8.first == slash ? path.encoded.dropFirst() : path.encoded[...]
    }
    if !parameters.isEmpty {
      let queries = [String(parts.query.dropFirst()), parameters.encoded]
      parts.query = "?" + queries.filter { !$0.isEmpty }.joined(separator: "&")
    }
    // The text has no fragment, and a scheme in lowercase, as URLSession on Linux needs it.
    guard let url = URL(string: parts.text) else {
      throw .invalidRequest("“\(base.withoutUser)” and “\(path.encoded)” don't form a URL")
    }
    return url
  }
}

extension URL {
  /// The URL without its user, password, and query, for error messages.
  var withoutUser: String {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return "?" }
    parts.user = nil
    parts.password = nil
    parts.query = nil
    return parts.string ?? "?"
  }
}
