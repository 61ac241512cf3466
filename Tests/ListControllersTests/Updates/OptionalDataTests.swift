import ListTesting
import Testing

/// Lists whose data may be nil.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OptionalDataTests {
  final class Names: UITableViewController, TextTable, FilteredList, EditableList {
    var listData: [Section<String>]?
    func filter(for text: String) -> @Sendable (String) -> Bool { { $0.contains(text) } }
  }

  private let screen = ListScreen(connecting: Names(style: .plain))
  private var list: Names { screen.controller }
  private let data = [Section(id: "a", ["Ada", "Alan"]), Section(id: "g", ["Grace"])]

  @Test func `data is set, and removed`() {
    #expect(screen.accessibilityLabels == [])
    #expect(list.setListData(data) == .updated(batches: 1))
    #expect(screen.accessibilityLabels == ["Ada", "Alan", "Grace"])
    #expect(list.setListData(nil) == .updated(batches: 1))
    #expect(list.listData == nil)
    #expect(screen.accessibilityLabels == [])
    #expect(list.setListData(data, duplicates: .keepFirst) == .updated(batches: 1))
    #expect(screen.accessibilityLabels == ["Ada", "Alan", "Grace"])
  }

  @Test func `data is awaited`() async {
    #expect(await list.updateListData(to: data) == .updated(batches: 1))
    #expect(screen.accessibilityLabels == ["Ada", "Alan", "Grace"])
    #expect(await list.updateListData(to: nil) == .updated(batches: 1))
    #expect(list.listData == nil)
    #expect(await list.updateListData { [Section(id: "b", ["Barbara"])] } == .updated(batches: 1))
    #expect(screen.accessibilityLabels == ["Barbara"])
  }

  @Test func `data is searched, even before it is set`() {
    list.search(for: "a")
    list.setListData(data)
    #expect(screen.accessibilityLabels == ["Ada", "Alan", "Grace"].filter { $0.contains("a") })
    list.setListData(nil)
    #expect(list.searchText == "a")
    #expect(screen.accessibilityLabels == [])
    list.search(for: "")
    list.setListData(data)
    #expect(screen.accessibilityLabels.count == 3)
  }

  @Test func `data is edited, in what a search shows too`() {
    #expect(list.removeItem(at: [0, 0]) == nil)
    #expect(!list.insertItem("Ada", at: [0, 0]))
    list.setListData(data)
    list.search(for: "l")
    #expect(list.removeItem(at: [0, 0]) == "Alan")
    list.search(for: "")
    #expect(list.insertItem("Alice", at: [0, 1]))
    #expect(list.replaceItem(at: [1, 0], with: "Gerda"))
    #expect(list.moveItem(from: [0, 1], to: [1, 0]))
    #expect(list.listData?.map(\.items) == [["Ada"], ["Alice", "Gerda"]])
    #expect(screen.accessibilityLabels == ["Ada", "Alice", "Gerda"])
    #expect(screen.swipeToDelete([0, 0]))
    #expect(screen.accessibilityLabels == ["Alice", "Gerda"])
  }
}
