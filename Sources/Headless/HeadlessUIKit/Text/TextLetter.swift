/// A character of a text that is wrapped.
///
/// Most characters are single ASCII scalars. They are compared as numbers.
enum TextLetter {
  case ascii(UInt8)
  case other(Character)

  static let space = TextLetter.ascii(0x20)

  /// Creates the letter of a character.
  init(_ character: Character) {
    let utf8 = character.utf8
    self = utf8.count == 1 ? .ascii(utf8.first!) : .other(character)
  }

  /// Returns the letter at an index of a text, and the index of the next one.
  static func read(_ text: String, at index: String.Index) -> (TextLetter, next: String.Index) {
    let utf8 = text.utf8
    let byte = utf8[index]
    let next = utf8.index(after: index)
    // Between two ASCII scalars is the border of a character, except between those of a line end.
    if byte < 0x80, byte != 0x0D, next == utf8.endIndex || utf8[next] < 0x80 {
      return (.ascii(byte), next)
    }
    return (TextLetter(text[index]), text.index(after: index))
  }

  /// The letter as a character.
  var character: Character {
    switch self {
    case .ascii(let byte): Character(Unicode.Scalar(byte))
    case .other(let character): character
    }
  }

  var isSpace: Bool {
    if case .ascii(0x20) = self { true } else { false }
  }

  var isNewline: Bool {
    switch self {
    case .ascii(let byte): byte >= 0x0A && byte <= 0x0D
    case .other(let character): character.isNewline
    }
  }

  var isNumber: Bool {
    switch self {
    case .ascii(let byte): byte >= 0x30 && byte <= 0x39
    case .other(let character): character.isNumber
    }
  }

  /// A Boolean value that indicates whether a line can be broken after the letter, unless a number
  /// follows.
  var isHyphen: Bool {
    switch self {
    case .ascii(let byte): byte == 0x2D
    case .other(let character): character == "–" || character == "—"
    }
  }

  /// A Boolean value that indicates whether lines can be broken on both sides of the letter, as in
  /// Chinese and Japanese.
  var isIdeographic: Bool {
    guard case .other(let character) = self, let scalar = character.unicodeScalars.first?.value
    else { return false }
    return switch scalar {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF60, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// A Boolean value that indicates whether a line may begin with the letter. Closing brackets and
  /// punctuation marks follow the preceding letter.
  var mayBeginLine: Bool {
    guard isIdeographic, case .other(let character) = self else { return true }
    return switch character {
    case "、", "。", "，", "．", "：", "；", "！", "？", "）", "」", "』", "】", "〉", "》", "ー": false
    default: true
    }
  }
}
