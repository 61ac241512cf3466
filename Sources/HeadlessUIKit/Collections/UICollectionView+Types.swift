extension UICollectionView {
  /// The element kind of section headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The element kind of section footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The category of an element.
  public enum ElementCategory: UInt, Sendable {
    /// The supported categories.
    case cell, supplementaryView, decorationView
  }

  /// The direction in which the content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// The supported directions.
    case vertical, horizontal
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
  public enum ReorderingCadence: Int, Sendable {
    /// The supported speeds.
    case immediate, fast, slow
  }

  /// The conditions under which cells are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// The supported conditions: never, on explicit invalidation, or also when constraints change.
    case disabled, enabled, enabledIncludingConstraints
  }
}
