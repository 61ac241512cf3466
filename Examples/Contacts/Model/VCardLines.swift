import Foundation

/// The lines of a file that a logical line was put together from.
struct LineNumbers {
  /// The line on which it begins.
  let first: Int
  /// Where in the logical line each further line begins.
  var joints: [(offset: Int, number: Int)] = []

  /// The line of the file from which a byte comes.
  func line(at offset: Int) -> Int {
    joints.last { $0.offset <= offset }?.number ?? first
  }
}

/// A logical line of a vCard: one property, put together from the lines it was folded into.
///
/// Each byte is looked at once for the end of the header, however many parts the line has.
struct VCardLine<Bytes: ByteText> {
  private(set) var bytes: Bytes
  /// The lines of the file from which the bytes come.
  private(set) var numbers: LineNumbers
  /// Where the colon between property and value is: the first that is not in quotes, or else,
  /// since a lone quote is common, the first.
  private(set) var colon: Int?
  private var colonIsQuoted = false
  private var headerNamesQuotedPrintable = false
  /// Whether the bytes so far end within quotes.
  private var isQuoted = false

  init(_ bytes: some Collection<UInt8>, number: Int) {
    self.bytes = Bytes(bytes)
    numbers = LineNumbers(first: number)
    findColon(from: 0)
  }

  /// Adds a further line of the file.
  mutating func append(_ part: some Collection<UInt8>, number: Int) {
    let start = bytes.count
    numbers.joints.append((start, number))
    bytes += part
    findColon(from: start)
  }

  /// Looks for the colon in the bytes from an offset, where it is not found already.
  private mutating func findColon(from start: Int) {
    if colon != nil, !colonIsQuoted { return }
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if byte == UInt8(ascii: ":"), !isQuoted || colon == nil {
        colon = index
        colonIsQuoted = isQuoted
        let header = String(decoding: bytes[..<index], as: UTF8.self)
        headerNamesQuotedPrintable = header.uppercased().contains("QUOTED-PRINTABLE")
        if !isQuoted { return }
      }
    }
  }

  /// Whether the text goes on in the next line, however that begins, as quoted-printable does.
  fileprivate var endsInSoftBreak: Bool {
    headerNamesQuotedPrintable && bytes.last == UInt8(ascii: "=")
  }

  /// Removes the `=` of a soft break.
  fileprivate mutating func removeSoftBreak() { bytes.removeLast() }
}

/// The logical lines of vCard text, without its blank lines.
///
/// Lines are joined as bytes, since a fold may fall inside a character.
struct VCardLines<Bytes: ByteText>: Sequence, IteratorProtocol {
  private let bytes: Bytes
  private var position = 0
  private var number = 0

  init(_ bytes: Bytes) { self.bytes = bytes }

  /// The number of the last line that was read.
  var lastNumber: Int { number }

  mutating func next() -> VCardLine<Bytes>? {
    var first: Bytes.SubSequence
    repeat {
      guard position < bytes.count else { return nil }
      first = nextInFile()
    } while first.allSatisfy(\.isSpace)

    var line = VCardLine<Bytes>(first.drop(while: \.isSpace), number: number)
    while position < bytes.count {
      if line.endsInSoftBreak {
        if nextIsEnd { break }
        line.removeSoftBreak()
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

  private mutating func nextInFile() -> Bytes.SubSequence {
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
