public import ListCore
import ListData

/// A searchable outline that shows the objects that match a text, with the nodes above them.
///
///     func filter(for text: String) -> @Sendable (File) -> Bool {
///       { $0.name.localizedStandardContains(text) }
///     }
///
/// The search reads closed nodes too, and shows the nodes above each result open. The user may open
/// and close nodes of the result. When the search ends, the nodes are open that were open before.
@MainActor public protocol FilteredOutlineList: OutlineList, SearchableList {
  /// Returns a closure that indicates whether an object matches a text, which isn't empty.
  ///
  /// If the objects are `Sendable`, the closure is called off the main actor. Capture what it needs
  /// of the list before you return it.
  func filter(for text: String) -> @Sendable (Object) -> Bool
  /// The maximum number of closed nodes that a search reads in a section. Those nearest to the
  /// roots are read first. The default is 1,000,000.
  var searchLimit: Int { get }
}

/// Searches off the main actor if the objects are `Sendable`. The list shows the last result until
/// the newest search ends. Other lists are searched at once.
extension SearchableList where Self: FilteredOutlineList {
  /// Shows the objects that match a text, or all objects if the text is empty.
  public func search(for text: String) { searchAtOnce(for: text) }
}

extension FilteredOutlineList {
  /// One million nodes.
  public var searchLimit: Int { 1_000_000 }

  /// The text of the last search; empty if the list isn't searched.
  public var searchText: String { existingArranger?.rules.search?.text ?? "" }

  /// Shows the objects that match a text. The newer search supersedes those that are under way.
  fileprivate func searchAtOnce(for text: String) {
    link(SearchLink.self)?.begin(nil)
    rearrange(arranger, by: rules(for: text))
  }

  /// Returns the rules for showing the objects that match a text.
  fileprivate func rules(for text: String) -> ArrangementRules<Outline<Object>> {
    var rules = ArrangementRules<Outline<Object>>()
    rules.search = text.isEmpty ? nil : ItemSearch(for: text, isFound: filter(for: text))
    return rules
  }

  fileprivate var arranger: ListArranger<Outline<Object>> {
    ListState.of(self).value(ListArranger<Outline<Object>>.self) {
      ListArranger(arrange: OutlineSearch<Object>(limit: searchLimit).arrange)
    }
  }
}

extension FilteredOutlineList where ListData.DataSection: Sendable {
  /// Shows the objects that match a text, or all objects if the text is empty. The nodes are read
  /// and searched off the main actor.
  public func search(for text: String) {
    guard !text.isEmpty, keepsSections,
      let comparison = Self.comparison(of: ListData.DataSection.self)
    else { return searchAtOnce(for: text) }
    beginSearch(arranger, by: comparison) { $0.rules(for: text) }
  }
}
