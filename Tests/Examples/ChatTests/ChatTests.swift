import ListTesting
import Testing

@testable import Chat

/// A conversation as the user meets it.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ChatTests {
  private let server: ChatServer

  init() throws { server = try ChatServer() }

  private func screen(startingAt start: Int? = nil) -> ListScreen<ChatController> {
    ListScreen(
      ChatController(ChatClient(url: server.url), startingAt: start),
      size: CGSize(width: 400, height: 600))
  }

  /// The numbers of the loaded messages.
  private func ids(_ screen: ListScreen<ChatController>) -> [Int] {
    screen.controller.pager.objects.map(\.id)
  }

  /// The position of a message on screen, in points below the top of the table.
  private func y(_ id: Int, _ screen: ListScreen<ChatController>) -> CGFloat? {
    let (list, table) = (screen.controller, screen.controller.tableView)
    guard let row = list.pager.objects.firstIndex(where: { $0.id == id }) else { return nil }
    table.layoutIfNeeded()
    return table.rectForRow(at: [list.objectsSection, row]).minY - table.contentOffset.y
  }

  private func isVisible(_ id: Int, _ screen: ListScreen<ChatController>) -> Bool {
    let height = screen.controller.tableView.bounds.height
    return y(id, screen).map { (-20..<height).contains($0) } ?? false
  }

  @Test func `a conversation opens at its last message, and loads older ones above`() async {
    let screen = screen()
    await screen.settle()
    // The picture isn't a message that the app knows.
    #expect(ids(screen) == (551...600).filter { $0 != 580 })
    #expect(screen.controller.pager.skippedCount == 1)
    #expect(screen.rowCounts == [1, 49])
    #expect(isVisible(600, screen))
    #expect(!isVisible(551, screen))
    var first = 551
    while first > 1 {
      screen.tapStatusBar()
      let before = y(first, screen)
      await screen.wait { screen.controller.pager.objects[0].id < first }
      await screen.settle()
      #expect(abs((y(first, screen) ?? 0) - (before ?? 1_000)) <= 0.5)
      #expect(ids(screen)[0] == first - 50)
      first = ids(screen)[0]
    }
    #expect(screen.rowCounts == [599])
    #expect(screen.controller.objectsSection == 0)
  }

  @Test func `a conversation opens at a message, and loads both ways`() async {
    let screen = screen(startingAt: 120)
    await screen.settle()
    #expect(screen.rowCounts == [1, 50, 1])
    #expect(isVisible(120, screen))
    screen.tapStatusBar()
    await screen.settle()
    screen.scrollToEnd()
    await screen.settle()
    #expect(ids(screen) == Array(46...195))
    #expect(screen.rowCounts == [1, 150, 1])
  }

  @Test func `the bot answers at the end, and the list follows`() async {
    let screen = screen()
    await screen.settle()
    screen.controller.field.text = " hello  "
    _ = screen.controller.textFieldShouldReturn(screen.controller.field)
    #expect(screen.controller.field.text == "")
    await screen.wait { ids(screen).last == 602 }
    let texts = screen.controller.pager.objects.suffix(2).map(\.text)
    #expect(texts == ["hello", "Hello! How are you?"])
    #expect(isVisible(601, screen) && isVisible(602, screen))
  }

  @Test func `a message that the user sends is scrolled to, and so is its answer`() async {
    let screen = screen()
    await screen.settle()
    for (number, distance) in [(602, 400), (604, 1_000)] as [(Int, CGFloat)] {
      screen.scroll(by: -distance)
      await screen.settle()
      #expect(!isVisible(number - 2, screen))
      screen.controller.field.text = "Still there?"
      _ = screen.controller.textFieldShouldReturn(screen.controller.field)
      await screen.wait { ids(screen).last == number }
      #expect(isVisible(number - 1, screen) && isVisible(number, screen))
    }
  }

  @Test func `the user unsends a message, and the bot's can't be`() async throws {
    let screen = screen()
    await screen.settle()
    let rows = screen.controller.pager.objects.indices
    let row = try #require(rows.last { screen.controller.pager.objects[$0].sender == .you })
    #expect(ids(screen)[row] == 599)
    screen.expectRefusal { $0.swipeToDelete([1, row + 1]) }
    #expect(screen.swipeToDelete([1, row]))
    await screen.wait { !ids(screen).contains(599) }
    #expect(ids(screen).suffix(2) == [598, 600])
    await screen.controller.pager.refresh()
    #expect(ids(screen).suffix(2) == [598, 600])
  }

  @Test(arguments: [0, 1_000]) func `a keyboard covers no message that was visible`(up: CGFloat)
    async throws
  {
    let screen = screen()
    await screen.settle()
    screen.scroll(by: -up)
    await screen.settle()
    let table = screen.controller.tableView
    let last = try #require(table.indexPathsForVisibleRows?.last)
    /// The distance of the last message that was visible from the bottom of the table.
    func place() -> CGFloat {
      table.rectForRow(at: last).maxY - table.contentOffset.y - table.bounds.height
    }
    let before = place()
    #expect((abs(before) <= 0.5) == (up == 0))
    for height in [300, 420, 600] as [CGFloat] {
      screen.window.frame.size.height = height
      screen.window.layoutIfNeeded()
      #expect(abs(place() - before) <= 0.5)
    }
    screen.window.frame.size.height = 300
    screen.controller.field.text = "Can you see me?"
    _ = screen.controller.textFieldShouldReturn(screen.controller.field)
    await screen.wait { ids(screen).last == 602 }
    #expect(isVisible(602, screen))
  }

  @Test func `a message that is sent from further up is shown at the end`() async {
    let screen = screen(startingAt: 120)
    await screen.settle()
    screen.controller.field.text = "Here I am."
    _ = screen.controller.textFieldShouldReturn(screen.controller.field)
    await screen.wait { ids(screen).last == 602 && isVisible(602, screen) }
  }

  @Test func `an empty message isn't sent, and one that couldn't be sent stays`() async {
    let controller = ChatController(ChatClient(url: URL(string: "http://127.0.0.1:1")!))
    let screen = ListScreen(controller)
    await screen.settle()
    guard case .failed = screen.placeholder else {
      Issue.record("There is \(String(describing: screen.placeholder)) in place of rows.")
      return
    }
    controller.field.text = "  "
    _ = controller.textFieldShouldReturn(controller.field)
    #expect(controller.field.text == "  ")
    controller.field.text = "Hello?"
    _ = controller.textFieldShouldReturn(controller.field)
    await screen.wait { controller.presentedViewController is UIAlertController }
    #expect(controller.field.text == "Hello?")
  }

  @Test(
    arguments: [
      (["abc"], "“abc” isn't the number of a message. Usage: Chat [MESSAGE]"),
      (["0"], "“0” isn't the number of a message. Usage: Chat [MESSAGE]"),
      (["1", "2"], "“1 2” isn't the number of a message. Usage: Chat [MESSAGE]"),
    ] as [([String], String)])
  func `an invalid command line has a sentence`(arguments: [String], sentence: String) throws {
    let error = #expect(throws: ChatOptions.Mistake.self) { try ChatOptions(arguments) }
    #expect(error?.description == sentence)
  }

  @Test func `the command line names a message, or none`() throws {
    #expect(try ChatOptions([]).message == nil)
    #expect(try ChatOptions(["120"]).message == 120)
  }
}
