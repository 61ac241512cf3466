import HeadlessScreens
import Testing

@Suite(.timeLimit(.minutes(5))) struct TextLineTests {
  @Test func `spans stand at their columns`() {
    let line = TextLine([TextSpan("Ada", column: 2), TextSpan("36", column: 8)])
    #expect(line.plainText == "  Ada   36")
  }

  @Test func `wide characters count two columns`() {
    let line = TextLine([TextSpan("漢字"), TextSpan("x", column: 6)])
    #expect(line.plainText == "漢字  x")
  }

  @Test func `blanks at the end are cut`() {
    #expect(TextLine([TextSpan("a  "), TextSpan(" ", column: 9)]).plainText == "a")
    #expect(TextLine().plainText == "")
  }

  @Test func `a later span covers an earlier one`() {
    #expect(TextLine([TextSpan("abcdef"), TextSpan("XY", column: 2)]).plainText == "abXYef")
  }

  @Test func `marks join the character before them`() {
    #expect(TextLine([TextSpan("\u{301}e\u{301}")]).plainText == "é")
  }

  @Test func `a frame ends each line with a line feed`() {
    let frame = TextFrame([TextLine([TextSpan("a")]), TextLine()], columns: 4)
    #expect(frame.plainText == "a\n\n")
  }

  @Test func `a span's own colours win over the line's, attributes add up`() {
    let line = TextStyle(bold: true, foreground: .red, background: .blue)
    let span = TextStyle(dim: true, foreground: .green)
    #expect(
      span.over(line) == TextStyle(bold: true, dim: true, foreground: .green, background: .blue))
  }
}
