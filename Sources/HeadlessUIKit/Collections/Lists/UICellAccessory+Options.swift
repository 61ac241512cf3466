import Foundation

extension UICellAccessory {
  /// How a check mark looks.
  public struct CheckmarkOptions {
    /// Whether the accessory is left out, though it keeps its room.
    public var isHidden: Bool
    /// The room that is kept for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?

    /// Makes options; the usual ones where nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a minus sign looks.
  public struct DeleteOptions {
    /// Whether the accessory is left out, though it keeps its room.
    public var isHidden: Bool
    /// The room that is kept for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?
    /// The colour behind the sign; nil for the usual one.
    public var backgroundColor: UIColor?

    /// Makes options; the usual ones where nil.
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

  /// How a detail button looks.
  public struct DetailOptions {
    /// Whether the accessory is left out, though it keeps its room.
    public var isHidden: Bool
    /// The room that is kept for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?

    /// Makes options; the usual ones where nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a chevron looks.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is left out, though it keeps its room.
    public var isHidden: Bool
    /// The room that is kept for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?

    /// Makes options; the usual ones where nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a plus sign looks.
  public struct InsertOptions {
    /// Whether the accessory is left out, though it keeps its room.
    public var isHidden: Bool
    /// The room that is kept for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?
    /// The colour behind the sign; nil for the usual one.
    public var backgroundColor: UIColor?

    /// Makes options; the usual ones where nil.
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

  /// How a label looks.
  public struct LabelOptions {
    /// Whether the accessory is left out, though it keeps its room.
    public var isHidden: Bool
    /// The room that is kept for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont
    /// Whether the font follows the size of text that the person prefers.
    public var adjustsFontForContentSizeCategory: Bool

    /// Makes options; the usual ones where nil.
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

  /// How a selection circle looks.
  public struct MultiselectOptions {
    /// Whether the accessory is left out, though it keeps its room.
    public var isHidden: Bool
    /// The room that is kept for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?
    /// The colour behind the sign; nil for the usual one.
    public var backgroundColor: UIColor?

    /// Makes options; the usual ones where nil.
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

  /// How a chevron of an outline looks.
  public struct OutlineDisclosureOptions {
    /// Where the chevron is, and what opens the outline.
    public var style: Style
    /// Whether the accessory is left out, though it keeps its room.
    public var isHidden: Bool
    /// The room that is kept for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?

    /// Makes options; the usual ones where nil.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }

    /// Where the chevron is, and what opens the outline: the chevron before a cell, or all of a
    /// header.
    public enum Style: Sendable {
      case automatic, header, cell
    }
  }

  /// How a pop-up menu looks.
  public struct PopUpMenuOptions {
    /// Whether the accessory is left out, though it keeps its room.
    public var isHidden: Bool
    /// The room that is kept for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?

    /// Makes options; the usual ones where nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a grip looks.
  public struct ReorderOptions {
    /// Whether the accessory is left out, though it keeps its room.
    public var isHidden: Bool
    /// The room that is kept for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour; nil for the usual one.
    public var tintColor: UIColor?
    /// Whether a line stands before the grip.
    public var showsVerticalSeparator: Bool

    /// Makes options; the usual ones where nil.
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
