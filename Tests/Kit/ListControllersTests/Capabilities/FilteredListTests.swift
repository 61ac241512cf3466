import ListTesting
import TestSupport
import Testing

/// Searches through much.
@MainActor @Suite(.timeLimit(.minutes(30))) struct FilteredListTests {
  final class Numbers: ConnectedTable, TextTable, FilteredList, CollapsibleList {
    var listData = (0..<10).map { section in
      Section(id: section, (0..<1_000).map { section * 1_000 + $0 })
    }
    let isOnMain = Locked(false)
    /// What is done on the main actor while the next search is under way.
    let meanwhile = Locked<(@MainActor @Sendable () -> Void)?>(nil)
    /// The number of searches that began.
    var began = 0

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

  private let screen = ListScreen(Numbers(style: .plain))
  private var list: Numbers { screen.controller }

  /// How many numbers the list shows in a section, and how many its table does.
  private func count(_ section: Int) -> [Int] {
    [list.numberOfItems(inSection: section), list.tableView.numberOfRows(inSection: section)]
  }

  @Test func `a long search leaves the main actor free, and the newest one is shown`()
    async throws
  {
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
    let isOnMain = list.isOnMain.withLock { $0 }
    #expect(
      (list.searchText, list.began, isOnMain, list.object(at: [0, 0]), count(1)) == (
        "123", 2, false, 123, [1, 1]
      ))
    list.search(for: "")
    #expect(list.tableView.numberOfRows(inSection: 0) == 1_000)
  }

  @Test func `a long search that is ended before it is shown is not shown any more`() async throws {
    let isEnded = Locked(false)
    list.meanwhile.withLock {
      $0 = {
        list.search(for: "")
        isEnded.withLock { $0 = true }
      }
    }
    list.search(for: "1")
    try await MainQueue.wait { isEnded.withLock { $0 } }
    await screen.settle()
    #expect((list.searchText, screen.rowCounts) == ("", Array(repeating: 1_000, count: 10)))
  }

  @Test func `what lies between two batches is shown during a search`() {
    list.setListData([Section(id: 0, [1]), Section(id: 1, [11, 2])])
    list.search(for: "1")
    let new = [Section(id: 1, [11, 21, 2]), Section(id: 0, [1])]
    #expect(
      (list.setListData(new), list.shownSections.map(\.items)) == (
        .updated(batches: 2), [[11, 21], [1]]
      ))
    screen.expectAgreement()
  }

  @Test func `new data and a collapsed section meanwhile are searched too`() async throws {
    list.meanwhile.withLock {
      $0 = {
        list.collapsedSections = [1]
        list.setListData(Array(list.listData.prefix(3)))
      }
    }
    list.search(for: "77")
    try await MainQueue.wait { list.searchText == "77" }
    #expect(
      (list.began, list.isCollapsed(section: 1), (0..<list.numberOfSections).map(count)) == (
        2, true, [[10, 10], [0, 0], [10, 10]]
      ))
  }

  @Test func `sections that are collapsed meanwhile and not shown stay collapsed`() async throws {
    list.meanwhile.withLock { $0 = { list.collapsedSections = [99] } }
    list.search(for: "77")
    try await MainQueue.wait { list.searchText == "77" }
    #expect(list.collapsedSections == [99])
    list.meanwhile.withLock { $0 = { list.collapsedSections = [98] } }
    list.search(for: "x")
    try await MainQueue.wait { list.searchText == "x" }
    // Nothing is shown before the update, and nothing after it.
    list.meanwhile.withLock { $0 = { list.collapsedSections = [97] } }
    #expect(await list.updateListData(to: [Section(id: 0, [0])]) != .superseded)
    #expect(list.collapsedSections == [97])
    list.search(for: "")
    list.setListData([Section(id: 97, [1]), Section(id: 0, [0])])
    #expect((list.isCollapsed(section: 0), count(1)) == (true, [1, 1]))
  }

  @Test func `2,000 objects are searched at once, more are not`() async throws {
    list.setListData([Section(id: 0, Array(0..<1_999)), Section(id: 1, [1_999])])
    list.search(for: "1999")
    #expect(list.searchText == "1999")
    list.search(for: "")
    list.setListData([Section(id: 0, Array(0..<1_999)), Section(id: 1, [1_999, 2_000])])
    list.search(for: "1999")
    #expect(list.searchText == "")
    try await MainQueue.wait { list.searchText == "1999" }
    #expect(list.tableView.numberOfSections == 1)
  }

  /// A list whose search depends on more than its text.
  final class Scoped: ConnectedTable, TextTable, FilteredList {
    var listData = [[0]]
    var step = 1

    func filter(for text: String) -> @Sendable (Int) -> Bool {
      { [step] in $0.isMultiple(of: step) && String($0).contains(text) }
    }
  }

  @Test(arguments: [100, 3_000])
  func `the same text is searched again with the list's current filter`(count: Int) async throws {
    let list = Scoped(style: .plain)
    let screen = ListScreen(list)
    list.setListData([Array(0..<count)])
    list.search(for: "7")
    try await MainQueue.wait { list.searchText == "7" }
    list.step = 7
    list.search(for: "7")
    let wanted = (0..<count).filter { $0.isMultiple(of: 7) && String($0).contains("7") }
    try await MainQueue.wait { list.numberOfItems(inSection: 0) == wanted.count }
    #expect((list.shownSections, screen.rowCounts) == ([wanted], [wanted.count]))
  }

  @Test func `a list that was freed no longer searches`() async throws {
    var list: Numbers? = Numbers(style: .plain)
    weak let freed = list
    list?.loadViewIfNeeded()
    list?.search(for: "5")
    list = nil
    try await MainQueue.wait { freed == nil }
  }

  @Test func `awaited data comes to an arranged list as it is arranged`() async {
    list.collapsedSections = [0]
    let outcome = await list.updateListData(to: [Section(id: 0, [1]), Section(id: 5, [2, 3])])
    #expect(outcome != .superseded)
    #expect((count(0), count(1), list.listData[0].items) == ([0, 0], [2, 2], [1]))
  }
}

extension Sequence where Element: Equatable {
  fileprivate func ends(with other: [Element]) -> Bool {
    Array(self).suffix(other.count) == other[...]
  }
}
