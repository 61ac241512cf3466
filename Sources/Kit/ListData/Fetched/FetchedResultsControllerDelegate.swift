public import Foundation

/// The delegate of a fetched results controller. It receives each change as one value or, by
/// default, in four steps.
///
/// The controller represents the snapshot before the change until the change is adopted: within a
/// batch of updates, or after the delegate has received all of it.
@MainActor public protocol FetchedResultsControllerDelegate: AnyObject {
  /// The type of the fetched objects.
  associatedtype FetchedObject

  /// Tells the delegate that the content is to change. The default calls the four methods for the
  /// steps.
  func controller(
    _ controller: FetchedResultsController<FetchedObject>,
    didChangeContentWith updates: ListUpdates<FetchedSection<FetchedObject>>)

  /// Tells the delegate, in the first step, that the content is about to change. The default does
  /// nothing.
  func controllerWillChangeContent(_ controller: FetchedResultsController<FetchedObject>)
  /// Tells the delegate, in the second step, that a section was inserted or deleted. The objects of
  /// the section are not announced one by one. The default does nothing.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - section: The section.
  ///   - index: The index of the section: after the change if it was inserted, before the change if
  ///     it was deleted.
  ///   - type: The type of the change.
  func controller(
    _ controller: FetchedResultsController<FetchedObject>,
    didChange section: FetchedSection<FetchedObject>,
    at index: Int, for type: FetchedChangeType)
  /// Tells the delegate, in the third step, that an object was inserted, deleted, moved or updated.
  /// An object that moved may also have been updated. The default does nothing.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - object: The object as it is now, or as it was if it was deleted.
  ///   - indexPath: The index path before all changes, or nil for an insertion.
  ///   - type: The type of the change.
  ///   - newIndexPath: The index path after all changes, or nil for a deletion.
  func controller(
    _ controller: FetchedResultsController<FetchedObject>, didChange object: FetchedObject?,
    at indexPath: IndexPath?, for type: FetchedChangeType, newIndexPath: IndexPath?)
  /// Tells the delegate, in the fourth step, that all changes have been announced. The default does
  /// nothing.
  func controllerDidChangeContent(_ controller: FetchedResultsController<FetchedObject>)

  /// Tells the delegate that the source failed to compute the changes. The shown content stays. The
  /// default does nothing.
  func controller(
    _ controller: FetchedResultsController<FetchedObject>, didFailWith error: any Error)
}

/// The type of a change to a section or an object.
public enum FetchedChangeType: Hashable, Sendable {
  /// A section or an object was inserted.
  case insert
  /// A section or an object was deleted.
  case delete
  /// An object moved to another index path.
  case move
  /// An object changed, and kept its index path.
  case update
}

extension FetchedResultsControllerDelegate {
  /// Calls the methods for the four steps.
  public func controller(
    _ controller: FetchedResultsController<FetchedObject>,
    didChangeContentWith updates: ListUpdates<FetchedSection<FetchedObject>>
  ) {
    let (old, new, difference) = (updates.old, updates.data, updates.difference)
    controllerWillChangeContent(controller)
    for section in difference.deletedSections {
      self.controller(controller, didChange: old[section], at: section, for: .delete)
    }
    for section in difference.insertedSections {
      self.controller(controller, didChange: new[section], at: section, for: .insert)
    }
    func notify(_ type: FetchedChangeType, from source: IndexPath?, to target: IndexPath?) {
      let object = target.flatMap(new.object(at:)) ?? source.flatMap(old.object(at:))
      self.controller(
        controller, didChange: object ?? nil, at: source, for: type, newIndexPath: target)
    }
    for place in difference.deletedItems { notify(.delete, from: place.indexPath, to: nil) }
    for place in difference.insertedItems { notify(.insert, from: nil, to: place.indexPath) }
    for move in difference.movedItems {
      notify(.move, from: move.from.indexPath, to: move.to.indexPath)
    }
    let moved = Set(difference.movedItems.map(\.from))
    for change in difference.changedItems where !moved.contains(change.from) {
      notify(.update, from: change.from.indexPath, to: change.to.indexPath)
    }
    controllerDidChangeContent(controller)
  }

  /// Does nothing.
  public func controllerWillChangeContent(_ controller: FetchedResultsController<FetchedObject>) {}

  /// Does nothing.
  public func controller(
    _ controller: FetchedResultsController<FetchedObject>,
    didChange section: FetchedSection<FetchedObject>,
    at index: Int, for type: FetchedChangeType
  ) {}

  /// Does nothing.
  public func controller(
    _ controller: FetchedResultsController<FetchedObject>, didChange object: FetchedObject?,
    at indexPath: IndexPath?, for type: FetchedChangeType, newIndexPath: IndexPath?
  ) {}

  /// Does nothing.
  public func controllerDidChangeContent(_ controller: FetchedResultsController<FetchedObject>) {}

  /// Does nothing.
  public func controller(
    _ controller: FetchedResultsController<FetchedObject>, didFailWith error: any Error
  ) {}
}
