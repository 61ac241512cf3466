import Testing

@testable import Contacts

struct PersonTests {
  @Test(arguments: [
    (Person(givenName: "Ada", familyName: "King", formattedName: "Lady Ada"), "Lady Ada"),
    (Person(givenName: "Ada", familyName: "King", organization: "Engines"), "Ada King"),
    (Person(familyName: "King"), "King"),
    (Person(organization: "Engines", emails: [.init(address: "a@example.com")]), "Engines"),
    (
      Person(phones: [.init(number: "555-0101")], emails: [.init(address: "a@example.com")]),
      "a@example.com"
    ),
    (Person(phones: [.init(number: "555-0101")]), "555-0101"),
    (Person(), "No Name"),
  ])
  func `a missing name falls back`(person: Person, name: String) {
    #expect(person.displayName == name)
  }

  @Test(arguments: [
    (Person(givenName: "Ada", organization: "Engines"), "Engines"),
    (Person(organization: "Engines", phones: [.init(number: "555-0101")]), "555-0101"),
    (Person(givenName: "Ada", emails: [.init(address: "a@example.com")]), "a@example.com"),
    (Person(emails: [.init(address: "a@example.com")]), nil),
    (Person(), nil),
  ])
  func `the subtitle never repeats the name`(person: Person, subtitle: String?) {
    #expect(person.subtitle == subtitle)
  }

  @Test(arguments: [
    ("lovelace", "L"), ("Örtel", "O"), ("Åkesson", "A"), ("Çelik", "C"), ("Øystein", "O"),
    ("Łukasz", "L"), ("Æsir", "A"), ("ßa", "S"), ("þor", "T"), ("ＡＢ", "A"), ("高橋", "高"),
    ("яблоко", "Я"), ("йод", "Й"), ("Ωmega", "Ω"), ("42", "#"), ("(x)", "#"), ("🙂", "#"),
    ("", "N"),
  ])
  func `the initial is a folded Latin letter, another script's first letter or a hash`(
    name: String, initial: String
  ) {
    #expect(Person(familyName: name).initial == initial)
  }

  @Test(arguments: [
    (Person(givenName: "Jürgen", familyName: "ÖRTEL", formattedName: "x"), "ortel jurgen"),
    (Person(formattedName: "Ada King"), "ada king"),
    (Person(familyName: "Großmann"), "grossmann"),
  ])
  func `the sort key puts the family name first and folds it`(person: Person, key: String) {
    #expect(person.sortKey == key)
  }

  @Test func `shared ids get numbers that avoid ids in use`() {
    let people = ["a", "a", "a (2)", "a", "", ""].map { Person(id: $0) }.withUniqueIDs()
    let ids = ["a", "a (2)", "a (2) (2)", "a (3)", "No Name", "No Name (2)"]
    #expect(people.map(\.id) == ids)
    #expect(people.withUniqueIDs() == people)
  }

  @Test func `an address reads as on an envelope`() {
    let address = Person.PostalAddress(
      street: "1 Main St", city: "Springfield", postalCode: "12345", country: "USA")
    #expect(address.text == "1 Main St\nSpringfield 12345\nUSA")
  }
}
