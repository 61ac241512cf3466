import ListData

/// What the kit remembers of a list; a protocol has no storage of its own.
@MainActor final class ListState {
  private static var states = PerObject<ListState>()

  /// A list's state.
  static func of(_ list: AnyObject) -> ListState {
    if let state = states[list] { return state }
    let state = ListState()
    states[list] = state
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
