import Testing

@testable import Contacts

struct JSONTests {
  @Test func `an array of objects makes people`() throws {
    let found = try people(
      """
      [{
        "id": "ada", "name": "Countess of Lovelace", "givenName": "Ada", "familyName": "Lovelace",
        "organization": "Engines", "title": "Programmer", "unknown": [true, -1.5e3, {}],
        "phones": [{"label": "home", "number": "555-0101"}, {"number": "555-0102"}, {}],
        "emails": [{"label": "work", "address": "ada@example.com"}, {"address": ""}],
        "addresses": [{"city": "London"}, {}],
        "birthday": "1815-12-10", "url": "https://example.com", "note": null
      }, {}]
      """)
    let ada = Person(
      id: "ada", givenName: "Ada", familyName: "Lovelace", formattedName: "Countess of Lovelace",
      organization: "Engines", title: "Programmer",
      phones: [.init(label: "home", number: "555-0101"), .init(number: "555-0102")],
      emails: [.init(label: "work", address: "ada@example.com")],
      addresses: [.init(city: "London")], birthday: "10 December 1815",
      url: "https://example.com")
    #expect(found == [ada, Person(id: "No Name")])
  }

  @Test(arguments: ["[]", " [ ] ", "{\"people\": []}", "\u{FEFF}[]\r\n"])
  func `a list may be empty`(text: String) throws {
    #expect(try people(text).isEmpty)
  }

  @Test func `strings have escapes`() throws {
    let found = try people(#"{"people": [{"name": "\"\\\/\b\f\n\r\tü\u00fc\uD83D\uDE42"}]}"#)
    #expect(found[0].formattedName == "\"\\/\u{8}\u{C}\n\r\tüü🙂")
  }

  @Test(arguments: [
    ("[{}\n,\n]", "line 3: expected a value, but found “]”."),
    ("[{}\r\n{}]", "line 2: expected “,” or “]”, but found “{”."),
    ("[{\"a\": 1\r}\r,{\"b\" 2}]", "line 3: expected “:”, but found “2”."),
    ("[{\"a\": 1,}]", "line 1: expected a key in quotes, but found “}”."),
    ("[{\"a\": 1 é", "line 1: expected “,” or “}”, but found “é”."),
    ("[\n\n", "line 3: expected a value, but found the end of the file."),
    ("[] x", "line 1: expected the end of the file, but found “x”."),
    ("[01]", "line 1: expected “,” or “]”, but found “1”."),
    ("[-]", "line 1: expected a digit, but found “]”."),
    ("[tru]", "line 1: expected a value, but found “t”."),
    ("[\n\"a\nb\"]", "line 2: expected the remainder of a string, but found the end of the line."),
    ("[\"\t\"]", "line 1: expected the remainder of a string, but found a control character."),
    ("[\"", "line 1: expected the remainder of a string, but found the end of the file."),
    ("[\"\\q\"]", "line 1: expected an escape sequence, but found “q”."),
    ("[\"\\u00g0\"]", "line 1: expected a hexadecimal digit, but found “g”."),
    (
      "[\"\\uD83Dx\"]",
      "line 1: expected the second half of a surrogate pair, but found “x”."
    ),
    ("[\"\\uDE42x\"]", "line 1: expected a surrogate pair, but found “x”."),
    ("[\"\\uD83D\\u0041x\"]", "line 1: expected a surrogate pair, but found “x”."),
    (String(repeating: "[", count: 101), "line 1: the JSON is nested too deeply."),
  ])
  func `broken JSON is an error with its line`(text: String, sentence: String) {
    #expect(complaint(text.utf8) == "friends.vcf, \(sentence)")
  }

  @Test(arguments: [
    ("{}", "line 1: the value at the top level is an object, not an array."),
    ("{\n\"people\": 1}", "line 2: the value at people is a number, not an array."),
    ("[{},\n\n[]]", "line 3: the value at [1] is an array, not an object."),
    ("[null]", "line 1: the value at [0] is null, not an object."),
    ("[{\"givenName\":\n7}]", "line 2: the value at [0].givenName is a number, not a string."),
    (
      "[{},\n{\"phones\": [{}, {\"number\":\n  5550101}]}]",
      "line 3: the value at [1].phones[1].number is a number, not a string."
    ),
    (
      "{\"people\": [{\"emails\": \"a@example.com\"}]}",
      "line 1: the value at people[0].emails is a string, not an array."
    ),
    (
      "[{\"emails\": [\n\"a@example.com\"]}]",
      "line 2: the value at [0].emails[0] is a string, not an object."
    ),
    ("[{\"note\": true}]", "line 1: the value at [0].note is a Boolean value, not a string."),
  ])
  func `a wrong type is an error with its path and line`(text: String, sentence: String) {
    #expect(complaint(text.utf8) == "friends.vcf, \(sentence)")
  }
}
