import TestSupport
import Testing
import ViewUpdates

/// Updates in real tables and collection views; `ViewUpdatesCheck` tries many more than these.
@MainActor @Suite(.timeLimit(.minutes(30))) struct UpdatesInViewsTests {
  @Test(arguments: Walk.seeds(1))
  func `random updates of tables and collection views`(seed: UInt64) {
    let faults = [
      ViewUpdates.tableFault(updates: 60, seed: seed),
      ViewUpdates.collectionFault(updates: 60, seed: seed),
    ]
    #expect(faults == [nil, nil])
  }

  @Test(arguments: Walk.seeds(2), [false, true])
  func `random edits of outlines, and their undo and redo`(seed: UInt64, followsModel: Bool) async {
    let steps = Walk.steps(150)
    let faults = await OutlineEditWalk.faults(steps: steps, seed: seed, followsModel: followsModel)
    #expect(faults == [])
  }
}
