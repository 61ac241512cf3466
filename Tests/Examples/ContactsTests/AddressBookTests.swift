import Testing

@testable import Contacts

struct AddressBookTests {
  @Test func `groups are A to Z, then other scripts, then the hash`() {
    let names = ["42", "高橋", "zuse", "Ælfric", "Örtel", "Яна", "adams", "Ortega", "Zoë"]
    let book = AddressBook(names.map { Person(familyName: $0) })
    #expect(book.groups.map(\.initial) == ["A", "O", "Z", "Я", "高", "#"])
    #expect(
      book.groups.map { $0.people.map(\.familyName) }
        == [["adams", "Ælfric"], ["Ortega", "Örtel"], ["Zoë", "zuse"], ["Яна"], ["高橋"], ["42"]])
  }

  @Test func `equal cards keep their order and get ids of their own`() {
    let book = AddressBook([
      Person(id: "x", familyName: "B", note: "first"),
      Person(id: "x", familyName: "B", note: "second"),
    ])
    #expect(book.groups.flatMap(\.people).map(\.id) == ["x", "x (2)"])
    #expect(book.groups.flatMap(\.people).map(\.note) == ["first", "second"])
  }

  @Test func `a book without people has no groups`() {
    #expect(AddressBook([]).groups.isEmpty)
  }
}
