/// The arrangement of outlines: all of their rows, or the result of a search.
package struct OutlineSearch<Item: Identifiable>: Sendable {
  /// The maximum number of closed nodes that are read in each outline.
  private let limit: Int

  /// Creates an arrangement whose searches read a limited number of closed nodes.
  package init(limit: Int) { self.limit = limit }

  /// Returns the arrangement of outlines by rules. It is incomplete if it was cancelled.
  package func arrange(
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
