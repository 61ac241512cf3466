public import Foundation

/// A view that indicates that a task is in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// Creates an indicator of a style.
  public init(style: Style) {
    self.style = style
    color = style.color
    super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
    isHidden = true
  }

  /// Creates an indicator of medium size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates an indicator of medium size. There are no archives here.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    isHidden = true
  }

  /// The style, which determines the size.
  open var style = Style.medium { didSet { noteChange(oldValue != style) } }
  /// The color of the indicator.
  open var color: UIColor! = .systemGray { didSet { noteChange(oldValue !== color) } }
  /// A Boolean value that indicates whether the indicator is hidden when it is stopped.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// A Boolean value that indicates whether the indicator is running.
  open private(set) var isAnimating = false { didSet { noteChange(oldValue != isAnimating) } }

  /// Starts the indicator and shows it.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  /// Stops the indicator, and hides it if `hidesWhenStopped` is true.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.length, height: style.length)
  }

  /// Constants for the size of an indicator.
  @nonexhaustive public enum Style: Int, Sendable {
    /// 20 by 20 points.
    case medium = 100
    /// 37 by 37 points.
    case large = 101
    /// 37 by 37 points, and white.
    case whiteLarge = 0
    /// 20 by 20 points, and white.
    case white = 1
    /// 20 by 20 points, and gray.
    case gray = 2

    var length: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
    /// The color of an indicator that is created with the style.
    var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
  }
}
