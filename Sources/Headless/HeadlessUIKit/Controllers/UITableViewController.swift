public import Foundation

/// A controller whose view is a table view, and that is its data source and delegate.
///
/// A subclass overrides the methods of the data source and delegate that it implements. The table
/// view treats the others as not implemented. An override that calls `super` for the same method
/// also counts as not implemented, because `super` has no answer.
@preconcurrency @MainActor
open class UITableViewController: UIViewController,
  UITableViewDataSource, UITableViewDelegate
{
  /// Creates a controller with a table view of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a plain table view. There are no nibs here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a plain table view.
  public convenience init() {
    self.init(style: .plain)
  }

  /// Creates a controller with a plain table view. There are no archives here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  private let style: UITableView.Style
  private var hasAppeared = false

  /// The table view, which is also the controller's view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// A Boolean value that indicates whether the selection is cleared when the view is about to
  /// appear, also for the first time.
  open var clearsSelectionOnViewWillAppear = true

  /// The control that is triggered by a pull past the top of the table view.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared {
      hasAppeared = true
      tableView.setNeedsLayout()
    }
    if clearsSelectionOnViewWillAppear, !tableView.allowsSeveralSelections {
      tableView.deselectAllRows(animated: animated)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.flashScrollIndicators()
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  // MARK: Data source and delegate

  /// Returns the number of rows in a section; 0 unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    OptionalMethod.absent(0)
  }

  /// Returns the cell of a row. A subclass that has rows overrides it.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    if !OptionalMethod.absent() {
      UIKitException.raise(
        "UITableView dataSource must return a cell from tableView:cellForRowAtIndexPath:")
    }
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Returns 1 unless overridden.
  open func numberOfSections(in tableView: UITableView) -> Int { OptionalMethod.absent(1) }
  /// Returns nil unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    OptionalMethod.absent(nil)
  }
  /// Returns nil unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    OptionalMethod.absent(nil)
  }
  /// Returns nil unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    OptionalMethod.absent(nil)
  }
  /// Returns true unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.absent(true)
  }
  /// Returns true unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.absent(true)
  }
  /// Returns the title's own index unless overridden.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { OptionalMethod.absent(index) }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { OptionalMethod.absent() }
  /// Returns the table view's `rowHeight` unless overridden.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMethod.absent(tableView.rowHeight)
  }
  /// Returns the table view's `sectionHeaderHeight` unless overridden.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    OptionalMethod.absent(tableView.sectionHeaderHeight)
  }
  /// Returns the table view's `sectionFooterHeight` unless overridden.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    OptionalMethod.absent(tableView.sectionFooterHeight)
  }
  /// Returns the table view's `estimatedRowHeight` unless overridden.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { OptionalMethod.absent(tableView.estimatedRowHeight) }
  /// Returns nil unless overridden.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMethod.absent(nil)
  }
  /// Returns nil unless overridden.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMethod.absent(nil)
  }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { OptionalMethod.absent() }
  /// Returns true unless overridden.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.absent(true)
  }
  /// Does nothing unless overridden.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMethod.absent()
  }
  /// Does nothing unless overridden.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMethod.absent()
  }
  /// Returns the same index path unless overridden.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { OptionalMethod.absent(indexPath) }
  /// Returns the same index path unless overridden.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { OptionalMethod.absent(indexPath) }
  /// Does nothing unless overridden.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMethod.absent()
  }
  /// Does nothing unless overridden.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMethod.absent()
  }
  /// Returns `.delete` unless overridden.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { OptionalMethod.absent(.delete) }
  /// Returns nil unless overridden.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { OptionalMethod.absent(nil) }
  /// Returns nil unless overridden.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMethod.absent(nil) }
  /// Returns nil unless overridden.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { OptionalMethod.absent(nil) }
  /// Returns true unless overridden.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  { OptionalMethod.absent(true) }
  /// Does nothing unless overridden.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMethod.absent()
  }
  /// Does nothing unless overridden.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMethod.absent()
  }
  /// Returns the proposed index path unless overridden.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { OptionalMethod.absent(proposedDestinationIndexPath) }
  /// Returns 0 unless overridden.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  { OptionalMethod.absent(0) }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { OptionalMethod.absent() }
  /// Returns the table view's `estimatedSectionHeaderHeight` unless overridden.
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  { OptionalMethod.absent(tableView.estimatedSectionHeaderHeight) }
  /// Returns the table view's `estimatedSectionFooterHeight` unless overridden.
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  { OptionalMethod.absent(tableView.estimatedSectionFooterHeight) }
  /// Returns true unless overridden, except in editing mode.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.absent(!tableView.isEditing) }
  /// Does nothing unless overridden.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    OptionalMethod.absent()
  }
  /// Returns false unless overridden.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.absent(false) }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { OptionalMethod.absent() }
  /// Returns nil unless overridden.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalMethod.absent(nil) }
  /// Returns nil unless overridden.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethod.absent(nil) }
  /// Returns nil unless overridden.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethod.absent(nil) }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMethod.absent()
  }

  /// Returns true unless overridden.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMethod.absent(true)
  }
  /// Returns true unless overridden.
  open func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { OptionalMethod.absent(true) }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { OptionalMethod.absent() }
  /// Returns nil unless overridden.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    OptionalMethod.absent(nil)
  }
  /// Returns the table view's `selectionFollowsFocus` unless overridden.
  open func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  { OptionalMethod.absent(tableView.selectionFollowsFocus) }
  /// Returns true unless overridden.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { OptionalMethod.absent(true) }
  /// Returns nil unless overridden.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { OptionalMethod.absent(nil) }
  /// Returns false unless overridden.
  open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  { OptionalMethod.absent(false) }
  /// Returns false unless overridden.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { OptionalMethod.absent(false) }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { OptionalMethod.absent() }

  // MARK: UIScrollViewDelegate

  /// Does nothing unless overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    OptionalMethod.absent()
  }
  /// Does nothing unless overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMethod.absent()
  }
  /// Does nothing unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMethod.absent()
  }
  /// Returns true unless overridden.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMethod.absent(true)
  }
  /// Does nothing unless overridden.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMethod.absent()
  }
  /// Returns nil unless overridden.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { OptionalMethod.absent(nil) }
  /// Does nothing unless overridden.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMethod.absent()
  }
  /// Does nothing unless overridden.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { OptionalMethod.absent() }
}
