import Foundation
package import HeadlessUIKit

/// A type that translates keys and clicks into gestures in a window, and the window into lines of
/// text.
///
/// The navigator does not depend on a terminal, so tests can drive it. Keys act on a row, the
/// cursor, or on another element, the focus. The cursor moves UIKit's focus to its row, if that can
/// be focused, and follows it. A key performs its action with a tap in the center of the element,
/// as a click does. Keys that the terminal doesn't need, and those with modifiers, go to the key
/// commands of the app.
@MainActor package final class TerminalNavigator {
  let window: UIWindow
  let touch: ScreenTouch
  private var cursors: [ObjectIdentifier: TerminalCursor] = [:]
  /// The element that keys act on, or nil for the row of the cursor.
  var focus: TerminalStop.Name?
  /// The element of an alert or menu that keys act on, or nil for the first one.
  var overlayFocus: TerminalStop.Name?
  /// The list of keys, or nil if it is not open.
  var sheet: TerminalSheet?
  /// The row that was last picked up.
  private var pickedUp: TerminalLift?
  /// The list that keys act on if there are several.
  private weak var chosenList: UIScrollView?
  /// The cell to which the mouse dragged the row that was picked up, or nil if it drags none.
  var dragged: TerminalPosition?
  /// The cell at which the mouse was pressed on a row that can be dragged, until the mouse moves.
  var held: TerminalPosition?
  /// The numbers of rows of the list at that time.
  var heldCounts: [Int]?
  /// A Boolean value that indicates whether the user wants to quit.
  var isQuitting = false
  /// A message about the last key.
  var message: String?
  /// The hidden actions of the cursor's row, or nil if they have not been requested.
  var offers: TerminalOffers?
  private(set) var layout: TextLayout?
  /// The line of the layout for each line of the screen.
  private(set) var shownLines: [[TextLayout.LinePlace]] = []
  /// A Boolean value that indicates whether events have occurred since the last layout.
  private var isStale = true
  private var turn = 0
  /// A Boolean value that indicates whether an activity indicator is visible.
  package private(set) var isWorking = false
  private(set) var size = TerminalSize(columns: 0, rows: 0)
  private var lineHeight = TerminalNavigator.oneLine.rowHeight
  private weak var lastController: UIViewController?
  private weak var lastOverlay: AnyObject?

  /// The metrics that make all elements one line high.
  package static var oneLine: ListMetrics {
    var metrics = ListMetrics()
    metrics.subtitleRowHeight = metrics.rowHeight
    metrics.headerTopPadding = 0
    metrics.plainHeaderHeight = metrics.rowHeight
    metrics.plainFooterHeight = metrics.rowHeight
    metrics.groupedHeaderHeight = metrics.rowHeight
    metrics.groupedFooterHeight = metrics.rowHeight
    metrics.groupedSpacing = metrics.rowHeight / 2
    metrics.navigationBarHeight = metrics.rowHeight
    metrics.largeTitleHeight = 0
    metrics.tabBarHeight = metrics.rowHeight
    metrics.barsCanBeTranslucent = false
    metrics.searchBarHeight = metrics.rowHeight
    metrics.characterSize = CGSize(width: TextLayout.columnWidth, height: metrics.rowHeight)
    metrics.scopeBarHeight = 0
    metrics.searchBarsCanBeHidden = false
    metrics.wideMargin = metrics.margin
    metrics.rowsFollowFonts = false
    return metrics
  }

  /// Returns the bounds of the window, in points, on a screen with a size in cells. The last line
  /// is reserved for the status.
  package static func bounds(columns: Int, rows: Int, lineHeight: CGFloat = oneLine.rowHeight)
    -> CGRect
  {
    CGRect(
      x: 0, y: 0, width: CGFloat(columns) * TextLayout.columnWidth,
      height: CGFloat(max(rows - 1, 1)) * lineHeight)
  }

  package init(window: UIWindow) {
    self.window = window
    touch = ScreenTouch(window: window)
  }

  /// The index path of the row that keys act on, or the nearest one if the row no longer exists.
  var cursor: IndexPath? {
    get { list.flatMap { cursor(in: $0) } }
    set {
      guard let list = self.list else { return }
      cursors[ObjectIdentifier(list.view)] = newValue.map {
        TerminalCursor(path: $0, focusedPath: list.focus.focusedPath, list: list.view)
      }
    }
  }

  /// The list that keys act on: the chosen one, or else the first one.
  var list: (any ScreenList)? {
    if let chosenList, let list = touch.lists.first(where: { $0.view === chosenList }) {
      return list
    }
    return touch.frontList
  }

  /// The lists of the frontmost content, in the order of the screen.
  var lists: [any ScreenList] {
    touch.lists.stableSorted { list in
      let shown = layout?.list(in: frame(of: list))
      return layout?.lists.firstIndex { $0 == shown } ?? .max
    }
  }

  /// Returns the list that has a line of the layout, or nil if there is none.
  func list(at line: Int) -> (any ScreenList)? {
    guard let shown = layout?.lists.first(where: { $0.lines.contains(line) }) else { return nil }
    return touch.lists.first { layout?.list(in: frame(of: $0)) == shown }
  }

  /// Chooses the list that keys act on.
  func choose(_ list: any ScreenList) {
    chosenList = list.view
    layout?.chooseList(in: frame(of: list))
  }

  /// Returns the frame of a list in the window's coordinates.
  func frame(of list: any ScreenList) -> CGRect {
    list.view.convert(list.view.bounds, to: window)
  }

  /// Returns the place of a list in the layout, or nil if the list isn't on the screen.
  func shown(_ view: UIScrollView?) -> TextLayout.ShownList? {
    view.flatMap { layout?.list(in: $0.convert($0.bounds, to: window)) }
  }

  /// The row that was picked up, as long as its list has the same number of rows, and that of its
  /// new place contains it.
  var lifted: TerminalLift? {
    get {
      guard let lift = pickedUp, layout?.overlay == nil,
        let source = touch.lists.first(where: { $0.view === lift.list }),
        source.counts == lift.counts, source.nearest(lift.path) == lift.path,
        let list, list.view === lift.targetList,
        list.contains(lift.target, isEnd: list.view !== source.view)
      else { return nil }
      return lift
    }
    set { pickedUp = newValue }
  }

  func cursor(in list: any ScreenList) -> IndexPath? {
    guard list.numberOfSections > 0 else { return nil }
    let kept = cursors[ObjectIdentifier(list.view)]
    var wanted = kept?.list == nil ? nil : kept?.path
    // The cursor follows the focus, which an update or a key command may have moved.
    if let focused = list.focus.focusedPath, wanted == nil || focused != kept?.focusedPath {
      wanted = focused
    }
    return list.nearest(wanted ?? IndexPath(item: 0, section: 0))
  }

  // MARK: Drawing

  /// Returns a frame of the window with the cursor and the help line.
  package func frame(_ size: TerminalSize) -> TextFrame {
    let available = max(size.rows - 1, 1)
    let controller = touch.controller
    if controller !== lastController || size.rows != self.size.rows {
      lastController = controller
      focus = nil
      lineHeight = TerminalNavigator.oneLine.rowHeight
    }
    let isResized = self.size != size && self.size.columns > 0
    let kept = lifted?.target ?? (isResized ? cursor : nil)
    self.size = size
    lay()
    if let kept, layout?.line(ofItem: kept) == nil, let list, let row = list.nearest(kept) {
      list.reveal(row)
      if lifted == nil { cursor = row }
      lay()
    }
    // Rows that are lower than a line would overflow the screen, so the window becomes lower, and
    // first as low as what it shows.
    for _ in 0..<16 {
      guard let layout, case let count = TextLayout.rows(of: layout.basePlaces).count,
        count > available
      else { break }
      let unused = touch.lists.map(\.view.roomBelowContent).min() ?? 0
      lineHeight = max((window.bounds.height - unused) / CGFloat(count), 1)
      lay()
    }
    shownLines = visibleLines(available)
    isWorking = isRefreshing
    var texts = sheet?.lines(available, columns: size.columns) ?? marked(shownLines)
    texts.append(status(columns: size.columns))
    return TextFrame(texts, columns: size.columns)
  }

  /// Lays out the window again.
  func lay() {
    isStale = false
    followOverlay()
    window.frame = TerminalNavigator.bounds(
      columns: size.columns, rows: size.rows, lineHeight: lineHeight)
    layout = TextLayout(
      Scene(of: window), columns: size.columns, lineHeight: TerminalNavigator.oneLine.rowHeight,
      after: layout)
    if let list, layout?.lists.count ?? 0 > 1 { layout?.chooseList(in: frame(of: list)) }
    keepCursorOnScreen()
  }

  /// Moves the cursor to the nearest row on the screen if the list was scrolled away from it. Keys
  /// would otherwise act on a row that the user doesn't see.
  private func keepCursorOnScreen() {
    guard let layout, let list, lifted == nil, let path = cursor,
      layout.line(ofItem: path) == nil
    else { return }
    let shown = list.visibleItems.filter { layout.line(ofItem: $0) != nil }
    if let nearest = shown.last(where: { $0 < path }) ?? shown.first { cursor = nearest }
  }

  /// Moves the focus to the first element of a new alert or menu.
  private func followOverlay() {
    let overlay: AnyObject? = window.shownMenu ?? touch.alert
    guard overlay !== lastOverlay else { return }
    lastOverlay = overlay
    overlayFocus = nil
    if let field = touch.alert?.textFields?.first { field.becomeFirstResponder() }
  }

  /// Returns the lines of the layout for each line of the screen. Alerts and menus are at the
  /// bottom, scrolled to the focused element.
  private func visibleLines(_ available: Int) -> [[TextLayout.LinePlace]] {
    guard let layout else { return [] }
    var places = layout.basePlaces
    if let lifted, let from = shown(lifted.list), let to = shown(lifted.targetList) {
      places = lifted.moving(places, in: layout, from: from, to: to, room: available)
    }
    let overlay = layout.overlayLines
    var top = overlay.lowerBound
    if overlay.count > available {
      top = overlay.upperBound - available
      if let line = current?.line, line < top {
        top = max(line - min(1, available - 1), overlay.lowerBound)
      }
    }
    let shown = (top..<overlay.upperBound).prefix(available)
    let room = available - shown.count
    let base = Array(TextLayout.rows(of: places).prefix(room))
    return base + Array(repeating: [], count: room - base.count)
      + shown.map { [TextLayout.LinePlace(line: $0)] }
  }

  /// Returns lines with the cursor or the focus marked.
  private func marked(_ shown: [[TextLayout.LinePlace]]) -> [TextLine] {
    guard let layout else { return [] }
    // A row that was picked up is marked, in its own list or in another one. If it is no longer on
    // the screen, the row at its new place is marked.
    var current = current
    var marking: Range<Int>?
    if let lifted {
      let home = self.shown(lifted.list)?.lines
      let isShown = home?.contains { layout.lines[$0].isOf(lifted.path) } == true
      marking = isShown ? home : self.shown(lifted.targetList)?.lines
      current = TerminalStop(name: .item(isShown ? lifted.path : lifted.target))
    }
    return shown.map { row in
      TextLine(
        row.map { place in
          let line = layout.lines[place.line]
          var text = line.text
          if marking?.contains(place.line) ?? !layout.isOfOtherList(place.line) {
            mark(current, on: line, number: place.line, of: layout.columns, in: &text)
          }
          turnSigns(of: line, in: &text)
          return (text, line.column, place.column)
        })
    }
  }

  /// Marks the cursor or the focus if it is on the line.
  private func mark(
    _ current: TerminalStop?, on line: TextLayout.Line, number: Int, of columns: Int,
    in text: inout TextLine
  ) {
    switch current?.name {
    case .item(let path) where line.isOf(path): text.mark(nil, isLifted: lifted != nil)
    case .item(let path):
      if let spot = line.spots.first(where: { $0.role == .item(path) }) {
        text.mark(spot.columns, isLifted: lifted != nil)
      }
    case .thing where current?.line == number:
      let cells = current?.columns ?? 0..<0
      text.mark(cells == 0..<columns ? nil : cells)
    default: break
    }
  }

  // MARK: Activity indicators

  /// Advances the activity indicators by one step.
  package func turnSigns() { turn += 1 }

  private static let signs = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏").map(String.init)

  private var sign: String { Self.signs[turn % Self.signs.count] }

  /// Updates the activity indicators of a line to the current step.
  private func turnSigns(of line: TextLayout.Line, in text: inout TextLine) {
    guard !line.signs.isEmpty else { return }
    isWorking = true
    for (index, span) in text.spans.enumerated() where line.signs.contains(span.column) {
      text.spans[index] = TextSpan(
        sign + span.text.dropFirst(), style: span.style, column: span.column)
    }
  }

  private var isRefreshing: Bool { list?.view.refreshControl?.isRefreshing == true }

  private func status(columns: Int) -> TextLine {
    if let message { return TextLine([TextSpan(message, style: TextStyle(dim: true))]) }
    return TerminalHelp(commands: commands, columns: columns)
      .line(after: isRefreshing ? "\(sign) Refreshing…" : nil)
  }

  // MARK: Events

  /// Handles an event. Returns false if the user wants to quit.
  package func handle(_ event: TerminalEvent) -> Bool {
    message = nil
    offers = nil
    isQuitting = false
    if isStale, size.columns > 0 { lay() }
    isStale = true
    switch event {
    case .key(.character("c"), .control): isQuitting = true
    case .key(let key, let modifiers): press(key, modifiers)
    case .mouse(let mouse): handle(mouse)
    case .paste(let text):
      touch.paste(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }
    return !isQuitting
  }
}

/// The row of a list that keys act on.
private struct TerminalCursor {
  let path: IndexPath
  /// The item that had the focus then.
  let focusedPath: IndexPath?
  /// The list. The reference detects another list at the same address.
  private(set) weak var list: UIScrollView?
}

extension TextLayout {
  /// The lines that do not belong to alerts or menus.
  var baseLines: Range<Int> { 0..<(overlay ?? lines.count) }
  /// The lines of alerts and menus.
  var overlayLines: Range<Int> { (overlay ?? lines.count)..<lines.count }
}

extension TextLine {
  /// Marks cells of the line, or all of them, in reverse video. Dim and colored texts lose their
  /// styles, which would be those of the background. A row that was picked up is also underlined.
  fileprivate mutating func mark(_ cells: Range<Int>?, isLifted: Bool = false) {
    let mark = TextStyle(underline: isLifted, reverse: true)
    for index in spans.indices where cells?.contains(spans[index].column) != false {
      spans[index].style = TextStyle(bold: spans[index].style.bold).over(mark)
    }
    guard let cells else {
      style = style.over(mark)
      return
    }
    let blank = String(repeating: " ", count: cells.count)
    spans.insert(TextSpan(blank, style: mark, column: cells.lowerBound), at: 0)
  }
}

extension UIScrollView {
  /// The height of the part of the view that is below its content, in points.
  fileprivate var roomBelowContent: CGFloat {
    max(bounds.maxY - adjustedContentInset.bottom - contentSize.height, 0)
  }
}
