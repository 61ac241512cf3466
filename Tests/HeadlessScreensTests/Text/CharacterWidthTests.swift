import HeadlessScreens
import Testing

@Suite(.timeLimit(.minutes(5))) struct CharacterWidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("\u{200D}", 0), ("\u{AD}", 1),
    ("漢", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1), ("Ａ", 2), ("👍", 2), ("👍🏽", 2),
    ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2),
    ("👍\u{FE0E}", 1), ("\u{1B}", 1), ("\r\n", 1), ("\u{202E}", 1), ("שלום", 4), ("a漢b", 4),
  ])
  func `a text takes so many cells`(text: String, width: Int) {
    #expect(CharacterWidth.of(text) == width)
  }

  @Test(arguments: [
    "\u{1B}", "\u{7}", "\u{7F}", "\u{9B}", "\n", "\u{2028}", "\u{202E}", "\u{2066}",
  ])
  func `what would steer the terminal is replaced`(text: String) {
    #expect(CharacterWidth.shown("a\(text)b") == "a\u{FFFD}b")
    #expect(CharacterWidth.prefix(of: "é\(text)b", columns: 9) == "é\u{FFFD}b")
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("漢字", 4, "漢字"), ("漢字", 3, "漢…"), ("漢字", 2, "…"),
    ("abc", 1, "…"), ("abc", 0, ""), ("abc", -1, ""), ("", 3, ""), ("ae\u{301}", 2, "ae\u{301}"),
  ])
  func `a text is cut to so many cells`(text: String, columns: Int, result: String) {
    #expect(CharacterWidth.prefix(of: text, columns: columns) == result)
  }

  @Test func `a cut without a mark keeps all that fits`() {
    #expect(CharacterWidth.prefix(of: "abcd", columns: 3, mark: "") == "abc")
    #expect(CharacterWidth.prefix(of: "a漢字", columns: 4, mark: "") == "a漢")
  }
}
