import Testing

@testable import Contacts

struct VCardTests {
  @Test(arguments: [
    ("N:King;Ada;;;", "Ada King"),
    ("FN:Ada King", "Ada King"),
    ("N:Hopper;Grace;Brewster,M.;Rear Admiral;PhD", "Rear Admiral Grace Brewster M. Hopper PhD"),
    ("N:;;;;\nFN:\nORG:Engines;Mill\\;Store;", "Engines, Mill;Store"),
    ("FN:First\nFN:Second\nN:B;A", "First"),
    ("fn:Ada", "Ada"),
    ("item1.FN:Ada", "Ada"),
    ("FN;LANGUAGE=en;X=\"a:b;c,d\":Ada", "Ada"),
    ("FN;X=a\"b:Ada", "Ada"),
    ("FN: Ada\\, King\\; \\\\ \\n\\q ", "Ada, King; \\ \n\\q"),
    ("FN:Ada\\", "Ada\\"),
    ("FN:Ada \r\n  Ki\r\n\tng", "Ada  King"),
    ("FN:Ada\n ", "Ada"),
    ("FN;ENCODING=QUOTED-PRINTABLE:J=C3=BCrg=\nen", "Jürgen"),
    ("FN;QUOTED-PRINTABLE;CHARSET=ISO-8859-1:J=fcrgen", "Jürgen"),
    ("FN;CHARSET=windows-1252;ENCODING=QUOTED-PRINTABLE:=80", "€"),
    ("FN;ENCODING=QUOTED-PRINTABLE:J=FCrgen", "Jürgen"),
    ("N;ENCODING=QUOTED-PRINTABLE:King;A=\r\nd=\r\na", "Ada King"),
    ("FN;ENCODING=QUOTED-PRINTABLE:Ada=", "Ada"),
    ("FN;ENCODING=QUOTED-PRINTABLE:Ada=\n", "Ada"),
    ("FN;X=a=b:1 + 1 =", "1 + 1 ="),
    ("FN:Ada\nPHOTO;ENCODING=b:AAAA\n BBBB==\nX-WHAT:ever", "Ada"),
    ("PHOTO;BASE64:AAAA\nBBBB==\n\nFN:Ada", "Ada"),
    ("FN:Ada\nAGENT:\nBEGIN:VCARD\nFN:Bob\nEND:VCARD\nTEL:1", "Ada"),
    ("FN:Ada\nAGENT:BEGIN:VCARD\\nFN:Bob\\nEND:VCARD", "Ada"),
    ("", "No Name"),
  ])
  func `the name is read from sloppy and proper cards`(lines: String, name: String) throws {
    #expect(try person(lines).displayName == name)
  }

  @Test(arguments: [
    ("TEL:555-0101", "phone: 555-0101"),
    ("TEL;TYPE=CELL;TYPE=pref:555-0101", "mobile: 555-0101"),
    ("TEL;CELL;VOICE:555-0101", "mobile: 555-0101"),
    ("TEL;type=\"work,fax\":555-0101", "work fax: 555-0101"),
    ("TEL;TYPE=FAX,HOME:555-0101", "home fax: 555-0101"),
    ("TEL;VALUE=uri;PREF=1:tel:+1-202-555-0101;ext=12", "phone: +1-202-555-0101 ext. 12"),
    ("TEL:TEL:+1%2D202", "phone: +1-202"),
    ("item1.TEL;TYPE=HOME:1\nitem1.X-ABLabel:_$!<HomePage>!$_", "homepage: 1"),
    ("i.X-ABLabel:Lake house\ni.TEL:1", "Lake house: 1"),
    ("X-ABLabel:loose\nTEL:1", "phone: 1"),
    ("TEL:\nTEL:  ", ""),
  ])
  func `phones have labels and numbers`(lines: String, phone: String) throws {
    let phones = try person(lines).phones.map { "\($0.label): \($0.number)" }
    #expect(phones.joined(separator: "|") == phone)
  }

  @Test(arguments: [
    ("EMAIL;TYPE=INTERNET,WORK:a@example.com", "work: a@example.com"),
    ("EMAIL:mailto:a@example.com?subject=x", "email: a@example.com"),
    ("EMAIL;INTERNET:", ""),
  ])
  func `mails have labels and addresses`(lines: String, email: String) throws {
    let emails = try person(lines).emails.map { "\($0.label): \($0.address)" }
    #expect(emails.joined(separator: "|") == email)
  }

  @Test func `everything else has its place`() throws {
    let ada = try person(
      """
      UID:urn:uuid:1
      TITLE:Programmer\\, first
      ADR;TYPE=HOME:Box 1;Flat 2;12 St James\\, Sq;London;Middlesex;SW1Y;England
      ADR:;;;;;;
      BDAY:1815-12-10
      URL:https\\://example.com/a;b
      URL:https://example.com/second
      NOTE:One\\nTwo
      NOTE:Three
      """)
    #expect(ada.id == "urn:uuid:1")
    #expect(ada.title == "Programmer, first")
    #expect(
      ada.addresses == [
        Person.PostalAddress(
          label: "home", street: "12 St James, Sq\nFlat 2\nBox 1", city: "London",
          region: "Middlesex", postalCode: "SW1Y", country: "England")
      ])
    #expect(ada.birthday == "10 December 1815")
    #expect(ada.url == "https://example.com/a;b")
    #expect(ada.note == "One\nTwo\nThree")
  }

  @Test(arguments: [
    ("BDAY:18151210", "10 December 1815"),
    ("BDAY:1815-12-10T00:00:00Z", "10 December 1815"),
    ("BDAY:--1210", "10 December"),
    ("BDAY;X-APPLE-OMIT-YEAR=1604:1604-12-10", "10 December"),
    ("BDAY:1815-13-10", "1815-13-10"),
    ("BDAY;VALUE=text:Tuesday", "Tuesday"),
    ("BDAY:1815", "1815"),
  ])
  func `a birthday is in words where it is a date`(line: String, birthday: String) throws {
    #expect(try person(line).birthday == birthday)
  }

  @Test(arguments: ["\n", "\r\n", "\r", "\n\n", "\r\n\r\n"])
  func `any line end will do`(end: String) throws {
    let lines = [
      "\u{FEFF}BEGIN:VCARD", "VERSION:3.0", "FN:Ada", "END:VCARD ", "begin:vcard", "FN:Bob",
      "end:vcard",
    ]
    let found = try people(lines.joined(separator: end))
    #expect(found.map(\.displayName) == ["Ada", "Bob"])
  }

  @Test func `a fold may fall inside a character`() throws {
    let bytes =
      Array("BEGIN:VCARD\nFN:J".utf8) + [0xC3, 0x0A, 0x20, 0xBC] + Array("\nEND:VCARD".utf8)
    let found = try ContactsFile.people(in: bytes, file: "x")
    #expect(found.map(\.displayName) == ["Jü"])
  }

  @Test func `cards that share a UID have ids of their own`() throws {
    let card = "BEGIN:VCARD\nUID:u\nFN:Ada\nEND:VCARD\n"
    let found = try people(card + card)
    #expect(found.map(\.id) == ["u", "u (2)"])
  }
}
