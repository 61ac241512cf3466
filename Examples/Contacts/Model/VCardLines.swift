import Foundation

/// A logical line of a vCard: one property, put together from the lines it was folded into.
struct VCardLine {
  var bytes: [UInt8]
  /// The line of the file on which it begins.
  let number: Int
  /// Where in `bytes` each further line of the file begins.
  private var joints: [(offset: Int, number: Int)] = []

  init(bytes: [UInt8], number: Int) {
    self.bytes = bytes
    self.number = number
  }

  mutating func append(_ part: ArraySlice<UInt8>, number: Int) {
    joints.append((bytes.count, number))
    bytes += part
  }

  /// The line of the file from which a byte comes.
  func lineNumber(at offset: Int) -> Int {
    joints.last { $0.offset <= offset }?.number ?? number
  }

  /// Where the colon between property and value is: the first that is not in quotes, or else,
  /// since a lone quote is common, the first.
  var colon: Int? {
    var isQuoted = false
    var first: Int?
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if byte == UInt8(ascii: ":") {
        if !isQuoted { return index }
        first = first ?? index
      }
    }
    return first
  }

  /// Whether the text goes on in the next line, however that begins, as quoted-printable does.
  fileprivate var endsInSoftBreak: Bool {
    guard bytes.last == UInt8(ascii: "="), let colon else { return false }
    let header = String(decoding: bytes[..<colon], as: UTF8.self).uppercased()
    return header.contains("QUOTED-PRINTABLE")
  }
}

/// The logical lines of vCard text, without its blank lines.
///
/// Lines are joined as bytes, since a fold may fall inside a character.
struct VCardLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position = 0
  private var number = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The number of the last line that was read.
  var lastNumber: Int { number }

  mutating func next() -> VCardLine? {
    var first: ArraySlice<UInt8>
    repeat {
      guard position < bytes.count else { return nil }
      first = nextInFile()
    } while first.allSatisfy(\.isSpace)

    var line = VCardLine(bytes: Array(first.drop(while: \.isSpace)), number: number)
    while position < bytes.count {
      if line.endsInSoftBreak {
        if nextIsEnd { break }
        line.bytes.removeLast()
        let part = nextInFile()
        line.append(part, number: number)
      } else if bytes[position].isSpace {
        let part = nextInFile().dropFirst()
        line.append(part, number: number)
      } else {
        break
      }
    }
    return line
  }

  /// Whether the card ends next, which no soft line break may swallow.
  private var nextIsEnd: Bool {
    let next = bytes[position...].prefix(9)
    return String(decoding: next, as: UTF8.self).uppercased() == "END:VCARD"
  }

  private mutating func nextInFile() -> ArraySlice<UInt8> {
    let start = position
    number += 1
    while position < bytes.count, !bytes[position].isLineEnd { position += 1 }
    let end = position
    while position < bytes.count {
      position += 1
      if bytes.endsLine(at: position - 1) { break }
    }
    return bytes[start..<end]
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
}
