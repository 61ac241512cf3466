import TestSupport
import Testing

@testable import Contacts

/// The sample file that the app shows.
struct PeopleTests {
  private var people: [Person] {
    get throws { try ContactsFile.read(SourceFile.path("Examples/Contacts/People.vcf")) }
  }

  @Test func `it has people of all kinds, out of order`() throws {
    let people = try people
    #expect(people.count == 62)
    #expect(Set(people.map(\.id)).count == 62)
    #expect(people.map(\.sortKey) != people.map(\.sortKey).sorted())
    let initials = AddressBook(people).groups.map(\.initial)
    #expect(initials.suffix(2) == ["高", "#"])
    #expect(initials.filter { $0.utf8.count == 1 && $0 != "#" }.count > 20)
  }

  @Test func `folded and quoted-printable notes are whole`() throws {
    let notes = try Dictionary(people.map { ($0.displayName, $0.note) }) { first, _ in first }
    #expect(
      notes["Ada Lovelace"] == """
        Her notes on the Analytical Engine are longer than the paper she translated, and hold in \
        Note G a table for computing the Bernoulli numbers.
        """)
    #expect(
      notes["Käthe Großmann"] == "Exported by an old phone, which writes Käthe like this.")
  }

  @Test func `phones are from the numbers kept for fiction and mails from example domains`() throws
  {
    for person in try people {
      #expect(person.phones.allSatisfy { $0.number.hasPrefix("+1-202-555-01") })
      #expect(
        person.emails.allSatisfy {
          $0.address.hasSuffix("@example.com") || $0.address.hasSuffix("@example.org")
        })
    }
  }
}
