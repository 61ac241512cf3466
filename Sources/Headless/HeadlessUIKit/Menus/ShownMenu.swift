import Foundation

/// A menu that is open over a window until it is dismissed or an action is chosen.
@MainActor package final class ShownMenu {
  /// The actions, including those of submenus, in order.
  package let actions: [UIAction]
  /// The frame of the menu's row or button, in the window's coordinates.
  package let anchor: CGRect
  private let perform: (UIAction) -> Void
  private let willEnd: () -> Void
  /// The title, which is empty if the menu has none.
  package let title: String
  /// The cell whose menu was opened by a long press, or nil for the menu of a button.
  package let cell: UIView?

  /// Creates the menu of a long press.
  package convenience init(_ session: ContextMenuSession, anchor: CGRect, sender: Any?) {
    self.init(
      actions: session.actions, title: session.menu?.title ?? "", anchor: anchor,
      cell: sender as? UIView, perform: { $0.performWithSender(sender, target: nil) },
      willEnd: { session.end() })
  }

  /// Creates the menu of a button.
  package convenience init(_ menu: UIMenu, anchor: CGRect, sender: Any?) {
    self.init(menu, anchor: anchor) { $0.performWithSender(sender, target: nil) }
  }

  /// Creates a menu whose actions are performed by a closure.
  convenience init(_ menu: UIMenu, anchor: CGRect, perform: @escaping (UIAction) -> Void) {
    self.init(
      actions: ContextMenuSession.actions(in: menu), title: menu.title, anchor: anchor, cell: nil,
      perform: perform, willEnd: {})
  }

  private init(
    actions: [UIAction], title: String, anchor: CGRect, cell: UIView?,
    perform: @escaping (UIAction) -> Void, willEnd: @escaping () -> Void
  ) {
    self.actions = actions
    self.title = title
    self.cell = cell
    self.anchor = anchor
    self.perform = perform
    self.willEnd = willEnd
  }

  /// Dismisses the menu.
  package func end() { willEnd() }

  /// Dismisses the menu and performs an action.
  ///
  /// - Returns: False if there is no such action or it is disabled.
  package func choose(at index: Int) -> Bool {
    guard actions.indices.contains(index), !actions[index].attributes.contains(.disabled) else {
      return false
    }
    end()
    perform(actions[index])
    return true
  }
}
