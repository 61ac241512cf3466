public import Foundation

/// A list of rows in sections, of which only the visible rows have cells.
///
/// The table view asks its data source for counts once per reload, and for cells when rows come
/// into view. It keeps the counts until the next reload or update.
///
/// - Complexity: A frame is O(visible rows), plus O(log n) if heights are estimated. No operation
///   visits all rows unless estimation is turned off, which requests every row's height.
@preconcurrency @MainActor
open class UITableView: UIScrollView, UIDataSourceTranslating,
  UISpringLoadedInteractionSupporting
{
  /// The value that makes the table view measure rows, headers and footers by their content.
  public static let automaticDimension: CGFloat = -1
  /// The index title that is displayed as a magnifying glass.
  public static let indexSearch = "{search}"
  /// A notification that is posted when the user changes the selection by a tap.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// Creates a table view of a style, which can't be changed later.
  public init(frame: CGRect, style: Style) {
    styleStorage = style
    super.init(frame: frame)
    setUp()
  }

  /// Creates a plain table view.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table view of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    styleStorage = .plain
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    gestureRecognizers = [panGestureRecognizer]
    observeMemoryWarnings()
  }

  /// The style of the table view's sections.
  open var style: Style { styleStorage }
  private let styleStorage: Style

  // MARK: Data source and delegate

  /// The object that provides the counts and cells.
  ///
  /// A new data source is loaded at the next layout.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      dataSourceChain = AnswerChain(dataSource) { object in { [weak object] in object } }
      hasLoaded = false
      setNeedsReload()
    }
  }
  private(set) var dataSourceChain = AnswerChain<any UITableViewDataSource>()

  override var valuesInWords: [String] {
    super.valuesInWords + (dataSource.map { ["dataSource: \(Self.inWords($0))"] } ?? [])
  }

  /// The object that decides the appearance and is notified of selection and scrolling.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }
  private(set) var delegateChain = AnswerChain<any UITableViewDelegate>()

  override func delegateDidChange(_ links: [any NSObjectProtocol]) {
    super.delegateDidChange(links)
    delegateChain = AnswerChain(links: links) { object in { [weak object] in object } }
    setNeedsReload()
  }

  /// The object that is notified of the rows that may soon be displayed.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      prefetchDataSourceChain = AnswerChain(prefetchDataSource) { object in
        { [weak object] in object }
      }
    }
  }
  private(set) var prefetchDataSourceChain = AnswerChain<any UITableViewDataSourcePrefetching>()
  /// A Boolean value that indicates whether rows are announced before they are displayed.
  open var isPrefetchingEnabled = true

  // MARK: Heights

  /// The height of rows for which the delegate provides none, in points.
  ///
  /// With ``automaticDimension``, cells are measured.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsHeights() } }
  }
  /// The height of headers for which the delegate provides none, in points.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsHeights() } }
  }
  /// The height of footers for which the delegate provides none, in points.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsHeights() } }
  }
  /// The estimated height of rows that have not been displayed, in points.
  ///
  /// If it is 0, estimation is off, and each load requests the height of every row.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { setNeedsHeights() } }
  }
  /// The estimated height of headers that have not been displayed, in points.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { setNeedsHeights() } }
  }
  /// The estimated height of footers that have not been displayed, in points.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { setNeedsHeights() } }
  }
  /// The space above each plain header, in points. Its default, ``automaticDimension``, is the
  /// platform's.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { setNeedsHeights() } }
  }
  /// The height of the empty rows that fill a short plain table, in points. None are drawn.
  open var fillerRowHeight: CGFloat = 0

  // MARK: Looks

  /// The style of the separators between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { if separatorStyle != oldValue { noteChangeOfRows() } }
  }
  /// The color of the separators.
  open var separatorColor: UIColor? = .separator {
    didSet { if separatorColor !== oldValue { noteChangeOfRows() } }
  }
  /// The insets of the separators from the edges.
  open var separatorInset = UITableView.defaultSeparatorInset {
    didSet { if separatorInset != oldValue { noteChangeOfRows() } }
  }
  /// The visual effect of the separators. It has no effect here.
  open var separatorEffect: UIVisualEffect?
  /// The edges that ``separatorInset`` is relative to.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
    didSet { if separatorInsetReference != oldValue { noteChangeOfRows() } }
  }
  /// A Boolean value that indicates whether cells keep to a readable width. It has no effect
  /// because screens are narrow.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// A Boolean value that indicates whether the content of cells avoids the safe area's insets. It
  /// has no effect.
  open var insetsContentViewsToSafeArea = true
  /// The minimum number of rows for which the section index is displayed.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The color of the section index. It has no effect.
  open var sectionIndexColor: UIColor? { didSet { indexView.noteChange() } }
  /// The background color of the section index. It has no effect.
  open var sectionIndexBackgroundColor: UIColor? { didSet { indexView.noteChange() } }
  /// The background color of the section index while it is touched. It has no effect.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The changes of content that invalidate a cell's size. It has no effect.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The view behind all rows.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The view above the first section. Its frame determines its height.
  open var tableHeaderView: UIView? {
    didSet { accessoryViewDidChange(from: oldValue, to: tableHeaderView) }
  }
  /// The view below the last section. Its frame determines its height.
  open var tableFooterView: UIView? {
    didSet { accessoryViewDidChange(from: oldValue, to: tableFooterView) }
  }

  private func accessoryViewDidChange(from old: UIView?, to new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    placeContent()
    setNeedsLayout()
  }

  open override var contentSize: CGSize {
    get {
      loadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }
  override var describedContentSize: CGSize { super.contentSize }

  // MARK: Counts and places

  /// The number of sections as of the last load or update.
  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  /// Returns the number of rows in a section as of the last load or update, or 0 if there is no
  /// such section.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else {
      UIKitException.raise(
        "Requested the number of rows for section (\(section)) which is out of bounds.")
      return 0
    }
    return geometry.sections[section].rows.count
  }

  /// Returns a section's rectangle in content coordinates, including its header and footer, or zero
  /// if there is no such section.
  open func rect(forSection section: Int) -> CGRect {
    sectionRect(section) { ($0.minY(ofSection: section), $0.sections[section].height) }
  }

  /// Returns the rectangle of a header that is not pinned, in content coordinates, or zero if there
  /// is no such section.
  open func rectForHeader(inSection section: Int) -> CGRect {
    sectionRect(section) {
      let padding = headerPadding(ofSection: section)
      return ($0.minY(ofSection: section) + padding, $0.sections[section].header - padding)
    }
  }

  /// Returns the rectangle of a footer in content coordinates, or zero if there is no such section.
  open func rectForFooter(inSection section: Int) -> CGRect {
    sectionRect(section) {
      let footer = $0.sections[section].footer
      return ($0.minY(ofSection: section) + $0.sections[section].height - footer, footer)
    }
  }

  /// Returns a row's rectangle in content coordinates, or zero if there is no such row. The row
  /// need not be on screen.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard geometry.contains(indexPath) else { return .zero }
    return rowRect(indexPath)
  }

  private func sectionRect(
    _ section: Int, _ place: (TableGeometry) -> (minY: CGFloat, height: CGFloat)
  ) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let (minY, height) = place(geometry)
    return CGRect(x: 0, y: minY, width: bounds.width, height: height)
  }

  // MARK: Queries

  /// Returns the visible cell of a row, or nil if the row is off screen or does not exist.
  ///
  /// It never asks the data source.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    visibleCell(at: indexPath)
  }

  /// Returns the index path of a visible cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cell.container === self ? cell.shownRow : nil
  }

  /// Returns the index path of the row at a point in content coordinates.
  ///
  /// - Returns: The index path, or nil if the point is in a header or footer or outside the
  ///   content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard (0..<max(bounds.width, 1)).contains(point.x),
      let path = geometry.firstRow(endingBelow: point.y)
    else { return nil }
    return rowRect(path).minY <= point.y ? path : nil
  }

  /// Returns the index paths of the rows that a rectangle in content coordinates touches.
  ///
  /// - Returns: The index paths, or nil if the rectangle is null or infinite.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    guard !rect.isNull, !rect.isInfinite else { return nil }
    var paths: [IndexPath] = []
    var next = geometry.firstRow(endingBelow: rect.minY)
    while let path = next, geometry.row(path).minY < rect.maxY {
      if geometry.row(path).height > 0 { paths.append(path) }
      next = geometry.row(after: path)
    }
    return paths
  }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] { visibleRows.map(\.cell) }

  /// The index paths of the visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(\.indexPath) }

  /// Returns the visible header of a section, or nil if it is off screen or of another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers.views[section] as? UITableViewHeaderFooterView
  }

  /// Returns the visible footer of a section, or nil if it is off screen or of another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers.views[section] as? UITableViewHeaderFooterView
  }

  // MARK: Cells

  /// Registers a class for new cells.
  ///
  /// - Parameters:
  ///   - cellClass: The class of the cells, or nil to remove the registration.
  ///   - identifier: The reuse identifier of the cells.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }

  /// Registers a nib for new cells, in place of a class. Passing nil removes the registration.
  ///
  /// There are no nibs here, so creating a cell with the identifier raises an exception.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = nib.map { _ in UINib.self }
  }

  /// Registers a class for new headers and footers.
  ///
  /// - Parameters:
  ///   - aClass: The class of the views, or nil to remove the registration.
  ///   - identifier: The reuse identifier of the views.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterClasses[identifier] = aClass
  }

  /// Registers a nib for new headers and footers, in place of a class. Passing nil removes the
  /// registration.
  ///
  /// There are no nibs here, so creating a view with the identifier raises an exception.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterClasses[identifier] = nib.map { _ in UINib.self }
  }

  /// Returns a reused cell or a new one of the registered class, or nil if no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    recycledCell(identifier) ?? newCell(identifier)
  }

  /// Returns a reused cell for an index path, or a new one of the registered class.
  ///
  /// It raises an exception if no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    dequeueCell(identifier, for: indexPath)
  }

  /// Returns a reused header or footer or a new one of the registered class, or nil if no class is
  /// registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    recycledHeaderFooter(identifier) ?? newHeaderFooter(identifier)
  }

  // MARK: Selection

  /// A Boolean value that indicates whether rows can be selected.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether rows can be selected in editing mode.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether several rows can be selected in editing mode.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { noteChangeOfRows() } }
  }

  /// The index path of the selected row that was selected first.
  open var indexPathForSelectedRow: IndexPath? { selectedRows.first }

  /// The index paths of the selected rows in the order of selection, or nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows.all }

  /// Selects a row without notifying the delegate. If the index path is nil, it deselects all rows.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else { return deselectAllRows(animated: animated) }
    guard geometry.contains(indexPath) else { return }
    if !allowsSeveralSelections {
      for path in selectedRows where path != indexPath { setSelected(path, false, animated) }
    }
    setSelected(indexPath, true, animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false, animated)
  }

  // MARK: Focus

  /// A Boolean value that indicates whether rows can be focused, unless the delegate implements
  /// `tableView(_:canFocusRowAt:)`.
  ///
  /// The default is that of the system: true in the idioms of the Mac and of Apple TV, and false in
  /// all others.
  open var allowsFocus: Bool {
    get { focusIsAllowed ?? allowsFocusBySystem }
    set { focusIsAllowed = newValue }
  }
  /// A Boolean value that indicates whether rows can be focused in editing mode, unless the
  /// delegate implements `tableView(_:canFocusRowAt:)`. The default is that of the system, as for
  /// ``allowsFocus``.
  open var allowsFocusDuringEditing: Bool {
    get { focusIsAllowedDuringEditing ?? allowsFocusBySystem }
    set { focusIsAllowedDuringEditing = newValue }
  }
  private var focusIsAllowed: Bool?
  private var focusIsAllowedDuringEditing: Bool?
  /// A Boolean value that indicates whether a focused row is selected.
  open var selectionFollowsFocus = false
  /// A Boolean value that indicates whether the row that was focused last is focused when the focus
  /// returns to the view.
  open var remembersLastFocusedIndexPath = false
  /// The row that has the focus.
  package var focusedPath: IndexPath?
  /// The row that had the focus before.
  var lastFocusedPath: IndexPath?
  /// A Boolean value that indicates whether a drag that stays over a row opens it.
  open var isSpringLoaded = false
  /// The elements that keep their size when the content is wider than they need. It has no effect.
  open var contentHuggingElements: UITableViewContentHuggingElements = []

  // MARK: Scrolling

  /// Scrolls until a row is at a position of the visible area.
  ///
  /// The position `.none` scrolls as little as needed. The row `NSNotFound` represents the
  /// beginning of the section. If the row does not exist, the method raises an exception.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// Scrolls until the topmost selected row is at a position of the visible area.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selectedRows.min() else { return }
    scroll(to: path, at: scrollPosition, animated: animated)
  }

  // MARK: Reloading

  /// Requests the counts at once, and the visible cells at the next layout.
  ///
  /// The selection is cleared. The offset is kept as far as the content reaches.
  open func reloadData() {
    reloadAll()
  }

  /// Requests the index titles again, which inserting and deleting sections doesn't.
  open func reloadSectionIndexTitles() {
    loadIndexTitles()
    setNeedsLayout()
  }

  /// A Boolean value that indicates whether a row is being reordered, whether there is a gap for a
  /// drop between rows, or whether a placeholder is displayed.
  ///
  /// A gap is there while a drag is over a row and the proposal inserts rows before it, until the
  /// drag leaves or ends, or the data is reloaded.
  open var hasUncommittedUpdates: Bool {
    movement != nil || hasDropGap || !placeholders.isEmpty
  }

  // MARK: Drag and drop

  /// The object that provides the items of drags from the table view.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet {
      dragChain = AnswerChain(dragDelegate) { object in { [weak object] in object } }
    }
  }
  private(set) var dragChain = AnswerChain<any UITableViewDragDelegate>()
  /// The object that receives what is dropped on the table view.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet {
      dropChain = AnswerChain(dropDelegate) { object in { [weak object] in object } }
    }
  }
  private(set) var dropChain = AnswerChain<any UITableViewDropDelegate>()
  /// A Boolean value that indicates whether rows can be dragged if there is a drag delegate.
  open var dragInteractionEnabled = true
  /// A Boolean value that indicates whether a drag that began in the table view is in progress.
  open var hasActiveDrag: Bool { activeDrag != nil }
  /// A Boolean value that indicates whether a drag is over the table view.
  open var hasActiveDrop: Bool { activeDrop != nil }
  /// The drag that began here, the drag that is over the view, the cells of the dragged rows, and
  /// the placeholders of dropped ones.
  var activeDrag: DragSession?
  var activeDrop: DropSession?
  /// A Boolean value that indicates whether there is a gap for a drop. It has no height here.
  var hasDropGap = false
  var draggedCells: [UITableViewCell] = []
  var placeholders: [TablePlaceholderContext] = []

  // MARK: Updates

  /// Begins a batch update. Batch updates nest; the outermost ``endUpdates()`` performs them.
  open func beginUpdates() {
    beginGroup()
  }

  /// Ends a batch update: requests the counts, performs the updates and lays out the rows.
  open func endUpdates() {
    endGroup()
  }

  /// Performs the updates of a closure as one batch update.
  ///
  /// - Parameters:
  ///   - updates: A closure that inserts, deletes, reloads and moves rows and sections.
  ///   - completion: A closure that is called at the next turn of the run loop, or before the
  ///     method returns while animations are disabled.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginGroup(completion: completion)
    updates?()
    endGroup()
  }

  /// Inserts rows. The index paths are those after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .insertItem($0) })
  }

  /// Deletes rows. The index paths are those before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .deleteItem($0) })
  }

  /// Replaces the cells of rows and deselects the rows. The index paths are those before the
  /// update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .reloadItem($0) })
  }

  /// Reconfigures the existing cells of visible rows. The index paths are those before the update.
  ///
  /// The data source must return the existing cell of each row.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .reconfigureItem($0) })
  }

  /// Moves a row from its index path before the update to its index path after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveItem(indexPath, to: newIndexPath)])
  }

  /// Inserts sections. The indexes are those after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .insertSection($0) })
  }

  /// Deletes sections. The indexes are those before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .deleteSection($0) })
  }

  /// Replaces the cells, headers and footers of sections. The indexes are those before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .reloadSection($0) })
  }

  /// Moves a section from its index before the update to its index after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(section, to: newSection)])
  }

  // MARK: Editing

  /// A Boolean value that indicates whether the table view is in editing mode.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } else if !isEditing { closeSwipe() } }
  }

  /// Shows or hides the rows' editing controls.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    meter?.layoutPasses += 1
    layoutTable()
  }

  override func adoptTraits() {
    super.adoptTraits()
    let category = traitCollection.preferredContentSizeCategory
    if category != textSize { setNeedsHeights() }
    textSize = category
  }

  override func boundsDidChange(from old: CGRect) {
    if bounds.width != old.width { setNeedsHeights() }
    super.boundsDidChange(from: old)
  }

  /// Marks the table view and its visible rows as changed.
  private func noteChangeOfRows() {
    noteChange()
    for row in visibleRows { row.cell.noteChange() }
  }

  /// Ignores the cells that come and go during a layout, which need no further layout.
  override func subviewsDidChange() {
    if !isLayingOut { super.subviewsDidChange() }
  }

  // MARK: State, used by the extensions in the neighboring files

  /// A row that has a cell.
  struct VisibleRow {
    let indexPath: IndexPath
    let cell: UITableViewCell
  }

  /// The counts and heights as of the last load.
  var geometry = TableGeometry()
  /// The number of times that the geometry was recreated.
  ///
  /// A layout compares it to notice a reload or an update by the app.
  var generation = 0
  /// A Boolean value that indicates whether the counts are out of date.
  var needsLoad = true
  /// A Boolean value that indicates whether the counts of the current data source were loaded.
  var hasLoaded = false
  /// A Boolean value that indicates whether the current batch update began before the first load.
  var precedesFirstLoad = false
  /// A Boolean value that indicates whether the heights are out of date.
  var needsHeights = false
  /// A Boolean value that indicates whether the content wasn't scrolled beyond its ends when its
  /// heights went out of date. Other heights may shrink it.
  var wasInRange = false
  /// A Boolean value that indicates whether the visible cells are out of date.
  var needsCells = false
  /// A Boolean value that indicates whether rows that keep their cells need to be measured again.
  var needsMeasuring = false
  /// The content size category for which the rows were measured.
  private var textSize = UITraitCollection.current.preferredContentSizeCategory
  var isLayingOut = false
  /// The methods that the current delegate and data source were found to implement.
  var known = KnownMethods()
  var visibleRows: [VisibleRow] = []
  /// A row that isn't visible, whose cell contains the first responder, or did at the last layout.
  /// It keeps the cell until editing has ended.
  var editedRow: VisibleRow?
  /// Rows that lost their cells to an update; the cells are pooled when their successors are
  /// created.
  var departingRows: [VisibleRow] = []
  var headers = VisibleBoundaries()
  var footers = VisibleBoundaries()
  var selectedRows = SelectedPaths()
  var highlightedRow: IndexPath?
  /// The row whose actions are visible.
  package internal(set) var swiped: SwipedItem?
  /// The row that is being reordered.
  var movement: Movement?
  var prefetch = PrefetchState()
  /// The titles of the section index, or nil if it is not displayed.
  package var indexTitles: [String]?
  let indexView = UITableViewIndexView()
  var pendingScroll: (indexPath: IndexPath, position: ScrollPosition)?

  var cellClasses: [String: AnyClass] = [:]
  var headerFooterClasses: [String: AnyClass] = [:]
  /// The row for which the data source is asked for a cell.
  var requestedRow: RequestedRow?
  var cellPool = ReusePool<UITableViewCell>()
  var headerFooterPool = ReusePool<UITableViewHeaderFooterView>()
  /// The row that is being reconfigured: dequeuing for its index path returns its cell.
  var reconfiguredRow: VisibleRow?
  var memoryWarning: NotificationObservation?

  var group = UpdateGroup()

  // MARK: Translating index paths

  /// Returns the section on screen of a section in the data source: the same.
  open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int)
    -> Int
  { dataSourceSectionIndex }

  /// Returns the index path on screen of a row in the data source.
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

  /// Returns the index path in the data source of a row on screen, or nil for a placeholder.
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
