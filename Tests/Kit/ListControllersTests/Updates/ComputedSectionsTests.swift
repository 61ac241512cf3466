import ListTesting
import TestSupport
import Testing

/// Data that makes its sections anew whenever it is asked, and is more than its sections.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ComputedSectionsTests {
  struct Parts: SectionedDataSource {
    var numbers: [Int]
    var name = "made of sections"

    init(_ numbers: [Int], name: String) { (self.numbers, self.name) = (numbers, name) }

    init(_ sections: [[Int]]) { numbers = sections.flatMap { $0 } }
    var sections: [[Int]] {
      get {
        let size = max(2, numbers.count / 4)
        return stride(from: 0, to: numbers.count, by: size).map {
          Array(numbers[$0...].prefix(size))
        }
      }
      set { self = Parts(newValue) }
    }
    var numberOfSections: Int { sections.numberOfSections }
    func numberOfItems(inSection section: Int) -> Int { sections.numberOfItems(inSection: section) }
    func object(at indexPath: IndexPath) -> Int? { sections.object(at: indexPath) }
  }

  final class Table: ConnectedTable, TableList {
    var listData = Parts([1, 2, 3], name: "first")

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with number: Int,
      at indexPath: IndexPath
    ) { cell.accessibilityLabel = "\(number)" }
  }

  final class Searched: ConnectedTable, TableList, FilteredList {
    var listData = Parts(Array(0..<2_002), name: "first")

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with number: Int,
      at indexPath: IndexPath
    ) { cell.accessibilityLabel = "\(number)" }
    func filter(for text: String) -> @Sendable (Int) -> Bool { { "\($0)" == text } }
  }

  private let screen = ListScreen(Table(style: .plain))
  private var list: Table { screen.controller }

  @Test func `data that is set, or awaited, is what the list has afterwards`() async {
    let set = list.setListData(Parts([3, 4, 5, 6, 7], name: "second"))
    #expect((set, list.listData.name) == (.updated(batches: 1), "second"))
    #expect(screen.accessibilityLabels == ["3", "4", "5", "6", "7"])
    let awaited = await list.updateListData(to: Parts([3, 4, 5], name: "third"))
    #expect((awaited, list.listData.name) == (.updated(batches: 1), "third"))
    #expect(screen.accessibilityLabels == ["3", "4", "5"])
  }

  @Test func `data that is more than a screen is searched`() async throws {
    let list = Searched(style: .plain)
    let screen = ListScreen(list)
    list.search(for: "1234")
    try await MainQueue.wait { list.searchText == "1234" }
    #expect((screen.accessibilityLabels, list.listData.name) == (["1234"], "first"))
  }
}
