import Testing

@testable import Contacts

struct VCardErrorTests {
  @Test(arguments: [
    (
      "BEGIN:VCARD\nFN:A\nBEGIN:VCARD\nEND:VCARD",
      "friends.vcf, line 3: the card that begins on line 1 has no END:VCARD."
    ),
    (
      "\nBEGIN:VCARD\r\nFN:A\r\nTEL:1\r\n",
      "friends.vcf, line 4: the card that begins on line 2 has no END:VCARD."
    ),
    (
      "BEGIN:VCARD\rFN:A\r B",
      "friends.vcf, line 3: the card that begins on line 1 has no END:VCARD."
    ),
    (
      "BEGIN:VCARD\nEND:VCARD\nEND:VCARD",
      "friends.vcf, line 3: END:VCARD has no preceding BEGIN:VCARD."
    ),
    ("END:VCARD", "friends.vcf, line 1: END:VCARD has no preceding BEGIN:VCARD."),
    ("BEGIN:VCARD\nEND:VCARD\n\nFN:A", "friends.vcf, line 4: the line isn't part of a card."),
    ("BEGIN:VCARD\nEND:VCARD\nhello", "friends.vcf, line 3: the line isn't part of a card."),
    (
      "BEGIN:VCARD\nFN:A\n B\nhello\nEND:VCARD",
      "friends.vcf, line 4: the line has no colon between a property and its value."
    ),
    (
      "BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:A=3D=\n=4\nEND:VCARD",
      """
      friends.vcf, line 3: the quoted-printable text has a “=” that isn't followed by two \
      hexadecimal digits.
      """
    ),
    (
      "BEGIN:VCARD\nFN;ENCODING=QUOTED-PRINTABLE:1=XY\nEND:VCARD",
      """
      friends.vcf, line 2: the quoted-printable text has a “=” that isn't followed by two \
      hexadecimal digits.
      """
    ),
    (
      "BEGIN:VCARD\nFN;CHARSET=x-klingon;ENCODING=QUOTED-PRINTABLE:=41\nEND:VCARD",
      "friends.vcf, line 2: the character set “X-KLINGON” is unknown."
    ),
    (
      "BEGIN:VCARD\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=FC\nEND:VCARD",
      "friends.vcf, line 2: the text isn't valid UTF-8."
    ),
  ])
  func `a card that would be lost is an error with its line`(text: String, sentence: String) {
    #expect(complaint(text.utf8) == sentence)
  }

  @Test(arguments: [
    (
      "BEGIN:VCARD\nFN;CHARSET=\"\u{1B}]0;x\u{7}\u{1B}[2J\";ENCODING=QUOTED-PRINTABLE:=41\nEND:VCARD",
      #"friends.vcf, line 2: the character set “\u{1B}]0;X\u{07}\u{1B}[2J” is unknown."#
    ),
    ("[\u{9B}2J]", #"friends.vcf, line 1: expected a value, but found “\u{009B}”."#),
    ("[\u{202E}]", #"friends.vcf, line 1: expected a value, but found “\u{202E}”."#),
  ])
  func `what the file holds is escaped in an error`(text: String, sentence: String) {
    #expect(complaint(text.utf8) == sentence)
  }

  @Test func `a file's name is escaped in an error`() {
    #expect(
      complaint("".utf8, file: "a\u{1B}[2J\n.vcf") == #"a\u{1B}[2J\n.vcf: the file is empty."#)
  }

  @Test func `the first bad byte is on the line into which it was folded`() {
    let bytes = Array("BEGIN:VCARD\r\nFN:A\r\n B".utf8) + [0xFC] + Array("\r\nEND:VCARD".utf8)
    #expect(complaint(bytes) == "friends.vcf, line 3: the text isn't valid UTF-8.")
  }

  @Test func `a property that is not read may be malformed`() throws {
    let ada = try person("FN:Ada\nPHOTO;ENCODING=QUOTED-PRINTABLE:=XX")
    #expect(ada.displayName == "Ada")
  }
}
