import Foundation
import ListTesting
import Requests
import RequestsTesting
import Testing

@testable import Feed

/// A feed as a person meets it.
@MainActor @Suite(.timeLimit(.minutes(30))) struct FeedTests {
  private func screen(_ feed: Feed) -> ListScreen<FeedController> {
    ListScreen(FeedController(feed), size: CGSize(width: 400, height: 600))
  }

  @Test func `the app's own pages come one after the other, through a real session`() async throws {
    let server = try PageServer()
    let screen = screen(Feed(url: server.url))
    let pager: Pager = screen.controller.pager
    await screen.wait { pager.objects.count == 20 }
    var count = 20
    while pager.hasMore {
      screen.scrollToEnd()
      guard await screen.wait(until: { pager.objects.count > count }) else { break }
      count = pager.objects.count
    }
    #expect(pager.objects.map(\.title).first == "Hydrogen")
    #expect(count == 118)
    #expect(screen.rowCounts == [118])
  }

  @Test func `the token is sent, and what the server says of it is shown`() async throws {
    let transport = ScriptedTransport { request, _ in
      request.headers["Authorization"] == "Bearer secret"
        ? .json(#"{"items": [{"id": "1", "title": "One"}]}"#, for: request)
        : .status(401, for: request)
    }
    let url = try #require(URL(string: "https://feed.example/items?kind=new"))
    let known = screen(
      Feed(url: url, token: "secret", client: RequestClient(transport: transport)))
    await known.wait(for: "One")
    #expect(known.controller.pager.objects.map(\.title) == ["One"])
    let stranger = screen(Feed(url: url, client: RequestClient(transport: transport)))
    await stranger.wait { stranger.controller.pager.refreshState == .failed }
    guard case .failed(let reason) = stranger.placeholder else {
      Issue.record("There is \(String(describing: stranger.placeholder)) in place of rows.")
      return
    }
    #expect(reason.contains("401"))
    #expect(!reason.contains("secret"))
    #expect(stranger.text.contains("401"))
  }

  @Test func `the row below the items shows how much of a page has arrived`() async throws {
    let server = try LoopbackServer { request in
      guard request.query == nil else {
        let head = "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n"
        return .raw([.text(head + String(repeating: " ", count: 420)), .hang])
      }
      return .json(#"{"items": [{"id": "1", "title": "One"}], "next": "2"}"#)
    }
    defer { server.stop() }
    let screen = screen(Feed(url: server.url))
    await screen.wait(for: "Loading… 42 %")
    #expect(screen.rowCounts == [1, 1])
  }

  @Test(
    arguments: [
      (["--token"], "--token needs the URL to send it to."),
      (["--color"], "There is no option --color. Usage: Feed [--token] [URL]"),
      (["a", "b"], "Feed opens only one URL. Usage: Feed [--token] [URL]"),
      (["items"], "“items” isn't the URL of a web API."),
    ] as [([String], String)])
  func `an invalid command line has a sentence`(arguments: [String], sentence: String) {
    let error = #expect(throws: FeedOptions.Mistake.self) {
      try FeedOptions(arguments, environment: ["FEED_TOKEN": "secret"])
    }
    #expect(error?.description == sentence)
  }

  @Test func `the token comes from the environment, and only if it is wanted`() throws {
    let environment = ["FEED_TOKEN": "secret"]
    let url = "https://feed.example"
    #expect(try FeedOptions([url], environment: environment).token == nil)
    #expect(try FeedOptions(["--token", url], environment: environment).token == "secret")
    #expect(throws: FeedOptions.Mistake.self) {
      try FeedOptions(["--token", url], environment: [:])
    }
    #expect(try FeedOptions([], environment: environment).url == nil)
  }
}
