import Foundation
package import HeadlessUIKit

/// Turns keys and clicks into what a user does to the window, and the window into lines.
///
/// It knows no terminal, so it can be driven by a test. Keys act on a row, the cursor, or on another
/// thing that can be used, the focus; both are the terminal's own, and not the table's selection.
/// A key that acts does so with a finger at the middle of the thing, as a click does.
@MainActor package final class TerminalNavigator {
  let window: UIWindow
  let touch: ScreenTouch
  private var cursors: [ObjectIdentifier: TerminalCursor] = [:]
  /// The thing that keys act on; nil for the row of the cursor.
  var focus: TerminalStop.Name?
  /// The thing in an alert or menu that keys act on; nil for the first one.
  var overlayFocus: TerminalStop.Name?
  /// The list of keys, while it shows.
  var sheet: TerminalSheet?
  /// The row that was picked up last.
  private var pickedUp: TerminalLift?
  /// The place where the mouse went down on a reorder control.
  var grip: CGPoint?
  /// A Boolean value that indicates whether the user asked to quit.
  var isQuitting = false
  /// An answer to the last key.
  var message: String?
  /// What the row of the cursor offers, as far as it was asked for.
  var offers: TerminalOffers?
  private(set) var layout: TextLayout?
  /// The line of the layout that each line of the screen shows.
  private(set) var shownLines: [Int?] = []
  /// A Boolean value that indicates whether something happened since the window was laid out.
  private var isStale = true
  private var turn = 0
  /// A Boolean value that indicates whether the screen shows that work goes on.
  package private(set) var isWorking = false
  private(set) var size = TerminalSize(columns: 0, rows: 0)
  private var lineHeight = TerminalNavigator.oneLine.rowHeight
  private weak var lastController: UIViewController?
  private weak var lastOverlay: AnyObject?

  /// Lengths that make everything one line high.
  package static var oneLine: ListMetrics {
    var metrics = ListMetrics()
    metrics.subtitleRowHeight = metrics.rowHeight
    metrics.plainHeaderHeight = metrics.rowHeight
    metrics.plainFooterHeight = metrics.rowHeight
    metrics.groupedHeaderHeight = metrics.rowHeight
    metrics.groupedFooterHeight = metrics.rowHeight
    metrics.groupedSpacing = metrics.rowHeight / 2
    metrics.navigationBarHeight = metrics.rowHeight
    metrics.largeTitleHeight = 0
    metrics.searchBarHeight = metrics.rowHeight
    metrics.characterSize = CGSize(width: TextLayout.columnWidth, height: metrics.rowHeight)
    metrics.scopeBarHeight = 0
    metrics.wideMargin = metrics.margin
    metrics.rowsFollowFonts = false
    return metrics
  }

  /// The window's size in points on a screen of so many cells; the last line is the status.
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

  /// The item that keys act on: where it was left, as far as the list still has it.
  var cursor: IndexPath? {
    get { touch.frontList.flatMap { cursor(in: $0) } }
    set {
      guard let list = touch.frontList else { return }
      cursors[ObjectIdentifier(list.view)] = newValue.map {
        TerminalCursor(path: $0, list: list.view)
      }
    }
  }

  /// The row that was picked up, as long as the list in front still has it and its new place.
  var lifted: TerminalLift? {
    get {
      guard let lift = pickedUp, layout?.overlay == nil, let list = touch.frontList,
        list.view === lift.list, list.nearest(lift.path) == lift.path,
        list.nearest(lift.target) == lift.target
      else { return nil }
      return lift
    }
    set { pickedUp = newValue }
  }

  func cursor(in list: any ScreenList) -> IndexPath? {
    guard list.numberOfSections > 0 else { return nil }
    let kept = cursors[ObjectIdentifier(list.view)]
    let wanted = kept?.list == nil ? nil : kept?.path
    return list.nearest(wanted ?? IndexPath(item: 0, section: 0))
  }

  // MARK: Drawing

  /// The window on a screen of so many cells, with the cursor and a line of help.
  package func frame(_ size: TerminalSize) -> TextFrame {
    let available = max(size.rows - 1, 1)
    let controller = touch.controller
    if controller !== lastController || size.rows != self.size.rows {
      lastController = controller
      focus = nil
      lineHeight = TerminalNavigator.oneLine.rowHeight
    }
    self.size = size
    lay()
    // Rows that are lower than a line would overflow the screen: make the window lower.
    for _ in 0..<4 {
      guard let count = layout?.baseLines.count, count > available else { break }
      lineHeight *= CGFloat(available) / CGFloat(count)
      lay()
    }
    shownLines = visibleLines(available)
    isWorking = isRefreshing
    var texts = sheet?.lines(available, columns: size.columns) ?? marked(shownLines)
    texts.append(status(columns: size.columns))
    return TextFrame(texts, columns: size.columns)
  }

  /// Lays the window out again.
  func lay() {
    isStale = false
    followOverlay()
    window.frame = TerminalNavigator.bounds(
      columns: size.columns, rows: size.rows, lineHeight: lineHeight)
    layout = TextLayout(
      Scene(of: window), columns: size.columns, lineHeight: TerminalNavigator.oneLine.rowHeight,
      after: layout)
  }

  /// Begins at the first thing of an alert or menu that has just come.
  private func followOverlay() {
    let overlay: AnyObject? = window.shownMenu ?? touch.alert
    guard overlay !== lastOverlay else { return }
    lastOverlay = overlay
    overlayFocus = nil
    if let field = touch.alert?.textFields?.first { field.becomeFirstResponder() }
  }

  /// Returns the line of the layout for each line of the screen: alerts and menus are at the bottom,
  /// scrolled to what has the focus.
  private func visibleLines(_ available: Int) -> [Int?] {
    guard let layout else { return [] }
    var base = Array(layout.baseLines) as [Int?]
    if let lifted { base = lifted.moving(base, in: layout) }
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
    base = Array(base.prefix(room))
    return base + Array(repeating: nil, count: room - base.count) + Array(shown)
  }

  /// Returns lines with the cursor or the focus shown on them.
  private func marked(_ shown: [Int?]) -> [TextLine] {
    guard let layout else { return [] }
    var texts: [TextLine] = []
    texts.reserveCapacity(shown.count + 1)
    let current = current
    for index in shown {
      guard let index else {
        texts.append(TextLine())
        continue
      }
      let line = layout.lines[index]
      texts.append(line.text)
      mark(current, on: line, number: index, of: layout.columns, in: &texts[texts.count - 1])
      turnSigns(of: line, in: &texts[texts.count - 1])
    }
    return texts
  }

  /// Shows the cursor or the focus, if it is on the line.
  private func mark(
    _ current: TerminalStop?, on line: TextLayout.Line, number: Int, of columns: Int,
    in text: inout TextLine
  ) {
    switch current?.name {
    case .item(let path) where line.role == .row(path) || line.role == .item(path):
      text.style = TextStyle(reverse: true)
    case .item(let path):
      if let spot = line.spots.first(where: { $0.role == .item(path) }) {
        text.mark(spot.columns)
      }
    case .thing where current?.line == number:
      let cells = current?.columns ?? 0..<0
      if cells == 0..<columns {
        text.style = TextStyle(reverse: true)
      } else {
        text.mark(cells)
      }
    default: break
    }
  }

  // MARK: Work

  /// Turns the signs of work by a step.
  package func turnSigns() { turn += 1 }

  private static let signs = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏").map(String.init)

  private var sign: String { Self.signs[turn % Self.signs.count] }

  /// Shows the signs of a line as they are turned now.
  private func turnSigns(of line: TextLayout.Line, in text: inout TextLine) {
    guard !line.signs.isEmpty else { return }
    isWorking = true
    for (index, span) in text.spans.enumerated() where line.signs.contains(span.column) {
      text.spans[index] = TextSpan(
        sign + span.text.dropFirst(), style: span.style, column: span.column)
    }
  }

  private var isRefreshing: Bool { touch.frontList?.view.refreshControl?.isRefreshing == true }

  private func status(columns: Int) -> TextLine {
    if let message { return TextLine([TextSpan(message, style: TextStyle(dim: true))]) }
    return TerminalHelp(commands: commands, columns: columns)
      .line(after: isRefreshing ? "\(sign) Refreshing…" : nil)
  }

  // MARK: Events

  /// Does what a key or click asks for; false where it asks to quit.
  package func handle(_ event: TerminalEvent) -> Bool {
    message = nil
    offers = nil
    isQuitting = false
    if isStale, size.columns > 0 { lay() }
    isStale = true
    switch event {
    case .key(.character("c"), .control): isQuitting = true
    case .key(let key, _): press(key)
    case .mouse(let mouse): handle(mouse)
    case .paste(let text):
      touch.paste(text.split(whereSeparator: \.isNewline).joined(separator: " "))
    }
    return !isQuitting
  }
}

/// The item of a list that keys act on.
private struct TerminalCursor {
  let path: IndexPath
  /// The list, whose place in memory another one may take when it has gone.
  private(set) weak var list: UIScrollView?
}

extension TextLayout {
  /// The lines that are no alert's or menu's.
  var baseLines: Range<Int> { 0..<(overlay ?? lines.count) }
  /// The lines of alerts and menus.
  var overlayLines: Range<Int> { (overlay ?? lines.count)..<lines.count }
}

extension TextLine {
  /// Shows some of the line's cells in reverse video.
  fileprivate mutating func mark(_ cells: Range<Int>) {
    let blank = String(repeating: " ", count: cells.count)
    for index in spans.indices where cells.contains(spans[index].column) {
      spans[index].style.reverse = true
    }
    spans.insert(
      TextSpan(blank, style: TextStyle(reverse: true), column: cells.lowerBound), at: 0)
  }
}
