public import Foundation
public import ListData

/// What ``FilteredList`` and ``CollapsibleList`` share: a list that shows its data in an arrangement, such
/// as what a search found, or without the items of collapsed sections.
///
/// `listData` is all there is. The list's other members tell what is shown of it, and so do their
/// index paths; edits such as `removeItem(at:)` find the item in the data by where it is shown.
@MainActor public protocol ArrangedList: NonFetchedList
where ListData: SectionedDataSource, ListData.DataSection: MutableSectionInfo {}

/// What is shown of the data.
extension ArrangedList {
  /// What was searched for last; the list shows what that found, or all where it is empty.
  public var searchText: String { arranger.wanted.search?.text ?? "" }

  /// The sections that are shown, with the items that are shown.
  @inlinable
  public var shownSections: [ListData.DataSection] { arranger.shown(of: listData.sections) }

  /// Where a shown item is in `listData`; nil for an index path that shows none.
  public func sourceIndexPath(for indexPath: IndexPath) -> IndexPath? {
    arrangement.sourceIndexPath(for: indexPath)
  }

  @inlinable
  public var numberOfSections: Int { shownSections.numberOfSections }

  @inlinable
  public func numberOfItems(inSection section: Int) -> Int {
    shownSections.numberOfItems(inSection: section)
  }

  @inlinable
  public func object(at indexPath: IndexPath) -> Object? { shownSections.object(at: indexPath) }

  @inlinable
  public func isValid(_ indexPath: IndexPath) -> Bool { shownSections.isValid(indexPath) }

  @inlinable
  public func headerTitle(inSection section: Int) -> String? {
    shownSections.headerTitle(inSection: section)
  }

  @inlinable
  public func footerTitle(inSection section: Int) -> String? {
    shownSections.footerTitle(inSection: section)
  }

  /// The arrangement of the data as it is now.
  var arrangement: Arrangement<ListData.DataSection> { arranger.arrangement(of: listData.sections) }

  @inlinable
  var arranger: ListArranger<ListData.DataSection> {
    if let knownArranger { return knownArranger }
    return newArranger()
  }

  @usableFromInline
  func newArranger() -> ListArranger<ListData.DataSection> {
    let arranger = ListArranger<ListData.DataSection>()
    ListState.of(self).arranger = arranger
    return arranger
  }

  /// Arranges the list in another way, and makes the view follow.
  func rearrange(_ arranging: Arranging<ListData.DataSection>) {
    let shown = shownSections
    arranger.wanted = arranging
    let next = arranger.next(for: listData.sections)
    _ = transition(from: shown, to: next.shown, animated: true, setData: next.adopt)
  }
}

extension NonFetchedList where ListData: SectionedDataSource {
  /// The arranger of an arranged list; nil for a list that shows everything.
  @inlinable
  var knownArranger: ListArranger<ListData.DataSection>? {
    ListState.of(self).arranger as? ListArranger<ListData.DataSection>
  }
}

/// What is moved where it is shown.
extension ArrangedList {
  /// Moves an object in the data as the view shows it already. A view that shows the object where the
  /// arrangement does not is reloaded.
  func followInData(moveFrom source: IndexPath, to destination: IndexPath) {
    var sections = listData.sections
    let count = numberOfSections
    if let (from, to) = placesInData(ofMoveFrom: source, to: destination) {
      sections.move(from: from, to: to)
      listData = ListData(sections)
      // A section goes with the last object that a search found in it.
      if sourceIndexPath(for: destination) == to, numberOfSections == count { return }
    }
    updatesTarget?.reloadData()
  }

  /// Returns where an object is in the data, before a move, and where it is to be after it; nil if nothing is shown
  /// at the source, or if the destination is out of range.
  private func placesInData(
    ofMoveFrom source: IndexPath, to destination: IndexPath
  ) -> (source: IndexPath, target: IndexPath)? {
    let arrangement = arrangement
    guard let from = arrangement.sourceIndexPath(for: source), destination.count == 2,
      let section = arrangement.sourceSection(of: destination.section)
    else { return nil }
    if source == destination { return (from, from) }
    // The neighbours are found as of before the move, with the object itself left out.
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
