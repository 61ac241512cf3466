public import Foundation

/// A list of rows in sections, of which only the visible ones have cells.
///
/// The table asks its data source for counts once a reload and for cells when rows come into
/// view; it keeps the counts until the next reload or update. A frame costs O(visible rows), plus
/// O(log n) where heights are estimated; nothing walks all rows unless every row's height is
/// asked for by turning estimation off.
@preconcurrency @MainActor open class UITableView: UIScrollView, UIDataSourceTranslating {
  /// The length that lets a table measure rows, headers and footers by their content.
  public static let automaticDimension: CGFloat = -1
  /// The index title that shows a magnifier.
  public static let indexSearch = "{search}"
  /// Posted when a person's tap changed the selection.
  public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// Makes a table of a style, which cannot be changed later.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    gestureRecognizers = [panGestureRecognizer]
    observeMemoryWarnings()
  }

  /// Makes a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    observeMemoryWarnings()
  }

  /// Plain, with headers that stay in sight; grouped; or grouped with rounded, inset sections.
  public let style: Style

  // MARK: Data source and delegate

  /// The object that has the counts and cells; a new one is asked at the next layout.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      dataSourceChain = AnswerChain(dataSource) { object in { [weak object] in object } }
      setNeedsReload()
    }
  }
  private(set) var dataSourceChain = AnswerChain<any UITableViewDataSource>()

  /// The object that is asked about looks and told of selection and scrolling.
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

  /// The object that is told which rows may be shown soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      prefetchDataSourceChain = AnswerChain(prefetchDataSource) { object in
        { [weak object] in object }
      }
    }
  }
  private(set) var prefetchDataSourceChain = AnswerChain<any UITableViewDataSourcePrefetching>()
  /// Whether rows are announced before they are shown.
  open var isPrefetchingEnabled = true

  // MARK: Heights

  /// The rows' height where the delegate gives none; automatic measures the cells.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { setNeedsHeights() } }
  }
  /// The headers' height where the delegate gives none.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { setNeedsHeights() } }
  }
  /// The footers' height where the delegate gives none.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { setNeedsHeights() } }
  }
  /// The height of rows that were not shown yet; 0 turns estimation off, and every row's height
  /// is asked for at each load.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { setNeedsHeights() } }
  }
  /// The height of headers that were not shown yet.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { setNeedsHeights() } }
  }
  /// The height of footers that were not shown yet.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { setNeedsHeights() } }
  }
  /// The space above each plain header; automatic is the platform's, none here.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { setNeedsHeights() } }
  }
  /// The height of the empty rows that fill a short plain table; screens draw none.
  open var fillerRowHeight: CGFloat = 0

  // MARK: Looks

  /// The lines between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { if separatorStyle != oldValue { noteChangeOfRows() } }
  }
  /// The lines' colour.
  open var separatorColor: UIColor? = .separator {
    didSet { if separatorColor !== oldValue { noteChangeOfRows() } }
  }
  /// How far the lines keep from the edges.
  open var separatorInset = UITableView.defaultSeparatorInset {
    didSet { if separatorInset != oldValue { noteChangeOfRows() } }
  }
  /// What is blurred behind the lines; kept.
  open var separatorEffect: UIVisualEffect?
  /// What `separatorInset` counts from.
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
    didSet { if separatorInsetReference != oldValue { noteChangeOfRows() } }
  }
  /// Whether cells keep to a readable width; kept, screens are narrow.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether cells' content keeps clear of the safe area.
  open var insetsContentViewsToSafeArea = true
  /// The least number of rows for which the section index shows.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The colour of the section index.
  open var sectionIndexColor: UIColor? { didSet { indexView.noteChange() } }
  /// The colour behind the section index.
  open var sectionIndexBackgroundColor: UIColor? { didSet { indexView.noteChange() } }
  /// The colour behind the section index while a finger is on it.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Whether cells that change their content are measured again.
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
  /// The view above the first section; its frame's height counts.
  open var tableHeaderView: UIView? {
    didSet { accessoryViewDidChange(from: oldValue, to: tableHeaderView) }
  }
  /// The view below the last section; its frame's height counts.
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

  // MARK: Counts and places

  /// The number of sections as of the last load or update.
  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  /// The number of rows in a section as of the last load or update; 0 for no such section.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  /// A section's rectangle, header and footer included, in content coordinates; zero for no such
  /// section.
  open func rect(forSection section: Int) -> CGRect {
    sectionRect(section) { ($0.minY(ofSection: section), $0.sections[section].height) }
  }

  /// A header's rectangle where it lies when nothing is scrolled; zero for no such section.
  open func rectForHeader(inSection section: Int) -> CGRect {
    sectionRect(section) { ($0.minY(ofSection: section), $0.sections[section].header) }
  }

  /// A footer's rectangle where it lies when nothing is scrolled; zero for no such section.
  open func rectForFooter(inSection section: Int) -> CGRect {
    sectionRect(section) {
      let footer = $0.sections[section].footer
      return ($0.minY(ofSection: section) + $0.sections[section].height - footer, footer)
    }
  }

  /// A row's rectangle in content coordinates, on screen or off; zero for no such row.
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

  /// The visible cell of a row; nil off screen and out of range. Never asks the data source.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    visibleCell(at: indexPath)
  }

  /// The row of a visible cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cell.container === self ? cell.shownRow : nil
  }

  /// The row at a point of the content; nil in headers, footers and outside.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard (0..<max(bounds.width, 1)).contains(point.x),
      let path = geometry.firstRow(endingBelow: point.y)
    else { return nil }
    return rowRect(path).minY <= point.y ? path : nil
  }

  /// The rows that a rectangle of the content touches; nil for a rectangle that is none.
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

  /// The visible cells, top to bottom.
  open var visibleCells: [UITableViewCell] { visibleRows.map(\.cell) }

  /// The visible rows, top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(\.indexPath) }

  /// The visible header of a section; nil off screen and where the delegate's view is of another
  /// class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers.views[section] as? UITableViewHeaderFooterView
  }

  /// The visible footer of a section.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers.views[section] as? UITableViewHeaderFooterView
  }

  // MARK: Cells

  /// Says which class makes the cells of an identifier; nil takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }

  /// Says which nib makes the cells of an identifier; there are no nibs here, so dequeuing raises.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = nil
  }

  /// Says which class makes the headers and footers of an identifier; nil takes it back.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterClasses[identifier] = aClass
  }

  /// Says which nib makes the headers and footers of an identifier; there are no nibs here.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterClasses[identifier] = nil
  }

  /// A cell to use again, or a new one of the registered class; nil where nothing is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    recycledCell(identifier) ?? newCell(identifier)
  }

  /// A cell to use again, or a new one of the registered class; raises where nothing is
  /// registered.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    dequeueCell(identifier, for: indexPath)
  }

  /// A header or footer to use again, or a new one; nil where nothing is registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    recycledHeaderFooter(identifier) ?? newHeaderFooter(identifier)
  }

  // MARK: Selection

  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { noteChangeOfRows() } }
  }

  /// The row that was selected first of those that are selected.
  open var indexPathForSelectedRow: IndexPath? { selectedRows.first }

  /// The selected rows in the order of their selection; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedRows.isEmpty ? nil : selectedRows }

  /// Selects a row, or none, without a word to the delegate.
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

  /// Deselects a row without a word to the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false, animated)
  }

  // MARK: Scrolling

  /// Scrolls a row to the top, the middle or the bottom of the visible part, or as little as is
  /// needed. The row `NSNotFound` stands for a section's beginning. Out of range it raises.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  /// Scrolls the selected row nearest to the top.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = selectedRows.min() else { return }
    scroll(to: path, at: scrollPosition, animated: animated)
  }

  // MARK: Reloading

  /// Asks for the counts again, at once, and for the visible cells at the next layout. Selection
  /// is dropped; the offset is kept as far as the content reaches.
  open func reloadData() {
    reloadAll()
  }

  /// Asks for the index titles again.
  open func reloadSectionIndexTitles() {
    loadIndexTitles()
    setNeedsLayout()
  }

  /// Whether rows are being dragged to another place.
  open var hasUncommittedUpdates: Bool { movement != nil }
  /// Whether items can be dragged into another list; they cannot here.
  open var dragInteractionEnabled = false
  /// Whether a drag into another list is on.
  open var hasActiveDrag: Bool { false }
  /// Whether a drop from another list is on.
  open var hasActiveDrop: Bool { false }

  // MARK: Updates

  /// Begins a group of updates; groups nest, and the outermost `endUpdates()` performs them.
  open func beginUpdates() {
    beginGroup()
  }

  /// Ends a group of updates: asks for the counts again, performs the updates and lays out.
  open func endUpdates() {
    endGroup()
  }

  /// Performs the updates made by a closure as one group; the completion runs at the next turn.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginGroup(completion: completion)
    updates?()
    endGroup()
  }

  /// Inserts rows; the index paths are those after the group.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .insertItem($0) })
  }

  /// Deletes rows; the index paths are those before the group.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .deleteItem($0) })
  }

  /// Gives rows new cells and deselects them; the index paths are those before the group.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(indexPaths.map { .reloadItem($0) })
  }

  /// Asks for the cells of visible rows again; each must be the cell that is there already.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update(indexPaths.map { .reconfigureItem($0) })
  }

  /// Moves a row from where it was before the group to where it is after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update([.moveItem(indexPath, to: newIndexPath)])
  }

  /// Inserts sections; the indexes are those after the group.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .insertSection($0) })
  }

  /// Deletes sections; the indexes are those before the group.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .deleteSection($0) })
  }

  /// Gives sections new cells, headers and footers; the indexes are those before the group.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(sections.map { .reloadSection($0) })
  }

  /// Moves a section from where it was before the group to where it is after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update([.moveSection(section, to: newSection)])
  }

  // MARK: Editing

  /// Whether the rows show their editing controls.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  /// Shows or hides the rows' editing controls.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
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

  /// Marks the visible rows as changed too.
  private func noteChangeOfRows() {
    noteChange()
    for row in visibleRows { row.cell.noteChange() }
  }

  /// Cells come and go in each layout, which need not lead to another one.
  override func subviewsDidChange() {
    if !isLayingOut { super.subviewsDidChange() }
  }

  // MARK: State, used by the extensions in the files beside this one

  /// A row that has a cell.
  struct VisibleRow {
    let indexPath: IndexPath
    let cell: UITableViewCell
  }

  /// Counts and heights as of the last load.
  var geometry = TableGeometry()
  /// Counts how often the geometry was made anew, so that a layout notices when the app reloads or
  /// updates in the middle of it.
  var generation = 0
  /// Whether counts have to be asked for before anything else.
  var needsLoad = true
  /// Whether heights have to be asked for before anything else.
  var needsHeights = false
  /// Whether the visible cells are out of date.
  var needsCells = false
  /// Whether the rows that keep their cells have to be measured again.
  var needsMeasuring = false
  /// The size of text that the rows were measured for.
  private var textSize = UITraitCollection.current.preferredContentSizeCategory
  var isLayingOut = false
  /// What the delegate was found to implement, as long as it is the delegate.
  var known = KnownMethods()
  var visibleRows: [VisibleRow] = []
  /// Rows whose cells were taken away and go to the pool when their successors were made.
  var departingRows: [VisibleRow] = []
  var headers = VisibleBoundaries()
  var footers = VisibleBoundaries()
  var selectedRows: [IndexPath] = []
  var highlightedRow: IndexPath?
  /// The row whose actions show.
  package internal(set) var swiped: SwipedItem?
  /// The row that is dragged.
  var movement: Movement?
  var prefetch = PrefetchState()
  package var indexTitles: [String]?
  let indexView = UITableViewIndexView()
  var pendingScroll: (indexPath: IndexPath, position: ScrollPosition)?

  var cellClasses: [String: AnyClass] = [:]
  var headerFooterClasses: [String: AnyClass] = [:]
  var cellPool = ReusePool<UITableViewCell>()
  var headerFooterPool = ReusePool<UITableViewHeaderFooterView>()
  /// The row that is being reconfigured: dequeuing for its index path hands back its cell.
  var reconfiguredRow: VisibleRow?
  var memoryWarning: NotificationObservation?

  var group = UpdateGroup()
}
