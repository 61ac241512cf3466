public import Foundation

/// A symbol, a label, or a view next to the content of a list cell.
public struct UICellAccessory {
  /// A closure that is called when the user taps an accessory.
  public typealias ActionHandler = () -> Void
  /// A closure that is called when the user chooses another element of a pop-up menu.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// The type of the accessory.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isHidden: Bool
  let width: LayoutDimension
  let placement: Placement
  var outlineStyle = OutlineDisclosureOptions.Style.automatic
  var text: String?
  var font: UIFont?
  var tintColor: UIColor?
  var menu: UIMenu?
  var action: ActionHandler?
  var menuDidChange: MenuSelectedElementDidChangeHandler?

  private init(
    _ accessoryType: AccessoryType, _ displayed: DisplayedState, _ isHidden: Bool,
    _ width: LayoutDimension, _ tintColor: UIColor?, _ placement: Placement
  ) {
    self.accessoryType = accessoryType
    self.displayed = displayed
    self.isHidden = isHidden
    self.width = width
    self.tintColor = tintColor
    self.placement = placement
  }

  // MARK: Types

  /// Creates a disclosure indicator: a chevron that shows that the row leads to more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, displayed, options.isHidden, options.reservedLayoutWidth,
      options.tintColor, .trailing(displayed: displayed))
  }

  /// Creates an outline disclosure: a chevron that expands and collapses the item's children.
  ///
  /// If an action handler is provided, a tap calls the handler instead.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .outlineDisclosure, displayed, options.isHidden, options.reservedLayoutWidth,
      options.tintColor,
      options.style == .cell ? .leading(displayed: displayed) : .trailing(displayed: displayed))
    accessory.outlineStyle = options.style
    accessory.action = actionHandler
    return accessory
  }

  /// Creates a button that shows details of the item.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .detail, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor,
      .trailing(displayed: displayed))
    accessory.action = actionHandler
    return accessory
  }

  /// Creates a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor,
      .trailing(displayed: displayed))
  }

  /// Creates a minus sign that reveals the trailing swipe actions.
  ///
  /// If an action handler is provided, a tap calls the handler instead.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .delete, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor,
      .leading(displayed: displayed))
    accessory.action = actionHandler
    return accessory
  }

  /// Creates a plus sign.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .insert, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor,
      .leading(displayed: displayed))
    accessory.action = actionHandler
    return accessory
  }

  /// Creates a control with which the user drags the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor,
      .trailing(displayed: displayed))
  }

  /// Creates a circle that shows whether the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor,
      .leading(displayed: displayed))
  }

  /// Creates a label with the specified text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .label, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor,
      .trailing(displayed: displayed))
    accessory.text = text
    accessory.font = options.font
    return accessory
  }

  /// Creates a button that shows the chosen element of a menu and opens the menu on a tap.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .popUpMenu, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor,
      .trailing(displayed: displayed))
    accessory.menu = menu
    accessory.text = MainActor.assumeIsolated {
      let chosen = menu.children.lazy.compactMap { $0 as? UIAction }.first { $0.state == .on }
      return (chosen ?? menu.children.first)?.title
    }
    accessory.menuDidChange = selectedElementDidChangeHandler
    return accessory
  }

  /// Creates an accessory that shows a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView(configuration.customView), configuration.placement.displayed,
      configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor,
      configuration.placement)
  }
}

extension UICellAccessory {
  /// The type of an accessory.
  @nonexhaustive public enum AccessoryType: Hashable {
    /// A chevron that indicates another screen.
    case disclosureIndicator
    /// A chevron that expands or collapses the item.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// A control that deletes the row.
    case delete
    /// A control that inserts a row.
    case insert
    /// A handle that drags the row.
    case reorder
    /// A circle that indicates whether the row is selected.
    case multiselect
    /// A label with text.
    case label
    /// An info button.
    case detail
    /// A button with a menu.
    case popUpMenu
    /// A custom view.
    case customView(UIView)
  }

  /// The editing states in which an accessory is displayed.
  @nonexhaustive public enum DisplayedState {
    /// The accessory is always visible.
    case always
    /// The accessory is visible only while the cell is being edited.
    case whenEditing
    /// The accessory is visible only while the cell isn't being edited.
    case whenNotEditing
  }

  /// The width that a cell reserves for an accessory.
  @nonexhaustive public enum LayoutDimension {
    /// The accessory's own width.
    case actual
    /// The standard width for accessories of this type.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The edge of an accessory, the states in which it is displayed, and its position among the
  /// other accessories at that edge.
  @nonexhaustive public enum Placement {
    /// A closure that returns an index among the accessories that are already at the edge.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// The leading edge. By default, the accessory is inserted after the others.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// The trailing edge. By default, the accessory is inserted before the others.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// Returns the position before the first accessory of the same type, or the first position if
    /// there is no such accessory.
    public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in
        accessories.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0
      }
    }

    /// Returns the position after the first accessory of the same type, or the last position if
    /// there is no such accessory.
    public static func position(after accessory: UICellAccessory) -> Position {
      { accessories in
        accessories.firstIndex { $0.accessoryType == accessory.accessoryType }.map { $0 + 1 }
          ?? accessories.count
      }
    }

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    }
    var isLeading: Bool { if case .leading = self { true } else { false } }
    var position: Position {
      switch self {
      case .leading(_, let position), .trailing(_, let position): position
      }
    }
  }

  /// A custom view and its placement.
  public struct CustomViewConfiguration {
    /// The custom view.
    public let customView: UIView
    /// The placement of the view.
    public let placement: Placement
    /// A Boolean value that indicates whether the view is hidden. It keeps its space.
    public var isHidden: Bool
    /// The width that the cell reserves for the view.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color, or nil to use the default color. It is stored without effect.
    public var tintColor: UIColor?
    /// A Boolean value that indicates whether the view keeps its size instead of being resized to
    /// fit. It is stored without effect.
    public var maintainsFixedSize: Bool

    /// Creates a configuration. Arguments that are nil use the default values.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}

extension UICellAccessory.AccessoryType {
  /// The position among the system's accessories at the trailing edge, from the content outward.
  var rank: Int {
    switch self {
    case .label: 0
    case .popUpMenu: 1
    case .detail: 2
    case .checkmark: 3
    case .disclosureIndicator, .outlineDisclosure: 4
    case .reorder: 5
    case .delete, .insert, .multiselect: 6
    case .customView: 7
    }
  }

  /// The name of the accessory in exceptions.
  var inWords: String {
    if case .customView = self { "customView" } else { "\(self)" }
  }
}
