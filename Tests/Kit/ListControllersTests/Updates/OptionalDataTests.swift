import ListTesting
import Testing

/// Lists whose data may be nil.
@MainActor @Suite(.timeLimit(.minutes(30))) struct OptionalDataTests {
  final class Names: UITableViewController, TextTable, FilteredList, EditableList {
    var listData: [Section<String>]?
    func filter(for text: String) -> @Sendable (String) -> Bool { { $0.contains(text) } }
  }

  private let screen = ListScreen(connecting: Names(style: .plain))
  private var list: Names { screen.controller }
  private let data = [Section(id: "a", ["Ada", "Alan"]), Section(id: "g", ["Grace"])]

  @Test func `data is set or awaited, and removed`() async {
    let updated = ListUpdatesOutcome.updated(batches: 1)
    let names = ["Ada", "Alan", "Grace"]
    #expect(screen.accessibilityLabels == [])
    #expect((list.setListData(data), screen.accessibilityLabels) == (updated, names))
    #expect((list.setListData(nil), screen.accessibilityLabels) == (updated, []))
    #expect(list.listData == nil)
    let kept = list.setListData(data, duplicates: .keepFirst)
    #expect((kept, screen.accessibilityLabels) == (updated, names))
    list.setListData(nil)
    let awaited = await list.updateListData(to: data)
    #expect((awaited, screen.accessibilityLabels) == (updated, names))
    let removed = await list.updateListData(to: nil)
    #expect((removed, list.listData) == (updated, nil))
    let made = await list.updateListData { [Section(id: "b", ["Barbara"])] }
    #expect((made, screen.accessibilityLabels) == (updated, ["Barbara"]))
  }

  @Test func `data is searched, even before it is set`() {
    list.search(for: "a")
    list.setListData(data)
    #expect(screen.accessibilityLabels == ["Ada", "Alan", "Grace"].filter { $0.contains("a") })
    list.setListData(nil)
    #expect((list.searchText, screen.accessibilityLabels) == ("a", []))
    list.search(for: "")
    list.setListData(data)
    #expect(screen.accessibilityLabels.count == 3)
  }

  @Test func `data is edited, in what a search shows too`() {
    let none = list.removeItem(at: [0, 0])
    #expect((none, list.insertItem("Ada", at: [0, 0])) == (nil, false))
    list.setListData(data)
    list.search(for: "l")
    #expect(list.removeItem(at: [0, 0]) == "Alan")
    list.search(for: "")
    let edits = [
      list.insertItem("Alice", at: [0, 1]), list.replaceItem(at: [1, 0], with: "Gerda"),
      list.moveItem(from: [0, 1], to: [1, 0]),
    ]
    #expect(edits == [true, true, true])
    let shown = (list.listData?.map(\.items), screen.accessibilityLabels)
    #expect(shown == ([["Ada"], ["Alice", "Gerda"]], ["Ada", "Alice", "Gerda"]))
    screen.swipeToDelete([0, 0])
    #expect(screen.accessibilityLabels == ["Alice", "Gerda"])
  }
}
