import HeadlessScreens
import Testing

struct TextLineTests {
  @Test func `spans are placed at their columns`() {
    let lines = [
      TextLine([TextSpan("Ada", column: 2), TextSpan("36", column: 8)]),
      // Wide characters count two columns.
      TextLine([TextSpan("漢字"), TextSpan("x", column: 6)]),
      // A later span covers an earlier one.
      TextLine([TextSpan("abcdef"), TextSpan("XY", column: 2)]),
      // Marks join the character before them.
      TextLine([TextSpan("\u{301}e\u{301}")]),
      // Blanks at the end are cut.
      TextLine([TextSpan("a  "), TextSpan(" ", column: 9)]), TextLine(),
    ]
    #expect(lines.map(\.plainText) == ["  Ada   36", "漢字  x", "abXYef", "é", "a", ""])
    let frame = TextFrame([TextLine([TextSpan("a")]), TextLine()], columns: 4)
    #expect(frame.plainText == "a\n\n")
  }

  @Test(arguments: [
    "\u{1B}", "\u{7}", "\u{7F}", "\u{9B}", "\n", "\u{2028}", "\u{202E}", "\u{200F}",
  ])
  func `what would control the terminal is escaped`(text: String) {
    let escape = Unicode.Scalar(text)!.escaped(asASCII: true)
    let span = TextSpan("é\(text)b")
    #expect([span.text, TextLine([span]).plainText] == ["é\(escape)b", "é\(escape)b"])
  }

  @Test(arguments: [
    // Marks, joined emoji, skin tones, Hangul vowels, and characters without a cell of their own.
    ("e", "\u{301}"), ("👨", "\u{200D}👨"), ("👍", "🏽"), ("ᄒ", "\u{1161}"), ("a", "\u{200B}"),
  ])
  func `what joins a character without end is cut`(first: String, joining: String) {
    let text = first + String(repeating: joining, count: 3000) + "z"
    let cut = TextSpan(text).text
    #expect(cut.hasSuffix("z") && cut.unicodeScalars.count == 33)
    #expect(cut.unicodeScalars.starts(with: (first + joining).unicodeScalars))
    let short = first + String(repeating: joining, count: 15) + "z"
    #expect(TextSpan(short + short).text == short + short)
    // A joining scalar before a character counts with those behind it.
    let before = String(repeating: "\u{600}", count: 20) + "a"
    let both = before + String(repeating: "\u{301}", count: 20) + "z"
    #expect(TextSpan(both).text.unicodeScalars.count == 33)
  }

  @Test(arguments: [
    "↑ ↓ move   ‹ back   漢字かな한글 éß Ж — “no marks”", "e\u{301}\u{302} ï 👨‍👩‍👧‍👦 ❤\u{FE0F} שלום",
  ])
  func `text whose characters are short stays as it is`(part: String) {
    let text = String(repeating: part, count: 100)
    #expect(TextSpan(text).text == text)
  }

  @Test func `a span's own colors override the line's, and attributes are combined`() {
    let line = TextStyle(bold: true, foreground: .red, background: .blue)
    let span = TextStyle(dim: true, foreground: .green)
    #expect(
      span.over(line) == TextStyle(bold: true, dim: true, foreground: .green, background: .blue))
  }
}
