public import Foundation

/// The view of one item.
///
/// A cell shows either a content configuration or views that the app puts into `contentView`.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, ConfiguredView
{
  /// Makes a cell; the collection view calls it for a registered class.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.frame = bounds
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    configurationIsStale = true
  }

  // MARK: Content

  private var content = UIView()
  /// The view that the content is in; a content configuration puts its own view here.
  open var contentView: UIView { content }

  private var configuration: (any UIContentConfiguration)?
  /// What the content view shows; nil gives back an empty content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration }
    set {
      configuration = newValue
      if let newValue, let view = content as? any UIView & UIContentView, view.supports(newValue) {
        view.configuration = newValue
      } else {
        let view = newValue?.makeContentView() ?? UIView()
        content.removeFromSuperview()
        content = view
        addSubview(view)
      }
      setNeedsLayout()
    }
  }
  /// Whether the content configuration follows the state by itself.
  open var automaticallyUpdatesContentConfiguration = true

  // MARK: Background

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
  /// Whether the background configuration follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// A fresh background of the list that the cell is in.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The view behind the content of a selected or touched cell.
  open var selectedBackgroundView: UIView? { didSet { selectedBackgroundView?.host = self } }

  // MARK: State

  /// Whether the cell looks selected; the collection view's selection is its own.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the cell looks touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// What else the collection view knows of the cell.
  var listState = ListState() {
    didSet {
      guard listState != oldValue else { return }
      setNeedsUpdateConfiguration()
    }
  }

  /// A cell's state beyond selection and touch.
  struct ListState: Equatable {
    var isEditing = false
    var isSwiped = false
    var isReordering = false
    var isExpanded = false
  }

  /// The cell's drag changed its state; subclasses override it.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// How far a drag of the cell is.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  // MARK: Configuration

  /// A closure that sets a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// Called before the cell is shown and when its state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  var configurationIsStale = true

  /// The cell's state.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = listState.isEditing
    state.isSwiped = listState.isSwiped
    state.isReordering = listState.isReordering
    state.isExpanded = listState.isExpanded
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
    content.frame = contentFrame
  }

  /// Where the content lies: everywhere, unless a subclass keeps room beside it.
  var contentFrame: CGRect { bounds }

  /// What the cell's content asks for: its configuration or its constraints; where neither does,
  /// the target itself.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    applyConfigurationState()
    let keepsWidth = horizontalFittingPriority == .required
    let beside = max(bounds.width - contentFrame.width, 0)
    let target = CGSize(width: max(targetSize.width - beside, 0), height: targetSize.height)
    var size = targetSize
    if let list = content as? UIListContentView {
      size = list.sizeThatFits(CGSize(width: keepsWidth ? target.width : .infinity, height: 0))
    } else if content is any UIContentView || content.isPlacedByConstraints {
      let fitting = content.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
      if fitting.width > 0 { size.width = fitting.width + beside }
      if fitting.height > 0 { size.height = fitting.height }
    }
    if keepsWidth { size.width = targetSize.width }
    if verticalFittingPriority == .required { size.height = targetSize.height }
    return size
  }
}
