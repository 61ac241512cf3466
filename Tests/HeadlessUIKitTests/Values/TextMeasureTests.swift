import Testing

@testable import HeadlessUIKit

/// Advances, wrapping and cutting of text.
@Suite(.timeLimit(.minutes(5))) struct TextMeasureTests {
  private let font = UIFont.systemFont(ofSize: 10)

  private func lines(
    _ text: String, _ width: CGFloat, _ most: Int = 0,
    _ mode: NSLineBreakMode = .byTruncatingTail
  ) -> [String] {
    TextMeasure.lines(
      of: text, font: font, width: width, maximumLines: most, lineBreakMode: mode)
  }

  @Test(arguments: [
    ("Hello, World!", 5723), ("Éclair", 2500), ("“a” – b…", 3890), ("5 €", 1390), ("łąka", 1834),
    ("•›", 683),
  ]) func `letters have the advances of Helvetica`(text: String, thousandths: Int) {
    #expect(TextMeasure.width(of: text, font: font) == CGFloat(thousandths) * 10 / 1000)
  }

  @Test func `bold letters have advances of their own, and a monospaced face has one`() {
    let bold = UIFont.boldSystemFont(ofSize: 10)
    #expect(TextMeasure.width(of: "fit", font: font) == 0.01 * CGFloat(278 + 222 + 278))
    #expect(TextMeasure.width(of: "fit", font: bold) == 0.01 * CGFloat(333 + 278 + 333))
    let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
    #expect(TextMeasure.width(of: "iW.", font: mono) == 18)
    #expect(TextMeasure.width(of: "漢", font: mono) == 10)
  }

  @Test(arguments: [
    "漢", "か", "한", "\u{1112}\u{1161}\u{11AB}", "😀", "👨‍👩‍👧‍👦", "👍🏽", "🇮🇸", "❤️", "1️⃣", "Ａ",
  ]) func `ideographs, syllables and emoji are one em wide, however they are composed`(
    text: String
  ) {
    #expect(TextMeasure.width(of: text, font: font) == 10)
  }

  @Test(arguments: ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{200B}", "\u{AD}", "\u{2066}", "\u{7}"])
  func `marks, joiners, selectors and controls take no room`(text: String) {
    #expect(TextMeasure.width(of: text, font: font) == 0)
    #expect(
      TextMeasure.width(of: "e" + text, font: font) == TextMeasure.width(of: "e", font: font))
  }

  @Test func `lines end between words, and spaces hang over the edge`() {
    let word = TextMeasure.width(of: "word", font: font)
    #expect(lines("word word word", word) == ["word", "word", "word"])
    #expect(lines("word   word ", word + 1) == ["word", "word"])
    #expect(lines("word word", 2 * word + 2.78) == ["word word"])
    #expect(lines("a\n\nb", 100) == ["a", "", "b"])
    #expect(lines("well-known", 30) == ["well-", "known"])
    #expect(lines("a 2-3", 13) == ["a", "2-", "3"])
    #expect(lines("a 2-3", 18) == ["a", "2-3"])
    #expect(lines("", 10) == [])
  }

  @Test func `a word that is too wide is broken at letters`() {
    #expect(lines("aaaaa", 11.2) == ["aa", "aa", "a"])
    #expect(lines("b aaaaa", 17) == ["b", "aaa", "aa"])
    #expect(lines("漢字、仮名", 20) == ["漢", "字、", "仮名"])
    #expect(lines("abc", 0) == ["a", "b", "c"])
  }

  @Test func `omitted text leaves an ellipsis`() {
    #expect(lines("word word word", 40, 1) == ["word…"])
    #expect(lines("abcdefgh", 40, 1) == ["abcde…"])
    #expect(lines("abcdefgh", 40, 1, .byTruncatingHead) == ["…defgh"])
    #expect(lines("abcdefgh", 40, 1, .byTruncatingMiddle) == ["ab…fgh"])
    #expect(lines("abcdefgh", 40, 1, .byClipping) == ["abcdefg"])
    #expect(lines("word word word", 40, 1, .byWordWrapping) == ["word"])
    #expect(lines("a\nb\nc", 100, 2) == ["a", "b…"])
    #expect(lines("a\nb", 100, 1, .byTruncatingMiddle) == ["a…"])
    #expect(lines("a\nb", 100, 1, .byWordWrapping) == ["a"])
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
