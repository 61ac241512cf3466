public import Foundation
public import ListCore
import ListData
import ListPlatform

/// A list with an index at its edge, which leads to its sections.
@MainActor public protocol IndexedList: List {
  /// The titles of the index from top to bottom, or `nil` for a list without an index. The default
  /// takes one title from each section of the data, and an empty string for a section without a
  /// title.
  var sectionIndexTitles: [String]? { get }
  /// Returns the section to which a title leads. The default is the section at the title's
  /// position.
  func section(ofIndexTitle title: String, at index: Int) -> Int
}

extension IndexedList {
  /// Returns the section at the title's position, or the nearest one.
  public func section(ofIndexTitle title: String, at index: Int) -> Int {
    min(max(index, 0), max(numberOfSections - 1, 0))
  }
}

extension ListForwarding where L: IndexedList {
  /// Returns the item to which a title leads, for `collectionView(_:indexPathForIndexTitle:at:)`.
  ///
  /// - Returns: The first item of the title's section or, if that is empty, the next item. If no
  ///   item follows, the last one before the section.
  public func indexPath(ofIndexTitle title: String, at index: Int) -> IndexPath {
    let section = list.section(ofIndexTitle: title, at: index)
    for other in section..<max(section, list.numberOfSections)
    where list.numberOfItems(inSection: other) > 0 {
      return IndexPath(item: 0, section: other)
    }
    for other in stride(from: section - 1, through: 0, by: -1)
    where list.numberOfItems(inSection: other) > 0 {
      return IndexPath(item: list.numberOfItems(inSection: other) - 1, section: other)
    }
    return IndexPath(item: 0, section: section)
  }
}

extension NonFetchedList {
  /// The index titles of the data.
  public var sectionIndexTitles: [String]? { listData.sectionIndexTitles }
}

extension ArrangedList {
  /// The index titles of the shown sections.
  public var sectionIndexTitles: [String]? { shownSections.sectionIndexTitles }
}

extension FetchedList {
  /// The index titles of the fetched sections.
  public var sectionIndexTitles: [String]? { fetchedResultsController?.sectionIndexTitles }
}

extension ListCapability {
  /// The capability of an ``IndexedList``.
  static let indexed = ListCapability { (list: any IndexedList) in list.indexedLink }
}

extension IndexedList {
  fileprivate var indexedLink: ListLink { IndexedLink(self) }
}

/// Answers with the index.
private final class IndexedLink<L: IndexedList>: ForwardingLink<L>, UITableViewDataSource,
  UICollectionViewDataSource
{
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { list?.section(ofIndexTitle: title, at: index) ?? index }

  func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }

  private var titles: [String]? {
    guard let list else { return nil }
    let titles = list.sectionIndexTitles
    Advice.give(
      if: titles == nil && list.numberOfSections > 1,
      "\(type(of: list)) is an IndexedList without index titles. Give its sections an indexTitle, "
        + "or implement sectionIndexTitles.")
    return titles
  }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    forwarding?.indexPath(ofIndexTitle: title, at: index) ?? IndexPath(item: 0, section: index)
  }
}
