import HeadlessScreens
import TestSupport
import Testing

struct TerminalInputTests {
  private static let sequences: [(String, [TerminalEvent])] = [
    ("a", [.key(.character("a"))]), ("é漢👍", "é漢👍".map { .key(.character($0)) }),
    ("\r", [.key(.enter)]), ("\n", [.key(.enter)]), ("\t", [.key(.tab)]),
    ("\u{1B}[Z", [.key(.tab, .shift)]), ("\u{7F}\u{8}", [.key(.backspace), .key(.backspace)]),
    ("\u{3}", [.key(.character("c"), .control)]), ("\0", [.key(.character(" "), .control)]),
    ("\u{1B}x", [.key(.character("x"), .alt)]), ("\u{1B}é", [.key(.character("é"), .alt)]),
    ("\u{1B}\r", [.key(.enter, .alt)]),
    ("\u{1B}[A\u{1B}[B", [.key(.up), .key(.down)]),
    ("\u{1B}OC\u{1B}OD", [.key(.right), .key(.left)]),
    ("\u{1B}[1;5A", [.key(.up, .control)]), ("\u{1B}[1;2H", [.key(.home, .shift)]),
    ("\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~", Array(repeating: .key(.home), count: 4)),
    ("\u{1B}[F\u{1B}OF\u{1B}[4~\u{1B}[8~", Array(repeating: .key(.end), count: 4)),
    ("\u{1B}[5~\u{1B}[6~", [.key(.pageUp), .key(.pageDown)]),
    ("\u{1B}[2~\u{1B}[3~\u{1B}[3;3~", [.key(.insert), .key(.delete), .key(.delete, .alt)]),
    ("\u{1B}[200~a\r\nb\rc\u{1B}[A\u{1B}[201~z", [.paste("a\nb\nc[A"), .key(.character("z"))]),
    ("\u{1B}[<0;1;1M", [mouse(.press(0), 0, 0)]),
    ("\u{1B}[<2;80;24m", [mouse(.release(2), 79, 23)]),
    ("\u{1B}[<64;3;4M", [mouse(.wheelUp, 2, 3)]), ("\u{1B}[<65;3;4M", [mouse(.wheelDown, 2, 3)]),
    ("\u{1B}[<16;3;4M", [mouse(.press(0), 2, 3, .control)]),
    ("\u{1B}[<32;3;4M", [mouse(.drag(0), 2, 3)]), ("\u{1B}[M@\"!", [mouse(.drag(0), 1, 0)]),
    ("\u{1B}[M !\"", [mouse(.press(0), 0, 1)]), ("\u{1B}[M#\"!", [mouse(.release(0), 1, 0)]),
    ("\u{1B}[<127;1;1M", []),
    // Swallowed whole.
    ("\u{1B}[<128;1;1Mx", [.key(.character("x"))]),
    ("\u{1B}[?1;2cx", [.key(.character("x"))]), ("\u{1B}[15~x", [.key(.character("x"))]),
    ("\u{1B}[[Ax", [.key(.character("x"))]), ("\u{1B}OPx", [.key(.character("x"))]),
    ("\u{1B}]0;title\u{7}x", [.key(.character("x"))]),
    ("\u{1B}P1$r\u{1B}\\x", [.key(.character("x"))]),
    ("\u{1B}]0;cut\u{1B}[A", [.key(.up)]), ("\u{1B}[<0;1Mx", [.key(.character("x"))]),
    ("\u{1B}[<0;0;0Mx", [.key(.character("x"))]), ("\u{1B}[<35;1;1Mx", [.key(.character("x"))]),
    ("\u{1B}[\(String(repeating: "9", count: 99))~x", [.key(.character("x"))]),
    ("\u{1B}[99999999999999999999~x", [.key(.character("x"))]),
    // A control character ends what it interrupts, and counts.
    ("\u{1B}[1\rx", [.key(.enter), .key(.character("x"))]),
    ("\u{1B}O1\rx", [.key(.enter), .key(.character("x"))]),
    ("\u{1B}[1漢x", [.key(.character("漢")), .key(.character("x"))]),
    // A sequence of up to 31 parameter bytes counts, a longer one does not.
    ("\u{1B}[\(String(repeating: "0", count: 31))A", [.key(.up)]),
    ("\u{1B}[\(String(repeating: "0", count: 32))A", []),
    ("\u{1B}[\(String(repeating: "0", count: 99))Ax", [.key(.character("x"))]),
    ("\u{1B}O\(String(repeating: "0", count: 31))A", [.key(.up)]),
    ("\u{1B}O\(String(repeating: "0", count: 32))A", []),
    ("\u{1B}O\(String(repeating: "0", count: 99))Mx", [.key(.character("x"))]),
  ]

  private static func mouse(
    _ action: TerminalMouse.Action, _ column: Int, _ row: Int, _ modifiers: TerminalModifiers = []
  ) -> TerminalEvent {
    let position = TerminalPosition(column: column, row: row)
    return .mouse(TerminalMouse(action, at: position, modifiers: modifiers))
  }

  @Test(arguments: sequences)
  func `bytes become events, however they are split`(text: String, events: [TerminalEvent]) {
    let bytes = Array(text.utf8)
    var (whole, split) = (TerminalInput(), TerminalInput())
    let read = [whole.feed(bytes), bytes.flatMap { split.feed([$0]) }]
    #expect(read == [events, events] && !whole.isWaiting)
  }

  @Test(arguments: [
    ([0x1B], [TerminalEvent.key(.escape)]), ([0x1B, 0x1B], [.key(.escape), .key(.escape)]),
    (Array("\u{1B}[".utf8), [.key(.character("["), .alt)]),
    (Array("\u{1B}O".utf8), [.key(.character("O"), .alt)]),
    (Array("\u{1B}]".utf8), [.key(.character("]"), .alt)]), (Array("\u{1B}[1;".utf8), []),
    ([0xE6, 0xBC], [.key(.character("\u{FFFD}"))]),
  ])
  func `what is held back comes with a flush`(bytes: [UInt8], events: [TerminalEvent]) {
    var input = TerminalInput()
    let (early, isHeldBack) = (input.feed(bytes), input.isWaiting)
    #expect(early + input.flush() == events)
    #expect([isHeldBack, input.isWaiting] == [true, false])
    #expect(input.feed([0x61]) == [.key(.character("a"))])
  }

  @Test func `text that is not UTF-8 is replaced`() {
    let texts: [([UInt8], String)] = [
      ([0xFF, 0x61], "\u{FFFD}a"), ([0xC3, 0x61], "\u{FFFD}a"), ([0xED, 0xA0, 0x80], "\u{FFFD}"),
      ([0xC2, 0x9B, 0x61], "a"),
    ]
    for (bytes, text) in texts {
      var input = TerminalInput()
      #expect(input.feed(bytes) == text.map { .key(.character($0)) }, "\(bytes)")
    }
  }

  @Test(arguments: Walk.seeds(2))
  func `random bytes never trap, and splitting them changes nothing`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let telling = Array("\u{1B}[O<;0123~MmAP]\\\u{7}".utf8)
    let bytes = (0..<Walk.steps(5000)).map { _ in
      Bool.random(using: &random)
        ? telling.randomElement(using: &random)! : UInt8.random(in: 0...255, using: &random)
    }
    var whole = TerminalInput()
    var split = TerminalInput()
    let expected = whole.feed(bytes) + whole.flush()
    #expect(bytes.flatMap { split.feed([$0]) } + split.flush() == expected, "seed \(seed)")
  }
}
