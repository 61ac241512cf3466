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

  @Test func `a tap shows the person`() {
    let screen = ListScreen(ContactsController())
    #expect(screen.tap([1, 1]))
    #expect(screen.topViewController.title == "Ada Lovelace")
    #expect(screen.text == "E-mail\n  ada@example.com")
    #expect(screen.goBack())
  }

  @Test func `a person whom a search found is deleted`() {
    let screen = ListScreen(ContactsController())
    #expect(screen.search(for: "turing"))
    #expect(screen.text == "T\n  Alan Turing  ›")
    #expect(screen.swipeToDelete([0, 0]))
    #expect(screen.cancelSearch())
    #expect(screen.controller.listData.map(\.headerTitle) == ["H", "L"])
    screen.expectAgreement()
  }

  @Test func `a person is dragged to another place`() {
    let screen = ListScreen(ContactsController())
    screen.controller.setEditing(true, animated: false)
    #expect(screen.drag([0, 0], to: [0, 1]))
    #expect(
      screen.controller.listData[0].items.map(\.givenName) == [
        "Grace", "Margaret",
      ])
    screen.expectAgreement()
  }
}
