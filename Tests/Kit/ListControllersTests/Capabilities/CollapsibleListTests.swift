import ListTesting
import Testing

/// By what sections are recognized that are collapsed.
@MainActor struct CollapsibleListTests {
  final class Names: UITableViewController, TextTable, CollapsibleList, FilteredList {
    var listData = [["Ada", "Alan"], ["Barbara", "Bob"], ["Barry"]]
    func filter(for text: String) -> @Sendable (String) -> Bool { { $0.hasPrefix(text) } }
  }

  @Test func `a section without an identifier is its place in the data, also during a search`() {
    let list = Names(style: .plain)
    let screen = ListScreen(connecting: list)
    list.search(for: "B")
    #expect(screen.accessibilityLabels == ["Barbara", "Bob", "Barry"])
    list.toggleSection(0)
    #expect(
      (list.collapsedSections, (0..<2).map(list.isCollapsed), screen.accessibilityLabels)
        == ([1], [true, false], ["Barry"]))
    list.search(for: "")
    #expect(
      ((0..<3).map(list.isCollapsed), screen.accessibilityLabels)
        == ([false, true, false], ["Ada", "Alan", "Barry"]))
    list.search(for: "Ba")
    #expect(screen.accessibilityLabels == ["Barry"])
    list.toggleSection(0)
    #expect((screen.accessibilityLabels, list.collapsedSections) == (["Barbara", "Barry"], []))
  }
}
