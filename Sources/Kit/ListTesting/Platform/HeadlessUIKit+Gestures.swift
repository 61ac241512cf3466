#if !(os(iOS) || os(tvOS) || os(visionOS))
import Foundation
public import ListControllers
public import Testing

/// Gestures for which UIKit has no public interface. It doesn't expose the handlers of alert
/// actions and of cell accessories.
extension ListScreen {
  /// Chooses an action of the alert or action sheet in front, which is dismissed.
  ///
  /// - Returns: False if there is no such action, or if it is disabled.
  @discardableResult
  public func choose(
    alertAction title: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    act(to: "choose the alert action “\(title)”", sourceLocation, on: .front) {
      alert.map { fingers.user.choose(title, in: $0) } ?? false
    } because: {
      guard let alert else { return "No alert is in front." }
      let actions = alert.actions.map { Choice([$0.title], isEnabled: $0.isEnabled) }
      return Choices("alert action", actions).obstacle(to: title)
    }
  }

  /// Taps an accessory of a list cell, such as the detail button, the disclosure indicator of an
  /// outline, or the delete control, and confirms a deletion.
  ///
  /// - Returns: False if the accessory is not visible or has no effect, or if the list is not in a
  ///   collection view.
  @discardableResult
  public func tap(
    _ accessory: UICellAccessory.AccessoryType, at indexPath: IndexPath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    act(to: "tap the accessory \(accessory) of \(indexPath)", sourceLocation) {
      guard let collectionView else { return false }
      let user = fingers.user
      user.closeSwipe(in: collectionView)
      guard user.tap(accessory, ofItemAt: indexPath, in: collectionView) else { return false }
      return user.swipeActions(in: collectionView).isEmpty
        || user.confirmDeletion(in: collectionView)
    } because: {
      missingCollection ?? missing(indexPath) ?? missingAccessory(accessory, of: indexPath)
    }
  }

  private func missingAccessory(
    _ accessory: UICellAccessory.AccessoryType, of indexPath: IndexPath
  ) -> String? {
    guard let cell = shownCell(at: indexPath) as? UICollectionViewListCell else {
      return "The cell isn't a UICollectionViewListCell."
    }
    let types = cell.accessories.map { Choice(["\($0.accessoryType)"]) }
    return Choices("accessory", types).obstacle(to: "\(accessory)")
      ?? "The accessory is hidden, or it has no effect."
  }

  /// Chooses the entry with a title in the pop-up menu of a list cell.
  ///
  /// - Returns: False if there is no such entry, or if the list is not in a collection view.
  @discardableResult
  public func choose(
    menuEntry title: String, at indexPath: IndexPath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    act(to: "choose the menu entry “\(title)” of \(indexPath)", sourceLocation) {
      collectionView.map {
        fingers.user.choose(menuEntry: title, ofItemAt: indexPath, in: $0)
      } ?? false
    } because: {
      let cell = shownCell(at: indexPath) as? UICollectionViewListCell
      let menus = cell?.shownAccessories.compactMap { cell?.popUpMenu(of: $0, anchor: .zero) }
      let entries = menus?.flatMap(\.actions).map {
        Choice([$0.title], isEnabled: !$0.attributes.contains(.disabled))
      }
      return missingCollection ?? missing(indexPath)
        ?? Choices("menu entry", entries ?? []).obstacle(to: title)
    }
  }
}
#endif
