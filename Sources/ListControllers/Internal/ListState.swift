import Foundation
import ListData
import ListPlatform

/// What the kit remembers of a list; a protocol has no storage of its own.
@usableFromInline
@MainActor final class ListState {
  private static var key: UInt8 = 0
  /// The state that was asked for last: a view asks one list many times in a row.
  private static weak var last: ListState?

  /// Returns a list's state.
  ///
  /// The list itself holds it, so that the state is there in the list's `deinit` too, where Objective-C
  /// refuses to form a weak reference.
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

  /// The list; it lives as long as the state does.
  private let listID: ObjectIdentifier

  /// The updates with new data: the newest wins.
  let updates = ListUpdateQueue()
  /// The selection as the update began that the view is following; nil if it is following none.
  var selection: Any?
  /// Returns the items to select after that update, of those that are selected then.
  var reselection: ((_ now: [IndexPath]) -> [IndexPath])?
  /// A `ListArranger` of the sections that an arranged list shows.
  @usableFromInline
  var arranger: AnyObject?
  /// What a fetched list was told of a change that isn't complete yet.
  var fetchedChange: FetchedChangeCollector?
  /// The data source and delegate of the list's view.
  var chain: ListChain?

  private var links: [ListLink]?

  /// Returns the links of a list's capabilities: the app's own, and then the kit's.
  func links(of list: some List) -> [ListLink] {
    if let links { return links }
    // A link may ask for the list's other links as it is made.
    links = []
    let made = list.links + KitLinks.links(of: list)
    links = made
    return made
  }
}
