/// A painter that produces the bytes to change the content of a terminal to the next frame.
///
/// Only changed lines are sent, each one entirely, in a single synchronized update. Each run of
/// text has an absolute column, and no text can inject control sequences.
package struct TerminalPainter {
  private var shown: TextFrame?
  private var shownCursor: TerminalPosition?

  package init() {}

  /// Discards the known content of the terminal, so that the next frame is drawn in full.
  package mutating func invalidate() {
    shown = nil
    shownCursor = nil
  }

  /// Returns the bytes that draw a frame, which are empty if nothing has changed.
  ///
  /// - Parameter cursor: The position of the cursor, or nil to hide it.
  package mutating func paint(_ frame: TextFrame, cursor: TerminalPosition? = nil) -> [UInt8] {
    var bytes = TerminalBytes()
    var old = shown
    if old?.columns != frame.columns || old?.lines.count != frame.lines.count { old = nil }
    if old == nil {
      bytes.append("\u{1B}[?25l\u{1B}[0m\u{1B}[2J")
      shownCursor = nil
    }
    for row in frame.lines.indices {
      if let old, old.lines[row] == frame.lines[row] { continue }
      bytes.append(frame.lines[row], row: row, columns: frame.columns, clears: old != nil)
    }
    if let cursor, cursor != shownCursor || !bytes.isEmpty {
      bytes.move(toColumn: cursor.column, row: cursor.row)
      if shownCursor == nil { bytes.append("\u{1B}[?25h") }
    } else if cursor == nil, shownCursor != nil {
      bytes.append("\u{1B}[?25l")
    }
    shown = frame
    shownCursor = cursor
    return bytes.synchronised
  }
}

/// A buffer of bytes for a terminal.
private struct TerminalBytes {
  private static let opening = Array("\u{1B}[?2026h".utf8)
  private static let closing = Array("\u{1B}[?2026l".utf8)

  private var bytes = Self.opening
  /// The style of the terminal after these bytes, or nil if it is unknown.
  private var style: TextStyle?

  var isEmpty: Bool { bytes.count == Self.opening.count }

  /// The bytes as a synchronized update, or no bytes if the update is empty.
  var synchronised: [UInt8] {
    isEmpty ? [] : bytes + Self.closing
  }

  mutating func append(_ sequence: StaticString) {
    sequence.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func append(text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  mutating func move(toColumn column: Int, row: Int) {
    append("\u{1B}[")
    append(max(0, row) + 1)
    append(";")
    append(max(0, column) + 1)
    append("H")
  }

  mutating func append(_ line: TextLine, row: Int, columns: Int, clears: Bool) {
    move(toColumn: 0, row: row)
    if line.style == .plain {
      if clears {
        set(.plain)
        append("\u{1B}[K")
      }
    } else {
      // Erasing may fill with a background color, but never with reverse video.
      set(line.style)
      bytes.append(contentsOf: repeatElement(0x20, count: max(0, columns)))
    }
    for span in line.spans where span.column >= 0 && span.column < columns {
      append("\u{1B}[")
      append(span.column + 1)
      append("G")
      set(span.style.over(line.style))
      append(
        text: CharacterWidth.prefix(of: span.text, columns: columns - span.column, mark: ""))
    }
    set(.plain)
  }

  private mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    bytes.append(0x30 + UInt8(number % 10))
  }

  private mutating func set(_ next: TextStyle) {
    guard next != style else { return }
    style = next
    append("\u{1B}[0")
    if next.bold { append(";1") }
    if next.dim { append(";2") }
    if next.underline { append(";4") }
    if next.reverse { append(";7") }
    if let color = next.foreground { append(color, base: 30) }
    if let color = next.background { append(color, base: 40) }
    append("m")
  }

  private mutating func append(_ color: TextColor, base: Int) {
    append(";")
    if case .rgb(let red, let green, let blue) = color {
      append(base + 8)
      append(";2")
      for part in [red, green, blue] {
        append(";")
        append(Int(part))
      }
    } else {
      let number = color.ansiNumber
      append(number < 8 ? base + number : base + 60 + number - 8)
    }
  }
}

extension TextColor {
  /// The number among the sixteen colors. An RGB color has none and counts as white.
  fileprivate var ansiNumber: Int {
    switch self {
    case .black: 0
    case .red: 1
    case .green: 2
    case .yellow: 3
    case .blue: 4
    case .magenta: 5
    case .cyan: 6
    case .white, .rgb: 7
    case .brightBlack: 8
    case .brightRed: 9
    case .brightGreen: 10
    case .brightYellow: 11
    case .brightBlue: 12
    case .brightMagenta: 13
    case .brightCyan: 14
    case .brightWhite: 15
    }
  }
}
