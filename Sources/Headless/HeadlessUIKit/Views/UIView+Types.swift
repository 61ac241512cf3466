extension UIView {
  /// Options for the margins and lengths that change with the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bit mask of the sizes and margins.
    public let rawValue: UInt
    /// Creates a mask with a bit mask.
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
  @nonexhaustive public enum ContentMode: Int, Sendable {
    /// The content is scaled to fill the view. Its proportions can change.
    case scaleToFill
    /// The content is scaled to fit the view. Its proportions are kept.
    case scaleAspectFit
    /// The content is scaled to fill the view. Its proportions are kept, so that part of it may be
    /// cut off.
    case scaleAspectFill
    /// The view is redrawn when its bounds change.
    case redraw
    /// The content is centered at its own size.
    case center
    /// The content is aligned with the center of the top edge.
    case top
    /// The content is aligned with the center of the bottom edge.
    case bottom
    /// The content is aligned with the center of the left edge.
    case left
    /// The content is aligned with the center of the right edge.
    case right
    /// The content is aligned with the top-left corner.
    case topLeft
    /// The content is aligned with the top-right corner.
    case topRight
    /// The content is aligned with the bottom-left corner.
    case bottomLeft
    /// The content is aligned with the bottom-right corner.
    case bottomRight
  }

  /// Constants for the adjustment of the tint color.
  @nonexhaustive public enum TintAdjustmentMode: Int, Sendable {
    /// The adjustment of the superview.
    case automatic
    /// The tint color as it is.
    case normal
    /// Gray instead of the tint color.
    case dimmed
  }

  /// Options for animations. They have no effect because animations complete at once.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bit mask of the options.
    public let rawValue: UInt
    /// Creates options with a bit mask.
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
