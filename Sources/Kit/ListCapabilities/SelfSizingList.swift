public import Foundation
public import ListCore
import ListPlatform

/// A list whose cells determine their heights, and that remembers the height of each object.
///
///     final class FeedController: UITableViewController, TableList, SelfSizingList {
///       func estimatedHeight(of post: Post) -> CGFloat? { post.picture == nil ? 60 : 320 }
///
/// UIKit measures a cell when it is shown, and estimates the heights of all other rows. It forgets
/// the measured heights when rows are deleted or reloaded, or when the view has another width. The
/// list returns the height that an object had when it was last shown. So rows don't jump, and the
/// content doesn't change its size, after an update, a search, a reload, or a rotation and back.
/// The heights are remembered for the text size in which they were measured, and for the width of a
/// table view. A collection view's layout keeps the sizes of its items at another width.
///
/// The list answers `tableView(_:estimatedHeightForRowAt:)` and, for a flow layout that estimates
/// its items, `collectionView(_:layout:sizeForItemAt:)`. UIKit calls these methods for every row
/// when it loads data, so don't adopt the protocol in a list of a million rows. If the list
/// implements one of these methods itself, UIKit calls that method, and the list remembers nothing.
/// Other layouts keep the sizes of their items by themselves until the view is reloaded.
@MainActor public protocol SelfSizingList: List {
  /// Returns an estimate of the height, in points, of an object that hasn't been shown, or `nil`
  /// for the estimate of the view. The default is `nil`.
  func estimatedHeight(of object: Object) -> CGFloat?
}

extension SelfSizingList {
  /// Returns `nil`, for the view's own estimate.
  public func estimatedHeight(of object: Object) -> CGFloat? { nil }

  /// Forgets the heights of all objects, such as after a change of the cells' font.
  public func forgetHeights() { link(SelfSizingLink.self)?.sizes = [:] }

  fileprivate func estimatedHeight(at indexPath: IndexPath) -> CGFloat? {
    object(at: indexPath).flatMap(estimatedHeight(of:))
  }
}

extension ListCapability {
  /// The capability of a ``SelfSizingList``. It remembers sizes at another width before the list is
  /// scrolled there.
  static let selfSizing = ListCapability(before: [(any AnchoredList).self]) {
    (list: any SelfSizingList) in SelfSizingLink(list)
  }
}

/// The width and the text size for which a cell was measured.
private struct CellRoom: Hashable {
  /// The width, or `nil` for a collection view, whose layout keeps the sizes of its items at
  /// another width.
  let width: CGFloat?
  let textSize: UIContentSizeCategory

  @MainActor init(_ view: UIScrollView) {
    width = view is UITableView ? view.bounds.width : nil
    textSize = view.traitCollection.preferredContentSizeCategory
  }
}

/// Remembers the sizes of cells that were shown, and gives them to the view as estimates.
private final class SelfSizingLink: ListLink, UITableViewDelegate,
  UICollectionViewDelegateFlowLayout
{
  private weak var list: (any SelfSizingList)?
  /// The sizes of objects that were shown, for each room that the view had.
  var sizes: [CellRoom: [AnyHashable: CGSize]] = [:]
  /// The rows whose cells were configured since the view was laid out.
  private var configured: [(indexPath: IndexPath, id: AnyHashable)] = []
  /// The rows that were visible when the view was laid out last.
  private var visible: [(indexPath: IndexPath, id: AnyHashable)] = []

  init(_ list: any SelfSizingList) { self.list = list }

  override var configuresCells: Bool { true }
  override var followsView: Bool { true }

  override func configure(_ cell: UIView, at indexPath: IndexPath, by configure: () -> Void) {
    configure()
    guard let id = list?.id(at: indexPath) else { return }
    if configured.isEmpty { setNeedsFollow() }
    configured.append((indexPath, id))
  }

  override func willUpdate() { rememberConfigured() }

  override func didUpdate(_ update: FollowedUpdate) { setNeedsFollow() }

  override func follow(animated: Bool) {
    rememberConfigured()
    guard let list, let view = list.shownView, !view.holdsItems else { return }
    let room = CellRoom(view)
    visible = view.visibleIndexPaths.compactMap { indexPath in
      list.id(at: indexPath).map { (indexPath, $0) }
    }
    for (indexPath, id) in visible {
      sizes[room, default: [:]][id] = view.frame(ofItemAt: indexPath).size
    }
  }

  /// Remembers the sizes of rows that the view may have measured where it expected them on the
  /// screen: those that were configured, and at another width those that were visible.
  private func rememberConfigured() {
    guard let list, let view = list.shownView, !view.holdsItems else { return }
    let room = CellRoom(view)
    for (indexPath, id) in configured + visible where list.id(at: indexPath) == id {
      let size = view.frame(ofItemAt: indexPath).size
      // The cell may only have been prefetched.
      if size.height != estimate(at: indexPath, in: view) { sizes[room, default: [:]][id] = size }
    }
    configured = []
  }

  /// Returns the estimate that a view has for a row, or `nil` if its layout takes none.
  private func estimate(at indexPath: IndexPath, in view: UIScrollView) -> CGFloat? {
    if let table = view as? UITableView {
      return self.tableView(table, estimatedHeightForRowAt: indexPath)
    }
    guard let collection = view as? UICollectionView else { return nil }
    let layout = collection.collectionViewLayout
    return collectionView(collection, layout: layout, sizeForItemAt: indexPath).height
  }

  private func size(at indexPath: IndexPath, in view: UIScrollView) -> CGSize? {
    list?.id(at: indexPath).flatMap { sizes[CellRoom(view)]?[$0] }
  }

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    size(at: indexPath, in: tableView)?.height ?? list?.estimatedHeight(at: indexPath)
      ?? tableView.estimatedRowHeight
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let flow = layout as? UICollectionViewFlowLayout else { return .zero }
    guard flow.estimatesItems else { return flow.itemSize }
    if let size = size(at: indexPath, in: collectionView) { return size }
    var estimate = flow.estimatedItemSize
    if [.zero, UICollectionViewFlowLayout.automaticSize].contains(estimate) {
      estimate = CGSize(width: 50, height: 50)
    }
    if let height = list?.estimatedHeight(at: indexPath) { estimate.height = height }
    return estimate
  }
}

extension UICollectionViewFlowLayout {
  fileprivate var estimatesItems: Bool {
    estimatedItemSize != .zero || itemSize == UICollectionViewFlowLayout.automaticSize
  }
}
