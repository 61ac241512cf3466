/// A gate that accepts only requests of a browser on this computer, from a page of this server,
/// with the secret token of its address.
package struct WebGate: Sendable {
  /// The decision on a request.
  package enum Answer: Equatable, Sendable {
    case serve(Resource)
    /// Refuse the request with a status.
    case refuse(Int)
  }

  /// The resources that are served.
  package enum Resource: String, CaseIterable, Sendable {
    case page = ""
    case script = "page.js"
    case style = "page.css"
    case scene
    case event
  }

  private let port: UInt16
  private let token: String

  package init(port: UInt16, token: String = WebGate.randomToken()) {
    self.port = port
    self.token = token
  }

  /// Returns 128 random bits as hexadecimal digits.
  package static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<16).map { _ in
      let byte = UInt8.random(in: 0...255, using: &generator)
      return String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }.joined()
  }

  /// The path of the page.
  package var path: String { "/\(token)/" }

  package func answer(to request: WebRequest) -> Answer {
    // In a DNS rebinding attack, the host is the name of the attacker's site.
    guard let host = request.fields["host"]?.lowercased(),
      hosts.contains(host)
    else { return .refuse(403) }
    if let origin = request.fields["origin"], origin.lowercased() != "http://\(host)" {
      return .refuse(403)
    }
    let parts = request.target.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, isToken(parts[1]), let resource = Resource(rawValue: String(parts[2]))
    else { return .refuse(404) }
    let site = request.fields["sec-fetch-site"]
    // Links from other sites may open the page, but other pages can't load any resources.
    if resource != .page, let site, site != "same-origin" { return .refuse(403) }
    guard request.method == (resource == .event ? "POST" : "GET") else { return .refuse(405) }
    guard resource == .event else { return .serve(resource) }
    guard request.fields["origin"] != nil || site == "same-origin" else { return .refuse(403) }
    let type = request.fields["content-type"]?.prefix { $0 != ";" && $0 != " " }
    return type?.lowercased() == "application/json" ? .serve(.event) : .refuse(415)
  }

  /// The host names of this server. Browsers omit the default port of HTTP.
  private var hosts: [String] {
    ["127.0.0.1", "localhost"].flatMap { port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"] }
  }

  /// Compares a text with the token in constant time.
  private func isToken(_ text: Substring) -> Bool {
    let (given, wanted) = (Array(text.utf8), Array(token.utf8))
    guard given.count == wanted.count else { return false }
    return zip(given, wanted).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
