public import Foundation

/// A view that shows items in sections, positioned by a layout.
///
/// Only visible items have cells. The view requests item counts from its data source once for each
/// reload and keeps them until the next reload or update. It requests cells when the layout brings
/// items into view.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView,
  UIDataSourceTranslating, UISpringLoadedInteractionSupporting
{
  /// Creates a collection view with the specified layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    layout.owner = self
    setUp()
  }

  /// Raises an exception: a collection view requires a layout.
  public convenience override init(frame: CGRect) {
    UIKitException.raise(
      .invalidArgument,
      "UICollectionView must be initialized with a non-nil layout parameter")
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }

  /// Creates a collection view with a flow layout.
  public required init?(coder: NSCoder) {
    layoutStorage = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutStorage.owner = self
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    gestureRecognizers = [panGestureRecognizer]
    observeMemoryWarnings()
  }

  // MARK: Data source, delegate and layout

  /// The object that provides item counts and cells. A new data source is queried at the next
  /// layout pass.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      dataSourceChain = AnswerChain(dataSource) { object in { [weak object] in object } }
      setNeedsReload()
    }
  }
  private(set) var dataSourceChain = AnswerChain<any UICollectionViewDataSource>()

  override var valuesInWords: [String] {
    super.valuesInWords + ["layout: \(Self.inWords(collectionViewLayout))"]
      + (dataSource.map { ["dataSource: \(Self.inWords($0))"] } ?? [])
  }

  /// The object that decides about behavior and is notified of selection and scrolling.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }
  private(set) var delegateChain = AnswerChain<any UICollectionViewDelegate>()
  private(set) var flowDelegateChain = AnswerChain<any UICollectionViewDelegateFlowLayout>()

  override func delegateDidChange(_ links: [any NSObjectProtocol]) {
    super.delegateDidChange(links)
    delegateChain = AnswerChain(links: links) { object in { [weak object] in object } }
    flowDelegateChain = AnswerChain(links: links) { object in { [weak object] in object } }
    collectionViewLayout.invalidateLayout(with: everything())
  }

  /// The object that is notified of items that may become visible soon.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      prefetchDataSourceChain = AnswerChain(prefetchDataSource) { object in
        { [weak object] in object }
      }
    }
  }
  private(set) var prefetchDataSourceChain =
    AnswerChain<any UICollectionViewDataSourcePrefetching>()
  /// A Boolean value that indicates whether the prefetch data source is notified of upcoming items.
  open var isPrefetchingEnabled = true

  private var layoutStorage: UICollectionViewLayout
  /// The layout that positions the items. Assigning a new layout positions all items again.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { replaceLayout(with: newValue) }
  }

  func setLayoutStorage(_ layout: UICollectionViewLayout) {
    layoutStorage.owner = nil
    layoutStorage = layout
    layout.owner = self
    // The background of a cell depends on the list that the layout contains.
    noteChangeThroughout()
  }

  /// Changes the layout. The animation ends at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    replaceLayout(with: layout)
  }

  /// Changes the layout and calls a completion handler.
  ///
  /// - Parameters:
  ///   - layout: The new layout.
  ///   - animated: A Boolean value that determines when `completion` is called. Animations end at
  ///     once.
  ///   - completion: A closure that is called on the next turn of the run loop, or before the
  ///     method returns if the change is not animated.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    replaceLayout(with: layout)
    layoutIfNeeded()
    if let completion { HeadlessRunLoop.complete(animated: animated) { completion(true) } }
  }

  /// A closure that is called at the end of an interactive change of layouts.
  ///
  /// It receives a Boolean value that indicates whether the animation completed, and one that
  /// indicates whether the change was finished rather than canceled.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Begins a change of layouts whose progress the app controls.
  ///
  /// - Returns: The layout of the collection view until the change ends.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginTransition(to: layout, completion: completion)
  }
  /// Ends the interactive change of layouts with the new layout.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }
  /// Ends the interactive change of layouts with the old layout.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }
  /// The interactive change of layouts that is in progress.
  var transition: Transition?

  /// The view behind all items.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// The conditions under which cells that change their content are measured again. The value is
  /// stored without effect.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Counts

  /// The number of sections as of the last load or update.
  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// Returns the number of items in a section as of the last load or update. Raises an exception if
  /// there is no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    guard counts.indices.contains(section) else {
      UIKitException.raise(
        "request for number of items in section \(section) when there are only "
          + "\(counts.count) sections in the collection view")
      return 0
    }
    return counts[section]
  }

  // MARK: Queries

  /// Returns the visible cell of an item without a request to the data source, or nil if the item
  /// is off screen or does not exist.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)] as? UICollectionViewCell
  }

  /// Returns the index path of a visible cell, or nil if the cell is not visible in this view.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.container === self ? cell.element?.indexPath : nil
  }

  /// The visible cells, in no particular order.
  open var visibleCells: [UICollectionViewCell] {
    shown.values.compactMap { $0 as? UICollectionViewCell }
  }

  /// The index paths of the visible items, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.compactMap { $0.category == .cell ? $0.indexPath : nil }
  }

  /// Returns the index path of the item at a point of the content, or nil if there is no item at
  /// that point.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return collectionViewLayout.layoutAttributesForElements(in: spot)?
      .filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Returns the layout attributes of an item, or nil if there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    guard contains(indexPath) else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the layout attributes of a supplementary view, or nil if there is no such view.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareLayout()
    guard indexPath.count == 2, counts.indices.contains(indexPath.section) else { return nil }
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Returns the visible supplementary view of a kind, or nil if it is off screen.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    shown[
      ListElement(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
  }

  /// Returns the visible supplementary views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Returns the index paths of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.compactMap {
      $0.category == .supplementaryView && $0.kind == elementKind ? $0.indexPath : nil
    }
  }

  // MARK: Cells

  /// Registers a cell class for a reuse identifier. Passing nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    checkIdentifier(identifier, "registerClass:forCellWithReuseIdentifier:")
    guard let cellClass, !(cellClass is UICollectionViewCell.Type) else {
      viewClasses[.cell(identifier)] = cellClass
      return
    }
    UIKitException.raise(
      "attempt to register a cell class which is not a subclass of UICollectionViewCell "
        + "(\(cellClass))")
  }

  /// Registers a nib in place of a cell class. Nibs are not supported, so dequeuing raises an
  /// exception. Passing nil removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    viewClasses[.cell(identifier)] = nib.map { _ in UINib.self }
  }

  /// Registers a supplementary view class for an element kind and a reuse identifier. Passing nil
  /// removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    viewClasses[ReuseKey(kind: elementKind, identifier: identifier)] = viewClass
  }

  /// Registers a nib in place of a supplementary view class. Nibs are not supported, so dequeuing
  /// raises an exception. Passing nil removes the registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    viewClasses[ReuseKey(kind: kind, identifier: identifier)] = nib.map { _ in UINib.self }
  }

  /// Dequeues a reusable cell, or creates one of the registered class. Raises an exception if no
  /// class is registered.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    checkIdentifier(identifier, "dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    return dequeue(.cell(identifier), for: indexPath) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  /// Dequeues a reusable supplementary view, or creates one of the registered class. Raises an
  /// exception if no class is registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(ReuseKey(kind: elementKind, identifier: identifier), for: indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }

  // MARK: Selection

  /// A Boolean value that indicates whether the user can select items.
  open var allowsSelection = true
  /// A Boolean value that indicates whether the user can select multiple items.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether the user can select items while the view is in editing
  /// mode.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether the user can select multiple items while the view is in
  /// editing mode. Setting it to true allows selection in editing mode.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true } }
  }

  /// The selected items in the order of their selection, or nil if no items are selected.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selectedItems.isEmpty ? nil : selectedItems.all
  }

  /// Selects an item without notifying the delegate. Passing nil clears the selection.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else { return deselectAllItems() }
    guard contains(indexPath) else { return }
    if !allowsSeveralSelections {
      for path in selectedItems where path != indexPath { setSelected(path, false) }
    }
    setSelected(indexPath, true)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false)
  }

  /// A Boolean value that indicates whether the view is in editing mode.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  // MARK: Focus

  /// A Boolean value that indicates whether items can be focused, unless the delegate implements
  /// `collectionView(_:canFocusItemAt:)`.
  ///
  /// The default is that of the system: true in the idioms of the Mac and of Apple TV, and in
  /// others only for a list in the style of a sidebar.
  open var allowsFocus: Bool {
    get { focusIsAllowed ?? allowsFocusBySystem }
    set { focusIsAllowed = newValue }
  }
  /// A Boolean value that indicates whether items can be focused in editing mode, unless the
  /// delegate implements `collectionView(_:canFocusItemAt:)`. The default is that of the system, as
  /// for ``allowsFocus``.
  open var allowsFocusDuringEditing: Bool {
    get { focusIsAllowedDuringEditing ?? allowsFocusBySystem }
    set { focusIsAllowedDuringEditing = newValue }
  }
  private var focusIsAllowed: Bool?
  private var focusIsAllowedDuringEditing: Bool?
  /// A Boolean value that indicates whether a focused item is selected.
  open var selectionFollowsFocus = false
  /// A Boolean value that indicates whether the item that was focused last is focused when the
  /// focus returns to the view.
  open var remembersLastFocusedIndexPath = false
  /// The item that has the focus.
  package var focusedPath: IndexPath?
  /// The item that had the focus before.
  var lastFocusedPath: IndexPath?
  /// A Boolean value that indicates whether a drag that stays over an item opens it.
  open var isSpringLoaded = false

  // MARK: Scrolling

  /// Scrolls an item to a position in the visible area. An empty position scrolls as little as
  /// possible. Raises an exception if there is no such item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Reloading and updates

  /// Reloads all data: the item counts at once, and the visible cells at the next layout pass.
  ///
  /// The selection is cleared. The content offset is preserved as far as the new content allows.
  open func reloadData() {
    reloadAll()
  }

  /// Performs the updates that a closure makes as one batch update. Batch updates can be nested;
  /// the outermost one performs all updates.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and calls the update methods of the view.
  ///   - completion: A closure that is called on the next turn of the run loop, or before the
  ///     method returns while animations are disabled.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginGroup(completion: completion)
    updates?()
    endGroup()
  }

  /// Inserts items. Index paths refer to the data after the batch update.
  open func insertItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .insertItem($0) })
  }

  /// Deletes items. Index paths refer to the data before the batch update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .deleteItem($0) })
  }

  /// Reloads items, which receive new cells and are deselected. Index paths refer to the data
  /// before the batch update.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .reloadItem($0) })
  }

  /// Requests the cells of visible items again. The data source must return the existing cells.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .reconfigureItem($0) })
  }

  /// Moves an item.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item before the batch update.
  ///   - newIndexPath: The index path of the item after the batch update.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveItem(indexPath, to: newIndexPath)])
  }

  /// Inserts sections. Indexes refer to the data after the batch update.
  open func insertSections(_ sections: IndexSet) {
    update(sections.map { .insertSection($0) })
  }

  /// Deletes sections. Indexes refer to the data before the batch update.
  open func deleteSections(_ sections: IndexSet) {
    update(sections.map { .deleteSection($0) })
  }

  /// Reloads sections, which receive new cells and supplementary views. Indexes refer to the data
  /// before the batch update.
  open func reloadSections(_ sections: IndexSet) {
    update(sections.map { .reloadSection($0) })
  }

  /// Moves a section.
  ///
  /// - Parameters:
  ///   - section: The index of the section before the batch update.
  ///   - newSection: The index of the section after the batch update.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(section, to: newSection)])
  }

  /// A Boolean value that indicates whether an item is being reordered, or whether a placeholder is
  /// displayed.
  open var hasUncommittedUpdates: Bool { movement != nil || !placeholders.isEmpty }

  // MARK: Drag and drop

  /// The object that provides the items of drags from the collection view.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet {
      dragChain = AnswerChain(dragDelegate) { object in { [weak object] in object } }
    }
  }
  private(set) var dragChain = AnswerChain<any UICollectionViewDragDelegate>()
  /// The object that receives what is dropped on the collection view.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet {
      dropChain = AnswerChain(dropDelegate) { object in { [weak object] in object } }
    }
  }
  private(set) var dropChain = AnswerChain<any UICollectionViewDropDelegate>()
  /// A Boolean value that indicates whether items can be dragged if there is a drag delegate.
  open var dragInteractionEnabled = true
  /// A Boolean value that indicates whether a drag that began in the collection view is in
  /// progress.
  open var hasActiveDrag: Bool { activeDrag != nil }
  /// A Boolean value that indicates whether a drag is over the collection view.
  open var hasActiveDrop: Bool { activeDrop != nil }
  /// The drag that began here, the drag that is over the view, the cells of the dragged items, and
  /// the placeholders of dropped ones.
  var activeDrag: DragSession?
  var activeDrop: DropSession?
  var draggedCells: [UICollectionViewCell] = []
  var placeholders: [CollectionPlaceholderContext] = []

  // MARK: Reordering

  /// The speed at which items make room for a dragged item. Here, they do so at once.
  open var reorderingCadence = ReorderingCadence.immediate

  /// Begins an interactive move of an item.
  ///
  /// - Returns: `false` if the data source does not allow the item to move.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(indexPath)
  }

  /// Moves the dragged item to a point of the content. Other items make room for it.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(targetPosition)
  }

  /// Ends the interactive move at the current position, and notifies the data source if the item
  /// has moved.
  open func endInteractiveMovement() {
    endMovement()
  }

  /// Cancels the interactive move and returns the item to its original position.
  open func cancelInteractiveMovement() {
    cancelMovement()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    meter?.layoutPasses += 1
    layoutCollection()
  }

  override func adoptTraits() {
    super.adoptTraits()
    let category = traitCollection.preferredContentSizeCategory
    if category != textSize {
      needsMeasuring = true
      setNeedsLayout()
    }
    textSize = category
  }

  override func boundsDidChange(from old: CGRect) {
    // As in UIKit, cells that determine their sizes are measured again in the new size.
    if bounds.size != old.size { needsMeasuring = true }
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      let context = collectionViewLayout.invalidationContext(forBoundsChange: bounds)
      collectionViewLayout.invalidateLayout(with: context)
    }
    super.boundsDidChange(from: old)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.invalidateLayout()
  }

  override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: State for the extensions in UICollectionView+*.swift

  /// The number of items in each section as of the last load.
  var counts: [Int] = []
  /// The number of changes of the counts. A layout pass uses it to detect a reload or an update by
  /// the app.
  var generation = 0
  /// A Boolean value that indicates whether the counts are out of date.
  var needsLoad = true
  /// A Boolean value that indicates whether the visible cells are out of date.
  var needsCells = false
  /// A Boolean value that indicates whether the visible cells and views are measured again.
  var needsMeasuring = false
  /// The items whose cells were reconfigured and are measured again at the next layout.
  var itemsToMeasure: Set<IndexPath> = []
  /// The text size for which the visible cells and views were measured.
  private var textSize = UITraitCollection.current.preferredContentSizeCategory
  var isLayingOut = false

  /// The visible cells and views.
  var shown: [ListElement: UICollectionReusableView] = [:]
  /// The cell of an item that isn't visible, if it contains the first responder, or did at the last
  /// layout. It is kept until editing has ended.
  var editedCell: UICollectionReusableView?
  /// Removed views, which return to the pool after the creation of their successors.
  var departing: [UICollectionReusableView] = []
  var selectedItems = SelectedPaths()
  var highlightedItem: IndexPath?
  /// The item whose swipe actions are revealed.
  package internal(set) var swiped: SwipedItem?
  /// The state of the item that the user is dragging.
  var movement: Movement?
  var prefetch = PrefetchState()

  var viewClasses: [ReuseKey: AnyClass] = [:]
  var pool = ReusePool<UICollectionReusableView>()
  /// The item that is being reconfigured. Dequeuing for its index path returns its cell.
  var reconfiguredItem: (indexPath: IndexPath, cell: UICollectionViewCell)?
  /// The views dequeued while the data source provides one view.
  var dequeued: [UICollectionReusableView] = []
  var memoryWarning: NotificationObservation?

  var group = UpdateGroup()

  // MARK: Translating index paths

  /// Returns the section on screen of a section in the data source: the same.
  open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int)
    -> Int
  { dataSourceSectionIndex }

  /// Returns the index path on screen of an item in the data source.
  open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?)
    -> IndexPath?
  {
    guard var path = dataSourceIndexPath else { return nil }
    for context in placeholders.sorted(by: { $0.indexPath < $1.indexPath })
    where context.indexPath.section == path.section && context.indexPath <= path {
      path.item += 1
    }
    return path
  }

  /// Returns the index path in the data source of an item on screen, or nil for a placeholder.
  open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?)
    -> IndexPath?
  {
    guard let path = presentationIndexPath, placeholder(at: path) == nil else { return nil }
    return dataSourcePath(path)
  }

  /// Returns the same section.
  open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int)
    -> Int
  { presentationSectionIndex }

  /// Runs a closure in which the methods use index paths on screen.
  open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
    actionsToTranslate()
  }
}
