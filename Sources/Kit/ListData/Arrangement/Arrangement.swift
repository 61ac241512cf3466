import Foundation

/// The rules for arranging data.
package struct ArrangementRules<Section: SectionInfo> {
  /// The search, or `nil` if there is none.
  package var search: ItemSearch<Section.Item>?
  /// The identifiers of the sections that show no items.
  package var collapsedSections: Set<AnyHashable> = []

  /// Creates rules that show everything.
  package init() {}

  /// Returns a Boolean value that indicates whether both arrange data in the same way.
  func isSame(as other: Self) -> Bool {
    search === other.search && collapsedSections == other.collapsedSections
  }
}

/// A search for a text. Another search for the same text may find other items.
package final class ItemSearch<Item>: Sendable {
  /// The text, which isn't empty.
  package let text: String
  /// Returns a Boolean value that indicates whether the search finds an item.
  package let isFound: @Sendable (Item) -> Bool

  /// Creates a search for a text, by a condition.
  package init(for text: String, isFound: @escaping @Sendable (Item) -> Bool) {
    self.text = text
    self.isFound = isFound
  }
}

/// Only the sections' identifiers are unchecked; see `Section`.
extension ArrangementRules: @unchecked Sendable where Section: Sendable {}

extension ArrangementRules where Section: MutableSectionInfo {
  /// Returns the arrangement of data, and reuses what a previous arrangement found in the same
  /// sections.
  func arrange(
    _ data: [Section], reusing previous: Arrangement<Section>
  ) -> Arrangement<Section> {
    var arrangement = Arrangement(data)
    if let search {
      let known = previous.search === search ? previous.found : nil
      let found = data.filtered(reusing: known, search.isFound)
      arrangement.search = search
      arrangement.found = found
      arrangement.shown = found.keptSections()
    }
    if collapsedSections.isEmpty { return arrangement }
    for section in arrangement.shown.indices
    where arrangement.sectionID(section).map(collapsedSections.contains) == true {
      arrangement.shown[section].items = .init()
    }
    return arrangement
  }
}

/// The sections that are shown of some data, and their places in it.
@usableFromInline
package struct Arrangement<Section: SectionInfo> {
  /// The data.
  @usableFromInline
  package var source: [Section]
  /// The sections that are shown.
  @usableFromInline
  package var shown: [Section]
  /// The search that found them, or `nil` if everything is shown.
  var search: ItemSearch<Section.Item>?
  /// The result of the search, or `nil` if everything is shown.
  var found: TransformedData<[Section]>?
  /// The sections of the data that are shown, if the search leaves out sections and keeps no map of
  /// items.
  var foundSections: [Int]?

  /// Creates an arrangement that shows everything.
  package init(_ source: [Section]) {
    self.source = source
    shown = source
  }

  /// Returns the index path in the data of a shown item, or `nil` if there is no such item.
  package func sourceIndexPath(for indexPath: IndexPath) -> IndexPath? {
    guard shown.isValid(indexPath) else { return nil }
    return found.map { $0.sourceIndexPath(for: indexPath) } ?? indexPath
  }

  /// Returns the index path of the shown item that is at an index path in the data, or `nil` if it
  /// isn't shown.
  package func shownIndexPath(for sourceIndexPath: IndexPath) -> IndexPath? {
    let path = found.map { $0.shownIndexPath(for: sourceIndexPath) } ?? sourceIndexPath
    return path.flatMap { shown.isValid($0) ? $0 : nil }
  }

  /// A Boolean value that indicates whether there are items to show, or would be if no section were
  /// collapsed.
  package var hasItems: Bool {
    guard let found else { return source.contains { !$0.items.isEmpty } }
    return (0..<found.numberOfSections).contains { found.numberOfItems(inSection: $0) > 0 }
  }

  /// Returns the section in the data of a shown section, or `nil` if there is no such section.
  package func sourceSection(of section: Int) -> Int? {
    guard shown.indices.contains(section) else { return nil }
    return found.map { $0.sourceSection(of: section) } ?? foundSections?[section] ?? section
  }

  /// Returns the identifier of a shown section, or its position in the data if it has none.
  package func sectionID(_ section: Int) -> AnyHashable? {
    sourceSection(of: section).map { source[$0].sectionID ?? AnyHashable($0) }
  }
}

extension Arrangement: Sendable where Section: Sendable {}
