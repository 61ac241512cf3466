import Foundation

extension UITableView {
  /// Shows the menu of a long press on a row.
  ///
  /// - Returns: The session of the menu, or nil if the delegate provides no configuration.
  package func showContextMenu(_ path: IndexPath) -> ContextMenuSession? {
    guard let configuration = contextMenuConfiguration(path) else { return nil }
    return ContextMenuSession(
      configuration,
      willDisplay: { animator in
        delegateChain.notify("tableView(_:willDisplayContextMenu:animator:)") {
          $0.tableView(self, willDisplayContextMenu: configuration, animator: animator)
        }
      },
      willEnd: { [weak self] animator in
        guard let self else { return }
        delegateChain.notify("tableView(_:willEndContextMenuInteraction:animator:)") {
          $0.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
        }
      })
  }

  /// Returns the context menu configuration of a row, or nil if the delegate provides none.
  package func contextMenuConfiguration(_ path: IndexPath) -> UIContextMenuConfiguration? {
    loadIfNeeded()
    guard geometry.contains(path) else { return nil }
    let rect = rowRect(path)
    let point = CGPoint(x: rect.midX, y: rect.midY)
    let asked = delegateChain.ask("tableView(_:contextMenuConfigurationForRowAt:point:)") {
      $0.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
    }
    return asked ?? nil
  }

  /// Taps the preview next to a menu.
  package func commitPreview(of session: ContextMenuSession) {
    let animator = ContextMenuAnimator(preview: session.preview)
    delegateChain.perform("tableView(_:willPerformPreviewActionForMenuWith:animator:)") {
      $0.tableView(
        self, willPerformPreviewActionForMenuWith: session.configuration, animator: animator)
    }
    session.end()
    animator.end()
  }
}
