#if !(os(iOS) || os(tvOS) || os(visionOS))
import ListControllers

/// The gestures of HeadlessUIKit's user.
@MainActor struct Fingers {
  let user = User()

  /// Creates the fingers of a user in front of a view controller.
  init(of controller: UIViewController) {}

  /// Ends the event of a gesture.
  func endEvent() { HeadlessRunLoop.tick() }

  func tap(rowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    user.tap(rowAt: indexPath, in: tableView)
  }

  func tap(itemAt indexPath: IndexPath, in collectionView: UICollectionView) -> Bool {
    user.tap(itemAt: indexPath, in: collectionView)
  }

  func tapAccessory(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    user.tapAccessory(ofRowAt: indexPath, in: tableView)
  }

  func drag(rowAt source: IndexPath, to target: IndexPath, in tableView: UITableView) -> Bool {
    user.drag(rowAt: source, to: target, in: tableView)
  }

  func drag(
    itemAt source: IndexPath, to target: IndexPath, in collectionView: UICollectionView
  ) -> Bool {
    user.drag(itemAt: source, to: target, in: collectionView)
  }

  func tap(indexTitle title: String, in tableView: UITableView) -> Bool {
    user.tap(indexTitle: title, in: tableView)
  }

  func tap(indexTitle title: String, in collectionView: UICollectionView) -> Bool {
    user.tap(indexTitle: title, in: collectionView)
  }

  func tapEditingControl(ofRowAt indexPath: IndexPath, in tableView: UITableView) -> Bool {
    user.closeSwipe(in: tableView)
    guard user.tapEditingControl(ofRowAt: indexPath, in: tableView) else { return false }
    // An insertion asks for no confirmation.
    return user.swipeActions(in: tableView).isEmpty || user.confirmDeletion(in: tableView)
  }

  func goBack(in navigationController: UINavigationController) -> Bool {
    user.goBack(in: navigationController)
  }
}
#endif
