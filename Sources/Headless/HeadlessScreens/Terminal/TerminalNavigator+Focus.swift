import Foundation
import HeadlessUIKit

/// The element that keys act on, and the keys that move it.
extension TerminalNavigator {
  /// The element that keys act on, or nil if there is none. A frame shows it in reverse video.
  var current: TerminalStop? {
    if focus == nil, layout?.overlay == nil, touch.field == nil, let list = self.list,
      list.swipedEdge == nil, let cursor = cursor(in: list)
    {
      return rowStop(cursor)
    }
    return current(in: layout?.stops ?? [])
  }

  func current(in stops: [TerminalStop]) -> TerminalStop? {
    if layout?.overlay != nil {
      return stops.first { $0.name == overlayFocus } ?? stops.first
    }
    if touch.field != nil, let field = stops.first(where: \.isEdited) { return field }
    if let focus, let stop = stops.first(where: { $0.name == focus }) { return stop }
    if stops.first?.spot?.role.isSwipeAction == true { return stops.first }
    if let cursor {
      return stops.first { $0.name == .item(cursor) } ?? TerminalStop(name: .item(cursor))
    }
    // A bar has the focus only after the user has moved there.
    return stops.first { stop in
      guard let line = stop.line, let role = layout?.lines[line].role else { return false }
      return !stop.isIndexTitle && ![.navigationBar, .searchBar, .tabBar].contains(role)
    }
  }

  private func rowStop(_ path: IndexPath) -> TerminalStop {
    guard let layout, let line = layout.line(ofItem: path) else {
      return TerminalStop(name: .item(path))
    }
    let spot = layout.lines[line].spots.first { $0.role == .item(path) }
    return TerminalStop(
      name: .item(path), line: line, columns: spot?.columns ?? 0..<1, spot: spot)
  }

  /// Moves the focus to an element, and ends editing of another one.
  func go(to stop: TerminalStop) {
    if layout?.overlay != nil {
      overlayFocus = stop.name
      editField(of: stop)
      return
    }
    if case .item(let path) = stop.name {
      place(path)
    } else {
      if !stop.isEdited { endEditing() }
      if let path = stop.path { cursor = path }
      focus = stop.name
    }
  }

  /// Makes the text field of an alert first responder if it has the focus.
  private func editField(of stop: TerminalStop) {
    guard case .field(let number) = stop.spot?.role, let fields = touch.alert?.textFields,
      fields.indices.contains(number)
    else { return }
    fields[number].becomeFirstResponder()
    HeadlessRunLoop.tick()
  }

  /// Moves the cursor to a row, and scrolls by the smallest possible distance. Ends editing,
  /// because keys would otherwise go to the field.
  func place(_ path: IndexPath) {
    endEditing()
    focus = nil
    // The end of editing may have changed the rows.
    guard let path = list?.nearest(path) else { return }
    list?.reveal(path)
    _ = list?.focus.moveFocus(to: path, heading: [])
    cursor = path
    HeadlessRunLoop.tick()
  }

  private func endEditing() {
    guard layout?.overlay == nil, let field = touch.field else { return }
    field.resignFirstResponder()
    HeadlessRunLoop.tick()
  }

  // MARK: Up and down

  /// Moves up or down. If nothing has the focus, moves it to the first or last element.
  func move(isBelow: Bool) {
    guard let current else {
      let stops = layout?.stops.filter { !$0.isIndexTitle } ?? []
      if let stop = isBelow ? stops.first : stops.last { go(to: stop) }
      return
    }
    if layout?.overlay == nil, list?.closeSwipe(as: touch.user) == true { return }
    if layout?.overlay == nil, case .item(let path) = current.name,
      let next = list?.neighbor(of: path, isBelow: isBelow),
      next.section == path.section || current.line == nil
    {
      return place(next)
    }
    if current.isItem, list?.isAtEnd(current.path, isBelow: isBelow) == true,
      goToList(isNext: isBelow, isBeside: false)
    {
      return
    }
    if isBelow, !current.isIndexTitle,
      case .thing(line: .header(let section), _, _) = current.name,
      let list = self.list, section < list.numberOfSections,
      list.numberOfItems(inSection: section) > 0
    {
      return place(IndexPath(item: 0, section: section))
    }
    step(from: current, isBelow: isBelow)
  }

  /// Moves to the nearest line that has an element, and scrolls the list as long as possible.
  private func step(from start: TerminalStop, isBelow: Bool) {
    for _ in 0..<(2 * size.rows) {
      guard let layout else { return }
      let stops = layout.stops
      guard let current = stops.first(where: { $0.name == start.name }) else { break }
      let next = nearest(to: current, in: stops, isBelow: isBelow)
      // The focus stays in the index while the list scrolls.
      let isInList =
        !current.isIndexTitle && (current.line.map(layout.listLines.contains) ?? false)
      let staysInList = next?.line.map(layout.listLines.contains) ?? false
      if let next, staysInList || !isInList || !scrollLine(isBelow: isBelow) {
        return reach(next, from: start, isBelow: isBelow)
      }
      if next == nil, !isInList || !scrollLine(isBelow: isBelow) { return }
      lay()
    }
    if case .item(let path) = start.name,
      let next = list?.neighbor(of: path, isBelow: isBelow)
    {
      place(next)
    }
  }

  /// Moves to an element. In a grid, moves straight up or down.
  private func reach(_ next: TerminalStop, from start: TerminalStop, isBelow: Bool) {
    if next.isItem, case .item(let path) = start.name,
      let item = list?.neighbor(of: path, isBelow: isBelow)
    {
      return place(item)
    }
    go(to: next)
  }

  /// Returns the element on the next line that is nearest to another element.
  private func nearest(
    to current: TerminalStop, in stops: [TerminalStop], isBelow: Bool
  ) -> TerminalStop? {
    guard let line = current.line, let layout else { return nil }
    let column = layout.lines[line].column
    let beyond = stops.filter { stop in
      guard let other = stop.line, stop.isIndexTitle == current.isIndexTitle,
        column?.isBeside(layout.lines[other].column) != true
      else { return false }
      return isBelow ? other > line : other < line
    }
    guard let next = isBelow ? beyond.first?.line : beyond.last?.line else { return nil }
    return beyond.filter { $0.line == next }.min {
      abs($0.columns.lowerBound - current.columns.lowerBound)
        < abs($1.columns.lowerBound - current.columns.lowerBound)
    }
  }

  /// Scrolls the list by one line. Returns false at its end.
  private func scrollLine(isBelow: Bool) -> Bool {
    guard let view = list?.view else { return false }
    let height = Self.oneLine.rowHeight
    var next = view.contentOffset
    next.y += isBelow ? height : -height
    // The resulting offset is no indication, because measuring rows may move it back.
    guard view.clamped(next) != view.contentOffset else { return false }
    touch.user.scroll(view, to: next)
    return true
  }

  /// Moves by the number of lines of the list minus one.
  func page(isBelow: Bool) {
    guard layout?.overlay == nil, let list = self.list, var path = cursor else { return }
    for _ in 0..<max((layout?.listLines.count ?? 2) - 1, 1) {
      guard let next = list.neighbor(of: path, isBelow: isBelow) else { break }
      path = next
    }
    place(path)
  }

  // MARK: Other lists

  /// Moves to the row next to the cursor in the next or previous list that has rows, or to the
  /// first or last row of the nearest list above or below this one. Returns false if there is none.
  func goToList(isNext: Bool, isBeside: Bool) -> Bool {
    guard layout?.overlay == nil, lists.count > 1, let list, let cursor,
      let index = lists.firstIndex(where: { $0.view === list.view })
    else { return false }
    let others = (isNext ? Array(lists[(index + 1)...]) : lists[..<index].reversed())
      .filter { $0.first != nil && (isBeside || !self.isBeside(list, $0)) }
    guard let next = others.first else { return false }
    // Of several lists above or below, the nearest one.
    let other =
      isBeside
      ? next
      : others.filter { $0.view === next.view || self.isBeside(next, $0) }
        .min { distance(from: list, to: $0) < distance(from: list, to: $1) } ?? next
    let beside = isBeside ? other.nearest(cursor) : nil
    guard let path = beside ?? (isNext ? other.first : other.last) else { return false }
    choose(other)
    place(path)
    return true
  }

  /// Returns the horizontal distance between the left edges of two lists.
  private func distance(from list: any ScreenList, to other: any ScreenList) -> CGFloat {
    abs(frame(of: list).minX - frame(of: other).minX)
  }

  /// Returns a Boolean value that indicates whether two lists are next to each other.
  private func isBeside(_ list: any ScreenList, _ other: any ScreenList) -> Bool {
    layout?.isBeside(frame(of: list), frame(of: other)) == true
  }

  // MARK: Parts of the screen

  /// Moves to the next or previous part of the screen, and from the last one to the first. In an
  /// alert or a menu, moves to the next or previous element.
  func moveToPart(isNext: Bool) {
    guard let layout else { return }
    if layout.overlay != nil {
      _ = moveAlong(isRight: isNext)
      return
    }
    if list?.closeSwipe(as: touch.user) == true { return }
    let parts = isNext ? layout.parts : layout.parts.reversed()
    let start = current?.line.flatMap { line in parts.firstIndex { $0.contains(line) } }
    let next = start.map { Array(parts[($0 + 1)...] + parts[..<$0]) } ?? parts
    for part in next where reach(part, in: layout) { return }
  }

  /// Moves to the cursor of a list, or to the first element of another part. Returns false if there
  /// is none.
  private func reach(_ part: Range<Int>, in layout: TextLayout) -> Bool {
    if let other = list(at: part.lowerBound), let path = cursor(in: other) {
      choose(other)
      place(path)
      return true
    }
    guard let stop = layout.firstStop(in: part) else { return false }
    go(to: stop)
    return true
  }

  /// A Boolean value that indicates whether another part of the screen can have the focus.
  var hasOtherParts: Bool {
    guard let layout else { return false }
    let line = current?.line
    return layout.baseLines.contains { other in
      line.map { layout.isPart($0, with: other) } != true && layout.hasStop(onLine: other)
    }
  }

  // MARK: Left and right

  /// Moves to the next element on the line. Returns false if there is none.
  func moveAlong(isRight: Bool) -> Bool {
    guard let layout else { return false }
    let stops = layout.stops
    guard let current = current(in: stops) else { return false }
    if current.isItem, let path = current.path,
      let next = list?.item(beside: path, isRight: isRight)
    {
      place(next)
      return true
    }
    guard let index = stops.firstIndex(where: { $0.name == current.name }) else { return false }
    let other = index + (isRight ? 1 : -1)
    guard stops.indices.contains(other),
      stops[other].line == current.line || layout.overlay != nil
    else { return !isRight && leaveIndex(current) }
    go(to: stops[other])
    return true
  }

  /// Moves from a title of the index to the row of the cursor if there is no other element on the
  /// line, as in a header. Returns false for all other elements.
  private func leaveIndex(_ current: TerminalStop) -> Bool {
    guard current.isIndexTitle, let cursor else { return false }
    place(cursor)
    return true
  }
}
