import Foundation
import TextEscaping

/// Markup that is well formed for all texts and identical on every machine.
struct SVGMarkup {
  var text = ""

  mutating func start(_ element: String) {
    text += "<"
    text += element
  }

  /// Ends the start tag of an element that has content.
  mutating func open() { text += ">" }

  /// Ends an element without content.
  mutating func end() { text += "/>" }

  mutating func close(_ element: String) {
    text += "</"
    text += element
    text += ">"
  }

  mutating func attribute(_ name: String, _ value: String) {
    text += " "
    text += name
    text += "=\""
    append(escaping: value)
    text += "\""
  }

  mutating func attribute(_ name: String, _ value: CGFloat, omitting omitted: CGFloat? = nil) {
    guard value != omitted else { return }
    text += " "
    text += name
    text += "=\""
    append(value)
    text += "\""
  }

  mutating func attribute(_ frame: CGRect) {
    attribute("x", frame.minX, omitting: 0)
    attribute("y", frame.minY, omitting: 0)
    attribute("width", frame.width)
    attribute("height", frame.height)
  }

  mutating func translation(_ offset: CGPoint) {
    guard offset != .zero else { return }
    text += " transform=\"translate("
    append(offset.x)
    text += " "
    append(offset.y)
    text += ")\""
  }

  /// Appends a number with at most two decimal places.
  mutating func append(_ number: CGFloat) {
    let limited = number.isNaN ? 0 : max(-1e9, min(number, 1e9))
    let hundredths = Int((limited * 100).rounded())
    if hundredths < 0 { text += "-" }
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    text += String(whole)
    guard rest > 0 else { return }
    text += rest < 10 ? ".0" : "."
    text += String(rest.isMultiple(of: 10) && rest >= 10 ? rest / 10 : rest)
  }

  /// Appends escaped text from any source. Control characters are written as in Swift source code.
  mutating func append(escaping string: String) {
    if string.utf8.allSatisfy(Self.isPlain) {
      text += string
      return
    }
    for scalar in string.escapingControlCharacters().unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"  // not allowed in XML
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a UTF-8 byte needs no escaping in XML.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: (0x20..<0x7F).contains(byte)
    }
  }
}
