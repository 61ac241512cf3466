/// What a configuration may depend on.
public protocol UIConfigurationState {
  /// A state with nothing but traits.
  init(traitCollection: UITraitCollection)
  /// The traits of the screen.
  var traitCollection: UITraitCollection { get set }
  /// A state of the app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header, a footer or another view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the screen.
  public var traitCollection: UITraitCollection
  /// Whether the view does not react.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view stays in sight while its section scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with nothing but traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the screen.
  public var traitCollection: UITraitCollection
  /// Whether the view does not react.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view stays in sight while its section scrolls.
  public var isPinned = false
  /// Whether the cell shows its editing control.
  public var isEditing = false
  /// Whether what is below the cell is shown.
  public var isExpanded = false
  /// Whether the cell's actions show.
  public var isSwiped = false
  /// Whether the cell is being dragged.
  public var isReordering = false
  /// How far a drag of the cell is.
  public var cellDragState = DragState.none
  /// How near a drop is; there are none.
  public var cellDropState = DropState.none

  /// How far a drag of a cell is.
  public enum DragState: Hashable, Sendable {
    case none, lifting, dragging
  }

  /// How near a drop is to a cell.
  public enum DropState: Hashable, Sendable {
    case none, notTargeted, targeted
  }
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state with nothing but traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
