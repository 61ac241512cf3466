public import Foundation

/// What a fetched results controller tells of changes: as one value, or, unless that is implemented, in four
/// moments.
///
/// Until the change is adopted, within a batch of updates or when all have been told, the controller answers
/// as before it.
@MainActor public protocol FetchedResultsControllerDelegate: AnyObject {
  /// What is fetched.
  associatedtype FetchedObject

  /// What is shown is to change. The default tells the four moments.
  func controller(
    _ controller: FetchedResultsController<FetchedObject>,
    didChangeContentWith updates: ListUpdates<FetchedSection<FetchedObject>>)

  /// The first moment: something is about to change. The default does nothing.
  func controllerWillChangeContent(_ controller: FetchedResultsController<FetchedObject>)
  /// The second: a section came or went; the index is that after the change for one that came, and that
  /// before it for one that went. Its objects come and go with it, and are not told one by one. The
  /// default does nothing.
  func controller(
    _ controller: FetchedResultsController<FetchedObject>,
    didChange section: FetchedSection<FetchedObject>,
    at index: Int, for type: FetchedChangeType)
  /// The third: an object came, went, moved or changed. One that moved may have changed too.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - object: The object as it is now; as it was, if it went.
  ///   - indexPath: Where it was before the whole change; nil for one that came.
  ///   - type: What happened to it.
  ///   - newIndexPath: Where it is after the whole change; nil for one that went.
  func controller(
    _ controller: FetchedResultsController<FetchedObject>, didChange object: FetchedObject?,
    at indexPath: IndexPath?, for type: FetchedChangeType, newIndexPath: IndexPath?)
  /// The fourth: all is told. The default does nothing.
  func controllerDidChangeContent(_ controller: FetchedResultsController<FetchedObject>)

  /// The source could not tell what changed; what was shown stays. The default does nothing.
  func controller(
    _ controller: FetchedResultsController<FetchedObject>, didFailWith error: any Error)
}

/// What happened to a section or an object.
public enum FetchedChangeType: Hashable, Sendable {
  case insert, delete, move, update
}

extension FetchedResultsControllerDelegate {
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
    func tell(_ type: FetchedChangeType, from source: IndexPath?, to target: IndexPath?) {
      let object = target.flatMap(new.object(at:)) ?? source.flatMap(old.object(at:))
      self.controller(
        controller, didChange: object ?? nil, at: source, for: type, newIndexPath: target)
    }
    for place in difference.deletedItems { tell(.delete, from: place.indexPath, to: nil) }
    for place in difference.insertedItems { tell(.insert, from: nil, to: place.indexPath) }
    for move in difference.movedItems {
      tell(.move, from: move.from.indexPath, to: move.to.indexPath)
    }
    let moved = Set(difference.movedItems.map(\.from))
    for change in difference.changedItems where !moved.contains(change.from) {
      tell(.update, from: change.from.indexPath, to: change.to.indexPath)
    }
    controllerDidChangeContent(controller)
  }

  public func controllerWillChangeContent(_ controller: FetchedResultsController<FetchedObject>) {}

  public func controller(
    _ controller: FetchedResultsController<FetchedObject>,
    didChange section: FetchedSection<FetchedObject>,
    at index: Int, for type: FetchedChangeType
  ) {}

  public func controller(
    _ controller: FetchedResultsController<FetchedObject>, didChange object: FetchedObject?,
    at indexPath: IndexPath?, for type: FetchedChangeType, newIndexPath: IndexPath?
  ) {}

  public func controllerDidChangeContent(_ controller: FetchedResultsController<FetchedObject>) {}

  public func controller(
    _ controller: FetchedResultsController<FetchedObject>, didFailWith error: any Error
  ) {}
}
