import Foundation

extension HTTPRequest {
  /// Validates that the request is well formed and secure.
  ///
  /// A request is validated after ``RequestClient/prepare``: by the transports of the package, and
  /// by the client for other transports. It refuses:
  ///
  /// - a scheme other than HTTPS, or HTTP to a host that is not in ``insecureHosts``
  /// - a user or password in the URL
  /// - a method or header field that could inject another one
  /// - header fields that the transport sets
  /// - a body with GET or HEAD
  /// - limits that are not positive
  /// - a destination that is a folder, or in a folder that is missing or can't be written
  ///
  /// - Throws: ``RequestError/invalidRequest(_:)`` or ``RequestError/insecure(_:)``. For the
  ///   destination, ``RequestError/transport(code:message:)``.
  public func validate() throws(RequestError) {
    guard let parts = URLParts(url) else {
      throw .invalidRequest("the URL “\(url.withoutUser)” has no scheme or host")
    }
    if parts.hasUser { throw .invalidRequest("the URL must not contain a user or a password") }
    switch parts.scheme {
    case "https": break
    case "http":
      guard allowsInsecure(parts.name) else {
        throw .insecure(
          "HTTP to \(parts.name) isn't allowed; use HTTPS, or add the host to insecureHosts")
      }
    default: throw .invalidRequest("the scheme “\(parts.scheme)” is neither https nor http")
    }
    guard method.rawValue.isToken else {
      throw .invalidRequest("the method “\(method.rawValue.visible())” isn't a valid HTTP token")
    }
    if body != nil, method == .get || method == .head {
      throw .invalidRequest("a \(method.rawValue) request can't have a body")
    }
    for field in headers.fields { try Self.validate(field) }
    guard timeout > 0, timeout.isFinite else {
      throw .invalidRequest("the timeout \(timeout) isn't a positive number of seconds")
    }
    if let idleTimeout, !(idleTimeout > 0 && idleTimeout.isFinite) {
      throw .invalidRequest("the idleTimeout \(idleTimeout) isn't a positive number of seconds")
    }
    if let destination, !destination.isFileURL {
      throw .invalidRequest("the destination isn't the URL of a file")
    }
    guard maxBodySize >= 0 else { throw .invalidRequest("maxBodySize is negative") }
    if let destination { try ReceivedFile.check(destination) }
  }

  /// Returns a Boolean value that indicates whether a host may be reached by plain HTTP.
  func allowsInsecure(_ host: String) -> Bool {
    insecureHosts.contains { $0.isSameName(as: host) }
  }

  private static func validate(_ field: HTTPHeaders.Field) throws(RequestError) {
    guard field.name.isToken else {
      throw .invalidRequest("the header name “\(field.name.visible())” isn't a valid HTTP token")
    }
    if ownFields.contains(where: { $0.isSameName(as: field.name) }) {
      throw .invalidRequest("the header “\(field.name)” is set by the transport")
    }
    guard field.value.isFieldValue else {
      throw .invalidRequest("the header “\(field.name)” contains a forbidden character")
    }
  }

  private static let ownFields = [
    "Host", "Content-Length", "Transfer-Encoding", "Connection", "Upgrade", "Expect", "TE",
    "Trailer", "Keep-Alive", "Proxy-Connection",
  ]
}

extension String {
  /// A Boolean value that indicates whether the text can be sent as the value of a header field.
  ///
  /// Bytes above ASCII can't, because URLSession drops such fields.
  var isFieldValue: Bool { allBytes { (0x20...0x7E).contains($0) || $0 == 0x09 } }

  /// Returns the first Unicode scalars, with control characters as question marks, for error
  /// messages.
  package func visible(_ count: Int = 40) -> String {
    String(String.UnicodeScalarView(unicodeScalars.prefix(count).map { $0.value < 32 ? "?" : $0 }))
  }
}
