import Foundation
import Testing

@testable import Contacts

@Suite(.timeLimit(.minutes(5))) struct ContactsFileTests {
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
    #expect(complaint(bytes) == "friends.vcf, line \(line): the text is not UTF-8.")
  }

  @Test func `a file that is not there is an error`() throws {
    let error = #expect(throws: ContactsFileError.self) {
      try ContactsFile.read("nowhere/friends.vcf")
    }
    #expect(error?.description == "nowhere/friends.vcf: there is no such file.")
    #expect(error?.localizedDescription == error?.description)
  }

  @Test func `a directory is an error`() {
    let error = #expect(throws: ContactsFileError.self) { try ContactsFile.read("/") }
    #expect(error?.description == "/: this is a directory, not a file.")
  }

  @Test(
    arguments: [
      (.notPermitted, "friends.vcf: you have no permission to read the file."),
      (.unreadable, "friends.vcf: the file cannot be read."),
    ] as [(ContactsFileError.Problem, String)])
  func `a file that cannot be read has a sentence`(
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
