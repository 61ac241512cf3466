import TestSupport
import Testing
import ViewUpdates

/// Updates in real tables and collection views; `ViewUpdatesCheck` tries many more than these.
@MainActor @Suite(.timeLimit(.minutes(5))) struct UpdatesInViewsTests {
  @Test(arguments: Walk.seeds(1))
  func `random updates of a table`(seed: UInt64) {
    #expect(ViewUpdates.tableFault(updates: 60, seed: seed) == nil)
  }

  @Test(arguments: Walk.seeds(1))
  func `random updates of a collection view`(seed: UInt64) {
    #expect(ViewUpdates.collectionFault(updates: 60, seed: seed) == nil)
  }

  @Test(arguments: Walk.seeds(2), [false, true])
  func `random edits of outlines, and their undo and redo`(seed: UInt64, followsModel: Bool) async {
    let steps = Walk.steps(150)
    let faults = await OutlineEditWalk.faults(steps: steps, seed: seed, followsModel: followsModel)
    #expect(faults == [])
  }
}
