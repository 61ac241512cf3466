public import Foundation
public import ListPlatform

/// What a list in a collection view needs, whatever feeds it.
extension List where ListView == UICollectionView, Cell: UICollectionViewCell {
  /// The configured cell of an item, for `collectionView(_:cellForItemAt:)`.
  ///
  /// A cell of another class than `Cell` is a programmer's error and ends the process with a
  /// sentence that names both classes and the identifier. An item that does not exist gets a cell
  /// that was not configured.
  public func collectionCell(
    at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionViewCell {
    let identifier = cellIdentifier(at: indexPath)
    let cell = dequeue(identifier, at: indexPath, in: collectionView)
    if let object = object(at: indexPath) {
      listView(collectionView, configure: cell, with: object, at: indexPath)
    }
    return cell
  }

  /// Passes a selection on to `listView(_:didSelect:at:)`, for
  /// `collectionView(_:didSelectItemAt:)`; does nothing for an item that does not exist.
  public func collectionDidSelectItem(
    at indexPath: IndexPath, in collectionView: UICollectionView
  ) {
    guard let object = object(at: indexPath) else { return }
    listView(collectionView, didSelect: object, at: indexPath)
  }

  private func dequeue(
    _ identifier: String, at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> Cell {
    // The default identifier needs no registration by the app. A collection view does not tell what is
    // registered, so the list takes down for which one it did.
    if identifier == defaultCellIdentifier {
      collectionView.registerOnce(Cell.self, identifier)
    }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      fatalError(
        "\(type(of: self)) shows its items in cells of class \(Cell.self), but the collection view "
          + "has a \(type(of: cell)) for the identifier \"\(identifier)\": register \(Cell.self) "
          + "for it, or return another identifier from cellIdentifier(at:).")
    }
    return cell
  }
}

/// The same helpers for a list that knows its collection view.
extension CollectionList {
  /// The configured cell of an item of the list's collection view, for
  /// `collectionView(_:cellForItemAt:)`.
  public func collectionCell(at indexPath: IndexPath) -> UICollectionViewCell {
    collectionCell(at: indexPath, in: collectionView)
  }

  /// Passes a selection on to `listView(_:didSelect:at:)`, for
  /// `collectionView(_:didSelectItemAt:)`.
  public func collectionDidSelectItem(at indexPath: IndexPath) {
    collectionDidSelectItem(at: indexPath, in: collectionView)
  }
}

extension UICollectionView {
  private static var registrations = PerObject<Set<String>>()

  /// Registers a class for an identifier, unless this did so before.
  fileprivate func registerOnce(_ cellClass: AnyClass, _ identifier: String) {
    let registered = Self.registrations[self] ?? []
    if registered.contains(identifier) { return }
    register(cellClass, forCellWithReuseIdentifier: identifier)
    Self.registrations[self] = registered.union([identifier])
  }
}
