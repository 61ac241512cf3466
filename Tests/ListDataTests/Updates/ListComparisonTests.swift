import DiffModel
import Foundation
import ListData
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ListComparisonTests {
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
    #expect(
      values.updates(from: items, to: changed).description == "items: delete 0.0, insert 0.0")
  }

  @Test func `items that are only Identifiable count as changed`() {
    struct Photo: Identifiable {
      let id: Int
      var pixels: [Int] = []
    }
    let comparison = ListComparison<[Photo]>(by: ByIdentifierAlone.self)
    let updates = comparison.updates(
      from: [[Photo(id: 1, pixels: [0]), Photo(id: 2, pixels: [0])]],
      to: [[Photo(id: 2, pixels: [0]), Photo(id: 3)]])
    #expect(updates.description == "items: delete 0.0, insert 0.1, reconfigure 0.1")
  }

  // MARK: Off the actor

  @Test func `updates that are awaited are the same`() async {
    let old = [Array(0..<20_000)]
    let new = [Array(old[0].reversed())]
    let updates = await byValue.concurrentUpdates(from: old, to: new)
    #expect(updates.difference.movedItems.count == 19_999)
    let few = await byValue.concurrentUpdates(from: [[1]], to: [[2]])
    #expect(few.count == 2)
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
    #expect(await updates(20_000) == [false])
    #expect(await updates(5_001) == [false])
    #expect(await updates(5_000) == [true])
    #expect(await updates(10) == [true])
  }

  // MARK: Selection

  @Test func `what lost its selection is selected where it is now`() {
    let old = [[1, 2, 3], [4]]
    let new = [[4, 3], [2, 5]]
    let updates = byValue.updates(from: old, to: new)
    func reselection(_ before: [IndexPath], _ now: [IndexPath]) -> [IndexPath] {
      byValue.reselection(of: before, from: updates.old, to: updates.data, selected: now)
    }
    // 1 is gone; 2, 3 and 4 stand at 1.0, 0.1 and 0.0.
    #expect(reselection([[0, 0], [0, 1], [0, 2], [1, 0]], []) == [[0, 0], [0, 1], [1, 0]])
    #expect(reselection([[0, 1], [0, 2]], [[0, 1]]) == [[1, 0]])
    #expect(reselection([[0, 1], [0, 2]], [[0, 1], [1, 0]]) == [])
    // A selection of another item, or out of range, takes nothing away.
    #expect(reselection([[0, 1]], [[1, 1], [9, 9], [0]]) == [[1, 0]])
    #expect(reselection([[9, 9], [0, 3], [0]], []) == [])
    #expect(reselection([], []) == [])
  }

  @Test func `of items with one identifier the first is selected, once`() {
    let updates = byValue.updates(from: [[7, 7]], to: [[1], [7, 7]])
    #expect(
      byValue.reselection(
        of: [[0, 0], [0, 1]], from: updates.old, to: updates.data, selected: []) == [[1, 0]])
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
    #expect(asked([[0, 0], [1, 0]]) == 4)
    #expect(asked([]) == 4)
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
