import DiffModel
import Dispatch
import ListControllers
import Synchronization
import Testing

/// Searches through much.
@MainActor struct FilteredListTests {
  final class Numbers: UITableViewController, TableList, FilteredList, CollapsibleList {
    var listData = (0..<10).map { section in
      Section(id: section, (0..<10_000).map { section * 10_000 + $0 })
    }
    var bridge: ListBridge?
    let isOnMain = Mutex(false)
    /// A search waits here, if it is told to.
    let gate = DispatchSemaphore(value: 0)
    var waits = false
    /// How many searches began.
    var began = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      bridge = ListBridge(self)
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with number: Int,
      at indexPath: IndexPath
    ) {}
    func filter(for text: String) -> @Sendable (Int) -> Bool {
      began += 1
      let digits = Array(text.utf8)
      let (gate, waits) = (gate, waits)
      return { number in
        if number == 0 {
          if MainQueue.isCurrent { self.isOnMain.withLock { $0 = true } }
          if waits { gate.wait() }
        }
        return String(number).utf8.elementsEqual(digits) || String(number).utf8.ends(with: digits)
      }
    }
  }

  private func numbers() -> (Numbers, UIWindow) {
    let list = Numbers(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (list, window)
  }

  @Test func `a search through 100,000 rows leaves the main actor free, and the newest wins`() async
  {
    let (list, window) = numbers()
    list.waits = true
    list.search(for: "1")
    await MainQueue.wait { list.began == 1 }
    list.waits = false
    list.search(for: "12")
    list.search(for: "123")
    // The first search stands at its gate on another thread; what is shown is still everything.
    #expect(list.tableView.numberOfRows(inSection: 0) == 10_000)
    #expect(list.searchText == "")
    list.gate.signal()
    await MainQueue.wait { list.searchText == "123" }
    #expect(list.began == 2)
    #expect(!list.isOnMain.withLock { $0 })
    #expect(list.object(at: [0, 0]) == 123)
    #expect(list.numberOfItems(inSection: 1) == 10)
    #expect(list.tableView.numberOfRows(inSection: 1) == 10)
    list.search(for: "")
    #expect(list.tableView.numberOfRows(inSection: 0) == 10_000)
    withExtendedLifetime(window) {}
  }

  @Test func `new data and a collapsed section meanwhile are searched too`() async {
    let (list, window) = numbers()
    list.waits = true
    list.search(for: "77")
    await MainQueue.wait { list.began == 1 }
    list.collapsedSections = [1]
    list.setListData(Array(list.listData.dropFirst(0).prefix(3)))
    list.waits = false
    list.gate.signal()
    await MainQueue.wait { list.searchText == "77" }
    #expect(list.numberOfSections == 3)
    #expect(list.numberOfItems(inSection: 0) == 100)
    #expect(list.numberOfItems(inSection: 1) == 0)
    #expect(list.isCollapsed(section: 1))
    #expect(list.tableView.numberOfRows(inSection: 2) == 100)
    withExtendedLifetime(window) {}
  }

  @Test func `a list that is gone searches no more`() async {
    var list: Numbers? = Numbers(style: .plain)
    weak let freed = list
    list?.loadViewIfNeeded()
    list?.search(for: "5")
    list = nil
    await MainQueue.wait { freed == nil }
    #expect(freed == nil)
  }

  @Test func `awaited data comes to an arranged list as it is arranged`() async {
    let (list, window) = numbers()
    list.collapsedSections = [0]
    let outcome = await list.updateListData(to: [Section(id: 0, [1]), Section(id: 5, [2, 3])])
    #expect(outcome != .overtaken)
    #expect(list.numberOfItems(inSection: 0) == 0)
    #expect(list.tableView.numberOfRows(inSection: 1) == 2)
    #expect(list.listData[0].items == [1])
    withExtendedLifetime(window) {}
  }
}

extension Sequence where Element: Equatable {
  fileprivate func ends(with other: [Element]) -> Bool {
    Array(self).suffix(other.count) == other[...]
  }
}
