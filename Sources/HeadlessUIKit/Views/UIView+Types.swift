extension UIView {
  /// Options for the margins and lengths that change with the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Constants for the way in which content fills a view.
  public enum ContentMode: Int, Sendable {
    /// Scaling modes, redrawing, and positions in the center or at an edge.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    /// Positions in a corner.
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Options for animations. They have no effect because animations complete at once.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out subviews with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Allows interaction during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Begins at the current state of a running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Repeats the animation indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Runs the animation back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Begins and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// Begins slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Proceeds at constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Dissolves from one state into the next.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
}
