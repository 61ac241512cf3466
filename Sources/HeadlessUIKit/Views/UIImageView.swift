public import Foundation

/// A view that shows a picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Pictures that follow one another; screens show the still one.
  open var animationImages: [UIImage]?
  /// Seconds for all pictures.
  open var animationDuration: TimeInterval = 0
  /// How often they repeat; 0 for ever.
  open var animationRepeatCount = 0
  /// Whether they follow one another.
  open private(set) var isAnimating = false
  /// Begins to show one after another.
  open func startAnimating() { isAnimating = animationImages != nil }
  /// Stays at one.
  open func stopAnimating() { isAnimating = false }

  /// Makes a view of a picture's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Makes a view with another picture while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Makes an empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The picture.
  open var image: UIImage? {
    didSet {
      invalidateIntrinsicContentSize()
      noteChange()
      superview?.setNeedsLayout()
    }
  }
  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage? {
    didSet { noteChange(oldValue !== highlightedImage) }
  }
  /// Whether the highlighted picture shows.
  open var isHighlighted = false { didSet { noteChange(oldValue != isHighlighted) } }
  /// How symbols show that have no configuration of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { noteChange() }
  }

  /// How bright the picture is drawn; screens here know one range.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
}
