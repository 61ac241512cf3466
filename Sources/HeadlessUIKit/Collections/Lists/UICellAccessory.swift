public import Foundation

/// A sign, a label or a view beside the content of a list cell.
public struct UICellAccessory {
  /// Called when a person taps the accessory.
  public typealias ActionHandler = () -> Void
  /// Called when another entry of a pop-up menu was chosen.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// What the accessory is.
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

  // MARK: Kinds

  /// A chevron that says that the row leads somewhere.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator, displayed, options.isHidden, options.reservedLayoutWidth,
      options.tintColor, .trailing(displayed: displayed))
  }

  /// A chevron that expands and collapses what is below the item, or calls the handler instead.
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

  /// A button that tells more.
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

  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor,
      .trailing(displayed: displayed))
  }

  /// A minus sign that shows the actions at the trailing edge, or calls the handler instead.
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

  /// A plus sign.
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

  /// A grip by which the item is dragged.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .reorder, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor,
      .trailing(displayed: displayed))
  }

  /// A circle that shows whether the item is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor,
      .leading(displayed: displayed))
  }

  /// A text.
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

  /// A button that shows the chosen entry of a menu, and the menu when it is tapped.
  @MainActor public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .popUpMenu, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor,
      .trailing(displayed: displayed))
    accessory.menu = menu
    let chosen = menu.children.lazy.compactMap { $0 as? UIAction }.first { $0.state == .on }
    accessory.text = (chosen ?? menu.children.first)?.title
    accessory.menuDidChange = selectedElementDidChangeHandler
    return accessory
  }

  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView(configuration.customView), configuration.placement.displayed,
      configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor,
      configuration.placement)
  }
}

extension UICellAccessory {
  /// What an accessory is.
  public enum AccessoryType: Hashable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect
    case label, detail, popUpMenu
    case customView(UIView)
  }

  /// When an accessory shows.
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The room that is kept for an accessory: as much as it needs, as its kind usually gets, or so
  /// many points.
  public enum LayoutDimension: Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  /// At which edge a view is, when, and where among the others there.
  public enum Placement {
    /// The place among the accessories that are at the edge already.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

    /// The place before an accessory of the same kind; the first where there is none.
    public static func position(before accessory: UICellAccessory) -> Position {
      { accessories in
        accessories.firstIndex { $0.accessoryType == accessory.accessoryType } ?? 0
      }
    }

    /// The place after an accessory of the same kind; the last where there is none.
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

  /// A view of the app's own, and its place.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The edge, and the place there.
    public let placement: Placement
    /// Whether the view is left out, though it keeps its room.
    public var isHidden: Bool
    /// The room that is kept for the view.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?
    /// Whether the view keeps its size, rather than that which fits.
    public var maintainsFixedSize: Bool

    /// Makes a configuration.
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
  /// The order of the system's accessories at the trailing edge, from the content outwards.
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

  /// The accessory's name, for exceptions.
  var inWords: String {
    if case .customView = self { "customView" } else { "\(self)" }
  }
}
