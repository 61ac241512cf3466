import Foundation

/// A property of a card, such as `item1.TEL;TYPE=CELL:555-0101`.
nonisolated struct VCardProperty {
  /// The lines of the file that contain the property.
  let numbers: LineNumbers
  /// The group that associates the property with others, such as `ITEM1`, in uppercase.
  private(set) var group = ""
  /// The name without its group, in uppercase.
  private(set) var name = ""
  /// The uppercase values of each parameter by its uppercase name. A parameter without a name is a
  /// type, unless it is an encoding.
  private(set) var parameters: [String: [String]] = [:]
  private let value: [UInt8]
  /// The index of the value in its logical line.
  private let valueStart: Int

  /// Parses a line, or returns nil if it contains no colon.
  init?(_ line: VCardLine<some ByteText>) {
    guard let colon = line.colon else { return nil }
    numbers = line.numbers
    valueStart = colon + 1
    value = Array(line.bytes[valueStart...])
    var parts = line.bytes[..<colon].split(outsideQuotesAt: UInt8(ascii: ";"))[...]
    name = parts.removeFirst().parameterText
    if let dot = name.lastIndex(of: ".") {
      group = String(name[..<dot])
      name = String(name[name.index(after: dot)...])
    }
    for part in parts {
      addParameter(part)
    }
  }

  private mutating func addParameter(_ part: some RandomAccessCollection<UInt8>) {
    let equals = part.firstIndex(of: UInt8(ascii: "="))
    let values = equals.map { part[$0...].dropFirst() } ?? part[...]
    // By the standard, a quoted list is one value, but phones write several types this way.
    let list = values.parameterText.split(separator: ",").map(String.init)
    let unnamed = Self.encodings.contains(list.first ?? "") ? "ENCODING" : "TYPE"
    let key = equals.map { part[..<$0].parameterText } ?? unnamed
    parameters[key, default: []] += list
  }

  private static let encodings = ["QUOTED-PRINTABLE", "BASE64", "8BIT", "7BIT"]

  var isQuotedPrintable: Bool { parameters["ENCODING"]?.first == "QUOTED-PRINTABLE" }
  var isBase64: Bool { ["B", "BASE64"].contains(parameters["ENCODING"]?.first) }

  /// A Boolean value that indicates whether the property begins or ends a card.
  var isOfCard: Bool {
    String(decoding: value.filter { !$0.isSpace }, as: UTF8.self).uppercased() == "VCARD"
  }

  /// Returns the value as text, with its escapes.
  func text(file: String) throws(ContactsFileError) -> String {
    guard isQuotedPrintable else { return String(decoding: value, as: UTF8.self) }
    let bytes: [UInt8]
    do {
      bytes = try value.decodingQuotedPrintable()
    } catch {
      let number = numbers.line(at: valueStart + error.offset)
      throw ContactsFileError(file: file, line: number, problem: .badQuotedPrintable)
    }
    return try decode(bytes, file: file)
      .replacingOccurrences(of: "\r\n", with: "\n")
  }

  private func decode(_ bytes: [UInt8], file: String) throws(ContactsFileError) -> String {
    let charset = parameters["CHARSET"]?.first
    let encodings: [String.Encoding]
    switch charset {
    case nil: encodings = [.utf8, .isoLatin1]
    case "UTF-8", "UTF8", "US-ASCII": encodings = [.utf8]
    case "ISO-8859-1", "LATIN1": encodings = [.isoLatin1]
    case "WINDOWS-1252": encodings = [.windowsCP1252]
    case .some(let name):
      throw ContactsFileError(file: file, line: numbers.first, problem: .unknownCharset(name))
    }
    for encoding in encodings {
      if let text = String(bytes: bytes, encoding: encoding) { return text }
    }
    throw ContactsFileError(file: file, line: numbers.first, problem: .notUTF8)
  }
}

nonisolated extension RandomAccessCollection<UInt8> {
  /// The bytes as an uppercase name or parameter, without spaces and quotes.
  fileprivate var parameterText: String {
    String(decoding: filter { $0 != UInt8(ascii: "\"") && !$0.isSpace }, as: UTF8.self)
      .uppercased()
  }

  fileprivate func split(outsideQuotesAt separator: UInt8) -> [SubSequence] {
    var isQuoted = false
    return split(omittingEmptySubsequences: false) { byte in
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      return byte == separator && !isQuoted
    }
  }
}
