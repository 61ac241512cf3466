import HeadlessScreens
import Testing

@Suite(.timeLimit(.minutes(5))) struct WebGateTests {
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
    #expect(answer("GET", target) == .serve(resource))
    #expect(answer("GET", target, ["sec-fetch-site": "same-origin"]) == .serve(resource))
    #expect(answer("GET", target, ["host": "localhost:8080"]) == .serve(resource))
    #expect(answer("GET", target, ["host": "LOCALHOST:8080"]) == .serve(resource))
    for method in ["POST", "HEAD", "PUT", "OPTIONS", "get"] {
      #expect(answer(method, target) == .refuse(405))
    }
  }

  @Test(arguments: ["127.0.0.1", "localhost", "127.0.0.1:80"])
  func `browsers leave out the port of HTTP`(_ host: String) {
    let page = WebRequest(method: "GET", target: "/\(Self.token)/", fields: ["host": host])
    #expect(WebGate(port: 80, token: Self.token).answer(to: page) == .serve(.page))
    let event = WebRequest(
      method: "POST", target: "/\(Self.token)/event",
      fields: Self.event.merging(["host": host, "origin": "http://\(host)"]) { $1 })
    #expect(WebGate(port: 80, token: Self.token).answer(to: event) == .serve(.event))
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
    #expect(answer("GET", "/\(Self.token)/", ["host": host]) == .refuse(403))
    // Before anything is said about the token.
    #expect(answer("GET", "/", ["host": host]) == .refuse(403))
    // A page that resolves its name to this machine is of the same origin as what it loads.
    for resource in WebGate.Resource.allCases {
      let fields = ["host": host, "origin": "http://\(host)", "sec-fetch-site": "same-origin"]
      #expect(
        answer(
          resource == .event ? "POST" : "GET", "/\(Self.token)/\(resource.rawValue)",
          Self.event.merging(fields) { $1 }) == .refuse(403))
    }
  }

  @Test func `a request without a host is refused`() {
    let request = WebRequest(method: "GET", target: "/\(Self.token)/", fields: [:])
    #expect(gate.answer(to: request) == .refuse(403))
  }

  @Test(arguments: [
    "null", "", "http://127.0.0.1", "https://127.0.0.1:8080", "http://127.0.0.1:8081",
    "http://localhost:8080", "http://evil.example", "http://127.0.0.1:8080/",
  ])
  func `other origins are refused`(_ origin: String) {
    #expect(answer("GET", "/\(Self.token)/", ["origin": origin]) == .refuse(403))
    let fields = Self.event.merging(["origin": origin]) { $1 }
    #expect(answer("POST", "/\(Self.token)/event", fields) == .refuse(403))
  }

  @Test func `events come from the page itself, as JSON`() {
    let target = "/\(Self.token)/event"
    #expect(answer("POST", target, Self.event) == .serve(.event))
    #expect(
      answer("POST", target, ["sec-fetch-site": "same-origin", "content-type": "application/json"])
        == .serve(.event))
    let charset = Self.event.merging(["content-type": "Application/JSON; charset=utf-8"]) { $1 }
    #expect(answer("POST", target, charset) == .serve(.event))
    // A form or another program says nothing of where it comes from.
    #expect(answer("POST", target, ["content-type": "application/json"]) == .refuse(403))
    for type in ["text/plain", "application/jsonx", "", "application/x-www-form-urlencoded"] {
      let fields = Self.event.merging(["content-type": type]) { $1 }
      #expect(answer("POST", target, fields) == .refuse(415))
    }
    #expect(answer("POST", target, ["origin": "http://127.0.0.1:8080"]) == .refuse(415))
    #expect(answer("GET", target) == .refuse(405))
  }

  @Test(arguments: ["cross-site", "same-site", "none", "x"])
  func `pages elsewhere load nothing from here`(_ site: String) {
    for resource in WebGate.Resource.allCases where resource != .page {
      let method = resource == .event ? "POST" : "GET"
      let fields = Self.event.merging(["sec-fetch-site": site]) { $1 }
      #expect(answer(method, "/\(Self.token)/\(resource.rawValue)", fields) == .refuse(403))
    }
    // But a link may open the page.
    #expect(
      answer("GET", "/\(Self.token)/", ["sec-fetch-site": site]) == .serve(.page))
  }
}
