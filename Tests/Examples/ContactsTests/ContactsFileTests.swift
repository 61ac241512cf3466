import Foundation
import Testing

@testable import Contacts

struct ContactsFileTests {
  @Test(arguments: [
    ("", "friends.vcf: the file is empty."),
    ("\u{FEFF} \r\n\t", "friends.vcf: the file is empty."),
    ("\n\nhello", "friends.vcf, line 3: the file is neither vCard nor JSON."),
    ("BEGIN:VCALENDAR", "friends.vcf, line 1: the file is neither vCard nor JSON."),
  ])
  func `a file of another kind is an error`(text: String, sentence: String) {
    #expect(complaint(text.utf8) == sentence)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE], 1), ([0x0A, 0x5B, 0x22, 0x0D, 0x0A, 0xC3, 0x28], 3), ([0x5B, 0xE2, 0x82], 1),
    ] as [([UInt8], Int)])
  func `the first byte that is not UTF-8 has a line`(bytes: [UInt8], line: Int) {
    #expect(complaint(bytes) == "friends.vcf, line \(line): the text isn't valid UTF-8.")
  }

  @Test func `a file that is not there is an error`() throws {
    let error = #expect(throws: ContactsFileError.self) {
      try ContactsFile.read("nowhere/friends.vcf")
    }
    #expect(error?.description == "nowhere/friends.vcf: the file doesn't exist.")
    #expect(error?.localizedDescription == error?.description)
  }

  @Test(arguments: [("/", "a directory"), ("/dev/null", "a device")])
  func `what is not a file is an error`(path: String, kind: String) {
    let error = #expect(throws: ContactsFileError.self) { try ContactsFile.read(path) }
    #expect(error?.description == "\(path): this is \(kind), not a file.")
  }

  @Test(
    arguments: [
      (.notPermitted, "friends.vcf: you don't have permission to read the file."),
      (.unreadable, "friends.vcf: the file couldn't be read."),
    ] as [(ContactsFileError.Problem, String)])
  func `a file that can't be read has a sentence`(
    problem: ContactsFileError.Problem, sentence: String
  ) {
    #expect(ContactsFileError(file: "friends.vcf", problem: problem).description == sentence)
  }

  @Test func `the content decides the format, not the extension`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).vcf"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("[{\"name\": \"Ada\"}]".utf8).write(to: URL(fileURLWithPath: path))
    #expect(try ContactsFile.read(path).map(\.displayName) == ["Ada"])
  }
}
