/// The state on which a configuration depends.
public protocol UIConfigurationState {
  /// Creates a state with the specified traits.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// Accesses a custom state value.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state value.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key with the specified name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header, a footer, or another view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the view is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the view is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the view is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the view is focused. Lists never set it.
  public var isFocused = false
  /// A Boolean value that indicates whether the view is pinned while its section scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with the specified traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// Accesses a custom state value.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the cell is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell is highlighted.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell is focused. Lists never set it.
  public var isFocused = false
  /// A Boolean value that indicates whether the cell is pinned while its section scrolls. Lists
  /// never set it.
  public var isPinned = false
  /// A Boolean value that indicates whether the cell is in editing mode.
  public var isEditing = false
  /// A Boolean value that indicates whether the children of the cell's item are visible.
  public var isExpanded = false
  /// A Boolean value that indicates whether the swipe actions of the cell are revealed.
  public var isSwiped = false
  /// A Boolean value that indicates whether the user is reordering the cell.
  public var isReordering = false
  /// The drag state of the cell. Lists never set it.
  public var cellDragState = DragState.none
  /// The drop state of the cell. Lists never set it, because drops are not supported.
  public var cellDropState = DropState.none

  /// The drag state of a cell.
  @nonexhaustive public enum DragState: Hashable {
    /// The cell isn't part of a drag.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// The drop state of a cell.
  @nonexhaustive public enum DropState: Hashable {
    /// The cell isn't part of a drop.
    case none
    /// Another cell of the list is the target of the drop.
    case notTargeted
    /// The cell is the target of the drop.
    case targeted
  }
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with the specified traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// Accesses a custom state value.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
