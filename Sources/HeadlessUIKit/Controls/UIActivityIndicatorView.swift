public import Foundation

/// A sign that work is going on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// Makes a sign of a style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
    isHidden = true
  }

  /// Makes a sign of medium size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    isHidden = true
  }

  /// The size.
  open var style = Style.medium { didSet { noteChange(oldValue != style) } }
  /// The colour; nil for the usual one.
  open var color: UIColor! = .systemGray { didSet { noteChange(oldValue !== color) } }
  /// Whether the sign hides while nothing goes on.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Whether work is going on.
  open private(set) var isAnimating = false { didSet { noteChange(oldValue != isAnimating) } }

  /// Shows that work is going on.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  /// Shows that it is over.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.length, height: style.length)
  }

  /// The size of a sign.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101

    var length: CGFloat { self == .large ? 37 : 20 }
  }
}
