import Foundation

/// The press of a key on its way through a window.
@MainActor package struct KeyEvent {
  private let key: UIKey
  private let window: UIWindow

  package init(_ key: UIKey, in window: UIWindow) { (self.key, self.window) = (key, window) }

  /// Delivers the key as UIKit does. Returns false if it has no effect.
  func deliver(as user: User) -> Bool {
    if window.shownMenu != nil || window.frontAlert != nil, window.editedField == nil {
      return leave(as: user)
    }
    return perform(commandsWhere: \.wantsPriorityOverSystemBehavior)
      || edit(as: user) || moveFocus() || performCommand() || press() || scroll()
      || leave(as: user)
  }

  /// The first responder, or else the focused view, its list or the view controller in front.
  private var responder: UIResponder? {
    if let field = window.editedField { return field }
    let focused = window.shownFocusedView ?? window.focusedList
    // UIKit lets the first responder follow the focus: it is one of the responders that contain
    // the focused view.
    return focused ?? window.firstResponder ?? window.frontContent ?? window.frontController
      ?? window
  }

  private var chain: [UIResponder] {
    responder.map { Array(sequence(first: $0, next: \.next)) } ?? []
  }

  // MARK: Key commands

  /// Performs the first key command of the chain that the key has, also those of the system.
  /// Returns false if there is none.
  package func performCommand() -> Bool { perform { _ in true } || performSystemCommand() }

  private func perform(commandsWhere isIncluded: (UIKeyCommand) -> Bool) -> Bool {
    let chain = self.chain
    return chain.contains { responder in
      (responder.keyCommands ?? []).contains {
        $0.matches(key) && isIncluded($0) && $0.perform(of: responder, from: chain[0])
      }
    }
  }

  /// Undoes or redoes, as UIKit's menus do.
  private func performSystemCommand() -> Bool {
    guard key.charactersIgnoringModifiers == "z", window.editedField == nil,
      let manager = responder?.undoManager
    else { return false }
    switch key.modifierFlags {
    case .command where manager.canUndo: manager.undo()
    case [.command, .shift] where manager.canRedo: manager.redo()
    default: return false
    }
    return true
  }

  // MARK: Text

  private func edit(as user: User) -> Bool {
    guard let field = window.editedField,
      key.modifierFlags.isSubset(of: [.shift, .alphaShift, .numericPad])
    else { return false }
    switch (key.charactersIgnoringModifiers, field) {
    case (User.Key.delete.input, let field as UITextField): return user.deleteBackward(in: field)
    case (User.Key.delete.input, let view as UITextView): return user.deleteBackward(in: view)
    case ("\r", let view as UITextView): return user.type("\n", into: view)
    case ("\r", let field as UITextField):
      if let alert = window.frontAlert { return chooseDefault(of: alert, as: user) }
      if let bar = window.frontSearch?.searchBar, bar.searchTextField === field {
        let isDone = user.pressSearch(in: bar)
        field.resignFirstResponder()
        return isDone
      }
      return user.pressReturn(in: field)
    case (let text, _) where key.characters.isEmpty || text == "\t": return false
    case (_, let field as UITextField): return user.type(key.characters, into: field)
    case (_, let view as UITextView): return user.type(key.characters, into: view)
    default: return false
    }
  }

  /// Performs the preferred action of an alert, or else the first one that is neither destructive
  /// nor cancels.
  private func chooseDefault(of alert: UIAlertController, as user: User) -> Bool {
    let action =
      alert.preferredAction ?? alert.actions.first { $0.style == .default && $0.isEnabled }
      ?? (alert.actions.count == 1 ? alert.actions[0] : nil)
    let number = action.flatMap { action in alert.actions.firstIndex { $0 === action } }
    return number.map { user.choose(actionAt: $0, in: alert) } ?? false
  }

  // MARK: Focus

  private func moveFocus() -> Bool {
    if key.charactersIgnoringModifiers == "\t" {
      switch key.modifierFlags {
      case []: return moveToGroup(isNext: true)
      case .shift: return moveToGroup(isNext: false)
      default: return false
      }
    }
    guard key.modifierFlags.isSubset(of: [.alphaShift, .numericPad]), window.editedField == nil
    else { return false }
    switch key.charactersIgnoringModifiers {
    case UIKeyCommand.inputUpArrow: return moveFocus(.up)
    case UIKeyCommand.inputDownArrow: return moveFocus(.down)
    case UIKeyCommand.inputLeftArrow: return moveFocus(.left)
    case UIKeyCommand.inputRightArrow: return moveFocus(.right)
    case "\r", " ": return window.focusedList?.pressReturn() ?? false
    default: return false
    }
  }

  private func moveFocus(_ heading: UIFocusHeading) -> Bool {
    guard let list = window.focusedList else {
      return lists.contains { $0.moveFocus(heading) }
    }
    if list.moveFocus(heading) || moveInGroup(of: list, heading) { return true }
    NotificationCenter.default.post(
      name: UIFocusSystem.movementDidFailNotification, object: list)
    return false
  }

  /// Moves the focus to the next list of the same group.
  private func moveInGroup(of list: any FocusList, _ heading: UIFocusHeading) -> Bool {
    guard let group = list.inheritedFocusGroup else { return false }
    let lists = lists.filter { $0 === list || $0.inheritedFocusGroup == group }
    guard let index = lists.firstIndex(where: { $0 === list }) else { return false }
    let isForward = heading == .down || heading == .right
    let others = isForward ? Array(lists[(index + 1)...]) : lists[..<index].reversed()
    return others.contains { $0.enterFocus() }
  }

  /// The lists in front.
  private var lists: [any FocusList] { window.frontView?.focusLists ?? [] }

  /// Moves the focus to the first group after that of the focus that has a focusable item, and from
  /// the last one to the first. The search bar and the text fields in front are groups as well.
  private func moveToGroup(isNext: Bool) -> Bool {
    let fields = [window.frontSearch?.searchBar.searchTextField].compactMap { $0 as UIView? }
    var stops: [UIView] = []
    for view in fields + (window.frontView?.keyStops ?? []) {
      let group = (view as? any FocusList)?.inheritedFocusGroup
      let isKnown =
        group != nil
        && stops.contains { ($0 as? any FocusList)?.inheritedFocusGroup == group }
      if !isKnown { stops.append(view) }
    }
    let current: UIView? = window.editedField ?? window.focusedList
    let group = (current as? any FocusList)?.inheritedFocusGroup
    let start = stops.firstIndex {
      $0 === current
        || (group != nil && ($0 as? any FocusList)?.inheritedFocusGroup == group)
    }
    let order = isNext ? stops : stops.reversed()
    let from = start.map { isNext ? $0 + 1 : stops.count - $0 } ?? 0
    return (order[from...] + order[..<max(from - 1, 0)]).contains { stop in
      if let list = stop as? any FocusList {
        guard list.enterFocus() else { return false }
        _ = window.editedField?.resignFirstResponder()
        return true
      }
      return stop.becomeFirstResponder() && window.release(for: nil)
    }
  }

  // MARK: The remainder

  /// Sends the press to the responders. Returns false if none of them handles it.
  private func press() -> Bool {
    guard let responder else { return false }
    let press = UIPress(key, in: window, to: responder)
    let event = UIPressesEvent(of: press)
    responder.pressesBegan([press], with: event)
    if event.isUnhandled { return false }
    press.phase = .ended
    responder.pressesEnded([press], with: event)
    return true
  }

  private func scroll() -> Bool {
    let views =
      chain.compactMap { $0 as? UIScrollView } + (window.focusedList == nil ? lists : [])
    guard key.modifierFlags.isSubset(of: [.alphaShift, .numericPad]), window.editedField == nil,
      let view = views.first(where: { $0.allowsKeyboardScrolling && $0.isScrollEnabled })
    else { return false }
    let inset = view.adjustedContentInset
    let page = max(view.bounds.height - inset.top - inset.bottom, 0)
    var offset = view.contentOffset
    switch key.charactersIgnoringModifiers {
    case UIKeyCommand.inputHome: offset.y = -inset.top
    case UIKeyCommand.inputEnd:
      offset.y = max(view.contentSize.height + inset.bottom - view.bounds.height, -inset.top)
    case UIKeyCommand.inputPageUp: offset.y -= page
    case UIKeyCommand.inputPageDown: offset.y += page
    case UIKeyCommand.inputUpArrow where !view.focusesItems:
      offset.y -= ListMetrics.current.rowHeight
    case UIKeyCommand.inputDownArrow where !view.focusesItems:
      offset.y += ListMetrics.current.rowHeight
    default: return false
    }
    offset = view.clamped(offset)
    guard offset != view.contentOffset else { return false }
    view.setContentOffset(offset, animated: false)
    return true
  }

  private func leave(as user: User) -> Bool {
    let input = key.charactersIgnoringModifiers
    if let alert = window.frontAlert, input == "\r", key.modifierFlags.isEmpty {
      return chooseDefault(of: alert, as: user)
    }
    // Command-[ goes back in UIKit's navigation controllers.
    if input == "[", key.modifierFlags == .command { return window.goBack(as: user) }
    return input == UIKeyCommand.inputEscape && key.modifierFlags.isEmpty
      && window.pressEscape(as: user)
  }
}

extension UIScrollView {
  /// A Boolean value that indicates whether arrow keys move the focus in the view instead of
  /// scrolling it: whether a visible item can be focused.
  fileprivate var focusesItems: Bool {
    switch self {
    case let table as UITableView:
      table.indexPathsForVisibleRows?.contains(where: table.canFocus) == true
    case let collection as UICollectionView:
      collection.indexPathsForVisibleItems.contains(where: collection.canFocus)
    default: false
    }
  }
}

extension UIView {
  /// The views in which a Tab stops: lists and text that can be edited, from the view on.
  fileprivate var keyStops: [UIView] {
    if isHidden { return [] }
    switch self {
    case is any FocusList: return [self]
    case let field as UITextField: return field.isEnabled ? [field] : []
    case let view as UITextView: return view.isEditable ? [view] : []
    default: return subviews.flatMap(\.keyStops)
    }
  }
}

// MARK: Leaving

extension UIWindow {
  /// Leaves the innermost state, as Escape does: the open menu, the alert, the swiped row, the
  /// search, editing, or the view controller. Returns false if there is nothing to leave.
  package func pressEscape(as user: User) -> Bool {
    if let menu = shownMenu {
      menu.end()
      shownMenu = nil
      HeadlessRunLoop.tick()
      return true
    }
    if let alert = frontAlert {
      let number =
        alert.actions.firstIndex { $0.style == .cancel } ?? (alert.actions.count == 1 ? 0 : nil)
      return number.map { user.choose(actionAt: $0, in: alert) } ?? false
    }
    if closeSwipes(as: user) { return true }
    if let search = frontSearch, search.isActive { return user.cancelSearch(in: search) }
    if let editedField {
      editedField.resignFirstResponder()
      HeadlessRunLoop.tick()
      return true
    }
    if let content = frontContent, content.isEditing {
      content.setEditing(false, animated: true)
      HeadlessRunLoop.tick()
      return true
    }
    return goBack(as: user)
  }

  private func closeSwipes(as user: User) -> Bool {
    let swiped = focusLists.filter { list in
      (list as? UITableView)?.swiped != nil || (list as? UICollectionView)?.swiped != nil
    }
    for list in swiped {
      if let table = list as? UITableView { user.closeSwipe(in: table) }
      if let collection = list as? UICollectionView { user.closeSwipe(in: collection) }
    }
    return !swiped.isEmpty
  }

  /// Goes back or dismisses the presented view controller. Returns false if neither is possible.
  package func goBack(as user: User) -> Bool {
    if let navigation = frontNavigation, user.goBack(in: navigation) { return true }
    guard let front = frontController, front.presentingViewController != nil else { return false }
    if user.canSwipeDown(front) { return user.swipeDown(front) }
    front.dismiss(animated: true)
    HeadlessRunLoop.tick()
    return true
  }
}
