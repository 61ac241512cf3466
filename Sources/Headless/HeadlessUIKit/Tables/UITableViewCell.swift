public import Foundation

/// The view of one row.
///
/// A cell shows its own labels and image (`textLabel`, `detailTextLabel`, `imageView`), a content
/// configuration, or views that the app adds to `contentView`.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ConfiguredView,
  UIGestureRecognizerDelegate
{
  /// Creates a cell whose labels are those of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    reuseIdentifierStorage = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: ListMetrics.current.rowHeight))
    content = UIView(frame: bounds)
    addSubview(content)
  }

  /// Creates a cell of the default style that is not reused.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of the default style of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifierStorage = nil
    super.init(coder: coder)
    addSubview(content)
  }

  // Instantiates a class by its metatype without a `required` initializer in subclasses: the static
  // declaration of the same link name passes its receiver as the class to instantiate.
  @_silgen_name("headless_uitableviewcell_make")
  convenience init(madeWith style: CellStyle, _ reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  let style: CellStyle
  /// The reuse identifier of the cell, or nil if it is not reused.
  open var reuseIdentifier: String? { reuseIdentifierStorage }
  private let reuseIdentifierStorage: String?
  /// The table view that displays the cell.
  package internal(set) weak var container: UITableView?
  /// The row that the cell displays, or nil while it waits for reuse.
  var shownRow: IndexPath?

  /// Prepares the cell for reuse. Subclasses override it to reset state that is not content.
  ///
  /// The table calls it just before the cell is dequeued.
  open func prepareForReuse() {
    configurationIsStale = true
  }

  // MARK: Content

  private var content = UIView()
  /// The view that contains the content. A content configuration replaces it with its own view.
  open var contentView: UIView { content }

  private lazy var primary = makeLabel(.preferredFont(forTextStyle: .body), .label)
  private lazy var secondary = makeLabel(
    style == .value1 || style == .value2
      ? .preferredFont(forTextStyle: .body) : .preferredFont(forTextStyle: .caption1),
    style == .subtitle ? .label : .secondaryLabel)
  private lazy var picture: UIImageView = {
    let view = UIImageView(image: nil)
    content.addSubview(view)
    return view
  }()

  /// The main label, or nil while a content configuration is set.
  open var textLabel: UILabel? { configuration == nil ? primary : nil }
  /// The second label, or nil for the default style and while a content configuration is set.
  open var detailTextLabel: UILabel? {
    configuration == nil && style != .default ? secondary : nil
  }
  /// The image view at the leading edge, or nil while a content configuration is set.
  open var imageView: UIImageView? { configuration == nil ? picture : nil }

  private func makeLabel(_ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    label.wrapsAtAccessibilitySizes = true
    label.textColor = color
    content.addSubview(label)
    return label
  }

  private var configuration: (any UIContentConfiguration)?
  /// The configuration of the content view.
  ///
  /// Setting it to nil restores an empty content view and the cell's own labels.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration }
    set {
      configuration = newValue
      guard let newValue else { return replaceContent(with: UIView()) }
      if let view = content as? any UIView & UIContentView, view.supports(newValue) {
        view.configuration = newValue
        setNeedsLayout()
      } else {
        replaceContent(with: newValue.makeContentView())
      }
    }
  }

  /// Returns the default content configuration for the cell's style.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  private func replaceContent(with view: UIView) {
    content.removeFromSuperview()
    content = view
    insertSubview(view, at: 0)
    for label in [primary, secondary, picture] { label.removeFromSuperview() }
    if configuration == nil {
      for label in [primary, secondary, picture] { content.addSubview(label) }
    }
    setNeedsLayout()
  }

  // MARK: Background

  /// Returns the default background for the table view that contains the cell.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    container?.style == .plain ? .listPlainCell() : .listGroupedCell()
  }
  /// The configuration of the background. Setting it removes the background views.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      noteChange(oldValue != backgroundConfiguration)
      guard backgroundConfiguration != nil else { return }
      backgroundColor = nil
      backgroundView = nil
      selectedBackgroundView = nil
      multipleSelectionBackgroundView = nil
    }
  }
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView? { didSet { selectedBackgroundView?.host = self } }
  /// The view behind the content of a selected cell if several cells can be selected, or nil for
  /// ``selectedBackgroundView``.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { multipleSelectionBackgroundView?.host = self }
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  // MARK: Accessories

  /// The standard accessory at the trailing edge.
  open var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  /// The view at the trailing edge. It takes the place of the standard accessory.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue, with: accessoryView) } }
  /// The standard accessory in editing mode.
  open var editingAccessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  /// The view at the trailing edge in editing mode.
  open var editingAccessoryView: UIView? {
    didSet { replaceAccessory(oldValue, with: editingAccessoryView) }
  }

  private func replaceAccessory(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    setNeedsLayout()
  }

  /// The standard accessory that is visible.
  package var shownAccessoryType: AccessoryType {
    shownAccessoryView == nil ? (isEditing ? editingAccessoryType : accessoryType) : .none
  }
  var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  // MARK: State

  /// The appearance of the cell when it is selected. It does not affect the delegate's callbacks.
  open var selectionStyle: SelectionStyle = .default {
    didSet { noteChange(oldValue != selectionStyle) }
  }
  /// A Boolean value that indicates whether the cell appears selected.
  ///
  /// It does not change the table view's selection.
  open var isSelected: Bool {
    get { selectedStorage }
    set { setSelected(newValue, animated: false) }
  }
  private var selectedStorage = false
  /// A Boolean value that indicates whether the cell appears highlighted.
  open var isHighlighted: Bool {
    get { highlightedStorage }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlightedStorage = false
  /// A Boolean value that indicates whether the cell shows its editing control.
  open var isEditing: Bool {
    get { editingStorage }
    set { setEditing(newValue, animated: false) }
  }
  private var editingStorage = false

  /// Sets the selected appearance. Subclasses override it and call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    selectedStorage = selected
    setNeedsUpdateConfiguration()
  }
  /// Sets the highlighted appearance. Subclasses override it and call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    highlightedStorage = highlighted
    setNeedsUpdateConfiguration()
  }
  /// Shows or hides the editing control. Subclasses override it and call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != editingStorage else { return }
    let mask =
      editing ? stateMask.union(.showingEditControl) : stateMask.subtracting(.showingEditControl)
    willTransition(to: mask)
    editingStorage = editing
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    didTransition(to: mask)
  }

  var currentEditingStyle: EditingStyle = .none {
    didSet { noteChange(oldValue != currentEditingStyle) }
  }
  /// The editing style of the cell's row.
  open var editingStyle: EditingStyle { currentEditingStyle }
  /// A Boolean value that indicates whether the reorder control is visible in editing mode.
  open var showsReorderControl = false {
    didSet { noteChange(oldValue != showsReorderControl) }
  }
  /// A Boolean value that indicates whether the content makes room for the editing control.
  open var shouldIndentWhileEditing = true {
    didSet { noteChange(oldValue != shouldIndentWhileEditing) }
  }
  /// A Boolean value that indicates whether the row's actions are visible.
  open private(set) var showingDeleteConfirmation = false
  private var isReordering = false

  /// Shows or hides the row's actions.
  func setShowsActions(_ shows: Bool) {
    guard shows != showingDeleteConfirmation else { return }
    let mask: StateMask =
      shows
      ? [stateMask, .showingDeleteConfirmation] : stateMask.subtracting(.showingDeleteConfirmation)
    willTransition(to: mask)
    showingDeleteConfirmation = shows
    if shows { container?.swiped?.isShown(by: self) }
    setNeedsUpdateConfiguration()
    didTransition(to: mask)
  }

  /// The part of the cell in a drag from the table view.
  var dragState = DragState.none {
    didSet {
      guard dragState != oldValue else { return }
      dragStateDidChange(dragState)
      setNeedsUpdateConfiguration()
    }
  }
  /// The part of the cell in a drop on the table view.
  var dropState = UICellConfigurationState.DropState.none {
    didSet { if dropState != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Lifts or drops the cell.
  func setIsReordering(_ isHeld: Bool) {
    guard isHeld != isReordering else { return }
    isReordering = isHeld
    dragState = isHeld ? .dragging : .none
    setNeedsUpdateConfiguration()
  }

  private var stateMask: StateMask {
    var mask: StateMask = isEditing ? .showingEditControl : []
    if showingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  /// Tells the cell that it is about to show or hide a control. Subclasses override it and call
  /// super.
  open func willTransition(to state: StateMask) {}
  /// Tells the cell that it showed or hid a control. Subclasses override it and call super.
  open func didTransition(to state: StateMask) {}
  /// Tells the cell that its drag state changed. Subclasses override it and call super.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// A Boolean value that indicates whether the cell responds to touches while it is dragged. It
  /// has no effect.
  open var userInteractionEnabledWhileDragging = false
  /// The appearance of the cell when it is focused. There is no focus, so it has no effect.
  open var focusStyle = FocusStyle.default

  /// The indentation level of the content.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The insets of the separator below the cell; those of the table view unless set.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? container?.separatorInset ?? UITableView.defaultSeparatorInset
    }
    set { ownSeparatorInset = newValue }
  }
  private var ownSeparatorInset: UIEdgeInsets? {
    didSet { noteChange(oldValue != ownSeparatorInset) }
  }
  /// A Boolean value that indicates whether the cell's separator inset was set.
  var hasOwnSeparatorInset: Bool { ownSeparatorInset != nil }

  // MARK: Configuration

  /// A closure that updates a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// The closure that is called before the cell is displayed and when its state changes.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A Boolean value that indicates whether the content configuration is updated when the state
  /// changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// A Boolean value that indicates whether the background configuration is updated when the state
  /// changes.
  open var automaticallyUpdatesBackgroundConfiguration = true
  var configurationIsStale = true

  /// A Boolean value that indicates whether the cell can be focused: if its table and the table's
  /// delegate allow it.
  open override var canBecomeFocused: Bool {
    shownRow.flatMap { container?.canFocus($0) } ?? false
  }
  /// The cell's current state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = showingDeleteConfirmation
    state.isReordering = isReordering
    state.cellDragState = dragState == .lifting ? .lifting : dragState == .none ? .none : .dragging
    state.cellDropState = dropState
    state.isFocused = shownRow != nil && container?.focusedPath == shownRow
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Requests an update of the configurations before the cell is next displayed.
  open func setNeedsUpdateConfiguration() {
    configurationIsStale = true
    setNeedsLayout()
  }
  /// Updates the configurations for a state. Subclasses override it.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  var hasConfigurationHandler: Bool { configurationUpdateHandler != nil }
  func callConfigurationHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    applyConfigurationState()
    backgroundView?.frame = bounds
    for view in [accessoryView, editingAccessoryView] where view !== shownAccessoryView {
      if view?.superview === self { view?.removeFromSuperview() }
    }
    if let view = shownAccessoryView, let frame = accessoryViewFrame {
      if view.superview !== self { addSubview(view) }
      view.frame = mirrored(frame)
    }
    updateContentMargins()
    let insets = contentInsets
    content.frame = mirrored(
      CGRect(
        x: insets.leading, y: 0,
        width: max(bounds.width - insets.leading - insets.trailing, 0), height: bounds.height))
    if configuration == nil { layoutLabels() }
  }

  /// Returns the size of the cell's content: its configuration's, its constraints', or its style's
  /// height.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  // MARK: Gestures

  /// Returns a Boolean value that indicates whether two gestures are recognized together; false
  /// unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { OptionalMethod.absent(false) }
  /// Returns a Boolean value that indicates whether another recognizer has to fail first; false
  /// unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { OptionalMethod.absent(false) }
  /// Returns a Boolean value that indicates whether another recognizer waits for this one to fail;
  /// false unless overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { OptionalMethod.absent(false) }
  /// Returns a Boolean value that indicates whether the recognizer receives a touch; true unless
  /// overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { OptionalMethod.absent(true) }
  /// Returns a Boolean value that indicates whether the recognizer receives a press; true unless
  /// overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { OptionalMethod.absent(true) }
  /// Returns a Boolean value that indicates whether the recognizer receives an event; true unless
  /// overridden.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { OptionalMethod.absent(true) }
}
