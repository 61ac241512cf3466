import Foundation
import HeadlessUIKit

extension SVGWriter {
  /// Writes a text centered vertically in a rectangle. The text is wrapped and truncated according
  /// to `TextMeasure`.
  mutating func text(_ text: Scene.Text, in frame: CGRect) {
    let font = text.font.uiFont
    let lines = SVGText.lines(of: text, font: font, in: frame.size)
    guard let first = lines.first else { return }
    if firstText == nil { firstText = text.string }
    let isRightToLeft = SVGText.isRightToLeft(first)
    let x: CGFloat
    let anchor: String
    switch text.alignment {
    case .center: (x, anchor) = (frame.midX, "middle")
    case .right: (x, anchor) = (frame.maxX, isRightToLeft ? "start" : "end")
    default: (x, anchor) = (frame.minX, isRightToLeft ? "end" : "start")
    }
    // Capital letters are centered in a line.
    let top = frame.midY - CGFloat(lines.count - 1) * font.lineHeight / 2
    let baseline = top + 0.355 * text.font.size
    markup.start("text")
    markup.attribute("x", x)
    markup.attribute("y", baseline)
    if anchor != "start" { markup.attribute("text-anchor", anchor) }
    if isRightToLeft { markup.attribute("direction", "rtl") }
    attributes(of: text.font)
    color(text.color)
    markup.open()
    markup.append(escaping: first)
    for (number, line) in lines.enumerated().dropFirst() {
      markup.start("tspan")
      markup.attribute("x", x)
      markup.attribute("y", baseline + CGFloat(number) * font.lineHeight)
      markup.open()
      markup.append(escaping: line)
      markup.close("tspan")
    }
    markup.close("text")
  }

  /// Writes the attributes of a font that differ from those of body text.
  private mutating func attributes(of font: Scene.Font) {
    markup.attribute("font-size", font.size, omitting: 17)
    let weight = SVGText.weight(font.weight)
    if weight != 400 { markup.attribute("font-weight", String(weight)) }
    if font.isItalic { markup.attribute("font-style", "italic") }
    if font.isMonospaced {
      markup.attribute("font-family", #"ui-monospace,Menlo,"Liberation Mono",monospace"#)
    }
  }
}

/// Functions that lay out text.
enum SVGText {
  /// Returns the lines of a text that fit into a size. The last line of a longer text ends in "…".
  static func lines(of text: Scene.Text, font: UIFont, in size: CGSize) -> [String] {
    let string = text.isUppercase ? text.string.uppercased() : text.string
    guard let last = string.last else { return [] }
    let width = size.width + 0.5
    // Most texts fit, and checking that is faster than finding line breaks.
    if last != " ", !string.utf8.contains(where: { $0 < 0x20 || $0 > 0x7E }),
      TextMeasure.width(of: string, font: font) <= width
    {
      return [string]
    }
    // An app can give a label any height and a font any size, so the quotient may not be finite.
    let room = (size.height / font.lineHeight + 0.2).rounded(.down)
    let fitting = room >= 1 ? Int(min(room, 1e6)) : 1
    let limit = text.maximumLines > 0 ? min(text.maximumLines, fitting) : fitting
    return TextMeasure.lines(
      of: string, font: font, width: width, maximumLines: limit)
  }

  /// Returns a Boolean value that indicates whether the first letter with a direction belongs to a
  /// right-to-left script.
  static func isRightToLeft(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
        0x1E800...0x1EFFF:
        return true
      default:
        if scalar.properties.isAlphabetic { return false }
      }
    }
    return false
  }

  /// Returns the CSS weight for a font weight from -1 to 1.
  static func weight(_ weight: CGFloat) -> Int {
    let steps: [(limit: CGFloat, weight: Int)] = [
      (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.12, 400), (0.27, 500), (0.35, 600), (0.48, 700),
      (0.59, 800),
    ]
    return steps.first { weight < $0.limit }?.weight ?? 900
  }
}

extension Scene.Font {
  /// The font that measures the text.
  var uiFont: UIFont {
    let weight = UIFont.Weight(weight)
    return isMonospaced
      ? .monospacedSystemFont(ofSize: size, weight: weight)
      : .systemFont(ofSize: size, weight: weight)
  }
}
