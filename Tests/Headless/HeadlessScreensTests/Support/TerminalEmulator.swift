import Foundation
import HeadlessScreens

/// A terminal without a window: interprets what a program writes into a grid of cells.
///
/// It knows only what the painter and the device emit; anything else is kept in `unknown`.
struct TerminalEmulator {
  struct Cell: Hashable {
    /// Empty in the second cell of a wide character.
    var text = " "
    var style = "0"
    var isReverse = false
  }

  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var cells: [[Cell]]
  /// The modes switched on with `ESC[?…h`.
  private(set) var modes: Set<Int> = [7, 25]
  private(set) var position = TerminalPosition(column: 0, row: 0)
  private(set) var unknown: [String] = []
  /// Counts how often the other screen was entered.
  private(set) var entries = 0
  private var style = "0" {
    didSet { isReverse = style.split(separator: ";").contains("7") }
  }
  private var isReverse = false
  private var saved: [[Cell]] = []
  private var pending: [UInt8] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Self.blank(columns, rows)
  }

  var isAlternate: Bool { modes.contains(1049) }
  var showsCursor: Bool { modes.contains(25) }

  /// What a person reads, without blanks at the ends of lines.
  var text: String {
    var text = ""
    for (number, row) in cells.enumerated() {
      if number > 0 { text += "\n" }
      var blanks = 0
      for cell in row {
        if cell.text == " " {
          blanks += 1
        } else {
          while blanks > 0 {
            text += " "
            blanks -= 1
          }
          text += cell.text
        }
      }
    }
    return text
  }

  /// The texts in reverse video, without the blanks around them, from top to bottom.
  var marked: [String] {
    var marked: [String] = []
    for row in cells {
      var text = ""
      for cell in row where cell.isReverse { text += cell.text }
      text = text.trimmingCharacters(in: .whitespaces)
      if !text.isEmpty { marked.append(text) }
    }
    return marked
  }

  mutating func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Self.blank(columns, rows)
    saved = Self.blank(columns, rows)
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      // Most of what comes is plain letters.
      if pending.isEmpty, 0x20..<0x7F ~= byte {
        put(Unicode.Scalar(byte))
        continue
      }
      pending.append(byte)
      if isComplete { finish() }
    }
  }

  private static func blank(_ columns: Int, _ rows: Int) -> [[Cell]] {
    Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  private var isComplete: Bool {
    guard let first = pending.first, let last = pending.last else { return false }
    if first == 0x1B {
      if pending.count == 1 { return false }
      return pending[1] != UInt8(ascii: "[") || (pending.count > 2 && last >= 0x40)
    }
    return pending.count == (first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4)
  }

  private mutating func finish() {
    let text = String(decoding: pending, as: UTF8.self)
    pending = []
    let first: Unicode.Scalar = text.unicodeScalars.first!
    switch first {
    case "\u{1B}": control(text)
    case "\r": position.column = 0
    case "\n": lineFeed()
    case let scalar where scalar.value < 0x20: unknown.append(String(reflecting: text))
    case let scalar: put(scalar)
    }
  }

  private mutating func lineFeed() {
    position.row += 1
    if position.row >= rows {
      position.row = rows - 1
      cells.removeFirst()
      cells.append(Array(repeating: Cell(), count: columns))
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    var column = position.column - 1
    if scalar.value >= 0x80, column >= 0, cells[position.row][column].text.isEmpty { column -= 1 }
    if scalar.value >= 0x80, column >= 0 {
      let joined = cells[position.row][column].text + String(scalar)
      if joined.count == 1 {
        cells[position.row][column].text = joined
        let width = CharacterWidth.of(joined)
        if width == 2, column + 1 < columns {
          cells[position.row][column + 1] = Cell(text: "", style: style, isReverse: isReverse)
          position.column = column + 2
        }
        return
      }
    }
    let width = scalar.isASCII ? 1 : CharacterWidth.of(Character(scalar))
    if position.column + width > columns, modes.contains(7) {
      position.column = 0
      lineFeed()
    }
    guard width > 0, position.column + width <= columns else { return }
    cells[position.row][position.column] = Cell(
      text: String(scalar), style: style, isReverse: isReverse)
    if width == 2 {
      cells[position.row][position.column + 1] = Cell(
        text: "", style: style, isReverse: isReverse)
    }
    position.column += width
  }

  private mutating func control(_ text: String) {
    guard text.hasPrefix("\u{1B}["), let final = text.last else {
      return unknown.append(String(reflecting: text))
    }
    let body = text.dropFirst(2).dropLast()
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    switch final {
    case "H":
      position.row = min(max(numbers[0], 1), rows) - 1
      position.column = min(max(numbers.count > 1 ? numbers[1] : 1, 1), columns) - 1
    case "G": position.column = min(max(numbers[0], 1), columns) - 1
    case "K":
      for column in position.column..<columns { cells[position.row][column] = Cell() }
    case "J" where body == "2": cells = Self.blank(columns, rows)
    case "m": style = String(body)
    case "h", "l": mode(body, isOn: final == "h")
    default: unknown.append(String(reflecting: text))
    }
  }

  private mutating func mode(_ body: Substring, isOn: Bool) {
    guard body.first == "?", let number = Int(body.dropFirst()) else {
      return unknown.append(String(body))
    }
    if number == 1049, isOn != modes.contains(1049) {
      if isOn {
        entries += 1
        saved = cells
        cells = Self.blank(columns, rows)
      } else {
        cells = saved
      }
      position = TerminalPosition(column: 0, row: 0)
    }
    if isOn { modes.insert(number) } else { modes.remove(number) }
  }
}
