public import Foundation
public import ListPlatform

/// The answers of a list's capabilities to UIKit's methods, for a controller that forwards them.
///
///     override func tableView(
///       _ tableView: UITableView, canEditRowAt indexPath: IndexPath
///     ) -> Bool { forwarding.canEditItem(at: indexPath) }
///
/// Each capability adds its answers in an extension. A list that calls `connectList()` needs none
/// of them. For all methods, see <doc:ForwardingByHand>.
@MainActor public struct ListForwarding<L: List> {
  /// The list.
  public let list: L

  /// Tells the list's capabilities that rows may soon be shown, for
  /// `tableView(_:prefetchRowsAt:)` and `collectionView(_:prefetchItemsAt:)`. Capabilities
  /// leave out rows that don't exist.
  public func prefetchItems(at indexPaths: [IndexPath]) {
    for link in list.allLinks { link.prefetchItems(at: indexPaths) }
  }

  /// Tells the list's capabilities that rows announced before won't be shown after all. UIKit may
  /// name rows that no longer exist, which capabilities leave out.
  public func cancelPrefetchingItems(at indexPaths: [IndexPath]) {
    for link in list.allLinks { link.cancelPrefetchingItems(at: indexPaths) }
  }

  /// Returns the header that the list's capabilities supply for a section, or `nil` if they supply
  /// none, for `tableView(_:viewForHeaderInSection:)`.
  public func tableHeader(inSection section: Int, in tableView: UITableView) -> UIView? {
    list.linkedHeader(inSection: section, in: tableView)
  }

  /// Returns the footer that the list's capabilities supply for a section, or `nil` if they supply
  /// none, for `tableView(_:viewForFooterInSection:)`.
  public func tableFooter(inSection section: Int, in tableView: UITableView) -> UIView? {
    list.linkedFooter(inSection: section, in: tableView)
  }

  /// Returns the header, footer or other supplementary view that the list's capabilities supply,
  /// for `collectionView(_:viewForSupplementaryElementOfKind:at:)`. If they supply none, the view
  /// is empty.
  ///
  /// - Parameters:
  ///   - kind: The kind of the view, such as `UICollectionView.elementKindSectionHeader`.
  ///   - indexPath: The index path of the view.
  ///   - collectionView: The collection view that asks.
  public func collectionSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionReusableView {
    list.linkedSupplementaryView(ofKind: kind, at: indexPath, in: collectionView)
      ?? collectionView.emptySupplementaryView(ofKind: kind, at: indexPath)
  }
}

extension List {
  /// The answers to UIKit's methods, for a controller that forwards them.
  public var forwarding: ListForwarding<Self> { ListForwarding(list: self) }
}

/// A link that answers UIKit's methods as a controller that forwards them does.
open class ForwardingLink<L: List>: ListLink {
  /// The list, or `nil` if it is gone.
  public final private(set) weak var list: L?

  /// The answers of the list, or `nil` if the list is gone.
  public final var forwarding: ListForwarding<L>? { list?.forwarding }

  /// Creates the link of a list, which it doesn't retain.
  public init(_ list: L) { self.list = list }
}
