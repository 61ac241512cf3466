public import Foundation
public import ListData

/// A list of fetched objects, which follows its source.
///
/// A list that is connected with its view becomes the delegate of its controller, and has it fetch:
///
///     fetchedResultsController = store.fetchedResultsController(for: request)
///     connectList()
///
/// A list that forwards does both by itself:
///
///     fetchedResultsController.delegate = self
///     try fetchedResultsController.performFetch()
///
/// It then follows each change by itself. To be told the four moments of a change, implement
/// `controller(_:didChangeContentWith:)` and call the helpers of `List+FetchedTable`, or their twins for
/// collection views.
@MainActor public protocol FetchedList: List, FetchedResultsControllerDelegate
where FetchedObject == Object {
  associatedtype FetchedObject = Object
  /// Where the objects come from. Nil is an empty list.
  var fetchedResultsController: FetchedResultsController<Object>! { get set }
}

extension FetchedList {
  public var numberOfSections: Int {
    guard let controller = fetchedResultsController else { return 0 }
    Advice.give(
      if: !controller.hasFetched,
      "\(Self.self) has a controller that never fetched: call connectList(), or performFetch().")
    Advice.give(
      if: controller.hasFetched && controller.delegate == nil,
      "\(Self.self) isn't told of changes: call connectList(), or set its controller's delegate.")
    return controller.sections.count
  }

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

extension FetchedList {
  public func controller(
    _ controller: FetchedResultsController<Object>,
    didChangeContentWith updates: ListUpdates<FetchedSection<Object>>
  ) { show(updates, of: controller) }

  /// Makes the view follow a change; the data is adopted within the batch.
  @discardableResult
  func show(
    _ updates: ListUpdates<FetchedSection<Object>>, of controller: FetchedResultsController<Object>
  ) -> ListUpdatesOutcome {
    follow(updates, animated: true) { controller.adopt($0) }
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

/// Makes sure that the list follows its source.
final class FetchedLink: ListLink {
  private weak var list: (any FetchedList)?

  init(_ list: any FetchedList) { self.list = list }

  override func connect(to view: UIScrollView) { list?.followSource() }
}

extension FetchedList {
  /// Becomes the controller's delegate if it has none, and has it fetch if it hasn't.
  fileprivate func followSource() {
    guard let controller = fetchedResultsController else { return }
    if controller.delegate == nil { controller.delegate = self }
    if !controller.hasFetched { attempt { try $0.performFetch() } }
  }
}
