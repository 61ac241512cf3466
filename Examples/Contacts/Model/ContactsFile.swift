import Foundation

/// A file of contacts in vCard or JSON format.
nonisolated enum ContactsFile {
  /// Reads the people of a file in order, each with a unique identifier.
  ///
  /// The content determines the format, not the name: JSON begins with a bracket or brace, and
  /// vCard with a `BEGIN` line.
  ///
  /// - Throws: A ``ContactsFileError`` if the file can't be read or a part of it would be lost.
  static func read(_ path: String) throws(ContactsFileError) -> [Person] {
    if let problem = problem(of: path) { throw ContactsFileError(file: path, problem: problem) }
    let data: Data
    do {
      // The size of a pipe is unknown, so it is read to its end.
      data = try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd() ?? Data()
    } catch {
      let isForbidden = (error as? CocoaError)?.code == .fileReadNoPermission
      throw ContactsFileError(file: path, problem: isForbidden ? .notPermitted : .unreadable)
    }
    return try people(in: [UInt8](data), file: path)
  }

  /// Returns the reason that a path can't be read, or nil for a file or a pipe.
  private static func problem(of path: String) -> ContactsFileError.Problem? {
    var info = stat()
    guard stat(path, &info) == 0 else {
      switch errno {
      case ENOENT, ENOTDIR: return .noSuchFile
      case EACCES: return .notPermitted
      default: return .unreadable
      }
    }
    return switch info.st_mode & S_IFMT {
    case S_IFREG, S_IFIFO: nil
    case S_IFDIR: .notAFile("a directory")
    case S_IFSOCK: .notAFile("a socket")
    default: .notAFile("a device")
    }
  }

  /// Reads the people in the content of a file, whose name is used in errors.
  static func people<Bytes: ByteText>(
    in bytes: Bytes, file: String
  ) throws(ContactsFileError) -> [Person] {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: byteOrderMark) ? Bytes(bytes.dropFirst(3)) : bytes
    guard let start = bytes.firstIndex(where: { !$0.isBlank }) else {
      throw ContactsFileError(file: file, problem: .empty)
    }
    if bytes[start...].startsLikeVCard {
      return try VCardReader(file: file).people(in: bytes).withUniqueIDs()
    }
    if let bad = bytes.firstInvalidUTF8 {
      throw ContactsFileError(file: file, line: bytes.lineNumber(at: bad), problem: .notUTF8)
    }
    guard bytes[start] == UInt8(ascii: "[") || bytes[start] == UInt8(ascii: "{") else {
      let line = bytes.lineNumber(at: start)
      throw ContactsFileError(file: file, line: line, problem: .unknownFormat)
    }
    var reader = JSONReader(bytes: bytes, file: file)
    return try JSONPeople(file: file).people(in: reader.document()).withUniqueIDs()
  }
}

nonisolated extension Collection<UInt8> {
  /// A Boolean value that indicates whether the text starts with the first or last line of a vCard.
  fileprivate var startsLikeVCard: Bool {
    let word = String(decoding: prefix(11), as: UTF8.self).uppercased()
    return word == "BEGIN:VCARD" || word.hasPrefix("END:VCARD")
  }
}
