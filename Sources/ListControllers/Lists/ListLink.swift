public import Foundation
public import ListPlatform

/// The part of a capability that answers UIKit's questions and follows the list.
///
/// A capability is a protocol, its defaults and its link, in one file. The link implements only the
/// UIKit methods that the capability answers, and declares the conformances itself:
///
///     protocol HighlightedList: List {
///       func canHighlight(_ object: Object) -> Bool
///     }
///
///     extension HighlightedList {
///       var links: [ListLink] { [HighlightLink(self)] }
///
///       fileprivate func canHighlight(at indexPath: IndexPath) -> Bool {
///         object(at: indexPath).map(canHighlight) ?? false
///       }
///     }
///
///     private final class HighlightLink: ListLink, UITableViewDelegate {
///       private weak var list: (any HighlightedList)?
///       init(_ list: any HighlightedList) { self.list = list }
///
///       func tableView(
///         _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
///       ) -> Bool { list?.canHighlight(at: indexPath) ?? true }
///     }
///
/// The view asks the links of a list in order, and then the list itself; the first that implements
/// a method answers. Counts, cells and selection are answered before all links. The list retains
/// its links, so a link must hold the list weakly.
///
/// A list that forwards its delegate calls asks its links for cells and about selections, and
/// notifies them of updates. It isn't connected, and passes prefetching on by itself.
@MainActor open class ListLink: RequiredMethods {
  /// Creates a link.
  public override init() {}

  /// Tells the link that the list was connected with a view. The method is called each time the
  /// list is connected.
  open func connect(to view: UIScrollView) {}

  /// Tells the link that the view has followed an update of the list.
  open func didUpdate() {}

  /// A Boolean value that indicates whether the link takes part in the configuration of cells. The
  /// default is `false`.
  open var configuresCells: Bool { false }

  /// Configures a cell, if ``configuresCells`` is `true`.
  ///
  /// An override calls the closure, and adds to the cell what the capability shows there. The
  /// default calls the closure.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - indexPath: The index path of the row or item.
  ///   - configure: A closure in which the list configures the cell, and then the links that
  ///     precede this one.
  open func configure(_ cell: UIView, at indexPath: IndexPath, by configure: () -> Void) {
    configure()
  }

  /// Tells the link that the list has made an edit.
  func didEdit(_ edit: RecordedEdit) {}

  /// Returns a Boolean value that indicates whether the link has handled the selection of a row. If
  /// so, `listView(_:didSelect:at:)` isn't called.
  open func handlesSelection(at indexPath: IndexPath) -> Bool { false }

  /// Returns the cell of a row that shows no object, or `nil` if the row isn't this link's.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row or item.
  ///   - listView: The table or collection view that asks.
  open func cell<ListView: CellParentView>(
    at indexPath: IndexPath, in listView: ListView
  ) -> ListView.ParentCell? { nil }

  /// Returns a header, a footer or another supplementary view, or `nil` if the link supplies none
  /// of that kind.
  ///
  /// - Parameters:
  ///   - kind: The kind of the view, such as `UICollectionView.elementKindSectionHeader`, also in
  ///     tables.
  ///   - indexPath: The index path of the view.
  ///   - listView: The table or collection view that asks.
  func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath, in listView: UIView
  ) -> UIView? { nil }

  /// A Boolean value that indicates whether the link receives prefetching calls.
  open var prefetches: Bool { false }

  /// Tells the link that rows may soon be shown, in the order of their distance, the nearest first.
  open func prefetchItems(at indexPaths: [IndexPath]) {}

  /// Tells the link that rows announced before won't be shown after all.
  open func cancelPrefetchingItems(at indexPaths: [IndexPath]) {}

  /// The asynchronous work of the capability that is under way, in words, or `nil` if there is
  /// none.
  package var workUnderWay: String? { nil }
}

extension List {
  /// The list's links, in the order in which they are asked.
  var allLinks: [ListLink] { ListState.of(self).links(of: self) }

  /// The asynchronous work of the kit that is under way for the list, in words.
  package var workUnderWay: [String] {
    let state = ListState.of(self)
    var work = allLinks.compactMap(\.workUnderWay)
    if state.searches.isBusy { work.append("a search is under way") }
    if state.updates.isBusy { work.append("an update of the data is under way") }
    return work
  }

  /// Returns the list's link of a class, or `nil` if the list doesn't adopt the capability.
  func link<Link: ListLink>(_ type: Link.Type) -> Link? {
    for case let link as Link in allLinks { return link }
    return nil
  }
}
