import DiffModel
import Foundation
import ListData
import TestSupport
import Testing

/// Updates between lists; `DiffModelCheck` proves many more than these.
@Suite(.timeLimit(.minutes(30))) struct ListUpdatesTests {
  private func world(_ text: String) throws -> ModelWorld {
    try UpdateRecording("before \(text)\nafter").before.map { recorded in
      var section = Section(
        recorded.items.map { ModelItem(id: $0.id, content: $0.content) },
        headerTitle: recorded.headerTitle)
      section.id = recorded.id
      return section
    }
  }

  @Test(arguments: [
    ("a[0 1]", "a[0 1]", "no change"),
    ("a[0 1]", "a[1 0 2]", "items: insert 0.2, move 0.1→0.0"),
    ("a[0 1]", "a[0' 1]", "items: reconfigure 0.0"),
    ("a[0 1]", "a[1 0']", "items: move 0.1→0.0, reconfigure 0.0"),
    ("a[0] b[1]", "b[1] a[0]", "sections: move section 1→0"),
    ("a[0] b[1]", "b[1]", "sections: delete section 0"),
    ("a[0] b[1]", "c[2] b[3]", "items: delete section 0, insert section 0, delete 1.0, insert 1.0"),
    (
      "a[0] b[1]", "b[1 2] a[0']",
      "sections: move section 1→0\nitems: insert 0.1, reconfigure 1.0"
    ),
    ("a[0]", "a'[0]", "titles: reload section 0"),
    (
      "a[0] b[1]", "b'[1] a[]",
      "sections: move section 1→0\nitems: delete 1.0\ntitles: reload section 0"
    ),
    // What moved and changed is reconfigured where it is then, unless its section is reloaded.
    ("a[0 1 2]", "a[2' 0' 1]", "items: move 0.2→0.0, reconfigure 0.0\nitems: reconfigure 0.0"),
    (
      "a[0 1] b[2]", "a[0] b'[1' 2]",
      "items: move 0.1→1.0\ntitles: reload section 1"
    ),
  ]) func `batches in order`(old: String, new: String, plan: String) throws {
    let updates = try world(old).updates(to: world(new))
    #expect(updates.description == plan)
    #expect(try UpdatesProof.fault(from: world(old), to: world(new)) == nil)
  }

  @Test func `data between the batches has the sections in their places and the old items`() throws
  {
    let updates = try world("a[0] b[1] c[2]").updates(to: world("b[1 3] a[0] d[4]"))
    let data = try ["a[0] b[1] c[2]", "b[1] a[0] d[4]", "b[1 3] a[0] d[4]"].map(world)
    #expect(
      (updates.batches.map(\.old), updates.batches.map(\.data)) == (
        [data[0], data[1]], [data[1], data[2]]
      ))
  }

  @Test func `arrays that did not change are shared`() {
    let old = (0..<10).map { section in (0..<100).map { section * 100 + $0 } }
    let new = Array(old.reversed())
    func address(_ items: [Int]) -> UnsafePointer<Int>? {
      items.withUnsafeBufferPointer(\.baseAddress)
    }
    var changed = [Section(id: 0, old[0]), Section(id: 1, old[1])]
    changed[1].items.append(7)
    let updates = [Section(id: 1, old[1]), Section(id: 0, old[0])].updates(to: changed)
    #expect(
      (address(updates.batches[0].data[0].items), old.updates(to: new).batches.first?.data.count)
        == (address(old[0]), 10))
  }

  @Test func `a section is recognized by its identifier, or its id, or its position`() {
    struct Album: SectionInfo, Identifiable {
      let id: Int
      let items: [String]
    }
    let albums = [Album(id: 1, items: ["a"]), Album(id: 2, items: ["b"])]
    let mixed = [Section(id: "a", [1]), Section([2]), Section([3])]
    let plans = [
      [[1], [2]].updates(to: [[1], [3], [2]]).description,
      [[1], [2]].updates(to: [[1], [3]]).description,
      mixed.updates(to: [mixed[1], mixed[2]]).description,
      albums.updates(to: [albums[1], albums[0]]).description,
    ]
    #expect(
      plans.joined(separator: "\n") == """
        items: insert section 2, delete 1.0, insert 1.0
        items: delete 1.0, insert 1.0
        sections: delete section 0
        sections: move section 1→0
        """)
  }

  @Test func `duplicates are numbered`() {
    let old = [["a", "b"]]
    #expect(old.updates(to: [["a", "b", "a"]]).description == "items: insert 0.2")
    #expect([["a", "c", "a"], ["c"]].duplicateIdentifiers.map(\.id) == ["a", "c"])
  }

  @Test func `all pairs of small lists`() async throws {
    let check = try await onOwnThread {
      var check = DiffCheck()
      check.tryAll(
        from: ModelWorlds(sections: 2, items: 1, sectionIDs: 2, itemIDs: 1).all,
        to: ModelWorlds(sections: 2, items: 1, sectionIDs: 2, itemIDs: 1, contents: 2).all)
      return check
    }
    #expect(check.pairs == 21 * 43 && check.faults == [])
  }

  @Test(arguments: Walk.seeds(1))
  func `larger random lists`(seed: UInt64) async throws {
    let check = try await onOwnThread {
      var check = DiffCheck()
      check.tryRandom(
        200, of: ModelWorlds(sections: 5, items: 12, sectionIDs: 7, itemIDs: 40, contents: 2),
        seed: seed)
      check.tryRandom(
        10, of: ModelWorlds(sections: 3, items: 150, sectionIDs: 3, itemIDs: 9, contents: 2),
        seed: seed)
      return check
    }
    #expect(check.faults == [])
  }

  @Test func `where an item is after updates`() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      let worlds = (0..<2).map { _ in unique(&generator) }
      let updates = worlds[0].updates(to: worlds[1])
      let sections = Dictionary(
        uniqueKeysWithValues: worlds[1].enumerated().map { ($1.id, $0) })
      for (section, items) in worlds[0].enumerated() {
        let places = updates.difference.newPlaces(
          of: items.items.indices.map { ListPlace(section: section, item: $0) },
          oldSectionCount: worlds[0].count, newSectionCount: worlds[1].count)
        for (item, object) in items.items.enumerated() {
          var wanted: IndexPath?
          for (target, others) in worlds[1].enumerated() {
            // Only an item whose sections stay is followed.
            guard sections[items.id] != nil, worlds[0].contains(where: { $0.id == others.id }),
              let index = others.items.firstIndex(where: { $0.id == object.id })
            else { continue }
            wanted = [target, index]
          }
          let found = [updates.newIndexPath(of: [section, item]), places[item]?.indexPath]
          #expect(found == [wanted, wanted], "\(updates)")
        }
      }
      #expect([[9, 9], [-1, 0]].map(updates.newIndexPath(of:)) == [nil, nil])
    }
  }

  /// A list in which each identifier stands once.
  private func unique(_ generator: inout SeededGenerator) -> ModelWorld {
    var ids = Array(0..<12).shuffled(using: &generator)
    return (0..<4).shuffled(using: &generator).prefix(Int.random(in: 0...4, using: &generator)).map
    {
      let count = Int.random(in: 0...4, using: &generator)
      let items = ids.prefix(count).map { ModelItem(id: $0) }
      ids.removeFirst(min(count, ids.count))
      return Section(id: $0, items)
    }
  }
}
