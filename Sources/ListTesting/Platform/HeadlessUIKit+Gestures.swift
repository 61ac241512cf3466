#if !(os(iOS) || os(tvOS) || os(visionOS))
import Foundation
public import ListControllers

/// Gestures for which UIKit has no public interface. It doesn't expose the handlers of alert
/// actions and of cell accessories.
extension ListScreen {
  /// Chooses an action of the alert or action sheet in front, which is dismissed.
  ///
  /// - Returns: False if there is no such action, or if it is disabled.
  @discardableResult
  public func choose(alertAction title: String) -> Bool {
    act { alert.map { fingers.user.choose(title, in: $0) } ?? false }
  }

  /// Taps an accessory of a list cell, such as the detail button, the disclosure indicator of an
  /// outline, or the delete control, and confirms a deletion.
  ///
  /// - Returns: False if the accessory is not visible or has no effect, or if the list is not in a
  ///   collection view.
  @discardableResult
  public func tap(_ accessory: UICellAccessory.AccessoryType, at indexPath: IndexPath) -> Bool {
    act {
      guard let collectionView else { return false }
      let user = fingers.user
      user.closeSwipe(in: collectionView)
      guard user.tap(accessory, ofItemAt: indexPath, in: collectionView) else { return false }
      return user.swipeActions(in: collectionView).isEmpty
        || user.confirmDeletion(in: collectionView)
    }
  }

  /// Chooses the entry with a title in the pop-up menu of a list cell.
  ///
  /// - Returns: False if there is no such entry, or if the list is not in a collection view.
  @discardableResult
  public func choose(menuEntry title: String, at indexPath: IndexPath) -> Bool {
    act {
      collectionView.map {
        fingers.user.choose(menuEntry: title, ofItemAt: indexPath, in: $0)
      } ?? false
    }
  }
}
#endif
