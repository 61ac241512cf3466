import SwiftTokens
import Testing

/// The parts between brackets and commas.
struct GroupTests {
  private func tokens(_ source: String) -> ArraySlice<Token> {
    Tokenizer.tokens(of: Array(source.unicodeScalars))[...]
  }

  @Test(arguments: [
    ("(a (b) c) d", "a(b)c"), ("[a [b]] c", "a[b]"), ("{ a { b } } c", "a{b}"),
    ("<A<B>> c", "A<B>"), ("()", ""), ("(a", "a"), ("(", ""), ("(a] b)", "a]b"),
  ]) func `a group ends with the bracket that closes its first one`(
    source: String, expected: String
  ) {
    #expect(tokens(source).group.text == expected)
  }

  @Test(arguments: [
    ("a, b", ["a", "b"]), ("a(b, c), [d, e], { f, g }", ["a(b, c)", "[d, e]", "{f, g}"]),
    ("A<B, C>, d", ["A<B, C>", "d"]), ("a), b", ["a)", "b"]), ("a", ["a"]),
  ]) func `commas in brackets don't split`(source: String, expected: [String]) {
    #expect(tokens(source).split().map(\.text) == expected)
  }

  @Test func `text has spaces between words and after commas and colons`() {
    #expect(tokens("a  b:C,d(e f)->`g`").text == "a b: C, d(e f)->`g`")
  }

  @Test func `a parameter has a type without its default, and an argument has a label or none`() {
    #expect(tokens("a b: [C] = d").parameterType == "[C]")
    #expect(tokens("a").parameterType == "")
    #expect(tokens("a: b").argumentLabel == "a")
    #expect(tokens("b(c: d)").argumentLabel == "_")
    #expect(tokens("@A").label == "" && tokens("@A(b(c)) @D(e) f: G").label == "f")
  }

  @Test func `a word begins with a letter, a digit or the mark of a name`() {
    #expect(
      tokens("a 1 `b` _c $d ü ( ->").map(\.isWord) == Array(repeating: true, count: 6) + [
        false, false,
      ])
  }
}
