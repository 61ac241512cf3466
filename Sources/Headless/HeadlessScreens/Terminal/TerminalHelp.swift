/// A key and its current command.
struct TerminalCommand: Hashable {
  /// The name of the key.
  var keys: String
  /// The name of the command.
  var word: String
  /// The key, or nil if the command has several keys.
  var key: TerminalKey?
  /// The modifiers of the key.
  var modifiers: TerminalModifiers

  init(
    _ keys: String, _ word: String, _ key: TerminalKey? = nil, _ modifiers: TerminalModifiers = []
  ) {
    self.keys = keys
    self.word = word
    self.key = key
    self.modifiers = modifiers
  }

  var text: String { "\(keys) \(word)" }
}

/// The help line at the bottom of the screen, with the available keys from most to least useful.
struct TerminalHelp {
  let commands: [TerminalCommand]
  let columns: Int

  private static let button = "? help"
  private static let gap = 3

  /// Returns the line: a text, the commands that fit, and the help button at the right edge.
  func line(after text: String? = nil) -> TextLine {
    let style = TextStyle(dim: true)
    let end = columns - CharacterWidth.of(Self.button)
    let hasButton = end >= 0
    let room = hasButton ? end - 2 : columns
    var line = TextLine()
    var column = 0
    if let text {
      let span = TextSpan(
        CharacterWidth.prefix(of: text, columns: room - column), style: style, column: column)
      line.spans.append(span)
      column += CharacterWidth.of(span.text) + Self.gap
    }
    for command in commands {
      let width = CharacterWidth.of(command.text)
      guard column + width <= room else { break }
      line.spans.append(TextSpan(command.text, style: style, column: column))
      column += width + Self.gap
    }
    if hasButton { line.spans.append(TextSpan(Self.button, style: style, column: end)) }
    return line
  }

  /// Returns a Boolean value that indicates whether a column belongs to the help button.
  static func isSheetButton(column: Int, columns: Int) -> Bool {
    column >= columns - CharacterWidth.of(button)
  }
}

/// The full-screen list of the available keys.
struct TerminalSheet {
  let commands: [TerminalCommand]
  private(set) var chosen = 0
  private(set) var top = 0
  /// The number of commands that fit on the screen.
  private var room = 1

  init(_ commands: [TerminalCommand]) {
    self.commands = commands
  }

  var command: TerminalCommand { commands[chosen] }

  /// Moves the selection within the list.
  mutating func move(by count: Int) {
    chosen = min(max(chosen + count, 0), commands.count - 1)
    reveal()
  }

  /// Selects the command on a line of the screen. Returns false if there is none.
  mutating func choose(line: Int) -> Bool {
    guard line > 0, line <= room, commands.indices.contains(top + line - 1) else { return false }
    chosen = top + line - 1
    return true
  }

  private mutating func reveal() {
    top = min(max(top, chosen - room + 1), chosen)
  }

  /// Returns the lines of a screen with a number of lines, after scrolling to the selection.
  mutating func lines(_ count: Int, columns: Int) -> [TextLine] {
    room = max(count - 1, 1)
    reveal()
    var lines = [title(columns)]
    let width = (commands.map { CharacterWidth.of($0.keys) }.max() ?? 0) + 4
    for (number, command) in commands.enumerated().dropFirst(top).prefix(room) {
      let word = CharacterWidth.prefix(of: command.word, columns: max(columns - width, 0))
      lines.append(
        TextLine(
          [TextSpan(command.keys, column: 2), TextSpan(word, column: width)],
          style: TextStyle(reverse: number == chosen)))
    }
    return Array((lines + Array(repeating: TextLine(), count: count)).prefix(count))
  }

  private func title(_ columns: Int) -> TextLine {
    let below = commands.count - top - room
    let text = below > 0 ? "Keys (\(below) more below)" : "Keys"
    return TextLine([TextSpan(text, style: TextStyle(bold: true))])
  }
}
