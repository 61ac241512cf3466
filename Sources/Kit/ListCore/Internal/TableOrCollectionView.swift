public import Foundation
public import ListPlatform

/// A table or a collection view, under one set of names, for capabilities that serve both.
///
/// `UITableView` and `UICollectionView` conform. A capability finds the view of its list by
/// ``List/shownView``. Index paths are those of the rows or items that the view shows.
@MainActor public protocol TableOrCollectionView: CellParentView, UIScrollView {
  // MARK: UIKit's names

  /// The view behind the cells.
  var backgroundView: UIView? { get set }
  /// A Boolean value that indicates whether the view is in editing mode.
  var isEditing: Bool { get }
  /// A Boolean value that indicates whether several rows or items can be selected.
  var allowsMultipleSelection: Bool { get }
  /// A Boolean value that indicates whether several rows or items can be selected in editing mode.
  var allowsMultipleSelectionDuringEditing: Bool { get set }
  /// A Boolean value that indicates whether rows or items can be focused.
  var allowsFocus: Bool { get set }
  /// A Boolean value that indicates whether rows or items can be focused in editing mode.
  var allowsFocusDuringEditing: Bool { get set }
  /// A Boolean value that indicates whether the user is moving items or dropping them, or whether
  /// dropped ones are being loaded.
  var hasUncommittedUpdates: Bool { get }

  // MARK: Rows and items

  /// The index paths of the visible rows or items.
  var visibleIndexPaths: [IndexPath] { get }
  /// The index paths of the selected rows or items.
  var selectedIndexPaths: [IndexPath] { get }
  /// Selects a row or item without scrolling to it.
  func selectWithoutScrolling(_ indexPath: IndexPath)
  /// Deselects a row or item.
  func deselect(_ indexPath: IndexPath)
  /// Returns the frame of a row or item in the content, or zero if there is none.
  func frame(ofItemAt indexPath: IndexPath) -> CGRect
  /// Returns the cell of a row or item that is visible or prepared, or `nil`.
  func shownCell(at indexPath: IndexPath) -> UIView?
  /// Returns the index path of a visible cell, or `nil`.
  func indexPath(ofCell cell: UIView) -> IndexPath?

  // MARK: Headers, footers and other supplementary views

  /// Returns the visible view of a kind in a section, or `nil` if there is none.
  ///
  /// The kinds of headers and footers are `UICollectionView.elementKindSectionHeader` and
  /// `…Footer`, also in tables.
  func shownSectionView(ofKind kind: String, inSection section: Int) -> UIView?
  /// Configures the visible views of a kind again, and resizes those that need another size.
  func updateSupplementaryViews(ofKind kind: String, _ configure: (UIView, IndexPath) -> Void)
}

/// A table or a collection view, with what the kit alone needs of it.
@MainActor package protocol KitView: TableOrCollectionView {
  /// The view as the target of updates of something other than a list.
  var updatesTarget: any ListUpdatesTarget { get }
  /// The number of rows or items in each section that the view shows.
  var shownCounts: [Int] { get }
  /// The number of rows or items in each section of the data source, or `nil` if there is none.
  var dataSourceCounts: [Int]? { get }
  /// Returns a Boolean value that indicates whether an object itself implements a method by
  /// which a data source counts sections, rows or items.
  func isCounted(by object: AnyObject) -> Bool
  /// The data source and the delegate.
  var answering: (dataSource: AnyObject?, delegate: AnyObject?) { get }
  /// Returns the reuse identifier of the cell of a row or item that is visible or prepared.
  func shownCellIdentifier(at indexPath: IndexPath) -> String?
  /// Returns the height that a section's header covers at the top of the visible part.
  func heightCovered(inSection section: Int) -> CGFloat
  /// Returns a reused or a new supplementary view, or `nil` if nothing is registered for the
  /// identifier.
  ///
  /// - Parameters:
  ///   - viewClass: The class to register if nothing is registered, or `nil` to register none.
  ///   - kind: The kind of the view. The views of a table have an identifier for all kinds.
  ///   - identifier: The reuse identifier.
  ///   - indexPath: The index path of the view.
  func supplementaryView(
    of viewClass: AnyClass?, ofKind kind: String, withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UIView?
}

/// A drop in a list.
@MainActor package enum ListDrop {
  /// A Boolean value that indicates whether a list is inserting what was dropped.
  package static var isUnderWay = false
}

extension KitView {
  /// The index paths of the rows or items that the user sees, in their order. Those that bars or
  /// the header of their section cover aren't among them.
  package var seenIndexPaths: [IndexPath] {
    let area = bounds.inset(by: adjustedContentInset)
    return visibleIndexPaths.sorted().filter { indexPath in
      let frame = frame(ofItemAt: indexPath)
      return frame.maxY > area.minY + heightCovered(inSection: indexPath.section)
        && frame.minY < area.maxY && frame.maxX > area.minX && frame.minX < area.maxX
    }
  }
}

extension TableOrCollectionView {
  /// A Boolean value that indicates whether the view has other items at its index paths than the
  /// data source, because the user holds one, or dropped ones are being loaded.
  ///
  /// A capability that finds rows by their index paths waits until it is `false`. A table that
  /// shows a gap for a drop has uncommitted updates, too, but the index paths of its data source.
  public var holdsItems: Bool { hasUncommittedUpdates && !isUnderDrag && !ListDrop.isUnderWay }
}

extension List {
  /// The table or collection view that shows the list, or `nil` if there is none.
  public var shownView: (any TableOrCollectionView)? { kitView }

  /// The table or collection view that shows the list, with what the kit alone needs of it.
  package var kitView: (any KitView)? { (updateTarget?.shownList as? ShownView)?.view }
}
