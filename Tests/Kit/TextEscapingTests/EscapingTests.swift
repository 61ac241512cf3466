import Testing
import TextEscaping

struct EscapingTests {
  @Test(arguments: [
    ("", ""), ("plain text", "plain text"), ("a\u{1B}[2Jb", #"a\u{1B}[2Jb"#),
    ("\u{1B}]0;x\u{7}", #"\u{1B}]0;x\u{07}"#), ("a\tb\r\nc\0", #"a\tb\r\nc\0"#),
    ("\u{9B}2J", #"\u{009B}2J"#), ("a\u{202E}b\u{2069}", #"a\u{202E}b\u{2069}"#),
    ("e\u{1B}\u{301}", "e\\u{1B}\u{301}"), (#"C:\new"#, #"C:\new"#),
    ("שלום, 漢字, e\u{301}, 👨‍👩‍👧‍👦, ❤\u{FE0F}", "שלום, 漢字, e\u{301}, 👨‍👩‍👧‍👦, ❤\u{FE0F}"),
  ])
  func `control characters are escaped, all other text stays`(text: String, escaped: String) {
    #expect(Array(text.escapingControlCharacters().utf8) == Array(escaped.utf8))
    #expect(escaped.escapingControlCharacters() == escaped)
  }

  /// Unicode's own properties are the judge of each character.
  @Test func `of all characters, those that control something are escaped`() {
    let kinds: Set<Unicode.GeneralCategory> = [.control, .lineSeparator, .paragraphSeparator]
    var (text, expected) = (String.UnicodeScalarView(), String.UnicodeScalarView())
    for scalar in (0...0xFFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init) {
      text.append(scalar)
      if scalar.properties.isBidiControl || kinds.contains(scalar.properties.generalCategory) {
        expected += scalar.escaped(asASCII: true).unicodeScalars
      } else {
        expected.append(scalar)
      }
    }
    #expect(expected.count > text.count)
    #expect(String(text).escapingControlCharacters().unicodeScalars.elementsEqual(expected))
  }
}
