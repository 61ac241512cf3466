import Testing

@testable import HeadlessUIKit

/// Advances, wrapping and cutting of text.
struct TextMeasureTests {
  private let font = UIFont.systemFont(ofSize: 10)

  private func lines(
    _ text: String, _ width: CGFloat, _ most: Int = 0,
    _ mode: NSLineBreakMode = .byTruncatingTail
  ) -> [String] {
    TextMeasure.lines(
      of: text, font: font, width: width, maximumLines: most, lineBreakMode: mode)
  }

  private static let letters = [
    ("Hello, World!", 5723), ("Éclair", 2500), ("“a” – b…", 3890), ("5 €", 1390), ("łąka", 1834),
    ("•›", 683),
  ]
  /// Ideographs, syllables and emoji, however they are composed.
  private static let ems = [
    "漢", "か", "한", "\u{1112}\u{1161}\u{11AB}", "😀", "👨‍👩‍👧‍👦", "👍🏽", "🇮🇸", "❤️", "1️⃣", "Ａ",
  ]
  /// Marks, joiners, selectors and controls.
  private static let marks = [
    "\u{301}", "\u{200D}", "\u{FE0F}", "\u{200B}", "\u{AD}", "\u{2066}", "\u{7}",
  ]

  @Test(
    arguments: letters + ems.map { ($0, 1000) } + marks.flatMap { [($0, 0), ("e" + $0, 556)] })
  func `letters have Helvetica's advances, ideographs and emoji take one em, and marks no room`(
    text: String, thousandths: Int
  ) {
    #expect(TextMeasure.width(of: text, font: font) == CGFloat(thousandths) * 10 / 1000)
  }

  @Test func `bold letters have advances of their own, and a monospaced face has one`() {
    let bold = UIFont.boldSystemFont(ofSize: 10)
    #expect(
      [font, bold].map { TextMeasure.width(of: "fit", font: $0) }
        == [0.01 * CGFloat(278 + 222 + 278), 0.01 * CGFloat(333 + 278 + 333)])
    let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    #expect(["iW.", "漢"].map { TextMeasure.width(of: $0, font: mono) } == [18, 10])
  }

  @Test func `lines end between words or letters of a word too wide; spaces hang over the edge`() {
    let word = TextMeasure.width(of: "word", font: font)
    let cases: [(String, CGFloat)] = [
      ("word word word", word), ("word   word ", word + 1), ("word word", 2 * word + 2.78),
      ("a\n\nb", 100), ("well-known", 30), ("a 2-3", 13), ("a 2-3", 18), ("", 10),
      ("aaaaa", 11.2), ("b aaaaa", 17), ("漢字、仮名", 20), ("abc", 0),
    ]
    #expect(
      cases.map { lines($0, $1).joined(separator: "|") } == [
        "word|word|word", "word|word", "word word", "a||b", "well-|known", "a|2-|3", "a|2-3", "",
        "aa|aa|a", "b|aaa|aa", "漢|字、|仮名", "a|b|c",
      ])
    #expect(lines("", 10) == [])
  }

  @Test func `omitted text leaves an ellipsis`() {
    let cases: [(String, Int, NSLineBreakMode)] = [
      ("word word word", 1, .byTruncatingTail), ("abcdefgh", 1, .byTruncatingTail),
      ("abcdefgh", 1, .byTruncatingHead), ("abcdefgh", 1, .byTruncatingMiddle),
      ("abcdefgh", 1, .byClipping), ("word word word", 1, .byWordWrapping),
    ]
    #expect(
      cases.map { lines($0, 40, $1, $2) } == [
        ["word…"], ["abcde…"], ["…defgh"], ["ab…fgh"], ["abcdefg"], ["word"],
      ])
    let breaks: [(String, Int, NSLineBreakMode)] = [
      ("a\nb\nc", 2, .byTruncatingTail), ("a\nb", 1, .byTruncatingMiddle),
      ("a\nb", 1, .byWordWrapping),
    ]
    #expect(breaks.map { lines($0, 100, $1, $2) } == [["a", "b…"], ["a…"], ["a"]])
    #expect(lines("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 20, 1) == ["👨‍👩‍👧‍👦…"])
  }

  @Test func `a size has as many lines as are shown, and fits itself`() {
    for text in ["Hello, World", "two words and more of them", "a\nb c", "漢字 and letters", "  x"] {
      for width in stride(from: 5.0, through: 120, by: 5) {
        for most in 0...3 {
          let size = TextMeasure.size(of: text, font: font, width: width, maximumLines: most)
          let shown = lines(text, width, most)
          #expect(size.height == CGFloat(shown.count) * font.lineHeight)
          #expect(size.width <= width)
          #expect(shown.joined().filter { $0 != "…" }.allSatisfy(text.contains))
        }
      }
      let natural = TextMeasure.size(of: text, font: font, width: 1e9, maximumLines: 0)
      #expect(lines(text, natural.width) == lines(text, 1e9))
    }
  }

  @Test(arguments: [0, 1, 3], [100, 10_000]) func `each letter of a long text is measured once`(
    most: Int, limit: Int
  ) {
    for text in [String(repeating: "a", count: 1 << 16), String(repeating: "ab ", count: 1 << 14)] {
      var measured = 0
      let shown = TextMeasure.wrap(text, limit: limit, maximumLines: most) { _ in
        measured += 1
        return 10
      }
      // The letters of each line, those of the last once more, and the sign.
      let letters = limit / 10 + 1
      #expect(measured <= (most == 0 ? text.count : (most + 1) * letters + 3))
      #expect(most == 0 ? shown.count > 40 : shown.count == most)
    }
  }

  @Test func `a letter with a megabyte of marks is one letter`() {
    let text = "e" + String(repeating: "\u{301}", count: 1 << 19)
    #expect(TextMeasure.width(of: text, font: font) == 5.56)
    #expect(lines(text + "x", 6) == [text, "x"])
  }
}
