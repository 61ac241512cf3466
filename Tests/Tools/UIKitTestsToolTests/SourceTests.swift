import Testing

@testable import UIKitTestsTool

/// The places of a source's lines, its brackets and its words.
struct SourceTests {
  @Test func `each kind of line end is one`() {
    let source = Source("a\r\nb\rc\nd", path: "")
    #expect(
      ((0..<7).map { source.line(of: $0) }, (0...5).map(source.start(ofLine:)))
        == ([1, 1, 2, 2, 3, 3, 4], [0, 0, 2, 4, 6, 7]))
  }

  @Test func `brackets have partners, and those without one end nothing but what is in them`() {
    let source = Source("( [ ) ] } { ( }", path: "")
    #expect(source.partners == [0: 2, 2: 0, 5: 7, 7: 5])
    let sources = [source, Source("a", path: ""), Source("([{a}])()", path: "")]
    #expect(sources.map(\.depth) == [2, 0, 3])
  }

  @Test(arguments: [
    ("\"a\"", "a"), ("\"\"", ""), ("\"a\\(b)\"", nil), ("\"a", nil), ("a", nil), ("\"", nil),
    ("#\"a\"#", nil),
  ]) func `the content of a text is known if nothing is put into it`(
    code: String, content: String?
  ) {
    #expect(Source(code, path: "").string(0) == content)
  }

  @Test func `tokens touch if nothing is between them`() {
    let source = Source("a(b )", path: "")
    #expect((-1..<4).map { source.touch($0, $0 + 1) } == [false, true, true, false, false])
  }

  @Test func `words are those of code, of names that are keywords, and of values in texts`() {
    let source = Source("`default`.a1(\"\\(b_2) c-d\", \"e\") // f", path: "")
    #expect(source.words == ["default", "a1", "b_2"])
    #expect([source.name(0), source.text(-1), source.text(99)] == ["default", "", ""])
    #expect([source.text(in: -5..<9), source.text(in: 90..<99)] == ["`default`", ""])
  }

  @Test func `imports have their modules, their tokens and their conditions`() {
    let code = """
      import A; @testable import B
      @_exported
      public import struct C.D.E
        #if a
      import F
      #if b
      #endif
      import G
      #endif
      import H
      a.import
      import
      """
    let imports = Source(code, path: "").imports
    #expect(
      imports.map { "\($0.module) \($0.first)-\($0.last)\($0.isConditional ? " if" : "")" }
        == ["A 0-1", "B 3-6", "C 9-16", "F 17-18 if", "G 19-20 if", "H 21-22"])
  }

  @Test func `what an edit removes leaves its line ends, and of two that overlap one is made`() {
    let source = Source("abc\ndef\nghi", path: "")
    let edits = [
      Edit(range: 5..<9, text: "X", kind: ""), Edit(range: 2..<6, text: "Y", kind: ""),
      Edit(range: 2..<3, text: "Z", kind: ""), Edit(range: 6..<6, text: "+", kind: ""),
    ]
    #expect(
      [source.applying(edits), source.applying(edits, in: 3..<9)] == ["abY\n+f\nghi", "\ndX\n"])
  }
}
