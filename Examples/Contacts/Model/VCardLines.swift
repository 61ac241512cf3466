import Foundation

/// The lines of a file that make up a logical line.
nonisolated struct LineNumbers {
  /// The line on which it begins.
  let first: Int
  /// The offsets in the logical line at which further lines begin.
  var joints: [(offset: Int, number: Int)] = []

  /// Returns the line of the file that contains a byte.
  func line(at offset: Int) -> Int {
    joints.last { $0.offset <= offset }?.number ?? first
  }
}

/// A logical line of a vCard, which is one property in one or more folded lines.
///
/// Each byte is searched only once for the end of the header, regardless of the number of lines.
nonisolated struct VCardLine<Bytes: ByteText> {
  private(set) var bytes: Bytes
  /// The lines of the file that contain the bytes.
  private(set) var numbers: LineNumbers
  /// The index of the colon between property and value: the first one outside quotes, or else the
  /// first one, because unpaired quotes are common.
  private(set) var colon: Int?
  private var colonIsQuoted = false
  private var headerNamesQuotedPrintable = false
  /// A Boolean value that indicates whether the bytes so far end within quotes.
  private var isQuoted = false

  init(_ bytes: some Collection<UInt8>, number: Int) {
    self.bytes = Bytes(bytes)
    numbers = LineNumbers(first: number)
    findColon(from: 0)
  }

  /// Appends a line of the file.
  mutating func append(_ part: some Collection<UInt8>, number: Int) {
    let start = bytes.count
    numbers.joints.append((start, number))
    bytes += part
    findColon(from: start)
  }

  /// Searches for the colon from an offset unless it is already known.
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

  /// A Boolean value that indicates whether the line ends in a quoted-printable soft line break.
  fileprivate var endsInSoftBreak: Bool {
    headerNamesQuotedPrintable && bytes.last == UInt8(ascii: "=")
  }

  /// Removes the `=` of a soft line break.
  fileprivate mutating func removeSoftBreak() { bytes.removeLast() }
}

/// The logical lines of vCard text, without blank lines.
///
/// Lines are joined as bytes, because a fold may split a character.
nonisolated struct VCardLines<Bytes: ByteText>: Sequence, IteratorProtocol {
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

  /// A Boolean value that indicates whether the card ends here, in spite of a soft line break.
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

nonisolated extension UInt8 {
  fileprivate var isLineEnd: Bool { self == .lineFeed || self == .carriageReturn }
}
