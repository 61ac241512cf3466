import HeadlessUIKit

// Subclasses that override every method and property of the lists' classes that UIKit lets apps
// override, in UIKit's form. That they compile is the test.

class OwnUITableView: UITableView {
  override var allowsFocus: Bool {
    get { super.allowsFocus }
    set { super.allowsFocus = newValue }
  }
  override var allowsFocusDuringEditing: Bool {
    get { super.allowsFocusDuringEditing }
    set { super.allowsFocusDuringEditing = newValue }
  }
  override var allowsMultipleSelection: Bool {
    get { super.allowsMultipleSelection }
    set { super.allowsMultipleSelection = newValue }
  }
  override var allowsMultipleSelectionDuringEditing: Bool {
    get { super.allowsMultipleSelectionDuringEditing }
    set { super.allowsMultipleSelectionDuringEditing = newValue }
  }
  override var allowsSelection: Bool {
    get { super.allowsSelection }
    set { super.allowsSelection = newValue }
  }
  override var allowsSelectionDuringEditing: Bool {
    get { super.allowsSelectionDuringEditing }
    set { super.allowsSelectionDuringEditing = newValue }
  }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override func beginUpdates() {
    super.beginUpdates()
  }
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    return super.cellForRow(at: indexPath)
  }
  override var cellLayoutMarginsFollowReadableWidth: Bool {
    get { super.cellLayoutMarginsFollowReadableWidth }
    set { super.cellLayoutMarginsFollowReadableWidth = newValue }
  }
  override var contentHuggingElements: UITableViewContentHuggingElements {
    get { super.contentHuggingElements }
    set { super.contentHuggingElements = newValue }
  }
  override var dataSource: (any UITableViewDataSource)? {
    get { super.dataSource }
    set { super.dataSource = newValue }
  }
  override var delegate: (any UITableViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    super.deleteRows(at: indexPaths, with: animation)
  }
  override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    super.deleteSections(sections, with: animation)
  }
  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    return super.dequeueReusableCell(withIdentifier: identifier)
  }
  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    return super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  override func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    return super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }
  override func deselectRow(at indexPath: IndexPath, animated: Bool) {
    super.deselectRow(at: indexPath, animated: animated)
  }
  override var dragDelegate: (any UITableViewDragDelegate)? {
    get { super.dragDelegate }
    set { super.dragDelegate = newValue }
  }
  override var dragInteractionEnabled: Bool {
    get { super.dragInteractionEnabled }
    set { super.dragInteractionEnabled = newValue }
  }
  override var dropDelegate: (any UITableViewDropDelegate)? {
    get { super.dropDelegate }
    set { super.dropDelegate = newValue }
  }
  override func endUpdates() {
    super.endUpdates()
  }
  override var estimatedRowHeight: CGFloat {
    get { super.estimatedRowHeight }
    set { super.estimatedRowHeight = newValue }
  }
  override var estimatedSectionFooterHeight: CGFloat {
    get { super.estimatedSectionFooterHeight }
    set { super.estimatedSectionFooterHeight = newValue }
  }
  override var estimatedSectionHeaderHeight: CGFloat {
    get { super.estimatedSectionHeaderHeight }
    set { super.estimatedSectionHeaderHeight = newValue }
  }
  override var fillerRowHeight: CGFloat {
    get { super.fillerRowHeight }
    set { super.fillerRowHeight = newValue }
  }
  override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    return super.footerView(forSection: section)
  }
  override var hasActiveDrag: Bool { super.hasActiveDrag }
  override var hasActiveDrop: Bool { super.hasActiveDrop }
  override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    return super.headerView(forSection: section)
  }
  override func indexPath(for cell: UITableViewCell) -> IndexPath? {
    return super.indexPath(for: cell)
  }
  override func indexPathForRow(at point: CGPoint) -> IndexPath? {
    return super.indexPathForRow(at: point)
  }
  override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
  override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    return super.indexPathsForRows(in: rect)
  }
  override var indexPathsForSelectedRows: [IndexPath]? { super.indexPathsForSelectedRows }
  override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    super.insertRows(at: indexPaths, with: animation)
  }
  override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    super.insertSections(sections, with: animation)
  }
  override var insetsContentViewsToSafeArea: Bool {
    get { super.insetsContentViewsToSafeArea }
    set { super.insetsContentViewsToSafeArea = newValue }
  }
  override var isEditing: Bool {
    get { super.isEditing }
    set { super.isEditing = newValue }
  }
  override var isPrefetchingEnabled: Bool {
    get { super.isPrefetchingEnabled }
    set { super.isPrefetchingEnabled = newValue }
  }
  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    super.moveRow(at: indexPath, to: newIndexPath)
  }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    super.moveSection(section, toSection: newSection)
  }
  override func numberOfRows(inSection section: Int) -> Int {
    return super.numberOfRows(inSection: section)
  }
  override var numberOfSections: Int { super.numberOfSections }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    super.performBatchUpdates(updates, completion: completion)
  }
  override var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { super.prefetchDataSource }
    set { super.prefetchDataSource = newValue }
  }
  override func reconfigureRows(at indexPaths: [IndexPath]) {
    super.reconfigureRows(at: indexPaths)
  }
  override func rect(forSection section: Int) -> CGRect {
    return super.rect(forSection: section)
  }
  override func rectForFooter(inSection section: Int) -> CGRect {
    return super.rectForFooter(inSection: section)
  }
  override func rectForHeader(inSection section: Int) -> CGRect {
    return super.rectForHeader(inSection: section)
  }
  override func rectForRow(at indexPath: IndexPath) -> CGRect {
    return super.rectForRow(at: indexPath)
  }
  override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    super.register(nib, forCellReuseIdentifier: identifier)
  }
  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    super.register(cellClass, forCellReuseIdentifier: identifier)
  }
  override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    super.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
  }
  override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
  {
    super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
  override func reloadData() {
    super.reloadData()
  }
  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    super.reloadRows(at: indexPaths, with: animation)
  }
  override func reloadSectionIndexTitles() {
    super.reloadSectionIndexTitles()
  }
  override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    super.reloadSections(sections, with: animation)
  }
  override var remembersLastFocusedIndexPath: Bool {
    get { super.remembersLastFocusedIndexPath }
    set { super.remembersLastFocusedIndexPath = newValue }
  }
  override var rowHeight: CGFloat {
    get { super.rowHeight }
    set { super.rowHeight = newValue }
  }
  override func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated)
  }
  override func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }
  override var sectionFooterHeight: CGFloat {
    get { super.sectionFooterHeight }
    set { super.sectionFooterHeight = newValue }
  }
  override var sectionHeaderHeight: CGFloat {
    get { super.sectionHeaderHeight }
    set { super.sectionHeaderHeight = newValue }
  }
  override var sectionHeaderTopPadding: CGFloat {
    get { super.sectionHeaderTopPadding }
    set { super.sectionHeaderTopPadding = newValue }
  }
  override var sectionIndexBackgroundColor: UIColor? {
    get { super.sectionIndexBackgroundColor }
    set { super.sectionIndexBackgroundColor = newValue }
  }
  override var sectionIndexColor: UIColor? {
    get { super.sectionIndexColor }
    set { super.sectionIndexColor = newValue }
  }
  override var sectionIndexMinimumDisplayRowCount: Int {
    get { super.sectionIndexMinimumDisplayRowCount }
    set { super.sectionIndexMinimumDisplayRowCount = newValue }
  }
  override var sectionIndexTrackingBackgroundColor: UIColor? {
    get { super.sectionIndexTrackingBackgroundColor }
    set { super.sectionIndexTrackingBackgroundColor = newValue }
  }
  override func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  override var selectionFollowsFocus: Bool {
    get { super.selectionFollowsFocus }
    set { super.selectionFollowsFocus = newValue }
  }
  override var selfSizingInvalidation: UITableView.SelfSizingInvalidation {
    get { super.selfSizingInvalidation }
    set { super.selfSizingInvalidation = newValue }
  }
  override var separatorColor: UIColor? {
    get { super.separatorColor }
    set { super.separatorColor = newValue }
  }
  override var separatorInset: UIEdgeInsets {
    get { super.separatorInset }
    set { super.separatorInset = newValue }
  }
  override var separatorInsetReference: UITableView.SeparatorInsetReference {
    get { super.separatorInsetReference }
    set { super.separatorInsetReference = newValue }
  }
  override var separatorStyle: UITableViewCell.SeparatorStyle {
    get { super.separatorStyle }
    set { super.separatorStyle = newValue }
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override var style: UITableView.Style { super.style }
  override var tableFooterView: UIView? {
    get { super.tableFooterView }
    set { super.tableFooterView = newValue }
  }
  override var tableHeaderView: UIView? {
    get { super.tableHeaderView }
    set { super.tableHeaderView = newValue }
  }
  override var visibleCells: [UITableViewCell] { super.visibleCells }
}

class OwnUICollectionView: UICollectionView {
  override var allowsFocus: Bool {
    get { super.allowsFocus }
    set { super.allowsFocus = newValue }
  }
  override var allowsFocusDuringEditing: Bool {
    get { super.allowsFocusDuringEditing }
    set { super.allowsFocusDuringEditing = newValue }
  }
  override var allowsMultipleSelection: Bool {
    get { super.allowsMultipleSelection }
    set { super.allowsMultipleSelection = newValue }
  }
  override var allowsMultipleSelectionDuringEditing: Bool {
    get { super.allowsMultipleSelectionDuringEditing }
    set { super.allowsMultipleSelectionDuringEditing = newValue }
  }
  override var allowsSelection: Bool {
    get { super.allowsSelection }
    set { super.allowsSelection = newValue }
  }
  override var allowsSelectionDuringEditing: Bool {
    get { super.allowsSelectionDuringEditing }
    set { super.allowsSelectionDuringEditing = newValue }
  }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    return super.beginInteractiveMovementForItem(at: indexPath)
  }
  override func cancelInteractiveMovement() {
    super.cancelInteractiveMovement()
  }
  override func cancelInteractiveTransition() {
    super.cancelInteractiveTransition()
  }
  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    return super.cellForItem(at: indexPath)
  }
  override var collectionViewLayout: UICollectionViewLayout {
    get { super.collectionViewLayout }
    set { super.collectionViewLayout = newValue }
  }
  override var dataSource: (any UICollectionViewDataSource)? {
    get { super.dataSource }
    set { super.dataSource = newValue }
  }
  override var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override func deleteItems(at indexPaths: [IndexPath]) {
    super.deleteItems(at: indexPaths)
  }
  override func deleteSections(_ sections: IndexSet) {
    super.deleteSections(sections)
  }
  override func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
  override func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    return super.dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }
  override func deselectItem(at indexPath: IndexPath, animated: Bool) {
    super.deselectItem(at: indexPath, animated: animated)
  }
  override var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { super.dragDelegate }
    set { super.dragDelegate = newValue }
  }
  override var dragInteractionEnabled: Bool {
    get { super.dragInteractionEnabled }
    set { super.dragInteractionEnabled = newValue }
  }
  override var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { super.dropDelegate }
    set { super.dropDelegate = newValue }
  }
  override func endInteractiveMovement() {
    super.endInteractiveMovement()
  }
  override func finishInteractiveTransition() {
    super.finishInteractiveTransition()
  }
  override var hasActiveDrag: Bool { super.hasActiveDrag }
  override var hasActiveDrop: Bool { super.hasActiveDrop }
  override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates }
  override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    return super.indexPath(for: cell)
  }
  override func indexPathForItem(at point: CGPoint) -> IndexPath? {
    return super.indexPathForItem(at: point)
  }
  override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
  override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
  override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath]
  {
    return super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
  }
  override func insertItems(at indexPaths: [IndexPath]) {
    super.insertItems(at: indexPaths)
  }
  override func insertSections(_ sections: IndexSet) {
    super.insertSections(sections)
  }
  override var isEditing: Bool {
    get { super.isEditing }
    set { super.isEditing = newValue }
  }
  override var isPrefetchingEnabled: Bool {
    get { super.isPrefetchingEnabled }
    set { super.isPrefetchingEnabled = newValue }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    return super.layoutAttributesForItem(at: indexPath)
  }
  override func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    super.moveItem(at: indexPath, to: newIndexPath)
  }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    super.moveSection(section, toSection: newSection)
  }
  override func numberOfItems(inSection section: Int) -> Int {
    return super.numberOfItems(inSection: section)
  }
  override var numberOfSections: Int { super.numberOfSections }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    super.performBatchUpdates(updates, completion: completion)
  }
  override var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { super.prefetchDataSource }
    set { super.prefetchDataSource = newValue }
  }
  override func reconfigureItems(at indexPaths: [IndexPath]) {
    super.reconfigureItems(at: indexPaths)
  }
  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }
  override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    super.register(nib, forCellWithReuseIdentifier: identifier)
  }
  override func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    super.register(
      viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }
  override func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
  }
  override func reloadData() {
    super.reloadData()
  }
  override func reloadItems(at indexPaths: [IndexPath]) {
    super.reloadItems(at: indexPaths)
  }
  override func reloadSections(_ sections: IndexSet) {
    super.reloadSections(sections)
  }
  override var remembersLastFocusedIndexPath: Bool {
    get { super.remembersLastFocusedIndexPath }
    set { super.remembersLastFocusedIndexPath = newValue }
  }
  override var reorderingCadence: UICollectionView.ReorderingCadence {
    get { super.reorderingCadence }
    set { super.reorderingCadence = newValue }
  }
  override func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }
  override func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  override var selectionFollowsFocus: Bool {
    get { super.selectionFollowsFocus }
    set { super.selectionFollowsFocus = newValue }
  }
  override var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation {
    get { super.selfSizingInvalidation }
    set { super.selfSizingInvalidation = newValue }
  }
  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    super.setCollectionViewLayout(layout, animated: animated)
  }
  override func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    super.setCollectionViewLayout(layout, animated: animated, completion: completion)
  }
  override func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    return super.startInteractiveTransition(to: layout, completion: completion)
  }
  override func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    return super.supplementaryView(forElementKind: elementKind, at: indexPath)
  }
  override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    super.updateInteractiveMovementTargetPosition(targetPosition)
  }
  override var visibleCells: [UICollectionViewCell] { super.visibleCells }
  override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView]
  {
    return super.visibleSupplementaryViews(ofKind: elementKind)
  }
}

class OwnUICollectionViewLayout: UICollectionViewLayout {
  override var collectionView: UICollectionView? { super.collectionView }
  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    super.developmentLayoutDirection
  }
  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return super.finalLayoutAttributesForDisappearingDecorationElement(
      ofKind: elementKind, at: decorationIndexPath)
  }
  override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }
  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
  }
  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
  }
  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
  }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    super.flipsHorizontallyInOppositeLayoutDirection
  }
  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    return super.indexPathsToDeleteForDecorationView(ofKind: elementKind)
  }
  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    return super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
  }
  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    return super.indexPathsToInsertForDecorationView(ofKind: elementKind)
  }
  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    return super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
  }
  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return super.initialLayoutAttributesForAppearingDecorationElement(
      ofKind: elementKind, at: decorationIndexPath)
  }
  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }
  override func invalidateLayout() {
    super.invalidateLayout()
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }
  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    return super.invalidationContext(forBoundsChange: newBounds)
  }
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    return super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
  }
  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
  }
  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    return super.layoutAttributesForElements(in: rect)
  }
  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    return super.layoutAttributesForInteractivelyMovingItem(
      at: indexPath, withTargetPosition: position)
  }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    return super.layoutAttributesForItem(at: indexPath)
  }
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
  override func prepare() {
    super.prepare()
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
  }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
  }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
  }
  override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    super.register(viewClass, forDecorationViewOfKind: elementKind)
  }
  override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    super.register(nib, forDecorationViewOfKind: elementKind)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    return super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    return super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    return super.targetIndexPath(
      forInteractivelyMovingItem: previousIndexPath, withPosition: position)
  }
}

class OwnUICollectionViewFlowLayout: UICollectionViewFlowLayout {
  override var estimatedItemSize: CGSize {
    get { super.estimatedItemSize }
    set { super.estimatedItemSize = newValue }
  }
  override var footerReferenceSize: CGSize {
    get { super.footerReferenceSize }
    set { super.footerReferenceSize = newValue }
  }
  override var headerReferenceSize: CGSize {
    get { super.headerReferenceSize }
    set { super.headerReferenceSize = newValue }
  }
  override var itemSize: CGSize {
    get { super.itemSize }
    set { super.itemSize = newValue }
  }
  override var minimumInteritemSpacing: CGFloat {
    get { super.minimumInteritemSpacing }
    set { super.minimumInteritemSpacing = newValue }
  }
  override var minimumLineSpacing: CGFloat {
    get { super.minimumLineSpacing }
    set { super.minimumLineSpacing = newValue }
  }
  override var scrollDirection: UICollectionView.ScrollDirection {
    get { super.scrollDirection }
    set { super.scrollDirection = newValue }
  }
  override var sectionFootersPinToVisibleBounds: Bool {
    get { super.sectionFootersPinToVisibleBounds }
    set { super.sectionFootersPinToVisibleBounds = newValue }
  }
  override var sectionHeadersPinToVisibleBounds: Bool {
    get { super.sectionHeadersPinToVisibleBounds }
    set { super.sectionHeadersPinToVisibleBounds = newValue }
  }
  override var sectionInset: UIEdgeInsets {
    get { super.sectionInset }
    set { super.sectionInset = newValue }
  }
  override var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference {
    get { super.sectionInsetReference }
    set { super.sectionInsetReference = newValue }
  }
}

class OwnUITableViewCell: UITableViewCell {
  override var accessoryType: UITableViewCell.AccessoryType {
    get { super.accessoryType }
    set { super.accessoryType = newValue }
  }
  override var accessoryView: UIView? {
    get { super.accessoryView }
    set { super.accessoryView = newValue }
  }
  override var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { super.automaticallyUpdatesBackgroundConfiguration }
    set { super.automaticallyUpdatesBackgroundConfiguration = newValue }
  }
  override var automaticallyUpdatesContentConfiguration: Bool {
    get { super.automaticallyUpdatesContentConfiguration }
    set { super.automaticallyUpdatesContentConfiguration = newValue }
  }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override var contentView: UIView { super.contentView }
  override var detailTextLabel: UILabel? { super.detailTextLabel }
  override func didTransition(to state: UITableViewCell.StateMask) {
    super.didTransition(to: state)
  }
  override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
    super.dragStateDidChange(dragState)
  }
  override var editingAccessoryType: UITableViewCell.AccessoryType {
    get { super.editingAccessoryType }
    set { super.editingAccessoryType = newValue }
  }
  override var editingAccessoryView: UIView? {
    get { super.editingAccessoryView }
    set { super.editingAccessoryView = newValue }
  }
  override var editingStyle: UITableViewCell.EditingStyle { super.editingStyle }
  override var focusStyle: UITableViewCell.FocusStyle {
    get { super.focusStyle }
    set { super.focusStyle = newValue }
  }
  override var imageView: UIImageView? { super.imageView }
  override var indentationLevel: Int {
    get { super.indentationLevel }
    set { super.indentationLevel = newValue }
  }
  override var indentationWidth: CGFloat {
    get { super.indentationWidth }
    set { super.indentationWidth = newValue }
  }
  override var isEditing: Bool {
    get { super.isEditing }
    set { super.isEditing = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
  override var multipleSelectionBackgroundView: UIView? {
    get { super.multipleSelectionBackgroundView }
    set { super.multipleSelectionBackgroundView = newValue }
  }
  override func prepareForReuse() {
    super.prepareForReuse()
  }
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override var selectedBackgroundView: UIView? {
    get { super.selectedBackgroundView }
    set { super.selectedBackgroundView = newValue }
  }
  override var selectionStyle: UITableViewCell.SelectionStyle {
    get { super.selectionStyle }
    set { super.selectionStyle = newValue }
  }
  override var separatorInset: UIEdgeInsets {
    get { super.separatorInset }
    set { super.separatorInset = newValue }
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
  }
  override func setNeedsUpdateConfiguration() {
    super.setNeedsUpdateConfiguration()
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }
  override var shouldIndentWhileEditing: Bool {
    get { super.shouldIndentWhileEditing }
    set { super.shouldIndentWhileEditing = newValue }
  }
  override var showingDeleteConfirmation: Bool { super.showingDeleteConfirmation }
  override var showsReorderControl: Bool {
    get { super.showsReorderControl }
    set { super.showsReorderControl = newValue }
  }
  override var textLabel: UILabel? { super.textLabel }
  override var userInteractionEnabledWhileDragging: Bool {
    get { super.userInteractionEnabledWhileDragging }
    set { super.userInteractionEnabledWhileDragging = newValue }
  }
  override func willTransition(to state: UITableViewCell.StateMask) {
    super.willTransition(to: state)
  }
}

class OwnUICollectionViewCell: UICollectionViewCell {
  override var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { super.automaticallyUpdatesBackgroundConfiguration }
    set { super.automaticallyUpdatesBackgroundConfiguration = newValue }
  }
  override var automaticallyUpdatesContentConfiguration: Bool {
    get { super.automaticallyUpdatesContentConfiguration }
    set { super.automaticallyUpdatesContentConfiguration = newValue }
  }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override var contentView: UIView { super.contentView }
  override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
    super.dragStateDidChange(dragState)
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
  override var selectedBackgroundView: UIView? {
    get { super.selectedBackgroundView }
    set { super.selectedBackgroundView = newValue }
  }
  override func setNeedsUpdateConfiguration() {
    super.setNeedsUpdateConfiguration()
  }
}

class OwnUICollectionReusableView: UICollectionReusableView {
}

class OwnUICollectionViewListCell: UICollectionViewListCell {
  override var indentationLevel: Int {
    get { super.indentationLevel }
    set { super.indentationLevel = newValue }
  }
  override var indentationWidth: CGFloat {
    get { super.indentationWidth }
    set { super.indentationWidth = newValue }
  }
  override var indentsAccessories: Bool {
    get { super.indentsAccessories }
    set { super.indentsAccessories = newValue }
  }
  override var separatorLayoutGuide: UILayoutGuide { super.separatorLayoutGuide }
}

class OwnUITableViewHeaderFooterView: UITableViewHeaderFooterView {
  override var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { super.automaticallyUpdatesBackgroundConfiguration }
    set { super.automaticallyUpdatesBackgroundConfiguration = newValue }
  }
  override var automaticallyUpdatesContentConfiguration: Bool {
    get { super.automaticallyUpdatesContentConfiguration }
    set { super.automaticallyUpdatesContentConfiguration = newValue }
  }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override var contentView: UIView { super.contentView }
  override var detailTextLabel: UILabel? { super.detailTextLabel }
  override func prepareForReuse() {
    super.prepareForReuse()
  }
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override func setNeedsUpdateConfiguration() {
    super.setNeedsUpdateConfiguration()
  }
  override var textLabel: UILabel? { super.textLabel }
}

class OwnUITableViewController: UITableViewController {
  override var clearsSelectionOnViewWillAppear: Bool {
    get { super.clearsSelectionOnViewWillAppear }
    set { super.clearsSelectionOnViewWillAppear = newValue }
  }
  override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    return super.indexPathForPreferredFocusedView(in: tableView)
  }
  override func numberOfSections(in tableView: UITableView) -> Int {
    return super.numberOfSections(in: tableView)
  }
  override var refreshControl: UIRefreshControl? {
    get { super.refreshControl }
    set { super.refreshControl = newValue }
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    return super.sectionIndexTitles(for: tableView)
  }
  override var tableView: UITableView! {
    get { super.tableView }
    set { super.tableView = newValue }
  }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    super.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    return super.tableView(tableView, heightForRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  {
    return super.tableView(tableView, heightForHeaderInSection: section)
  }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  {
    return super.tableView(tableView, heightForFooterInSection: section)
  }
  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    return super.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    return super.tableView(tableView, viewForHeaderInSection: section)
  }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  {
    return super.tableView(tableView, viewForFooterInSection: section)
  }
  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    super.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }
  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    return super.tableView(tableView, shouldHighlightRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    super.tableView(tableView, didHighlightRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    super.tableView(tableView, didUnhighlightRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    return super.tableView(tableView, willSelectRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    return super.tableView(tableView, willDeselectRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didDeselectRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    return super.tableView(tableView, editingStyleForRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    return super.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    return super.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    return super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    return super.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    super.tableView(tableView, willBeginEditingRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    super.tableView(tableView, didEndEditingRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    return super.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    return super.tableView(tableView, indentationLevelForRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return super.tableView(tableView, numberOfRowsInSection: section)
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    return super.tableView(tableView, cellForRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    return super.tableView(tableView, titleForHeaderInSection: section)
  }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    return super.tableView(tableView, titleForFooterInSection: section)
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return super.tableView(tableView, canEditRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    return super.tableView(tableView, canMoveRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    return super.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }
  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    super.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }
  override func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    super.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }
  override func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    super.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }
  override func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    super.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }
  override func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    return super.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }
  override func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    return super.tableView(tableView, estimatedHeightForFooterInSection: section)
  }
  override func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    return super.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    super.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    return super.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    super.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    return super.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
  }
  override func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    return super.tableView(
      tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  override func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    return super.tableView(
      tableView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    super.tableView(
      tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  override func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
  }
  override func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
  }
  override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    return super.tableView(tableView, editActionsForRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  {
    return super.tableView(tableView, shouldShowMenuForRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    return super.tableView(
      tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
  }
  override func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    super.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
  }
  override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    return super.tableView(tableView, canFocusRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    return super.tableView(tableView, shouldUpdateFocusIn: context)
  }
  override func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    super.tableView(tableView, didUpdateFocusIn: context, with: coordinator)
  }
  override func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    return super.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    return super.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
  }
  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    super.tableViewDidEndMultipleSelectionInteraction(tableView)
  }
}

class OwnUICollectionViewController: UICollectionViewController {
  override var clearsSelectionOnViewWillAppear: Bool {
    get { super.clearsSelectionOnViewWillAppear }
    set { super.clearsSelectionOnViewWillAppear = newValue }
  }
  override var collectionView: UICollectionView! {
    get { super.collectionView }
    set { super.collectionView = newValue }
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return super.collectionView(collectionView, numberOfItemsInSection: section)
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    return super.collectionView(collectionView, cellForItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    return super.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    return super.collectionView(collectionView, canMoveItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    return super.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }
  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    return super.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    super.collectionView(collectionView, didHighlightItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    super.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    return super.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    return super.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    super.collectionView(collectionView, didSelectItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    super.collectionView(collectionView, didDeselectItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    super.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }
  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    super.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.collectionView(collectionView, willDisplayContextMenu: configuration, animator: animator)
  }
  override func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    return super.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    super.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    return super.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    return super.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    return super.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }
  override func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool {
    return super.collectionView(collectionView, canEditItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    return super.collectionView(
      collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    super.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    return super.collectionView(
      collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    return super.collectionView(
      collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    return super.collectionView(
      collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    super.collectionView(
      collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    return super.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }
  override func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    return super.collectionView(collectionView, shouldShowMenuForItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    return super.collectionView(
      collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
  }
  override func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {
    super.collectionView(
      collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    return super.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }
  override func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    return super.collectionView(collectionView, canFocusItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    return super.collectionView(collectionView, shouldUpdateFocusIn: context)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    super.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
  }
  override func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    return super.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    return super.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    super.collectionView(
      collectionView, willEndContextMenuInteraction: configuration, animator: animator)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    return super.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    return super.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  override func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
  {
    super.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }
  override var collectionViewLayout: UICollectionViewLayout { super.collectionViewLayout }
  override func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
  {
    return super.indexPathForPreferredFocusedView(in: collectionView)
  }
  override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    return super.indexTitles(for: collectionView)
  }
  override var installsStandardGestureForInteractiveMovement: Bool {
    get { super.installsStandardGestureForInteractiveMovement }
    set { super.installsStandardGestureForInteractiveMovement = newValue }
  }
  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    return super.numberOfSections(in: collectionView)
  }
  override var useLayoutToLayoutNavigationTransitions: Bool {
    get { super.useLayoutToLayoutNavigationTransitions }
    set { super.useLayoutToLayoutNavigationTransitions = newValue }
  }
}

class OwnUIScrollView: UIScrollView {
  override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
  }
  override var allowsKeyboardScrolling: Bool {
    get { super.allowsKeyboardScrolling }
    set { super.allowsKeyboardScrolling = newValue }
  }
  override var alwaysBounceHorizontal: Bool {
    get { super.alwaysBounceHorizontal }
    set { super.alwaysBounceHorizontal = newValue }
  }
  override var alwaysBounceVertical: Bool {
    get { super.alwaysBounceVertical }
    set { super.alwaysBounceVertical = newValue }
  }
  override var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { super.automaticallyAdjustsScrollIndicatorInsets }
    set { super.automaticallyAdjustsScrollIndicatorInsets = newValue }
  }
  override var bounces: Bool {
    get { super.bounces }
    set { super.bounces = newValue }
  }
  override var bouncesHorizontally: Bool {
    get { super.bouncesHorizontally }
    set { super.bouncesHorizontally = newValue }
  }
  override var bouncesVertically: Bool {
    get { super.bouncesVertically }
    set { super.bouncesVertically = newValue }
  }
  override var bouncesZoom: Bool {
    get { super.bouncesZoom }
    set { super.bouncesZoom = newValue }
  }
  override var canCancelContentTouches: Bool {
    get { super.canCancelContentTouches }
    set { super.canCancelContentTouches = newValue }
  }
  override var contentAlignmentPoint: CGPoint {
    get { super.contentAlignmentPoint }
    set { super.contentAlignmentPoint = newValue }
  }
  override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set { super.contentInset = newValue }
  }
  override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
    get { super.contentInsetAdjustmentBehavior }
    set { super.contentInsetAdjustmentBehavior = newValue }
  }
  override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { super.contentOffset = newValue }
  }
  override var contentSize: CGSize {
    get { super.contentSize }
    set { super.contentSize = newValue }
  }
  override var decelerationRate: UIScrollView.DecelerationRate {
    get { super.decelerationRate }
    set { super.decelerationRate = newValue }
  }
  override var delaysContentTouches: Bool {
    get { super.delaysContentTouches }
    set { super.delaysContentTouches = newValue }
  }
  override var delegate: (any UIScrollViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var directionalPressGestureRecognizer: UIGestureRecognizer {
    super.directionalPressGestureRecognizer
  }
  override func flashScrollIndicators() {
    super.flashScrollIndicators()
  }
  override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
  override var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { super.horizontalScrollIndicatorInsets }
    set { super.horizontalScrollIndicatorInsets = newValue }
  }
  override var indexDisplayMode: UIScrollView.IndexDisplayMode {
    get { super.indexDisplayMode }
    set { super.indexDisplayMode = newValue }
  }
  override var indicatorStyle: UIScrollView.IndicatorStyle {
    get { super.indicatorStyle }
    set { super.indicatorStyle = newValue }
  }
  override var isDecelerating: Bool { super.isDecelerating }
  override var isDirectionalLockEnabled: Bool {
    get { super.isDirectionalLockEnabled }
    set { super.isDirectionalLockEnabled = newValue }
  }
  override var isDragging: Bool { super.isDragging }
  override var isPagingEnabled: Bool {
    get { super.isPagingEnabled }
    set { super.isPagingEnabled = newValue }
  }
  override var isScrollAnimating: Bool { super.isScrollAnimating }
  override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set { super.isScrollEnabled = newValue }
  }
  override var isTracking: Bool { super.isTracking }
  override var isZoomAnimating: Bool { super.isZoomAnimating }
  override var isZoomBouncing: Bool { super.isZoomBouncing }
  override var isZooming: Bool { super.isZooming }
  override var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
    get { super.keyboardDismissMode }
    set { super.keyboardDismissMode = newValue }
  }
  override var maximumZoomScale: CGFloat {
    get { super.maximumZoomScale }
    set { super.maximumZoomScale = newValue }
  }
  override var minimumZoomScale: CGFloat {
    get { super.minimumZoomScale }
    set { super.minimumZoomScale = newValue }
  }
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
  override var pinchGestureRecognizer: UIPinchGestureRecognizer? { super.pinchGestureRecognizer }
  override var refreshControl: UIRefreshControl? {
    get { super.refreshControl }
    set { super.refreshControl = newValue }
  }
  override var scrollIndicatorInsets: UIEdgeInsets {
    get { super.scrollIndicatorInsets }
    set { super.scrollIndicatorInsets = newValue }
  }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    super.scrollRectToVisible(rect, animated: animated)
  }
  override var scrollsToTop: Bool {
    get { super.scrollsToTop }
    set { super.scrollsToTop = newValue }
  }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    super.setContentOffset(contentOffset, animated: animated)
  }
  override func setZoomScale(_ scale: CGFloat, animated: Bool) {
    super.setZoomScale(scale, animated: animated)
  }
  override var showsHorizontalScrollIndicator: Bool {
    get { super.showsHorizontalScrollIndicator }
    set { super.showsHorizontalScrollIndicator = newValue }
  }
  override var showsVerticalScrollIndicator: Bool {
    get { super.showsVerticalScrollIndicator }
    set { super.showsVerticalScrollIndicator = newValue }
  }
  override func stopScrollingAndZooming() {
    super.stopScrollingAndZooming()
  }
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  {
    return super.touchesShouldBegin(touches, with: event, in: view)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    return super.touchesShouldCancel(in: view)
  }
  override var transfersHorizontalScrollingToParent: Bool {
    get { super.transfersHorizontalScrollingToParent }
    set { super.transfersHorizontalScrollingToParent = newValue }
  }
  override var transfersVerticalScrollingToParent: Bool {
    get { super.transfersVerticalScrollingToParent }
    set { super.transfersVerticalScrollingToParent = newValue }
  }
  override var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { super.verticalScrollIndicatorInsets }
    set { super.verticalScrollIndicatorInsets = newValue }
  }
  override func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    super.withScrollIndicatorsShown(forContentOffsetChanges: changes)
  }
  override func zoom(to rect: CGRect, animated: Bool) {
    super.zoom(to: rect, animated: animated)
  }
  override var zoomScale: CGFloat {
    get { super.zoomScale }
    set { super.zoomScale = newValue }
  }
}

class OwnUICollectionViewTransitionLayout: UICollectionViewTransitionLayout {
}

class OwnUICollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {
  override var alpha: CGFloat {
    get { super.alpha }
    set { super.alpha = newValue }
  }
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  override var center: CGPoint {
    get { super.center }
    set { super.center = newValue }
  }
  override var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }
  override var indexPath: IndexPath {
    get { super.indexPath }
    set { super.indexPath = newValue }
  }
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
  override var representedElementCategory: UICollectionView.ElementCategory {
    super.representedElementCategory
  }
  override var representedElementKind: String? { super.representedElementKind }
  override var size: CGSize {
    get { super.size }
    set { super.size = newValue }
  }
  override var transform: CGAffineTransform {
    get { super.transform }
    set { super.transform = newValue }
  }
  override var transform3D: CATransform3D {
    get { super.transform3D }
    set { super.transform3D = newValue }
  }
  override var zIndex: Int {
    get { super.zIndex }
    set { super.zIndex = newValue }
  }
}

class OwnUICollectionViewLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  override var contentOffsetAdjustment: CGPoint {
    get { super.contentOffsetAdjustment }
    set { super.contentOffsetAdjustment = newValue }
  }
  override var contentSizeAdjustment: CGSize {
    get { super.contentSizeAdjustment }
    set { super.contentSizeAdjustment = newValue }
  }
  override var interactiveMovementTarget: CGPoint { super.interactiveMovementTarget }
  override var invalidateDataSourceCounts: Bool { super.invalidateDataSourceCounts }
  override func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    super.invalidateDecorationElements(ofKind: elementKind, at: indexPaths)
  }
  override var invalidateEverything: Bool { super.invalidateEverything }
  override func invalidateItems(at indexPaths: [IndexPath]) {
    super.invalidateItems(at: indexPaths)
  }
  override func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    super.invalidateSupplementaryElements(ofKind: elementKind, at: indexPaths)
  }
  override var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    super.invalidatedDecorationIndexPaths
  }
  override var invalidatedItemIndexPaths: [IndexPath]? { super.invalidatedItemIndexPaths }
  override var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    super.invalidatedSupplementaryIndexPaths
  }
  override var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? {
    super.previousIndexPathsForInteractivelyMovingItems
  }
  override var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? {
    super.targetIndexPathsForInteractivelyMovingItems
  }
}
