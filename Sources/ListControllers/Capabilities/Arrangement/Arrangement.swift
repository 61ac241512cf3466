import Foundation
import ListData

/// How data is arranged.
struct Arranging<Section: SectionInfo> {
  /// The search; nil while nothing is searched for.
  var search: ItemSearch<Section.Item>?
  /// The sections that show none of their items.
  var collapsedSections: Set<AnyHashable> = []

  /// Returns a Boolean value that indicates whether both arrange data in the same way.
  func isSame(as other: Self) -> Bool {
    search === other.search && collapsedSections == other.collapsedSections
  }
}

/// A search for a text. Another search for the same text may find other items.
final class ItemSearch<Item>: Sendable {
  let text: String
  let isFound: @Sendable (Item) -> Bool

  init(for text: String, isFound: @escaping @Sendable (Item) -> Bool) {
    self.text = text
    self.isFound = isFound
  }
}

/// Only the sections' identifiers aren't checked, see `Section`.
extension Arranging: @unchecked Sendable where Section: Sendable {}

extension Arranging where Section: MutableSectionInfo {
  /// Returns data as it is arranged; what is known of its sections from before is taken over.
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

/// What is shown of some data, and where it is there.
@usableFromInline
struct Arrangement<Section: SectionInfo> {
  /// The data.
  @usableFromInline
  let source: [Section]
  /// What is shown of it.
  @usableFromInline
  var shown: [Section]
  /// The search that found it; nil where all is shown.
  var search: ItemSearch<Section.Item>?
  /// What was found; nil where all is shown.
  var found: RearrangedData<[Section]>?

  /// Creates an arrangement that shows everything.
  init(_ source: [Section]) {
    self.source = source
    shown = source
  }

  /// Returns where a shown item is in the data, or nil if nothing is shown there.
  func sourceIndexPath(for indexPath: IndexPath) -> IndexPath? {
    guard shown.isValid(indexPath) else { return nil }
    return found.map { $0.sourceIndexPath(for: indexPath) } ?? indexPath
  }

  /// Returns the section of the data that a shown section shows.
  func sourceSection(of section: Int) -> Int? {
    guard shown.indices.contains(section) else { return nil }
    return found.map { $0.sourceSection(of: section) } ?? section
  }

  /// Returns what a shown section is recognized by: its identifier, else its position in the data.
  func sectionID(_ section: Int) -> AnyHashable? {
    sourceSection(of: section).map { source[$0].sectionID ?? AnyHashable($0) }
  }
}

extension Arrangement: Sendable where Section: Sendable {}
