import HeadlessUIKit
import Recorders
import Testing

/// Context menus of collection views, which mirror those of tables.
@MainActor struct CollectionMenuTests {
  private let user = User()

  /// Menus for a single item, and what is said about them.
  private final class Pressed: CollectionRecorder {
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.add("menu \(indexPath.item) at \(point.x)")
      guard indexPath.item > 0 else { return nil }
      return UIContextMenuConfiguration(
        previewProvider: {
          let controller = UIViewController()
          controller.title = "Preview"
          return controller
        }, actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
    }
    func collectionView(
      _ collectionView: UICollectionView,
      willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.add("display") }
    func collectionView(
      _ collectionView: UICollectionView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.add("ended") }
    func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { log.add("commit \(animator.previewViewController?.title ?? "")") }
  }

  /// Menus for all selected items.
  private final class Together: CollectionRecorder {
    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.add("menu \(indexPaths.map(\.item))")
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Delete") { _ in }])
      })
    }
  }

  @Test func `a long press shows the menu, and a tap on the preview is passed on`() {
    let source = Pressed([3])
    let collection = makeCollection(source)
    collection.layoutIfNeeded()
    _ = source.log.take()
    #expect(user.longPress(itemAt: [0, 1], in: collection)?.children.map(\.title) == ["Copy"])
    #expect(source.log.take() == ["menu 1 at 150.0", "display", "ended"])
    #expect([0, 7].map { user.longPress(itemAt: [0, $0], in: collection) } == [nil, nil])
    let menu = collection.showContextMenu([0, 1])
    _ = source.log.take()
    if let menu { collection.commitPreview(of: menu) }
    #expect(source.log.take() == ["commit Preview", "ended"])
  }

  @Test func `a menu is for all selected items if one of them is pressed`() {
    let source = Together([4])
    let collection = makeCollection(source)
    collection.allowsMultipleSelection = true
    for item in [0, 2] { user.tap(itemAt: [0, item], in: collection) }
    #expect(user.longPress(itemAt: [0, 2], in: collection) != nil)
    #expect(source.log.take("menu") == ["menu [0, 2]"])
    #expect(user.longPress(itemAt: [0, 1], in: collection) != nil)
    #expect(source.log.take("menu") == ["menu [1]"])
  }
}
