public import Foundation

/// The view of an item.
///
/// A cell shows either a content configuration or views that the app adds to `contentView`.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, ConfiguredView
{
  /// Creates a cell. The collection view calls this initializer for registered classes.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.frame = bounds
    addSubview(content)
  }

  /// Creates a cell from an archive.
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
  /// The view that contains the cell's content. A content configuration replaces it with its own
  /// view.
  open var contentView: UIView { content }

  private var configuration: (any UIContentConfiguration)?
  /// The configuration of the content view. Setting nil restores an empty content view.
  public var contentConfiguration: (any UIContentConfiguration)? {
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
  /// A Boolean value that indicates whether the content configuration follows the state
  /// automatically.
  open var automaticallyUpdatesContentConfiguration = true

  // MARK: Background

  /// The configuration of the background. Setting it removes the background views.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      noteChange(oldValue != backgroundConfiguration)
      guard backgroundConfiguration != nil else { return }
      backgroundColor = nil
      backgroundView = nil
      selectedBackgroundView = nil
    }
  }
  /// A Boolean value that indicates whether the background configuration follows the state
  /// automatically.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Returns a default background configuration for the list that contains the cell.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The view behind the content of a selected or highlighted cell.
  open var selectedBackgroundView: UIView? { didSet { selectedBackgroundView?.host = self } }

  // MARK: State

  /// A Boolean value that indicates whether the cell appears selected. It does not change the
  /// collection view's selection.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// A Boolean value that indicates whether the cell appears highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The part of the state that the collection view determines.
  var listState = ListState() {
    didSet {
      guard listState != oldValue else { return }
      setNeedsUpdateConfiguration()
    }
  }

  /// The state of a cell in addition to selection and highlight.
  struct ListState: Equatable {
    var isEditing = false
    var isSwiped = false
    var isReordering = false
    var isExpanded = false
  }

  /// The part of the cell in a drag from the collection view.
  var dragState = DragState.none {
    didSet {
      guard dragState != oldValue else { return }
      dragStateDidChange(dragState)
      setNeedsUpdateConfiguration()
    }
  }
  /// The part of the cell in a drop on the collection view.
  var dropState = UICellConfigurationState.DropState.none {
    didSet { if dropState != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Notifies the cell that its drag state has changed. Subclasses override this method.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The state of a cell's drag.
  @nonexhaustive public enum DragState: Int, Sendable {
    /// The cell isn't part of a drag.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  // MARK: Configuration

  /// A closure that updates a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// A closure that is called before the cell is displayed and when its state changes.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  var configurationIsStale = true

  /// A Boolean value that indicates whether the cell can be focused: if its collection view and
  /// the delegate allow it.
  open override var canBecomeFocused: Bool {
    element.flatMap { container?.canFocus($0.indexPath) } ?? false
  }
  /// The current state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = listState.isEditing
    state.isSwiped = listState.isSwiped
    state.isReordering = listState.isReordering
    state.cellDragState = dragState == .lifting ? .lifting : dragState == .none ? .none : .dragging
    state.cellDropState = dropState
    state.isFocused = element != nil && container?.focusedPath == element?.indexPath
    state.isExpanded = listState.isExpanded
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Schedules a call of `updateConfiguration(using:)` before the next display.
  open func setNeedsUpdateConfiguration() {
    configurationIsStale = true
    setNeedsLayout()
  }
  /// Updates the configurations for a state. Subclasses override this method.
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
    content.frame = contentFrame
  }

  /// The frame of the content: the entire cell, unless a subclass reserves space next to it.
  var contentFrame: CGRect { bounds }

  /// Returns the size that the content's configuration or constraints prefer, or the size that fits
  /// the cell if there are neither.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    applyConfigurationState()
    updateConstraintsThroughout()
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
    } else {
      size = sizeThatFits(targetSize)
    }
    if keepsWidth { size.width = targetSize.width }
    if verticalFittingPriority == .required { size.height = targetSize.height }
    return size
  }
}
