import Foundation

/// Measures text by estimated advances: no font is read, and every machine gives the same.
package enum TextMeasure {
  /// The size of a text that is wrapped at words within a width, cut after a number of lines (0
  /// for any number). Widths are rounded up to half a point.
  package static func size(
    of text: String, font: UIFont, width: CGFloat, maximumLines: Int
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    var widths: [CGFloat] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if maximumLines > 0, widths.count >= maximumLines { break }
      widths += lineWidths(of: paragraph, font: font, within: width)
    }
    if maximumLines > 0 { widths = Array(widths.prefix(maximumLines)) }
    let widest = (widths.max() ?? 0) * 2
    return CGSize(
      width: min(widest.rounded(.up) / 2, width), height: CGFloat(widths.count) * font.lineHeight)
  }

  /// The width of a text in one line.
  package static func width(of text: some StringProtocol, font: UIFont) -> CGFloat {
    text.reduce(0) { $0 + advance(of: $1, font: font) }
  }

  private static func lineWidths(
    of paragraph: Substring, font: UIFont, within limit: CGFloat
  ) -> [CGFloat] {
    let space = advance(of: " ", font: font)
    var lines: [CGFloat] = []
    var line: CGFloat = 0
    for word in paragraph.split(separator: " ") {
      let width = Self.width(of: word, font: font)
      if line > 0, line + space + width > limit {
        lines.append(line)
        line = width
      } else {
        line += line > 0 ? space + width : width
      }
      while line > limit, limit > font.pointSize {
        lines.append(limit)
        line -= limit
      }
    }
    return lines + [line]
  }

  private static func advance(of character: Character, font: UIFont) -> CGFloat {
    let em: CGFloat
    if font.isMonospaced {
      em = 0.6
    } else if let ascii = character.asciiValue {
      em = asciiAdvance(ascii)
    } else if let scalar = character.unicodeScalars.first, scalar.value >= 0x1100 {
      em = 1
    } else {
      em = 0.55
    }
    return em * font.pointSize * (font.isBold ? 1.05 : 1)
  }

  private static func asciiAdvance(_ ascii: UInt8) -> CGFloat {
    switch ascii {
    case UInt8(ascii: " "): 0.27
    case UInt8(ascii: "0")...UInt8(ascii: "9"): 0.58
    case _ where "iIljtf.,:;'|!()[]".utf8.contains(ascii): 0.3
    case _ where "mMwW@%".utf8.contains(ascii): 0.86
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): 0.66
    default: 0.53
    }
  }
}
