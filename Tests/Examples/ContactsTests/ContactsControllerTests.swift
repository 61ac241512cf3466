import ListTesting
import Testing

@testable import Contacts

/// The list of people, as the user meets it.
@MainActor struct ContactsControllerTests {
  private let screen = ListScreen(
    ContactsController(
      people: [("Ada", "King"), ("Grace", "Hopper"), ("Barbara", "Liskov"), ("Joan", "Clarke")]
        .map { Person(id: $0.0, givenName: $0.0, familyName: $0.1) }))

  private var names: [String] { screen.rowTexts }

  @Test func `deletions are undone and redone, with their sections`() {
    let all = screen.text
    #expect(screen.swipeToDelete([0, 0]))
    #expect(screen.swipeToDelete([1, 0]))
    #expect(names.count == 2)
    #expect(screen.undo())
    #expect(names.count == 3)
    #expect(screen.undo())
    #expect(screen.text == all)
    #expect(screen.redo())
    #expect(screen.redo())
    screen.expectRefusal { $0.redo() }
    #expect(names.count == 2)
    screen.expectAgreement()
  }

  @Test func `several people come back at once, and are selected`() {
    #expect(screen.tapEditButton())
    screen.tap([0, 0])
    screen.tap([2, 0])
    #expect(screen.tap(barButton: "Delete"))
    #expect(names.count == 2)
    #expect(screen.controller.undoManager?.undoMenuItemTitle == "Undo Delete 2 Items")
    #expect(screen.undo())
    #expect(names.count == 4)
    #expect(screen.selectedIndexPaths == [[0, 0], [2, 0]])
    #expect(screen.redo())
    #expect(names.count == 2)
    #expect(screen.selectedIndexPaths == [])
    screen.expectRefusal { $0.tap(barButton: "Delete") }
  }

  @Test func `a person who was found is back in the whole list`() {
    let all = screen.text
    #expect(screen.search(for: "hop"))
    #expect(screen.swipeToDelete([0, 0]))
    #expect(screen.cancelSearch())
    #expect(screen.undo())
    #expect(screen.text == all)
  }

  @Test func `a search finds a name that has accents by letters without`() {
    let zoe = Person(id: "z", givenName: "Zoë", familyName: "Müller")
    let screen = ListScreen(ContactsController(people: [zoe]))
    #expect(screen.search(for: "zoe mul"))
    #expect(screen.rowTexts.count == 1)
  }
}
