public import Foundation
public import ListCore
public import ListData

/// A list that shows its data in an arrangement, such as the result of a search, without the items
/// of collapsed sections, or the open nodes of trees. ``FilteredList``, ``CollapsibleList`` and
/// ``OutlineList`` refine it.
///
/// `listData` is all of the data. The list's other members, and their index paths, refer to the
/// shown part. Edits such as `removeItem(at:)` take the index path of a shown item, and find the
/// item in the data.
@MainActor public protocol ArrangedList: NonFetchedList where ListData: SectionedDataSource {}

/// The shown part of the data.
extension ArrangedList {
  /// The text of the last search; empty if the list shows everything.
  public var searchText: String { existingArranger?.rules.search?.text ?? "" }

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
}

extension ArrangedList where ListData.DataSection: MutableSectionInfo {
  /// Returns the index path in `listData` of a shown item, or `nil` if there is no such item.
  public func sourceIndexPath(for indexPath: IndexPath) -> IndexPath? {
    arrangement.sourceIndexPath(for: indexPath)
  }

  /// The arrangement of the current data.
  var arrangement: Arrangement<ListData.DataSection> { arranger.arrangement(of: listData.sections) }

  var arranger: ListArranger<ListData.DataSection> {
    ListState.of(self).value(ListArranger.self) { ListArranger() }
  }
}
