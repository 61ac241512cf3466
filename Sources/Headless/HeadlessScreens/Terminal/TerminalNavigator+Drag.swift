import Foundation
import HeadlessUIKit

/// Rows that are dragged with the mouse: by their reorder control within their list, and otherwise
/// also to other lists.
extension TerminalNavigator {
  /// Picks up a row by its reorder control, or waits for a movement before it picks up a row that
  /// can be dragged. Returns false for all other elements, which are tapped right away.
  func hold(_ stop: TerminalStop, at position: TerminalPosition) -> Bool {
    guard let path = stop.path, layout?.overlay == nil, let list else { return false }
    if stop.spot?.role == .reorderControl {
      dragged = position
      lift(path)
      return true
    }
    guard stop.isItem, list.isDraggable, !list.isEditing else { return false }
    (held, heldCounts) = (position, list.counts)
    return true
  }

  /// Moves a row that is dragged to a cell.
  func drag(to position: TerminalPosition) {
    // Another row may be where the mouse was pressed.
    if heldCounts != list?.counts { held = nil }
    if let start = held, start != position {
      held = nil
      guard let path = stop(at: start)?.path else { return }
      dragged = start
      lift(path)
    }
    guard let last = dragged, last != position, var lift = lifted else { return }
    dragged = position
    guard let place = place(of: lift, at: position) else { return }
    lift.target = place.path
    lift.targetList = place.list.view
    choose(place.list)
    lifted = lift
  }

  /// Drops a row that is dragged, or taps a row that didn't move.
  func release(at position: TerminalPosition) {
    drag(to: position)
    if dragged != nil { drop() }
    dragged = nil
    let start = held
    held = nil
    if let start { use(stop(at: start)) }
  }

  /// Returns the place of a row that is dragged to a cell, or nil if it stays where it is shown.
  private func place(
    of lift: TerminalLift, at position: TerminalPosition
  ) -> (list: any ScreenList, path: IndexPath)? {
    guard let layout, shownLines.indices.contains(position.row) else { return nil }
    let source = shown(lift.list)?.lines ?? 0..<0
    let isHome = lift.list === lift.targetList
    // Within its list, a row takes the place of the one that was at the cell before.
    let own = line(at: position, in: TextLayout.rows(of: layout.basePlaces))
    let isOwnOrder = isHome && own.map(source.contains) == true
    guard let line = isOwnOrder ? own : line(at: position, in: shownLines),
      let list = list(at: line)
    else { return nil }
    let isSource = list.view === lift.list
    let origin = touch.lists.first { $0.view === lift.list }
    guard isSource || origin?.isDraggable == true && list.isDroppable else { return nil }
    switch layout.lines[line].role {
    case .row(let path), .item(let path):
      if isSource { return isOwnOrder || path != lift.path ? (list, path) : nil }
      // The other rows make room, so that the row is shown at the cell.
      let isAbove = shownLines[..<position.row].contains { row in
        row.contains { source.contains($0.line) && layout.lines[$0.line].isOf(lift.path) }
      }
      return (list, IndexPath(item: path.item + (isAbove ? 1 : 0), section: path.section))
    case .header(let section): return isSource ? nil : (list, IndexPath(item: 0, section: section))
    default: return nil
    }
  }
}
