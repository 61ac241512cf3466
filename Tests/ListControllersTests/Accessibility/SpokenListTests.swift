import Foundation
import ListTesting
import Testing

@testable import ListControllers

/// What the kit's lists say to a user who hears them, and let the user do.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SpokenListTests {
  private func actions(_ screen: CapableScreen, _ indexPath: IndexPath) -> [String] {
    screen.window.layoutIfNeeded()
    let cell =
      screen.tableView?.cellForRow(at: indexPath)
      ?? screen.collectionView?.cellForItem(at: indexPath)
    return (cell?.accessibilityCustomActions ?? []).map(\.name)
  }

  // MARK: Moves

  @Test(arguments: CapableKind.allCases)
  func `rows are moved up and down where that is possible, and said to be`(kind: CapableKind) {
    let screen = CapableScreen(kind)
    #expect(actions(screen, [0, 0]).filter { $0.hasPrefix("Move") } == ["Move Down"])
    #expect(actions(screen, [0, 1]).filter { $0.hasPrefix("Move") } == ["Move Up", "Move Down"])
    #expect(actions(screen, [2, 1]).filter { $0.hasPrefix("Move") } == ["Move Up"])
    // A cherry can't be moved.
    #expect(actions(screen, [2, 0]).filter { $0.hasPrefix("Move") } == [])
    let heard = screen.announcements { screen.perform(action: "Move Down", at: [0, 0]) }
    #expect(heard == ["Moved Apple to 2 of 2 in A"])
    #expect(screen.names == ["Apricot", "Apple", "Banana", "Cherry", "Coconut"])
    #expect(actions(screen, [0, 0]).filter { $0.hasPrefix("Move") } == ["Move Down"])
    screen.perform(action: "Move Down", at: [0, 1])
    #expect(screen.list.listData.map(\.items.count) == [1, 2, 2])
    #expect(screen.list.listData[1].items.map(\.name) == ["Apple", "Banana"])
    screen.perform(action: "Move Up", at: [1, 0])
    #expect(screen.list.listData[0].items.map(\.name) == ["Apricot", "Apple"])
    screen.expectAgreement()
  }

  @Test(arguments: [CapableKind.bridgedTable, .bridgedCollection])
  func `a drag is announced, and only while VoiceOver runs`(kind: CapableKind) {
    let screen = CapableScreen(kind)
    screen.controller.setEditing(true, animated: false)
    let heard = screen.announcements { screen.drag([0, 1], to: [0, 0]) }
    #expect(heard == ["Moved Apricot to 1 of 2 in A"])
    screen.drag([0, 1], to: [0, 0])
    #expect(screen.announcements {} == [])
  }

  @Test func `a search hides the moves`() {
    let screen = CapableScreen(CapableKind.bridgedTable)
    screen.search(for: "Ap")
    #expect(actions(screen, [0, 0]).filter { $0.hasPrefix("Move") } == [])
    screen.search(for: "")
    #expect(actions(screen, [0, 0]).filter { $0.hasPrefix("Move") } == ["Move Down"])
  }

  // MARK: Menus and swipes

  @Test(arguments: [CapableKind.bridgedTable, .bridgedCollection])
  func `the actions of menus are the row's, and swipes are UIKit's`(kind: CapableKind) {
    let screen = CapableScreen(kind)
    #expect(actions(screen, [1, 0]).contains("Eat"))
    #expect(!actions(screen, [0, 0]).contains("Eat"))
    #expect(!actions(screen, [1, 0]).contains("Flag"))
    screen.perform(action: "Eat", at: [1, 0])
    screen.perform(action: "Flag", at: [1, 0])
    #expect(screen.list.log.suffix(2) == ["eat Banana", "flag Banana"])
    screen.perform(action: "Delete", at: [1, 0])
    #expect(screen.names == ["Apple", "Apricot", "Cherry", "Coconut"])
    screen.expectRefusal { $0.perform(action: "Burn", at: [0, 0]) }
  }

  @Test func `the actions of the app stay`() {
    let cell = UITableViewCell()
    let own = UIAccessibilityCustomAction(name: "Call") { _ in true }
    cell.accessibilityCustomActions = [own]
    cell.setRowActions([("Eat", { false })], of: PlaceholderLink.self)
    cell.setRowActions([("Move Up", { true })], of: OutlineLink.self)
    cell.setRowActions([("Drink", { false })], of: PlaceholderLink.self)
    #expect(cell.accessibilityCustomActions?.map(\.name) == ["Call", "Move Up", "Drink"])
    cell.setRowActions([], of: OutlineLink.self)
    cell.setRowActions([], of: PlaceholderLink.self)
    #expect(cell.accessibilityCustomActions == [own])
  }

  // MARK: Headers, nodes and the selection

  @Test(arguments: [CapableKind.bridgedTable, .bridgedCollection])
  func `a header says whether its section is collapsed`(kind: CapableKind) {
    let screen = CapableScreen(kind)
    #expect(screen.header(0)?.accessibilityLabel == "A")
    #expect(screen.header(0)?.accessibilityValue == "Expanded")
    #expect(screen.header(0)?.accessibilityTraits == [.button, .header])
    #expect(screen.activate("A"))
    #expect(screen.header(0)?.accessibilityValue == "Collapsed")
    #expect(screen.names == ["Banana", "Cherry", "Coconut"])
    #expect(screen.voiceOver.contains("A, Collapsed, Button, Heading"))
  }

  @Test(arguments: OutlineKind.allCases)
  func `a node says whether it is open, and opens by an action`(kind: OutlineKind) {
    let screen = OutlineScreen(kind)
    func cell(_ row: Int) -> UIView? {
      screen.window.layoutIfNeeded()
      return screen.tableView?.cellForRow(at: [0, row])
        ?? screen.collectionView?.cellForItem(at: [0, row])
    }
    #expect(cell(0)?.accessibilityValue == "Collapsed")
    #expect(cell(1)?.accessibilityValue == nil)
    #expect(screen.perform(action: "Expand", at: [0, 0]))
    #expect(screen.outlineText == "a- .b+ .e f g+")
    #expect(cell(0)?.accessibilityValue == "Expanded" && cell(2)?.accessibilityValue == nil)
    #expect(screen.perform(action: "Collapse", at: [0, 0]))
    #expect(screen.outlineText == "a+ f g+")
  }

  @Test(arguments: OutlineKind.allCases)
  func `outlines keep the rules, in large type and from right to left`(kind: OutlineKind) {
    let screen = OutlineScreen(kind, expanding: ["a"])
    screen.expectAccessible()
    screen.controller.setEditing(true, animated: false)
    screen.expectAccessible()
  }

  @Test func `larger type lays out rows, headers and page rows again`() throws {
    guard #available(macOS 14, *) else { return }
    let screen = CapableScreen(CapableKind.bridgedTable)
    let table = try #require(screen.tableView)
    let cell = try #require(table.cellForRow(at: [0, 0]))
    cell.textLabel?.text = "Apple"
    screen.window.layoutIfNeeded()
    let height = { table.rectForRow(at: [0, 0]).height }
    let before = height()
    screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.window.layoutIfNeeded()
    #expect(height() > before + 10)
    screen.window.traitOverrides.preferredContentSizeCategory = .large
    screen.window.layoutIfNeeded()
    #expect(height() == before)
  }

  @Test(arguments: [CapableKind.bridgedTable, .bridgedCollection])
  func `the number of selected rows is announced`(kind: CapableKind) {
    let screen = CapableScreen(kind)
    screen.controller.setEditing(true, animated: false)
    let heard = screen.announcements {
      screen.tap([0, 0])
      screen.tap([1, 0])
      screen.tap([0, 0])
      screen.tap([1, 0])
    }
    #expect(heard == ["1 selected", "2 selected", "1 selected", "Nothing selected"])
  }

  @Test(arguments: [CapableKind.bridgedTable, .bridgedCollection])
  func `an undo says what it undid`(kind: CapableKind) {
    let screen = CapableScreen(kind)
    screen.swipeToDelete([0, 0])
    #expect(screen.announcements { screen.undo() } == ["Undone: Delete"])
    #expect(screen.announcements { screen.redo() } == ["Redone: Delete"])
  }

  // MARK: Placeholders and pages

  @Test func `a placeholder is announced when it appears`() {
    let screen = CapableScreen(CapableKind.bridgedTable)
    let searched = screen.announcements { screen.search(for: "Zebra") }
    #expect(searched.last == "No Results for “Zebra”")
    #expect(screen.announcements { screen.search(for: "") } == [])
    let heard = screen.announcements {
      screen.list.listData = []
      screen.tableView?.reloadData()
      screen.list.placeholder = .loading
      screen.list.placeholder = .failed("No connection.")
    }
    #expect(heard.suffix(2) == ["Loading…", "No connection."])
    #expect(screen.voiceOver.hasSuffix("No connection.\nTry Again, Button"))
    #expect(screen.activate("Try Again"))
    #expect(screen.list.log.last == "retry")
  }

  @Test func `pages say what became of them, and a failed one is a button`() async {
    struct Story: Identifiable, Hashable { let id: String }
    final class Stories: UITableViewController, PagedTableList {
      var pager: Pager<Story>!
      override func viewDidLoad() {
        super.viewDidLoad()
        connectList()
      }
      func listView(
        _ tableView: UITableView, configure cell: UITableViewCell, with story: Story,
        at indexPath: IndexPath
      ) { cell.textLabel?.text = story.id }
    }
    let loader = TestLoader<Int?, Page<Story, Int>>()
    let list = Stories(style: .plain)
    list.pager = Pager { try await loader.load($0) }
    let screen = ListScreen(list)
    await loader.answer(with: Page([Story(id: "One")], next: 2))
    #expect(screen.voiceOver.hasSuffix("One\nLoading…"))
    let failed = await screen.announcements {
      await loader.fail(with: URLError(.notConnectedToInternet))
    }
    #expect(failed.count == 1 && failed[0].hasSuffix("Tap to try again."))
    #expect(screen.voiceOver.hasSuffix("Tap to try again., Button. Tries again"))
    screen.tap([1, 0])
    let loaded = await screen.announcements {
      await loader.answer(with: Page(["Two", "Three"].map(Story.init), next: nil))
    }
    #expect(loaded == ["2 more loaded"])
    #expect(screen.voiceOver.hasSuffix("One\nTwo\nThree"))
  }

  @Test func `texts are those of the main bundle's table, or English`() {
    #expect(Spoken.moved("Ada", to: 3, of: 7) == "Moved Ada to 3 of 7")
    #expect(Spoken.moved("%2$@", to: 3, of: 7) == "Moved %2$@ to 3 of 7")
    #expect(Spoken.selected(0) == "Nothing selected" && Spoken.selected(1) == "1 selected")
  }
}
