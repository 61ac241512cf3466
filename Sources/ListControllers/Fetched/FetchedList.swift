public import Foundation
public import ListData

/// A list of fetched objects, which follows its source.
///
/// It has a `FetchedResultsController`, and is its delegate:
///
///     fetchedResultsController = store.fetchedResultsController(for: request)
///     fetchedResultsController.delegate = self
///     try fetchedResultsController.performFetch()
///
/// Nothing is forwarded: a list in a table or a collection view performs each change by itself. One that
/// wants the four moments implements `controller(_:didChangeContentWith:)` and calls the helpers of
/// `List+FetchedTable` or their twins for collection views.
@MainActor public protocol FetchedList: List, FetchedResultsControllerDelegate
where FetchedObject == Object {
  /// Where the objects come from. Nil is an empty list.
  var fetchedResultsController: FetchedResultsController<Object>! { get set }
}

extension FetchedList {
  public var numberOfSections: Int { fetchedResultsController?.sections.count ?? 0 }

  public func numberOfItems(inSection section: Int) -> Int {
    fetchedResultsController?.sections.numberOfItems(inSection: section) ?? 0
  }

  public func object(at indexPath: IndexPath) -> Object? {
    fetchedResultsController?.object(at: indexPath)
  }

  public func isValid(_ indexPath: IndexPath) -> Bool {
    fetchedResultsController?.sections.isValid(indexPath) ?? false
  }

  /// The section's name.
  public func headerTitle(inSection section: Int) -> String? {
    fetchedResultsController?.sections.headerTitle(inSection: section)
  }
}

extension FetchedList where Self: FollowingList {
  public func controller(
    _ controller: FetchedResultsController<Object>,
    didChangeContentWith updates: ListUpdates<FetchedSection<Object>>
  ) { show(updates, of: controller) }

  /// Makes the view follow a change; the data is adopted within the batch.
  @discardableResult
  func show(
    _ updates: ListUpdates<FetchedSection<Object>>, of controller: FetchedResultsController<Object>
  ) -> ListUpdatesOutcome {
    perform(updates, animated: true) { controller.adopt($0) }
  }
}

extension FetchedList {
  /// Changes the source; false where it cannot, and then the list is told.
  @discardableResult
  func attempt(_ change: (FetchedResultsController<Object>) throws -> Void) -> Bool {
    guard let controller = fetchedResultsController else { return false }
    do {
      try change(controller)
      return true
    } catch {
      self.controller(controller, didFailWith: error)
      return false
    }
  }
}
