import Foundation

extension UITableView {
  /// Shows the menu of a long press on a row; nil where the delegate has none.
  package func showContextMenu(_ path: IndexPath) -> ContextMenuSession? {
    loadIfNeeded()
    guard geometry.contains(path), let delegate else { return nil }
    let rect = rowRect(path)
    let point = CGPoint(x: rect.midX, y: rect.midY)
    guard
      let configuration = delegate.tableView(
        self, contextMenuConfigurationForRowAt: path, point: point)
    else { return nil }
    return ContextMenuSession(
      configuration,
      willDisplay: {
        delegate.tableView(self, willDisplayContextMenu: configuration, animator: $0)
      },
      willEnd: { [weak self] animator in
        guard let self else { return }
        self.delegate?.tableView(
          self, willEndContextMenuInteraction: configuration, animator: animator)
      })
  }

  /// Taps the preview beside a menu.
  package func commitPreview(of session: ContextMenuSession) {
    let animator = ContextMenuAnimator(preview: session.preview)
    delegate?.tableView(
      self, willPerformPreviewActionForMenuWith: session.configuration, animator: animator)
    session.end()
    animator.end()
  }
}
