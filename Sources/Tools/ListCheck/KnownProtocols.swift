/// The protocols of the kit and of UIKit that have optional requirements, and the classes
/// that adopt them. A requirement is optional if an extension supplies a default.
///
/// The text is generated from the package's sources. After a change of a protocol, run:
///
///     UPDATE_PROTOCOLS=1 swift test --filter KnownProtocolsTests
let knownProtocols = """
  protocol AnchoredList: List {
    var anchor: ListAnchor
  }
  protocol ArrangedList: NonFetchedList {
    optional var numberOfSections: Int
    optional func numberOfItems(inSection: Int) -> Int
    optional func object(at: IndexPath) -> Object?
    optional func isValid(_: IndexPath) -> Bool
    optional func headerTitle(inSection: Int) -> String?
    optional func footerTitle(inSection: Int) -> String?
    optional var editor: ListEditor<Object>
  }
  protocol CollapsibleList: ArrangedList, TitledList {
  }
  protocol CollectionBasedList: List {
    func listView(_: UICollectionView, configure: Cell, with: Object, at: IndexPath)
    optional var collectionView: UICollectionView!
    optional var updateTarget: (any ListUpdatesTarget)?
  }
  protocol CollectionList: NonFetchedList, CollectionBasedList, UICollectionViewDelegate {
  }
  protocol ContextMenuList: List {
    optional func contextMenu(for: Object, at: IndexPath) -> UIMenu?
    optional func contextMenu(for: [Object], at: [IndexPath]) -> UIMenu?
    optional func contextMenuPreview(for: Object, at: IndexPath) -> UIViewController?
  }
  class CoreDataSource: FetchedResultsSource {
  }
  protocol DataSource: SendableMetatype {
    var numberOfSections: Int
    func numberOfItems(inSection: Int) -> Int
    func object(at: IndexPath) -> Object?
    optional func headerTitle(inSection: Int) -> String?
    optional func footerTitle(inSection: Int) -> String?
    optional var sectionIndexTitles: [String]?
  }
  protocol DraggableList: List {
    optional func canDrag(_: Object, at: IndexPath) -> Bool
    optional func itemProvider(for: Object, at: IndexPath) -> NSItemProvider
    optional func allowsMove(of: Object, at: IndexPath) -> Bool
  }
  protocol DroppableList: List {
    optional func canDrop(_: Any) -> Bool
    optional func droppedObject(from: Any, at: IndexPath) -> Object?
    optional var droppedTypeIdentifiers: [String]
    optional func droppedObject(from: Data, ofType: String, at: IndexPath) -> Object?
    optional func canDropWithinList(_: Object, at: IndexPath) -> Bool
    optional func dropTarget(for: IndexPath) -> IndexPath?
    optional func didDrop(_: [Object])
    optional func didFailToDrop(_: any Error)
  }
  protocol EditableList: List {
    optional func canEdit(_: Object, at: IndexPath) -> Bool
    optional func editingStyle(of: Object, at: IndexPath) -> UITableViewCell.EditingStyle
    optional func shouldDelete(_: Object, at: IndexPath) -> Bool
    optional func didDelete(_: Object, at: IndexPath)
    optional func didTapInsertionControl(of: Object, at: IndexPath)
    optional var removesEmptySections: Bool
  }
  protocol FetchedCollectionList: FetchedList, CollectionBasedList, UICollectionViewDelegate {
  }
  protocol FetchedList: List, FetchedResultsControllerDelegate {
    var fetchedResultsController: FetchedResultsController<Object>!
    optional var numberOfSections: Int
    optional func numberOfItems(inSection: Int) -> Int
    optional func object(at: IndexPath) -> Object?
    optional func isValid(_: IndexPath) -> Bool
    optional func headerTitle(inSection: Int) -> String?
    optional var editor: ListEditor<Object>
    optional func controller(_: FetchedResultsController<FetchedObject>, didChangeContentWith: \
  ListUpdates<FetchedSection<FetchedObject>>)
    optional func controller(_: FetchedResultsController<FetchedObject>, didFailWith: any Error)
  }
  protocol FetchedResultsControllerDelegate: AnyObject {
    optional func controller(_: FetchedResultsController<FetchedObject>, didChangeContentWith: \
  ListUpdates<FetchedSection<FetchedObject>>)
    optional func controllerWillChangeContent(_: FetchedResultsController<FetchedObject>)
    optional func controller(_: FetchedResultsController<FetchedObject>, didChange: \
  FetchedSection<FetchedObject>, at: Int, for: FetchedChangeType)
    optional func controller(_: FetchedResultsController<FetchedObject>, didChange: \
  FetchedObject?, at: IndexPath?, for: FetchedChangeType, newIndexPath: IndexPath?)
    optional func controllerDidChangeContent(_: FetchedResultsController<FetchedObject>)
    optional func controller(_: FetchedResultsController<FetchedObject>, didFailWith: any Error)
  }
  protocol FetchedResultsSource: AnyObject {
    var onChange: (()->Void)?
    func fetch() -> FetchedResults<Object>
    func changes(since: FetchedResults<Object>) -> FetchedChanges<Object>?
    optional func didShow(_: FetchedResults<Object>)
    func indexPath(of: Object, in: FetchedResults<Object>) -> IndexPath?
    optional func insert(_: Object)
    optional func insert(_: [Object])
    optional func delete(_: [Object])
  }
  protocol FetchedTableList: FetchedList, TableBasedList, UITableViewDelegate {
  }
  protocol FilteredList: SearchableList, ArrangedList {
    func filter(for: String) -> 
    optional func search(for: String)
  }
  protocol FloatingBarList: List {
    var floatingBars: [UIView]
  }
  protocol FooterList: List {
    func listView(_: ListView, configureFooter: Footer, inSection: Int)
    optional func showsFooter(inSection: Int) -> Bool
    optional func footerIdentifier(inSection: Int) -> String
  }
  protocol HeaderList: List {
    func listView(_: ListView, configureHeader: Header, inSection: Int)
    optional func showsHeader(inSection: Int) -> Bool
    optional func headerIdentifier(inSection: Int) -> String
  }
  class InMemorySource: FetchedResultsSource {
  }
  protocol IndexedList: List {
    var sectionIndexTitles: [String]?
    optional func section(ofIndexTitle: String, at: Int) -> Int
  }
  protocol KeyboardList: List {
    optional func typeSelectText(for: Object) -> String?
    optional var listKeyCommands: [UIKeyCommand]
    optional func perform(_: UIKeyCommand, with: Object?)
    optional func focusDidChange()
  }
  protocol List: AnyObject {
    var numberOfSections: Int
    func numberOfItems(inSection: Int) -> Int
    func object(at: IndexPath) -> Object?
    optional func isValid(_: IndexPath) -> Bool
    optional func headerTitle(inSection: Int) -> String?
    optional func footerTitle(inSection: Int) -> String?
    optional func id(of: Object) -> AnyHashable?
    optional func cellIdentifier(at: IndexPath) -> String
    func listView(_: ListView, configure: Cell, with: Object, at: IndexPath)
    optional func listView(_: ListView, didSelect: Object, at: IndexPath)
    optional var updateTarget: (any ListUpdatesTarget)?
    optional var updateLimit: Int
    optional var editor: ListEditor<Object>
    optional static var capabilities: [ListCapability]
    optional static var standardCapabilities: [ListCapability]
  }
  protocol ListUpdatesTarget: AnyObject {
    func insertItems(at: [IndexPath])
    func deleteItems(at: [IndexPath])
    func moveItem(at: IndexPath, to: IndexPath)
    func reconfigureItems(at: [IndexPath])
    func insertSections(_: IndexSet)
    func deleteSections(_: IndexSet)
    func moveSection(_: Int, toSection: Int)
    func reloadSections(_: IndexSet)
    func performBatch(_: @escaping()->Void)
    func reloadData()
    optional var shownList: (any ShownList)?
  }
  protocol MultipleSelectionList: List {
    optional var selectedIDs: Set<SelectionID>
    optional func selectionDidChange()
  }
  protocol MutableSectionInfo: SectionInfo {
    var items: Items
  }
  protocol NonFetchedList: List {
    optional var listData: ListData
    optional static func comparison(of: Sections.Type) -> ListComparison<Sections>?
    optional var updateRecorder: UpdateRecorder?
    optional var numberOfSections: Int
    optional func numberOfItems(inSection: Int) -> Int
    optional func object(at: IndexPath) -> Object?
    optional func isValid(_: IndexPath) -> Bool
    optional func headerTitle(inSection: Int) -> String?
    optional func footerTitle(inSection: Int) -> String?
    optional var editor: ListEditor<Object>
  }
  protocol ObservedList: NonFetchedList {
    func makeListData() -> ListData
    optional func updateModel(from: ListData)
    optional static func comparison(of: Sections.Type) -> ListComparison<Sections>?
  }
  protocol OutlineList: ArrangedList {
    optional func togglesOnTap(_: Object, at: IndexPath) -> Bool
    optional var showsDisclosures: Bool
    optional var searchLimit: Int
    optional var editor: ListEditor<Object>
  }
  protocol PagedCollectionList: PagedList, CollectionBasedList, UICollectionViewDelegate {
  }
  protocol PagedList: List, PagerDelegate {
    optional var pager: Pager<Object>!
    optional func footerText(for: PageFooter) -> String
    optional func headerText(for: PageFooter) -> String
    optional func initialRow(in: [Object]) -> Int?
    optional func updateSource(removing: [Object], inserting: [Object])
    optional var numberOfSections: Int
    optional func numberOfItems(inSection: Int) -> Int
    optional func object(at: IndexPath) -> Object?
    optional var editor: ListEditor<Object>
    optional func pager(_: Pager<PagedObject>, didChangeContentWith: ListUpdates<[PagedObject]>)
    optional func pagerDidChangeState(_: Pager<PagedObject>)
  }
  protocol PagedTableList: PagedList, TableBasedList, UITableViewDelegate {
  }
  protocol PagerDelegate: AnyObject {
    optional func pager(_: Pager<PagedObject>, didChangeContentWith: ListUpdates<[PagedObject]>)
    optional func pagerDidChangeState(_: Pager<PagedObject>)
  }
  protocol PlaceholderList: List {
    optional func placeholderView(for: Placeholder) -> UIView?
    optional var placeholderWhenEmpty: Placeholder
    optional func retryLoading()
  }
  protocol PrefetchingList: List {
    func prefetch(_: [Object], at: [IndexPath])
    optional func cancelPrefetching(_: [Object], at: [IndexPath])
  }
  protocol RefreshableList: List {
    optional func refresh()
  }
  protocol ReorderableList: List {
    optional func canMove(_: Object, at: IndexPath) -> Bool
    optional func target(ofMoving: Object, from: IndexPath, to: IndexPath) -> IndexPath
    optional func didMove(_: Object, from: IndexPath, to: IndexPath)
  }
  protocol SearchableList: List {
    optional func search(for: String)
  }
  protocol SectionInfo: SendableMetatype {
    var items: Items
    optional var headerTitle: String?
    optional var footerTitle: String?
    optional var indexTitle: String?
    optional var sectionID: AnyHashable?
  }
  protocol SectionedDataSource: DataSource {
    var sections: [DataSection]
  }
  protocol SelfSizingList: List {
    optional func estimatedHeight(of: Object) -> CGFloat?
  }
  protocol ShownList: AnyObject {
    optional var reloadReason: ListUpdatesOutcome.Reason?
    optional var shownCounts: [Int]?
    optional var dataSourceCounts: [Int]?
    optional func needsNewCell(forItemAt: IndexPath, movedTo: IndexPath) -> Bool
    optional func reloadItems(at: [IndexPath])
    optional var selectedItems: [IndexPath]
    optional func selectItem(at: IndexPath)
    optional func deselectItem(at: IndexPath)
    optional var selectsMultipleItems: Bool
    optional var anchorItems: [IndexPath]
    optional var isAtBeginning: Bool
    optional func position(ofItemAt: IndexPath) -> CGPoint
    optional func scrollContent(by: CGPoint)
    optional var updatedView: AnyObject
  }
  protocol StateMachine {
    optional func reset()
    optional func next() -> Self?
    optional func previous() -> Self?
  }
  protocol SupplementaryList: List {
    func listView(_: UICollectionView, configureSupplementaryView: SupplementaryView, ofKind: \
  String, at: IndexPath)
    optional func supplementaryIdentifier(ofKind: String, at: IndexPath) -> String
  }
  protocol SwipeableList: List {
    optional func leadingSwipeActions(for: Object, at: IndexPath) -> UISwipeActionsConfiguration?
    optional func trailingSwipeActions(for: Object, at: IndexPath) -> UISwipeActionsConfiguration?
  }
  protocol TableBasedList: List {
    func listView(_: UITableView, configure: Cell, with: Object, at: IndexPath)
    optional var tableView: UITableView!
    optional var updateAnimations: TableUpdateAnimations
    optional var updateTarget: (any ListUpdatesTarget)?
  }
  protocol TableList: NonFetchedList, TableBasedList, UITableViewDelegate {
  }
  protocol TitledList: List {
  }
  class UICollectionViewController: UIViewController, UICollectionViewDataSource, \
  UICollectionViewDelegate {
  }
  protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int
    func collectionView(_: UICollectionView, cellForItemAt: IndexPath) -> UICollectionViewCell
    optional func collectionView(_: UICollectionView, viewForSupplementaryElementOfKind: String, \
  at: IndexPath) -> UICollectionReusableView
    optional func collectionView(_: UICollectionView, canMoveItemAt: IndexPath) -> Bool
    optional func collectionView(_: UICollectionView, moveItemAt: IndexPath, to: IndexPath)
    optional func collectionView(_: UICollectionView, indexPathForIndexTitle: String, at: Int) -> \
  IndexPath
    optional func indexTitles(for: UICollectionView) -> [String]?
    optional func numberOfSections(in: UICollectionView) -> Int
  }
  protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_: UICollectionView, prefetchItemsAt: [IndexPath])
    optional func collectionView(_: UICollectionView, cancelPrefetchingForItemsAt: [IndexPath])
  }
  protocol UICollectionViewDelegate: UIScrollViewDelegate {
    optional func collectionView(_: UICollectionView, shouldHighlightItemAt: IndexPath) -> Bool
    optional func collectionView(_: UICollectionView, didHighlightItemAt: IndexPath)
    optional func collectionView(_: UICollectionView, didUnhighlightItemAt: IndexPath)
    optional func collectionView(_: UICollectionView, shouldSelectItemAt: IndexPath) -> Bool
    optional func collectionView(_: UICollectionView, shouldDeselectItemAt: IndexPath) -> Bool
    optional func collectionView(_: UICollectionView, didSelectItemAt: IndexPath)
    optional func collectionView(_: UICollectionView, didDeselectItemAt: IndexPath)
    optional func collectionView(_: UICollectionView, willDisplay: UICollectionViewCell, \
  forItemAt: IndexPath)
    optional func collectionView(_: UICollectionView, willDisplaySupplementaryView: \
  UICollectionReusableView, forElementKind: String, at: IndexPath)
    optional func collectionView(_: UICollectionView, didEndDisplaying: UICollectionViewCell, \
  forItemAt: IndexPath)
    optional func collectionView(_: UICollectionView, didEndDisplayingSupplementaryView: \
  UICollectionReusableView, forElementOfKind: String, at: IndexPath)
    optional func collectionView(_: UICollectionView, willDisplayContextMenu: \
  UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    optional func collectionView(_: UICollectionView, canPerformPrimaryActionForItemAt: IndexPath) \
  -> Bool
    optional func collectionView(_: UICollectionView, performPrimaryActionForItemAt: IndexPath)
    optional func collectionView(_: UICollectionView, \
  targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath, atCurrentIndexPath: IndexPath, \
  toProposedIndexPath: IndexPath) -> IndexPath
    optional func collectionView(_: UICollectionView, targetIndexPathForMoveFromItemAt: IndexPath, \
  toProposedIndexPath: IndexPath) -> IndexPath
    optional func collectionView(_: UICollectionView, targetContentOffsetForProposedContentOffset: \
  CGPoint) -> CGPoint
    optional func collectionView(_: UICollectionView, canEditItemAt: IndexPath) -> Bool
    optional func collectionView(_: UICollectionView, shouldBeginMultipleSelectionInteractionAt: \
  IndexPath) -> Bool
    optional func collectionView(_: UICollectionView, didBeginMultipleSelectionInteractionAt: \
  IndexPath)
    optional func collectionView(_: UICollectionView, contextMenuConfigurationForItemsAt: \
  [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
    optional func collectionView(_: UICollectionView, contextMenuConfiguration: \
  UIContextMenuConfiguration, highlightPreviewForItemAt: IndexPath) -> UITargetedPreview?
    optional func collectionView(_: UICollectionView, contextMenuConfiguration: \
  UIContextMenuConfiguration, dismissalPreviewForItemAt: IndexPath) -> UITargetedPreview?
    optional func collectionView(_: UICollectionView, willPerformPreviewActionForMenuWith: \
  UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
    optional func collectionView(_: UICollectionView, contextMenuConfigurationForItemAt: \
  IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
    optional func collectionView(_: UICollectionView, willEndContextMenuInteraction: \
  UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    optional func collectionViewDidEndMultipleSelectionInteraction(_: UICollectionView)
    optional func collectionView(_: UICollectionView, canFocusItemAt: IndexPath) -> Bool
    optional func collectionView(_: UICollectionView, shouldUpdateFocusIn: \
  UICollectionViewFocusUpdateContext) -> Bool
    optional func collectionView(_: UICollectionView, didUpdateFocusIn: \
  UICollectionViewFocusUpdateContext, with: UIFocusAnimationCoordinator)
    optional func indexPathForPreferredFocusedView(in: UICollectionView) -> IndexPath?
    optional func collectionView(_: UICollectionView, selectionFollowsFocusForItemAt: IndexPath) \
  -> Bool
    optional func collectionView(_: UICollectionView, shouldSpringLoadItemAt: IndexPath, with: any \
  UISpringLoadedInteractionContext) -> Bool
    optional func collectionView(_: UICollectionView, shouldShowMenuForItemAt: IndexPath) -> Bool
    optional func collectionView(_: UICollectionView, canPerformAction: Selector, forItemAt: \
  IndexPath, withSender: Any?) -> Bool
    optional func collectionView(_: UICollectionView, performAction: Selector, forItemAt: \
  IndexPath, withSender: Any?)
    optional func collectionView(_: UICollectionView, transitionLayoutForOldLayout: \
  UICollectionViewLayout, newLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
    optional func collectionView(_: UICollectionView, \
  previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration) -> \
  UITargetedPreview?
    optional func collectionView(_: UICollectionView, \
  previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration) -> \
  UITargetedPreview?
  }
  protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    optional func collectionView(_: UICollectionView, layout: UICollectionViewLayout, \
  sizeForItemAt: IndexPath) -> CGSize
    optional func collectionView(_: UICollectionView, layout: UICollectionViewLayout, \
  insetForSectionAt: Int) -> UIEdgeInsets
    optional func collectionView(_: UICollectionView, layout: UICollectionViewLayout, \
  minimumLineSpacingForSectionAt: Int) -> CGFloat
    optional func collectionView(_: UICollectionView, layout: UICollectionViewLayout, \
  minimumInteritemSpacingForSectionAt: Int) -> CGFloat
    optional func collectionView(_: UICollectionView, layout: UICollectionViewLayout, \
  referenceSizeForHeaderInSection: Int) -> CGSize
    optional func collectionView(_: UICollectionView, layout: UICollectionViewLayout, \
  referenceSizeForFooterInSection: Int) -> CGSize
  }
  class UICollectionViewDiffableDataSource: NSObject, UICollectionViewDataSource {
  }
  class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
  }
  protocol UICollectionViewDragDelegate: NSObjectProtocol {
    func collectionView(_: UICollectionView, itemsForBeginning: any UIDragSession, at: IndexPath) \
  -> [UIDragItem]
    optional func collectionView(_: UICollectionView, itemsForAddingTo: any UIDragSession, at: \
  IndexPath, point: CGPoint) -> [UIDragItem]
    optional func collectionView(_: UICollectionView, dragPreviewParametersForItemAt: IndexPath) \
  -> UIDragPreviewParameters?
    optional func collectionView(_: UICollectionView, dragSessionWillBegin: any UIDragSession)
    optional func collectionView(_: UICollectionView, dragSessionDidEnd: any UIDragSession)
    optional func collectionView(_: UICollectionView, dragSessionAllowsMoveOperation: any \
  UIDragSession) -> Bool
    optional func collectionView(_: UICollectionView, \
  dragSessionIsRestrictedToDraggingApplication: any UIDragSession) -> Bool
  }
  protocol UICollectionViewDropDelegate: NSObjectProtocol {
    func collectionView(_: UICollectionView, performDropWith: any UICollectionViewDropCoordinator)
    optional func collectionView(_: UICollectionView, canHandle: any UIDropSession) -> Bool
    optional func collectionView(_: UICollectionView, dropSessionDidEnter: any UIDropSession)
    optional func collectionView(_: UICollectionView, dropSessionDidUpdate: any UIDropSession, \
  withDestinationIndexPath: IndexPath?) -> UICollectionViewDropProposal
    optional func collectionView(_: UICollectionView, dropSessionDidExit: any UIDropSession)
    optional func collectionView(_: UICollectionView, dropSessionDidEnd: any UIDropSession)
    optional func collectionView(_: UICollectionView, dropPreviewParametersForItemAt: IndexPath) \
  -> UIDragPreviewParameters?
  }
  protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    optional func accessibilityScrollStatus(for: UIScrollView) -> String?
    optional func accessibilityAttributedScrollStatus(for: UIScrollView) -> NSAttributedString?
  }
  protocol UIScrollViewDelegate: NSObjectProtocol {
    optional func scrollViewDidScroll(_: UIScrollView)
    optional func scrollViewWillBeginDragging(_: UIScrollView)
    optional func scrollViewWillEndDragging(_: UIScrollView, withVelocity: CGPoint, \
  targetContentOffset: UnsafeMutablePointer<CGPoint>)
    optional func scrollViewDidEndDragging(_: UIScrollView, willDecelerate: Bool)
    optional func scrollViewWillBeginDecelerating(_: UIScrollView)
    optional func scrollViewDidEndDecelerating(_: UIScrollView)
    optional func scrollViewDidEndScrollingAnimation(_: UIScrollView)
    optional func scrollViewShouldScrollToTop(_: UIScrollView) -> Bool
    optional func scrollViewDidScrollToTop(_: UIScrollView)
    optional func scrollViewDidChangeAdjustedContentInset(_: UIScrollView)
    optional func viewForZooming(in: UIScrollView) -> UIView?
    optional func scrollViewWillBeginZooming(_: UIScrollView, with: UIView?)
    optional func scrollViewDidZoom(_: UIScrollView)
    optional func scrollViewDidEndZooming(_: UIScrollView, with: UIView?, atScale: CGFloat)
  }
  class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  }
  protocol UITableViewDataSource: NSObjectProtocol {
    optional func numberOfSections(in: UITableView) -> Int
    optional func sectionIndexTitles(for: UITableView) -> [String]?
    func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int
    func tableView(_: UITableView, cellForRowAt: IndexPath) -> UITableViewCell
    optional func tableView(_: UITableView, titleForHeaderInSection: Int) -> String?
    optional func tableView(_: UITableView, titleForFooterInSection: Int) -> String?
    optional func tableView(_: UITableView, canEditRowAt: IndexPath) -> Bool
    optional func tableView(_: UITableView, canMoveRowAt: IndexPath) -> Bool
    optional func tableView(_: UITableView, sectionForSectionIndexTitle: String, at: Int) -> Int
    optional func tableView(_: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: \
  IndexPath)
    optional func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath)
  }
  protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_: UITableView, prefetchRowsAt: [IndexPath])
    optional func tableView(_: UITableView, cancelPrefetchingForRowsAt: [IndexPath])
  }
  protocol UITableViewDelegate: UIScrollViewDelegate {
    optional func tableView(_: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath)
    optional func tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt: \
  IndexPath)
    optional func tableView(_: UITableView, heightForRowAt: IndexPath) -> CGFloat
    optional func tableView(_: UITableView, heightForHeaderInSection: Int) -> CGFloat
    optional func tableView(_: UITableView, heightForFooterInSection: Int) -> CGFloat
    optional func tableView(_: UITableView, estimatedHeightForRowAt: IndexPath) -> CGFloat
    optional func tableView(_: UITableView, viewForHeaderInSection: Int) -> UIView?
    optional func tableView(_: UITableView, viewForFooterInSection: Int) -> UIView?
    optional func tableView(_: UITableView, accessoryButtonTappedForRowWith: IndexPath)
    optional func tableView(_: UITableView, shouldHighlightRowAt: IndexPath) -> Bool
    optional func tableView(_: UITableView, didHighlightRowAt: IndexPath)
    optional func tableView(_: UITableView, didUnhighlightRowAt: IndexPath)
    optional func tableView(_: UITableView, willSelectRowAt: IndexPath) -> IndexPath?
    optional func tableView(_: UITableView, willDeselectRowAt: IndexPath) -> IndexPath?
    optional func tableView(_: UITableView, didSelectRowAt: IndexPath)
    optional func tableView(_: UITableView, didDeselectRowAt: IndexPath)
    optional func tableView(_: UITableView, editingStyleForRowAt: IndexPath) -> \
  UITableViewCell.EditingStyle
    optional func tableView(_: UITableView, titleForDeleteConfirmationButtonForRowAt: IndexPath) \
  -> String?
    optional func tableView(_: UITableView, leadingSwipeActionsConfigurationForRowAt: IndexPath) \
  -> UISwipeActionsConfiguration?
    optional func tableView(_: UITableView, trailingSwipeActionsConfigurationForRowAt: IndexPath) \
  -> UISwipeActionsConfiguration?
    optional func tableView(_: UITableView, shouldIndentWhileEditingRowAt: IndexPath) -> Bool
    optional func tableView(_: UITableView, willBeginEditingRowAt: IndexPath)
    optional func tableView(_: UITableView, didEndEditingRowAt: IndexPath?)
    optional func tableView(_: UITableView, targetIndexPathForMoveFromRowAt: IndexPath, \
  toProposedIndexPath: IndexPath) -> IndexPath
    optional func tableView(_: UITableView, indentationLevelForRowAt: IndexPath) -> Int
    optional func tableView(_: UITableView, willDisplayHeaderView: UIView, forSection: Int)
    optional func tableView(_: UITableView, willDisplayFooterView: UIView, forSection: Int)
    optional func tableView(_: UITableView, didEndDisplayingHeaderView: UIView, forSection: Int)
    optional func tableView(_: UITableView, didEndDisplayingFooterView: UIView, forSection: Int)
    optional func tableView(_: UITableView, estimatedHeightForHeaderInSection: Int) -> CGFloat
    optional func tableView(_: UITableView, estimatedHeightForFooterInSection: Int) -> CGFloat
    optional func tableView(_: UITableView, canPerformPrimaryActionForRowAt: IndexPath) -> Bool
    optional func tableView(_: UITableView, performPrimaryActionForRowAt: IndexPath)
    optional func tableView(_: UITableView, shouldBeginMultipleSelectionInteractionAt: IndexPath) \
  -> Bool
    optional func tableView(_: UITableView, didBeginMultipleSelectionInteractionAt: IndexPath)
    optional func tableView(_: UITableView, contextMenuConfigurationForRowAt: IndexPath, point: \
  CGPoint) -> UIContextMenuConfiguration?
    optional func tableView(_: UITableView, previewForHighlightingContextMenuWithConfiguration: \
  UIContextMenuConfiguration) -> UITargetedPreview?
    optional func tableView(_: UITableView, previewForDismissingContextMenuWithConfiguration: \
  UIContextMenuConfiguration) -> UITargetedPreview?
    optional func tableView(_: UITableView, willPerformPreviewActionForMenuWith: \
  UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
    optional func tableView(_: UITableView, willDisplayContextMenu: UIContextMenuConfiguration, \
  animator: (any UIContextMenuInteractionAnimating)?)
    optional func tableView(_: UITableView, willEndContextMenuInteraction: \
  UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    optional func tableViewDidEndMultipleSelectionInteraction(_: UITableView)
    optional func tableView(_: UITableView, canFocusRowAt: IndexPath) -> Bool
    optional func tableView(_: UITableView, shouldUpdateFocusIn: UITableViewFocusUpdateContext) -> \
  Bool
    optional func tableView(_: UITableView, didUpdateFocusIn: UITableViewFocusUpdateContext, with: \
  UIFocusAnimationCoordinator)
    optional func indexPathForPreferredFocusedView(in: UITableView) -> IndexPath?
    optional func tableView(_: UITableView, selectionFollowsFocusForRowAt: IndexPath) -> Bool
    optional func tableView(_: UITableView, shouldSpringLoadRowAt: IndexPath, with: any \
  UISpringLoadedInteractionContext) -> Bool
    optional func tableView(_: UITableView, editActionsForRowAt: IndexPath) -> \
  [UITableViewRowAction]?
    optional func tableView(_: UITableView, shouldShowMenuForRowAt: IndexPath) -> Bool
    optional func tableView(_: UITableView, canPerformAction: Selector, forRowAt: IndexPath, \
  withSender: Any?) -> Bool
    optional func tableView(_: UITableView, performAction: Selector, forRowAt: IndexPath, \
  withSender: Any?)
  }
  class UITableViewDiffableDataSource: NSObject, UITableViewDataSource {
  }
  class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
  }
  protocol UITableViewDragDelegate: NSObjectProtocol {
    func tableView(_: UITableView, itemsForBeginning: any UIDragSession, at: IndexPath) -> \
  [UIDragItem]
    optional func tableView(_: UITableView, itemsForAddingTo: any UIDragSession, at: IndexPath, \
  point: CGPoint) -> [UIDragItem]
    optional func tableView(_: UITableView, dragPreviewParametersForRowAt: IndexPath) -> \
  UIDragPreviewParameters?
    optional func tableView(_: UITableView, dragSessionWillBegin: any UIDragSession)
    optional func tableView(_: UITableView, dragSessionDidEnd: any UIDragSession)
    optional func tableView(_: UITableView, dragSessionAllowsMoveOperation: any UIDragSession) -> \
  Bool
    optional func tableView(_: UITableView, dragSessionIsRestrictedToDraggingApplication: any \
  UIDragSession) -> Bool
  }
  protocol UITableViewDropDelegate: NSObjectProtocol {
    func tableView(_: UITableView, performDropWith: any UITableViewDropCoordinator)
    optional func tableView(_: UITableView, canHandle: any UIDropSession) -> Bool
    optional func tableView(_: UITableView, dropSessionDidEnter: any UIDropSession)
    optional func tableView(_: UITableView, dropSessionDidUpdate: any UIDropSession, \
  withDestinationIndexPath: IndexPath?) -> UITableViewDropProposal
    optional func tableView(_: UITableView, dropSessionDidExit: any UIDropSession)
    optional func tableView(_: UITableView, dropSessionDidEnd: any UIDropSession)
    optional func tableView(_: UITableView, dropPreviewParametersForRowAt: IndexPath) -> \
  UIDragPreviewParameters?
  }
  protocol UndoableList: List {
    optional var listUndoManager: UndoManager?
    optional func undoActionName(for: ListEdit) -> String
  }
  """
