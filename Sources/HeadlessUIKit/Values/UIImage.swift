public import Foundation

/// A picture: one of the system's symbols, or a file whose size is known from its header.
open class UIImage: NSObject, @unchecked Sendable {
  /// The symbol's name; nil for a picture from a file.
  package let symbolName: String?
  /// The file's bytes; nil for a symbol.
  package let data: Data?
  /// The colour that the picture is drawn in; nil for the view's tint.
  package let tint: UIColor?
  /// The size in points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// Whether the picture is drawn in its own colours.
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

  /// A picture of pixels.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// A picture of pixels, so many a point; the orientation is kept by the pixels' own size.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(pixels: CGSize(width: cgImage.width, height: cgImage.height), scale, orientation)
  }

  /// A picture that filters make, so many pixels a point.
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

  /// How a picture's pixels lie.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    var turnsSideways: Bool {
      self == .left || self == .right || self == .leftMirrored || self == .rightMirrored
    }
  }

  /// Whether the picture is a symbol of the system.
  open var isSymbolImage: Bool { symbolName != nil }

  /// A symbol of the system. Any name is taken, as the names are Apple's; nil for none.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol in a size.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    guard !name.isEmpty else { return nil }
    let side = ((configuration as? SymbolConfiguration)?.pointSize ?? 17) * 20 / 17
    self.init(symbolName: name, data: nil, size: CGSize(width: side, height: side))
  }

  /// A symbol for a screen.
  public convenience init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol that is drawn in part; it is shown whole here.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// A picture of a bundle that is drawn in part; it is shown whole here.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue: Double,
    configuration: Configuration? = nil
  ) {
    self.init(named: name, in: bundle, with: configuration)
  }

  /// A picture of the app's main bundle; nil where there is no such file.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// A picture of a bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// A picture of a bundle: a file of that name, or of that name and a usual extension.
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

  /// A picture of a file; nil where it cannot be read or is no picture.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// A PNG, JPEG or GIF; nil for anything else.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// A PNG, JPEG or GIF with several pixels a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = ImageHeader.size(of: data) else { return nil }
    self.init(
      symbolName: nil, data: data,
      size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale)
  }

  /// The picture in its own colours, or as a mask for the tint.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copy(tint: tint, renderingMode: renderingMode, size: size)
  }

  /// The picture in one colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    copy(tint: color, renderingMode: renderingMode, size: size)
  }

  /// The picture in one colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(tint: color, renderingMode: renderingMode, size: size)
  }

  /// The symbol in another size; a picture of a file stays what it is.
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
  /// Whether a picture is drawn in its own colours or in the tint.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How bright a picture may be drawn.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }

  /// How a picture is to be shown.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How a symbol is to be shown.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?

    private init(points: CGFloat?) { pointSize = points }

    /// A symbol for text of a size.
    public convenience init(pointSize: CGFloat) { self.init(points: pointSize) }
    /// A symbol for text of a size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(points: pointSize)
    }
    /// A symbol for a font.
    public convenience init(font: UIFont) { self.init(points: font.pointSize) }
    /// A symbol for a role of text.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(points: UIFont.preferredFont(forTextStyle: textStyle).pointSize)
    }
    /// A symbol beside text, small, medium or large.
    public convenience init(scale: SymbolScale) { self.init(points: nil) }
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// How heavy a symbol is.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
}
