/// A parser that converts the bytes of a terminal into events.
///
/// ```swift
/// var input = TerminalInput()
/// var events = input.feed(bytes)
/// if input.isWaiting { /* after some 50 ms without bytes: */ events += input.flush() }
/// ```
///
/// Sequences may be split anywhere between reads. Unknown sequences are ignored as a whole, invalid
/// UTF-8 becomes U+FFFD, and no input can cause a trap.
package struct TerminalInput {
  private enum State {
    case ground
    case escape
    /// After `ESC [`.
    case control
    /// After `ESC O`.
    case shifted
    /// After `ESC [ [`. One more byte names a function key of the Linux console.
    case console
    /// After `ESC ]`, `ESC P`, `ESC X`, `ESC ^`, or `ESC _`. A string for programs follows, which
    /// ends with BEL or `ESC \`.
    case string(opener: UInt8, isEmpty: Bool)
    /// After `ESC [ M`. Three bytes of a mouse report in the legacy encoding follow.
    case oldMouse
    /// Within a character that has the specified number of bytes.
    case utf8(length: Int)
    case paste
  }

  private var state = State.ground
  /// The bytes of the current state: parameters, a part of a character, or pasted text.
  private var gathered: [UInt8] = []
  /// A Boolean value that indicates whether an escape precedes the next character.
  private var isAlt = false

  package init() {}

  /// A Boolean value that indicates whether the parser waits for more bytes. A single escape may be
  /// the start of a sequence until some time has passed.
  package var isWaiting: Bool {
    switch state {
    case .ground, .paste: false
    default: true
    }
  }

  /// Returns the events that the bytes complete.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for byte in bytes { handle(byte, &events) }
    return events
  }

  /// Completes a pending sequence because no more bytes arrived in time, and returns its events.
  package mutating func flush() -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    switch state {
    case .ground, .paste: return []
    case .escape: events.append(.key(.escape))
    case .control where gathered.isEmpty: events.append(.key(.character("["), .alt))
    case .shifted where gathered.isEmpty: events.append(.key(.character("O"), .alt))
    case .string(let opener, isEmpty: true):
      events.append(.key(.character(Character(Unicode.Scalar(opener))), .alt))
    case .utf8: emit("\u{FFFD}", &events)
    case .control, .shifted, .console, .string, .oldMouse: break
    }
    enter(.ground)
    return events
  }

  // MARK: - States

  private mutating func enter(_ next: State) {
    state = next
    gathered.removeAll(keepingCapacity: true)
  }

  private mutating func handle(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch state {
    case .ground: handleGround(byte, &events)
    case .escape: handleEscape(byte, &events)
    case .control: handleControl(byte, &events)
    case .shifted: handleShifted(byte, &events)
    case .console: enter(.ground)
    case .string: handleString(byte, &events)
    case .oldMouse: handleOldMouse(byte, &events)
    case .utf8(let length): handleUTF8(byte, length: length, &events)
    case .paste: handlePaste(byte, &events)
    }
  }

  private mutating func handleGround(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch byte {
    case 0x1B where !isAlt: enter(.escape)
    case 0x20..<0x7F: emit(Unicode.Scalar(byte), &events)
    case 0xC2...0xDF: begin(byte, length: 2)
    case 0xE0...0xEF: begin(byte, length: 3)
    case 0xF0...0xF4: begin(byte, length: 4)
    case 0x80...0xFF: emit("\u{FFFD}", &events)
    default: emitControl(byte, &events)
    }
  }

  private mutating func handleEscape(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch byte {
    case 0x1B: events.append(.key(.escape))
    case UInt8(ascii: "["): enter(.control)
    case UInt8(ascii: "O"): enter(.shifted)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      enter(.string(opener: byte, isEmpty: true))
    default:
      enter(.ground)
      isAlt = true
      handleGround(byte, &events)
    }
  }

  private mutating func handleControl(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch byte {
    case UInt8(ascii: "[") where gathered.isEmpty: enter(.console)
    case UInt8(ascii: "M") where gathered.isEmpty: enter(.oldMouse)
    case 0x20...0x3F: gather(byte)
    case 0x40...0x7E:
      let parameters = gathered
      enter(.ground)
      if parameters.count <= Self.longestSequence { finish(byte, parameters, &events) }
    default:
      enter(.ground)
      handleGround(byte, &events)
    }
  }

  /// Collects a parameter byte, up to one more than the maximum.
  private mutating func gather(_ byte: UInt8) {
    if gathered.count <= Self.longestSequence { gathered.append(byte) }
  }

  private mutating func handleShifted(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    switch byte {
    case 0x30...0x3B: gather(byte)
    case 0x40...0x7E:
      let parameters = gathered
      let modifiers = Self.modifiers(Self.numbers(parameters).last)
      enter(.ground)
      if parameters.count > Self.longestSequence { return }
      if byte == UInt8(ascii: "M") {
        events.append(.key(.enter, modifiers))
      } else if let key = Self.key(final: byte) {
        events.append(.key(key, modifiers))
      }
    default:
      enter(.ground)
      handleGround(byte, &events)
    }
  }

  private mutating func handleString(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    if gathered == [0x1B] {
      enter(byte == UInt8(ascii: "\\") ? .ground : .escape)
      if case .escape = state { handleEscape(byte, &events) }
    } else if byte == 0x07 {
      enter(.ground)
    } else {
      state = .string(opener: 0, isEmpty: false)
      if byte == 0x1B { gathered.append(byte) }
    }
  }

  private mutating func handleOldMouse(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    gathered.append(byte)
    guard gathered.count == 3 else { return }
    let report = gathered.map { Int($0) - 32 }
    enter(.ground)
    let isRelease = report[0] & 0b100_0011 == 3
    emitMouse(report[0], column: report[1], row: report[2], isRelease: isRelease, &events)
  }

  private mutating func begin(_ byte: UInt8, length: Int) {
    enter(.utf8(length: length))
    gathered.append(byte)
  }

  private mutating func handleUTF8(_ byte: UInt8, length: Int, _ events: inout [TerminalEvent]) {
    guard byte & 0xC0 == 0x80 else {
      enter(.ground)
      emit("\u{FFFD}", &events)
      return handleGround(byte, &events)
    }
    gathered.append(byte)
    guard gathered.count == length else { return }
    let scalars = String(decoding: gathered, as: UTF8.self).unicodeScalars
    enter(.ground)
    emit(scalars.count == 1 ? scalars.first! : "\u{FFFD}", &events)
  }

  private mutating func handlePaste(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    gathered.append(byte)
    guard byte == Self.endOfPaste.last, gathered.suffix(Self.endOfPaste.count) == Self.endOfPaste
    else { return }
    let text = String(decoding: gathered.dropLast(Self.endOfPaste.count), as: UTF8.self)
    enter(.ground)
    events.append(.paste(Self.cleaned(text)))
  }

  // MARK: - Events

  private mutating func emit(_ scalar: Unicode.Scalar, _ events: inout [TerminalEvent]) {
    if !(0x80...0x9F).contains(scalar.value) {
      events.append(.key(.character(Character(scalar)), isAlt ? .alt : []))
    }
    isAlt = false
  }

  private mutating func emitControl(_ byte: UInt8, _ events: inout [TerminalEvent]) {
    var modifiers: TerminalModifiers = isAlt ? .alt : []
    isAlt = false
    let key: TerminalKey
    switch byte {
    case 0x08, 0x7F: key = .backspace
    case 0x09: key = .tab
    case 0x0A, 0x0D: key = .enter
    case 0x1B: key = .escape
    case 0x00:
      key = .character(" ")
      modifiers.insert(.control)
    default:
      let letter = byte | (byte < 0x1B ? 0x60 : 0x40)
      key = .character(Character(Unicode.Scalar(letter)))
      modifiers.insert(.control)
    }
    events.append(.key(key, modifiers))
  }

  private mutating func finish(
    _ final: UInt8, _ parameters: [UInt8], _ events: inout [TerminalEvent]
  ) {
    if parameters.first == UInt8(ascii: "<") {
      let numbers = Self.numbers(parameters.dropFirst())
      guard numbers.count == 3, final | 0x20 == UInt8(ascii: "m") else { return }
      let isRelease = final == UInt8(ascii: "m")
      return emitMouse(
        numbers[0], column: numbers[1], row: numbers[2], isRelease: isRelease, &events)
    }
    guard parameters.allSatisfy({ (0x30...0x3B).contains($0) }) else { return }
    let numbers = Self.numbers(parameters)
    let modifiers = Self.modifiers(numbers.dropFirst().first)
    switch final {
    case UInt8(ascii: "~"):
      if numbers.first == 200 {
        enter(.paste)
      } else if let key = Self.key(number: numbers.first ?? 0) {
        events.append(.key(key, modifiers))
      }
    case UInt8(ascii: "Z"):
      events.append(.key(.tab, modifiers.union(.shift)))
    default:
      if let key = Self.key(final: final) { events.append(.key(key, modifiers)) }
    }
  }

  private func emitMouse(
    _ code: Int, column: Int, row: Int, isRelease: Bool, _ events: inout [TerminalEvent]
  ) {
    let isMotion = code & 32 != 0
    guard column > 0, row > 0, code >= 0, code < 128 else { return }
    let button = code & 3
    let action: TerminalMouse.Action
    if isMotion {
      guard button < 3, code & 64 == 0 else { return }
      action = .drag(button)
    } else if code & 64 != 0 {
      action = [.wheelUp, .wheelDown, .wheelLeft, .wheelRight][button]
    } else {
      action = isRelease ? .release(button == 3 ? 0 : button) : .press(button)
    }
    var modifiers: TerminalModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let position = TerminalPosition(column: column - 1, row: row - 1)
    events.append(.mouse(TerminalMouse(action, at: position, modifiers: modifiers)))
  }

  // MARK: - Tables

  /// The maximum number of parameter bytes of a sequence that is not ignored.
  private static let longestSequence = 31
  private static let endOfPaste = Array("\u{1B}[201~".utf8)

  private static func key(final: UInt8) -> TerminalKey? {
    switch Unicode.Scalar(final) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "F": .end
    case "H": .home
    default: nil
    }
  }

  private static func key(number: Int) -> TerminalKey? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  /// Returns the modifiers of a parameter, which is one more than their bits.
  private static func modifiers(_ parameter: Int?) -> TerminalModifiers {
    guard let parameter, parameter > 0 else { return [] }
    return TerminalModifiers(rawValue: UInt8((parameter - 1) & 7))
  }

  /// Returns the numbers between semicolons. An empty or unreasonably large number is 0.
  private static func numbers(_ bytes: some Sequence<UInt8>) -> [Int] {
    var numbers = [0]
    for byte in bytes {
      if byte == UInt8(ascii: ";") {
        numbers.append(0)
      } else {
        let next = numbers[numbers.count - 1] * 10 + Int(byte & 0xF)
        numbers[numbers.count - 1] = next < 1_000_000 ? next : 0
      }
    }
    return numbers
  }

  private static func cleaned(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0D: result.append("\n")
      case 0x0A where previous == "\r": break
      case 0x09, 0x0A, 0x20..<0x7F, 0xA0...: result.append(scalar)
      default: break
      }
      previous = scalar
    }
    return String(result)
  }
}
