public import Foundation
public import ListData

/// A list of fetched objects, which follows its source.
///
/// When the list is connected with its view, it performs the fetch. If the fetched results
/// controller has no delegate, the list becomes its delegate:
///
///     fetchedResultsController = try store.fetchedResultsController(for: request)
///     connectList()
///
/// A list that forwards does both itself:
///
///     fetchedResultsController.delegate = self
///     try fetchedResultsController.performFetch()
///
/// The list then follows each change. To handle the steps of a change yourself, implement
/// `controller(_:didChangeContentWith:)` and call the helpers for tables or collection views, such
/// as `tableWillChangeContent()` and `collectionWillChangeContent()`.
@MainActor public protocol FetchedList: List, FetchedResultsControllerDelegate
where FetchedObject == Object {
  /// The type of the fetched objects.
  associatedtype FetchedObject = Object
  /// The controller that fetches the objects; `nil` is an empty list. It's a variable of the type
  /// `FetchedResultsController<Object>!`.
  var fetchedResultsController: FetchedResultsController<Object>! { get set }
}

extension FetchedList {
  /// The number of fetched sections.
  public var numberOfSections: Int {
    guard let controller = fetchedResultsController else { return 0 }
    Advice.give(
      if: !controller.hasFetched && !failsToFetch,
      "\(Self.self) has a controller that hasn't fetched. Call \(connectionCall) or performFetch()."
    )
    Advice.give(
      if: controller.hasFetched && controller.delegate == nil,
      "\(Self.self) isn't notified of changes. Call \(connectionCall), or set the delegate of its "
        + "controller.")
    return controller.sections.count
  }

  private var connectionCall: String {
    isConnected ? "connectList() after the controller is set" : "connectList()"
  }

  /// Returns the number of fetched objects in a section, or 0 if there is no such section.
  public func numberOfItems(inSection section: Int) -> Int {
    fetchedResultsController?.sections.numberOfItems(inSection: section) ?? 0
  }

  /// Returns a fetched object, or `nil` if there is no such row.
  public func object(at indexPath: IndexPath) -> Object? {
    fetchedResultsController?.object(at: indexPath)
  }

  /// Returns a Boolean value that indicates whether there is an object at an index path.
  public func isValid(_ indexPath: IndexPath) -> Bool {
    fetchedResultsController?.sections.isValid(indexPath) ?? false
  }

  /// Returns the name of the section.
  public func headerTitle(inSection section: Int) -> String? {
    fetchedResultsController?.sections.headerTitle(inSection: section)
  }
}

extension FetchedList {
  /// Says in a debug build what failed.
  public func controller(
    _ controller: FetchedResultsController<Object>, didFailWith error: any Error
  ) {
    Advice.give(
      "\(type(of: self)) doesn't show or make a change: \(error) To show errors to the user, "
        + "implement controller(_:didFailWith:).")
  }

  /// Updates the view after the fetched content changed.
  public func controller(
    _ controller: FetchedResultsController<Object>,
    didChangeContentWith updates: ListUpdates<FetchedSection<Object>>
  ) { present(updates, of: controller) }

  /// Updates the view after a change. The controller adopts the data within the batch.
  @discardableResult
  package func present(
    _ updates: ListUpdates<FetchedSection<Object>>, of controller: FetchedResultsController<Object>
  ) -> ListUpdatesOutcome {
    present(updates, animated: true) { controller.setSections($0) }
  }
}

extension FetchedList {
  /// Changes the source. If that fails, reports the error to the list and returns `false`.
  @discardableResult
  package func attempt(_ change: (FetchedResultsController<Object>) throws -> Void) -> Bool {
    guard let controller = fetchedResultsController else { return false }
    do {
      try change(controller)
      return true
    } catch {
      self.controller(controller, didFailWith: error)
      return false
    }
  }

  /// A Boolean value that indicates whether the first fetch has failed, which was reported.
  private var failsToFetch: Bool { link(FetchedLink.self)?.failsToFetch == true }
}

extension ListCapability {
  /// The capability of a ``FetchedList``.
  public static let fetched = ListCapability { (list: any FetchedList) in FetchedLink(list) }
}

/// Makes the list follow its source.
final class FetchedLink: ListLink {
  private weak var list: (any FetchedList)?
  /// A Boolean value that indicates whether the first fetch has failed.
  private(set) var failsToFetch = false

  init(_ list: any FetchedList) { self.list = list }

  override func connect(to view: UIScrollView) { failsToFetch = list?.followSource() == false }

  override func indexPath(of object: Any) -> IndexPath? { list?.fetchedIndexPath(of: object) }
}

extension FetchedList {
  fileprivate func fetchedIndexPath(of object: Any) -> IndexPath? {
    (object as? Object).flatMap { fetchedResultsController?.indexPath(of: $0) }
  }

  /// Makes the list the delegate of a controller that has none, and performs the first fetch.
  ///
  /// - Returns: `false` if the fetch failed.
  fileprivate func followSource() -> Bool {
    Advice.give(
      if: fetchedResultsController == nil,
      "\(type(of: self)) is connected without a fetched results controller, and shows nothing. Set "
        + "its fetchedResultsController before connectList().")
    guard let controller = fetchedResultsController else { return true }
    if controller.delegate == nil { controller.delegate = self }
    adviseOfOtherList(controller.delegate, of: "fetched results controller")
    return controller.hasFetched || attempt { try $0.performFetch() }
  }
}
