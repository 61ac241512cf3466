import Testing

@testable import Contacts

/// Reading looks at each byte of a file a few times at most, whatever the file holds.
struct LinearReadingTests {
  /// A file of many parts, most often a bad one.
  struct File: Sendable, CustomTestStringConvertible {
    enum Piece: ExpressibleByStringLiteral {
      case once(String)
      case many(String)

      init(stringLiteral text: String) { self = .once(text) }
    }

    let testDescription: String
    let text: String

    init(_ name: String, _ pieces: Piece...) {
      testDescription = name
      text = pieces.reduce(into: "") { text, piece in
        switch piece {
        case .once(let part): text += part
        case .many(let part): for _ in 0..<100 { text += part }
        }
      }
    }
  }

  @Test(arguments: [
    File("a card", "BEGIN:VCARD\n", .many("TEL;TYPE=HOME:555-0100\n"), "END:VCARD\n"),
    File("cards of one name", .many("BEGIN:VCARD\nFN:Ada\nEND:VCARD\n")),
    File("folds", "BEGIN:VCARD\nNOTE:a\n", .many(" b\n"), "END:VCARD\n"),
    File("folds of a header", "BEGIN:VCARD\nNOTE\n", .many(" ;X=\":\"\n"), " :a\nEND:VCARD\n"),
    File(
      "soft breaks", "BEGIN:VCARD\nNOTE;QUOTED-PRINTABLE:a=\n", .many("b=\n"), "END:VCARD\n"),
    File(
      "soft breaks after a quoted colon", "BEGIN:VCARD\nNOTE;X=\":\";QUOTED-PRINTABLE:a=\n",
      .many("b=\n"), "END:VCARD\n"),
    File(
      "soft breaks within quotes", "BEGIN:VCARD\nNOTE;QUOTED-PRINTABLE;X=\":a=\n", .many("b=\n"),
      "END:VCARD\n"),
    File(
      "soft breaks with quoted colons", "BEGIN:VCARD\nNOTE;QUOTED-PRINTABLE;X=\":a=\n",
      .many("\"x\":b=\n"), "END:VCARD\n"),
    File(
      "soft breaks after a long header", "BEGIN:VCARD\nNOTE", .many(";X=\":\""),
      ";QUOTED-PRINTABLE:a=\n", .many("b=\n"), "END:VCARD\n"),
    File(
      "breaks that are not soft", "BEGIN:VCARD\nNOTE", .many(";X=\":\""), ":a=\n", .many(" b=\n"),
      "END:VCARD\n"),
    File("soft breaks alone", "BEGIN:VCARD\nNOTE;QUOTED-PRINTABLE:", .many("=\n")),
    File(
      "a bad fold at the end", "BEGIN:VCARD\nNOTE;QUOTED-PRINTABLE:a=\n", .many("b=\n"), "=X\n"),
    File("lines without a colon", "BEGIN:VCARD\nPHOTO;BASE64:a\n", .many("AAAA\n"), "END:VCARD\n"),
    File("agents", .many("BEGIN:VCARD\nAGENT:\n"), .many("END:VCARD\n")),
    File("blank lines", .many(" \r\n"), "hello"),
    File("blank lines in a card", "BEGIN:VCARD", .many("\r\n \r"), "END:VCARD\n"),
    File("lines of JSON", .many("\r\n"), "[", .many("\n{},"), "x"),
    File("nested JSON", .many("[")),
    File("a string of escapes", "[\"", .many("\\u00e4\\n"), "\""),
    File("members", "[{", .many("\"k\": [1.5e3, null],"), "}]"),
    File("a long number", "[", .many("1")),
    File("people in JSON", "[", .many("{\"name\": \"Ada\", \"phones\": []},\n"), "{}]"),
  ])
  func `each byte is looked at a few times`(file: File) {
    let bytes = CountedBytes(file.text.utf8)
    _ = try? ContactsFile.people(in: bytes, file: "friends")
    let looks = Double(bytes.counter.looks) / Double(bytes.count)
    #expect(looks > 1 && looks < 8)
  }
}
