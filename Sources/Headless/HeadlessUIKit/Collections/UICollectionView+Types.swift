extension UICollectionView {
  /// The element kind of section headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The element kind of section footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The category of an element.
  @nonexhaustive public enum ElementCategory: UInt, Sendable {
    /// A cell, which shows an item.
    case cell
    /// A supplementary view, such as a header.
    case supplementaryView
    /// A decoration view, which belongs to the layout.
    case decorationView
  }

  /// The direction in which the content scrolls.
  @nonexhaustive public enum ScrollDirection: Int, Sendable {
    /// The content scrolls vertically.
    case vertical
    /// The content scrolls horizontally.
    case horizontal
  }

  /// The target position of a scrolled item, with at most one vertical and one horizontal value.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bit mask of the positions.
    public let rawValue: UInt
    /// Creates a scroll position from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top of the visible area.
    public static let top = ScrollPosition(rawValue: 1)
    /// The vertical center of the visible area.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom of the visible area.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left edge of the visible area.
    public static let left = ScrollPosition(rawValue: 8)
    /// The horizontal center of the visible area.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right edge of the visible area.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The speed at which items make room for a dragged item. Here, they do so at once.
  @nonexhaustive public enum ReorderingCadence: Int, Sendable {
    /// Items make room immediately.
    case immediate
    /// Items make room after a short delay.
    case fast
    /// Items make room after a longer delay.
    case slow
  }

  /// The conditions under which cells are measured again.
  @nonexhaustive public enum SelfSizingInvalidation: Int, Sendable {
    /// Cells keep their size until they are reloaded.
    case disabled
    /// A cell is measured after an explicit invalidation of its intrinsic content size.
    case enabled
    /// A cell is measured after an explicit invalidation or a change to its constraints.
    case enabledIncludingConstraints
  }
}
