import Foundation

/// The values of an image in an archive.
///
/// Configurations are nested classes, which archives on Linux can't name, so their values are in
/// the image's own.
struct ImageArchive: Codable {
  private var symbolName: String?
  private var data: Data?
  private var size: CGSize
  private var scale: CGFloat
  private var orientation: Int
  private var renderingMode: Int
  private var capInsets: [CGFloat]
  private var resizingMode: Int
  private var alignmentRectInsets: [CGFloat]
  private var flipsForRightToLeft: Bool
  private var baseline: CGFloat?
  private var duration: TimeInterval
  private var symbol: UIImage.SymbolConfiguration.Archive?

  private init(_ values: UIImage.Values) {
    symbolName = values.symbolName
    data = values.data
    size = values.size
    scale = values.scale
    orientation = values.orientation.rawValue
    renderingMode = values.renderingMode.rawValue
    capInsets = Self.numbers(values.capInsets)
    resizingMode = values.resizingMode.rawValue
    alignmentRectInsets = Self.numbers(values.alignmentRectInsets)
    flipsForRightToLeft = values.flipsForRightToLeft
    baseline = values.baseline
    duration = values.duration
    symbol = (values.configuration as? UIImage.SymbolConfiguration)?.archive
  }

  private static func numbers(_ insets: UIEdgeInsets) -> [CGFloat] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }
  private static func insets(_ numbers: [CGFloat]) -> UIEdgeInsets {
    guard numbers.count == 4 else { return .zero }
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  static func encode(_ values: UIImage.Values, with coder: NSCoder) {
    coder.encodeValue(ImageArchive(values), forKey: "UIImage")
    coder.encodeNested(values.tint, forKey: "tint")
    coder.encodeNested(values.images, forKey: "images")
    let symbol = values.configuration as? UIImage.SymbolConfiguration
    coder.encodeNested(symbol?.colors, forKey: "symbolColors")
    coder.encodeNested(values.configuration?.traitCollection, forKey: "traits")
  }

  static func values(from coder: NSCoder) -> UIImage.Values {
    var values = UIImage.Values()
    guard let archive = coder.decodeValue(ImageArchive.self, forKey: "UIImage") else {
      return values
    }
    values.symbolName = archive.symbolName
    values.data = archive.data
    values.size = archive.size
    values.scale = archive.scale
    values.orientation = UIImage.Orientation(rawValue: archive.orientation) ?? .up
    values.renderingMode = UIImage.RenderingMode(rawValue: archive.renderingMode) ?? .automatic
    values.capInsets = insets(archive.capInsets)
    values.resizingMode = UIImage.ResizingMode(rawValue: archive.resizingMode) ?? .tile
    values.alignmentRectInsets = insets(archive.alignmentRectInsets)
    values.flipsForRightToLeft = archive.flipsForRightToLeft
    values.baseline = archive.baseline
    values.duration = archive.duration
    values.tint = coder.decodeNested(UIColor.self, forKey: "tint")
    values.images = coder.decodeNested(arrayOf: UIImage.self, forKey: "images")
    let traits = coder.decodeNested(UITraitCollection.self, forKey: "traits")
    if let symbol = archive.symbol {
      let colors = coder.decodeNested(arrayOf: UIColor.self, forKey: "symbolColors")
      values.configuration = UIImage.SymbolConfiguration(symbol, colors: colors, traits: traits)
    } else if let traits {
      values.configuration = UIImage.Configuration(traitCollection: traits)
    }
    return values
  }
}
