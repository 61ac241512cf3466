/// Decides which requests are served: only those of a browser on this machine, for a page that
/// came from here, by someone who knows the address.
package struct WebGate: Sendable {
  /// What a request asks for.
  package enum Answer: Equatable, Sendable {
    case serve(Resource)
    /// The status of the response.
    case refuse(Int)
  }

  /// What is served.
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
    // A page elsewhere that resolves its own name to this machine sends that name.
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
    // A link from elsewhere may open the page; no other page may load anything from here.
    if resource != .page, let site, site != "same-origin" { return .refuse(403) }
    guard request.method == (resource == .event ? "POST" : "GET") else { return .refuse(405) }
    guard resource == .event else { return .serve(resource) }
    guard request.fields["origin"] != nil || site == "same-origin" else { return .refuse(403) }
    let type = request.fields["content-type"]?.prefix { $0 != ";" && $0 != " " }
    return type?.lowercased() == "application/json" ? .serve(.event) : .refuse(415)
  }

  /// The names of this server. Browsers leave out the port that HTTP has by default.
  private var hosts: [String] {
    ["127.0.0.1", "localhost"].flatMap { port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"] }
  }

  /// Compares in a time that does not depend on where the difference is.
  private func isToken(_ text: Substring) -> Bool {
    let (given, wanted) = (Array(text.utf8), Array(token.utf8))
    guard given.count == wanted.count else { return false }
    return zip(given, wanted).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
