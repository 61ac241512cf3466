import ListControllers
import TextEscaping

/// The reason that a file of contacts could not be read, and the line at which reading failed.
nonisolated struct ContactsFileError: LocalizedError, Hashable, CustomStringConvertible {
  /// The path of the file, as specified by the caller.
  var file: String
  /// The one-based line, or nil if the problem concerns the entire file.
  var line: Int?
  var problem: Problem

  enum Problem: Hashable, Sendable {
    case noSuchFile
    case notAFile(String)
    case notPermitted
    case unreadable
    case empty
    case notUTF8
    case unknownFormat

    case noEnd(begin: Int)
    case endWithoutBegin
    case outsideCard
    case noColon
    case badQuotedPrintable
    case unknownCharset(String)

    case brokenJSON(expected: String, found: String)
    case nestedTooDeeply
    case wrongType(path: String, found: String, expected: String)
  }

  /// A sentence with the file, line, and problem, with control characters escaped.
  var description: String {
    let place = line.map { "\(file), line \($0)" } ?? file
    return "\(place): \(problem.clause).".escapingControlCharacters()
  }

  var errorDescription: String? { description }
}

nonisolated extension ContactsFileError.Problem {
  fileprivate var clause: String {
    switch self {
    case .noSuchFile: "the file doesn't exist"
    case .notAFile(let kind): "this is \(kind), not a file"
    case .notPermitted: "you don't have permission to read the file"
    case .unreadable: "the file couldn't be read"
    case .empty: "the file is empty"
    case .notUTF8: "the text isn't valid UTF-8"
    case .unknownFormat: "the file is neither vCard nor JSON"
    case .noEnd(let begin): "the card that begins on line \(begin) has no END:VCARD"
    case .endWithoutBegin: "END:VCARD has no preceding BEGIN:VCARD"
    case .outsideCard: "the line isn't part of a card"
    case .noColon: "the line has no colon between a property and its value"
    case .badQuotedPrintable:
      "the quoted-printable text has a “=” that isn't followed by two hexadecimal digits"
    case .unknownCharset(let name): "the character set “\(name)” is unknown"
    case .brokenJSON(let expected, let found): "expected \(expected), but found \(found)"
    case .nestedTooDeeply: "the JSON is nested too deeply"
    case .wrongType(let path, let found, let expected):
      "the value at \(path) is \(found), not \(expected)"
    }
  }
}
