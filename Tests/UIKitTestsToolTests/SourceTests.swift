import Testing

@testable import UIKitTestsTool

/// The places of a source's lines, its brackets and its words.
@Suite(.timeLimit(.minutes(5))) struct SourceTests {
  @Test func `each kind of line end is one`() {
    let source = Source("a\r\nb\rc\nd", path: "")
    #expect(source.lineCount == 4)
    #expect((0..<7).map { source.line(of: $0) } == [1, 1, 2, 2, 3, 3, 4])
    #expect((0...5).map { source.start(ofLine: $0) } == [0, 0, 2, 4, 6, 7])
  }

  @Test func `brackets have partners, and those without one end nothing but what is in them`() {
    let source = Source("( [ ) ] } { ( }", path: "")
    #expect(source.partners == [0: 2, 2: 0, 5: 7, 7: 5])
    #expect(source.depth == 2)
    #expect(Source("a", path: "").depth == 0)
    #expect(Source("([{a}])()", path: "").depth == 3)
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
    #expect((0..<4).map { source.touch($0, $0 + 1) } == [true, true, false, false])
    #expect(!source.touch(-1, 0))
  }

  @Test func `words are those of code, of names that are keywords, and of values in texts`() {
    let source = Source("`default`.a1(\"\\(b_2) c-d\", \"e\") // f", path: "")
    #expect(source.words == ["default", "a1", "b_2", "c", "d"])
    #expect(source.text(-1) == "" && source.text(99) == "" && source.name(0) == "default")
    #expect(source.text(in: -5..<9) == "`default`" && source.text(in: 90..<99) == "")
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
    #expect(imports.map(\.module) == ["A", "B", "C", "F", "G", "H"])
    #expect(imports.map(\.isConditional) == [false, false, false, true, true, false])
    #expect(imports.map(\.first) == [0, 3, 9, 17, 19, 21])
    #expect(imports.map(\.last) == [1, 6, 16, 18, 20, 22])
  }

  @Test func `what an edit removes leaves its line ends, and of two that overlap one is made`() {
    let source = Source("abc\ndef\nghi", path: "")
    let edits = [
      Edit(range: 5..<9, text: "X", kind: ""), Edit(range: 2..<6, text: "Y", kind: ""),
      Edit(range: 2..<3, text: "Z", kind: ""), Edit(range: 6..<6, text: "+", kind: ""),
    ]
    #expect(source.applying(edits) == "abY\n+f\nghi")
    #expect(source.applying(edits, in: 3..<9) == "\ndX\n")
  }
}
