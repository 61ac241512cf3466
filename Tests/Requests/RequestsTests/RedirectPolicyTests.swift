import Foundation
import Requests
import Testing

/// Redirects, by the pure function.
struct RedirectPolicyTests {
  private func request(
    _ url: String = "https://a.example/x/y?q=1", _ method: HTTPMethod = .get, body: HTTPBody? = nil
  ) -> HTTPRequest {
    HTTPRequest(
      url: URL(string: url)!, method: method,
      headers: [
        "Authorization": "Bearer t", "Cookie": "c", "X-Api-Key": "k", "accept": "a/b",
        "Accept-Language": "fr", "User-Agent": "kit", "Content-Type": "text/plain",
        "Content-Encoding": "gzip",
      ], body: body, insecureHosts: ["127.0.0.1", "plain.example"])
  }

  private func decision(
    _ location: String?, status: Int = 302, after request: HTTPRequest? = nil, followed: Int = 0
  ) -> RedirectPolicy.Decision {
    RedirectPolicy.decision(
      for: request ?? self.request(), status: status, location: location, followed: followed)
  }

  private func next(
    _ location: String, status: Int = 302, after request: HTTPRequest? = nil
  ) -> HTTPRequest? {
    if case .follow(let next) = decision(location, status: status, after: request) { return next }
    return nil
  }

  private func refusal(
    _ location: String, status: Int = 302, after request: HTTPRequest? = nil
  ) -> RequestError? {
    if case .refuse(let error) = decision(location, status: status, after: request) {
      return error
    }
    return nil
  }

  @Test(
    arguments: [
      ("c", "https://a.example/x/c"), ("/c", "https://a.example/c"),
      ("?z=2", "https://a.example/x/y?z=2"), ("../c", "https://a.example/c"),
      ("//b.example/c", "https://b.example/c"), ("https://b.example", "https://b.example"),
      ("c#part", "https://a.example/x/c"), ("HTTPS://b.example/", "https://b.example/"),
      ("./", "https://a.example/x/"),
    ])
  func `a location is resolved against the address that gave it`(location: String, url: String) {
    #expect(next(location)?.url.absoluteString == url)
  }

  @Test func `the same origin gets all header fields, another one three at most`() {
    let names = next("https://A.example:443/z")?.headers.fields.map(\.name)
    #expect(names == request().headers.fields.map(\.name))
    let others = ["https://b.example/", "https://a.example:8443/", "https://sub.a.example/"]
    let kept = others.map { next($0)?.headers.fields.map(\.name) }
    #expect(kept == Array(repeating: ["accept", "Accept-Language", "User-Agent"], count: 3))
    // What was removed doesn't come back.
    let away = next("https://b.example/")
    let back = next("https://a.example/", after: away)
    #expect(back?.headers["Authorization"] == nil)
  }

  @Test func `redirects lead neither from HTTPS to HTTP, nor to hosts that aren't listed`() {
    #expect(
      refusal("http://127.0.0.1/x") == .insecure("a redirect leads from https to http://127.0.0.1"))
    #expect(refusal("http://a.example/x") != nil)
    let plain = request("http://127.0.0.1:8080/")
    let locations = ["http://plain.example/", "https://other.example/", "http://other.example/"]
    #expect(locations.map { next($0, after: plain) != nil } == [true, true, false])
    #expect(locations.map { refusal($0, after: plain) != nil } == [false, false, true])
  }

  @Test func `a user and other schemes are refused`() {
    #expect(
      refusal("https://u:p@a.example/") == .insecure("a redirect contains a user or a password"))
    let others = ["file:///etc/passwd", "ftp://a.example/", "data:,x", "javascript:1"]
    #expect(others.filter { refusal($0) == nil } == [])
  }

  @Test(
    arguments: [
      "https://%61.example/", "https://a.example%2fb.example/", "https://a%2eexample/",
      "https://a.example%00/", "https://a.example;b.example/", "https://[::1%25lo]/",
      "https://[127.0.0.1]/", "https://a.example:65536/", "https://a.example:99999999999999999999/",
      "https:a.example", "https:///a.example", "https://\(String(repeating: "a.", count: 128))/",
    ])
  func `addresses that parsers read differently are refused`(location: String) {
    #expect(refusal(location) == .insecure("a redirect leads to an invalid address"))
  }

  @Test(
    arguments: [
      "https://b.example:65535/", "https://b.example:/", "https://b.example:0443/",
      "https://[2001:db8::1]:8443/", "https://xn--bcher-kva.example/", "https://b_c.example./",
      "https://\(String(repeating: "a.", count: 127))/",
    ])
  func `other addresses are followed`(location: String) {
    #expect(next(location) != nil)
  }

  @Test func `methods change as in browsers`() {
    let body = HTTPBody(Data("b".utf8))
    for (status, method, expected) in [
      (301, HTTPMethod.post, HTTPMethod.get), (302, .post, .get), (303, .post, .get),
      (303, .put, .get), (303, .head, .head), (307, .post, .post), (308, .put, .put),
      (301, .put, .put), (302, .delete, .delete),
    ] {
      let next = next(
        "/z", status: status, after: request("https://a.example/", method, body: body))
      let keepsBody = ![.get, .head].contains(expected)
      let hasFields = ["Content-Type", "Content-Encoding"].map { next?.headers[$0] != nil }
      #expect(
        (next?.method, next?.body, hasFields)
          == (expected, keepsBody ? body : nil, [keepsBody, keepsBody]), "\(status) \(method)")
    }
  }

  @Test(arguments: [307, 308, 301])
  func `no body is sent to another origin`(status: Int) {
    let put = request("https://a.example/", .put, body: HTTPBody(Data("b".utf8)))
    #expect(
      refusal("https://b.example/", status: status, after: put)
        == .insecure("a redirect would send the request body to b.example"))
  }

  @Test func `twenty redirects are followed, and other responses are returned`() {
    if case .follow = decision("/z", followed: 19) {
    } else {
      Issue.record("the twentieth is refused")
    }
    #expect(
      decision("/z", followed: 20)
        == .refuse(.transport(code: -1007, message: "too many HTTP redirects")))
    let responses = [(200, "/z"), (304, "/z"), (300, "/z"), (302, nil), (302, "")]
    #expect(
      responses.map { decision($1, status: $0) } == Array(repeating: .answer, count: 5))
  }
}
