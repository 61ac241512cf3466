import Foundation
package import HeadlessUIKit

/// The touches and keys of a user in front of a window.
///
/// A gesture begins at a point of the window. Its target is looked up in the scene, so that the
/// user can interact with everything that a screen draws as a control. This includes the parts of
/// bars, alerts, menus, and swiped rows, which are not views.
@MainActor package struct ScreenTouch {
  package let window: UIWindow
  let user = User()

  /// Creates the touches and keys for a window.
  package init(window: UIWindow) {
    self.window = window
  }

  // MARK: Frontmost view controllers

  /// The view controller that is presented over all others, or the root view controller.
  package var frontController: UIViewController? { window.frontController }

  /// The frontmost alert.
  package var alert: UIAlertController? { window.frontAlert }

  /// The frontmost navigation controller.
  package var navigation: UINavigationController? { window.frontNavigation }

  /// The view controller whose content is in front.
  package var controller: UIViewController? { window.frontContent }

  /// Returns the navigation controller whose bar is at a point.
  private func navigation(at point: CGPoint) -> UINavigationController? {
    let bar = view(at: point, UINavigationBar.self)
    return bar?.superview?.viewController as? UINavigationController ?? navigation
  }

  /// The search controller of the frontmost content.
  package var search: UISearchController? { window.frontSearch }

  // MARK: Taps

  /// Taps at a point. Returns false if nothing at the point responds.
  ///
  /// A tap next to the actions of a swiped row closes the row. In the list of the row, it has no
  /// other effect.
  @discardableResult
  package func tap(at point: CGPoint) -> Bool {
    let hits = Scene(of: window).hits(at: point)
    if window.shownMenu != nil, !hits.contains(where: \.role.isMenuItem) {
      closeMenu()
      return true
    }
    if let alert, !hits.contains(where: { $0.role == .alert }) { return cancel(alert) }
    if alert == nil, !hits.contains(where: \.role.isSwipeAction) {
      let list = list(at: point)?.view
      if closeSwipes().contains(where: { $0.view === list }) { return true }
    }
    for hit in hits {
      if let isDone = tap(hit, at: point) { return isDone }
    }
    return alert.map(cancel) ?? false
  }

  /// Taps a part of the scene. Returns nil if the enclosing part handles the tap.
  private func tap(_ hit: Scene.Hit, at point: CGPoint) -> Bool? {
    if hit.state.contains(.disabled) { return false }
    switch hit.role {
    case .backButton: return navigation(at: point).map { user.goBack(in: $0) } ?? false
    case .barButton(let side, let number): return tapBarButton(side, number, at: hit.frame)
    case .tab(let number):
      return view(at: point, UITabBar.self).map { user.select(itemAt: number, in: $0) } ?? false
    case .cancelButton: return search.map { user.cancelSearch(in: $0) } ?? false
    case .searchField: return beginSearch(at: point)
    case .scope(let number): return choose(scope: number, at: point)
    case .indexTitle(let number): return tapIndexTitle(number, at: point)
    case .control: return tapControl(at: point, hit.frame)
    case .swipeAction(let number): return choose(swipeAction: number, at: point)
    case .editControl:
      return row(at: point).map { $0.list.tapEditControl($0.path, as: user) } ?? false
    case .accessoryButton:
      return row(at: point).map { $0.list.tapAccessory($0.path, as: user) } ?? false
    case .reorderControl: return false
    case .row, .item:
      return row(at: point).map { $0.list.tap($0.path, as: user) } ?? false
    case .action(let number): return choose(action: number)
    case .field(let number):
      guard let fields = alert?.textFields, fields.indices.contains(number) else { return false }
      let isEditing = fields[number].becomeFirstResponder()
      HeadlessRunLoop.tick()
      return isEditing
    case .menuItem(let number): return choose(menuItem: number)
    case .sheet:
      return view(at: point, PresentationContainerView.self).flatMap { tapOutside($0, at: point) }
    case .alert, .view, .navigationBar, .tabBar, .title, .searchBar, .list, .header, .footer,
      .index, .placeholder, .menu:
      return nil
    }
  }

  private func tapBarButton(_ side: Scene.Side, _ number: Int, at frame: CGRect) -> Bool {
    guard let item = navigation(at: frame.center)?.navigationBar.topItem else { return false }
    let buttons = (side == .leading ? item.leftBarButtonItems : item.rightBarButtonItems) ?? []
    guard buttons.indices.contains(number) else { return false }
    return tap(buttons[number], at: frame)
  }

  private func tap(_ button: UIBarButtonItem, at frame: CGRect) -> Bool {
    if let menu = button.menu, button.primaryAction == nil, button.action == nil {
      return open(ShownMenu(menu, anchor: frame, sender: button))
    }
    return user.tap(button)
  }

  /// Dismisses a sheet or a popover by a tap outside of it. Returns nil if the tap is inside.
  private func tapOutside(_ container: PresentationContainerView, at point: CGPoint) -> Bool? {
    guard let front = container.presentedController, front === frontController,
      let shown = front.viewIfLoaded, shown.superview === container,
      !shown.frame.contains(container.convert(point, from: window))
    else { return nil }
    return user.swipeDown(front)
  }

  private func tapControl(at point: CGPoint, _ frame: CGRect) -> Bool {
    if let view = view(at: point, UITextView.self) {
      let isEditing = view.isEditable && view.becomeFirstResponder()
      HeadlessRunLoop.tick()
      return isEditing
    }
    if let isDone = adjust(at: point, frame, isForward: nil) { return isDone }
    guard let control = view(at: point, UIControl.self) else {
      if let toolbar = view(at: point, UIToolbar.self) {
        let place = toolbar.convert(point, from: window)
        let shown = toolbar.shownItems.first { $0.frame.contains(place) }
        return shown.map { tap($0.item, at: frame) } ?? false
      }
      return tapAccessoryControl(at: point, frame)
    }
    switch control {
    case let control as UISegmentedControl:
      let place = control.convert(point, from: window)
      let segment = control.segmentFrames.firstIndex { $0.minX <= place.x && place.x < $0.maxX }
      return segment.map { user.tap(segment: $0, of: control) } ?? false
    case let slider as UISlider:
      let track = slider.trackRect(forBounds: slider.bounds)
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
      let place = slider.convert(point, from: window).x - track.minX - thumb.width / 2
      let position = place / max(track.width - thumb.width, 1)
      return slide(slider, to: Float(position))
    case let control as UISwitch: return user.toggle(control)
    case let button as UIButton:
      if let menu = button.menu, button.showsMenuAsPrimaryAction {
        return open(ShownMenu(menu, anchor: frame, sender: button))
      }
      return user.tap(button)
    case let field as UITextField:
      let isEditing = field.becomeFirstResponder()
      HeadlessRunLoop.tick()
      return isEditing
    default:
      return user.tap(control)
    }
  }

  /// Taps an accessory of a list cell that is not a view: its outline disclosure or its menu.
  private func tapAccessoryControl(at point: CGPoint, _ frame: CGRect) -> Bool {
    guard let row = row(at: point), let cell = row.list.cell(row.path) as? UICollectionViewListCell
    else { return false }
    let place = cell.convert(point, from: window)
    guard
      let shown = cell.shownAccessories.first(where: {
        $0.frame.minX - 6 <= place.x
          && place.x <= $0.frame.maxX + 6
      })
    else { return false }
    if let menu = cell.popUpMenu(of: shown, anchor: frame) { return open(menu) }
    return row.list.tapAccessory(shown.type, row.path, as: user)
  }

  private func beginSearch(at point: CGPoint) -> Bool {
    guard let bar = view(at: point, UISearchBar.self) else { return false }
    let isEditing = bar.becomeFirstResponder()
    HeadlessRunLoop.tick()
    return isEditing
  }

  private func choose(scope number: Int, at point: CGPoint) -> Bool {
    guard let bar = view(at: point, UISearchBar.self),
      let titles = bar.scopeButtonTitles, titles.indices.contains(number)
    else { return false }
    return user.choose(scopeAt: number, in: bar)
  }

  private func tapIndexTitle(_ number: Int, at point: CGPoint) -> Bool {
    guard let list = list(at: point), let titles = list.indexTitles, titles.indices.contains(number)
    else { return false }
    return list.follow(indexTitle: titles[number], as: user) != nil
  }

  private func choose(swipeAction number: Int, at point: CGPoint) -> Bool {
    list(at: point)?.choose(swipeAction: number, as: user) ?? false
  }

  /// Performs an action of the frontmost alert.
  func choose(action number: Int) -> Bool {
    alert.map { user.choose(actionAt: number, in: $0) } ?? false
  }

  private func cancel(_ alert: UIAlertController) -> Bool {
    guard alert.preferredStyle == .actionSheet,
      let number = alert.actions.firstIndex(where: { $0.style == .cancel })
    else { return false }
    return choose(action: number)
  }

  // MARK: Menus

  /// Performs an element of the open menu.
  func choose(menuItem number: Int) -> Bool {
    guard let menu = window.shownMenu else { return false }
    window.shownMenu = nil
    let isDone = menu.choose(at: number)
    if !isDone { window.shownMenu = menu }
    HeadlessRunLoop.tick()
    return isDone
  }

  /// Opens a menu over the window. Returns false if the menu has no actions.
  func open(_ menu: ShownMenu) -> Bool {
    guard !menu.actions.isEmpty else {
      menu.end()
      return false
    }
    window.shownMenu = menu
    return true
  }

  /// Closes the open menu.
  package func closeMenu() {
    window.shownMenu?.end()
    window.shownMenu = nil
    HeadlessRunLoop.tick()
  }

  // MARK: Other gestures

  /// Performs a long press, which opens the menu of a row. Returns false if the row has none.
  @discardableResult
  package func longPress(at point: CGPoint) -> Bool {
    guard window.shownMenu == nil, alert == nil else { return false }
    closeSwipes()
    guard let row = row(at: point), let session = row.list.showMenu(row.path)
    else { return false }
    let cell = row.list.cell(row.path)
    let anchor = cell.map { $0.convert($0.bounds, to: window) } ?? .zero
    return open(ShownMenu(session, anchor: anchor, sender: cell))
  }

  /// Swipes a row to open the actions at an edge. Returns false if there are none.
  @discardableResult
  package func swipe(at point: CGPoint, showing edge: SwipeEdge) -> Bool {
    guard window.shownMenu == nil, alert == nil, let row = row(at: point) else { return false }
    closeSwipes()
    return row.list.openActions(row.path, at: edge, as: user)
  }

  /// Swipes a row from edge to edge, which performs the first action if the app allows that, and
  /// opens the row otherwise. Returns false if the row has no actions.
  @discardableResult
  package func fullSwipe(at point: CGPoint, showing edge: SwipeEdge) -> Bool {
    guard window.shownMenu == nil, alert == nil, let row = row(at: point) else { return false }
    let open = row.list.swiped
    guard
      open?.indexPath == row.path && open?.edge == edge || swipe(at: point, showing: edge)
    else { return false }
    guard row.list.swiped?.configuration.performsFirstActionWithFullSwipe == true else {
      return true
    }
    return row.list.choose(swipeAction: 0, as: user)
  }

  /// Scrolls down by a number of points. Returns false if there is no scroll view at the point.
  @discardableResult
  package func scroll(at point: CGPoint, by points: CGFloat) -> Bool {
    guard window.shownMenu == nil, alert == nil, let view = view(at: point, UIScrollView.self)
    else { return false }
    closeSwipes()
    user.scroll(view, by: points)
    return true
  }

  /// Drags a row from one point to another: by its reorder control, or else to the list at the end.
  /// Returns false if nothing moves.
  @discardableResult
  package func drag(from start: CGPoint, to end: CGPoint) -> Bool {
    guard window.shownMenu == nil, alert == nil else { return false }
    closeSwipes()
    guard let row = row(at: start), let list = list(at: end) else { return false }
    let target = list.path(at: end, in: window)
    if let target, list.view === row.list.view, row.list.drag(row.path, to: target, as: user) {
      return true
    }
    return row.list.drop(row.path, at: target, in: list, as: user)
  }

  // MARK: Undo

  /// The undo manager of the frontmost content.
  package var undoManager: UndoManager? { controller?.undoManager }

  /// Undoes the last action. Returns false if there is none, or if an alert, a menu or a text field
  /// takes the keys.
  @discardableResult
  package func undo() -> Bool {
    guard acceptsUndo, let undoManager, undoManager.canUndo else { return false }
    undoManager.undo()
    HeadlessRunLoop.tick()
    return true
  }

  /// Redoes the action that was undone last. Returns false if there is none, or if an alert, a menu
  /// or a text field takes the keys.
  @discardableResult
  package func redo() -> Bool {
    guard acceptsUndo, let undoManager, undoManager.canRedo else { return false }
    undoManager.redo()
    HeadlessRunLoop.tick()
    return true
  }

  private var acceptsUndo: Bool { field == nil && alert == nil && window.shownMenu == nil }

  // MARK: Keyboard

  /// The text field or text view that is being edited, or nil if there is none or if a menu is in
  /// front of it.
  package var field: UIView? { window.editedField }

  /// Types text into the text field that is being edited. Returns false if there is none or it
  /// rejects the text.
  @discardableResult
  package func type(_ text: String) -> Bool {
    switch field {
    case let field as UITextField: user.type(text, into: field)
    case let view as UITextView: user.type(text, into: view)
    default: false
    }
  }

  /// Pastes text into the text field that is being edited. Returns false if there is none or it
  /// rejects the text.
  @discardableResult
  package func paste(_ text: String) -> Bool {
    switch field {
    case let field as UITextField: user.paste(text, into: field)
    case let view as UITextView: user.paste(text, into: view)
    default: false
    }
  }

  /// Deletes the last character of the text field that is being edited.
  @discardableResult
  package func deleteBackward() -> Bool {
    switch field {
    case let field as UITextField: user.deleteBackward(in: field)
    case let view as UITextView: user.deleteBackward(in: view)
    default: false
    }
  }

  /// The text of the edited field if it is secure.
  var secret: String? {
    switch field {
    case let field as UITextField where field.isSecureTextEntry: field.text ?? ""
    case let view as UITextView where view.isSecureTextEntry: view.text ?? ""
    default: nil
    }
  }

  /// A Boolean value that indicates whether there is nothing to delete in what is being edited.
  package var isFieldEmpty: Bool {
    switch field {
    case let field as UISearchTextField: !field.hasText && field.tokens.isEmpty
    case let input as any UIKeyInput: !input.hasText
    default: true
    }
  }

  /// Presses Return in the text field that is being edited. In an alert, this performs the
  /// preferred action, or the first enabled default action if there is no preferred one.
  @discardableResult
  package func pressReturn() -> Bool {
    if let alert { return chooseDefault(of: alert) }
    if field is UITextView { return type("\n") }
    guard let field = field as? UITextField else { return false }
    if let bar = search?.searchBar, field === bar.searchTextField {
      let isDone = user.pressSearch(in: bar)
      field.resignFirstResponder()
      HeadlessRunLoop.tick()
      return isDone
    }
    return user.pressReturn(in: field)
  }

  private func chooseDefault(of alert: UIAlertController) -> Bool {
    let action =
      alert.preferredAction ?? alert.actions.first { $0.style == .default && $0.isEnabled }
      ?? (alert.actions.count == 1 ? alert.actions[0] : nil)
    guard let action, let number = alert.actions.firstIndex(where: { $0 === action }) else {
      return false
    }
    return choose(action: number)
  }

  /// Leaves the innermost state: the open menu, the alert, the swiped row, the search, editing, or
  /// the view controller. Returns false if there is nothing to leave.
  @discardableResult
  package func escape() -> Bool { window.pressEscape(as: user) }

  /// Goes back or dismisses the presented view controller. Returns false if neither is possible.
  @discardableResult
  package func goBack() -> Bool { window.goBack(as: user) }
}

extension Scene.Role {
  fileprivate var isMenuItem: Bool {
    if case .menuItem = self { true } else { false }
  }
}
