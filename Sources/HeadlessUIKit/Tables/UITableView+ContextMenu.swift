import Foundation

extension UITableView {
  /// Shows the menu of a long press on a row; nil where the delegate has none.
  package func showContextMenu(_ path: IndexPath) -> ContextMenuSession? {
    guard let configuration = contextMenuConfiguration(path) else { return nil }
    return ContextMenuSession(
      configuration,
      willDisplay: { animator in
        delegateChain.tell("tableView(_:willDisplayContextMenu:animator:)") {
          $0.tableView(self, willDisplayContextMenu: configuration, animator: animator)
        }
      },
      willEnd: { [weak self] animator in
        guard let self else { return }
        delegateChain.tell("tableView(_:willEndContextMenuInteraction:animator:)") {
          $0.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
        }
      })
  }

  /// Returns what a long press on a row would show; nil where the delegate has nothing.
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

  /// Taps the preview beside a menu.
  package func commitPreview(of session: ContextMenuSession) {
    let animator = ContextMenuAnimator(preview: session.preview)
    delegateChain.tell("tableView(_:willPerformPreviewActionForMenuWith:animator:)") {
      $0.tableView(
        self, willPerformPreviewActionForMenuWith: session.configuration, animator: animator)
    }
    session.end()
    animator.end()
  }
}
