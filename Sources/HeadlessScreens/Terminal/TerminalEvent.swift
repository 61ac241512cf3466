/// What a person did at a terminal.
package enum TerminalEvent: Hashable, Sendable {
  case key(TerminalKey, TerminalModifiers = [])
  /// Pasted text, line ends as line feeds, other control characters but tabs left out.
  case paste(String)
  case mouse(TerminalMouse)
}

/// A key of the keyboard.
package enum TerminalKey: Hashable, Sendable {
  case up, down, left, right
  case pageUp, pageDown, home, end
  case insert, delete, backspace
  case enter, tab, escape
  /// One Unicode scalar: a letter with a separate accent arrives as two events.
  case character(Character)
}

/// The keys held down with another key or with the mouse.
package struct TerminalModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let shift = TerminalModifiers(rawValue: 1)
  package static let alt = TerminalModifiers(rawValue: 2)
  package static let control = TerminalModifiers(rawValue: 4)
}

/// A press, a release or a turn of the wheel.
package struct TerminalMouse: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    /// The button: 0 left, 1 middle, 2 right.
    case press(Int)
    case release(Int)
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  package var action: Action
  package var position: TerminalPosition
  package var modifiers: TerminalModifiers

  package init(_ action: Action, at position: TerminalPosition, modifiers: TerminalModifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}

/// A cell of the screen, both counted from 0.
package struct TerminalPosition: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// The size of a screen in cells.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
