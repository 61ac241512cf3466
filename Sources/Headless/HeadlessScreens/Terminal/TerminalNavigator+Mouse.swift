import Foundation
import HeadlessUIKit

/// Mouse events: the left button taps and drags, the right button performs a long press, and the
/// wheel scrolls and swipes.
extension TerminalNavigator {
  func handle(_ mouse: TerminalMouse) {
    if mouse.action == .press(0), mouse.position.row == size.rows - 1 {
      return click(helpAt: mouse.position.column)
    }
    if sheet != nil { return handleInSheet(mouse) }
    switch mouse.action {
    case .wheelUp: wheel(by: -3, at: mouse.position)
    case .wheelDown: wheel(by: 3, at: mouse.position)
    case .wheelLeft: swipe(at: mouse.position, showing: .leading)
    case .wheelRight: swipe(at: mouse.position, showing: .trailing)
    case .press(0): click(mouse.position)
    case .press(2): longPress(at: mouse.position)
    case .drag(0): drag(to: mouse.position)
    case .release: release(at: mouse.position)
    case .press, .drag: break
    }
  }

  private func longPress(at position: TerminalPosition) {
    chooseList(at: position)
    guard let stop = stop(at: position), lifted == nil else { return }
    touch.longPress(at: point(of: stop))
  }

  private func click(helpAt column: Int) {
    if TerminalHelp.isSheetButton(column: column, columns: size.columns) {
      if sheet == nil { showSheet() } else { sheet = nil }
    }
  }

  private func wheel(by lines: Int, at position: TerminalPosition) {
    chooseList(at: position)
    guard let list = self.list, layout?.overlay == nil, lifted == nil else { return }
    touch.closeSwipes()
    touch.user.scroll(list.view, by: CGFloat(lines) * Self.oneLine.rowHeight)
    focus = nil
  }

  private func swipe(at position: TerminalPosition, showing edge: SwipeEdge) {
    chooseList(at: position)
    guard let stop = stop(at: position), lifted == nil else { return }
    if let path = stop.path { cursor = path }
    focus = nil
    touch.swipe(at: point(of: stop), showing: edge)
  }

  private func click(_ position: TerminalPosition) {
    if lifted != nil {
      lifted = nil
      return
    }
    chooseList(at: position)
    guard let stop = stop(at: position) else {
      // A click outside an alert or a menu dismisses it.
      if layout?.overlay != nil { touch.tap(at: CGPoint(x: -1, y: -1)) }
      touch.closeSwipes()
      return
    }
    if layout?.overlay != nil {
      go(to: stop)
    } else {
      // The cursor follows the row, but a click does not move the focus.
      focus = nil
      if let path = stop.path { cursor = path }
    }
    if hold(stop, at: position) { return }
    use(stop)
  }

  // MARK: Places

  /// Chooses the list at a cell, if there is one and no row is carried.
  private func chooseList(at position: TerminalPosition) {
    guard layout?.overlay == nil, lifted == nil, let line = line(at: position, in: shownLines),
      let list = list(at: line)
    else { return }
    choose(list)
  }

  /// Returns the element at a cell, which is the one that covers the cell, or the row of the line.
  func stop(at position: TerminalPosition) -> TerminalStop? {
    guard let layout, let line = line(at: position, in: shownLines),
      layout.overlay == nil || layout.overlayLines.contains(line)
    else { return nil }
    let stops = layout.allStops.filter { $0.line == line }
    if let stop = stops.first(where: {
      $0.spot != nil && $0.columns.contains(position.column)
    }) {
      return stop
    }
    switch layout.lines[line].role {
    case .row(let path), .item(let path):
      return TerminalStop(name: .item(path), line: line, columns: 0..<1)
    default: return nil
    }
  }

  /// Returns the line of the layout at a cell, or nil if there is none.
  func line(at position: TerminalPosition, in rows: [[TextLayout.LinePlace]]) -> Int? {
    guard rows.indices.contains(position.row) else { return nil }
    return rows[position.row].first { $0.contains(position.column) }?.line
  }

  private func point(of stop: TerminalStop) -> CGPoint {
    if let spot = stop.spot { return spot.frame.center }
    return stop.line.flatMap { layout?.lines[$0].touchPoint } ?? .zero
  }
}
