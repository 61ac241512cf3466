import Foundation
import ListControllers
import ListTesting
import Testing

@testable import ListCapabilities
@testable import ListCore

/// What the kit's lists say to a user who hears them, and let the user do.
@MainActor @Suite(.timeLimit(.minutes(30))) struct SpokenListTests {
  private func actions(_ screen: CapableScreen, _ indexPath: IndexPath) -> [String] {
    screen.window.layoutIfNeeded()
    let cell =
      screen.tableView?.cellForRow(at: indexPath)
      ?? screen.collectionView?.cellForItem(at: indexPath)
    return (cell?.accessibilityCustomActions ?? []).map(\.name)
  }

  private func moves(_ screen: CapableScreen, _ indexPath: IndexPath) -> [String] {
    actions(screen, indexPath).filter { $0.hasPrefix("Move") }
  }

  // MARK: Moves

  @Test(arguments: CapableKind.allCases)
  func `rows are moved up and down where that is possible, and said to be`(kind: CapableKind) {
    let screen = CapableScreen(kind)
    // A cherry, at [2, 0], can't be moved.
    let paths: [IndexPath] = [[0, 0], [0, 1], [2, 0], [2, 1]]
    #expect(
      paths.map { moves(screen, $0).joined(separator: ", ") }
        == ["Move Down", "Move Up, Move Down", "", "Move Up"])
    let heard = screen.announcements { screen.perform(action: "Move Down", at: [0, 0]) }
    #expect(
      (heard, screen.names, moves(screen, [0, 0]))
        == (
          ["Moved Apple to 2 of 2 in A"],
          ["Apricot", "Apple", "Banana", "Cherry", "Coconut"], ["Move Down"]
        ))
    func names() -> [[String]] { screen.list.listData.map { $0.items.map(\.name) } }
    screen.perform(action: "Move Down", at: [0, 1])
    #expect(names() == [["Apricot"], ["Apple", "Banana"], ["Cherry", "Coconut"]])
    screen.perform(action: "Move Up", at: [1, 0])
    #expect(names()[0] == ["Apricot", "Apple"])
    // A search hides the moves.
    screen.search(for: "Ap")
    let searched = moves(screen, [0, 0])
    screen.search(for: "")
    #expect([searched, moves(screen, [0, 0])] == [[], ["Move Down"]])
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

  // MARK: Menus and swipes

  @Test(arguments: [CapableKind.bridgedTable, .bridgedCollection])
  func `the actions of menus are the row's, and swipes are UIKit's`(kind: CapableKind) {
    let screen = CapableScreen(kind)
    func menu(_ path: IndexPath) -> [String] {
      actions(screen, path).filter { ["Eat", "Flag"].contains($0) }
    }
    #expect((menu([1, 0]), menu([0, 0]).contains("Eat")) == (["Eat"], false))
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
    let header = screen.header(0)
    #expect(
      (header?.accessibilityLabel, header?.accessibilityValue, header?.accessibilityTraits)
        == ("A", "Expanded", [.button, .header]))
    screen.activate("A")
    #expect(
      (screen.header(0)?.accessibilityValue, screen.names)
        == ("Collapsed", ["Banana", "Cherry", "Coconut"]))
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
    func values(_ rows: [Int]) -> [String?] { rows.map { cell($0)?.accessibilityValue } }
    #expect(values([0, 1]) == ["Collapsed", nil])
    screen.perform(action: "Expand", at: [0, 0])
    #expect((screen.outlineText, values([0, 2])) == ("a- .b+ .e f g+", ["Expanded", nil]))
    screen.perform(action: "Collapse", at: [0, 0])
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
  func `the number of selected rows is announced, and what an undo undid`(kind: CapableKind) {
    let screen = CapableScreen(kind)
    screen.swipeToDelete([0, 0])
    var heard = screen.announcements { screen.undo() }
    heard += screen.announcements { screen.redo() }
    #expect(heard == ["Undone: Delete", "Redone: Delete"])
    screen.controller.setEditing(true, animated: false)
    let paths: [IndexPath] = [[0, 0], [1, 0], [0, 0], [1, 0]]
    heard = screen.announcements { for path in paths { screen.tap(path) } }
    #expect(heard == ["1 selected", "2 selected", "1 selected", "Nothing selected"])
  }

  // MARK: Placeholders and pages

  @Test func `a placeholder is announced when it appears`() {
    let screen = CapableScreen(CapableKind.bridgedTable)
    let searched = screen.announcements { screen.search(for: "Zebra") }
    let ended = screen.announcements { screen.search(for: "") }
    #expect((searched.last, ended) == ("No Results for “Zebra”", []))
    let heard = screen.announcements {
      screen.list.listData = []
      screen.tableView?.reloadData()
      screen.list.placeholder = .loading
      screen.list.placeholder = .failed("No connection.")
    }
    #expect(heard.suffix(2) == ["Loading…", "No connection."])
    #expect(screen.voiceOver.hasSuffix("No connection.\nTry Again, Button"))
    screen.activate("Try Again")
    #expect(screen.list.log.last == "retry")
  }

  @Test func `pages say what became of them, and a failed one is a button`() async {
    struct Story: Identifiable, Hashable { let id: String }
    final class Stories: ConnectedTable, PagedTableList, PlainTable {
      var pager: Pager<Story>!
      func text(of story: Story) -> String { story.id }
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
    let isRead = screen.voiceOver.hasSuffix("One\nTwo\nThree")
    #expect((loaded, isRead) == (["2 more loaded"], true))
  }

  @Test func `texts are those of the main bundle's table, or English`() {
    #expect(
      ["Ada", "%2$@"].map { Spoken.moved($0, to: 3, of: 7) }
        == ["Moved Ada to 3 of 7", "Moved %2$@ to 3 of 7"])
    #expect([0, 1].map(Spoken.selected) == ["Nothing selected", "1 selected"])
  }
}
