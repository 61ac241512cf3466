public import Foundation

/// An image: a system symbol, a file whose size is read from its header, or pixels of which only
/// the size is known.
open class UIImage: AttributeBase, NSSecureCoding, UIItemProviderPresentationSizeProviding,
  @unchecked Sendable
{
  /// The values that distinguish an image. Variants of an image differ in single values.
  struct Values {
    var symbolName: String?
    var data: Data?
    var tint: UIColor?
    var size = CGSize.zero
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var configuration: Configuration?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var baseline: CGFloat?
    var images: [UIImage]?
    var duration: TimeInterval = 0
    var cgImage: CGImage?
  }
  private(set) final var values: Values

  /// The name of a symbol image, or nil for other images.
  package var symbolName: String? { values.symbolName }
  /// The contents of the image file, or nil for other images.
  package var data: Data? { values.data }
  /// The color in which the image is drawn, or nil to use the tint color of the view.
  package var tint: UIColor? { values.tint }
  /// The size of the image, in points.
  open var size: CGSize { values.size }
  /// The number of pixels per point.
  open var scale: CGFloat { values.scale }
  /// The orientation of the image's pixels.
  open var imageOrientation: Orientation { values.orientation }
  /// The rendering mode of the image.
  open var renderingMode: RenderingMode { values.renderingMode }

  convenience init(_ values: Values) {
    self.init()
    self.values = values
  }

  /// Creates an empty image.
  public override init() { values = Values() }

  /// A name that identifies the image in tests.
  @MainActor open var accessibilityIdentifier: String?
  /// The size in which the image is displayed where it is dropped, in points.
  open var preferredPresentationSizeForItemProvider: CGSize { size }

  /// Creates the image of an archive, or an empty one if the archive has none.
  public required init?(coder: NSCoder) {
    values = ImageArchive.values(from: coder)
  }

  /// Encodes the symbol or the file, the size, and the way in which the image is drawn.
  open func encode(with coder: NSCoder) { ImageArchive.encode(values, with: coder) }

  /// A Boolean value that indicates whether the class supports secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Creates an image without pixels of a size in points.
  convenience init(blank size: CGSize, scale: CGFloat) {
    let (width, height) = (size.width * scale, size.height * scale)
    self.init(
      cgImage: .blank(
        width: Int(limiting: width.rounded(.up)), height: Int(limiting: height.rounded(.up))),
      scale: scale, orientation: .up)
  }

  /// Creates an image from a Core Graphics image.
  public init(cgImage: CGImage) {
    let pixels = CGSize(width: cgImage.width, height: cgImage.height)
    values = Values(pixels: pixels, 1, .up, cgImage)
  }

  /// Creates an image from a Core Graphics image with a scale and an orientation. The orientation
  /// only affects the size.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let pixels = CGSize(width: cgImage.width, height: cgImage.height)
    self.init(Values(pixels: pixels, scale, orientation, cgImage))
  }

  /// Creates an image from a Core Image image.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Creates an image from a Core Image image with a scale and an orientation.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(Values(pixels: ciImage.extent.size, scale, orientation, nil))
  }

  /// Creates the image of an image literal, or of a file in the main bundle.
  ///
  /// - Precondition: The main bundle has such a file.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      preconditionFailure("The main bundle has no image named \(name).")
    }
    self.init(image.values)
  }

  /// The orientation of an image's pixels.
  @nonexhaustive public enum Orientation: Int, Sendable {
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
    let size = (configuration as? SymbolConfiguration ?? .unspecified).imageSize
    self.init(Values(symbolName: name, size: size, configuration: configuration))
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
  ///
  /// There are no compiled asset catalogs here: the bundle's `.xcassets` folders are read.
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
    for (suffix, scale) in [("", 1), ("@3x", 3), ("@2x", 2)] as [(String, CGFloat)] {
      let types = suffix.isEmpty ? [nil, "png", "jpg", "jpeg", "gif"] : ["png", "jpg", "jpeg"]
      for type in types {
        guard let path = bundle.path(forResource: name + suffix, ofType: type),
          let data = FileManager.default.contents(atPath: path)
        else { continue }
        self.init(data: data, scale: scale)
        return
      }
    }
    guard let asset = AssetCatalog.image(named: name, in: bundle) else { return nil }
    self.init(data: asset.data, scale: asset.scale)
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
    var values = Values(pixels: pixels, scale, .up, nil)
    values.data = data
    self.init(values)
  }

  /// Returns the image with a change of its values.
  func with(_ change: (inout Values) -> Void) -> UIImage {
    var values = values
    change(&values)
    return UIImage(values)
  }

  /// Returns the image with a different rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the image in a single color.
  open func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// Returns the image in a single color with a different rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The configuration of the image.
  open var configuration: Configuration? { values.configuration }
  /// The configuration of a symbol image, or nil for other images.
  open var symbolConfiguration: SymbolConfiguration? {
    values.configuration as? SymbolConfiguration
  }

  /// Returns the image with a different configuration, which determines the size of a symbol.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    with {
      $0.configuration = configuration
      guard symbolName != nil, let symbol = configuration as? SymbolConfiguration else { return }
      $0.size = symbol.imageSize
    }
  }

  /// Returns a symbol image whose configuration is changed by another one, or nil for other images.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard symbolName != nil else { return nil }
    return withConfiguration((symbolConfiguration ?? .unspecified).applying(configuration))
  }

  // MARK: Stretching and alignment

  /// The parts at the edges that aren't stretched, in points.
  open var capInsets: UIEdgeInsets { values.capInsets }
  /// The way in which the image fills a larger size.
  open var resizingMode: ResizingMode { values.resizingMode }
  /// Returns the image with parts at the edges that aren't stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }
  /// Returns the image with parts at the edges that aren't stretched, and a way of filling a larger
  /// size.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }
  /// Returns the image with parts at the left and the top that aren't stretched, and a single point
  /// that is.
  open func stretchableImage(
    withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
  ) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: topCapHeight > 0 ? size.height - top - 1 : 0,
        right: leftCapWidth > 0 ? size.width - left - 1 : 0), resizingMode: .stretch)
  }
  /// The width at the left that isn't stretched.
  open var leftCapWidth: Int { Int(limiting: capInsets.left) }
  /// The height at the top that isn't stretched.
  open var topCapHeight: Int { Int(limiting: capInsets.top) }
  /// The distances of the alignment rectangle from the edges.
  open var alignmentRectInsets: UIEdgeInsets { values.alignmentRectInsets }
  /// Returns the image with different distances of the alignment rectangle.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }
  /// A Boolean value that indicates whether the image is flipped where text runs to the left.
  open var flipsForRightToLeftLayoutDirection: Bool { values.flipsForRightToLeft }
  /// Returns the image as one that is flipped where text runs to the left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }
  /// Returns the image mirrored horizontally.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = Orientation(rawValue: ($0.orientation.rawValue + 4) % 8)! }
  }
  /// The distance of the baseline from the bottom, in points, or nil if the image has none.
  public final var baselineOffsetFromBottom: CGFloat? { values.baseline }
  /// Returns the image with a baseline.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baseline = baselineOffset }
  }
  /// Returns the image without a baseline.
  open func imageWithoutBaseline() -> UIImage { with { $0.baseline = nil } }

  // MARK: Animation

  /// The images of an animation, or nil for other images.
  open var images: [UIImage]? { values.images }
  /// The duration of an animation, in seconds.
  open var duration: TimeInterval { values.duration }
  /// Returns an animation of images, whose size is that of the first one, or nil without images.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first?.with {
      $0.images = images
      $0.duration = duration
    }
  }
  /// Returns an animation of the files whose names are a name followed by 0, 1, and so on, or nil
  /// if there is no such file.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while images.count < 1024, let image = UIImage(named: name + String(images.count)) {
      images.append(image)
    }
    return animatedImage(with: images, duration: duration)
  }

  // MARK: Pixels

  /// The image's pixels, of which the size is known, or nil for an image without size.
  open var cgImage: CGImage? {
    if let image = values.cgImage { return image }
    let width = Int(limiting: (size.width * scale).rounded())
    let height = Int(limiting: (size.height * scale).rounded())
    guard width > 0, height > 0 else { return nil }
    let isTurned = imageOrientation.turnsSideways
    return .blank(width: isTurned ? height : width, height: isTurned ? width : height)
  }
  /// The Core Image image of the image, which is always nil.
  open var ciImage: CIImage? { nil }

  /// Returns the image as PNG data: the data of a PNG file, or else a transparent image, because
  /// there are no pixels. Returns nil for an image without size.
  public func pngData() -> Data? {
    if let data, data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return data }
    return cgImage.map { BlankPNG.data(width: $0.width, height: $0.height) }
  }
  /// Returns the image as JPEG data: the data of a JPEG file, in its own quality, or else a black
  /// image, because there are no pixels. Returns nil for an image without size.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if let data, data.starts(with: [0xFF, 0xD8]) { return data }
    return cgImage.map { BlankJPEG.data(width: $0.width, height: $0.height) }
  }

  /// Returns the image in a size in points, or nil if the size is empty.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return with {
      $0.size = size
      $0.cgImage = nil
    }
  }
  /// Passes the image in a size in points to a closure, at the next turn if the caller is on the
  /// main actor.
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    deliver(preparingThumbnail(of: size), completionHandler)
  }
  /// Returns the image in a size in points, or nil if the size is empty.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  /// Returns the image, which needs no preparation.
  open func preparingForDisplay() -> UIImage? { self }
  /// Passes the image to a closure, at the next turn if the caller is on the main actor.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    deliver(self, completionHandler)
  }
  /// Returns the image, which needs no preparation.
  open func byPreparingForDisplay() async -> UIImage? { self }

  private func deliver(_ image: UIImage?, _ receive: @escaping @Sendable (UIImage?) -> Void) {
    guard UIKitException.isOnMainActor else { return receive(image) }
    MainActor.assumeIsolated { HeadlessRunLoop.enqueue { receive(image) } }
  }

  /// Draws the image at a point of the current context, which has no pixels.
  open func draw(at point: CGPoint) {}
  /// Draws the image at a point of the current context, which has no pixels.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Draws the image in a rectangle of the current context, which has no pixels.
  open func draw(in rect: CGRect) {}
  /// Draws the image in a rectangle of the current context, which has no pixels.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Draws repetitions of the image in a rectangle of the current context, which has no pixels.
  open func drawAsPattern(in rect: CGRect) {}

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return symbolName == other.symbolName && data == other.data && size == other.size
      && tint == other.tint && renderingMode == other.renderingMode
      && values.configuration == other.values.configuration
      && values.cgImage === other.values.cgImage
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
  @nonexhaustive public enum RenderingMode: Int, Sendable {
    /// The view that shows the image chooses the mode.
    case automatic
    /// The image is drawn in its original colors.
    case alwaysOriginal
    /// The image is drawn in the tint color.
    case alwaysTemplate
  }

  /// The maximum brightness at which an image is drawn.
  @nonexhaustive public enum DynamicRange: Int, Sendable {
    /// No specified range.
    case unspecified = -1
    /// Standard dynamic range.
    case standard
    /// High dynamic range with limited brightness.
    case constrainedHigh
    /// High dynamic range.
    case high
  }

  /// The way in which an image fills a larger size.
  @nonexhaustive public enum ResizingMode: Int, Sendable {
    /// The image is repeated.
    case tile
    /// The image is stretched.
    case stretch
  }

  /// The size of a symbol relative to text.
  @nonexhaustive public enum SymbolScale: Int, Sendable {
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
  @nonexhaustive public enum SymbolWeight: Int, Sendable {
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

extension UIImage.Values {
  /// Values of an image with a number of pixels.
  init(
    pixels: CGSize, _ scale: CGFloat, _ orientation: UIImage.Orientation, _ cgImage: CGImage?
  ) {
    self.scale = scale > 0 ? scale : 1
    self.orientation = orientation
    self.cgImage = cgImage
    size = CGSize(width: pixels.width / self.scale, height: pixels.height / self.scale)
    if orientation.turnsSideways { size = CGSize(width: size.height, height: size.width) }
  }
}
