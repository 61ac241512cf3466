import Testing

@testable import HeadlessScreens

struct CharacterWidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("\u{200D}", 0), ("\u{AD}", 1),
    ("漢", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1), ("Ａ", 2), ("👍", 2), ("👍🏽", 2),
    ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2),
    ("👍\u{FE0E}", 1), ("שלום", 4), ("a漢b", 4),
  ])
  func `a text takes so many cells`(text: String, width: Int) {
    #expect(CharacterWidth.of(text) == width)
  }

  @Test(arguments: [
    ("abc", 3, "abc", "abc"), ("abcd", 3, "ab…", "…cd"), ("漢字", 4, "漢字", "漢字"),
    ("漢字", 3, "漢…", "…字"), ("漢字", 2, "…", "…"), ("abc", 1, "…", "…"), ("abc", 0, "", ""),
    ("abc", -1, "", ""), ("", 3, "", ""), ("ae\u{301}", 2, "ae\u{301}", "ae\u{301}"),
    ("xae\u{301}", 2, "x…", "…e\u{301}"),
  ])
  func `a text or its end is cut to so many cells`(
    text: String, columns: Int, prefix: String, suffix: String
  ) {
    let cut = [
      CharacterWidth.prefix(of: text, columns: columns),
      CharacterWidth.suffix(of: text, columns: columns),
    ]
    #expect(cut == [prefix, suffix])
  }

  @Test func `a cut without a mark keeps all that fits`() {
    let cut = [("abcd", 3), ("a漢字", 4)].map { text, columns in
      CharacterWidth.prefix(of: text, columns: columns, mark: "")
    }
    #expect(cut == ["abc", "a漢"])
  }

  /// The standard library's characters are the judge. Some of the ideographs and syllables are
  /// tried, and all near the ends of their ranges.
  @Test func `a scalar that counts as separate joins no other, and has a character's width`() {
    var count = 0
    var value: UInt32 = 0
    // The high bytes of the first and last ones.
    let ends: [UInt32] = [0x4E, 0x9F, 0xA0, 0xAB, 0xAC, 0xD7, 0xD8]
    while value < 0x11_0000 {
      defer { value += value < 0x3100 || ends.contains(value >> 8) ? 1 : 16 }
      guard let scalar = Unicode.Scalar(value), let width = CharacterWidth.ofSeparate(scalar)
      else { continue }
      count += 1
      let text = String(scalar)
      if CharacterWidth.of(Character(scalar)) != width || width < 1
        || (text + text).count != 2 || ("a" + text).count != 2 || (text + "a").count != 2
        || ("👨\u{200D}" + text).count != 2
      {
        Issue.record("U+\(String(scalar.value, radix: 16))")
      }
    }
    #expect(count > 4_000)
  }

  @Test(arguments: ["漢é↑", "漢e\u{301}↑", "é 👨‍👩‍👧‍👦 ↑", "\u{600}a↑", "가\u{1161}↑"])
  func `a text's width is that of its characters`(text: String) {
    #expect(CharacterWidth.of(text) == text.reduce(0) { $0 + CharacterWidth.of($1) })
    #expect(CharacterWidth.prefix(of: text, columns: CharacterWidth.of(text)) == text)
  }
}
