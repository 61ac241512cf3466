public import Foundation

/// The format of what a renderer draws.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle that is drawn, in points.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format with the screen's values.
  public override init() { super.init() }
  /// Returns a format with the screen's values.
  open class func `default`() -> Self { preferred() }
  /// Returns the format that fits the screen.
  open class func preferred() -> Self { make() as! Self }

  /// Returns a format with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.adoptValues(of: self)
    return copy
  }

  func adoptValues(of other: UIGraphicsRendererFormat) { bounds = other.bounds }

  // See `UITableViewCell`: creates an instance of a subclass that has no `required` initializer.
  @_silgen_name("headless_uigraphicsrendererformat_make")
  convenience init(made: Void) { self.init() }
}

extension UIGraphicsRendererFormat {
  /// Creates an instance of the receiving class.
  ///
  /// The body is the initializer that has the same link name.
  @_silgen_name("headless_uigraphicsrendererformat_make")
  fileprivate static func make() -> UIGraphicsRendererFormat
}

/// The format of images that a renderer draws.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colors.
  @nonexhaustive public enum Range: Int, Sendable {
    /// No specified range.
    case unspecified = -1
    /// The range that fits the device.
    case automatic
    /// A wide range.
    case extended
    /// The range of sRGB.
    case standard
  }

  /// The number of pixels per point; that of the screen unless set.
  open var scale = UIGraphicsImageRendererFormat.screenScale
  /// A Boolean value that indicates whether images have no transparent pixels. It has no effect.
  open var opaque = false
  /// The preferred range of colors. It has no effect.
  open var preferredRange = Range.automatic
  /// A Boolean value that indicates whether images have a wide range of colors.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  /// A Boolean value that indicates whether the format supports high dynamic range, which is
  /// always false.
  open var supportsHighDynamicRange: Bool { false }

  /// Creates a format with the screen's values.
  public override init() { super.init() }
  /// Creates a format for traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  override func adoptValues(of other: UIGraphicsRendererFormat) {
    super.adoptValues(of: other)
    guard let other = other as? UIGraphicsImageRendererFormat else { return }
    scale = other.scale
    opaque = other.opaque
    preferredRange = other.preferredRange
  }

  static var screenScale: CGFloat { max(UITraitCollection.current.displayScale, 1) }
}

/// A destination of drawing with its format.
open class UIGraphicsRendererContext: NSObject {
  /// The context into which methods of Core Graphics draw.
  open private(set) var cgContext: CGContext
  fileprivate let rendererFormat: UIGraphicsRendererFormat

  fileprivate init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    rendererFormat = format
  }

  /// The format.
  open var format: UIGraphicsRendererFormat { rendererFormat }
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle by a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  /// Draws a frame inside a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Draws a frame inside a rectangle by a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.stroke(rect) }
  /// Clips to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The destination of an image renderer's drawing.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  fileprivate init(_ context: CGContext, image format: UIGraphicsImageRendererFormat) {
    super.init(context, format)
  }

  /// The image drawn so far: one of its size, without pixels.
  open var currentImage: UIImage {
    let format = rendererFormat as! UIGraphicsImageRendererFormat
    return UIImage(blank: format.bounds.size, scale: format.scale)
  }
}

/// A renderer of something of a size.
open class UIGraphicsRenderer: NSObject {
  /// The format.
  open private(set) var format: UIGraphicsRendererFormat
  /// A Boolean value that indicates whether the renderer produces images, which is always true.
  open var allowsImageOutput: Bool { true }

  fileprivate init(bounds: CGRect, renderer format: UIGraphicsRendererFormat) {
    format.bounds = bounds
    self.format = format
  }
}

/// A renderer of images.
///
/// There are no pixels: it runs the drawing code, and the image has the right size and scale.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }
  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer of images of a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }
  /// Creates a renderer of images of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, renderer: format)
  }

  /// Runs drawing code, and returns an image of the renderer's size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = format as! UIGraphicsImageRendererFormat
    let context = CGContext.forImage(of: format.bounds.size, scale: format.scale)
    context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
    let destination = UIGraphicsImageRendererContext(context, image: format)
    UIGraphicsPushContext(context)
    actions(destination)
    UIGraphicsPopContext()
    return destination.currentImage
  }
  /// Runs drawing code, and returns a transparent PNG image of the renderer's size.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  /// Runs drawing code, and returns a black JPEG image of the renderer's size.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
