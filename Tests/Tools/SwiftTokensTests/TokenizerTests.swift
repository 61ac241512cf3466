import SwiftTokens
import Testing

/// What is code, and what is a comment or a text.
struct TokenizerTests {
  private func tokens(_ source: String) -> String {
    Tokenizer.tokens(of: Array(source.unicodeScalars)).map(\.text).joined(separator: " ")
  }

  @Test(arguments: [
    ("a // b {\nc", "a c"),
    ("a /* b /* c */ { */ d", "a d"),
    ("a /* b", "a"),
    (#"a = "b { // c" + d"#, #"a = " + d"#),
    (#"a("\(b ? "}" : "{")", c)"#, #"a ( " , c )"#),
    (#"a("\"}", b)"#, #"a ( " , b )"#),
    ("a = \"b\nc", "a = \" c"),
    (##"a = #"b " \(c " {"# + d"##, ##"a = " + d"##),
    (##"a = #"b \#("}") {"# + d"##, ##"a = " + d"##),
    ("a = \"\"\"\n  b \" {\n  \\(\"}\")\n  \"\"\" + c", "a = \" + c"),
    (##"a = /[{"]\/}/"##, "a ="),
    (##"a = #/["{]/# + b"##, ##"a = " + b"##),
    ("a = b / c / d", "a = b / c / d"),
    ("#if os(iOS) && {\na\n#else\nb\n#endif", "a b"),
    ("#selector(a)", "#selector ( a )"),
    ("`class` `a b` ü", "`class` `a b` ü"),
    ("f<A>(a < b, 0..<c) -> D", "f < A > ( a b , 0 . . c ) -> D"),
  ]) func `comments, texts and directives are skipped`(source: String, expected: String) {
    #expect(tokens(source) == expected)
  }

  @Test(arguments: [
    ("#if os(iOS) && {\na\n#else // b\n#endif", "#if os(iOS) && {|a|#else // b|#endif"),
    (#"a("b \(c ? "}" : "{") d")"#, #"a|(|(|c|?|"|:|"|)|"|)"#),
    (##"a = #"b \(c) \#(d("\(e)"))"#"##, ##"a|=|(|d|(|(|e|)|"|)|)|""##),
    (#"a = "\("#, #"a|=|(|""#),
  ]) func `directives and interpolations are read on demand`(source: String, expected: String) {
    let tokens = Tokenizer.allTokens(of: Array(source.unicodeScalars))
    #expect(tokens.map(\.text).joined(separator: "|") == expected)
  }

  @Test(arguments: [
    ("a b: C", "a"), ("@A a: C", "a"), ("@A(b, c) @D a: C", "a"), ("@A(b)", ""),
  ]) func `the label of a parameter comes after its attributes`(source: String, label: String) {
    #expect(Tokenizer.tokens(of: Array(source.unicodeScalars))[...].label == label)
  }

  @Test(arguments: [
    ("a // b\nc", [0..<1, 7..<8]), ("/* a */b", [7..<8]), ("/* a /* */ b */c", [15..<16]),
    ("\"a\" b", [0..<3, 4..<5]), ("#\"a\"# b", [0..<5, 6..<7]),
    ("\"\"\"\na\n\"\"\" b", [0..<9, 10..<11]),
    ("##\"\"\"\n\"\"\"#\n\"\"\"## b", [0..<16, 17..<18]),
    ("\"\\(a(\"b\"))\"c", [0..<11, 11..<12]), ("\"\\(/* ) */a)\"c", [0..<13, 13..<14]),
    ("\"a", [0..<2]), ("`a` b", [0..<3, 4..<5]), ("`a", [0..<2]), ("`a\nb", [0..<3, 3..<4]),
    ("->-", [0..<2, 2..<3]), ("#a b", [0..<2, 3..<4]), ("a\r\n\tb", [0..<1, 4..<5]),
  ]) func `a token has the place of its characters`(source: String, ranges: [Range<Int>]) {
    let found = Tokenizer.tokens(of: Array(source.unicodeScalars))
    #expect(found.map(\.range) == ranges)
    #expect(found.map(\.offset) == ranges.map(\.lowerBound))
  }

  @Test(arguments: [
    "(/}/)", "[/}/]", "{ /}/ }", "f(a, /}/)", "b = /}/", "f(a: /}/)", "return /}/", "in /}/",
    "= /\\/}/",
  ]) func `a regex comes after what begins a value`(source: String) {
    let texts = Tokenizer.tokens(of: Array(source.unicodeScalars)).map(\.text)
    #expect(texts.count(where: { $0 == "}" }) == (source.hasPrefix("{") ? 1 : 0))
    #expect(!texts.contains("/"))
  }

  @Test(arguments: ["a /}/", "= / }/", "= /}\n/", "= /}", "= /"])
  func `a slash that isn't one of a regex is a token`(source: String) {
    let texts = Tokenizer.tokens(of: Array(source.unicodeScalars)).map(\.text)
    #expect(texts.contains("/"))
    #expect(texts.contains("}") == source.contains("}"))
  }

  @Test(arguments: [
    (###"##"a"#"## b"###, [0..<9, 10..<11]), (###"#"\"# b"###, [0..<5, 6..<7]),
    (###"#"\#(a)"# b"###, [0..<9, 10..<11]), (###"#"\#\"# b"###, [0..<7, 8..<9]),
    (###""\("\(a)")" b"###, [0..<11, 12..<13]), ("\"\\((a))b\" c", [0..<9, 10..<11]),
    ("\"\\(a // )\n)\" b", [0..<12, 13..<14]), ("\"\\\\\" b", [0..<4, 5..<6]),
    ("\"\"\"\n\\\"\"\"\n\"\"\" b", [0..<12, 13..<14]), ("\"\" b", [0..<2, 3..<4]),
  ]) func `a text ends with its own mark`(source: String, ranges: [Range<Int>]) {
    #expect(Tokenizer.tokens(of: Array(source.unicodeScalars)).map(\.range) == ranges)
  }
}
