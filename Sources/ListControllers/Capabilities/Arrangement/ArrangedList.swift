public import Foundation
public import ListData

/// A list that shows its data in an arrangement, such as the result of a search, or without the
/// items of collapsed sections. ``FilteredList`` and ``CollapsibleList`` refine it.
///
/// `listData` is all of the data. The list's other members, and their index paths, refer to the
/// shown part. Edits such as `removeItem(at:)` take the index path of a shown item, and find the
/// item in the data.
@MainActor public protocol ArrangedList: NonFetchedList
where ListData: SectionedDataSource, ListData.DataSection: MutableSectionInfo {}

/// The shown part of the data.
extension ArrangedList {
  /// The text of the last search; empty if the list shows everything.
  public var searchText: String { arranger.rules.search?.text ?? "" }

  /// The shown sections with their shown items.
  @inlinable
  public var shownSections: [ListData.DataSection] { arranger.shown(of: listData.sections) }

  /// Returns the index path in `listData` of a shown item, or `nil` if there is no such item.
  public func sourceIndexPath(for indexPath: IndexPath) -> IndexPath? {
    arrangement.sourceIndexPath(for: indexPath)
  }

  /// The number of shown sections.
  @inlinable
  public var numberOfSections: Int { shownSections.numberOfSections }

  /// Returns the number of shown items in a shown section.
  @inlinable
  public func numberOfItems(inSection section: Int) -> Int {
    shownSections.numberOfItems(inSection: section)
  }

  /// Returns the object of a shown item, or `nil` if there is no such item.
  @inlinable
  public func object(at indexPath: IndexPath) -> Object? { shownSections.object(at: indexPath) }

  /// Returns a Boolean value that indicates whether an item is shown at an index path.
  @inlinable
  public func isValid(_ indexPath: IndexPath) -> Bool { shownSections.isValid(indexPath) }

  /// Returns the title above a shown section.
  @inlinable
  public func headerTitle(inSection section: Int) -> String? {
    shownSections.headerTitle(inSection: section)
  }

  /// Returns the title below a shown section.
  @inlinable
  public func footerTitle(inSection section: Int) -> String? {
    shownSections.footerTitle(inSection: section)
  }

  /// The arrangement of the current data.
  var arrangement: Arrangement<ListData.DataSection> { arranger.arrangement(of: listData.sections) }

  @inlinable
  var arranger: ListArranger<ListData.DataSection> {
    if let existingArranger { return existingArranger }
    return newArranger()
  }

  @usableFromInline
  func newArranger() -> ListArranger<ListData.DataSection> {
    ListState.of(self).value(ListArranger.self) { ListArranger() }
  }
}

extension NonFetchedList where ListData: SectionedDataSource {
  /// The arranger of an arranged list, or `nil` for a list that shows everything.
  @inlinable
  var existingArranger: ListArranger<ListData.DataSection>? {
    ListState.of(self)[ListArranger<ListData.DataSection>.self]
  }
}

/// Moves among the shown items.
extension ArrangedList {
  /// Moves an object in the data as the view already shows it. The view is reloaded if the
  /// arrangement shows the object in another place.
  func followInData(moveFrom source: IndexPath, to destination: IndexPath) {
    var sections = listData.sections
    let count = numberOfSections
    if let (from, to) = placesInData(ofMoveFrom: source, to: destination) {
      sections.move(from: from, to: to)
      listData = ListData(sections)
      // A section disappears with the last object that the search found in it.
      if sourceIndexPath(for: destination) == to, numberOfSections == count { return }
    }
    updateTarget?.reloadData()
  }

  /// Returns the index path in the data of an object before a move, and its index path after it.
  /// Returns `nil` if nothing is shown at the source, or if the destination is out of range.
  private func placesInData(
    ofMoveFrom source: IndexPath, to destination: IndexPath
  ) -> (source: IndexPath, target: IndexPath)? {
    let arrangement = arrangement
    guard let from = arrangement.sourceIndexPath(for: source), destination.count == 2,
      let section = arrangement.sourceSection(of: destination.section)
    else { return nil }
    if source == destination { return (from, from) }
    // The neighbors are those before the move, without the object itself.
    let isSameSection = source.section == destination.section
    let count = arrangement.shown[destination.section].items.count - (isSameSection ? 1 : 0)
    guard (0...count).contains(destination.item) else { return nil }
    func place(of item: Int) -> Int? {
      let shown = isSameSection && item >= source.item ? item + 1 : item
      return arrangement.sourceIndexPath(for: [destination.section, shown])?.item
    }
    var item =
      if destination.item < count, let next = place(of: destination.item) {
        next
      } else if count > 0, let last = place(of: count - 1) {
        last + 1
      } else {
        arrangement.source[section].items.count
      }
    if from.section == section, from.item < item { item -= 1 }
    return (from, [section, item])
  }
}
