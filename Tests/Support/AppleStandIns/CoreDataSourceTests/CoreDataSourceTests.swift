import CoreData
import ListControllers
import Testing

/// What Core Data reports late is on screen at once where the list itself wrote it, and is shown
/// once.
@MainActor @Suite(.timeLimit(.minutes(30))) struct CoreDataSourceTests {
  private func screen() throws -> ChoreScreen {
    try ChoreScreen(["Bath": ["mirror", "tub"], "Kitchen": ["dishes", "floor", "oven", "stove"]])
  }

  @Test func `what is fetched is shown, and a change by the end of its event`() async throws {
    let screen = try screen()
    #expect(screen.titles == [["mirror", "tub"], ["dishes", "floor", "oven", "stove"]])
    let updates = await screen.updates {
      screen[1, 2].title = "oven door"
      #expect(screen.titles[1][2] == "oven")
      await screen.endEvent()
    }
    #expect(screen.titles[1][2] == "oven door")
    #expect(updates == (1, 0, 1))
  }

  @Test func `an object that is inserted is shown when the method returns`() async throws {
    let screen = try screen()
    let updates = try await screen.updates {
      try screen.fetched.insert(.loose("taps", in: "Bath", rank: 5))
      #expect(screen.titles[0] == ["mirror", "taps", "tub"])
      await screen.endEvent()
    }
    #expect(updates == (1, 0, 1))
  }

  @Test func `a row that is swiped away is gone when the finger lifts`() async throws {
    let screen = try screen()
    let updates = await screen.updates {
      #expect(screen.user.swipe(rowAt: [1, 1], in: screen.table, choosing: "Delete"))
      #expect(screen.titles[1] == ["dishes", "oven", "stove"])
      await screen.endEvent()
    }
    #expect(updates == (1, 0, 0))
  }

  @Test(arguments: [false, true])
  func `a row that is dragged stays where it was put`(renumbers: Bool) async throws {
    let screen = try screen()
    screen.list.renumbers = renumbers
    let updates = await screen.updates {
      #expect(screen.drag([1, 0], to: [1, 2]))
      #expect(screen.titles[1] == ["floor", "oven", "dishes", "stove"])
      #expect(screen[1, 2].title == "dishes")
      await screen.endEvent()
    }
    // Neither back nor forth: the view had moved the row already.
    #expect(updates.batches == 0)
    #expect(updates.reloads == 0)
    #expect(updates.configured == (renumbers ? 4 : 1))
    #expect(screen.titles[1] == ["floor", "oven", "dishes", "stove"])
  }

  @Test func `a row that is dragged into another section stays there`() async throws {
    let screen = try screen()
    let updates = await screen.updates {
      #expect(screen.drag([1, 3], to: [0, 1]))
      #expect(screen.titles == [["mirror", "stove", "tub"], ["dishes", "floor", "oven"]])
      await screen.endEvent()
    }
    #expect(updates == (0, 0, 1))
  }

  @Test func `an object that changes its section moves, and sections come and go`() async throws {
    let screen = try screen()
    let updates = await screen.updates {
      screen[1, 0].room = "Bath"
      await screen.endEvent()
    }
    #expect(updates == (2, 0, 1))
    #expect(screen.titles == [["mirror", "dishes", "tub"], ["floor", "oven", "stove"]])
    for chore in screen.fetched.sections[0].items { chore?.room = "Attic" }
    screen[1, 2].room = "Yard"
    await screen.endEvent()
    #expect(screen.titles == [["mirror", "dishes", "tub"], ["floor", "oven"], ["stove"]])
    #expect(screen.fetched.sections.map(\.name) == ["Attic", "Kitchen", "Yard"])
    #expect(screen.table.reloads == 0)
  }

  @Test func `a section change in the event of a list's own deletion is shown with it`() throws {
    let screen = try screen()
    screen[1, 3].room = "Yard"
    try screen.fetched.delete(screen[0, 0])
    #expect(screen.titles == [["tub"], ["dishes", "floor", "oven"], ["stove"]])
  }

  @Test func `a drag that is undone in its event moves the row back, once`() async throws {
    let screen = try screen()
    #expect(screen.drag([1, 0], to: [1, 2]))
    let updates = await screen.updates {
      screen.context.undo()
      await screen.endEvent()
    }
    #expect(updates == (2, 0, 1))
    #expect(screen.titles[1] == ["dishes", "floor", "oven", "stove"])
  }

  @Test func `a deletion is undone, and the row comes back`() async throws {
    let screen = try screen()
    let chore = screen[1, 1]
    let updates = try await screen.updates {
      try screen.fetched.delete(chore)
      #expect(screen.fetched.indexPath(of: chore) == nil)
      screen.context.undo()
      await screen.endEvent()
    }
    #expect(updates == (2, 0, 1))
    #expect(screen.titles[1] == ["dishes", "floor", "oven", "stove"])
    #expect(screen.fetched.indexPath(of: chore) == [1, 1])
  }

  @Test func `an object that the request no longer fetches is removed`() async throws {
    let screen = try screen()
    let chore = screen[0, 0]
    chore.isHidden = true
    await screen.endEvent()
    #expect(screen.titles[0] == ["tub"])
    chore.isHidden = false
    try screen.context.save()
    #expect(screen.titles[0] == ["mirror", "tub"])
    #expect(screen.table.reloads == 0)
  }

  @Test func `unsaved changes are reverted`() throws {
    let screen = try screen()
    try screen.fetched.delete(screen[0, 0])
    screen[0, 0].title = "basin"
    screen.context.rollback()
    #expect(screen.titles[0] == ["mirror", "tub"])
  }

  @Test func `a list without sections is one section, also without objects`() throws {
    let context = NSManagedObjectContext.main(Chore.store())
    let fetched = FetchedResultsController(CoreDataSource(Chore.request(), in: context))
    try fetched.performFetch()
    #expect(fetched.sections.map(\.items.count) == [0])
    try fetched.insert(.loose("a", in: "Bath", rank: 1))
    try fetched.insert(.loose("b", in: "Kitchen", rank: 0))
    #expect(fetched.sections.map { $0.items.map { $0?.title } } == [["a", "b"]])
    #expect(fetched.sections[0].name == nil)
  }

  @Test func `what is written while a change is announced is announced next`() async throws {
    final class Writer: FetchedResultsControllerDelegate {
      var counts: [[Int]] = []
      func controller(
        _ controller: FetchedResultsController<Chore>,
        didChangeContentWith updates: ListUpdates<FetchedSection<Chore>>
      ) {
        counts.append(updates.data.map(\.items.count))
        if counts.count == 1 { try? controller.insert(.loose("shelf", in: "Attic", rank: 0)) }
      }
    }
    let screen = try screen()
    let writer = Writer()
    screen.fetched.delegate = writer
    try screen.fetched.delete(screen[0, 0])
    await screen.endEvent()
    #expect(writer.counts == [[1, 4], [1, 1, 4]])
  }

  @Test func `a delegate that saves is notified of its own change`()
    throws
  {
    final class Saver: FetchedResultsControllerDelegate {
      var titles: [[[String?]]] = []
      var context: NSManagedObjectContext?
      func controller(
        _ controller: FetchedResultsController<Chore>,
        didChangeContentWith updates: ListUpdates<FetchedSection<Chore>>
      ) {
        if titles.isEmpty {
          try? controller.delete(updates.data[1].items.compactMap { $0 }.filter { $0.rank > 10 })
          try? context?.save()
          try? controller.insert(.loose("shelf", in: "Attic", rank: 0))
        }
        controller.applyChanges()
        titles.append(controller.sections.map { $0.items.map { $0?.title } })
      }
    }
    let screen = try screen()
    let saver = Saver()
    saver.context = screen.context
    screen.fetched.delegate = saver
    try screen.fetched.delete(screen[0, 0])
    try screen.context.save()
    #expect(
      saver.titles == [
        [["tub"], ["dishes", "floor", "oven", "stove"]], [["tub"], ["dishes", "floor"]],
        [["shelf"], ["tub"], ["dishes", "floor"]],
      ])
  }

  @Test(
    arguments: [[], [.deletionsAndInsertionsInsteadOfMoves], [.updatesBesides]]
      as [Set<FetchedResultsMisreport>])
  func `a selected row stays selected where it moves`(
    misreports: Set<FetchedResultsMisreport>
  ) async throws {
    let screen = try screen()
    screen.context.misreports = misreports
    screen.table.selectRow(at: [1, 1], animated: false, scrollPosition: .none)
    screen[1, 1].room = "Bath"
    await screen.endEvent()
    #expect(screen.table.indexPathForSelectedRow == [0, 2])
  }

  @Test func `several changes of one work are adopted together`() throws {
    let screen = try screen()
    let tub = screen[0, 1]
    let updates = try screen.fetched.applyChanges {
      try screen.fetched.delete(screen[0, 0])
      try screen.context.save()
      tub.rank = 100
      try screen.fetched.insert(.loose("taps", in: "Bath", rank: 50))
      screen[1, 0].title = "plates"
    }
    #expect(
      updates?.difference.description
        == "delete 0.0, insert 0.0, change 0.1→0.1, change 1.0→1.0")
    #expect(screen.fetched.sections[0].items.map { $0?.title } == ["taps", "tub"])
  }

  @Test func `what was shown is answered as it was until the change is shown`() throws {
    final class Reader: FetchedResultsControllerDelegate {
      var old: [[String?]] = []
      var paths: [IndexPath?] = []
      var chores: [Chore] = []
      func controller(
        _ controller: FetchedResultsController<Chore>,
        didChangeContentWith updates: ListUpdates<FetchedSection<Chore>>
      ) {
        old = updates.old.map { $0.items.map { $0?.title } }
        paths = chores.map(controller.indexPath(of:))
      }
    }
    let screen = try screen()
    let reader = Reader()
    screen.fetched.delegate = reader
    reader.chores = [screen[1, 3], screen[0, 1], screen[1, 1]]
    screen[1, 3].rank = -1
    screen[0, 1].room = "Yard"
    try screen.fetched.delete(screen[1, 1])
    #expect(reader.paths == [[1, 3], [0, 1], [1, 1]])
    #expect(reader.chores.map(screen.fetched.indexPath(of:)) == [[1, 0], [2, 0], nil])
    #expect(reader.old == [["mirror", "tub"], ["dishes", "floor", "oven", "stove"]])
    #expect(
      screen.fetched.sections.map { $0.items.map { $0?.title } }
        == [["mirror"], ["stove", "dishes", "oven"], ["tub"]])
  }

  @Test func `objects of a context that was reset can't be read until they are fetched`() throws {
    let screen = try screen()
    screen.context.reset()
    #expect(screen.fetched.object(at: [0, 0]) == nil)
    #expect(screen.fetched.fetchedCount == 6)
    try screen.fetched.performFetch()
    #expect(screen[0, 0].title == "mirror")
  }
}
