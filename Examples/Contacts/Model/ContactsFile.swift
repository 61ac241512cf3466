import Foundation

/// A file of contacts, in vCard or JSON.
enum ContactsFile {
  /// Reads all people of a file, in the file's order, each with an id of its own.
  ///
  /// What the file holds decides its format, not its name: JSON begins with a bracket or brace,
  /// vCard with a `BEGIN` line.
  ///
  /// - Throws: ``ContactsFileError``, if the file cannot be read or part of it would be lost.
  static func read(_ path: String) throws(ContactsFileError) -> [Person] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw ContactsFileError(file: path, problem: .noSuchFile)
    }
    if isDirectory.boolValue { throw ContactsFileError(file: path, problem: .isDirectory) }
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      let isForbidden = (error as? CocoaError)?.code == .fileReadNoPermission
      throw ContactsFileError(file: path, problem: isForbidden ? .notPermitted : .unreadable)
    }
    return try people(in: [UInt8](data), file: path)
  }

  /// Reads all people of a file's contents; `file` is the name for errors.
  static func people(in bytes: [UInt8], file: String) throws(ContactsFileError) -> [Person] {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
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

extension ArraySlice<UInt8> {
  /// Whether the text begins as a vCard does, or as the rest of one does.
  fileprivate var startsLikeVCard: Bool {
    let word = String(decoding: prefix(11), as: UTF8.self).uppercased()
    return word == "BEGIN:VCARD" || word.hasPrefix("END:VCARD")
  }
}
