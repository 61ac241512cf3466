import ListTesting
import Testing

@testable import Contacts

@MainActor struct ContactsTests {
  @Test func `people are in sections by the initial of their family name`() {
    let screen = ListScreen(ContactsController())
    #expect(
      screen.text == """
        H
          Margaret Hamilton  ›
          Grace Hopper  ›
        L
          Barbara Liskov  ›
          Ada Lovelace  ›
        T
          Alan Turing  ›
        """)
  }
}
