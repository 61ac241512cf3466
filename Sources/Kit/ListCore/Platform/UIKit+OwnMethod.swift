#if os(iOS) || os(tvOS) || os(visionOS)
import Foundation
import ListPlatform

/// A required method of a data source, which a list may implement itself.
@MainActor final class OwnMethod {
  private let isImplemented: Bool

  private init(_ selector: Selector, _ list: AnyObject) {
    isImplemented = Self.implements(selector, list)
  }

  static func numberOfSections(of list: AnyObject, inTable: Bool) -> OwnMethod {
    OwnMethod(
      inTable
        ? #selector((any UITableViewDataSource).numberOfSections(in:))
        : #selector((any UICollectionViewDataSource).numberOfSections(in:)), list)
  }

  static func numberOfItems(of list: AnyObject, inTable: Bool) -> OwnMethod {
    OwnMethod(
      inTable
        ? #selector((any UITableViewDataSource).tableView(_:numberOfRowsInSection:))
        : #selector((any UICollectionViewDataSource).collectionView(_:numberOfItemsInSection:)),
      list)
  }

  static func cell(of list: AnyObject, inTable: Bool) -> OwnMethod {
    OwnMethod(
      inTable
        ? #selector((any UITableViewDataSource).tableView(_:cellForRowAt:))
        : #selector((any UICollectionViewDataSource).collectionView(_:cellForItemAt:)), list)
  }

  /// Returns the result of the method, or `nil` if the list doesn't implement it.
  func ask<Value>(_ call: () -> Value?) -> Value? { isImplemented ? call() : nil }
}

extension UITableViewDelegate {
  /// Calls the method for a row that the user selected, if the object implements it.
  func tellOfSelection(at indexPath: IndexPath, in tableView: UITableView) {
    self.tableView?(tableView, didSelectRowAt: indexPath)
  }

  /// Calls the method for a row that the user deselected, if the object implements it.
  func tellOfDeselection(at indexPath: IndexPath, in tableView: UITableView) {
    self.tableView?(tableView, didDeselectRowAt: indexPath)
  }
}

extension UICollectionViewDelegate {
  /// Calls the method for an item that the user selected, if the object implements it.
  func tellOfSelection(at indexPath: IndexPath, in collectionView: UICollectionView) {
    self.collectionView?(collectionView, didSelectItemAt: indexPath)
  }

  /// Calls the method for an item that the user deselected, if the object implements it.
  func tellOfDeselection(at indexPath: IndexPath, in collectionView: UICollectionView) {
    self.collectionView?(collectionView, didDeselectItemAt: indexPath)
  }
}

extension UITableViewDataSourcePrefetching {
  /// Calls the method for rows that won't be shown after all, if the object implements it.
  func tellOfCancelledPrefetching(of indexPaths: [IndexPath], in tableView: UITableView) {
    self.tableView?(tableView, cancelPrefetchingForRowsAt: indexPaths)
  }
}

extension UICollectionViewDataSourcePrefetching {
  /// Calls the method for items that won't be shown after all, if the object implements it.
  func tellOfCancelledPrefetching(of indexPaths: [IndexPath], in collectionView: UICollectionView) {
    self.collectionView?(collectionView, cancelPrefetchingForItemsAt: indexPaths)
  }
}
#endif
