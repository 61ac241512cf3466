public import Foundation
public import ListData
import ListDiff

/// A list that shows its data in an arrangement: what a search found, or without the items of
/// collapsed sections. `FilteredList` and `CollapsibleList` are such lists.
///
/// `listData` is all there is. The list's other members tell what is shown of it, and so do their
/// index paths; edits such as `removeItem(at:)` find the item in the data by where it is shown.
@MainActor public protocol ArrangedList: UpdatingList where ListData: SectionedDataSource {
  /// Makes the view follow after the arrangement changed. The default finds out what changed, for
  /// objects that are Identifiable & Equatable, or Hashable.
  @discardableResult
  func rearrange(animated: Bool) -> ListUpdatesOutcome
}

/// What is shown of the data.
extension ArrangedList {
  /// What was searched for last; the list shows what that found, or all where it is empty.
  public var searchText: String { arranger.wanted.searchText }

  /// The sections that are shown, with the items that are shown.
  public var shownSections: [ListData.DataSection] { arrangement.shown }

  /// Where a shown item is in `listData`; nil for an index path that shows none.
  public func sourceIndexPath(for indexPath: IndexPath) -> IndexPath? {
    arrangement.sourceIndexPath(for: indexPath)
  }

  public var numberOfSections: Int { shownSections.numberOfSections }

  public func numberOfItems(inSection section: Int) -> Int {
    shownSections.numberOfItems(inSection: section)
  }

  public func object(at indexPath: IndexPath) -> Object? { shownSections.object(at: indexPath) }

  public func isValid(_ indexPath: IndexPath) -> Bool { shownSections.isValid(indexPath) }

  public func headerTitle(inSection section: Int) -> String? {
    shownSections.headerTitle(inSection: section)
  }

  public func footerTitle(inSection section: Int) -> String? {
    shownSections.footerTitle(inSection: section)
  }

  /// The arrangement of the data as it is now.
  var arrangement: Arrangement<ListData.DataSection> { arranger.arrangement(of: listData.sections) }

  var arranger: ListArranger<ListData.DataSection> {
    let state = ListState.of(self)
    if let arranger = state.arranger {
      return unsafeDowncast(arranger, to: ListArranger<ListData.DataSection>.self)
    }
    let arranger = ListArranger<ListData.DataSection>()
    state.arranger = arranger
    return arranger
  }
}

extension ArrangedList where Object: Identifiable & Equatable {
  @discardableResult
  public func rearrange(animated: Bool) -> ListUpdatesOutcome {
    rearrange(by: ByIdentifier.self, animated) { $0.updates(to: $1) }
  }
}

extension ArrangedList where Object: Hashable {
  @discardableResult
  public func rearrange(animated: Bool) -> ListUpdatesOutcome {
    rearrange(by: ByValue.self, animated) { $0.updates(to: $1) }
  }
}

extension ArrangedList where Object: Identifiable & Hashable {
  @discardableResult
  public func rearrange(animated: Bool) -> ListUpdatesOutcome {
    rearrange(by: ByIdentifier.self, animated) { $0.updates(to: $1) }
  }
}

extension ArrangedList {
  private func rearrange<Identity: ListIdentity<Object>>(
    by identity: Identity.Type, _ animated: Bool,
    _ updates: ([ListData.DataSection], [ListData.DataSection]) -> ListUpdates<ListData.DataSection>
  ) -> ListUpdatesOutcome {
    let shown = shownSections
    let edited = arranger.edited
    arranger.edited = nil
    let next = arranger.next(for: edited ?? listData.sections)
    return perform(updates(shown, next.shown), by: identity, animated: animated) {
      if let edited { self.listData = ListData(edited) }
      next.adopt($0)
    }
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
