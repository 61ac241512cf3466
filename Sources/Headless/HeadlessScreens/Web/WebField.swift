import Foundation
import HeadlessUIKit

/// The HTML input element of a field.
struct WebField {
  private let control: Scene.Control

  init(_ control: Scene.Control) { self.control = control }

  /// The CSS declarations of the position, font, color, and alignment of the text.
  var style: String {
    var css = SVGMarkup()
    let frame = textFrame
    for (name, length) in [
      ("left", frame.minX), ("top", frame.minY), ("width", frame.width), ("height", frame.height),
      ("font-size", control.font.size),
    ] {
      css.text += name + ":"
      css.append(length)
      css.text += "px;"
    }
    let weight = SVGText.weight(control.font.weight)
    if weight != 400 { css.text += "font-weight:\(weight);" }
    if control.font.isItalic { css.text += "font-style:italic;" }
    if control.font.isMonospaced { css.text += "font-family:ui-monospace,Menlo,monospace;" }
    if case .textView = control.kind {
      css.text += "line-height:"
      css.append(control.font.uiFont.lineHeight)
      css.text += "px;"
    }
    let alignment: String? =
      switch control.alignment {
      case .center: "center"
      case .right: "right"
      default: nil
      }
    if let alignment { css.text += "text-align:\(alignment);" }
    let color = control.isEnabled ? control.tint : .system("tertiaryLabel")
    css.text += "color:light-dark(\(color.light.hexadecimal),\(color.dark.hexadecimal))"
    return css.text
  }

  /// The frame of the text. The text of a search field is beside its symbol.
  private var textFrame: CGRect {
    guard case .searchField = control.kind else { return control.frame }
    let isMirrored = control.alignment == .right
    var frame = control.frame
    frame.origin.x += isMirrored ? 8 : 30
    frame.size.width = max(frame.width - 38, 0)
    return frame
  }

  /// The type, input mode, Return key, and capitalization.
  var traits: String {
    let input = control.input ?? Scene.Input()
    let type =
      if input.isSecure { "password" } else if case .searchField = control.kind { "search" } else {
        "text"
      }
    let capitals =
      input.isSecure || type == "search"
      ? "none" : Self.capitals[input.capitalization] ?? "sentences"
    let key = type == "search" ? "search" : Self.keys[input.returnKey] ?? "enter"
    return "\(type) \(Self.modes[input.keyboard] ?? "text") \(key) \(capitals)"
  }

  private static let modes: [UIKeyboardType: String] = [
    .URL: "url", .numberPad: "numeric", .phonePad: "tel", .emailAddress: "email",
    .decimalPad: "decimal", .webSearch: "search", .asciiCapableNumberPad: "numeric",
  ]
  private static let keys: [UIReturnKeyType: String] = [
    .go: "go", .next: "next", .search: "search", .google: "search", .yahoo: "search",
    .send: "send", .done: "done",
  ]
  private static let capitals: [UITextAutocapitalizationType: String] = [
    .none: "none", .words: "words", .allCharacters: "characters",
  ]
}
