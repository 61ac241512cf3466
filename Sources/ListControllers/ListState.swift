import Foundation
import ListData
import ListPlatform

/// What the kit remembers of a list; a protocol has no storage of its own.
@MainActor final class ListState {
  private static var key: UInt8 = 0

  /// Returns a list's state.
  ///
  /// The list itself holds it: so it is there in the list's `deinit` too, where Objective-C refuses to form
  /// a weak reference.
  static func of(_ list: AnyObject) -> ListState {
    if let state = objc_getAssociatedObject(list, &key) as? ListState { return state }
    let state = ListState()
    objc_setAssociatedObject(list, &key, state, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return state
  }

  /// Updates with new data: the newest wins.
  let updates = ListUpdateQueue()
  /// Searches: the newest wins.
  let searches = ListUpdateQueue()
  /// A `SectionsArranger` of what an arranged list shows.
  var arranger: AnyObject?
  /// A refresh that a person set off.
  var refreshing: Task<Void, Never>?
  /// What is to be shown in place of rows; nil for what an empty list shows by itself.
  var placeholder: Placeholder?
  /// What is shown in place of rows.
  var shownPlaceholder: Placeholder?
  /// What a fetched list was told of a change that is being told.
  var fetchedChange: FetchedChangeCollector?
  /// What the row below a paged list's objects shows; nil where there is none.
  var pageFooter: PageFooter?
  /// The pager that it tells of.
  weak var pageFooterPager: AnyObject?
}
