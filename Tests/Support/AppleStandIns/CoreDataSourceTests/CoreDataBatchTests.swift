import CoreData
import ListControllers
import Testing

/// A change reads the objects that changed and those on screen, whatever the length of the list.
@MainActor @Suite(.timeLimit(.minutes(30))) struct CoreDataBatchTests {
  private func screen() throws -> ChoreScreen {
    let titles = (0..<10_000).map { "chore \($0)" }
    // Ten rows are on screen.
    let screen = try ChoreScreen(["Kitchen": titles], batchSize: 50, height: 440)
    #expect(screen.fetched.fetchedCount == 10_000)
    return screen
  }

  @Test func `only batches on screen are read, and objects that change`() async throws {
    let screen = try screen()
    #expect(screen.store.realisedObjects == 50)
    /// Does something, and counts the objects that were read for it.
    func realised(_ work: () throws -> Void) async rethrows -> Int {
      let before = screen.store.realisedObjects
      try work()
      await screen.endEvent()
      _ = screen.titles.count
      return screen.store.realisedObjects - before
    }
    let (first, last) = (screen[0, 3], screen[0, 9_999])
    #expect(await realised { first.title = "first" } == 0)
    #expect(await realised { last.title = "last" } == 0)
    // The row that takes the place of the deleted one on screen is in the batch; one comes to the
    // batch.
    #expect(try await realised { try screen.fetched.delete(first) } == 1)
    #expect(
      try await realised { try screen.fetched.insert(.loose("a", in: "Kitchen", rank: -1)) } == 0)
    #expect(await realised { last.rank = -2 } == 0)
    #expect(screen[0, 0] === last)
    #expect(await realised { screen[0, 5_000].rank = -3 } == 50)
    #expect(await realised { screen.context.undo() } == 0)
    #expect(try await realised { try screen.context.save() } == 0)
    #expect(screen.table.reloads == 0)
    #expect(screen.fetched.fetchedCount == 10_000)
  }
}
