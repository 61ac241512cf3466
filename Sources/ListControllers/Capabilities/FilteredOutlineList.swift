import ListData

/// A searchable outline that shows the objects that match a text, with the nodes above them.
///
///     func filter(for text: String) -> @Sendable (File) -> Bool {
///       { $0.name.localizedCaseInsensitiveContains(text) }
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
    ListState.of(self).searches.supersede()
    link(OutlineLink.self)?.search = nil
    let shown = shownData
    let arranger = arranger
    arranger.rules = rules(for: text)
    let next = arranger.next(for: listData.sections)
    _ = transition(from: shown, to: next.shown, animated: true, setData: next.setShown)
  }

  /// Returns the rules for showing the objects that match a text.
  fileprivate func rules(for text: String) -> ArrangementRules<Outline<Object>> {
    var rules = ArrangementRules<Outline<Object>>()
    rules.search = text.isEmpty ? nil : ItemSearch(for: text, isFound: filter(for: text))
    return rules
  }

  fileprivate var arranger: ListArranger<Outline<Object>> {
    if let existingArranger { return existingArranger }
    let arranger = ListArranger(arrange: OutlineSearch<Object>(limit: searchLimit).arrange)
    ListState.of(self).arranger = arranger
    return arranger
  }
}

extension FilteredOutlineList where ListData.DataSection: Sendable {
  /// Shows the objects that match a text, or all objects if the text is empty. The nodes are read
  /// and searched off the main actor.
  public func search(for text: String) {
    guard !text.isEmpty, keepsSections,
      let comparison = Self.comparison(of: ListData.DataSection.self)
    else { return searchAtOnce(for: text) }
    let arranger = arranger
    let search = ListState.of(self).searches.start { [weak self] ticket in
      while ticket.isNewest {
        guard let (data, shown, rules) = self?.searched(for: text) else { break }
        // The list may go away during a long search.
        let next = await arranger.concurrentNext(for: data, rules)
        let updates = await comparison.concurrentUpdates(from: shown, to: next.shown)
        // If the data or the expansion changed meanwhile, the search is repeated.
        if ticket.isNewest, next.isCurrent(), let self, shown.isSameArray(as: self.shownData),
          data.isSameArray(as: self.listData.sections)
        {
          return self.follow(updates, by: comparison, animated: true, setData: next.setShown)
        }
      }
      return .superseded
    }
    link(OutlineLink.self)?.search = search
  }

  /// Returns the data to search, the rows that are shown meanwhile, and the rules of the search.
  private func searched(
    for text: String
  ) -> ([Outline<Object>], [Outline<Object>], ArrangementRules<Outline<Object>>) {
    (listData.sections, shownData, rules(for: text))
  }
}

/// The arrangement of outlines: all of their rows, or the result of a search.
private struct OutlineSearch<Item: Identifiable>: Sendable {
  /// The maximum number of closed nodes that are read in each outline.
  let limit: Int

  func arrange(
    _ data: [Outline<Item>], by rules: ArrangementRules<Outline<Item>>,
    after previous: Arrangement<Outline<Item>>, unless isCancelled: () -> Bool
  ) -> Arrangement<Outline<Item>> {
    var arrangement = Arrangement(data)
    guard let search = rules.search else { return arrangement }
    let found = data.map { $0.filtered(limit: limit, unless: isCancelled, search.isFound) }
    let sections = found.indices.filter { !found[$0].items.isEmpty }
    arrangement.search = search
    arrangement.foundSections = sections
    arrangement.shown = sections.map { found[$0] }
    return arrangement
  }
}
