/// The style of a run of text on a text screen.
package struct TextStyle: Hashable, Sendable {
  package var bold: Bool
  package var dim: Bool
  package var underline: Bool
  package var reverse: Bool
  /// The text color, or nil for the default color of the screen.
  package var foreground: TextColor?
  /// The background color, or nil for the default color of the screen.
  package var background: TextColor?

  package static let plain = TextStyle()

  package init(
    bold: Bool = false,
    dim: Bool = false,
    underline: Bool = false,
    reverse: Bool = false,
    foreground: TextColor? = nil,
    background: TextColor? = nil
  ) {
    self.bold = bold
    self.dim = dim
    self.underline = underline
    self.reverse = reverse
    self.foreground = foreground
    self.background = background
  }

  /// Returns this style combined with the style of its line. Attributes are added, and the colors
  /// of this style take precedence.
  package func over(_ line: TextStyle) -> TextStyle {
    TextStyle(
      bold: bold || line.bold,
      dim: dim || line.dim,
      underline: underline || line.underline,
      reverse: reverse || line.reverse,
      foreground: foreground ?? line.foreground,
      background: background ?? line.background)
  }
}

/// A color of a text screen: one of the sixteen colors of the terminal's theme, or an RGB color.
package enum TextColor: Hashable, Sendable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite
  case rgb(UInt8, UInt8, UInt8)
}
