import Foundation
import ListControllers
import TestSupport
import Testing

/// Lists that are scrolled, updated, resized and covered by chance, against a naive model.
@MainActor struct ScrollingChanceTests {
  @Test(arguments: TallScreen.Kind.allCases, Walk.seeds(1))
  func `rows keep their places through whatever happens`(_ kind: TallScreen.Kind, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Each list has an anchor and insets of its own at first.
    for walk in 0..<Walk.steps(4) {
      let list = ScrollingWalk(kind, seed: generator.next())
      for step in 0..<100 {
        list.step()
        guard !list.faults.isEmpty else { continue }
        let faults = list.faults.prefix(3).joined(separator: "; ")
        Issue.record("walk \(walk), step \(step), \(list.action): \(faults)")
        break
      }
    }
  }
}

@MainActor private protocol ChanceList: TallList, KeyboardList {}

private final class ChanceRows: UITableViewController, TableList, ChanceList {
  var listData: [[TallRow]] = [[]]
  var anchor = ListAnchor.beginning
  var floatingBars: [UIView] = []
  var estimate: CGFloat?
  var onDrag: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 20
    connectList()
  }

  func listView(
    _ tableView: UITableView, configure cell: ChanceCell, with row: TallRow,
    at indexPath: IndexPath
  ) { cell.show(row) }
}

private final class ChanceItems: ConnectedCollection, CollectionList, ChanceList {
  var listData: [[TallRow]] = [[]]
  var anchor = ListAnchor.beginning
  var floatingBars: [UIView] = []
  var estimate: CGFloat?
  var onDrag: () -> Void = {}

  func listView(
    _ collectionView: UICollectionView, configure cell: TallItemCell, with row: TallRow,
    at indexPath: IndexPath
  ) { cell.row = row }
}

/// A cell whose height depends on its width, and some of which contain a list of their own.
private final class ChanceCell: UITableViewCell {
  private(set) var row: TallRow?
  private(set) var shelf: ShelfNumbers?

  func show(_ row: TallRow) {
    self.row = row
    if Self.hasShelf(row), shelf == nil {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 40, height: 10)
      let shelf = ShelfNumbers(collectionViewLayout: layout)
      shelf.view.frame = CGRect(x: 0, y: 0, width: 200, height: 15)
      contentView.addSubview(shelf.view)
      self.shelf = shelf
    }
    shelf?.setListData([Self.hasShelf(row) ? Self.numbers(row) : []])
  }

  static func hasShelf(_ row: TallRow) -> Bool { row.id % 9 == 0 }
  static func numbers(_ row: TallRow) -> [Int] {
    (0..<Int(row.height) % 7 + 3).map { row.id * 100 + $0 }
  }
  static func height(of row: TallRow, width: CGFloat) -> CGFloat {
    width > 340 ? (row.height * 0.7).rounded() : row.height
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(
      width: targetSize.width,
      height: row.map { Self.height(of: $0, width: targetSize.width) } ?? 0)
  }
}

private final class ShelfNumbers: ConnectedCollection, CollectionList, FloatingBarList,
  AnchoredList
{
  var listData: [[Int]] = [[]]
  var floatingBars: [UIView] { [] }
  var anchor: ListAnchor { .object }

  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with number: Int,
    at indexPath: IndexPath
  ) { cell.tag = number }
}

/// A list on a screen, and what has to be seen there.
@MainActor private final class ScrollingWalk {
  private let kind: TallScreen.Kind
  private let list: any ChanceList
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
  private let user = User()
  private var random: SeededGenerator
  /// All rows, of which a search may hide most.
  private var all: [TallRow] = []
  private var search: Int?
  private var next = 0
  private var bars: [UIView] = []
  private var appInset = UIEdgeInsets.zero
  /// The heights of rows that were measured, for each width that matters to the list.
  private var known: [CGFloat: [Int: CGFloat]] = [:]
  private(set) var action = ""
  private(set) var faults: [String] = []

  /// What the user sees.
  private struct Sight {
    var places: [(id: Int, top: CGFloat, bottom: CGFloat)]
    var offset, first, end, height, width: CGFloat
    /// The distance of the lower end of the visible part from the top of the view.
    var edge: CGFloat
    var contentHeight: CGFloat
    /// The places that neither bars nor insets cover.
    var seen: [(id: Int, top: CGFloat, bottom: CGFloat)] {
      places.filter { $0.bottom > -first && $0.top < edge }
    }
    var isAtBeginning: Bool { offset <= first }
    var isAtEnd: Bool { offset >= end - 1 }
  }

  init(_ kind: TallScreen.Kind, seed: UInt64) {
    self.kind = kind
    random = SeededGenerator(seed: seed)
    list =
      switch kind {
      case .table: ChanceRows()
      case .flow: ChanceItems(collectionViewLayout: TallScreen.flow)
      case .lines: ChanceItems(collectionViewLayout: TallScreen.lines)
      }
    list.anchor = [.beginning, .object, .end].randomElement(using: &random)!
    all = newRows(60)
    list.listData = [all]
    window.rootViewController = list
    if Bool.random(using: &random) {
      appInset = UIEdgeInsets(top: 3, left: 0, bottom: 7, right: 0)
      view.contentInset = appInset
    }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    HeadlessRunLoop.tick()
    look()
  }

  private var view: UIScrollView {
    (list as? UITableViewController)?.tableView
      ?? (list as! UICollectionViewController).collectionView
  }

  private func newRows(_ count: Int) -> [TallRow] {
    defer { next += count }
    return (next..<next + count).map {
      TallRow(id: $0, height: CGFloat(Int.random(in: 20...180, using: &random)))
    }
  }

  private var rows: [TallRow] { list.listData[0] }
  private func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private func check(_ isTrue: Bool, _ fault: @autoclosure () -> String) {
    if !isTrue { faults.append(fault()) }
  }

  // MARK: What is seen

  private var paths: [IndexPath] {
    ((view as? UITableView)?.indexPathsForVisibleRows
      ?? (view as? UICollectionView)?.indexPathsForVisibleItems ?? []).sorted()
  }

  private func frame(at item: Int) -> CGRect {
    (view as? UITableView)?.rectForRow(at: [0, item])
      ?? (view as? UICollectionView)?.layoutAttributesForItem(at: [0, item])?.frame ?? .null
  }

  private func frame(of id: Int) -> CGRect? {
    rows.firstIndex { $0.id == id }.map(frame(at:))
  }

  private var sight: Sight {
    let inset = view.adjustedContentInset
    return Sight(
      places: paths.map {
        let frame = frame(at: $0.item).offsetBy(dx: 0, dy: -view.contentOffset.y)
        return (rows[$0.item].id, frame.minY, frame.maxY)
      },
      offset: view.contentOffset.y, first: -inset.top,
      end: max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height),
      height: view.bounds.height, width: view.bounds.width,
      edge: view.bounds.height - inset.bottom, contentHeight: view.contentSize.height)
  }

  private func clamped(_ offset: CGFloat, _ sight: Sight) -> CGFloat {
    max(min(offset, sight.end), sight.first)
  }

  /// Remembers what is seen, and compares it with the data.
  private func look() {
    let sight = sight
    check(view.bounds.size == window.bounds.size, "the size is \(view.bounds.size)")
    check(sight.offset >= sight.first - 0.5, "\(sight.offset) is before \(sight.first)")
    check(sight.offset <= sight.end + 0.5, "\(sight.offset) is after \(sight.end)")
    let count =
      (view as? UITableView)?.numberOfRows(inSection: 0)
      ?? (view as! UICollectionView).numberOfItems(inSection: 0)
    check(count == rows.count, "\(count) rows in place of \(rows.count)")
    var bottom = max(sight.offset, 0)
    for path in paths {
      let row = rows[path.item]
      let frame = frame(at: path.item)
      check(abs(frame.minY - bottom) < 0.5 || path == paths.first, "a gap above row \(row.id)")
      bottom = frame.maxY
      check(
        abs(frame.height - height(of: row)) < 0.5,
        "row \(row.id) is \(frame.height), not \(height(of: row))")
      if let cell = (view as? UITableView)?.cellForRow(at: path) as? ChanceCell {
        check(cell.row == row, "\(cell.row as Any) in place of \(row)")
        if let shelf = cell.shelf {
          let numbers = ChanceCell.hasShelf(row) ? ChanceCell.numbers(row) : []
          let shown = shelf.collectionView.indexPathsForVisibleItems.sorted().map {
            shelf.collectionView.cellForItem(at: $0)?.tag
          }
          check(shown == numbers.prefix(shown.count).map { $0 }, "\(shown), not \(numbers)")
          check(shelf.collectionView.numberOfItems(inSection: 0) == numbers.count, "shelf count")
        }
      }
      if let cell = (view as? UICollectionView)?.cellForItem(at: path) as? TallItemCell {
        check(cell.row == row, "\(cell.row as Any) in place of \(row)")
      }
    }
    let shownEnd = min(sight.offset + sight.height, sight.contentHeight)
    if let first = paths.first {
      check(frame(at: first.item).minY <= max(sight.offset, 0) + 0.5, "nothing at the top")
      check(bottom >= shownEnd - 0.5, "nothing at the bottom: \(bottom), \(shownEnd)")
    } else {
      check(rows.isEmpty || shownEnd <= max(sight.offset, 0), "nothing is shown")
    }
    lookAtHeights(sight)
    let covered = covered
    check(
      view.contentInset.top == appInset.top + covered.top
        && view.contentInset.bottom == appInset.bottom + covered.bottom,
      "insets \(view.contentInset), not \(appInset) and \(covered)")
    check(
      view.verticalScrollIndicatorInsets.top == covered.top
        && view.verticalScrollIndicatorInsets.bottom == covered.bottom, "indicator insets")
    if let path = list.focusedIndexPath {
      check(path.item < rows.count, "the focus is at \(path)")
    }
  }

  private func height(of row: TallRow) -> CGFloat {
    kind == .table ? ChanceCell.height(of: row, width: view.bounds.width) : row.height
  }

  /// The width for which heights are known. The items of a collection view keep their heights.
  private var width: CGFloat { kind == .table ? view.bounds.width : 0 }

  /// Checks that each row has the height with which it was measured last, or else its estimate.
  private func lookAtHeights(_ sight: Sight) {
    var sum: CGFloat = 0
    for (item, row) in rows.enumerated() {
      let frame = frame(at: item)
      sum += frame.height
      let old = known[width]?[row.id] ?? 20
      // It may have been measured on the way.
      check(
        abs(frame.height - height(of: row)) < 0.5 || abs(frame.height - old) < 0.5,
        "row \(row.id) is \(frame.height), and was \(old)")
      // A row of the estimate's height may have been measured, too.
      if frame.height != 20 || height(of: row) == 20 {
        known[width, default: [:]][row.id] = frame.height
      }
    }
    check(abs(sum - sight.contentHeight) < 0.5, "height \(sight.contentHeight), not \(sum)")
  }

  private var covered: (top: CGFloat, bottom: CGFloat) {
    var (top, bottom): (CGFloat, CGFloat) = (0, 0)
    let height = window.bounds.height
    for bar in bars where bar.superview != nil && !bar.isHidden && list.floatingBars.contains(bar) {
      guard bar.frame.minY < height, bar.frame.maxY > 0 else { continue }
      if bar.frame.midY > height / 2 {
        bottom = max(bottom, height - bar.frame.minY)
      } else {
        top = max(top, bar.frame.maxY)
      }
    }
    return (top, bottom)
  }

  private func settle() {
    window.layoutIfNeeded()
    HeadlessRunLoop.tick()
    HeadlessRunLoop.tick()
    window.layoutIfNeeded()
  }

  // MARK: Steps

  func step() {
    let before = sight
    switch number(0...19) {
    case 0...5: scroll(before)
    case 6...8: update(before)
    case 9: toggleSearch(before)
    case 10, 11: scrollToObject(before, animated: false)
    case 12, 13: scrollToObject(before, animated: true)
    case 14: resizeHeight(before)
    case 15: resizeWidth(before)
    case 16: changeBars(before)
    case 17: changeAnchor(before)
    case 18: reload(before)
    default: press()
    }
    look()
  }

  private func expect(_ wanted: CGFloat, _ what: String) {
    let now = sight
    let offset = clamped(wanted, now)
    check(abs(now.offset - offset) <= 0.5, "\(what): \(now.offset), not \(offset) (\(wanted))")
  }

  /// Expects that the first row that was seen and is still there has kept its place.
  private func expectPlaces(_ before: Sight, scrolledBy distance: CGFloat = 0, _ what: String) {
    for place in before.seen + before.places {
      guard let frame = frame(of: place.id) else { continue }
      return expect(frame.minY - place.top + distance, "\(what), row \(place.id)")
    }
  }

  private func scroll(_ before: Sight) {
    let distance = CGFloat(number(-700...700))
    action = "scroll by \(distance)"
    let real = clamped(before.offset + distance, before) - before.offset
    user.scroll(view, by: distance)
    settle()
    let after = sight
    for place in before.places where place.top - real < before.height && place.bottom - real > 0 {
      guard after.places.contains(where: { $0.id == place.id }), let frame = frame(of: place.id)
      else { continue }
      // At the beginning, rows that turn out to be higher push the others down.
      if after.isAtBeginning { return }
      return expect(frame.minY - place.top + real, "scrolled by \(real), row \(place.id)")
    }
  }

  private func set(_ rows: [TallRow], _ before: Sight) {
    show(list, rows)
    if kind == .lines {
      // The layout forgets the sizes of rows that are hidden.
      let ids = Set(rows.map(\.id))
      known[width] = known[width]?.filter { ids.contains($0.key) }
    }
    settle()
    expectUpdated(before)
  }

  private func show<L: ChanceList>(_ list: L, _ rows: [TallRow]) {
    list.setListData([rows], animated: Bool.random(using: &random))
  }

  private func expectUpdated(_ before: Sight) {
    let after = sight
    if list.anchor == .end, before.isAtEnd {
      check(after.isAtEnd, "the end was left: \(after.offset) of \(after.end)")
    } else if before.isAtBeginning, list.anchor != .object {
      check(abs(after.offset - after.first) <= 0.5, "the beginning was left: \(after.offset)")
    } else {
      expectPlaces(before, "updated")
    }
  }

  private func update(_ before: Sight) {
    if number(0...19) == 0 {
      action = "empty"
      all = []
    } else if all.count < 20 {
      action = "fill"
      all += newRows(40)
    } else {
      action = "edit"
      for _ in 0..<number(1...6) {
        switch number(0...5) {
        case 0 where !all.isEmpty: all.remove(at: number(0...all.count - 1))
        case 1 where all.count > 1:
          let row = all.remove(at: number(0...all.count - 1))
          all.insert(row, at: number(0...all.count))
        case 2 where !all.isEmpty:
          let index = number(0...all.count - 1)
          all[index].height = CGFloat(number(20...180))
        case 3: all += newRows(number(1...3))
        default:
          if all.count < 120 { all.insert(contentsOf: newRows(1), at: number(0...all.count)) }
        }
      }
    }
    set(found, before)
  }

  private var found: [TallRow] { all.filter { search == nil || $0.id % 7 == search } }

  private func toggleSearch(_ before: Sight) {
    search = search == nil ? number(0...6) : nil
    action = "search \(search as Any)"
    set(found, before)
  }

  private func scrollToObject(_ before: Sight, animated: Bool) {
    guard let row = all.randomElement(using: &random) ?? rows.first else { return }
    let position =
      [.nearest, .start, .middle, .end].randomElement(using: &random)!
      as ListScrollPosition
    action = "scroll to \(row.id) at \(position)\(animated ? ", animated" : "")"
    let old = frame(of: row.id)
    var answers: [Bool] = []
    begin(list, row, position, animated) { answers.append($0) }
    if !animated { check(answers.count == 1, "\(answers) at once") }
    // A scroll that moves nothing has ended before the update.
    if animated, answers.isEmpty, number(0...3) == 0 {
      action += ", updated"
      all.insert(contentsOf: newRows(1), at: 0)
      show(list, found)
    }
    settle()
    let isThere = rows.contains { $0.id == row.id }
    check(answers == [isThere], "\(answers), not \([isThere])")
    guard isThere, let frame = frame(of: row.id), let old else { return }
    let after = sight
    // Bars may cover all of the view.
    guard after.edge + after.first > 0 else { return }
    let wanted: CGFloat
    switch position {
    case .start: wanted = frame.minY + after.first
    case .end: wanted = frame.maxY - after.edge
    case .middle: wanted = frame.midY - (after.edge - after.first) / 2
    case .nearest:
      if action.hasSuffix("updated") {
        let isSeen =
          frame.minY >= after.offset - after.first - 0.5
          && frame.maxY <= after.offset + after.edge + 0.5
        return check(
          isSeen || frame.height > after.edge + after.first, "\(frame) at \(after.offset)")
      }
      let first = before.offset - before.first
      if old.minY <= first, old.maxY >= before.offset + before.edge {
        // The row fills the screen.
        wanted = before.offset
      } else if old.minY < first {
        wanted = frame.minY + after.first
      } else if old.maxY > before.offset + before.edge {
        wanted = frame.maxY - after.edge
      } else {
        wanted = before.offset
      }
    }
    expect(wanted, "scrolled to \(row.id)")
  }

  private func begin<L: ChanceList>(
    _ list: L, _ row: TallRow, _ position: ListScrollPosition, _ animated: Bool,
    _ completion: @escaping (Bool) -> Void
  ) { list.scroll(to: row, at: position, animated: animated, completion: completion) }

  private func resizeHeight(_ before: Sight) {
    window.frame.size.height = CGFloat(number(200...700))
    action = "height \(before.height) to \(window.frame.height)"
    settle()
    expectResized(before)
  }

  private func expectResized(_ before: Sight) {
    let after = sight
    // A view that is too high for its content is no longer beyond the end when it is touched.
    if after.offset > after.end { return user.scroll(view, by: 0) }
    if list.anchor == .end {
      if before.isAtEnd {
        check(after.isAtEnd, "the end was left: \(after.offset) of \(after.end)")
      } else if before.isAtBeginning, before.first != after.first, before.edge == after.edge {
        // A bar at the top doesn't cover the beginning, unless the content follows its lower end.
        check(abs(after.offset - after.first) <= 0.5, "the beginning was left: \(after.offset)")
      } else if let last = before.seen.last, let frame = frame(of: last.id) {
        expect(frame.minY - last.top - after.edge + before.edge, "the bottom, row \(last.id)")
      }
    } else if before.isAtBeginning {
      check(abs(after.offset - after.first) <= 0.5, "the beginning was left: \(after.offset)")
    } else {
      expectPlaces(before, "resized")
    }
  }

  private func resizeWidth(_ before: Sight) {
    window.frame.size.width = before.width == 320 ? 360 : 320
    action = "width \(window.frame.width)"
    settle()
    defer {
      if sight.offset > sight.end { user.scroll(view, by: 0) }
      settle()
    }
    let after = sight
    if list.anchor == .end, before.isAtEnd {
      check(after.isAtEnd, "the end was left: \(after.offset) of \(after.end)")
    } else if before.isAtBeginning {
      check(abs(after.offset - after.first) <= 0.5, "the beginning was left: \(after.offset)")
    } else {
      expectPlaces(before, "turned")
    }
  }

  private func changeBars(_ before: Sight) {
    let height = window.bounds.height
    switch number(0...5) {
    case 0...1 where bars.count < 3:
      let bar = UIView()
      let y = Bool.random(using: &random) ? 0 : height - 60
      bar.frame = CGRect(x: 0, y: y, width: 320, height: CGFloat(number(20...60)))
      action = "bar at \(bar.frame)"
      window.addSubview(bar)
      bars.append(bar)
      list.floatingBars.append(bar)
    case 2 where !bars.isEmpty:
      action = "remove a bar"
      let bar = bars.remove(at: number(0...bars.count - 1))
      bar.removeFromSuperview()
      if Bool.random(using: &random) { list.floatingBars.removeAll { $0 === bar } }
    case 3:
      action = "inset"
      appInset.bottom = CGFloat(number(0...20))
      view.contentInset.bottom = appInset.bottom + covered.bottom
    case 4:
      action = "hide bars"
      bars.randomElement(using: &random)?.isHidden.toggle()
    default:
      action = "move bars"
      for bar in bars { bar.frame.origin.y += CGFloat(number(-20...20)) }
    }
    settle()
    expectResized(before)
  }

  private func changeAnchor(_ before: Sight) {
    list.anchor = [.beginning, .object, .end].randomElement(using: &random)!
    action = "anchor \(list.anchor)"
    settle()
    expectPlaces(before, "anchored")
  }

  private func reload(_ before: Sight) {
    action = "reload"
    (view as? UITableView)?.reloadData()
    (view as? UICollectionView)?.reloadData()
    settle()
    guard kind == .lines else {
      expectPlaces(before, "reloaded")
      return check(abs(sight.contentHeight - before.contentHeight) < 0.5, "the content's size")
    }
    // The layout forgets the sizes of its items.
    known = [:]
    if sight.offset > sight.end { user.scroll(view, by: 0) }
  }

  private func press() {
    let key: User.Key = Bool.random(using: &random) ? .downArrow : .upArrow
    action = "key \(key)"
    let old = focused
    user.press(key, in: window)
    settle()
    guard let focused, focused != old, let frame = frame(of: focused) else { return }
    let after = sight
    let isSeen =
      frame.minY >= after.offset - after.first - 0.5
      && frame.maxY <= after.offset + after.edge + 0.5
    check(isSeen || frame.height > after.edge + after.first, "\(frame) at \(after.offset)")
  }

  private var focused: Int? { list.focusedIndexPath.map { rows[$0.item].id } }
}
