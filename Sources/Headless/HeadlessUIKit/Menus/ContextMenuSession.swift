/// A context menu that is open after a long press, with the callbacks of its list.
@MainActor package final class ContextMenuSession {
  /// The configuration that the delegate provided.
  package let configuration: UIContextMenuConfiguration
  /// The menu, or nil if the action provider returned none.
  package let menu: UIMenu?
  /// The controller that is displayed next to the menu.
  let preview: UIViewController?
  private let willEnd: ((any UIContextMenuInteractionAnimating)?) -> Void

  /// Shows the menu of a configuration: calls its providers, then notifies the list's delegate.
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

  /// The visible actions of the menu, including those of its submenus, in order.
  package var actions: [UIAction] { menu.map(Self.actions) ?? [] }

  static func actions(in menu: UIMenu) -> [UIAction] {
    actions(in: menu.children)
  }

  private static func actions(in elements: [UIMenuElement]) -> [UIAction] {
    elements.flatMap { element -> [UIAction] in
      switch element {
      case let action as UIAction: action.attributes.contains(.hidden) ? [] : [action]
      case let menu as UIMenu: actions(in: menu)
      case let deferred as UIDeferredMenuElement: actions(in: deferred.provide())
      default: []
      }
    }
  }

  /// Dismisses the menu.
  package func end() {
    let animator = ContextMenuAnimator(preview: preview)
    willEnd(animator)
    animator.end()
  }

  /// Dismisses the menu and performs the action with a title.
  ///
  /// - Returns: False if there is no such action or it is disabled.
  package func choose(_ title: String, sender: Any?) -> Bool {
    perform(
      actions.first { $0.title == title && !$0.attributes.contains(.disabled) }, sender: sender)
  }

  /// Dismisses the menu and performs the action at an index of ``actions``.
  ///
  /// - Returns: False if there is no such action or it is disabled.
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
