/// Characters that represent symbols.
enum TextGlyph {
  /// The activity indicator, which is animated in a terminal.
  static let activity = "◌"

  /// Returns the character for a system symbol.
  static func of(_ symbol: String) -> String { glyphs[symbol] ?? "•" }

  private static let glyphs = [
    "chevron.left": "‹", "chevron.right": "›", "chevron.backward": "‹", "chevron.forward": "›",
    "chevron.down": "⌄", "chevron.up": "⌃",
    "checkmark": "✓", "info.circle": "ⓘ", "minus.circle.fill": "⊖", "plus.circle.fill": "⊕",
    "plus": "+", "minus": "−", "star": "☆", "star.fill": "★", "phone": "☎", "phone.fill": "☎",
    "envelope": "✉", "envelope.fill": "✉", "line.3.horizontal": "≡", "circle": "○",
    "checkmark.circle.fill": "◉", "ellipsis": "…", "magnifyingglass": "⌕",
  ]
}
