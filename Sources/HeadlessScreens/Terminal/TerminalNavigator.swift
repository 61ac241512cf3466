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
  private var choices: TerminalChoices?
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
    metrics.searchBarHeight = metrics.rowHeight
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

  private var controller: UIViewController? { navigation?.topViewController ?? frontController }

  private var list: (any ShownList)? {
    if let search = controller?.navigationItem.searchController,
      search.showsSearchResultsController,
      let results = search.searchResultsController?.viewIfLoaded
    {
      return firstList(in: results)
    }
    return controller?.viewIfLoaded.flatMap(firstList)
  }

  private func firstList(in view: UIView) -> (any ShownList)? {
    if let table = view as? UITableView { return ShownTable(table: table) }
    if let collection = view as? UICollectionView { return ShownCollection(collection: collection) }
    for child in view.subviews where !child.isHidden {
      if let list = firstList(in: child) { return list }
    }
    return nil
  }

  /// The field that letters go to: of the alert, else of the search bar that is being edited.
  private var field: UITextField? {
    if let alert {
      guard let fields = alert.textFields, chosenAction < fields.count else { return nil }
      return fields[chosenAction]
    }
    let bar = controller?.navigationItem.searchController?.searchBar
    return bar?.isFirstResponder == true ? bar?.searchTextField : nil
  }

  /// The item that keys act on: where it was left, as far as the list still has it.
  private var cursor: IndexPath? {
    get {
      guard let list, list.numberOfSections > 0 else { return nil }
      let wanted = cursors[ObjectIdentifier(list.view)] ?? IndexPath(item: 0, section: 0)
      return list.nearest(wanted)
    }
    set { if let list { cursors[ObjectIdentifier(list.view)] = newValue } }
  }

  // MARK: Drawing

  /// The window on a screen of so many cells, with the cursor and a line of help.
  package func frame(_ size: TerminalSize) -> TextFrame {
    let available = max(size.rows - 1, 1)
    let controller = self.controller
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
    var texts = lines.prefix(available).map(highlighted)
    texts += Array(repeating: TextLine(), count: available - texts.count)
    if let choices {
      let below = choices.lines(columns: size.columns).prefix(available)
      texts.replaceSubrange((available - below.count)..., with: below)
    }
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
    case .row(let path), .item(let path): alert == nil && path == cursor
    case .field(let number): number == chosenAction
    case .action(let number): number + (alert?.textFields?.count ?? 0) == chosenAction
    default: false
    }
  }

  /// A line with the cursor shown on it, or on one of its items.
  private func highlighted(_ line: TextLayout.Line) -> TextLine {
    var text = line.text
    if isCursor(line.role) { text.style = TextStyle(reverse: true) }
    if let spot = line.spots.first(where: { isCursor($0.role) }) {
      let blank = String(repeating: " ", count: spot.columns.count)
      text.spans.insert(
        TextSpan(blank, style: TextStyle(reverse: true), column: spot.columns.lowerBound), at: 0)
      text.spans = text.spans.map { span in
        var span = span
        if spot.columns.contains(span.column) { span.style.reverse = true }
        return span
      }
    }
    return text
  }

  private var status: TextLine {
    TextLine([TextSpan(message ?? help, style: TextStyle(dim: true))])
  }

  private var help: String {
    if choices != nil { return "↑ ↓ choose   enter take   esc cancel" }
    if alert != nil { return "↑ ↓ choose   enter take   esc cancel" }
    if field != nil { return "type to search   ↑ ↓ move   enter done   esc cancel" }
    var keys = ["q quit", list?.isGrid == true ? "← ↑ ↓ → move" : "↑ ↓ move", "enter open"]
    if !(list?.isGrid ?? true) { keys.append("d delete") }
    if navigation?.navigationBar.backTitle != nil {
      keys.append(list?.isGrid == true ? "esc back" : "← back")
    }
    if controller?.navigationItem.searchController != nil { keys.append("/ search") }
    if list?.view.refreshControl != nil { keys.append("r refresh") }
    if list?.indexTitles != nil { keys.append("A–Z jump") }
    return keys.joined(separator: "   ")
  }

  // MARK: Events

  /// Does what a key or click asks for; false where it asks to quit.
  package func handle(_ event: TerminalEvent) -> Bool {
    message = nil
    switch event {
    case .key(.character("c"), .control): return false
    case .key(.character("q"), []) where field == nil: return false
    case .key(let key, _):
      if choices != nil {
        choose(key)
      } else if let field {
        type(key, into: field)
      } else if let alert {
        choose(key, in: alert)
      } else {
        press(key)
      }
    case .mouse(let mouse): handle(mouse)
    case .paste: break
    }
    return true
  }

  private func press(_ key: TerminalKey) {
    switch key {
    case .up: move { $0.neighbour(of: $1, isBelow: false) }
    case .down: move { $0.neighbour(of: $1, isBelow: true) }
    case .pageUp: page(isBelow: false)
    case .pageDown: page(isBelow: true)
    case .home: move { list, _ in list.first }
    case .end: move { list, _ in list.last }
    case .right where list?.isGrid == true: move { $0.item(after: $1) }
    case .left where list?.isGrid == true && cursor != list?.first: move { $0.item(before: $1) }
    case .enter, .right: tapCursor()
    case .escape, .left, .backspace: goBack()
    case .delete: deleteCursor()
    case .character(let letter): press(letter)
    case .tab, .insert: break
    }
  }

  private func press(_ letter: Character) {
    switch letter {
    case "/": search()
    case "d": deleteCursor()
    case "r": refresh()
    case "e" where editButton != nil: editButton.map { _ = user.tap($0) }
    case "b" where showBarButtons(): break
    case "m" where showMenu(): break
    case "s" where showActions(): break
    case " " where turnSwitch(): break
    default: jump(to: letter)
    }
  }

  private func move(_ step: (any ShownList, IndexPath) -> IndexPath?) {
    guard let list, let path = cursor, let next = step(list, path) else { return }
    place(next, in: list)
  }

  /// Moves by as many lines as the list has, less one.
  private func page(isBelow: Bool) {
    guard let list, var path = cursor else { return }
    for _ in 0..<max((layout?.listLines.count ?? 2) - 1, 1) {
      guard let next = list.neighbour(of: path, isBelow: isBelow) else { break }
      path = next
    }
    place(path, in: list)
  }

  private func place(_ path: IndexPath, in list: any ShownList) {
    cursor = path
    list.reveal(path)
    HeadlessRunLoop.tick()
  }

  private func tapCursor() {
    guard let list, let path = cursor else { return }
    _ = list.tap(path, as: user)
  }

  private func goBack() {
    if let navigation, user.goBack(in: navigation) { return }
    if let front = frontController, front.presentingViewController != nil {
      front.dismiss(animated: true)
      HeadlessRunLoop.tick()
    }
  }

  private func deleteCursor() {
    guard let list, let path = cursor else { return }
    if !list.delete(path, as: user) { message = "This row cannot be deleted." }
  }

  private func refresh() {
    guard let list else { return }
    if list.view.refreshControl == nil { return jump(to: "r") }
    if !user.pullToRefresh(list.view) { message = "A refresh is on already." }
  }

  private var barButtons: [UIBarButtonItem] {
    guard let item = controller?.navigationItem else { return [] }
    return (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
  }

  /// The button that begins and ends editing.
  private var editButton: UIBarButtonItem? {
    barButtons.first { $0 === controller?.editButtonItem }
  }

  /// Turns the switch of the cursor's row; false where it has none.
  private func turnSwitch() -> Bool {
    guard let list, let path = cursor, let cell = list.cell(path),
      let control = firstSwitch(in: cell)
    else { return false }
    return user.toggle(control)
  }

  private func firstSwitch(in view: UIView) -> UISwitch? {
    if let control = view as? UISwitch { return control }
    return view.subviews.lazy.compactMap(firstSwitch).first
  }

  // MARK: Choices

  /// Shows the menu of the cursor's row; false where it has none.
  private func showMenu() -> Bool {
    guard let list, let path = cursor, let session = list.showMenu(path) else { return false }
    let titles = session.actions.map(\.title)
    guard !titles.isEmpty else {
      session.end()
      return false
    }
    choices = TerminalChoices(
      titles: titles,
      choose: { title in
        _ = session.choose(title, sender: list.cell(path))
        HeadlessRunLoop.tick()
      }, cancel: { session.end() })
    return true
  }

  /// Shows the buttons of the bar; false where there are none.
  private func showBarButtons() -> Bool {
    let buttons = barButtons.filter(\.isEnabled)
    if buttons.isEmpty { return false }
    let user = user
    choices = TerminalChoices(
      titles: buttons.map(\.displayTitle),
      choose: { title in
        if let button = buttons.first(where: { $0.displayTitle == title }) { user.tap(button) }
      }, cancel: {})
    return true
  }

  /// Shows the actions of the cursor's row; false where it has none.
  private func showActions() -> Bool {
    guard let list, let path = cursor else { return false }
    let titles = list.openActions(path, as: user)
    guard !titles.isEmpty else { return false }
    let user = user
    choices = TerminalChoices(
      titles: titles, choose: { list.choose(action: $0, of: path, as: user) },
      cancel: { list.closeActions(as: user) })
    return true
  }

  private func choose(_ key: TerminalKey) {
    guard var shown = choices else { return }
    switch key {
    case .up, .left: shown.chosen = max(shown.chosen - 1, 0)
    case .down, .right, .tab: shown.chosen = min(shown.chosen + 1, shown.titles.count - 1)
    case .enter:
      choices = nil
      return shown.choose(shown.titles[shown.chosen])
    case .escape, .backspace:
      choices = nil
      return shown.cancel()
    default: return
    }
    choices = shown
  }

  // MARK: Fields

  private func search() {
    guard let search = controller?.navigationItem.searchController else {
      message = "There is nothing to search here."
      return
    }
    search.searchBar.becomeFirstResponder()
    HeadlessRunLoop.tick()
  }

  private func type(_ key: TerminalKey, into field: UITextField) {
    switch key {
    case .character(let letter): user.type(String(letter), into: field)
    case .backspace, .delete: user.deleteBackward(in: field)
    default:
      if let alert { return choose(key, in: alert) }
      leaveSearch(key, field)
    }
  }

  /// Keys that are no letters while a search bar is being edited.
  private func leaveSearch(_ key: TerminalKey, _ field: UITextField) {
    guard let search = controller?.navigationItem.searchController else { return }
    switch key {
    case .enter:
      user.pressSearch(in: search.searchBar)
      field.resignFirstResponder()
    case .escape:
      user.cancelSearch(in: search)
    default: press(key)
    }
  }

  // MARK: Index

  /// Jumps to a title of the index; capital letters always do, small ones where no key is meant.
  private func jump(to letter: Character) {
    guard let list, let titles = list.indexTitles else { return }
    guard let title = titles.first(where: { $0.uppercased() == letter.uppercased() }) else {
      message = "Nothing is filed under \(letter.uppercased())."
      return
    }
    jump(to: title, in: list)
  }

  private func jump(to title: String, in list: any ShownList) {
    if let path = list.follow(indexTitle: title, as: user) { cursor = path }
  }

  // MARK: Alerts

  private func choose(_ key: TerminalKey, in alert: UIAlertController) {
    let fields = alert.textFields?.count ?? 0
    let count = fields + alert.actions.count
    guard count > 0 else { return goBack() }
    switch key {
    case .up, .left: chosenAction = max(chosenAction - 1, 0)
    case .down, .right, .tab: chosenAction = min(chosenAction + 1, count - 1)
    case .enter where chosenAction < fields: chosenAction += 1
    case .enter: take(min(chosenAction, count - 1) - fields, in: alert)
    case .escape:
      if let cancel = alert.actions.firstIndex(where: { $0.style == .cancel }) {
        take(cancel, in: alert)
      }
    default: break
    }
  }

  private func take(_ number: Int, in alert: UIAlertController) {
    guard alert.actions.indices.contains(number) else { return }
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
    guard let list, alert == nil, choices == nil else { return }
    user.scroll(list.view, by: CGFloat(lines) * TerminalNavigator.oneLine.rowHeight)
    let visible = list.visibleItems
    guard let path = cursor else { return }
    if let first = visible.dropFirst().first, path < first { cursor = first }
    if let last = visible.last, path > last { cursor = last }
  }

  private func click(_ position: TerminalPosition) {
    guard let layout, layout.lines.indices.contains(position.row), choices == nil else { return }
    if position.column == layout.frame.columns - 1, alert == nil,
      layout.listLines.contains(position.row), let list
    {
      let titles = TextLayout.spread(layout.indexTitles, over: layout.listLines.count)
      if let title = titles[position.row - layout.listLines.lowerBound] {
        return jump(to: title, in: list)
      }
    }
    let line = layout.lines[position.row]
    let role = line.spots.first { $0.columns.contains(position.column) }?.role ?? line.role
    switch role {
    case .row(let path), .item(let path):
      guard let list, alert == nil else { return }
      cursor = path
      _ = list.tap(path, as: user)
    case .action(let number): if let alert { take(number, in: alert) }
    case .field(let number): chosenAction = number
    case .searchBar where alert == nil: search()
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
