import ListControllers
import TestSupport
import Testing

/// Searches through much.
@MainActor @Suite(.timeLimit(.minutes(5))) struct FilteredListTests {
  final class Numbers: UITableViewController, TableList, FilteredList, CollapsibleList {
    var listData = (0..<10).map { section in
      Section(id: section, (0..<1_000).map { section * 1_000 + $0 })
    }
    let isOnMain = Locked(false)
    /// What is done on the main actor while the next search is under way.
    let meanwhile = Locked<(@MainActor @Sendable () -> Void)?>(nil)
    /// The number of searches that began.
    var began = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with number: Int,
      at indexPath: IndexPath
    ) {}
    func filter(for text: String) -> @Sendable (Int) -> Bool {
      began += 1
      let digits = Array(text.utf8)
      return { number in
        if number == 0 {
          if MainQueue.isCurrent { self.isOnMain.withLock { $0 = true } }
          // The search comes back to the main actor after this: its queue has an order.
          if let work = self.meanwhile.withLock({ $0.take() }) { Task { @MainActor in work() } }
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

  @Test func `a search through many rows leaves the main actor free, and the newest wins`()
    async throws
  {
    let (list, window) = numbers()
    list.meanwhile.withLock {
      $0 = {
        // The first search is under way on another thread; what is shown is still everything.
        #expect(list.tableView.numberOfRows(inSection: 0) == 1_000)
        list.search(for: "12")
        list.search(for: "123")
      }
    }
    list.search(for: "1")
    try await MainQueue.wait { list.searchText != "" }
    #expect(list.searchText == "123")
    #expect(list.began == 2)
    #expect(!list.isOnMain.withLock { $0 })
    #expect(list.object(at: [0, 0]) == 123)
    #expect(list.numberOfItems(inSection: 1) == 1)
    #expect(list.tableView.numberOfRows(inSection: 1) == 1)
    list.search(for: "")
    #expect(list.tableView.numberOfRows(inSection: 0) == 1_000)
    withExtendedLifetime(window) {}
  }

  @Test func `new data and a collapsed section meanwhile are searched too`() async throws {
    let (list, window) = numbers()
    list.meanwhile.withLock {
      $0 = {
        list.collapsedSections = [1]
        list.setListData(Array(list.listData.prefix(3)))
      }
    }
    list.search(for: "77")
    try await MainQueue.wait { list.searchText == "77" }
    #expect(list.began == 2)
    #expect(list.numberOfSections == 3)
    #expect(list.numberOfItems(inSection: 0) == 10)
    #expect(list.numberOfItems(inSection: 1) == 0)
    #expect(list.isCollapsed(section: 1))
    #expect(list.tableView.numberOfRows(inSection: 2) == 10)
    withExtendedLifetime(window) {}
  }

  @Test func `a list that is gone searches no more`() async throws {
    var list: Numbers? = Numbers(style: .plain)
    weak let freed = list
    list?.loadViewIfNeeded()
    list?.search(for: "5")
    list = nil
    try await MainQueue.wait { freed == nil }
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
