import Foundation
import ListData
import Testing

@MainActor struct ListUpdatesPerformTests {
  private let target = LoggingTarget()
  private let list = ToldList()
  /// Deletes and inserts: four changes.
  private let updates = [["a", "b"]].updates(to: [["c", "d"]])
  /// Sections change their order, and then items change.
  private let batches = [Section(id: 0, ["a"]), Section(id: 1, ["b"])]
    .updates(to: [Section(id: 1, ["b", "c"]), Section(id: 0, ["a"])])

  // MARK: Within another update

  @Test func `a hold keeps the data, and sets the newest when it ends, or leaves it to an update`()
  {
    var data = [["a", "b"]]
    let release = target.holdUpdates()
    var seen: [[[String]]] = []
    for end in UpdateEnd.allCases { target.whenUpdated(end) { seen.append(data) } }
    let outcomes = [
      updates.perform(on: target) { data = $0 },
      target.reload(for: .notComparable) { data = [["e"]] },
    ]
    #expect(
      (outcomes, data, target.log) == (
        [.reloaded(.updating), .reloaded(.updating)], [["a", "b"]], []
      ))
    for _ in 0..<2 {
      release()
      #expect(data == [["e"]] && target.log == ["reload"])
    }
    #expect(seen == [[["a", "b"]], [["e"]], [["e"]]])
    var wasReloaded: [Bool] = []
    var isReloaded = false
    updates.perform(on: target) { _ in
      let release = target.holdUpdates()
      target.whenUpdated(.ofUpdate) { isReloaded = true }
      release()
      wasReloaded.append(isReloaded)
    }
    #expect(wasReloaded + [isReloaded] == [false, true])
  }

  @Test func `data that is set within an update is there at once, and in the end`() {
    var data = [["a", "b"]]
    var inner: ListUpdatesOutcome?
    let outcome = updates.perform(on: target) {
      data = $0
      if inner != nil { return }
      inner = .superseded
      inner = [["c", "d"]].updates(to: [["e"]]).perform(on: target) { data = $0 }
      #expect(data == [["e"]])
    }
    #expect(
      ([inner, outcome], data, target.log.last) == (
        [.reloaded(.updating), .reloaded(.updating)], [["e"]], "reload"
      ))
  }

  @Test func `data that is completed between two batches is that after the last one`() {
    var data: [Section<String>] = []
    target.afterBatch = { [target] in
      target.completeData()
      target.completeData()
    }
    #expect(batches.perform(on: target) { data = $0 } == .reloaded(.updating))
    #expect(
      (data, ["begin", "reload"].map { step in target.log.count { $0 == step } }) == (
        batches.data, [1, 1]
      ))
    // After the last batch there is nothing to complete.
    #expect(updates.perform(on: target) { _ in } == .updated(batches: 1))
    target.completeData()
    #expect(target.log.count { $0 == "reload" } == 1)
  }

  @Test func `a reload has the view's own reason if it has one`() {
    target.shownList = list
    let reasons = [nil, ListUpdatesOutcome.Reason.noWindow].map { reason in
      list.reloadReason = reason
      return target.reload(for: .notComparable) {}
    }
    #expect(reasons == [.reloaded(.notComparable), .reloaded(.noWindow)])
    // It is one for updates, too.
    var data: [[String]] = []
    target.log = []
    #expect(updates.perform(on: target, limit: 0) { data = $0 } == .reloaded(.noWindow))
    #expect(target.log == ["reload"] && data == [["c", "d"]])
  }

  // MARK: Without a shown list

  @Test func `a custom target receives each change, with index paths before and after its batch`() {
    let old = [["a", "b"], ["c"]]
    #expect(old.updates(to: [["b", "a"]]).perform(on: target) == .updated(batches: 1))
    #expect(target.log == ["begin", "delete [1]", "move 0.1 0.0", "end"])
    #expect(
      (old.updates(to: old).perform(on: target), target.log.count) == (.updated(batches: 0), 4))
  }

  @Test func `all kinds of changes reach the target`() {
    struct Item: Identifiable, Equatable {
      let id: Int
      var text = ""
    }
    func section(_ id: Int, _ items: [Item], title: String? = nil) -> Section<Item> {
      Section(id: id, items, headerTitle: title)
    }
    let old = [
      section(0, [Item(id: 1), Item(id: 2), Item(id: 3)]), section(1, []), section(2, []),
    ]
    let new = [
      section(3, []), section(2, [], title: "2"),
      section(0, [Item(id: 3, text: "new"), Item(id: 1, text: "new"), Item(id: 4)]),
    ]
    let updates = old.updates(to: new)
    var shown: [[Section<Item>]] = []
    #expect(updates.perform(on: target) { shown.append($0) } == .updated(batches: 3))
    #expect(
      target.log == [
        "begin", "delete [1]", "move [2] [1]", "insert [0]", "end",
        "begin", "reconfigure 2.0", "delete 2.1", "insert 2.2", "move 2.2 2.0", "end",
        "begin", "reconfigure 2.0", "reload [1]", "end",
      ])
    #expect(shown == updates.batches.map(\.data))
  }

  @Test func `a target without a shown list, or with one that reports nothing, isn't checked`() {
    final class Silent: ShownList {}
    let silent = Silent()
    let outcomes =
      [nil, silent].map { list in
        target.shownList = list
        return updates.perform(on: target) { _ in }
      } + [updates.perform(on: target)]
    #expect(
      (outcomes, target.log.contains("reload")) == (
        Array(repeating: .updated(batches: 1), count: 3), false
      ))
    #expect(
      (silent.reloadReason, [silent.shownCounts, silent.dataSourceCounts]) == (nil, [nil, nil]))
    #expect(
      (silent.selectedItems, silent.anchorItems, silent.selectsMultipleItems) == ([], [], false))
    #expect(
      (silent.position(ofItemAt: [0, 0]).y, ObjectIdentifier(silent.updatedView)) == (
        0, ObjectIdentifier(silent)
      ))
  }

  @Test func `data is set also when nothing differs, and the target is left alone`() {
    struct Named: Identifiable, Equatable {
      let id: Int
      var note = ""
      static func == (first: Named, second: Named) -> Bool { first.id == second.id }
    }
    var data = [[Named(id: 1)]]
    let updates = data.updates(to: [[Named(id: 1, note: "new")]])
    target.shownList = list
    list.reloadReason = .noWindow
    #expect(updates.perform(on: target, limit: 0) { data = $0 } == .updated(batches: 0))
    #expect(data[0][0].note == "new" && target.log == [])
  }

  // MARK: Reloads

  @Test func `as many changes as the limit are performed, one more is a reload`() {
    var data: [[String]] = []
    #expect(updates.count == 4)
    #expect(updates.perform(on: target, limit: 4) { data = $0 } == .updated(batches: 1))
    #expect(target.log.first == "begin")
    target.log = []
    data = []
    let outcomes = [
      updates.perform(on: target, limit: 3) { data = $0 }, updates.perform(on: target, limit: 0),
    ]
    #expect(
      outcomes
        == [.reloaded(.tooManyChanges(4, limit: 3)), .reloaded(.tooManyChanges(4, limit: 0))])
    #expect(target.log == ["reload", "reload"] && data == [["c", "d"]])
  }

  @Test func `a list that shows other counts is reloaded, before anything is changed`() {
    target.shownList = list
    list.counts = { [3] }
    var data: [[String]] = []
    #expect(
      updates.perform(on: target) { data = $0 } == .reloaded(.shownCounts([3], expected: [2])))
    #expect(target.log == ["reload"] && data == [["c", "d"]])
    // So is one whose data source has other counts.
    (list.counts, list.sourceCounts, target.log) = ({ nil }, { [9] }, [])
    #expect(
      (updates.perform(on: target) { _ in }, target.log) == (
        .reloaded(.dataSourceCounts([9], expected: [2])), ["reload"]
      ))
    (list.counts, list.sourceCounts) = ({ [2] }, { nil })
    #expect(updates.perform(on: target) { _ in } == .updated(batches: 1))
    // Counts are compared before each batch. The sections have changed their order, and the view
    // shows an item more in the first of them.
    var shown = [1, 1]
    list.counts = { shown }
    var sections: [Section<String>] = []
    #expect(batches.perform(on: target) { sections = $0 } == .updated(batches: 2))
    target.afterBatch = { shown = [7] }
    #expect(
      batches.perform(on: target) { sections = $0 }
        == .reloaded(.shownCounts([7], expected: [1, 1])))
    #expect(sections == batches.data && target.log.last == "reload")
  }

  @Test func `a data source with other counts within a batch cancels it`() {
    target.shownList = list
    let updates = [["a", "b"]].updates(to: [["a"]])
    var steps: [[[String]]] = []
    list.sourceCounts = { [2] }
    #expect(
      updates.perform(on: target) { steps.append($0) }
        == .reloaded(.dataSourceCounts([2], expected: [1])))
    // Nothing is changed in the batch; the data before it is set again, and the new data for the
    // reload.
    #expect(
      (target.log, steps) == (["begin", "end", "reload"], [[["a"]], [["a", "b"]], [["a"]]]))
  }

  @Test func `data that is set already has to be that of a single batch`() {
    target.shownList = list
    #expect(
      (batches.perform(on: target), target.log) == (.reloaded(.noDataBetweenBatches), ["reload"]))
    let next = [["a"]].updates(to: [["a", "b", "c"]])
    let outcomes = [(updates, 5), (next, 3)].map { updates, count in
      list.sourceCounts = { [count] }
      return updates.perform(on: target)
    }
    // The second data source shows the new data from the start.
    #expect(
      outcomes == [.reloaded(.dataSourceCounts([5], expected: [2])), .updated(batches: 1)])
  }

  // MARK: Updates within updates

  /// Performs updates of one target within an update of another.
  private func nested(_ inner: LoggingTarget) -> (ListUpdatesOutcome?, [[String]]) {
    var outcome: ListUpdatesOutcome?
    var data: [[String]] = []
    let next = [["c", "d"]].updates(to: [["e"]])
    updates.perform(on: target) {
      data = $0
      if outcome == nil { outcome = next.perform(on: inner) { data = $0 } }
    }
    return (outcome, data)
  }

  @Test func `updates within an update of the same target are one reload after it`() {
    let (outcome, data) = nested(target)
    #expect(outcome == .reloaded(.updating) && data == [["e"]])
    #expect(target.log == ["begin", "delete 0.0 0.1", "insert 0.0 0.1", "end", "reload"])
    #expect(updates.perform(on: target) == .updated(batches: 1))
    var last: [[String]] = []
    var inner = [["e"], ["f"]]
    var outcomes: [ListUpdatesOutcome] = []
    updates.perform(on: target) {
      last = $0
      while !inner.isEmpty {
        let next = [["c", "d"]].updates(to: [inner.removeFirst()])
        outcomes.append(next.perform(on: target) { last = $0 })
      }
    }
    #expect(last == [["f"]] && outcomes == [.reloaded(.updating), .reloaded(.updating)])
    #expect(target.log.suffix(2) == ["end", "reload"])
  }

  @Test(arguments: [false, true])
  func `items that need other cells are left to the reload for newer data`(isNewer: Bool) {
    struct Item: Identifiable, Equatable {
      let id: Int
      var text = ""
    }
    target.shownList = list
    list.needsNewCells = true
    let updates = [[Item(id: 1)]].updates(to: [[Item(id: 1, text: "new")]])
    var isSet = false
    updates.perform(on: target) { _ in
      if isNewer, !isSet {
        isSet = true
        #expect(target.reload(for: .notComparable) {} == .reloaded(.updating))
      }
    }
    #expect((list.reloaded, target.log.contains("reload")) == ((isNewer ? [] : [[0, 0]]), isNewer))
  }

  @Test func `two targets of one view are one, and an update of another view is performed`() {
    let other = LoggingTarget()
    (target.shownList, other.shownList) = (list, ToldList())
    #expect(
      (nested(other).0, other.log.first, target.log.contains("reload")) == (
        .updated(batches: 1), "begin", false
      ))
    let (view, otherList) = (LoggingTarget(), ToldList())
    (other.shownList, other.log) = (otherList, [])
    (list.view, otherList.view) = (view, view)
    // A target that is the view itself, and has no list, is that view too.
    #expect(
      ([nested(other).0, nested(view).0], other.log) == (
        [.reloaded(.updating), .reloaded(.updating)], ["reload"]
      ))
  }

  // MARK: The scroll position

  @Test func `the first visible item that is left keeps its place on screen, again if it moves`() {
    target.shownList = list
    list.anchorItems = [[0, 0], [0, 2], [0, 1]]
    var isNew = false
    list.positions = { path in
      CGPoint(x: Double(path[0]), y: Double(path[1]) * (isNew ? 50 : 40))
    }
    [["a", "b", "c"]].updates(to: [["x", "y", "z", "b", "c"]]).perform(on: target) { _ in
      isNew = true
    }
    // "a" is gone; "c" was at 80, and is at 200. It could be that the items measured undid a step.
    #expect(list.scrolled.map(\.y) == [120, 120])
    let lower = ToldList()
    target.shownList = lower
    lower.anchorItems = [[0, 1]]
    isNew = false
    lower.positions = { _ in
      // The items that come into view are higher than estimated, and then lower.
      CGPoint(x: 0, y: isNew ? [120, 120, 70, 40][lower.scrolled.count] : 40)
    }
    [["a", "b"]].updates(to: [["x", "y", "a", "b"]]).perform(on: target) { _ in isNew = true }
    #expect(lower.scrolled.map(\.y) == [80, 80, 30])
  }

  @Test func `a reload keeps the place on screen, too, and a list with an obstacle has none`() {
    target.shownList = list
    list.anchorItems = [[0, 1]]
    list.positions = { CGPoint(x: 0, y: Double($0[1])) }
    let updates = [["a", "b"]].updates(to: [["x", "a", "b"]])
    updates.perform(on: target, limit: 0) { _ in }
    #expect(list.scrolled.map(\.y) == [1, 1])
    list.reloadReason = .noWindow
    updates.perform(on: target) { _ in }
    #expect(list.scrolled.count == 2)
  }
}
