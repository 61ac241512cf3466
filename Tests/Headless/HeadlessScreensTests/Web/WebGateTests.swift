import HeadlessScreens
import Testing

struct WebGateTests {
  private static let token = "0123456789abcdef0123456789abcdef"
  private let gate = WebGate(port: 8_080, token: token)

  private func answer(
    _ method: String = "GET", _ target: String = "/\(token)/",
    _ fields: [String: String] = [:]
  ) -> WebGate.Answer {
    let fields = ["host": "127.0.0.1:8080"].merging(fields) { $1 }
    return gate.answer(to: WebRequest(method: method, target: target, fields: fields))
  }

  private static let event: [String: String] = [
    "origin": "http://127.0.0.1:8080", "content-type": "application/json",
  ]

  @Test(arguments: WebGate.Resource.allCases.filter { $0 != .event })
  func `who knows the token gets what the page needs`(_ resource: WebGate.Resource) {
    let target = "/\(Self.token)/\(resource.rawValue)"
    let fields: [[String: String]] = [
      [:], ["sec-fetch-site": "same-origin"], ["host": "localhost:8080"],
      ["host": "LOCALHOST:8080"],
    ]
    #expect(
      fields.map { answer("GET", target, $0) } == Array(repeating: .serve(resource), count: 4))
    let others = ["POST", "HEAD", "PUT", "OPTIONS", "get"].map { answer($0, target) }
    #expect(others == Array(repeating: .refuse(405), count: 5))
  }

  @Test(arguments: ["127.0.0.1", "localhost", "127.0.0.1:80"])
  func `browsers leave out the port of HTTP`(_ host: String) {
    let gate = WebGate(port: 80, token: Self.token)
    let page = WebRequest(method: "GET", target: "/\(Self.token)/", fields: ["host": host])
    let event = WebRequest(
      method: "POST", target: "/\(Self.token)/event",
      fields: Self.event.merging(["host": host, "origin": "http://\(host)"]) { $1 })
    #expect([page, event].map(gate.answer(to:)) == [.serve(.page), .serve(.event)])
  }

  @Test func `tokens are long and differ`() {
    let tokens = (0..<100).map { _ in WebGate.randomToken() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test(arguments: [
    "/", "//", "/\(token)", "/\(token)x/", "/\(token.dropLast())/", "/\(token.uppercased())/",
    "/x\(token.dropFirst())/", "/\(token.dropLast())0/", "/\(token)/other", "/\(token)//",
    "/\(token)/?", "/\(token)/page.js?x", "/\(token)/../\(token)/", "/scene", "//\(token)/scene",
  ])
  func `anything else is not there`(_ target: String) {
    #expect(answer("GET", target) == .refuse(404))
  }

  @Test(arguments: [
    "", "127.0.0.1", "localhost", "127.0.0.1:80", "localhost:8081", "evil.example:8080",
    "127.0.0.1:8080.evil.example", "127.0.0.1.:8080", "[::1]:8080", "0.0.0.0:8080",
  ])
  func `other hosts are refused`(_ host: String) {
    // Before anything is said about the token.
    let early = ["/\(Self.token)/", "/"].map { answer("GET", $0, ["host": host]) }
    // A page that resolves its name to this machine is of the same origin as what it loads.
    let late = WebGate.Resource.allCases.map { resource in
      let fields = ["host": host, "origin": "http://\(host)", "sec-fetch-site": "same-origin"]
      return answer(
        resource == .event ? "POST" : "GET", "/\(Self.token)/\(resource.rawValue)",
        Self.event.merging(fields) { $1 })
    }
    // A request without a host is refused as well.
    let none = gate.answer(to: WebRequest(method: "GET", target: "/\(Self.token)/", fields: [:]))
    let answers = early + late + [none]
    #expect(answers == Array(repeating: .refuse(403), count: answers.count))
  }

  @Test(arguments: [
    "null", "", "http://127.0.0.1", "https://127.0.0.1:8080", "http://127.0.0.1:8081",
    "http://localhost:8080", "http://evil.example", "http://127.0.0.1:8080/",
  ])
  func `other origins are refused`(_ origin: String) {
    let fields = Self.event.merging(["origin": origin]) { $1 }
    let answers = [
      answer("GET", "/\(Self.token)/", ["origin": origin]),
      answer("POST", "/\(Self.token)/event", fields),
    ]
    #expect(answers == [.refuse(403), .refuse(403)])
  }

  @Test func `events come from the page itself, as JSON`() {
    let target = "/\(Self.token)/event"
    let json = ["content-type": "application/json"]
    let types = [
      "Application/JSON; charset=utf-8", "text/plain", "application/jsonx", "",
      "application/x-www-form-urlencoded",
    ]
    // A form or another program says nothing of where it comes from.
    let origins = [Self.event, json.merging(["sec-fetch-site": "same-origin"]) { $1 }, json]
    #expect(
      origins.map { answer("POST", target, $0) } == [.serve(.event), .serve(.event), .refuse(403)])
    let typed = types.map { type in
      answer("POST", target, Self.event.merging(["content-type": type]) { $1 })
    }
    #expect(typed == [.serve(.event)] + Array(repeating: .refuse(415), count: 4))
    let others = [
      answer("POST", target, ["origin": "http://127.0.0.1:8080"]), answer("GET", target),
    ]
    #expect(others == [.refuse(415), .refuse(405)])
  }

  @Test(arguments: ["cross-site", "same-site", "none", "x"])
  func `pages elsewhere load nothing from here`(_ site: String) {
    // But a link may open the page.
    for resource in WebGate.Resource.allCases {
      let (method, fields): (String, [String: String]) =
        resource == .page
        ? ("GET", [:]) : (resource == .event ? "POST" : "GET", Self.event)
      let found = answer(
        method, "/\(Self.token)/\(resource.rawValue)",
        fields.merging(["sec-fetch-site": site]) { $1 })
      #expect(found == (resource == .page ? .serve(.page) : .refuse(403)), "\(resource)")
    }
  }
}
