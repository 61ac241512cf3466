#if !(os(iOS) || os(tvOS) || os(visionOS))
import Foundation
import ListPlatform

/// A required method of a data source, which a list may implement itself.
@MainActor final class OwnMethod {
  private let name: StaticString

  private init(_ name: StaticString) { self.name = name }

  static func numberOfSections(of list: AnyObject, inTable: Bool) -> OwnMethod {
    OwnMethod("numberOfSections(in:)")
  }

  static func numberOfItems(of list: AnyObject, inTable: Bool) -> OwnMethod {
    OwnMethod(
      inTable
        ? "tableView(_:numberOfRowsInSection:)" : "collectionView(_:numberOfItemsInSection:)")
  }

  static func cell(of list: AnyObject, inTable: Bool) -> OwnMethod {
    OwnMethod(inTable ? "tableView(_:cellForRowAt:)" : "collectionView(_:cellForItemAt:)")
  }

  /// Returns the result of the method, or `nil` if the list doesn't implement it, or leaves this
  /// call to `super`.
  func ask<Value>(_ call: () -> Value?) -> Value? { OptionalMethod.ask(name, call) ?? nil }
}

// The calls are asked for, so that a default isn't taken for the chain's.

extension UITableViewDelegate {
  /// Calls the method for a row that the user selected, if the object implements it.
  func tellOfSelection(at indexPath: IndexPath, in tableView: UITableView) {
    _ = OptionalMethod.ask("tableView(_:didSelectRowAt:)") {
      self.tableView(tableView, didSelectRowAt: indexPath)
    }
  }

  /// Calls the method for a row that the user deselected, if the object implements it.
  func tellOfDeselection(at indexPath: IndexPath, in tableView: UITableView) {
    _ = OptionalMethod.ask("tableView(_:didDeselectRowAt:)") {
      self.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }
}

extension UICollectionViewDelegate {
  /// Calls the method for an item that the user selected, if the object implements it.
  func tellOfSelection(at indexPath: IndexPath, in collectionView: UICollectionView) {
    _ = OptionalMethod.ask("collectionView(_:didSelectItemAt:)") {
      self.collectionView(collectionView, didSelectItemAt: indexPath)
    }
  }

  /// Calls the method for an item that the user deselected, if the object implements it.
  func tellOfDeselection(at indexPath: IndexPath, in collectionView: UICollectionView) {
    _ = OptionalMethod.ask("collectionView(_:didDeselectItemAt:)") {
      self.collectionView(collectionView, didDeselectItemAt: indexPath)
    }
  }
}

extension UITableViewDataSourcePrefetching {
  /// Calls the method for rows that won't be shown after all, if the object implements it.
  func tellOfCancelledPrefetching(of indexPaths: [IndexPath], in tableView: UITableView) {
    _ = OptionalMethod.ask("tableView(_:cancelPrefetchingForRowsAt:)") {
      self.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}

extension UICollectionViewDataSourcePrefetching {
  /// Calls the method for items that won't be shown after all, if the object implements it.
  func tellOfCancelledPrefetching(of indexPaths: [IndexPath], in collectionView: UICollectionView) {
    _ = OptionalMethod.ask("collectionView(_:cancelPrefetchingForItemsAt:)") {
      self.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}
#endif
