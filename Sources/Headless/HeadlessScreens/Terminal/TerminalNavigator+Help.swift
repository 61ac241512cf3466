import Foundation
import HeadlessUIKit

/// The hidden actions of a row.
struct TerminalOffers {
  let path: IndexPath
  /// The title of the action that deletes the row, or nil if there is none.
  let deletion: String?
  let hasActions: Bool
  let hasMenu: Bool
}

/// The available keys, for the help line and the list of keys.
extension TerminalNavigator {
  /// The available keys, from most to least useful.
  var commands: [TerminalCommand] {
    if sheet != nil {
      return [
        TerminalCommand("enter", "choose", .enter), TerminalCommand("esc", "close", .escape),
        TerminalCommand("↑ ↓", "move"),
      ]
    }
    if lifted != nil {
      let isAlone = touch.lists.filter(\.isDroppable).count < 2
      return [
        TerminalCommand(isAlone ? "↑ ↓" : "← ↑ ↓ →", "move the row"),
        TerminalCommand("enter", "drop", .enter),
        TerminalCommand("esc", "cancel", .escape),
      ]
    }
    if layout?.overlay != nil { return overlayCommands }
    if touch.field != nil { return typingCommands }
    if list?.swipedEdge != nil { return swipeCommands }
    return listCommands
  }

  private var overlayCommands: [TerminalCommand] {
    var commands = [TerminalCommand("enter", enterWord(for: current) ?? "choose", .enter)]
    if touch.field != nil { commands.append(TerminalCommand("a–z", "type")) }
    commands.append(TerminalCommand("↑ ↓", "move"))
    let isCancelled =
      window.shownMenu != nil || touch.alert?.actions.contains { $0.style == .cancel } == true
      || touch.alert?.actions.count == 1
    if isCancelled { commands.append(TerminalCommand("esc", "cancel", .escape)) }
    return commands + [quit]
  }

  private var typingCommands: [TerminalCommand] {
    let isSearch = touch.search?.searchBar.isFirstResponder == true
    return [
      TerminalCommand("a–z", isSearch ? "search" : "type"),
      TerminalCommand("esc", isSearch ? "end search" : "done", .escape),
      TerminalCommand("enter", enterWord(for: current) ?? "done", .enter),
      TerminalCommand("↑ ↓", "move"), quit,
      TerminalCommand("← →", "move in the text"),
    ] + partCommands
  }

  private var partCommands: [TerminalCommand] {
    hasOtherParts ? [TerminalCommand("tab", "next part of the screen", .tab)] : []
  }

  private var swipeCommands: [TerminalCommand] {
    [
      TerminalCommand("enter", enterWord(for: current) ?? "choose", .enter),
      TerminalCommand("← →", "move"), TerminalCommand("esc", "close", .escape),
      TerminalCommand("s", "other side", .character("s")), quit,
    ]
  }

  private var quit: TerminalCommand {
    touch.field == nil
      ? TerminalCommand("q", "quit", .character("q")) : TerminalCommand("ctrl-c", "quit")
  }

  private var listCommands: [TerminalCommand] {
    let current = current
    let list = self.list
    var commands: [TerminalCommand] = []
    let enterWord = enterWord(for: current)
    let spaceWord = spaceWord(for: current)
    if let enterWord { commands.append(TerminalCommand("enter", enterWord, .enter)) }
    if let spaceWord, spaceWord != enterWord {
      commands.append(TerminalCommand("space", spaceWord, .character(" ")))
    }
    if current?.spot?.kind?.isAdjustable == true {
      commands.append(TerminalCommand("+ -", "adjust"))
    }
    if let escapeWord { commands.append(TerminalCommand("esc", escapeWord, .escape)) }
    let offers = current?.path.flatMap { self.offers(of: $0) }
    if let deletion = offers?.deletion {
      commands.append(TerminalCommand("d", deletion.lowercased(), .character("d")))
    }
    commands += undoCommands
    let isAlong = list?.isGrid == true || hasNeighbours(current) || touch.lists.count > 1
    commands.append(TerminalCommand(isAlong ? "← ↑ ↓ →" : "↑ ↓", "move"))
    if touch.search != nil {
      commands.append(TerminalCommand("/", "search", .character("/")))
    }
    commands.append(quit)
    if offers?.hasActions == true {
      commands.append(TerminalCommand("s", "actions", .character("s")))
    }
    if offers?.hasMenu == true { commands.append(TerminalCommand("m", "menu", .character("m"))) }
    if editButton != nil {
      let isEditing = touch.controller?.isEditing == true
      commands.append(TerminalCommand("e", isEditing ? "done" : "edit", .character("e")))
    }
    if let title = barStop?.spot?.title, !title.isEmpty {
      commands.append(TerminalCommand("b", "go to \(title)", .character("b")))
    }
    if let control = list?.view.refreshControl, !control.isRefreshing {
      commands.append(TerminalCommand("r", "refresh", .character("r")))
    }
    commands += partCommands
    if list?.indexTitles?.isEmpty == false { commands.append(TerminalCommand("A–Z", "jump")) }
    if let spaceWord, spaceWord == enterWord {
      commands.append(TerminalCommand("space", spaceWord, .character(" ")))
    }
    return commands
  }

  private var undoCommands: [TerminalCommand] {
    guard let manager = touch.undoManager else { return [] }
    var commands: [TerminalCommand] = []
    if manager.canUndo {
      let word = manager.undoMenuItemTitle.lowercased()
      commands.append(TerminalCommand("u", word, .character("u")))
    }
    if manager.canRedo {
      let word = manager.redoMenuItemTitle.lowercased()
      commands.append(TerminalCommand("ctrl-r", word, .character("r"), .control))
    }
    return commands
  }

  /// The keys of a list that users expect in any case.
  private var commonCommands: [TerminalCommand] {
    guard list != nil, layout?.overlay == nil, touch.field == nil else { return [] }
    return [
      TerminalCommand("page up", "one screen up", .pageUp),
      TerminalCommand("page down", "one screen down", .pageDown),
      TerminalCommand("home", "go to the beginning", .home),
      TerminalCommand("end", "go to the end", .end),
    ]
  }

  private func hasNeighbours(_ stop: TerminalStop?) -> Bool {
    guard let stop, let line = stop.line, let layout else { return false }
    let others = layout.stops(onLines: line..<line + 1).filter { !$0.isIndexTitle }
    return others.count > (stop.isIndexTitle ? 0 : 1)
  }

  // MARK: Command names

  /// Returns the command of the Enter key, or nil if it has none.
  private func enterWord(for current: TerminalStop?) -> String? {
    guard let current, let line = current.line, let layout else { return nil }
    guard let spot = current.spot else {
      if isSelecting { return "select" }
      let hasSwitch = onlySwitch(ofLine: line) != nil && !layout.lines[line].isOpening
      if hasSwitch { return "toggle" }
      if list?.isEditing == true { return nil }
      return layout.lines[line].isOpening ? "open" : "choose"
    }
    if spot.state.contains(.disabled) { return nil }
    switch spot.role {
    case .item: return list?.isEditing == true ? "select" : "open"
    case .backButton: return "go back"
    case .searchField: return touch.field == nil ? "search" : "done"
    case .cancelButton: return "cancel"
    case .editControl: return "delete or insert"
    case .reorderControl: return "pick up"
    case .accessoryButton: return "show details"
    case .indexTitle: return "jump"
    case .field: return defaultAction
    case .control: return word(for: spot)
    default: return spot.title.isEmpty ? "choose" : spot.title
    }
  }

  /// Returns the command of a control.
  func word(for spot: TextLayout.Spot) -> String {
    switch spot.kind {
    case .switch: return "toggle"
    case .textView: return touch.field == nil ? "type" : "new line"
    case .textField: return touch.field == nil ? "type" : returnWord
    case .slider, .pages, .wheel: return "next"
    case .segment(let title, _): return title
    case .button(_, "chevron.down"): return "collapse"
    case .button(_, "chevron.right"), .button(_, "chevron.forward"): return "expand"
    default:
      if spot.state.contains(.expanded) { return "collapse" }
      if spot.state.contains(.collapsed) { return "expand" }
      return spot.title.isEmpty ? "press" : spot.title
    }
  }

  /// The title of the Return key of the field that is being edited.
  private var returnWord: String {
    switch (touch.field as? UITextField)?.returnKeyType {
    case .go: "go"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .search, .google, .yahoo: "search"
    case .send: "send"
    case .continue: "continue"
    default: "done"
    }
  }

  /// The title of the action that the Return key performs in the text field of an alert.
  private var defaultAction: String {
    let actions = touch.alert?.actions ?? []
    let action = touch.alert?.preferredAction ?? actions.first { $0.style == .default }
    return action?.title ?? "done"
  }

  private func spaceWord(for current: TerminalStop?) -> String? {
    guard let current, let line = current.line, current.isItem else { return nil }
    if onlySwitch(ofLine: line) != nil { return "toggle" }
    if isSelecting { return "select" }
    return list?.isDraggable == true && list?.isEditing == false ? "pick up" : nil
  }

  /// A Boolean value that indicates whether tapping a row adds it to a multiple selection.
  private var isSelecting: Bool {
    guard let list = self.list, list.isEditing else { return false }
    switch list.view {
    case let table as UITableView: return table.allowsMultipleSelectionDuringEditing
    case let collection as UICollectionView:
      return collection.allowsMultipleSelectionDuringEditing
    default: return false
    }
  }

  /// The command of the Escape key, or nil if it has none.
  private var escapeWord: String? {
    if touch.search?.isActive == true { return "end search" }
    if touch.controller?.isEditing == true { return "done" }
    let isBehind =
      (touch.navigation?.viewControllers.count ?? 1) > 1
      || touch.frontController?.presentingViewController != nil
    return isBehind ? "back" : nil
  }

  /// Returns the hidden actions of a row. The list is asked only once between two keys.
  private func offers(of path: IndexPath) -> TerminalOffers? {
    if let offers, offers.path == path { return offers }
    guard let list = self.list else { return nil }
    let trailing = list.actions(path, at: .trailing)
    let hasActions = !trailing.isEmpty || !list.actions(path, at: .leading).isEmpty
    offers = TerminalOffers(
      path: path,
      deletion: trailing.first { $0.style == .destructive }.map { $0.title ?? "delete" },
      hasActions: hasActions, hasMenu: list.hasMenu(path))
    return offers
  }

  // MARK: The list of keys

  func showSheet() {
    sheet = TerminalSheet(commands + commonCommands + [TerminalCommand("?", "all keys")])
  }

  func pressInSheet(_ key: TerminalKey) {
    switch key {
    case .up: sheet?.move(by: -1)
    case .down: sheet?.move(by: 1)
    case .pageUp: sheet?.move(by: 1 - size.rows)
    case .pageDown: sheet?.move(by: size.rows - 1)
    case .enter: performChosen()
    case .escape, .backspace, .left, .character("?"): sheet = nil
    default: break
    }
  }

  func handleInSheet(_ mouse: TerminalMouse) {
    switch mouse.action {
    case .wheelUp: sheet?.move(by: -3)
    case .wheelDown: sheet?.move(by: 3)
    case .press(0):
      if sheet?.choose(line: mouse.position.row) == true { performChosen() } else { sheet = nil }
    default: break
    }
  }

  /// Closes the list of keys and performs the selected command.
  private func performChosen() {
    let command = sheet?.command
    sheet = nil
    if let command, let key = command.key { press(key, command.modifiers) }
  }
}
