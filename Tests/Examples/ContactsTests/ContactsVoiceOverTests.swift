import ListTesting
import Testing

@testable import Contacts

/// What the screens say to a user who hears them, who needs large type, or who reads from right to
/// left.
@MainActor struct ContactsVoiceOverTests {
  private let screen = ListScreen(
    ContactsController(
      people: [("Ada", "King"), ("Grace", "Hopper"), ("Barbara", "Liskov")]
        .map { Person(id: $0.0, givenName: $0.0, familyName: $0.1) }))

  @Test func `the people are read, with what can be done to them`() {
    screen.expectAccessible()
    #expect(
      screen.voiceOver == """
        Contacts, Heading
        Edit, Button
        Search, Search Field
        Section index, H, Adjustable
        H, Heading
        Grace Hopper, Button. Actions: Delete, Mark
        K, Heading
        Ada King, Button. Actions: Delete, Mark
        L, Heading
        Barbara Liskov, Button. Actions: Delete, Mark
        """)
    screen.tapEditButton()
    #expect(screen.announcements { screen.tap([0, 0]) } == ["1 selected"])
    screen.expectAccessible()
    #expect(
      screen.voiceOver == """
        Delete, Button
        Contacts, Heading
        Done, Button
        Search, Search Field
        Section index, H, Adjustable
        H, Heading
        Selected, Grace Hopper
        K, Heading
        Ada King
        L, Heading
        Barbara Liskov
        """)
  }

  @Test func `the details of a person are read`() {
    var person = Person(id: "a", givenName: "Ada", familyName: "King")
    person.organization = "Analytical Society"
    person.birthday = "1815-12-10"
    let screen = ListScreen(PersonController(person: person))
    screen.expectAccessible()
    #expect(
      screen.voiceOver == """
        Ada King, Heading
        Work, Heading
        organization, Analytical Society
        More, Heading
        birthday, 1815-12-10
        """)
  }
}
