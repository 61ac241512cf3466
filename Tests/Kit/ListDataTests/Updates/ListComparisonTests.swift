import DiffModel
import Foundation
import ListData
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(30))) struct ListComparisonTests {
  private let byID = ListComparison<Section<ModelItem>>(by: ByIdentifier.self)
  private let byValue = ListComparison<[Int]>(by: ByValue.self)

  @Test func `updates are those of the rule`() {
    let worlds = ModelWorlds(sections: 2, items: 1, sectionIDs: 2, itemIDs: 1, contents: 2).all
    for old in worlds {
      for new in worlds {
        let updates = byID.updates(from: old, to: new)
        let isSame =
          updates.difference == old.updates(to: new).difference && updates.old == old
          && updates.data == new
        if !isSame { Issue.record("\(old) to \(new): \(updates)") }
      }
    }
    let items = [[ModelItem(id: 1)]]
    let changed = [[ModelItem(id: 1, content: 1)]]
    let values = ListComparison<[ModelItem]>(by: ByValue.self)
    // Items that are only identifiable count as changed.
    struct Photo: Identifiable {
      let id: Int
      var pixels: [Int] = []
    }
    let photos = ListComparison<[Photo]>(by: ByIdentifierAlone.self).updates(
      from: [[Photo(id: 1, pixels: [0]), Photo(id: 2, pixels: [0])]],
      to: [[Photo(id: 2, pixels: [0]), Photo(id: 3)]])
    #expect(
      [values.updates(from: items, to: changed).description, photos.description] == [
        "items: delete 0.0, insert 0.0", "items: delete 0.0, insert 0.1, reconfigure 0.1",
      ])
  }

  // MARK: Off the actor

  @Test func `updates that are awaited are the same`() async {
    let old = [Array(0..<20_000)]
    let new = [Array(old[0].reversed())]
    let updates = await byValue.concurrentUpdates(from: old, to: new)
    let few = await byValue.concurrentUpdates(from: [[1]], to: [[2]])
    #expect((updates.difference.movedItems.count, few.count) == (19_999, 2))
  }

  /// An item that records whether it was compared on the main actor.
  struct Witness: Identifiable, Equatable {
    static let wasOnMainActor = Locked<Set<Bool>>([])

    let id: Int
    let value: Int

    static func == (first: Witness, second: Witness) -> Bool {
      wasOnMainActor.withLock { _ = $0.insert(MainQueue.isCurrent) }
      return first.value == second.value
    }
  }

  @MainActor
  @Test func `more than 5,000 items are compared off the main actor, fewer on it`() async {
    let comparison = ListComparison<[Witness]>(by: ByIdentifier.self)
    func updates(_ count: Int) async -> Set<Bool> {
      Witness.wasOnMainActor.withLock { $0 = [] }
      let old = [(0..<count / 2).map { Witness(id: $0, value: 0) }]
      let new = [(0..<count - count / 2).map { Witness(id: $0, value: 1) }]
      let updates = await comparison.concurrentUpdates(from: old, to: new)
      #expect(updates.difference.changedItems.count == count / 2)
      return Witness.wasOnMainActor.withLock { $0 }
    }
    for (count, isOnMain) in [(20_000, false), (5_001, false), (5_000, true), (10, true)] {
      let found = await updates(count)
      #expect(found == [isOnMain], "\(count) items")
    }
  }

  // MARK: Selection

  @Test func `what lost its selection is selected where it is now`() {
    let updates = byValue.updates(from: [[1, 2, 3], [4]], to: [[4, 3], [2, 5]])
    // 1 is gone; 2, 3 and 4 stand at 1.0, 0.1 and 0.0.
    let cases: [(before: [IndexPath], now: [IndexPath], missing: [IndexPath])] = [
      ([[0, 0], [0, 1], [0, 2], [1, 0]], [], [[0, 0], [0, 1], [1, 0]]),
      ([[0, 1], [0, 2]], [[0, 1]], [[1, 0]]),
      ([[0, 1], [0, 2]], [[0, 1], [1, 0]], []),
      // A selection of another item, or out of range, takes nothing away.
      ([[0, 1]], [[1, 1], [9, 9], [0]], [[1, 0]]),
      ([[9, 9], [0, 3], [0]], [], []),
      ([], [], []),
    ]
    let found = cases.map {
      byValue.reselection(of: $0.before, from: updates.old, to: updates.data, selected: $0.now)
    }
    #expect(found == cases.map(\.missing))
    // Of items with one identifier the first is selected, once.
    let twins = byValue.updates(from: [[7, 7]], to: [[1], [7, 7]])
    #expect(
      byValue.reselection(of: [[0, 0], [0, 1]], from: twins.old, to: twins.data, selected: [])
        == [[1, 0]])
  }

  /// Numbers by their value, and how many of them were asked for it.
  enum CountedRule: ListIdentity {
    static let asked = Locked(0)

    static func id(of element: Int) -> Int {
      asked.withLock { $0 += 1 }
      return element
    }
    static func hasSameContent(_ old: Int, _ new: Int) -> Bool { true }
  }

  @Test func `a selection that was kept is not searched for, and a search has an end`() {
    let comparison = ListComparison<[Int]>(by: CountedRule.self)
    let updates = comparison.updates(from: [[1, 2]], to: [[2], [1], Array(3..<1_000)])
    func asked(_ selected: [IndexPath]) -> Int {
      CountedRule.asked.withLock { $0 = 0 }
      _ = comparison.reselection(
        of: [[0, 0], [0, 1]], from: updates.old, to: updates.data, selected: selected)
      return CountedRule.asked.withLock { $0 }
    }
    #expect((asked([[0, 0], [1, 0]]), asked([])) == (4, 4))
  }

  // MARK: Recording

  @MainActor @Test func `updates are recorded by the rule`() {
    let recorder = UpdateRecorder()
    let old = [Section(id: "x", [ModelItem(id: 5), ModelItem(id: 6)])]
    let new = [Section(id: "x", [ModelItem(id: 6, content: 1)])]
    byID.record(byID.updates(from: old, to: new), in: recorder)
    #expect(
      recorder.recordings.map(\.description) == [
        """
        before a[0 1]
        items: delete 0.0, reconfigure 0.1
        after a[1']
        """
      ])
  }
}
