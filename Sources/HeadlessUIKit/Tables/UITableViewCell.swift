public import Foundation

/// The view of one row.
///
/// A cell shows either its own labels and image (`textLabel`, `detailTextLabel`, `imageView`), a
/// content configuration, or views that the app puts into `contentView`.
@preconcurrency @MainActor open class UITableViewCell: UIView, ConfiguredView {
  /// Makes a cell; the style decides which labels it has.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: ListMetrics.current.rowHeight))
    content = UIView(frame: bounds)
    addSubview(content)
  }

  /// Makes a cell of the default style that is not reused.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(content)
  }

  // A class is instantiated by its metatype without asking subclasses for a `required` one: the
  // static declaration of the same link name hands its receiver over as the class to make.
  @_silgen_name("headless_uitableviewcell_make")
  convenience init(madeWith style: CellStyle, _ reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  let style: CellStyle
  /// The identifier under which the cell is reused; nil for a cell that is not.
  public let reuseIdentifier: String?
  /// The table that shows the cell.
  package internal(set) weak var container: UITableView?
  /// The row that the cell is shown for; nil while it waits for reuse.
  var shownRow: IndexPath?

  /// Called just before the cell is handed out again; subclasses reset what is not content.
  open func prepareForReuse() {
    configurationIsStale = true
  }

  // MARK: Content

  private var content = UIView()
  /// The view that the content is in; a content configuration puts its own view here.
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

  /// The main label; nil while a content configuration is set.
  open var textLabel: UILabel? { configuration == nil ? primary : nil }
  /// The second label; nil for the default style and while a content configuration is set.
  open var detailTextLabel: UILabel? {
    configuration == nil && style != .default ? secondary : nil
  }
  /// The image at the leading edge; nil while a content configuration is set.
  open var imageView: UIImageView? { configuration == nil ? picture : nil }

  private func makeLabel(_ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = font
    label.textColor = color
    content.addSubview(label)
    return label
  }

  private var configuration: (any UIContentConfiguration)?
  /// What the content view shows; nil gives back an empty content view and the cell's own labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
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

  /// A fresh configuration in the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
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

  /// A fresh background of the table that the cell is in.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    container?.style == .plain ? .listPlainCell() : .listGroupedCell()
  }
  /// What is behind the content; setting it takes the background views away.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      noteChange(oldValue != backgroundConfiguration)
      guard backgroundConfiguration != nil else { return }
      backgroundColor = nil
      backgroundView = nil
      selectedBackgroundView = nil
    }
  }
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView? { didSet { selectedBackgroundView?.host = self } }
  /// The view behind the content of a selected cell where several can be selected.
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

  /// The standard sign at the trailing edge.
  open var accessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  /// The view at the trailing edge; it takes the sign's place.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue, with: accessoryView) } }
  /// The sign while the cell is edited.
  open var editingAccessoryType: AccessoryType = .none { didSet { setNeedsLayout() } }
  /// The view at the trailing edge while the cell is edited.
  open var editingAccessoryView: UIView? {
    didSet { replaceAccessory(oldValue, with: editingAccessoryView) }
  }

  private func replaceAccessory(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    setNeedsLayout()
  }

  /// The sign that shows now.
  package var shownAccessoryType: AccessoryType {
    shownAccessoryView == nil ? (isEditing ? editingAccessoryType : accessoryType) : .none
  }
  var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  // MARK: State

  /// How the cell looks when it is selected; callbacks come whatever it says.
  open var selectionStyle: SelectionStyle = .default {
    didSet { noteChange(oldValue != selectionStyle) }
  }
  /// Whether the cell looks selected; the table's selection is its own.
  open var isSelected: Bool {
    get { selectedStorage }
    set { setSelected(newValue, animated: false) }
  }
  private var selectedStorage = false
  /// Whether the cell looks touched.
  open var isHighlighted: Bool {
    get { highlightedStorage }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlightedStorage = false
  /// Whether the cell shows its editing control.
  open var isEditing: Bool {
    get { editingStorage }
    set { setEditing(newValue, animated: false) }
  }
  private var editingStorage = false

  /// Makes the cell look selected or not; subclasses override it and call super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    selectedStorage = selected
    setNeedsUpdateConfiguration()
  }
  /// Makes the cell look touched or not; subclasses override it and call super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    highlightedStorage = highlighted
    setNeedsUpdateConfiguration()
  }
  /// Shows or hides the editing control; subclasses override it and call super.
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
  /// How the cell's row is edited.
  open var editingStyle: EditingStyle { currentEditingStyle }
  /// Whether the control for moving shows while the cell is edited.
  open var showsReorderControl = false {
    didSet { noteChange(oldValue != showsReorderControl) }
  }
  /// Whether the content makes room for the editing control.
  open var shouldIndentWhileEditing = true {
    didSet { noteChange(oldValue != shouldIndentWhileEditing) }
  }
  /// Whether the row's actions show.
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

  /// Takes the cell up or puts it down.
  func setIsReordering(_ isHeld: Bool) {
    guard isHeld != isReordering else { return }
    isReordering = isHeld
    dragStateDidChange(isHeld ? .dragging : .none)
    setNeedsUpdateConfiguration()
  }

  private var stateMask: StateMask {
    var mask: StateMask = isEditing ? .showingEditControl : []
    if showingDeleteConfirmation { mask.insert(.showingDeleteConfirmation) }
    return mask
  }

  /// The cell is about to show or hide a control; subclasses override it and call super.
  open func willTransition(to state: StateMask) {}
  /// The cell showed or hid a control; subclasses override it and call super.
  open func didTransition(to state: StateMask) {}
  /// A drag of the cell changed its state; subclasses override it and call super.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Whether the cell reacts to touches while it is dragged.
  open var userInteractionEnabledWhileDragging = false
  /// How the cell looks with the focus; kept, there is none.
  open var focusStyle = FocusStyle.default

  /// How far the content is indented, in levels.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// Points a level of indentation.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// How far the line below the cell keeps from the edges; the table's, until set.
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

  /// A closure that sets a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// Called before the cell is shown and when its state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the content configuration follows the state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background configuration follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  var configurationIsStale = true

  /// The cell's state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isSwiped = showingDeleteConfirmation
    state.isReordering = isReordering
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Asks for `updateConfiguration(using:)` before the next display.
  open func setNeedsUpdateConfiguration() {
    configurationIsStale = true
    setNeedsLayout()
  }
  /// Sets the configurations for a state; subclasses override it.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  func callConfigurationHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    applyConfigurationState()
    backgroundView?.frame = bounds
    if let view = shownAccessoryView, let frame = accessoryViewFrame {
      if view.superview !== self { addSubview(view) }
      view.frame = frame
    }
    let insets = contentInsets
    content.frame = CGRect(
      x: insets.leading, y: 0,
      width: max(bounds.width - insets.leading - insets.trailing, 0), height: bounds.height)
    if configuration == nil { layoutLabels() }
  }

  /// What the cell's content asks for: its configuration, its constraints, or its style's height.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }
}
