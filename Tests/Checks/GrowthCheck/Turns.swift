import Foundation
import HeadlessUIKit
import ListControllers

/// Something big that a list does, and the longest time for which it keeps the main actor.
struct Turn {
  let name: String
  /// Makes a list, and returns the action and a closure that says whether its work has ended.
  let prepare: @MainActor () async -> (action: () -> Void, isDone: () -> Bool)

  init(
    _ name: String,
    prepare: @escaping @MainActor () async -> (action: () -> Void, isDone: () -> Bool)
  ) { (self.name, self.prepare) = (name, prepare) }

  /// Creates a turn whose work ends with the action.
  init(_ name: String, action: @escaping @MainActor () -> () -> Void) {
    self.init(name) { (action(), { true }) }
  }

  /// The longest time on the main actor without a break, and the CPU time, in milliseconds.
  private struct Time {
    var longest = 0.0
    var cpu = 0.0
  }

  /// Performs each turn five times, and prints the medians.
  @MainActor static func measure(_ part: String) async {
    print("longest stretch on the main actor and CPU time, in milliseconds, medians of 5")
    for turn in all where part.isEmpty || turn.name.contains(part) {
      var times: [Time] = []
      for _ in 0..<5 { times.append(await turn.time()) }
      let longest = times.map(\.longest).sorted()[2]
      let cpu = times.map(\.cpu).sorted()[2]
      print(String(format: "%8.1f %8.1f  ", longest, cpu) + turn.name)
    }
  }

  @MainActor private func time() async -> Time {
    let (action, isDone) = await prepare()
    var time = Time()
    let start = processTime()
    var last = ContinuousClock.now
    /// Ends a stretch.
    func end() {
      let stretch = (ContinuousClock.now - last) / .milliseconds(1)
      time.longest = max(time.longest, stretch)
    }
    action()
    end()
    last = .now
    while !isDone() {
      // What is done on the main actor meanwhile comes between two of these.
      await Task.yield()
      end()
      last = .now
    }
    time.cpu = processTime() - start
    return time
  }

  @MainActor static let all = ofOutlines + ofPages + ofSearches + ofHeights
}

/// A row that may be searched off the main actor.
struct SentRow: Identifiable, Equatable, Sendable {
  let id: Int
  var children: [SentRow]?
}

/// A table that performs no updates, so that what the list does for them remains.
private final class QuietTable: UITableView {
  var isQuiet = false

  @discardableResult
  static func show(_ list: QuietController, isQuiet: Bool) -> UITableView {
    _ = Screens.show(list)
    (list.tableView as? QuietTable)?.isQuiet = isQuiet
    return list.tableView
  }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if !isQuiet { return super.performBatchUpdates(updates, completion: completion) }
    updates?()
    completion?(true)
  }
  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    if !isQuiet { super.insertRows(at: indexPaths, with: animation) }
  }
  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    if !isQuiet { super.deleteRows(at: indexPaths, with: animation) }
  }
  override func reconfigureRows(at indexPaths: [IndexPath]) {
    if !isQuiet { super.reconfigureRows(at: indexPaths) }
  }
  override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    if !isQuiet { super.insertSections(sections, with: animation) }
  }
  override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    if !isQuiet { super.deleteSections(sections, with: animation) }
  }
  override func reloadData() {
    if !isQuiet { super.reloadData() }
  }
}

private class QuietController: ConnectedTable {
  override func loadView() { tableView = QuietTable(frame: .zero, style: .plain) }
}

/// A list that is searched by the last digits of its numbers.
private protocol SuffixList: NumberedTable where Object == SentRow {}

extension SuffixList {
  func filter(for text: String) -> @Sendable (SentRow) -> Bool {
    { "\($0.id)".hasSuffix(text) }
  }
}

private final class SentTree: QuietController, TableList, SuffixList, OutlineList, FilteredList {
  var listData: [Outline<SentRow>] = []
}

private final class SentTable: QuietController, TableList, SuffixList, FilteredList {
  var listData: [[SentRow]] = []
}

private final class SentPages: QuietController, PagedTableList, NumberedTable {
  var pager: Pager<SentRow>!
}

private final class SizedTable: QuietController, TableList, NumberedTable, SelfSizingList {
  var listData: [[SentRow]] = []
  func estimatedHeight(of row: SentRow) -> CGFloat? { row.id % 3 == 0 ? 60 : nil }
}

extension Turn {
  /// A turn in a table, and without what the table does.
  @MainActor private static func both(
    _ name: String,
    _ prepare:
      @escaping @MainActor (_ isQuiet: Bool) async -> (action: () -> Void, isDone: () -> Bool)
  ) -> [Turn] {
    [
      Turn(name) { await prepare(false) },
      Turn("\(name), without the table") { await prepare(true) },
    ]
  }

  /// Rows with numbers.
  private static func rows(_ numbers: Range<Int>) -> [SentRow] { numbers.map { SentRow(id: $0) } }

  /// An outline of 10,000 nodes with 99 children each.
  private static func outline(closed: Int? = nil) -> Outline<SentRow> {
    let roots = (0..<10_000).map { root in
      SentRow(id: 100 * root, children: rows(100 * root + 1..<100 * root + 100))
    }
    let open = Set(roots.indices.map { 100 * $0 }).subtracting([closed].compactMap(\.self))
    return Outline(roots, expandedIDs: open, children: \.children)
  }

  @MainActor private static func tree(
    _ data: Outline<SentRow>, isQuiet: Bool, _ action: @escaping @MainActor (SentTree) -> Void,
    until isDone: @escaping @MainActor (SentTree) -> Bool = { _ in true }
  ) -> (action: () -> Void, isDone: () -> Bool) {
    let list = SentTree(style: .plain)
    list.listData = [data]
    QuietTable.show(list, isQuiet: isQuiet)
    return ({ action(list) }, { isDone(list) })
  }

  @MainActor static let ofOutlines =
    both("outline: a node in the middle of a million rows opens") { isQuiet in
      tree(outline(closed: 500_000), isQuiet: isQuiet) { $0.toggleItem(at: [0, 500_000]) }
    }
    + both("outline: a node in the middle of a million rows closes") { isQuiet in
      tree(outline(), isQuiet: isQuiet) { $0.toggleItem(at: [0, 500_000]) }
    }
    + both("outline: the first of a million roots opens") { isQuiet in
      var roots = rows(0..<1_000_000)
      roots[0].children = [SentRow(id: -1)]
      return tree(Outline(roots, children: \.children), isQuiet: isQuiet) {
        $0.toggleItem(at: [0, 0])
      }
    }

  /// The arrival of a page after some objects, or of the first page.
  @MainActor private static func page(
    after count: Int, isQuiet: Bool
  ) async -> (action: () -> Void, isDone: () -> Bool) {
    let (first, page) = (rows(0..<count), rows(count..<count + 300_000))
    let list = SentPages(style: .plain)
    var waiting: CheckedContinuation<Void, Never>?
    list.pager = Pager(maxItems: .max) { (token: Int?) in
      if token == nil, !first.isEmpty { return Page(first, next: 1) }
      await withCheckedContinuation { waiting = $0 }
      return Page(page, next: nil)
    }
    QuietTable.show(list, isQuiet: false)
    while waiting == nil {
      await Task.yield()
      Screens.draw()
    }
    (list.tableView as? QuietTable)?.isQuiet = isQuiet
    return ({ waiting?.resume() }, { list.pager.objects.count > count })
  }

  @MainActor static let ofPages =
    both("pages: 300,000 objects after ten") { await page(after: 10, isQuiet: $0) }
    + both("pages: 300,000 objects after a million") { await page(after: 1_000_000, isQuiet: $0) }
    + both("pages: the first 300,000 objects") { await page(after: 0, isQuiet: $0) }

  @MainActor private static func table(
    isQuiet: Bool, _ action: @escaping @MainActor (SentTable) -> Void,
    until isDone: @escaping @MainActor (SentTable) -> Bool
  ) -> (action: () -> Void, isDone: () -> Bool) {
    let list = SentTable(style: .plain)
    list.listData = [rows(0..<1_000_000)]
    QuietTable.show(list, isQuiet: isQuiet)
    return ({ action(list) }, { isDone(list) })
  }

  @MainActor static let ofSearches =
    both("search: every tenth of a million rows") { isQuiet in
      table(isQuiet: isQuiet) {
        $0.search(for: "7")
      } until: {
        !$0.searchText.isEmpty
      }
    }
    + both("search: ten of a million rows") { isQuiet in
      table(isQuiet: isQuiet) {
        $0.search(for: "77777")
      } until: {
        !$0.searchText.isEmpty
      }
    }
    + both("search: every tenth of a million rows of an outline") { isQuiet in
      tree(outline(), isQuiet: isQuiet) {
        $0.search(for: "7")
      } until: {
        !$0.searchText.isEmpty
      }
    }
    + both("search: ten of an outline's million rows") { isQuiet in
      tree(outline(), isQuiet: isQuiet) {
        $0.search(for: "77777")
      } until: {
        !$0.searchText.isEmpty
      }
    }

  @MainActor static let ofHeights = [
    Turn("heights: the first layout of 100,000 rows") {
      let list = SizedTable(style: .plain)
      list.listData = [rows(0..<100_000)]
      return { QuietTable.show(list, isQuiet: false) }
    },
    Turn("heights: the first layout of 100,000 rows, without the table") {
      let list = SizedTable(style: .plain)
      list.listData = [rows(0..<100_000)]
      let table = QuietTable.show(list, isQuiet: true)
      return {
        for row in 0..<100_000 {
          _ = table.delegate?.tableView(table, estimatedHeightForRowAt: [0, row])
        }
      }
    },
  ]
}
