@testable import Contacts

/// The people of a text, read as from a file.
func people(_ text: String) throws -> [Person] {
  try ContactsFile.people(in: Array(text.utf8), file: "friends.vcf")
}

/// The people of one card with these lines between BEGIN and END.
func person(_ lines: String) throws -> Person {
  try people("BEGIN:VCARD\n\(lines)\nEND:VCARD\n")[0]
}

/// What reading says against the bytes, or `nil`.
func complaint(_ bytes: some Sequence<UInt8>, file: String = "friends.vcf") -> String? {
  do {
    _ = try ContactsFile.people(in: Array(bytes), file: file)
    return nil
  } catch {
    return error.description
  }
}
