import Foundation

/// The values of a font, or of a font's descriptor, in an archive.
struct FontArchive: Codable {
  var size: Double
  var weight: Double
  var isItalic: Bool
  var isMonospaced: Bool
  var design: String?
  var family: String?
  var name: String?
  var textStyle: String?
  /// The text size category that a font was created for.
  var category: String?

  init(
    _ attributes: UIFont.Attributes, textStyle: UIFont.TextStyle?,
    category: UIContentSizeCategory? = nil
  ) {
    size = Double(attributes.size)
    weight = Double(attributes.weight.rawValue)
    isItalic = attributes.isItalic
    isMonospaced = attributes.isMonospaced
    design = attributes.design
    family = attributes.family
    name = attributes.name
    self.textStyle = textStyle?.rawValue
    self.category = category?.rawValue
  }

  var attributes: UIFont.Attributes {
    UIFont.Attributes(
      size: CGFloat(size), weight: UIFont.Weight(CGFloat(weight)), isItalic: isItalic,
      isMonospaced: isMonospaced, design: design, family: family, name: name)
  }
}
