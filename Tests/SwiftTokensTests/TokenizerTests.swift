import SwiftTokens
import Testing

/// What is code, and what is a comment or a text.
@Suite(.timeLimit(.minutes(5))) struct TokenizerTests {
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
    ("a b: C", "a"), ("@A a: C", "a"), ("@A(b, c) @D a: C", "a"), ("@A(b)", ""),
  ]) func `the label of a parameter comes after its attributes`(source: String, label: String) {
    #expect(Tokenizer.tokens(of: Array(source.unicodeScalars))[...].label == label)
  }
}
