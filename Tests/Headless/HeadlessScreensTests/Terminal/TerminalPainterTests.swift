import HeadlessScreens
import TestSupport
import Testing

struct TerminalPainterTests {
  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private func frame(_ lines: String..., columns: Int = 10) -> TextFrame {
    TextFrame(lines.map { TextLine([TextSpan($0)]) }, columns: columns)
  }

  @Test func `only what changed is sent, as one update`() {
    var painter = TerminalPainter()
    _ = painter.paint(frame("a", "b"))
    #expect(
      text(painter.paint(frame("a", "c")))
        == "\u{1B}[?2026h\u{1B}[2;1H\u{1B}[0m\u{1B}[K\u{1B}[1Gc\u{1B}[?2026l")
    #expect(painter.paint(frame("a", "c")).isEmpty)
    painter.invalidate()
    #expect(!painter.paint(frame("a", "c")).isEmpty)
  }

  @Test func `another size is painted in full`() {
    for next in [frame("a", "b", columns: 12), frame("a")] {
      var painter = TerminalPainter()
      #expect(!painter.paint(frame("a", "b")).isEmpty)
      #expect(text(painter.paint(next)).contains("\u{1B}[2J"), "\(next.lines.count) lines")
    }
  }

  @Test func `a reverse line reaches both edges, what lies outside is cut, and no text controls`() {
    var painter = TerminalPainter()
    var emulator = TerminalEmulator(columns: 10, rows: 1)
    let line = TextLine([TextSpan("a", column: 3)], style: TextStyle(reverse: true))
    emulator.feed(painter.paint(TextFrame([line], columns: 10)))
    #expect(emulator.cells[0].allSatisfy { $0.style == "0;7" })
    #expect(emulator.text == "   a")

    painter = TerminalPainter()
    emulator = TerminalEmulator(columns: 4, rows: 1)
    let spans = [TextSpan("abc漢"), TextSpan("x", column: 4), TextSpan("y", column: -1)]
    let cursor = TerminalPosition(column: -3, row: -1)
    emulator.feed(painter.paint(TextFrame([TextLine(spans)], columns: 4), cursor: cursor))
    #expect(emulator.text == "abc")

    painter = TerminalPainter()
    emulator = TerminalEmulator(columns: 40, rows: 1)
    emulator.feed(painter.paint(frame("a\u{1B}[31m\u{9B}2J\r\nb", columns: 40)))
    #expect(emulator.text == #"a\u{1B}[31m\u{009B}2J\r\nb"#)
  }

  @Test func `a color has the number of the theme, or its three parts`() {
    for (color, foreground, background) in [
      (TextColor.rgb(1, 2, 255), "38;2;1;2;255", "48;2;1;2;255"), (.red, "31", "41"),
      (.white, "37", "47"), (.brightBlack, "90", "100"), (.brightWhite, "97", "107"),
    ] {
      var painter = TerminalPainter()
      let spans = [
        TextSpan("a", style: TextStyle(foreground: color)),
        TextSpan("b", style: TextStyle(background: color), column: 1),
      ]
      let bytes = text(painter.paint(TextFrame([TextLine(spans)], columns: 10)))
      let styles = bytes.split(separator: "\u{1B}[0;").dropFirst().map {
        $0.prefix { $0 != "\u{1B}" }
      }
      #expect(styles == ["\(foreground)ma", "\(background)mb"])
    }
  }

  @Test func `the cursor is shown where it is wanted and hidden again`() {
    var emulator = TerminalEmulator(columns: 10, rows: 2)
    var painter = TerminalPainter()
    let position = TerminalPosition(column: 2, row: 1)
    for line in ["a", "c"] {
      emulator.feed(painter.paint(frame(line, "b"), cursor: position))
      #expect(emulator.showsCursor && emulator.position == position)
    }
    #expect(painter.paint(frame("c", "b"), cursor: position).isEmpty)
    emulator.feed(painter.paint(frame("c", "b")))
    #expect(!emulator.showsCursor)
  }

  @Test(arguments: Walk.seeds(8))
  func `painting what changed equals painting all`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (columns, rows) = (12, 4)
    var incremental = TerminalEmulator(columns: columns, rows: rows)
    var painter = TerminalPainter()
    var previous = TextFrame([], columns: columns)
    for step in 0..<Walk.steps(20) {
      if Int.random(in: 0..<8, using: &random) == 0 {
        (columns, rows) = (
          .random(in: 1...20, using: &random), .random(in: 1...6, using: &random)
        )
        incremental.resize(columns: columns, rows: rows)
        painter.invalidate()
      }
      let frame = randomFrame(after: previous, columns: columns, rows: rows, &random)
      previous = frame
      incremental.feed(painter.paint(frame))
      var whole = TerminalEmulator(columns: columns, rows: rows)
      var fresh = TerminalPainter()
      whole.feed(fresh.paint(frame))
      #expect(incremental.cells == whole.cells, "seed \(seed), step \(step)")
      #expect(incremental.unknown == [])
    }
  }

  private func randomFrame(
    after previous: TextFrame, columns: Int, rows: Int, _ random: inout SeededGenerator
  ) -> TextFrame {
    let texts = ["", "a", "Ada Lovelace", "漢字", "e\u{301}", "👨‍👩‍👧", "❤\u{FE0F}", "\u{1B}[2J", "한글 x"]
    let styles = [
      TextStyle.plain, TextStyle(bold: true), TextStyle(reverse: true),
      TextStyle(dim: true, underline: true, foreground: .brightRed),
      TextStyle(foreground: .rgb(1, 22, 255), background: .blue),
    ]
    let count = Int.random(in: 0...rows, using: &random)
    let lines = (0..<count).map { row in
      if row < previous.lines.count, Bool.random(using: &random) { return previous.lines[row] }
      var column = 0
      let spans = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        let text = texts.randomElement(using: &random)!
        column += Int.random(in: 0...3, using: &random)
        let style = styles.randomElement(using: &random)!
        let span = TextSpan(text, style: style, column: column)
        column += CharacterWidth.of(span.text)
        return span
      }
      let style = Bool.random(using: &random) ? styles.randomElement(using: &random)! : .plain
      return TextLine(spans, style: style)
    }
    return TextFrame(lines, columns: columns)
  }
}
