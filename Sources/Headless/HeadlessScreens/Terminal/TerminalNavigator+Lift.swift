import Foundation
import HeadlessUIKit

/// A row that was picked up, and its new place, which may be in another list.
struct TerminalLift {
  let path: IndexPath
  var target: IndexPath
  /// The numbers of rows in the sections of the list. An index path means another row when they
  /// change.
  let counts: [Int]
  private(set) weak var list: UIScrollView?
  weak var targetList: UIScrollView?

  /// Returns the lines with those of the row at its new position.
  ///
  /// - Parameters:
  ///   - lines: The lines of the layout that are shown.
  ///   - layout: The layout.
  ///   - source: The list of the row.
  ///   - destination: The list of the new place.
  ///   - room: The number of lines of the screen. If the row is below them, the first lines of the
  ///     list make room for it.
  func moving(
    _ lines: [TextLayout.LinePlace], in layout: TextLayout, from source: TextLayout.ShownList,
    to destination: TextLayout.ShownList, room: Int
  ) -> [TextLayout.LinePlace] {
    typealias Place = TextLayout.LinePlace
    func isOf(_ path: IndexPath, in list: TextLayout.ShownList, _ place: Place) -> Bool {
      list.lines.contains(place.line) && layout.lines[place.line].isOf(path)
    }
    let isSame = list === targetList
    let moved = lines.filter { isOf(path, in: source, $0) }
      .map { Place(line: $0.line, column: destination.column) }
    if isSame, path == target { return lines }
    // The end of the list.
    let end =
      lines.lastIndex { destination.lines.contains($0.line) }.map { $0 + 1 }
      ?? lines.firstIndex { $0.line >= destination.lines.lowerBound } ?? lines.count
    guard
      let place = lines.firstIndex(where: { isOf(target, in: destination, $0) })
        ?? (isSame ? nil : end)
    else { return lines }
    let isLower = isSame && path < target
    let split =
      isLower
      ? lines[place...].firstIndex { !isOf(target, in: destination, $0) } ?? lines.count : place
    let others = { (part: ArraySlice<Place>) in part.filter { !isOf(path, in: source, $0) } }
    var result = others(lines[..<split]) + moved + others(lines[split...])
    func isBelow() -> Bool {
      TextLayout.rows(of: result).dropFirst(room).joined().contains(where: moved.contains)
    }
    while isBelow(),
      let first = result.firstIndex(where: { destination.lines.contains($0.line) })
    {
      result.remove(at: first)
    }
    return result
  }
}

/// Rows that were picked up are moved with keys, or dragged with the mouse: to another place in
/// their list, or to another list.
extension TerminalNavigator {
  func lift(_ path: IndexPath) {
    lifted = TerminalLift(
      path: path, target: path, counts: list?.counts ?? [], list: list?.view,
      targetList: list?.view)
  }

  func pressWhileLifted(_ key: TerminalKey) {
    switch key {
    case .up: moveLifted(isBelow: false)
    case .down: moveLifted(isBelow: true)
    case .right: moveLifted(toNextList: true)
    case .left: moveLifted(toNextList: false)
    case .enter, .character(" "): drop()
    case .escape, .backspace: cancelLift()
    case .character("?"): showSheet()
    default: break
    }
  }

  /// Returns the row to its place.
  private func cancelLift() {
    guard let lift = lifted else { return }
    lifted = nil
    guard let source = touch.lists.first(where: { $0.view === lift.list }) else { return }
    choose(source)
    place(lift.path)
  }

  private func moveLifted(isBelow: Bool) {
    guard let list, var lift = lifted else { return }
    let next =
      list.view === lift.list
      ? list.neighbor(of: lift.target, isBelow: isBelow)
      : list.place(besides: lift.target, isBelow: isBelow)
    guard let next else { return }
    if list.nearest(next) == next { list.reveal(next) }
    lift.target = next
    lifted = lift
    HeadlessRunLoop.tick()
  }

  /// Moves a row that was picked up to the next or previous list that accepts drops, if there
  /// is one.
  private func moveLifted(toNextList isNext: Bool) {
    guard var lift = lifted, let list, list.isDraggable || list.view !== lift.list,
      let index = lists.firstIndex(where: { $0.view === list.view })
    else { return }
    let others = isNext ? Array(lists[(index + 1)...]) : lists[..<index].reversed()
    guard
      let other = others.first(where: {
        $0.view === lift.list || $0.isDroppable && $0.numberOfSections > 0
      })
    else { return }
    if other.view === lift.list {
      lift.target = lift.path
    } else {
      let section = min(lift.target.section, other.numberOfSections - 1)
      let count = other.numberOfItems(inSection: section)
      lift.target = IndexPath(item: min(lift.target.item, count), section: section)
    }
    lift.targetList = other.view
    choose(other)
    lifted = lift
  }

  func drop() {
    guard let list, let lift = lifted,
      let source = touch.lists.first(where: { $0.view === lift.list })
    else { return }
    lifted = nil
    let isSame = source.view === list.view
    if isSame, lift.path == lift.target { return }
    if isSame && source.drag(lift.path, to: lift.target, as: touch.user)
      || source.drop(lift.path, at: lift.target, in: list, as: touch.user)
    {
      // The list may have chosen another index path.
      place(list.nearest(lift.target) ?? lift.target)
    } else {
      choose(source)
      message = "The row can't be moved there."
    }
  }
}

extension ScreenList {
  /// The number of rows in each section.
  var counts: [Int] { (0..<numberOfSections).map(numberOfItems(inSection:)) }

  /// Returns a Boolean value that indicates whether there is a row at an index path, or, if the end
  /// counts, whether a row can be inserted there.
  func contains(_ path: IndexPath, isEnd: Bool) -> Bool {
    guard isEnd else { return nearest(path) == path }
    return (0..<numberOfSections).contains(path.section)
      && (0...numberOfItems(inSection: path.section)).contains(path.item)
  }

  /// Returns a Boolean value that indicates whether no row is above or below another.
  func isAtEnd(_ path: IndexPath?, isBelow: Bool) -> Bool {
    path.map { neighbor(of: $0, isBelow: isBelow) == nil } ?? false
  }

  /// Returns the place for another row after or before a place, or nil at the ends.
  fileprivate func place(besides path: IndexPath, isBelow: Bool) -> IndexPath? {
    let item = path.item + (isBelow ? 1 : -1)
    if (0...numberOfItems(inSection: path.section)).contains(item) {
      return IndexPath(item: item, section: path.section)
    }
    let section = path.section + (isBelow ? 1 : -1)
    guard (0..<numberOfSections).contains(section) else { return nil }
    return IndexPath(item: isBelow ? 0 : numberOfItems(inSection: section), section: section)
  }
}
