import Foundation

extension User {
  /// The gestures of a user who listens to VoiceOver.
  public var voiceOver: VoiceOver { VoiceOver() }
}

/// The gestures of a user who listens to VoiceOver, on elements such as views.
///
///     let user = User()
///     user.voiceOver.activate(button)
///     user.voiceOver.perform("Delete", on: cell)
///     #expect(user.voiceOver.announcements { user.tap(button) } == ["Saved"])
@MainActor public struct VoiceOver {
  /// Activates an element by a double tap, which taps it unless it has an action of its own.
  ///
  /// - Returns: False if the element does nothing.
  @discardableResult
  public func activate(_ element: UIResponder) -> Bool {
    act(on: element) { element.accessibilityActivate() || tap(element) }
  }

  /// Performs one of an element's ``actions(of:)``.
  ///
  /// - Returns: False if there is no such action, or if it fails.
  @discardableResult
  public func perform(_ name: String, on element: UIResponder) -> Bool {
    act(on: element) {
      if element.hasSwipeAction(name) { return element.performSwipeAction(name) }
      let actions = element.accessibilityCustomActions ?? []
      guard let action = actions.first(where: { $0.name == name }) else { return false }
      return action.actionHandler?(action) ?? false
    }
  }

  /// Returns the names of the actions that VoiceOver offers for an element.
  ///
  /// They are the actions of a row's swipes, which UIKit adds by itself, and then the element's
  /// custom actions.
  public func actions(of element: UIResponder) -> [String] {
    element.swipeActions.map(\.title) + (element.accessibilityCustomActions ?? []).map(\.name)
  }

  /// Swipes up on an element whose value can be adjusted.
  ///
  /// - Returns: False if the element isn't adjustable.
  @discardableResult
  public func increment(_ element: UIResponder) -> Bool {
    adjust(element) { element.accessibilityIncrement() }
  }

  /// Swipes down on an element whose value can be adjusted.
  ///
  /// - Returns: False if the element isn't adjustable.
  @discardableResult
  public func decrement(_ element: UIResponder) -> Bool {
    adjust(element) { element.accessibilityDecrement() }
  }

  /// Scrubs with two fingers. The element is asked first, and then the responders after it.
  ///
  /// - Returns: False if nothing is dismissed.
  @discardableResult
  public func escape(from element: UIResponder) -> Bool {
    act(on: element) {
      sequence(first: element, next: \.next).contains { $0.accessibilityPerformEscape() }
    }
  }

  /// Returns what an app lets VoiceOver say during an action. VoiceOver runs meanwhile.
  public func announcements(during action: () -> Void) -> [String] {
    let wasRunning = AssistiveSettings.current.isVoiceOverRunning
    AssistiveSettings.current.isVoiceOverRunning = true
    let outer = AssistiveSettings.exchangeHeard([])
    action()
    HeadlessRunLoop.tick()
    let heard = AssistiveSettings.exchangeHeard(nil) ?? []
    _ = AssistiveSettings.exchangeHeard(outer.map { $0 + heard })
    AssistiveSettings.current.isVoiceOverRunning = wasRunning
    return heard
  }

  private func adjust(_ element: UIResponder, _ change: () -> Void) -> Bool {
    guard element.accessibilityTraits.contains(.adjustable),
      !element.accessibilityTraits.contains(.notEnabled)
    else { return false }
    return act(on: element) {
      change()
      return true
    }
  }

  private func act(on element: UIResponder, _ action: () -> Bool) -> Bool {
    guard let view = element.viewOfElement else { return action() }
    return User().act(on: view, action)
  }

  /// Taps the view of an element, or the cell around it.
  private func tap(_ element: UIResponder) -> Bool {
    let user = User()
    let views = sequence(first: element.viewOfElement, next: { $0?.superview })
    for case let view? in views {
      switch view {
      case let control as UISwitch: return user.toggle(control)
      case let button as UIButton: return user.tap(button)
      case let field as UITextField: return field.canBeTouched && field.becomeFirstResponder()
      case let control as UIControl: return user.tap(control)
      case let cell as UITableViewCell:
        guard let table = cell.container, let path = cell.shownRow else { return false }
        return user.tap(rowAt: path, in: table)
      case let cell as UICollectionViewCell:
        guard let list = cell.container, let path = cell.element?.indexPath else { return false }
        return user.tap(itemAt: path, in: list)
      default: continue
      }
    }
    return false
  }
}

extension UIResponder {
  /// The view that is the element, or that contains it.
  fileprivate var viewOfElement: UIView? {
    self as? UIView ?? (self as? UIAccessibilityElement)?.accessibilityContainer as? UIView
      ?? (self as? UIViewController)?.viewIfLoaded
  }

  /// The swipe actions of the cell that is the element or contains it, at both ends.
  fileprivate var swipeActions: [(edge: SwipeEdge, index: Int, title: String)] {
    let edges: [SwipeEdge] = [.trailing, .leading]
    switch viewOfElement {
    case let cell as UITableViewCell:
      guard let table = cell.container, let path = cell.shownRow, table.swiped == nil,
        !table.isEditing
      else { return [] }
      return edges.flatMap { edge in
        table.swipeActions(forRowAt: path, at: edge).enumerated()
          .map { (edge, $0, $1.title ?? "") }
      }
    case let cell as UICollectionViewCell:
      guard let list = cell.container, let path = cell.element?.indexPath,
        cell.element?.category == .cell, list.swiped == nil, !list.isEditing
      else { return [] }
      return edges.flatMap { edge in
        (list.swipeConfiguration(path, edge)?.actions ?? []).enumerated()
          .map { (edge, $0, $1.title ?? "") }
      }
    default: return []
    }
  }

  fileprivate func hasSwipeAction(_ title: String) -> Bool {
    swipeActions.contains { $0.title == title }
  }

  fileprivate func performSwipeAction(_ title: String) -> Bool {
    guard let action = swipeActions.first(where: { $0.title == title }) else { return false }
    let user = User()
    if let cell = viewOfElement as? UITableViewCell, let table = cell.container,
      let path = cell.shownRow
    {
      return user.swipe(rowAt: path, in: table, edge: action.edge)
        && user.choose(swipeActionAt: action.index, in: table)
    }
    guard let cell = viewOfElement as? UICollectionViewCell, let list = cell.container,
      let path = cell.element?.indexPath
    else { return false }
    return user.swipe(itemAt: path, in: list, edge: action.edge)
      && user.choose(swipeActionAt: action.index, in: list)
  }
}
