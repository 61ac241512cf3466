import HeadlessUIKit
import Testing
import UpdateModel

/// The update engine against a naive reading of the rules; `UpdateModelCheck` tries many more
/// worlds than these.
@MainActor @Suite struct BatchUpdateModelTests {
  @Test(arguments: [BatchUpdate.List.table, .collection])
  func `every pair of calls on every list of two sections of one row`(list: BatchUpdate.List) {
    var tally = Tally()
    for before in SmallWorlds.shapes(sections: 2, rows: 1) {
      let operations = SmallWorlds.operations(on: before)
      for size in 0...2 {
        SmallWorlds.forEachGroup(of: operations, size: size) { group in
          let naive = NaiveBatchUpdate(group, list)
          for after in SmallWorlds.counts(after: naive, before: before) {
            tally.check(before: before, after: after, group, list)
          }
        }
      }
    }
    #expect(tally.faults.isEmpty, "\(tally.faults.first ?? "")")
    #expect(tally.worlds > 10_000)
    #expect(tally.accepted > 200)
  }

  @Test func `every call on every list of two sections of two rows, on views`() {
    var tally = Tally()
    let table = ModelTable()
    let collection = ModelCollection()
    for before in SmallWorlds.shapes(sections: 2, rows: 2) {
      for operation in SmallWorlds.operations(on: before) {
        let naive = NaiveBatchUpdate([operation], .table)
        let after = naive.impliedCounts(before: before)
        tally.check(table, before: before, after: after, [operation])
        tally.check(collection, before: before, after: after, [operation])
      }
    }
    #expect(tally.faults.isEmpty, "\(tally.faults.first ?? "")")
  }

  @Test(arguments: 1...4) func `random groups on views`(seed: UInt64) {
    var tally = Tally()
    var generator = SeededGenerator(seed: seed)
    let table = ModelTable()
    let collection = ModelCollection()
    for _ in 0..<25 {
      let (before, operations) = SmallWorlds.random(using: &generator)
      let after = NaiveBatchUpdate(operations, .table).impliedCounts(before: before)
      tally.check(table, before: before, after: after, operations)
      tally.check(collection, before: before, after: after, operations)
    }
    #expect(tally.faults.isEmpty, "seed \(seed): \(tally.faults.first ?? "")")
  }
}
