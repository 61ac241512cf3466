public import Foundation
public import ListData

/// A list of data that the controller holds.
@MainActor public protocol NonFetchedList: List {
  /// The data's type: an array of arrays, an array of `Section`s, or any other data source.
  associatedtype ListData: DataSource where ListData.Object == Object

  /// What the list shows. Setting it does not touch the view; reload or update it too.
  var listData: ListData { get set }
}

extension NonFetchedList {
  @inlinable
  public var numberOfSections: Int { listData.numberOfSections }

  @inlinable
  public func numberOfItems(inSection section: Int) -> Int {
    listData.numberOfItems(inSection: section)
  }

  @inlinable
  public func object(at indexPath: IndexPath) -> Object? { listData.object(at: indexPath) }

  @inlinable
  public func isValid(_ indexPath: IndexPath) -> Bool { listData.isValid(indexPath) }

  @inlinable
  public func headerTitle(inSection section: Int) -> String? {
    listData.headerTitle(inSection: section)
  }

  @inlinable
  public func footerTitle(inSection section: Int) -> String? {
    listData.footerTitle(inSection: section)
  }
}
