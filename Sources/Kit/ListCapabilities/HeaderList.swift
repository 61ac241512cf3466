import Foundation
public import ListCore
import ListPlatform

/// A list whose sections have headers of a class of your own.
///
///     final class AlbumHeader: UITableViewHeaderFooterView { let artwork = UIImageView() }
///
///     final class AlbumsController: UITableViewController, TableList, HeaderList {
///       func listView(
///         _ tableView: UITableView, configureHeader header: AlbumHeader, inSection section: Int
///       ) { header.artwork.image = albums[section].artwork }
///     }
///
/// A header of a table is a `UITableViewHeaderFooterView`, one of a collection view is a
/// `UICollectionReusableView`. The list registers the class, and reuses its views. A table measures
/// its headers by their constraints if `sectionHeaderHeight` is `UITableView.automaticDimension`,
/// as it is unless a storyboard sets it; a collection view does if the layout estimates their size.
///
/// Visible headers are configured again after each update of the list, with the section's index
/// after the update, and are resized if they need another size. A section whose titles change isn't
/// reloaded for its header: its cells stay. For other changes, call ``updateHeaders()``.
///
/// In a ``CollapsibleList``, the headers replace the collapsible ones, and call `toggleSection(_:)`
/// by themselves. A section without a header of your own has that of a ``CollapsibleList``, or the
/// title of a ``TitledList``.
@MainActor public protocol HeaderList: List {
  /// The class of the headers, or their common superclass.
  associatedtype Header: ReusableSupplementaryView where Header.ParentView == ListView

  /// Configures the header of a section.
  func listView(_ listView: ListView, configureHeader header: Header, inSection section: Int)
  /// Returns a Boolean value that indicates whether a section has a header of your own. The default
  /// is `true`, except for the sections above and below the objects of a ``PagedList``.
  ///
  /// The list asks before and after each of its updates, and reloads the sections whose answer
  /// changed. If it changes at another time, reload the view.
  ///
  /// In a collection view, the layout decides which sections have headers. A section for which the
  /// layout requests a header that the list doesn't supply has an empty view.
  func showsHeader(inSection section: Int) -> Bool
  /// Returns the reuse identifier of a section's header.
  ///
  /// The default is the name of `Header`. The list registers the class for this identifier on first
  /// use. See `cellIdentifier(at:)`. The app registers other identifiers. A section whose
  /// identifier changes with an update is reloaded.
  func headerIdentifier(inSection section: Int) -> String
}

extension HeaderList {
  /// Returns `true`.
  public func showsHeader(inSection section: Int) -> Bool { true }

  /// Returns the name of `Header`.
  public func headerIdentifier(inSection section: Int) -> String {
    ReuseIdentifier.byDefault(of: Header.self)
  }

  /// Configures the visible headers again, and resizes those that need another size.
  public func updateHeaders() { headers.updateVisibleViews() }

  fileprivate var headerLink: ListLink { headers }

  /// The link that supplies the headers.
  fileprivate var headers: SectionViewLink<Self, Header> {
    SectionViewLink(
      self, ofKind: UICollectionView.elementKindSectionHeader,
      isShown: { $0.showsHeader(inSection: $1) },
      identifier: { $0.headerIdentifier(inSection: $1) },
      choosingBy: "headerIdentifier(inSection:)"
    ) { (list, listView, header: Header, section) in
      list.listView(listView, configureHeader: header, inSection: section)
    }
  }
}

extension HeaderList where Self: PagedList {
  /// Returns `true` for the section of the objects.
  public func showsHeader(inSection section: Int) -> Bool { section == objectsSection }
}

extension ListCapability {
  /// The capability of a ``HeaderList``. A header of the list's own replaces a collapsible one, and
  /// a plain title.
  static let header = ListCapability(before: [(any CollapsibleList).self, (any TitledList).self]) {
    (list: any HeaderList) in list.headerLink
  }
}
