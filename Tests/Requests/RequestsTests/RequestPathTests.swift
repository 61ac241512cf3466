import Foundation
import Requests
import RequestsTesting
import Testing

/// Paths: values stay in their segment.
@Suite(.timeLimit(.minutes(30))) struct RequestPathTests {
  @Test(
    arguments: [
      ("ada", "users/ada/posts"), ("a/b", "users/a%2Fb/posts"),
      ("../../admin", "users/..%2F..%2Fadmin/posts"), ("?x=1#f", "users/%3Fx%3D1%23f/posts"),
      ("é %", "users/%C3%A9%20%25/posts"), (";,+", "users/%3B%2C%2B/posts"),
    ])
  func `an interpolated value is one segment`(value: String, encoded: String) {
    let path: RequestPath = "users/\(value)/posts"
    #expect(path.encoded == encoded)
  }

  @Test func `numbers and identifiers are values`() {
    let id = UUID()
    let paths: [RequestPath] = ["users/\(7)/\(id)", RequestPath(segments: ["a b", "c/d"])]
    #expect(paths.map(\.encoded) == ["users/7/\(id)", "a%20b/c%2Fd"])
  }

  private static let refused: [RequestPath] = [
    "a/../x", "..", "./a", "a/\("..")", "a/\(".")/b", "a/.\(".")", "users/\("")",
  ]

  @Test(arguments: refused)
  func `a dot segment is refused, also as a value, and so is a value that is empty`(
    path: RequestPath
  ) async {
    let transport = ScriptedTransport { request, _ in .json("[]", for: request) }
    let error = await failure {
      try await RequestClient(transport: transport).send(
        AnyRequest<[User]>(path: path, method: path.encoded == "users/" ? .delete : .get))
    }
    let reason =
      path.encoded == "users/"
      ? "the path “users/” has an empty value for a segment" : "contains a dot segment"
    #expect(("\(error!)".contains(reason), transport.count) == (true, 0), "\(error!)")
  }

  @Test(
    arguments: [
      ("https://h.example", "a/b", "https://h.example/a/b"),
      ("https://h.example/", "/a", "https://h.example/a"),
      ("https://h.example/v1/", "a", "https://h.example/v1/a"),
      ("https://h.example/v1", "", "https://h.example/v1"),
      ("https://h.example/v1?key=1#top", "a", "https://h.example/v1/a?key=1&page=2"),
      ("https://h.example/v1?", "a", "https://h.example/v1/a?page=2"),
      ("https://h.example/v1?key=1", "a", "https://h.example/v1/a?key=1"),
      ("HTTPS://h.example", "a", "https://h.example/a"),
      ("https://h.example:8443/v1", "a", "https://h.example:8443/v1/a"),
    ] as [(String, RequestPath, String)])
  func `the path follows that of the base`(base: String, path: RequestPath, url: String)
    async throws
  {
    let transport = ScriptedTransport { request, _ in .json("[]", for: request) }
    let parameters: RequestParameters = url.contains("page") ? ["page": 2] : [:]
    _ = try await RequestClient(transport: transport).send(
      AnyRequest<[User]>(baseURL: URL(string: base)!, path: path, parameters: parameters))
    #expect(transport.requests[0].url.absoluteString == url)
  }
}
