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
