/// How a run of text looks on a text screen.
package struct TextStyle: Hashable, Sendable {
  package var bold: Bool
  package var dim: Bool
  package var underline: Bool
  package var reverse: Bool
  /// The colour of the letters; nil is the screen's own.
  package var foreground: TextColor?
  /// The colour behind the letters; nil is the screen's own.
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

  /// This style laid over the style of a whole line: attributes add up, own colours win.
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

/// A colour of a text screen: one of the sixteen that a theme may redefine, or an exact one.
package enum TextColor: Hashable, Sendable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite
  case rgb(UInt8, UInt8, UInt8)
}
