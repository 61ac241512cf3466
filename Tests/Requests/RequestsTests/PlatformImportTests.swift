import Foundation
import RequestsPlatform
import Testing

/// What an app has that imports RequestsPlatform alone.
@Suite(.timeLimit(.minutes(30))) struct PlatformImportTests {
  private struct Menu: Request {
    typealias Response = [String]
    let baseURL: URL
    let path: RequestPath = "/menu"
  }

  @Test func `a request is declared and sent`() async throws {
    let client = RequestClient()
    let address = try #require(URL(string: "https://127.0.0.1:1"))
    await #expect(throws: RequestError.self) { try await client.send(Menu(baseURL: address)) }
  }
}
