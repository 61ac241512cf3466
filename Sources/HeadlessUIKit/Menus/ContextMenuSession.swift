/// A menu that shows after a long press, and what its list is told of it.
@MainActor package final class ContextMenuSession {
  /// What the delegate configured.
  package let configuration: UIContextMenuConfiguration
  /// The menu; nil where the provider gave none.
  package let menu: UIMenu?
  /// The controller beside the menu.
  let preview: UIViewController?
  private let willEnd: ((any UIContextMenuInteractionAnimating)?) -> Void

  /// Shows the menu of a configuration: asks its providers, then tells the list's delegate.
  init(
    _ configuration: UIContextMenuConfiguration,
    willDisplay: ((any UIContextMenuInteractionAnimating)?) -> Void,
    willEnd: @escaping ((any UIContextMenuInteractionAnimating)?) -> Void
  ) {
    self.configuration = configuration
    preview = configuration.previewProvider?()
    menu = configuration.actionProvider?([])
    self.willEnd = willEnd
    let animator = ContextMenuAnimator(preview: preview)
    willDisplay(animator)
    animator.end()
  }

  /// The menu's actions that can be chosen, those of its submenus included, in their order.
  package var actions: [UIAction] { menu.map(Self.actions) ?? [] }

  static func actions(in menu: UIMenu) -> [UIAction] {
    menu.children.flatMap { element -> [UIAction] in
      switch element {
      case let action as UIAction: action.attributes.contains(.hidden) ? [] : [action]
      case let menu as UIMenu: actions(in: menu)
      default: []
      }
    }
  }

  /// Takes the menu away.
  package func end() {
    let animator = ContextMenuAnimator(preview: preview)
    willEnd(animator)
    animator.end()
  }

  /// Takes the menu away and performs the action that has a title; false where none has, or where
  /// it is disabled.
  package func choose(_ title: String, sender: Any?) -> Bool {
    perform(
      actions.first { $0.title == title && !$0.attributes.contains(.disabled) }, sender: sender)
  }

  /// Takes the menu away and performs one of `actions`; false if there is no such action, or if it is
  /// disabled.
  package func choose(at index: Int, sender: Any?) -> Bool {
    let actions = actions
    guard actions.indices.contains(index), !actions[index].attributes.contains(.disabled) else {
      return perform(nil, sender: sender)
    }
    return perform(actions[index], sender: sender)
  }

  private func perform(_ action: UIAction?, sender: Any?) -> Bool {
    end()
    guard let action else { return false }
    action.performWithSender(sender, target: nil)
    return true
  }
}
