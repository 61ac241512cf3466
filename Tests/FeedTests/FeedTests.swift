import Foundation
import HeadlessUIKit
import ListControllers
import Requests
import RequestsTesting
import TestSupport
import Testing

@testable import Feed

/// A feed as a person meets it.
@MainActor @Suite(.timeLimit(.minutes(5))) struct FeedTests {
  private let user = User()

  private func show(_ feed: Feed) -> (FeedController, UIWindow) {
    let controller = FeedController(feed)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (controller, window)
  }

  @Test func `the app's own pages come one after the other, through a real session`() async throws {
    let server = try PageServer()
    let (controller, window) = show(Feed(url: server.url))
    try await MainQueue.wait { controller.pager.objects.count == 20 }
    var count = 20
    while controller.pager.hasMore {
      let table = controller.tableView!
      user.scroll(table, to: CGPoint(x: 0, y: table.contentSize.height - 600))
      window.layoutIfNeeded()
      try await MainQueue.wait { controller.pager.objects.count > count }
      count = controller.pager.objects.count
    }
    #expect(controller.pager.objects.map(\.title).first == "Hydrogen")
    #expect(count == 118)
    #expect(controller.numberOfSections == 1)
  }

  @Test func `the token is sent, and what the server says of it is shown`() async throws {
    let transport = ScriptedTransport { request, _ in
      request.headers["Authorization"] == "Bearer secret"
        ? .json(#"{"items": [{"id": "1", "title": "One"}]}"#, for: request)
        : .status(401, for: request)
    }
    let url = try #require(URL(string: "https://feed.example/items?kind=new"))
    let (known, first) = show(
      Feed(url: url, token: "secret", client: RequestClient(transport: transport)))
    try await MainQueue.wait { known.pager.refreshState == .loaded }
    #expect(known.pager.objects.map(\.title) == ["One"])
    let (stranger, second) = show(Feed(url: url, client: RequestClient(transport: transport)))
    try await MainQueue.wait { stranger.pager.refreshState == .failed }
    let placeholder = (stranger.tableView.backgroundView as? PlaceholderView)?.placeholder
    guard case .failed(let reason) = placeholder else {
      Issue.record("There is \(String(describing: placeholder)) in place of rows.")
      return
    }
    #expect(reason.contains("401"))
    #expect(!reason.contains("secret"))
    withExtendedLifetime((first, second)) {}
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
