import HeadlessUIKit
import TestSupport
import Testing
import UpdateModel

/// The update engine against a naive reading of the rules; `UpdateModelCheck` tries many more
/// worlds than these.
@MainActor struct BatchUpdateModelTests {
  @Test(arguments: [BatchUpdate.List.table, .collection])
  nonisolated func `every call, and random pairs, on every list of two sections of one row`(
    list: BatchUpdate.List
  ) {
    let seed = Walk.seeds(1)[0]
    var generator = SeededGenerator(seed: seed)
    var tally = Tally()
    for before in SmallWorlds.shapes(sections: 2, rows: 1) {
      let operations = SmallWorlds.operations(on: before)
      let pairs = (0..<10).map { _ in
        [
          operations.randomElement(using: &generator)!,
          operations.randomElement(using: &generator)!,
        ]
      }
      for group in [[]] + operations.map({ [$0] }) + pairs {
        let naive = NaiveBatchUpdate(group, list)
        for after in SmallWorlds.counts(after: naive, before: before) {
          tally.check(before: before, after: after, group, list)
        }
      }
    }
    #expect(tally.faults.isEmpty, "seed \(seed): \(tally.faults.first ?? "")")
    #expect(tally.worlds > 700)
    #expect(tally.accepted > 50)
  }

  @Test func `every call, and random groups, on lists of two sections of one row, on views`() {
    var tally = Tally()
    let (table, collection) = (ModelTable(), ModelCollection())
    func check(_ operations: [BatchUpdate.Operation], _ before: [Int]) {
      let after = NaiveBatchUpdate(operations, .table).impliedCounts(before: before)
      tally.check(table, before: before, after: after, operations)
      tally.check(collection, before: before, after: after, operations)
    }
    for before in SmallWorlds.shapes(sections: 2, rows: 1) {
      for operation in SmallWorlds.operations(on: before) { check([operation], before) }
    }
    #expect(tally.faults.isEmpty, "\(tally.faults.first ?? "")")
    for seed in 1...2 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      for _ in 0..<25 {
        let (before, operations) = SmallWorlds.random(using: &generator)
        check(operations, before)
      }
      #expect(tally.faults.isEmpty, "seed \(seed): \(tally.faults.first ?? "")")
    }
  }

  @Test(arguments: [IndexPath(), [0], [0, 1, 2]])
  func `an index path that isn't of a section and an item is refused`(path: IndexPath) {
    for operation in [
      .insertItem(path), .deleteItem(path), .reloadItem(path), .reconfigureItem(path),
      .moveItem(path, to: [0, 0]), .moveItem([0, 0], to: path),
    ] as [BatchUpdate.Operation] {
      var update = BatchUpdate()
      update.operations = [operation]
      let exception = #expect(throws: IllegalBatchUpdate.self) {
        _ = try update.validated(before: [3], after: [3])
      }
      #expect(exception?.reason.hasPrefix("Invalid index path for use with UITableView.") == true)
    }
  }
}
