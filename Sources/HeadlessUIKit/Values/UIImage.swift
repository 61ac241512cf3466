public import Foundation

/// An image: a system symbol, a file whose size is read from its header, or pixels of which only
/// the size is known.
open class UIImage: NSObject, @unchecked Sendable {
  /// The name of a symbol image, or nil for other images.
  package let symbolName: String?
  /// The contents of the image file, or nil for other images.
  package let data: Data?
  /// The color in which the image is drawn, or nil to use the tint color of the view.
  package let tint: UIColor?
  /// The size of the image, in points.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The rendering mode of the image.
  public let renderingMode: RenderingMode

  private init(
    symbolName: String?, data: Data?, size: CGSize, scale: CGFloat = 1, tint: UIColor? = nil,
    renderingMode: RenderingMode = .automatic
  ) {
    self.symbolName = symbolName
    self.data = data
    self.size = size
    self.scale = scale
    self.tint = tint
    self.renderingMode = renderingMode
  }

  /// Creates an image from a Core Graphics image.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from a Core Graphics image with a scale and an orientation. The orientation
  /// only affects the size.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(pixels: CGSize(width: cgImage.width, height: cgImage.height), scale, orientation)
  }

  /// Creates an image from a Core Image image with a scale and an orientation.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(pixels: ciImage.extent.size, scale, orientation)
  }

  private convenience init(pixels: CGSize, _ scale: CGFloat, _ orientation: Orientation) {
    let scale = scale > 0 ? scale : 1
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    self.init(
      symbolName: nil, data: nil,
      size: orientation.turnsSideways ? CGSize(width: size.height, height: size.width) : size,
      scale: scale)
  }

  /// The orientation of an image's pixels.
  public enum Orientation: Int, Sendable {
    /// The pixels are in their display orientation.
    case up
    /// The pixels are rotated by 180 degrees.
    case down
    /// The pixels are rotated by 90 degrees counterclockwise.
    case left
    /// The pixels are rotated by 90 degrees clockwise.
    case right
    /// As `up`, mirrored horizontally.
    case upMirrored
    /// As `down`, mirrored horizontally.
    case downMirrored
    /// As `left`, mirrored vertically.
    case leftMirrored
    /// As `right`, mirrored vertically.
    case rightMirrored

    var turnsSideways: Bool {
      self == .left || self == .right || self == .leftMirrored || self == .rightMirrored
    }
  }

  /// A Boolean value that indicates whether the image is a system symbol.
  open var isSymbolImage: Bool { symbolName != nil }

  /// Creates a symbol image. Any name is accepted, except an empty one.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol image with a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let side = ((configuration as? SymbolConfiguration)?.pointSize ?? 17) * 20 / 17
    self.init(symbolName: name, data: nil, size: CGSize(width: side, height: side))
  }

  /// Creates a symbol image for the specified traits, which have no effect.
  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol image with a variable value. The symbol is always shown entirely.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Creates an image from a file in a bundle with a variable value. The image is always shown
  /// entirely.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue: Double,
    configuration: Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }

  /// Creates an image from a file in the main bundle. Returns nil if there is no such file.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// Creates an image from a file in a bundle. The traits have no effect.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// Creates an image from a file in a bundle with the specified name, with or without the
  /// extension of an image format.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    let bundle = bundle ?? .main
    let paths = [nil, "png", "jpg", "jpeg", "gif"].compactMap {
      bundle.path(forResource: name, ofType: $0)
    }
    guard let path = paths.first else { return nil }
    self.init(contentsOfFile: path)
  }

  /// Creates an image from a file. Returns nil if the file can't be read or is not an image.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates an image from PNG, JPEG, or GIF data. Returns nil for other data.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from PNG, JPEG, or GIF data with a number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = ImageHeader.size(of: data) else { return nil }
    self.init(
      symbolName: nil, data: data,
      size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
  }

  /// Returns the image with a different rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(tint: tint, renderingMode: renderingMode, size: size)
  }

  /// Returns the image in a single color.
  open func withTintColor(_ color: UIColor) -> UIImage {
    copy(tint: color, renderingMode: renderingMode, size: size)
  }

  /// Returns the image in a single color with a different rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(tint: color, renderingMode: renderingMode, size: size)
  }

  /// Returns a symbol image with a different configuration. Other images are returned unchanged.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard symbolName != nil, let points = (configuration as? SymbolConfiguration)?.pointSize else {
      return self
    }
    let side = points * 20 / 17
    return copy(
      tint: tint, renderingMode: renderingMode, size: CGSize(width: side, height: side))
  }

  private func copy(tint: UIColor?, renderingMode: RenderingMode, size: CGSize) -> UIImage {
    UIImage(
      symbolName: symbolName, data: data, size: size, scale: scale, tint: tint,
      renderingMode: renderingMode)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return symbolName == other.symbolName && data == other.data && size == other.size
      && tint == other.tint && renderingMode == other.renderingMode
  }
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(symbolName)
    hasher.combine(data)
    return hasher.finalize()
  }
}

extension UIImage {
  /// The rendering mode of an image: in its original colors or as a template for the tint color.
  public enum RenderingMode: Int, Sendable {
    /// The view that shows the image chooses the mode.
    case automatic
    /// The image is drawn in its original colors.
    case alwaysOriginal
    /// The image is drawn in the tint color.
    case alwaysTemplate
  }

  /// The maximum brightness at which an image is drawn.
  public enum DynamicRange: Int, Sendable {
    /// No specified range.
    case unspecified = -1
    /// Standard dynamic range.
    case standard
    /// High dynamic range with limited brightness.
    case constrainedHigh
    /// High dynamic range.
    case high
  }

  /// The configuration of an image.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The configuration of a symbol image.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?

    private init(points: CGFloat?) { pointSize = points }

    /// Creates a configuration for text of a size in points.
    public convenience init(pointSize: CGFloat) { self.init(points: pointSize) }
    /// Creates a configuration for text of a size in points. The weight has no effect.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(points: pointSize)
    }
    /// Creates a configuration for a font.
    public convenience init(font: UIFont) { self.init(points: font.pointSize) }
    /// Creates a configuration for a text style in the user's preferred text size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(points: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }
    /// Creates a configuration for a scale, which has no effect.
    public convenience init(scale: SymbolScale) { self.init(points: nil) }
  }

  /// The size of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    /// The default scale.
    case `default` = -1
    /// No specified scale.
    case unspecified
    /// Smaller than the text.
    case small
    /// As large as the text.
    case medium
    /// Larger than the text.
    case large
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// No specified weight.
    case unspecified
    /// The ultralight weight.
    case ultraLight
    /// The thin weight.
    case thin
    /// The light weight.
    case light
    /// The regular weight.
    case regular
    /// The medium weight.
    case medium
    /// The semibold weight.
    case semibold
    /// The bold weight.
    case bold
    /// The heavy weight.
    case heavy
    /// The black weight, which is the heaviest.
    case black
  }
}
