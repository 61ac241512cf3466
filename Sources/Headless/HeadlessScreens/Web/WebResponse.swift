/// The response to a request.
package struct WebResponse {
  package enum Body {
    /// The complete body.
    case bytes([UInt8])
    /// Pieces of the body that are produced over time.
    ///
    /// The closure is called after the client has received all previous pieces, and returns nil if
    /// there is no new one. A slow client therefore receives fewer pieces, and no backlog builds
    /// up.
    case stream(@MainActor () -> [UInt8]?)
  }

  package var status: Int
  package var type: String
  package var body: Body

  package init(status: Int = 200, type: String, body: Body) {
    self.status = status
    self.type = type
    self.body = body
  }

  package init(_ text: String, type: String) {
    self.init(type: "\(type); charset=utf-8", body: .bytes(Array(text.utf8)))
  }

  /// Returns a response that contains only its status.
  package static func status(_ status: Int) -> WebResponse {
    let hint = status == 404 ? ". Each run of an app has an address of its own." : ""
    let text = "\(status) \(reason(status))\(hint)\n"
    return WebResponse(
      status: status, type: "text/plain; charset=utf-8", body: .bytes(Array(text.utf8)))
  }

  /// Returns the bytes that precede the body.
  func head(endsConnection: Bool) -> [UInt8] {
    var head = "HTTP/1.1 \(status) \(Self.reason(status))\r\n"
    head += "Content-Type: \(type)\r\n"
    var endsConnection = endsConnection
    switch body {
    case .bytes(let bytes): head += "Content-Length: \(bytes.count)\r\n"
    case .stream: endsConnection = true
    }
    if status == 405 { head += "Allow: GET, POST\r\n" }
    if endsConnection { head += "Connection: close\r\n" }
    for (name, value) in Self.protection { head += "\(name): \(value)\r\n" }
    return Array((head + "\r\n").utf8)
  }

  /// The header fields that isolate the page from other pages.
  private static let protection = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; "
        + "style-src-attr 'unsafe-inline'; connect-src 'self'; img-src data:; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cache-Control", "no-store"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
  ]

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 415: "Unsupported Media Type"
    case 417: "Expectation Failed"
    case 431: "Request Header Fields Too Large"
    case 503: "Service Unavailable"
    case 505: "HTTP Version Not Supported"
    default: "Error"
    }
  }
}
