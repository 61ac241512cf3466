import HeadlessUIKit
import TestSupport
import Testing
import UpdateModel

/// Snapshots: their operations, their words for misuse, and a naive model.
@MainActor struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  private func snapshot(_ sections: KeyValuePairs<String, [String]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test func `39: misuse has UIKit's words and changes nothing; what is there is moved`() {
    var snapshot = Snapshot()
    let raised = UIKitException.raised {
      snapshot.appendItems(["a"])
      snapshot.appendSections(["s", "t"])
      snapshot.appendItems(["a"], toSection: "s")
      snapshot.appendItems(["b"], toSection: "nowhere")
      snapshot.insertItems(["b"], beforeItem: "nothing")
      snapshot.insertItems(["b1"], afterItem: "b1")
      snapshot.insertSections(["u"], beforeSection: "nowhere")
      snapshot.insertSections(["u"], afterSection: "u")
      snapshot.moveItem("nothing", beforeItem: "a")
      snapshot.moveItem("a", afterItem: "nothing")
      snapshot.moveSection("nowhere", beforeSection: "s")
      snapshot.moveSection("s", afterSection: "nowhere")
      snapshot.reloadSections(["nowhere"])
      snapshot.reconfigureItems(["nothing"])
      _ = snapshot.numberOfItems(inSection: "nowhere")
      _ = snapshot.itemIdentifiers(inSection: "nowhere")
      snapshot.appendSections(["s", "t"])
    }
    #expect(
      raised.map(\.reason) == [
        "There are currently no sections in the data source. Please add a section first.",
        "Invalid parameter not satisfying: section != NSNotFound",
        "Invalid parameter not satisfying: section != NSNotFound",
        "Invalid update: destination for insertion operation [b1] is in the insertion identifier "
          + "list for update: [\"b1\"]",
        "Invalid parameter not satisfying: insertIndex != NSNotFound",
        "Invalid update: destination for insertion operation [u] is in the insertion identifier "
          + "list for update: [\"u\"]",
        "Invalid parameter not satisfying: fromIndex != NSNotFound",
        "Invalid parameter not satisfying: toIndex != NSNotFound",
        "Invalid parameter not satisfying: fromSection != NSNotFound",
        "Invalid parameter not satisfying: toSection != NSNotFound",
        "Attempted to reload section identifier that does not exist in the snapshot: nowhere",
        "Attempted to reconfigure item identifier that does not exist in the snapshot: nothing",
        "Section identifier was not found. You can verify the section exists by calling the "
          + "indexOfSectionIdentifier API (which has O(1) performance)",
        "Section identifier was not found. You can verify the section exists by calling the "
          + "indexOfSectionIdentifier API (which has O(1) performance)",
        "Diffable data source detected an attempt to insert or append 2 section identifiers that "
          + "already exist in the snapshot. Identifiers in a snapshot must be unique. Section "
          + "identifiers that already exist: s, t",
      ])
    #expect((snapshot.sectionIdentifiers, snapshot.itemIdentifiers) == (["s", "t"], ["a"]))
    var other = self.snapshot(["s": ["a", "c"]])
    let others = UIKitException.raised {
      other.appendItems(["b", "b"])
      other.appendItems(["a"])
      other.appendSections(["s"])
      other.reloadItems(["zz"])
    }
    #expect(
      others.map(\.reason) == [
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    b\n)}",
        "Diffable data source detected an attempt to insert or append 1 section identifier that "
          + "already exists in the snapshot. Identifiers in a snapshot must be unique. Section "
          + "identifier that already exists: s",
        "Attempted to reload item identifier that does not exist in the snapshot: zz",
      ])
    #expect(other.itemIdentifiers == ["c", "a"])
    // Of sections of which only one is there already, none is added.
    var third = self.snapshot(["s": ["a"], "t": []])
    let thirds = UIKitException.raised {
      third.appendSections(["u", "s"])
      third.insertSections(["u", "s"], beforeSection: "t")
      third.insertSections(["s", "u"], afterSection: "t")
    }
    let words = "Section identifier that already exists: s"
    let ends = thirds.map { String($0.reason.suffix(words.count)) }
    #expect(ends == [words, words, words])
    #expect(
      (third.sectionIdentifiers, third.itemIdentifiers(inSection: "s")) == (["s", "t"], ["a"]))
  }

  @Test func `marks change no identifiers, and go with what they mark or with its section`() {
    var first = snapshot(["s": ["a", "b"]])
    first.reloadItems(["a", "a"])
    first.reconfigureItems(["b"])
    first.reloadSections(["s"])
    #expect((first.sectionIdentifiers, first.itemIdentifiers) == (["s"], ["a", "b"]))
    func marks(_ snapshot: Snapshot) -> [[String]] {
      [
        snapshot.reloadedItemIdentifiers, snapshot.reconfiguredItemIdentifiers,
        snapshot.reloadedSectionIdentifiers,
      ]
    }
    let all = marks(first)
    first.deleteItems(["a", "b"])
    let sections = marks(first)
    first.deleteSections(["s"])
    #expect(
      (all, sections, marks(first)) == ([["a"], ["b"], ["s"]], [[], [], ["s"]], [[], [], []]))
    var second = snapshot(["s": ["a", "b"], "t": ["c"]])
    second.reloadItems(["a", "c"])
    second.reconfigureItems(["b"])
    second.deleteSections(["s"])
    #expect(marks(second) == [["c"], [], []])
  }

  /// A snapshot as plain arrays.
  struct Naive: Equatable {
    var sections: [(id: Int, items: [Int])] = []

    static func == (first: Naive, second: Naive) -> Bool {
      first.sections.map(\.id) == second.sections.map(\.id)
        && first.sections.map(\.items) == second.sections.map(\.items)
    }
    mutating func remove(_ items: [Int]) {
      for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
    }
    func place(_ item: Int) -> (Int, Int)? {
      for (index, section) in sections.enumerated() {
        if let offset = section.items.firstIndex(of: item) { return (index, offset) }
      }
      return nil
    }
  }

  @Test(arguments: 1...5) func `random operations agree with plain arrays`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    var naive = Naive()
    for step in 0..<2_000 {
      let item = Int.random(in: 0..<40, using: &generator)
      let other = Int.random(in: 0..<40, using: &generator)
      let section = Int.random(in: 0..<6, using: &generator)
      let known = naive.sections.firstIndex { $0.id == section }
      switch Int.random(in: 0..<10, using: &generator) {
      case 0 where known == nil:
        snapshot.appendSections([section])
        naive.sections.append((section, []))
      case 1 where known != nil:
        snapshot.deleteSections([section])
        naive.sections.remove(at: known!)
      case 2...4 where known != nil && item != other:
        snapshot.appendItems([item, other], toSection: section)
        naive.remove([item, other])
        naive.sections[known!].items += [item, other]
      case 5, 6:
        guard item != other, naive.place(other) != nil else { continue }
        snapshot.insertItems([item], afterItem: other)
        naive.remove([item])
        let (target, offset) = naive.place(other)!
        naive.sections[target].items.insert(item, at: offset + 1)
      case 7:
        snapshot.deleteItems([item])
        naive.remove([item])
      case 8:
        guard item != other, naive.place(item) != nil, naive.place(other) != nil else { continue }
        snapshot.moveItem(item, beforeItem: other)
        naive.remove([item])
        let (target, offset) = naive.place(other)!
        naive.sections[target].items.insert(item, at: offset)
      default:
        guard let first = naive.sections.first, let last = naive.sections.last,
          first.id != last.id
        else { continue }
        snapshot.moveSection(first.id, afterSection: last.id)
        naive.sections.append(naive.sections.removeFirst())
      }
      let items = naive.sections.flatMap(\.items)
      #expect(
        (snapshot.sectionIdentifiers, snapshot.itemIdentifiers) == (
          naive.sections.map(\.id), items
        ), "seed \(seed), step \(step)")
      let containing = naive.place(item).map { naive.sections[$0.0].id }
      #expect(
        (snapshot.indexOfItem(item), snapshot.sectionIdentifier(containingItem: item)) == (
          items.firstIndex(of: item), containing
        ))
    }
  }
}

/// Outlines of one section.
@MainActor struct SectionSnapshotTests {
  private var outline: NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["red", "green"], to: "apple")
    return outline
  }

  @Test func `the text shows signs and levels, and what was deleted comes again collapsed`() {
    var outline = outline
    outline.expand(["fruit"])
    #expect(
      outline.visualDescription() == """
        - fruit
          + apple
            * red
            * green
          * pear
        * nuts
        """)
    outline.expand(["apple"])
    outline.delete(["fruit"])
    outline.append(["fruit", "apple"])
    outline.append(["pear"], to: "fruit")
    outline.append(["red"], to: "apple")
    #expect(
      (["fruit", "apple"].map { outline.isExpanded($0) }, outline.visibleItems) == (
        [false, false], ["nuts", "fruit", "apple"]
      ))
  }

  @Test func `what is inserted as a snapshot stays expanded, collapsed and nested`() {
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["seeds", "oats"])
    other.append(["flax"], to: "seeds")
    other.expand(["seeds"])
    /// The text, whether items are expanded, and the levels and parents of others.
    typealias Facts = ([String], [Bool], [Int], [String?])
    func facts(_ outline: NSDiffableDataSourceSectionSnapshot<String>, _ expanded: [String])
      -> Facts
    {
      let inserted = ["seeds", "flax"]
      return (
        outline.items, expanded.map { outline.isExpanded($0) },
        inserted.map { outline.level(of: $0) },
        inserted.map { outline.parent(of: $0) }
      )
    }
    var (before, after, below) = (outline, outline, outline)
    before.insert(other, before: "pear")
    #expect(
      facts(before, ["seeds", "oats"]) == (
        ["fruit", "apple", "red", "green", "seeds", "flax", "oats", "pear", "nuts"], [true, false],
        [1, 2], ["fruit", "seeds"]
      ))
    after.insert(other, after: "apple")
    #expect(after.visualDescription() == before.visualDescription())
    below.expand(["apple"])
    below.replace(childrenOf: "apple", using: other)
    #expect(
      facts(below, ["seeds", "apple"]) == (
        ["fruit", "apple", "seeds", "flax", "oats", "pear", "nuts"], [true, true], [2, 3],
        ["apple", "seeds"]
      ))
  }

  @Test func `what is inserted next to any item is at its level, before or after its descendants`()
  {
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["seeds"])
    other.append(["flax"], to: "seeds")
    for item in outline.items {
      let descendants = outline.snapshot(of: item).items.count
      let place = outline.items.firstIndex(of: item) ?? 0
      var (before, after, single, last) = (outline, outline, outline, outline)
      before.insert(other, before: item)
      after.insert(other, after: item)
      single.insert(["seeds"], before: item)
      last.insert(["seeds"], after: item)
      for (new, index) in [
        (before, place), (single, place), (after, place + 1 + descendants),
        (last, place + 1 + descendants),
      ] {
        let (level, parent) = (outline.level(of: item), outline.parent(of: item))
        #expect(
          (new.index(of: "seeds"), new.level(of: "seeds"), new.parent(of: "seeds"))
            == (index, level, parent), "\(item)")
        #expect(
          (new.items.filter { !other.contains($0) }, outline.items.map { new.parent(of: $0) }) == (
            outline.items, outline.items.map(outline.parent)
          ))
      }
      for new in [before, after] {
        let level = outline.level(of: item) + 1
        #expect((new.level(of: "flax"), new.parent(of: "flax")) == (level, "seeds"))
      }
    }
  }

  @Test func `items inserted next to a child are children of the same item`() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts"])
    outline.append(["pear"], to: "fruit")
    outline.insert(["apple"], before: "pear")
    outline.insert(["plum"], after: "pear")
    outline.insert(["bread"], before: "fruit")
    outline.insert(["cheese"], after: "fruit")
    #expect(
      outline.visualDescription()
        == "* bread\n+ fruit\n  * apple\n  * pear\n  * plum\n* cheese\n* nuts")
    let parents = ["apple", "pear", "plum", "bread", "cheese"].map(outline.parent)
    #expect(
      (parents, outline.visibleItems) == (
        ["fruit", "fruit", "fruit", nil, nil], ["bread", "fruit", "cheese", "nuts"]
      ))
    let hidden = ["apple", "plum"].map(outline.isVisible)
    outline.expand(["fruit"])
    #expect((hidden, ["apple", "plum"].map(outline.isVisible)) == ([false, false], [true, true]))
  }

  @Test func `misuse has UIKit's words and changes nothing`() {
    var outline = outline
    let before = outline
    let raised = UIKitException.raised {
      outline.append(["new", "apple"])
      outline.delete(["nuts", "zz"])
      outline.append(["new"], to: "zz")
      _ = outline.level(of: "zz")
      _ = outline.isExpanded("zz")
      outline.expand(["zz"])
    }
    #expect(
      raised.map(\.reason) == [
        "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
          + "{(\n    apple\n)}",
        "Failed to find index of item zz",
        "Item identifier does not exist in section snapshot: zz",
        "Item identifier does not exist in section snapshot: zz",
        "Item identifier does not exist in section snapshot: zz",
        "Item identifier does not exist in section snapshot: zz",
      ])
    #expect(outline.visualDescription() == before.visualDescription())
  }
}
