import Foundation

/// A menu that is open over a window, until an action is chosen or the menu ends.
@MainActor package final class ShownMenu {
  /// The actions, those of submenus included, in their order.
  package let actions: [UIAction]
  /// The frame of the row or button that the menu belongs to, in the window's coordinates.
  package let anchor: CGRect
  private let perform: (UIAction) -> Void
  private let willEnd: () -> Void

  /// Creates the menu of a long press.
  package convenience init(_ session: ContextMenuSession, anchor: CGRect, sender: Any?) {
    self.init(
      actions: session.actions, anchor: anchor,
      perform: { $0.performWithSender(sender, target: nil) }, willEnd: { session.end() })
  }

  /// Creates the menu of a button.
  package convenience init(_ menu: UIMenu, anchor: CGRect, sender: Any?) {
    self.init(menu, anchor: anchor) { $0.performWithSender(sender, target: nil) }
  }

  /// Creates a menu whose actions are performed by a closure.
  convenience init(_ menu: UIMenu, anchor: CGRect, perform: @escaping (UIAction) -> Void) {
    self.init(
      actions: ContextMenuSession.actions(in: menu), anchor: anchor, perform: perform,
      willEnd: {})
  }

  private init(
    actions: [UIAction], anchor: CGRect, perform: @escaping (UIAction) -> Void,
    willEnd: @escaping () -> Void
  ) {
    self.actions = actions
    self.anchor = anchor
    self.perform = perform
    self.willEnd = willEnd
  }

  /// Closes the menu.
  package func end() { willEnd() }

  /// Closes the menu and performs an action; false if there is no such action or it is disabled.
  package func choose(at index: Int) -> Bool {
    guard actions.indices.contains(index), !actions[index].attributes.contains(.disabled) else {
      return false
    }
    end()
    perform(actions[index])
    return true
  }
}
