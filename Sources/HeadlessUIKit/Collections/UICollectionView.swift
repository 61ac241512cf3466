public import Foundation

/// Items in sections, placed by a layout, of which only the visible ones have cells.
///
/// The view asks its data source for counts once a reload and for cells when the layout brings
/// items into view; it keeps the counts until the next reload or update.
@preconcurrency @MainActor open class UICollectionView: UIScrollView, UIDataSourceTranslating {
  /// Makes a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutStorage = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
    gestureRecognizers = [panGestureRecognizer]
    observeMemoryWarnings()
  }

  /// Raises: a collection view needs a layout.
  public convenience override init(frame: CGRect) {
    UIKitException(
      .invalidArgument,
      reason: "UICollectionView must be initialized with a non-nil layout parameter"
    ).raise()
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }

  public required init?(coder: NSCoder) {
    layoutStorage = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layoutStorage.collectionView = self
    observeMemoryWarnings()
  }

  // MARK: Data source, delegate and layout

  /// The object that has the counts and cells; a new one is asked at the next layout.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      dataSourceChain = AnswerChain(dataSource) { object in { [weak object] in object } }
      setNeedsReload()
    }
  }
  private(set) var dataSourceChain = AnswerChain<any UICollectionViewDataSource>()

  /// The object that is asked about behaviour and told of selection and scrolling.
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

  /// The object that is told which items may be shown soon.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet {
      prefetchDataSourceChain = AnswerChain(prefetchDataSource) { object in
        { [weak object] in object }
      }
    }
  }
  private(set) var prefetchDataSourceChain =
    AnswerChain<any UICollectionViewDataSourcePrefetching>()
  /// Whether items are announced before they are shown.
  open var isPrefetchingEnabled = true

  private var layoutStorage: UICollectionViewLayout
  /// What places the items; a new one lays everything out anew.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { replaceLayout(with: newValue) }
  }

  func setLayoutStorage(_ layout: UICollectionViewLayout) {
    layoutStorage.collectionView = nil
    layoutStorage = layout
    layout.collectionView = self
    // What is behind a cell depends on the list that the layout makes.
    noteChangeThroughout()
  }

  /// Sets another layout; the animation is at its end at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    replaceLayout(with: layout)
  }

  /// Sets another layout; the completion runs at the next turn.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    replaceLayout(with: layout)
    layoutIfNeeded()
    if let completion { HeadlessRunLoop.enqueue { completion(true) } }
  }

  /// The view behind all items.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Whether cells that change their content are measured again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Counts

  /// The number of sections as of the last load or update.
  open var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// The number of items in a section as of the last load or update; raises for no such section.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    guard counts.indices.contains(section) else {
      UIKitException(
        reason: "request for number of items in section \(section) when there are only "
          + "\(counts.count) sections in the collection view"
      ).raise()
      return 0
    }
    return counts[section]
  }

  // MARK: Queries

  /// The visible cell of an item; nil off screen and out of range. Never asks the data source.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)] as? UICollectionViewCell
  }

  /// The item of a visible cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.container === self ? cell.element?.indexPath : nil
  }

  /// The visible cells, in no particular order.
  open var visibleCells: [UICollectionViewCell] {
    shown.values.compactMap { $0 as? UICollectionViewCell }
  }

  /// The visible items, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.compactMap { $0.category == .cell ? $0.indexPath : nil }
  }

  /// The item at a point of the content; nil between items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return collectionViewLayout.layoutAttributesForElements(in: spot)?
      .filter { $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point) }
      .max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// The attributes of an item, on screen or off; nil out of range.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    guard contains(indexPath) else { return nil }
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The attributes of a supplementary view; nil where there is none.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareLayout()
    guard indexPath.count == 2, counts.indices.contains(indexPath.section) else { return nil }
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The visible supplementary view of a kind; nil off screen.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    shown[
      ListElement(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
  }

  /// The visible supplementary views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Where the visible supplementary views of a kind are.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.compactMap {
      $0.category == .supplementaryView && $0.kind == elementKind ? $0.indexPath : nil
    }
  }

  // MARK: Cells

  /// Says which class makes the cells of an identifier; nil takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    viewClasses[.cell(identifier)] = cellClass
  }

  /// Says which nib makes the cells of an identifier; there are no nibs here, so dequeuing raises.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    viewClasses[.cell(identifier)] = nil
  }

  /// Says which class makes the supplementary views of a kind and identifier; nil takes it back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    viewClasses[ReuseKey(kind: elementKind, identifier: identifier)] = viewClass
  }

  /// Says which nib makes the supplementary views of a kind; there are no nibs here.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    viewClasses[ReuseKey(kind: kind, identifier: identifier)] = nil
  }

  /// A cell to use again, or a new one of the registered class; raises where nothing is
  /// registered.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    dequeue(.cell(identifier), for: indexPath) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  /// A supplementary view to use again, or a new one of the registered class; raises where nothing
  /// is registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(ReuseKey(kind: elementKind, identifier: identifier), for: indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }

  // MARK: Selection

  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether items can be selected while the view is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while the view is edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// The selected items in the order of their selection; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedItems.isEmpty ? nil : selectedItems }

  /// Selects an item, or none, without a word to the delegate.
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

  /// Deselects an item without a word to the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false)
  }

  /// Whether the cells show what edits them.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  // MARK: Scrolling

  /// Scrolls an item to a place of the visible part, or as little as is needed where the position
  /// is empty. Out of range it raises.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Reloading and updates

  /// Asks for the counts again, at once, and for the visible cells at the next layout. Selection
  /// is dropped; the offset is kept as far as the content reaches.
  open func reloadData() {
    reloadAll()
  }

  /// Performs the updates made by a closure as one group; the completion runs at the next turn.
  /// Groups nest; the outermost performs all.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginGroup(completion: completion)
    updates?()
    endGroup()
  }

  /// Inserts items; the index paths are those after the group.
  open func insertItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .insertItem($0) })
  }

  /// Deletes items; the index paths are those before the group.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .deleteItem($0) })
  }

  /// Gives items new cells and deselects them; the index paths are those before the group.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .reloadItem($0) })
  }

  /// Asks for the cells of visible items again; each must be the cell that is there already.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .reconfigureItem($0) })
  }

  /// Moves an item from where it was before the group to where it is after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveItem(indexPath, to: newIndexPath)])
  }

  /// Inserts sections; the indexes are those after the group.
  open func insertSections(_ sections: IndexSet) {
    update(sections.map { .insertSection($0) })
  }

  /// Deletes sections; the indexes are those before the group.
  open func deleteSections(_ sections: IndexSet) {
    update(sections.map { .deleteSection($0) })
  }

  /// Gives sections new cells and supplementary views; the indexes are those before the group.
  open func reloadSections(_ sections: IndexSet) {
    update(sections.map { .reloadSection($0) })
  }

  /// Moves a section from where it was before the group to where it is after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(section, to: newSection)])
  }

  /// Whether items are being dragged to another place.
  open var hasUncommittedUpdates: Bool { movement != nil }
  /// Whether items can be dragged into another list; they cannot here.
  open var dragInteractionEnabled = false
  /// Whether a drag into another list is on.
  open var hasActiveDrag: Bool { false }
  /// Whether a drop from another list is on.
  open var hasActiveDrop: Bool { false }

  // MARK: Reordering

  /// How soon items give way to a dragged one; here they do at once.
  open var reorderingCadence = ReorderingCadence.immediate

  /// Takes an item up; false where the data source does not let it move.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(indexPath)
  }

  /// Moves the item that is held to a point of the content; the others give way.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(targetPosition)
  }

  /// Lets the item go where it is and tells the data source, if it is another place than before.
  open func endInteractiveMovement() {
    endMovement()
  }

  /// Puts the item back.
  open func cancelInteractiveMovement() {
    cancelMovement()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
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

  // MARK: State, used by the extensions in the files beside this one

  /// Counts as of the last load.
  var counts: [Int] = []
  /// Counts how often the counts changed, so that a layout notices when the app reloads or updates
  /// in the middle of it.
  var generation = 0
  /// Whether counts have to be asked for before anything else.
  var needsLoad = true
  /// Whether the visible cells are out of date.
  var needsCells = false
  /// Whether the visible cells and views have to be measured again.
  var needsMeasuring = false
  /// The size of text that they were measured for.
  private var textSize = UITraitCollection.current.preferredContentSizeCategory
  var isLayingOut = false

  /// The visible cells and views.
  var shown: [ListElement: UICollectionReusableView] = [:]
  /// Views that were taken away and go to the pool when their successors were made.
  var departing: [UICollectionReusableView] = []
  var selectedItems: [IndexPath] = []
  var highlightedItem: IndexPath?
  /// The item whose actions show.
  package internal(set) var swiped: SwipedItem?
  /// The item that is dragged.
  var movement: Movement?
  var prefetch = PrefetchState()

  var viewClasses: [ReuseKey: AnyClass] = [:]
  var pool = ReusePool<UICollectionReusableView>()
  /// The item that is being reconfigured: dequeuing for its index path hands back its cell.
  var reconfiguredItem: (indexPath: IndexPath, cell: UICollectionViewCell)?
  /// What was dequeued while the data source provides one view.
  var dequeued: [UICollectionReusableView] = []
  var memoryWarning: NotificationObservation?

  var group = UpdateGroup()
}
