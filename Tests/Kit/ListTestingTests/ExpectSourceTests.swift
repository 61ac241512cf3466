import ListTesting
import Testing

private struct Chore: Identifiable, Hashable {
  let id: Int
  var room = "Field"
  var title: String
  var isDone = false
}

private typealias Rooms = [ListSection<Chore>]

/// A right source of chores, whose parts the sources below replace by wrong ones.
@MainActor private class RoomSource: FetchedResultsSource {
  final class Snapshot {
    let rooms: Rooms

    init(_ rooms: Rooms) { self.rooms = rooms }
  }

  struct Failure: Error, Equatable {}

  var onChange: (() -> Void)?
  var rooms = [
    ListSection(
      id: "Field", [Chore(id: 1, title: "Sow"), Chore(id: 2, title: "Reap")], headerTitle: "Field"),
    ListSection(id: "House", [Chore(id: 3, title: "Bake")], headerTitle: "House"),
  ]

  required init() {}

  func fetch() throws -> FetchedResults<Chore> { results(of: rooms) }

  func changes(since shown: FetchedResults<Chore>) throws -> FetchedChanges<Chore>? {
    let updates = rooms(of: shown).updates(to: rooms)
    if updates.isEmpty { return nil }
    return FetchedChanges(to: results(of: rooms), difference: difference(of: updates))
  }

  func difference(of updates: ListUpdates<ListSection<Chore>>) -> ListDifference {
    updates.difference
  }

  func indexPath(of chore: Chore, in results: FetchedResults<Chore>) -> IndexPath? {
    indexPath(of: chore, in: rooms(of: results))
  }

  func indexPath(of chore: Chore, in rooms: Rooms) -> IndexPath? {
    for (section, room) in rooms.enumerated() {
      if let row = room.items.firstIndex(where: { $0.id == chore.id }) { return [section, row] }
    }
    return nil
  }

  func rooms(of results: FetchedResults<Chore>) -> Rooms {
    (results.snapshot as? Snapshot)?.rooms ?? []
  }

  func results(of rooms: Rooms) -> FetchedResults<Chore> {
    FetchedResults(
      sections: rooms.count, snapshot: Snapshot(rooms), name: { rooms[$0].headerTitle },
      indexTitle: { rooms[$0].indexTitle }, itemCount: { rooms[$0].items.count },
      object: { rooms[$0].items[$1] })
  }

  func edit(_ change: (inout Rooms) -> Void) {
    change(&rooms)
    onChange?()
  }
}

// MARK: Sources that differ, and are right

private final class AnxiousSource: RoomSource {
  override func difference(of updates: ListUpdates<ListSection<Chore>>) -> ListDifference {
    var difference = updates.difference
    difference.changedItems = updates.old.indices.flatMap { section in
      updates.old[section].items.indices.compactMap { row in
        let place = ListPlace(section: section, item: row)
        return difference.newPlace(
          of: place, oldSectionCount: updates.old.count, newSectionCount: updates.data.count
        ).map { ListChange(from: place, to: $0) }
      }
    }
    return difference
  }
}

private final class ReplacingSource: RoomSource {
  override func difference(of updates: ListUpdates<ListSection<Chore>>) -> ListDifference {
    var difference = updates.difference
    let moves = difference.movedItems
    difference.changedItems.removeAll(where: moves.contains)
    difference.deletedItems += moves.map(\.from)
    difference.insertedItems += moves.map(\.to)
    difference.movedItems = []
    return difference
  }
}

private final class LateSource: RoomSource {
  override func edit(_ change: (inout Rooms) -> Void) {
    change(&rooms)
    Task { onChange?() }
  }
}

/// A source that only reads a change when it announces it.
private final class LaterSource: RoomSource {
  private var newest: Rooms?

  override func edit(_ change: (inout Rooms) -> Void) {
    var rooms = newest ?? rooms
    change(&rooms)
    newest = rooms
  }

  func read() async {
    await Task.yield()
    rooms = newest ?? rooms
    onChange?()
  }
}

/// A source whose newest results may have the content of the shown ones, as in Core Data.
private final class ComparingSource: RoomSource {
  private var newest: Snapshot?

  override func edit(_ change: (inout Rooms) -> Void) {
    newest = nil
    super.edit(change)
  }

  override func changes(
    since shown: FetchedResults<Chore>
  ) throws -> FetchedChanges<Chore>? {
    if let newest, shown.snapshot === newest { return nil }
    let changes = FetchedChanges(
      to: results(of: rooms),
      difference: rooms(of: shown).updates(to: rooms).difference)
    newest = changes.results.snapshot as? Snapshot
    return changes
  }
}

/// A source that announces a change when it is asked for changes, as in Core Data.
private final class AskedSource: RoomSource {
  private var isAnnounced = true

  override func edit(_ change: (inout Rooms) -> Void) {
    change(&rooms)
    isAnnounced = false
  }

  override func changes(
    since shown: FetchedResults<Chore>
  ) throws -> FetchedChanges<Chore>? {
    if !isAnnounced {
      isAnnounced = true
      onChange?()
    }
    return try super.changes(since: shown)
  }
}

// MARK: Wrong differences

private final class MisreportingSource: RoomSource {
  var misreport: (inout ListDifference) -> Void = { _ in }

  override func difference(of updates: ListUpdates<ListSection<Chore>>) -> ListDifference {
    var difference = updates.difference
    misreport(&difference)
    return difference
  }
}

// MARK: Wrong results

private final class OmittingSource: RoomSource {
  override func changes(
    since shown: FetchedResults<Chore>
  ) throws -> FetchedChanges<Chore>? {
    var newest = rooms
    newest[0].items.removeAll(where: \.isDone)
    let updates = rooms(of: shown).updates(to: newest)
    if updates.isEmpty { return nil }
    return FetchedChanges(to: results(of: newest), difference: updates.difference)
  }
}

/// A source whose results aren't snapshots.
private class LiveSource: RoomSource {
  override func results(of rooms: Rooms) -> FetchedResults<Chore> {
    FetchedResults(
      sections: rooms.count, snapshot: Snapshot(rooms),
      name: { section in MainActor.assumeIsolated { self.rooms[section].headerTitle } },
      indexTitle: { section in MainActor.assumeIsolated { self.rooms[section].indexTitle } },
      itemCount: { section in MainActor.assumeIsolated { self.rooms[section].items.count } },
      object: { section, row in
        MainActor.assumeIsolated { self.rooms[section].items[row] }
      })
  }
}

/// A source that compares the newest objects with what results have become.
private final class ForgetfulSource: LiveSource {
  override func rooms(of results: FetchedResults<Chore>) -> Rooms { rooms }
}

private final class FickleSource: RoomSource {
  private var count = 0

  override func fetch() throws -> FetchedResults<Chore> {
    count += 1
    var rooms = rooms
    if count.isMultiple(of: 2) { rooms[0].items.reverse() }
    return results(of: rooms)
  }
}

private final class CountingSource: RoomSource {
  override func results(of rooms: Rooms) -> FetchedResults<Chore> {
    FetchedResults(
      sections: rooms.count, snapshot: Snapshot(rooms), name: { rooms[$0].headerTitle },
      itemCount: { rooms[$0].items.count + $0 },
      object: { rooms[$0].items.indices.contains($1) ? rooms[$0].items[$1] : nil })
  }
}

private final class NamelessSource: RoomSource {
  override func results(of rooms: Rooms) -> FetchedResults<Chore> {
    FetchedResults(
      sections: rooms.count, snapshot: Snapshot(rooms), name: { _ in nil },
      itemCount: { rooms[$0].items.count }, object: { rooms[$0].items[$1] })
  }
}

// MARK: Wrong announcements and index paths

private final class DenyingSource: RoomSource {
  override func changes(
    since shown: FetchedResults<Chore>
  ) throws -> FetchedChanges<Chore>? { nil }
}

private final class EndlessSource: RoomSource {
  override func changes(
    since shown: FetchedResults<Chore>
  ) throws -> FetchedChanges<Chore>? {
    let updates = rooms(of: shown).updates(to: rooms)
    return FetchedChanges(to: results(of: rooms), difference: updates.difference)
  }
}

private final class SilentSource: RoomSource {
  override func edit(_ change: (inout Rooms) -> Void) { change(&rooms) }
}

private final class EarlySource: RoomSource {
  override func edit(_ change: (inout Rooms) -> Void) {
    onChange?()
    change(&rooms)
  }
}

private final class FailingSource: RoomSource {
  override func fetch() throws -> FetchedResults<Chore> {
    guard rooms[0].items.count == 2 else { throw Failure() }
    return try super.fetch()
  }
}

private final class BlindSource: RoomSource {
  override func indexPath(of chore: Chore, in rooms: Rooms) -> IndexPath? {
    chore.id == 3 ? nil : super.indexPath(of: chore, in: rooms)
  }
}

private final class GuessingSource: RoomSource {
  override func indexPath(of chore: Chore, in rooms: Rooms) -> IndexPath? {
    super.indexPath(of: chore, in: rooms) ?? [0, 0]
  }
}

/// A source that looks for objects in the newest results, whichever results are passed.
private final class HastySource: RoomSource {
  override func indexPath(of chore: Chore, in results: FetchedResults<Chore>) -> IndexPath? {
    indexPath(of: chore, in: rooms)
  }
}

extension InMemorySource<Chore> {
  /// Makes one change, of any kind.
  fileprivate func change(_ random: inout any RandomNumberGenerator) {
    let rooms = ["Attic", "Field", "House"]
    func id() -> Int { Int.random(in: 0..<15, using: &random) }
    func title() -> String { String("ABCDEFGH".randomElement(using: &random)!) }
    func room() -> String { rooms.randomElement(using: &random)! }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: transaction {}
    case 1: delete(id: id())
    case 2: update(id: id()) { $0.isDone.toggle() }
    case 3: update(id: id()) { $0.title = title() }
    case 4: update(id: id()) { $0.room = room() }
    case 5:
      let (old, new) = (room(), room())
      transaction {
        for id in 0..<15 where self[id]?.room == old { update(id: id) { $0.room = new } }
      }
    case 6:
      transaction {
        for _ in 0..<3 {
          upsert(Chore(id: id(), room: room(), title: title()))
          delete(id: id())
        }
      }
    default: upsert(Chore(id: id(), room: room(), title: title()))
    }
  }
}

@MainActor @Suite(.timeLimit(.minutes(30)), .expectingIssues) struct ExpectSourceTests {
  // MARK: Right sources

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `a source in memory has no fault`(seed: UInt64) async {
    func areInOrder(_ first: Chore, _ second: Chore) -> Bool {
      (first.title, first.id) < (second.title, second.id)
    }
    let sectioned = InMemorySource(
      sectionName: { (chore: Chore) in chore.room }, where: { $0.id != 7 }, by: areInOrder)
    await expectSource(sectioned, changes: 200, seed: seed) { sectioned.change(&$0) }
    let plain = InMemorySource(by: areInOrder)
    await expectSource(plain, changes: 200, seed: seed) { plain.change(&$0) }
  }

  @Test(arguments: [
    RoomSource.self, AnxiousSource.self, ReplacingSource.self, LateSource.self,
    ComparingSource.self,
    AskedSource.self,
  ])
  private func `a source may update and replace more than it must, and announce later`(
    type: RoomSource.Type
  ) async {
    let source = type.init()
    await expectSource(source, changes: 40, allowsEmptySections: true) { random in
      source.edit { rooms in
        let chore = Chore(id: Int.random(in: 0..<5, using: &random), title: "Sow")
        rooms[0].items.removeAll { $0.id == chore.id }
        rooms[1].items.removeAll { $0.id == chore.id }
        let room = Int.random(in: 0...1, using: &random)
        rooms[room].items.shuffle(using: &random)
        rooms[room].items.append(chore)
        rooms.swapAt(0, Int.random(in: 0...1, using: &random))
      }
    }
    #expect(source.onChange == nil)
  }

  @Test func `a section that is reloaded needs no updates of its rows`() async {
    let source = MisreportingSource()
    source.misreport = { $0.changedItems = [] }
    var count = 0
    await expectSource(source, changes: 6) { _ in
      count += 1
      source.edit {
        $0[0].headerTitle = "Field \(count)"
        $0[0].items[0].isDone.toggle()
      }
    }
  }

  @Test func `a change may wait until it is read`() async {
    let source = LaterSource()
    var count = 0
    await expectSource(source, changes: 20) { _ in
      source.edit { $0[0].items.swapAt(0, 1) }
      await source.read()
      count += 1
    }
    #expect(count == 20)
  }

  @Test func `the same seed makes the same changes`() async {
    var walks: [[Int]] = []
    for seed in [1, 1, 2] as [UInt64] {
      let source = RoomSource()
      var walk: [Int] = []
      await expectSource(source, changes: 5, seed: seed) { random in
        walk.append(Int.random(in: 0..<1_000, using: &random))
        source.edit { $0[0].items.swapAt(0, 1) }
      }
      walks.append(walk)
    }
    #expect(walks[0].count == 5 && walks[0] == walks[1] && walks[0] != walks[2])
  }

  // MARK: Wrong sources

  private struct Wrong: Sendable, CustomTestStringConvertible {
    var type: RoomSource.Type = MisreportingSource.self
    let sentence: String
    let change: @Sendable (inout Rooms) -> Void
    var misreport: @Sendable (inout ListDifference) -> Void = { _ in }

    var testDescription: String { sentence }
  }

  private nonisolated static let swapped: @Sendable (inout Rooms) -> Void = {
    $0[0].items.swapAt(0, 1)
  }
  private nonisolated static let mop = Chore(id: 4, title: "Mop")
  private nonisolated static let attic = ListSection(id: "Attic", [mop], headerTitle: "Attic")

  /// Differences that don't lead to the newest results.
  private nonisolated static var incomplete: [Wrong] {
    func wrong(
      _ difference: String, missing: String, change: @escaping @Sendable (inout Rooms) -> Void,
      misreport: @escaping @Sendable (inout ListDifference) -> Void
    ) -> Wrong {
      Wrong(
        sentence:
          "The difference (\(difference)) doesn't lead to the newest results, which would still "
          + "take: \(missing). Compute it from the shown results to the newest, as `updates(to:)` "
          + "does.", change: change, misreport: misreport)
    }
    return [
      wrong(
        "no change", missing: "move 0.1→0.0", change: swapped, misreport: { $0.movedItems = [] }),
      wrong(
        "no change", missing: "insert 1.1", change: { $0[1].items.append(mop) },
        misreport: { $0.insertedItems = [] }),
      wrong(
        "insert 1.0", missing: "delete 1.1, insert 1.1", change: { $0[1].items.append(mop) },
        misreport: { $0.insertedItems = [ListPlace(section: 1, item: 0)] }),
      wrong(
        "no change", missing: "delete 0.0", change: { $0[0].items.removeFirst() },
        misreport: { $0.deletedItems = [] }),
      wrong(
        "no change", missing: "change 0.1→0.1", change: { $0[0].items[1].isDone = true },
        misreport: { $0.changedItems = [] }),
      wrong(
        "move 0.1→0.0", missing: "change 0.0→0.0",
        change: {
          $0[0].items.swapAt(0, 1)
          $0[0].items[0].isDone = true
        }, misreport: { $0.changedItems = [] }),
      wrong(
        "change 0.0→0.0", missing: "delete 0.0, insert 0.0",
        change: { $0[0].items[0] = mop },
        misreport: {
          ($0.deletedItems, $0.insertedItems) = ([], [])
          let place = ListPlace(section: 0, item: 0)
          $0.changedItems = [ListChange(from: place, to: place)]
        }),
      wrong(
        "no change", missing: "insert section 2", change: { $0.append(attic) },
        misreport: { $0.insertedSections = [] }),
      wrong(
        "no change", missing: "delete section 1", change: { $0.removeLast() },
        misreport: { $0.deletedSections = [] }),
      wrong(
        "no change", missing: "move section 1→0", change: { $0.swapAt(0, 1) },
        misreport: { $0.movedSections = [] }),
      wrong(
        "no change", missing: "change section 1→1", change: { $0[1].indexTitle = "h" },
        misreport: { $0.changedSections = [] }),
    ]
  }

  /// Differences that no view can perform.
  private nonisolated static var invalid: [Wrong] {
    func wrong(
      _ difference: String, change: @escaping @Sendable (inout Rooms) -> Void,
      misreport: @escaping @Sendable (inout ListDifference) -> Void
    ) -> Wrong {
      Wrong(
        sentence:
          "The difference (\(difference)) can't be performed: a section or a row doesn't exist, is "
          + "named twice, becomes another one, or is in a section that is deleted or inserted as a "
          + "whole. Name each change once, with its places in the shown and in the newest results.",
        change: change, misreport: misreport)
    }
    let (first, ninth) = (ListPlace(section: 0, item: 0), ListPlace(section: 0, item: 9))
    return [
      wrong(
        "delete 0.0, delete 0.0", change: { $0[0].items.removeFirst() },
        misreport: { $0.deletedItems += $0.deletedItems }),
      wrong(
        "delete 0.9", change: { $0[0].items.removeFirst() },
        misreport: { $0.deletedItems = [ninth] }),
      wrong(
        "insert 0.9", change: { $0[0].items.append(mop) }, misreport: { $0.insertedItems = [ninth] }
      ),
      wrong("insert 0.0, move 0.1→0.0", change: swapped, misreport: { $0.insertedItems = [first] }),
      wrong(
        "delete section 1, delete 1.0", change: { $0.removeLast() },
        misreport: { $0.deletedItems = [ListPlace(section: 1, item: 0)] }),
      wrong(
        "insert section 2, insert 2.0", change: { $0.append(attic) },
        misreport: { $0.insertedItems = [ListPlace(section: 2, item: 0)] }),
      wrong(
        "delete section 1, delete section 1", change: { $0.removeLast() },
        misreport: { $0.deletedSections += $0.deletedSections }),
      wrong(
        "insert section 3", change: { $0.append(attic) }, misreport: { $0.insertedSections = [3] }),
      wrong(
        "change section 2→2", change: swapped,
        misreport: {
          $0.movedItems = []
          $0.changedSections = [ListChange(from: 2, to: 2)]
        }),
      wrong(
        "change 0.9→0.9", change: { $0[0].items[0].isDone = true },
        misreport: { $0.changedItems = [ListChange(from: ninth, to: ninth)] }),
      wrong(
        "change 0.0→0.9", change: { $0[0].items[0].isDone = true },
        misreport: { $0.changedItems = [ListChange(from: first, to: ninth)] }),
    ]
  }

  /// Sources of which the first change brings the fault to light.
  private nonisolated static var wrong: [Wrong] {
    [
      Wrong(
        type: OmittingSource.self,
        sentence:
          "`changes(since:)` returned other results than `fetch()`, which would still take: "
          + "insert 0.3. Return the newest results.",
        change: {
          $0[0].items.append(mop)
          $0[0].items.append(Chore(id: 5, title: "Mow", isDone: true))
        }),
      Wrong(
        type: LiveSource.self,
        sentence: "Section 0 of the shown results changed. Have the closures of the results read "
          + "copies, which later changes don't affect.", change: swapped),
      Wrong(
        type: LiveSource.self,
        sentence: "Section 1 of the shown results changed. Have the closures of the results read "
          + "copies, which later changes don't affect.", change: { $0[1].headerTitle = "Hut" }),
      Wrong(
        type: LiveSource.self,
        sentence: "Section 1 of the shown results changed. Have the closures of the results read "
          + "copies, which later changes don't affect.", change: { $0[1].indexTitle = "h" }),
      Wrong(
        type: ForgetfulSource.self,
        sentence: "Section 0 of the shown results changed. Have the closures of the results read "
          + "copies, which later changes don't affect.", change: swapped),
      Wrong(
        type: RoomSource.self,
        sentence: "The identifier 3 appears at [0, 2] and [1, 0]. Return each object once.",
        change: { $0[0].items.append($0[1].items[0]) }),
      Wrong(
        type: RoomSource.self,
        sentence:
          "The section “House” is empty. Leave it out, or pass `allowsEmptySections: true`.",
        change: { $0[1].items = [] }),
      Wrong(
        type: RoomSource.self,
        sentence: "Two sections have the name “Field”. Lists tell sections apart by their names; "
          + "return one section.", change: { $0[1].headerTitle = "Field" }),
      Wrong(
        type: DenyingSource.self,
        sentence: "`changes(since:)` returned nil, although the results changed: move 0.1→0.0. "
          + "Compare the shown results with the newest.", change: swapped),
      Wrong(
        type: SilentSource.self,
        sentence: "`onChange` wasn't called, although the results changed: move 0.1→0.0. Call it "
          + "after each change.", change: swapped),
      Wrong(
        type: EarlySource.self,
        sentence: "`onChange` was called before the results changed: move 0.1→0.0. Call it after "
          + "the change.", change: swapped),
      Wrong(
        type: GuessingSource.self,
        sentence: "`indexPath(of:in:)` returned [0, 0] for the object “1”, and not nil. Look for "
          + "its identifier in the results that are passed.",
        change: { $0[0].items.removeFirst() }),
      Wrong(
        type: GuessingSource.self,
        sentence: "`indexPath(of:in:)` returned [0, 0] for the object “4”, and not nil. Look for "
          + "its identifier in the results that are passed.", change: { $0[0].items.append(mop) }),
      Wrong(
        type: HastySource.self,
        sentence:
          "`indexPath(of:in:)` returned [0, 1] for the object “1”, and not [0, 0]. Look for "
          + "its identifier in the results that are passed.", change: swapped),
    ]
  }

  @Test(arguments: incomplete + invalid + wrong)
  private func `a fault is named with the change that brings it to light`(wrong: Wrong) async {
    let source = wrong.type.init()
    (source as? MisreportingSource)?.misreport = wrong.misreport
    await expectIssues {
      await expectSource(source, timeout: 0) { _ in source.edit(wrong.change) }
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["Change 1 of seed 1: \(wrong.sentence)"]
    }
  }

  @Test(
    arguments: [
      (
        FickleSource.self,
        "Two fetches differ, although nothing changed: move 0.1→0.0. Sort objects that are otherwise "
          + "equal by their identifiers."
      ),
      (
        CountingSource.self,
        "The object in row 1 of section 1 is nil. Return an object for each index below the count."
      ),
      (
        NamelessSource.self,
        "Section 0 of 2 has no name. Name each section, or return a single one."
      ),
      (
        EndlessSource.self,
        "`changes(since:)` returned changes since the newest results, and a list would ask for them "
          + "forever. Return nil if nothing changed."
      ),
      (
        BlindSource.self,
        "`indexPath(of:in:)` returned nil for the object “3”, and not [1, 0]. Look for its identifier "
          + "in the results that are passed."
      ),
    ] as [(RoomSource.Type, String)])
  private func `some faults need no change`(type: RoomSource.Type, sentence: String) async {
    let source = type.init()
    await expectIssues {
      await expectSource(source) { _ in Issue.record("A change was made.") }
    } matching: { issue in
      issue.comments.map(\.rawValue) == ["Before the first change: \(sentence)"]
    }
  }

  @Test func `an error of the source or of the change is an issue`() async {
    let source = FailingSource()
    await expectIssues {
      await expectSource(source) { _ in source.edit { $0[0].items.removeFirst() } }
    } matching: { issue in
      issue.error is RoomSource.Failure
        && issue.comments.map(\.rawValue) == [
          "Change 1 of seed 1: The source or the change threw an error."
        ]
    }
    var count = 0
    let right = RoomSource()
    await expectIssues {
      await expectSource(right, seed: 7) { _ in
        count += 1
        right.edit(Self.swapped)
        if count == 3 { throw RoomSource.Failure() }
      }
    } matching: { issue in
      issue.error is RoomSource.Failure
        && issue.comments.map(\.rawValue) == [
          "Change 3 of seed 7: The source or the change threw an error."
        ]
    }
  }

  @Test(arguments: [RoomSource.self, ComparingSource.self])
  private func `changes that change nothing prove nothing`(type: RoomSource.Type) async {
    let source = type.init()
    await expectIssues {
      await expectSource(source, changes: 3) { _ in source.edit { _ in } }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "After the last change: The results have never changed. Make changes of objects that are "
          + "fetched."
      ]
    }
  }

  @Test(arguments: [(changes: 40, change: 23, found: 30), (40, 33, 40), (33, 32, 33), (40, 3, 3)])
  func `of changes in a row, the next fetch shows what is missing`(
    changes: Int, change: Int, found: Int
  ) async {
    let source = OmittingSource()
    var count = 0
    await expectIssues {
      await expectSource(source, changes: changes, timeout: 0) { _ in
        count += 1
        source.edit {
          $0[0].items.swapAt(0, 1)
          if count == change { $0[0].items.append(Chore(id: 5, title: "Mow", isDone: true)) }
        }
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "Change \(found) of seed 1: `changes(since:)` returned other results than `fetch()`, which "
          + "would still take: insert 0.2. Return the newest results."
      ]
    }
  }

  @Test func `of changes in a row, one that isn't announced is found at once`() async {
    let source = RoomSource()
    var count = 0
    await expectIssues {
      await expectSource(source, changes: 40, timeout: 0) { _ in
        count += 1
        if count == 23 {
          source.rooms[0].items.swapAt(0, 1)
        } else {
          source.edit { $0[0].items[0].isDone.toggle() }
        }
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "Change 23 of seed 1: `onChange` wasn't called, although the results changed: "
          + "move 0.1→0.0. Call it after each change."
      ]
    }
  }
}
