import ListTesting
import TestSupport
import Testing

/// Data that makes its sections anew whenever it is asked, and is more than its sections.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ComputedSectionsTests {
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

  final class Table: UITableViewController, TableList {
    var listData = Parts([1, 2, 3], name: "first")

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with number: Int,
      at indexPath: IndexPath
    ) { cell.accessibilityLabel = "\(number)" }
  }

  final class Searched: UITableViewController, TableList, FilteredList {
    var listData = Parts(Array(0..<2_002), name: "first")

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with number: Int,
      at indexPath: IndexPath
    ) { cell.accessibilityLabel = "\(number)" }
    func filter(for text: String) -> @Sendable (Int) -> Bool { { "\($0)" == text } }
  }

  private let screen = ListScreen(Table(style: .plain))
  private var list: Table { screen.controller }

  @Test func `data that is set is what the list has afterwards`() {
    #expect(
      list.setListData(Parts([3, 4, 5, 6, 7], name: "second")) == .updated(batches: 1))
    #expect(list.listData.name == "second")
    #expect(screen.accessibilityLabels == ["3", "4", "5", "6", "7"])
  }

  @Test func `data that is awaited is what the list has afterwards`() async {
    let outcome = await list.updateListData(to: Parts([3, 4, 5], name: "second"))
    #expect(outcome == .updated(batches: 1))
    #expect(list.listData.name == "second")
    #expect(screen.accessibilityLabels == ["3", "4", "5"])
  }

  @Test func `data that is more than a screen is searched`() async throws {
    let list = Searched(style: .plain)
    let screen = ListScreen(list)
    list.search(for: "1234")
    try await MainQueue.wait { list.searchText == "1234" }
    #expect(screen.accessibilityLabels == ["1234"])
    #expect(list.listData.name == "first")
  }
}
