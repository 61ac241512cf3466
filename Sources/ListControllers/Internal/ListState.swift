import Foundation
import ListData
import ListPlatform

/// The state that the kit keeps for a list, because a protocol has no storage.
@usableFromInline
@MainActor final class ListState {
  private static var key: UInt8 = 0
  /// The state of the list that was asked last. A view asks the same list many times in a row.
  private static weak var last: ListState?

  /// Returns a list's state.
  ///
  /// The list retains the state, so it exists in the list's `deinit` too, where Objective-C refuses
  /// to form a weak reference.
  @usableFromInline
  static func of(_ list: AnyObject) -> ListState {
    let id = ObjectIdentifier(list)
    if let last, last.listID == id { return last }
    let known = objc_getAssociatedObject(list, &key) as? ListState
    let state = known ?? ListState(of: id)
    if known == nil {
      objc_setAssociatedObject(list, &key, state, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    last = state
    return state
  }

  private init(of listID: ObjectIdentifier) { self.listID = listID }

  /// The identity of the list, which lives as long as the state does.
  private let listID: ObjectIdentifier

  /// The updates with new data, of which the newest wins.
  let updates = ListUpdateQueue()
  /// The searches of a filtered list, of which the newest wins.
  let searches = ListUpdateQueue()
  /// The selection when the current update began, or `nil` if there is no update.
  var selection: Any?
  /// A Boolean value that indicates whether the view is in the middle of an update of the list.
  var isUpdating: Bool { selection != nil }
  /// Returns the items to select after the update, from those that are selected then.
  var reselection: ((_ now: [IndexPath]) -> [IndexPath])?
  /// A Boolean value that indicates whether the list's edits are parts of one that is under way.
  var isInEdit = false
  /// The edits that were made since somebody began to collect them, or `nil` if nobody does.
  var awaitedEdits: [RecordedEdit]?
  /// A closure that makes the change that accompanies the reversion of the edit that is under way.
  var accompanyReversion: AccompaniedEdit?
  /// The `ListArranger` of an arranged list's sections.
  @usableFromInline
  var arranger: AnyObject?
  /// The collector of a fetched list's change that isn't complete yet.
  var fetchedChange: FetchedChangeCollector?
  /// The data source and delegate of the list's view.
  var chain: ListChain?

  private var links: [ListLink]?
  private var configuringLinks: [ListLink] = []

  /// Returns the links of a list's capabilities: the app's own, and then the kit's.
  func links(of list: some List) -> [ListLink] {
    if let links { return links }
    // A link may ask for the list's other links in its initializer.
    links = []
    let made = list.links + KitLinks.links(of: list)
    links = made
    configuringLinks = made.filter(\.configuresCells)
    return made
  }

  /// Returns the links that take part in the configuration of the list's cells.
  func configuringLinks(of list: some List) -> [ListLink] {
    if links == nil { _ = links(of: list) }
    return configuringLinks
  }
}
