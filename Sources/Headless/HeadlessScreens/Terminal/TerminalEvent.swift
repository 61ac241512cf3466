/// An event in a terminal.
package enum TerminalEvent: Hashable, Sendable {
  case key(TerminalKey, TerminalModifiers = [])
  /// Pasted text with line feeds as line ends, and without other control characters except tabs.
  case paste(String)
  case mouse(TerminalMouse)
}

/// A key of the keyboard.
package enum TerminalKey: Hashable, Sendable {
  case up, down, left, right
  case pageUp, pageDown, home, end
  case insert, delete, backspace
  case enter, tab, escape
  /// A single Unicode scalar. A letter with a separate accent arrives as two events.
  case character(Character)
}

/// The modifier keys that are held down during a key or mouse event.
package struct TerminalModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let shift = TerminalModifiers(rawValue: 1)
  package static let alt = TerminalModifiers(rawValue: 2)
  package static let control = TerminalModifiers(rawValue: 4)
}

/// A mouse event: a press, a drag, a release, or a scroll.
package struct TerminalMouse: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    /// A press of a button: 0 is left, 1 is middle, and 2 is right.
    case press(Int)
    /// A movement to another cell while a button is pressed.
    case drag(Int)
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

/// A cell of the screen, whose column and row are zero-based.
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
