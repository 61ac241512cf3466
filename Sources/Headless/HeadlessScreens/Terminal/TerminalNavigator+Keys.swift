import Foundation
import HeadlessUIKit

/// The commands of keys.
extension TerminalNavigator {
  func press(_ key: TerminalKey, _ modifiers: TerminalModifiers = []) {
    if key == .character("q"), touch.field == nil {
      isQuitting = true
      return
    }
    if sheet != nil { return pressInSheet(key) }
    if lifted != nil { return pressWhileLifted(key) }
    if touch.field != nil, typed(key) { return }
    if !modifiers.isDisjoint(with: [.alt, .control]), performCommand(key, modifiers) { return }
    switch key {
    case .up: move(isBelow: false)
    case .down: move(isBelow: true)
    case .pageUp: page(isBelow: false)
    case .pageDown: page(isBelow: true)
    case .home: if layout?.overlay == nil, let first = list?.first { place(first) }
    case .end: if layout?.overlay == nil, let last = list?.last { place(last) }
    case .right:
      if current == nil { return move(isBelow: true) }
      if !disclose("expand"), !moveAlong(isRight: true) {
        _ = goToList(isNext: true, isBeside: true)
      }
    case .left:
      if !disclose("collapse"), !moveAlong(isRight: false),
        !goToList(isNext: false, isBeside: true), layout?.overlay == nil
      {
        touch.escape()
      }
    case .tab: moveToPart(isNext: !modifiers.contains(.shift))
    case .enter: activate()
    case .escape, .backspace: touch.escape()
    case .delete: if !performCommand(key) { deleteRow() }
    case .character("r") where modifiers.contains(.control): redo()
    case .character(let letter): press(letter)
    case .insert: break
    }
  }

  private func press(_ letter: Character) {
    switch letter {
    case "?": showSheet()
    case _ where layout?.overlay != nil: break
    case " ": useSpace()
    case "+" where adjust(isForward: true): break
    case "-" where adjust(isForward: false): break
    case "/": search()
    case "b" where goToBar(): break
    case "d": deleteRow()
    case "e" where editButton != nil: editButton.map { _ = touch.user.tap($0) }
    case "m" where showMenu(): break
    case "r" where list?.view.refreshControl != nil: refresh()
    case "s" where showActions(): break
    case "u" where touch.undo(): break
    default: jump(to: letter)
    }
  }

  // MARK: Key commands

  /// Performs a key command of the app or of the list, on the row of the cursor. Alt stands for
  /// Command, which terminals don't send. Returns false if there is none.
  private func performCommand(_ key: TerminalKey, _ modifiers: TerminalModifiers = []) -> Bool {
    guard layout?.overlay == nil, let input = key.commandInput else { return false }
    if let list = self.list, let path = current?.path, path != list.focus.focusedPath {
      place(path)
    }
    var flags: UIKeyModifierFlags = []
    if modifiers.contains(.alt) { flags.insert(.command) }
    if modifiers.contains(.control) { flags.insert(.control) }
    if modifiers.contains(.shift) { flags.insert(.shift) }
    let isDone = KeyEvent(UIKey(input, flags), in: window).performCommand()
    HeadlessRunLoop.tick()
    return isDone
  }

  // MARK: Typing

  /// Types into the field that is being edited. Returns false if the key does not edit text.
  private func typed(_ key: TerminalKey) -> Bool {
    switch key {
    case .character(let letter): touch.type(String(letter))
    case .backspace, .delete:
      if touch.isFieldEmpty, touch.alert == nil { return false }
      if key == .backspace || touch.moveCaret(by: 1) { touch.deleteBackward() }
    case .left, .right, .home, .end:
      guard current?.isEdited == true else { return false }
      let isAhead = key == .right || key == .end
      let isStep = key == .left || key == .right
      let isMoved = touch.moveCaret(by: (isAhead ? 1 : -1) * (isStep ? 1 : .max))
      if isStep, !isMoved { _ = moveAlong(isRight: isAhead) }
    case .enter:
      guard let current, current.isEdited else { return false }
      if current.spot?.role == .searchField { focus = nil }
      touch.pressReturn()
    default: return false
    }
    return true
  }

  private func search() {
    guard let search = touch.search else {
      message = "This screen can't be searched."
      return
    }
    focus = nil
    search.searchBar.becomeFirstResponder()
    HeadlessRunLoop.tick()
  }

  // MARK: Actions

  /// Taps the element that keys act on.
  func activate() {
    guard let current else { return explainFocus() }
    if let path = current.path, current.line == nil {
      place(path)
      lay()
    }
    use(self.current)
  }

  /// Taps an element, or picks up a row if the element is its reorder control.
  func use(_ stop: TerminalStop?) {
    guard let stop, let line = stop.line, let layout else { return }
    switch stop.spot?.role {
    case .reorderControl: if let path = stop.path { lift(path) }
    case .indexTitle(let number): followIndex(number)
    default:
      let isDone =
        if let spot = stop.spot {
          touch.activate(at: spot.frame.center)
        } else if let control = onlySwitch(ofLine: line), !layout.lines[line].isOpening {
          touch.tap(at: control.frame.center)
        } else {
          touch.tap(at: layout.lines[line].touchPoint)
        }
      if !isDone { message = "This has no effect now." }
    }
  }

  /// Returns the switch of a row whose only control it is, or nil for all other rows.
  func onlySwitch(ofLine line: Int) -> TextLayout.Spot? {
    let controls = layout?.lines[line].spots.filter { $0.role == .control } ?? []
    guard controls.count == 1, case .switch = controls[0].kind else { return nil }
    return controls[0]
  }

  /// Taps the disclosure of the focused row. Returns false if the row has none, or if its command
  /// is another one.
  private func disclose(_ command: String) -> Bool {
    guard let current, current.isItem, list?.isGrid == false, let line = current.line,
      let spot = layout?.lines[line].spots.first(where: {
        $0.role == .control && !$0.state.contains(.disabled) && word(for: $0) == command
      })
    else { return false }
    touch.activate(at: spot.frame.center)
    return true
  }

  /// Increments or decrements the focused value. Returns false if it isn't one.
  private func adjust(isForward: Bool) -> Bool {
    guard let spot = current?.spot, spot.kind?.isAdjustable == true else { return false }
    return touch.adjust(at: spot.frame.center, isForward: isForward)
  }

  /// Explains that a key has no effect because nothing has the focus.
  private func explainFocus() {
    message = "Nothing has the focus. Press an arrow key or Tab."
  }

  private func useSpace() {
    guard let current, let line = current.line else { return explainFocus() }
    if current.isItem, let control = onlySwitch(ofLine: line) {
      touch.tap(at: control.frame.center)
    } else if !current.isItem || list?.isEditing == true {
      use(current)
    } else if list?.isDraggable == true, let path = current.path {
      lift(path)
    }
  }

  private func deleteRow() {
    guard layout?.overlay == nil else { return }
    guard let list = self.list, let path = current?.path else {
      message = "There is no row to delete here."
      return
    }
    // From the last one on, because a deletion moves the rows after it.
    let paths = list.selection.sorted(by: >)
    for path in paths.isEmpty ? [path] : paths where touch.alert == nil {
      if !list.delete(path, as: touch.user) { message = "This row can't be deleted." }
    }
  }

  private func redo() {
    if !touch.redo() { message = "There is nothing to redo." }
  }

  private func refresh() {
    guard let list = self.list else { return }
    if !touch.user.pullToRefresh(list.view) { message = "A refresh is already in progress." }
  }

  private func showMenu() -> Bool {
    guard let line = current?.line, let path = current?.path,
      list?.hasMenu(path) == true, let layout
    else { return false }
    let frame = current?.spot?.frame ?? layout.lines[line].frame
    return touch.longPress(at: frame.center)
  }

  /// Opens the actions at the trailing edge of the row, and then those at the leading edge.
  private func showActions() -> Bool {
    guard let list = self.list, let path = swipedPath ?? current?.path else { return false }
    let open = list.swipedEdge
    focus = nil
    let edges: [SwipeEdge] =
      switch open {
      case nil: [.trailing, .leading]
      case .trailing: [.leading]
      case .leading: []
      }
    if edges.contains(where: { list.openActions(path, at: $0, as: touch.user) }) { return true }
    return list.closeSwipe(as: touch.user)
  }

  private var swipedPath: IndexPath? {
    layout?.stops.first { $0.spot?.role.isSwipeAction == true }?.path
  }

  // MARK: Bars

  /// The enabled edit button of the navigation bar, or nil if there is none.
  var editButton: UIBarButtonItem? {
    guard let item = touch.controller?.navigationItem else { return nil }
    return ((item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []))
      .first { $0 === touch.controller?.editButtonItem && $0.isEnabled }
  }

  /// Moves the focus to the first button of the navigation bar that belongs to this screen. Returns
  /// false if there is none.
  private func goToBar() -> Bool {
    guard let stop = barStop else { return false }
    go(to: stop)
    return true
  }

  var barStop: TerminalStop? { layout?.barStop }

  // MARK: The index

  /// Moves the cursor to the target of an index title.
  private func followIndex(_ number: Int) {
    guard let list = self.list, let titles = list.indexTitles,
      titles.indices.contains(number)
    else { return }
    focus = nil
    cursor = list.follow(indexTitle: titles[number], as: touch.user) ?? cursor
  }

  /// Jumps to the index title of a letter that isn't lowercase, or else performs its key command.
  private func jump(to letter: Character) {
    let titles = letter.isLowercase ? nil : list?.indexTitles
    if let list = self.list,
      let title = titles?.first(where: { $0.uppercased() == letter.uppercased() })
    {
      focus = nil
      if let path = list.follow(indexTitle: title, as: touch.user) { cursor = path }
    } else if !performCommand(.character(letter)) {
      message =
        titles == nil
        ? "\(letter) has no effect here. Press ? for a list of keys."
        : "The index has no entry for \(letter.uppercased())."
    }
  }
}

extension Scene.Control.Kind {
  /// A Boolean value that indicates whether the control has a value that grows and shrinks.
  var isAdjustable: Bool {
    switch self {
    case .slider, .pages, .wheel: true
    default: false
    }
  }
}

extension TerminalKey {
  /// The input of a key command for the key, or nil if there is none.
  fileprivate var commandInput: String? {
    switch self {
    case .up: UIKeyCommand.inputUpArrow
    case .down: UIKeyCommand.inputDownArrow
    case .left: UIKeyCommand.inputLeftArrow
    case .right: UIKeyCommand.inputRightArrow
    case .pageUp: UIKeyCommand.inputPageUp
    case .pageDown: UIKeyCommand.inputPageDown
    case .home: UIKeyCommand.inputHome
    case .end: UIKeyCommand.inputEnd
    case .delete, .backspace: UIKeyCommand.inputDelete
    case .enter: "\r"
    case .tab: "\t"
    case .escape: UIKeyCommand.inputEscape
    case .insert: nil
    case .character(let letter): String(letter)
    }
  }
}
