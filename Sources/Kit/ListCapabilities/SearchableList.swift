public import ListCore
import ListData

/// A list that the user can search.
///
/// A connected list has a search bar in the navigation bar, and receives its text. A list that
/// forwards has a `UISearchController` of its own, and is its `searchResultsUpdater`:
///
///     func updateSearchResults(for searchController: UISearchController) {
///       search(for: searchController.searchBar.text ?? "")
///     }
///
/// A `FilteredList` also performs the search. A list of fetched objects or of pages makes another
/// request, with the text.
@MainActor public protocol SearchableList: List {
  /// Shows the objects that match a text, or all objects if the text is empty.
  func search(for text: String)
}

extension ListCapability {
  /// The searches of a ``SearchableList``.
  static let searching = ListCapability { (_: any SearchableList) in SearchLink() }
}

/// Keeps the searches of a list.
final class SearchLink: ListLink {
  /// The text in the list's search bar.
  var text = ""
  /// The searches, of which the newest wins.
  let searches = ListUpdateQueue()
  /// The search that is under way, or `nil` if there is none.
  private(set) var search: Task<ListUpdatesOutcome, Never>? { didSet { oldValue?.cancel() } }

  // A search of many objects ends with its list.
  deinit { search?.cancel() }

  /// Begins a search that supersedes those that are under way, or ends them.
  func begin(_ search: (@MainActor (ListUpdateQueue.Ticket) async -> ListUpdatesOutcome)?) {
    if let search {
      self.search = searches.start(search)
    } else {
      searches.supersede()
      self.search = nil
    }
  }

  override var allowsMoves: Bool { text.isEmpty }

  override var workUnderWay: String? { searches.isBusy ? "a search is under way" : nil }
}

// MARK: Searching the data of a list

extension NonFetchedList where ListData: SectionedDataSource {
  /// Shows the data by other rules at once.
  func rearrange(
    _ arranger: ListArranger<ListData.DataSection>,
    by rules: ArrangementRules<ListData.DataSection>
  ) {
    let shown = shownSections
    arranger.rules = rules
    let next = arranger.next(for: listData.sections)
    _ = transition(from: shown, to: next.arrangement.shown, animated: true) {
      arranger.adopt(next, showing: $0)
    }
  }
}

extension NonFetchedList where ListData: SectionedDataSource, ListData.DataSection: Sendable {
  /// Begins a search off the main actor. If the data or what is shown of it changes meanwhile, the
  /// search is repeated.
  ///
  /// - Parameters:
  ///   - arranger: The arranger of the list.
  ///   - comparison: The comparison of the shown sections.
  ///   - rules: Returns the rules of the search.
  func beginSearch(
    _ arranger: ListArranger<ListData.DataSection>,
    by comparison: ListComparison<ListData.DataSection>,
    rules: @escaping (Self) -> ArrangementRules<ListData.DataSection>
  ) {
    link(SearchLink.self)?.begin { [weak self] ticket in
      while ticket.isNewest {
        // The list may go away during a long search.
        guard
          let (data, shown, rules) = self.map({
            ($0.listData.sections, $0.shownSections, rules($0))
          })
        else { break }
        let next = await arranger.concurrentNext(for: data, rules)
        let updates = await comparison.concurrentUpdates(from: shown, to: next.arrangement.shown)
        guard ticket.isNewest, arranger.isCurrent(next), let self,
          shown.isTriviallyIdentical(to: self.shownSections),
          data.isTriviallyIdentical(to: self.listData.sections)
        else { continue }
        return self.present(updates, by: comparison, animated: true) {
          arranger.adopt(next, showing: $0)
        }
      }
      return .superseded
    }
  }
}
