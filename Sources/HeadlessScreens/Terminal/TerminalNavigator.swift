import Foundation
package import HeadlessUIKit

/// Turns keys and clicks into what a person does to the window, and the window into lines.
///
/// It knows no terminal, so it can be driven by a test. The row that keys act on is the cursor;
/// it is the terminal's own, and not the table's selection.
@MainActor package final class TerminalNavigator {
  private let window: UIWindow
  private let user = User()
  private var cursors: [ObjectIdentifier: IndexPath] = [:]
  private var chosenAction = 0
  private var message: String?
  private var layout: TextLayout?
  private var rows = 0
  private var lineHeight = TerminalNavigator.oneLine.rowHeight
  private weak var lastController: UIViewController?

  /// Lengths that make everything one line high.
  package static var oneLine: ListMetrics {
    var metrics = ListMetrics()
    metrics.subtitleRowHeight = metrics.rowHeight
    metrics.plainHeaderHeight = metrics.rowHeight
    metrics.plainFooterHeight = metrics.rowHeight
    metrics.groupedHeaderHeight = metrics.rowHeight
    metrics.groupedFooterHeight = metrics.rowHeight
    metrics.groupedSpacing = 0
    metrics.navigationBarHeight = metrics.rowHeight
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
  }

  // MARK: Where the person is

  private var frontController: UIViewController? {
    var controller = window.rootViewController
    while let presented = controller?.presentedViewController { controller = presented }
    return controller
  }

  private var alert: UIAlertController? { frontController as? UIAlertController }

  private var navigation: UINavigationController? {
    (frontController as? UINavigationController) ?? frontController?.navigationController
  }

  private var table: UITableView? {
    let controller = navigation?.topViewController ?? frontController
    return controller?.viewIfLoaded.flatMap(firstTable)
  }

  private func firstTable(in view: UIView) -> UITableView? {
    if let table = view as? UITableView { return table }
    for child in view.subviews where !child.isHidden {
      if let table = firstTable(in: child) { return table }
    }
    return nil
  }

  /// The row that keys act on: where it was left, as far as the table still has it.
  private var cursor: IndexPath? {
    get {
      guard let table else { return nil }
      let sections = table.numberOfSections
      guard sections > 0 else { return nil }
      let wanted = cursors[ObjectIdentifier(table)] ?? IndexPath(row: 0, section: 0)
      guard wanted.section < sections else {
        return row(before: IndexPath(row: 0, section: sections), in: table)
      }
      let count = table.numberOfRows(inSection: wanted.section)
      if wanted.row < count { return wanted }
      let end = IndexPath(row: count, section: wanted.section)
      return row(before: end, in: table) ?? row(after: end, in: table)
    }
    set { if let table { cursors[ObjectIdentifier(table)] = newValue } }
  }

  private func row(after path: IndexPath, in table: UITableView) -> IndexPath? {
    var (section, row) = (path.section, path.row + 1)
    while section < table.numberOfSections {
      if row < table.numberOfRows(inSection: section) {
        return IndexPath(row: row, section: section)
      }
      (section, row) = (section + 1, 0)
    }
    return nil
  }

  private func row(before path: IndexPath, in table: UITableView) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    for section in (0..<path.section).reversed() {
      let count = table.numberOfRows(inSection: section)
      if count > 0 { return IndexPath(row: count - 1, section: section) }
    }
    return nil
  }

  // MARK: Drawing

  /// The window on a screen of so many cells, with the cursor and a line of help.
  package func frame(_ size: TerminalSize) -> TextFrame {
    let available = max(size.rows - 1, 1)
    let controller = navigation?.topViewController ?? frontController
    if controller !== lastController || size.rows != rows {
      lastController = controller
      rows = size.rows
      lineHeight = TerminalNavigator.oneLine.rowHeight
    }
    var layout = lay(size)
    // Rows that are lower than a line would overflow the screen: make the window lower.
    for _ in 0..<4 where layout.lines.count > available && alert == nil {
      lineHeight *= CGFloat(available) / CGFloat(layout.lines.count)
      layout = lay(size)
    }
    self.layout = layout
    var lines = layout.lines
    if alert != nil, lines.count > available { lines = Array(lines.suffix(available)) }
    var texts = lines.prefix(available).map { line in
      isCursor(line.role) ? highlighted(line.text) : line.text
    }
    texts += Array(repeating: TextLine(), count: available - texts.count)
    texts.append(status)
    return TextFrame(texts, columns: size.columns)
  }

  private func lay(_ size: TerminalSize) -> TextLayout {
    window.frame = TerminalNavigator.bounds(
      columns: size.columns, rows: size.rows, lineHeight: lineHeight)
    return TextLayout(Scene(of: window), columns: size.columns)
  }

  private func isCursor(_ role: Scene.Role) -> Bool {
    switch role {
    case .row(let path): alert == nil && path == cursor
    case .action(let number): number == chosenAction
    default: false
    }
  }

  private func highlighted(_ line: TextLine) -> TextLine {
    var line = line
    line.style = TextStyle(reverse: true)
    return line
  }

  private var status: TextLine {
    TextLine([TextSpan(message ?? help, style: TextStyle(dim: true))])
  }

  private var help: String {
    if alert != nil { return "↑ ↓ choose   enter take   esc cancel" }
    var keys = ["q quit", "↑ ↓ move", "enter open", "d delete"]
    if navigation?.navigationBar.backTitle != nil { keys.append("← back") }
    if table?.refreshControl != nil { keys.append("r refresh") }
    if table?.indexTitles != nil { keys.append("A–Z jump") }
    return keys.joined(separator: "   ")
  }

  // MARK: Events

  /// Does what a key or click asks for; false where it asks to quit.
  package func handle(_ event: TerminalEvent) -> Bool {
    message = nil
    switch event {
    case .key(.character("q"), []), .key(.character("c"), .control): return false
    case .key(let key, _): alert.map { choose(key, in: $0) } ?? press(key)
    case .mouse(let mouse): handle(mouse)
    case .paste: break
    }
    return true
  }

  private func press(_ key: TerminalKey) {
    switch key {
    case .up: move { table, path in self.row(before: path, in: table) }
    case .down: move { table, path in self.row(after: path, in: table) }
    case .pageUp: page { table, path in self.row(before: path, in: table) }
    case .pageDown: page { table, path in self.row(after: path, in: table) }
    case .home: move { table, _ in self.row(after: IndexPath(row: -1, section: 0), in: table) }
    case .end:
      move { table, _ in
        self.row(before: IndexPath(row: 0, section: table.numberOfSections), in: table)
      }
    case .enter, .right: tapCursor()
    case .escape, .left, .backspace: goBack()
    case .delete: deleteCursor()
    case .character("/"): message = "There is nothing to search here."
    case .character("d"): deleteCursor()
    case .character("r"): refresh()
    case .character(let letter): jump(to: letter)
    case .tab, .insert: break
    }
  }

  private func move(_ step: (UITableView, IndexPath) -> IndexPath?) {
    guard let table, let path = cursor, let next = step(table, path) else { return }
    place(next, in: table)
  }

  /// Moves by as many rows as the list has lines, less one.
  private func page(_ step: (UITableView, IndexPath) -> IndexPath?) {
    guard let table, var path = cursor else { return }
    for _ in 0..<max((layout?.listLines.count ?? 2) - 1, 1) {
      guard let next = step(table, path) else { break }
      path = next
    }
    place(path, in: table)
  }

  private func place(_ path: IndexPath, in table: UITableView) {
    cursor = path
    table.scrollToRow(at: path, at: .none, animated: false)
    HeadlessRunLoop.tick()
  }

  private func tapCursor() {
    guard let table, let path = cursor else { return }
    user.tap(rowAt: path, in: table)
  }

  private func goBack() {
    if let navigation, user.goBack(in: navigation) { return }
    if let front = frontController, front.presentingViewController != nil {
      front.dismiss(animated: true)
      HeadlessRunLoop.tick()
    }
  }

  private func deleteCursor() {
    guard let table, let path = cursor else { return }
    if !user.swipeToDelete(rowAt: path, in: table) { message = "This row cannot be deleted." }
  }

  private func refresh() {
    guard let table else { return }
    if table.refreshControl == nil { return jump(to: "r") }
    if !user.pullToRefresh(table) { message = "A refresh is on already." }
  }

  /// Jumps to a title of the index; capital letters always do, small ones where no key is meant.
  private func jump(to letter: Character) {
    guard let table, let titles = table.indexTitles else { return }
    guard let title = titles.first(where: { $0.uppercased() == letter.uppercased() }) else {
      message = "Nothing is filed under \(letter.uppercased())."
      return
    }
    jump(to: title, in: table)
  }

  private func jump(to title: String, in table: UITableView) {
    guard user.tap(indexTitle: title, in: table) else { return }
    // The section that the index led to begins at the top, or as near to it as the end allows.
    let section = table.dataSource?.tableView(
      table, sectionForSectionIndexTitle: title,
      at: table.indexTitles?.firstIndex(of: title) ?? 0)
    guard let section, section < table.numberOfSections else { return }
    cursor = row(after: IndexPath(row: -1, section: max(section, 0)), in: table) ?? cursor
  }

  // MARK: Alerts

  private func choose(_ key: TerminalKey, in alert: UIAlertController) {
    let count = alert.actions.count
    guard count > 0 else { return goBack() }
    switch key {
    case .up, .left: chosenAction = max(chosenAction - 1, 0)
    case .down, .right, .tab: chosenAction = min(chosenAction + 1, count - 1)
    case .enter: take(min(chosenAction, count - 1), in: alert)
    case .escape:
      if let cancel = alert.actions.firstIndex(where: { $0.style == .cancel }) {
        take(cancel, in: alert)
      }
    default: break
    }
  }

  private func take(_ number: Int, in alert: UIAlertController) {
    let action = alert.actions[number]
    guard action.isEnabled else { return }
    chosenAction = 0
    alert.choose(action)
    HeadlessRunLoop.tick()
  }

  // MARK: Mouse

  private func handle(_ mouse: TerminalMouse) {
    switch mouse.action {
    case .wheelUp: wheel(by: -3)
    case .wheelDown: wheel(by: 3)
    case .press(0): click(mouse.position)
    default: break
    }
  }

  private func wheel(by lines: Int) {
    guard let table, alert == nil else { return }
    user.scroll(table, by: CGFloat(lines) * TerminalNavigator.oneLine.rowHeight)
    guard let visible = table.indexPathsForVisibleRows, let path = cursor else { return }
    if let first = visible.dropFirst().first, path < first { cursor = first }
    if let last = visible.last, path > last { cursor = last }
  }

  private func click(_ position: TerminalPosition) {
    guard let layout, layout.lines.indices.contains(position.row) else { return }
    if position.column == layout.frame.columns - 1, alert == nil,
      layout.listLines.contains(position.row), let table
    {
      let titles = TextLayout.spread(layout.indexTitles, over: layout.listLines.count)
      if let title = titles[position.row - layout.listLines.lowerBound] {
        return jump(to: title, in: table)
      }
    }
    switch layout.lines[position.row].role {
    case .row(let path) where alert == nil:
      guard let table else { return }
      cursor = path
      user.tap(rowAt: path, in: table)
    case .action(let number): if let alert { take(number, in: alert) }
    case .navigationBar where alert == nil: clickBar(position.column, layout.frame.columns)
    default: break
    }
  }

  /// A click on the bar: the left third goes back or taps the left buttons, the right third taps
  /// the right ones.
  private func clickBar(_ column: Int, _ columns: Int) {
    guard let navigation, let item = navigation.topViewController?.navigationItem else { return }
    if column < columns / 3 {
      if let button = item.leftBarButtonItem { user.tap(button) } else { goBack() }
    } else if column >= columns - columns / 3, let buttons = item.rightBarButtonItems {
      // The buttons stand from the right edge, a gap of two between them.
      var right = columns - 2
      for button in buttons {
        let width = CharacterWidth.of(button.displayTitle)
        if column >= right - width || button === buttons.last {
          user.tap(button)
          return
        }
        right -= width + 2
      }
    }
  }
}
