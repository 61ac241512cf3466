public import Foundation

/// A view that displays an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// A Boolean value that indicates whether the image is larger at accessibility text sizes. The
  /// value is stored, and the image keeps its size.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The images of an animation. The view displays its still image instead.
  open var animationImages: [UIImage]?
  /// The images of an animation in the highlighted state.
  open var highlightedAnimationImages: [UIImage]?
  /// The preferred dynamic range of the displayed image. It has no effect.
  open var preferredImageDynamicRange: UIImage.DynamicRange = .unspecified
  /// The duration of one cycle of the images, in seconds. It has no effect.
  open var animationDuration: TimeInterval = 0
  /// The number of cycles, or 0 to repeat indefinitely. It has no effect.
  open var animationRepeatCount = 0
  /// A Boolean value that indicates whether the animation is running.
  open private(set) var isAnimating = false
  /// Starts the animation.
  open func startAnimating() {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    isAnimating = images?.isEmpty == false
  }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }

  /// Creates a view of the size of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view of the size of an image, with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates an empty view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view of zero size. There are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The displayed image.
  open var image: UIImage? {
    didSet { displayedSizeDidChange() }
  }
  /// The image in the highlighted state.
  open var highlightedImage: UIImage? {
    didSet { noteChange(oldValue !== highlightedImage) }
  }
  /// A Boolean value that indicates whether the highlighted image is displayed.
  open var isHighlighted = false { didSet { noteChange(oldValue != isHighlighted) } }
  /// The configuration of symbols that have none of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { displayedSizeDidChange() }
  }

  /// The dynamic range of the displayed image. It is always `.standard`.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  private func displayedSizeDidChange() {
    invalidateIntrinsicContentSize()
    noteChange()
    superview?.setNeedsLayout()
  }

  /// The size of the image. A symbol has that of the preferred configuration, as far as its own
  /// specifies none.
  private var imageSize: CGSize? {
    guard let image, image.isSymbolImage, let preferred = preferredSymbolConfiguration else {
      return image?.size
    }
    return preferred.applying(image.configuration).imageSize
  }

  open override var intrinsicContentSize: CGSize { imageSize ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { imageSize ?? .zero }
}
