import Foundation

extension UICellAccessory {
  /// The appearance of a checkmark.
  public struct CheckmarkOptions {
    /// A Boolean value that indicates whether the accessory is hidden. It keeps its space.
    public var isHidden: Bool
    /// The width that the cell reserves for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color, or nil to use the default color. It is stored without effect.
    public var tintColor: UIColor?

    /// Creates options. Arguments that are nil use the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The appearance of a delete accessory, which is a minus sign.
  public struct DeleteOptions {
    /// A Boolean value that indicates whether the accessory is hidden. It keeps its space.
    public var isHidden: Bool
    /// The width that the cell reserves for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color, or nil to use the default color. It is stored without effect.
    public var tintColor: UIColor?
    /// The background color of the symbol, or nil to use the default color. It is stored without
    /// effect.
    public var backgroundColor: UIColor?

    /// Creates options. Arguments that are nil use the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The appearance of a detail button.
  public struct DetailOptions {
    /// A Boolean value that indicates whether the accessory is hidden. It keeps its space.
    public var isHidden: Bool
    /// The width that the cell reserves for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color, or nil to use the default color. It is stored without effect.
    public var tintColor: UIColor?

    /// Creates options. Arguments that are nil use the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The appearance of a disclosure indicator, which is a chevron.
  public struct DisclosureIndicatorOptions {
    /// A Boolean value that indicates whether the accessory is hidden. It keeps its space.
    public var isHidden: Bool
    /// The width that the cell reserves for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color, or nil to use the default color. It is stored without effect.
    public var tintColor: UIColor?

    /// Creates options. Arguments that are nil use the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The appearance of an insert accessory, which is a plus sign.
  public struct InsertOptions {
    /// A Boolean value that indicates whether the accessory is hidden. It keeps its space.
    public var isHidden: Bool
    /// The width that the cell reserves for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color, or nil to use the default color. It is stored without effect.
    public var tintColor: UIColor?
    /// The background color of the symbol, or nil to use the default color. It is stored without
    /// effect.
    public var backgroundColor: UIColor?

    /// Creates options. Arguments that are nil use the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The appearance of a label.
  public struct LabelOptions {
    /// A Boolean value that indicates whether the accessory is hidden. It keeps its space.
    public var isHidden: Bool
    /// The width that the cell reserves for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color, or nil to use the default color. It is stored without effect.
    public var tintColor: UIColor?
    /// The font of the label.
    public var font: UIFont
    /// A Boolean value that indicates whether the font follows the user's preferred text size. It
    /// is stored without effect.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options. Arguments that are nil use the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// The appearance of a multiselect accessory, which is a selection circle.
  public struct MultiselectOptions {
    /// A Boolean value that indicates whether the accessory is hidden. It keeps its space.
    public var isHidden: Bool
    /// The width that the cell reserves for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color, or nil to use the default color. It is stored without effect.
    public var tintColor: UIColor?
    /// The background color of the symbol, or nil to use the default color. It is stored without
    /// effect.
    public var backgroundColor: UIColor?

    /// Creates options. Arguments that are nil use the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The appearance of an outline disclosure, which is a chevron.
  public struct OutlineDisclosureOptions {
    /// The style of the chevron.
    public var style: Style
    /// A Boolean value that indicates whether the accessory is hidden. It keeps its space.
    public var isHidden: Bool
    /// The width that the cell reserves for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color, or nil to use the default color. It is stored without effect.
    public var tintColor: UIColor?

    /// Creates options. Arguments that are nil use the default values.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    /// The position of the chevron and the area that responds to taps.
    @nonexhaustive public enum Style {
      /// A trailing chevron. In a header that is the first item of its section, a tap anywhere on
      /// the cell expands or collapses the item; elsewhere, only a tap on the chevron does.
      case automatic
      /// A trailing chevron. A tap anywhere on the cell expands or collapses the item.
      case header
      /// A leading chevron. Only a tap on the chevron expands or collapses the item.
      case cell
    }
  }

  /// The appearance of a pop-up menu.
  public struct PopUpMenuOptions {
    /// A Boolean value that indicates whether the accessory is hidden. It keeps its space.
    public var isHidden: Bool
    /// The width that the cell reserves for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color, or nil to use the default color. It is stored without effect.
    public var tintColor: UIColor?

    /// Creates options. Arguments that are nil use the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The appearance of a reorder control.
  public struct ReorderOptions {
    /// A Boolean value that indicates whether the accessory is hidden. It keeps its space.
    public var isHidden: Bool
    /// The width that the cell reserves for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint color, or nil to use the default color. It is stored without effect.
    public var tintColor: UIColor?
    /// A Boolean value that indicates whether a vertical line precedes the control. It is stored
    /// without effect.
    public var showsVerticalSeparator: Bool

    /// Creates options. Arguments that are nil use the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }
}
