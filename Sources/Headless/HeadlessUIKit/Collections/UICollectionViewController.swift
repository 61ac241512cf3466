public import Foundation

/// A view controller that is the data source and delegate of its collection view.
///
/// A subclass overrides the data source and delegate methods that it implements; the collection
/// view treats all others as not implemented. An override that calls `super`'s method of the same
/// name also counts as not implemented, because `super` provides no value.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  /// Creates a controller whose collection view uses the specified layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout. Nibs are not supported.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a flow layout.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  private let initialLayout: UICollectionViewLayout
  private var collection: UICollectionView?
  private var hasAppeared = false

  /// The collection view, which is a subview of the controller's view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set {
      collection?.removeFromSuperview()
      collection = newValue
      guard let newValue, let view = viewIfLoaded else { return }
      newValue.frame = view.bounds
      view.addSubview(newValue)
    }
  }

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    collection?.collectionViewLayout ?? initialLayout
  }

  /// A Boolean value that indicates whether the selection is cleared when the view is about to
  /// appear, also for the first time.
  open var clearsSelectionOnViewWillAppear = true
  /// A Boolean value that indicates whether a long press begins an interactive move. It is stored
  /// without effect.
  open var installsStandardGestureForInteractiveMovement = true
  /// A Boolean value that indicates whether pushing another collection view controller animates the
  /// layout. It is stored without effect, because pushes end at once.
  open var useLayoutToLayoutNavigationTransitions = false

  open override func loadView() {
    let wrapper = UIView(frame: UIScreen.main.bounds)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let made = UICollectionView(frame: wrapper.bounds, collectionViewLayout: initialLayout)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.backgroundColor = .systemBackground
    made.alwaysBounceVertical = true
    made.dataSource = self
    made.delegate = self
    collection = made
    wrapper.addSubview(made)
    view = wrapper
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared {
      hasAppeared = true
      collectionView.setNeedsLayout()
    }
    if clearsSelectionOnViewWillAppear, !collectionView.allowsSeveralSelections {
      collectionView.deselectAllItems()
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionView.flashScrollIndicators()
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
  }

  // MARK: Data source and delegate

  /// Returns the number of items in a section. The default is 0.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { OptionalMethod.absent(0) }

  /// Returns the cell of an item. Subclasses with items must override this method.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if !OptionalMethod.absent() {
      UIKitException.raise(
        "UICollectionView dataSource must return a cell from "
          + "collectionView:cellForItemAtIndexPath:")
    }
    return UICollectionViewCell(frame: .zero)
  }

  /// Returns an empty view unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { OptionalMethod.absent(UICollectionReusableView(frame: .zero)) }
  /// Returns true unless overridden.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { OptionalMethod.absent(true) }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.absent() }
  /// Returns the first item of the section with the same index unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { OptionalMethod.absent(IndexPath(item: 0, section: index)) }
  /// Returns nil unless overridden.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    OptionalMethod.absent(nil)
  }
  /// Returns 1 unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    OptionalMethod.absent(1)
  }
  /// Returns true unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.absent(true) }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { OptionalMethod.absent() }
  /// Returns true unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.absent(true) }
  /// Returns true unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.absent(true) }
  /// Does nothing unless overridden.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethod.absent() }
  /// Returns true unless overridden, except in editing mode.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.absent(!collectionView.isEditing) }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { OptionalMethod.absent() }
  /// Returns the proposed index path unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { OptionalMethod.absent(proposedIndexPath) }
  /// Returns the proposed index path unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { OptionalMethod.absent(proposedIndexPath) }
  /// Returns the proposed content offset unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { OptionalMethod.absent(proposedContentOffset) }
  /// Returns true unless overridden.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  { OptionalMethod.absent(true) }
  /// Returns false unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.absent(false) }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { OptionalMethod.absent() }
  /// Returns nil unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalMethod.absent(nil) }
  /// Returns nil unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { OptionalMethod.absent(nil) }
  /// Returns nil unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { OptionalMethod.absent(nil) }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { OptionalMethod.absent() }
  /// Returns nil unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { OptionalMethod.absent(nil) }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { OptionalMethod.absent() }
  /// Does nothing unless overridden.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    OptionalMethod.absent()
  }

  /// Returns true unless overridden.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  { OptionalMethod.absent(true) }
  /// Returns true unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { OptionalMethod.absent(true) }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { OptionalMethod.absent() }
  /// Returns nil unless overridden.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    OptionalMethod.absent(nil)
  }
  /// Returns the collection view's `selectionFollowsFocus` unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.absent(collectionView.selectionFollowsFocus) }
  /// Returns true unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { OptionalMethod.absent(true) }
  /// Returns false unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { OptionalMethod.absent(false) }
  /// Returns false unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { OptionalMethod.absent(false) }
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) { OptionalMethod.absent() }
  /// Returns a new transition layout unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalMethod.absent(
      UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout))
  }
  /// Returns nil unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethod.absent(nil) }
  /// Returns nil unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { OptionalMethod.absent(nil) }

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
