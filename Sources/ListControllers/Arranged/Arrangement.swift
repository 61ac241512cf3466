import Foundation
import ListData

/// How data is arranged.
struct Arranging<Section: MutableSectionInfo> {
  /// What is searched for.
  var searchText = ""
  /// Whether a search finds an item; nil while nothing is searched for.
  var isFound: (@Sendable (Section.Item) -> Bool)?
  /// The sections that show none of their items.
  var collapsedSections: Set<AnyHashable> = []

  /// Arranges data; what is known of its sections from before is taken over.
  func arrange(
    _ data: [Section], reusing previous: Arrangement<Section>? = nil
  ) -> Arrangement<Section> {
    let found = isFound.map { isFound in
      let known = previous?.searchText == searchText ? previous?.found : nil
      return data.filtered(reusing: known, isFound)
    }
    var arrangement = Arrangement(
      source: data, searchText: searchText, found: found, shown: found?.keptSections() ?? data)
    if collapsedSections.isEmpty { return arrangement }
    for section in arrangement.shown.indices
    where arrangement.sectionID(section).map(collapsedSections.contains) == true {
      arrangement.shown[section].items = .init()
    }
    return arrangement
  }
}

/// What is shown of some data, and where it is there.
struct Arrangement<Section: MutableSectionInfo> {
  /// The data.
  let source: [Section]
  let searchText: String
  /// What was found in it; nil where all is shown.
  let found: RearrangedData<[Section]>?
  /// What is shown.
  var shown: [Section]

  /// Where a shown item is in the data.
  func sourceIndexPath(for indexPath: IndexPath) -> IndexPath? {
    guard shown.isValid(indexPath) else { return nil }
    return found.map { $0.sourceIndexPath(for: indexPath) } ?? indexPath
  }

  /// The section of the data that a shown section shows.
  func sourceSection(of section: Int) -> Int? {
    guard shown.indices.contains(section) else { return nil }
    return found.map { $0.sourceSection(of: section) } ?? section
  }

  /// What a shown section is recognised by: its identifier, else its position in the data.
  func sectionID(_ section: Int) -> AnyHashable? {
    sourceSection(of: section).map { source[$0].sectionID ?? AnyHashable($0) }
  }
}
