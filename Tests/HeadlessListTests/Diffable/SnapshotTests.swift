import HeadlessUIKit
import TestSupport
import Testing
import UpdateModel

/// Snapshots: their operations, their words for misuse, and a naive model.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  private func snapshot(_ sections: KeyValuePairs<String, [String]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test func `39: duplicates raise, what is there is moved, unknown marks raise`() {
    var snapshot = snapshot(["s": ["a", "c"]])
    let raised = UIKitException.raised {
      snapshot.appendItems(["b", "b"])
      snapshot.appendItems(["a"])
      snapshot.appendSections(["s"])
      snapshot.reloadItems(["zz"])
    }
    #expect(
      raised.map(\.reason) == [
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    b\n)}",
        "Diffable data source detected an attempt to insert or append 1 section identifier that "
          + "already exists in the snapshot. Identifiers in a snapshot must be unique. Section "
          + "identifier that already exists: s",
        "Attempted to reload item identifier that does not exist in the snapshot: zz",
      ])
    #expect(snapshot.itemIdentifiers == ["c", "a"])
  }

  @Test func `every other misuse has UIKit's words and changes nothing`() {
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
    #expect(snapshot.sectionIdentifiers == ["s", "t"])
    #expect(snapshot.itemIdentifiers == ["a"])
  }

  @Test func `sections of which only one is there already raise, and none of them is added`() {
    var snapshot = snapshot(["s": ["a"], "t": []])
    let raised = UIKitException.raised {
      snapshot.appendSections(["u", "s"])
      snapshot.insertSections(["u", "s"], beforeSection: "t")
      snapshot.insertSections(["s", "u"], afterSection: "t")
    }
    #expect(raised.count == 3)
    #expect(raised.allSatisfy { $0.reason.hasSuffix("Section identifier that already exists: s") })
    #expect(snapshot.sectionIdentifiers == ["s", "t"])
    #expect(snapshot.itemIdentifiers(inSection: "s") == ["a"])
  }

  @Test func `marks change no identifiers, and go with what they mark`() {
    var snapshot = snapshot(["s": ["a", "b"]])
    let plain = snapshot
    snapshot.reloadItems(["a", "a"])
    snapshot.reconfigureItems(["b"])
    snapshot.reloadSections(["s"])
    #expect(snapshot.sectionIdentifiers == plain.sectionIdentifiers)
    #expect(snapshot.itemIdentifiers == plain.itemIdentifiers)
    #expect(snapshot.reloadedItemIdentifiers == ["a"])
    snapshot.deleteItems(["a", "b"])
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    snapshot.deleteSections(["s"])
    #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
  }

  @Test func `the marks of items go with their section`() {
    var snapshot = snapshot(["s": ["a", "b"], "t": ["c"]])
    snapshot.reloadItems(["a", "c"])
    snapshot.reconfigureItems(["b"])
    snapshot.deleteSections(["s"])
    #expect(snapshot.reloadedItemIdentifiers == ["c"])
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
  }

  @Test func `a snapshot goes through an object and back`() {
    let snapshot = snapshot(["s": ["a"]])
    let reference = snapshot as NSDiffableDataSourceSnapshotReference
    let value = reference as NSDiffableDataSourceSnapshot<String, String>
    #expect(value.sectionIdentifiers == snapshot.sectionIdentifiers)
    #expect(value.itemIdentifiers == snapshot.itemIdentifiers)
    #expect((NSDiffableDataSourceSnapshotReference() as Snapshot).numberOfItems == 0)
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
      #expect(snapshot.sectionIdentifiers == naive.sections.map(\.id), "seed \(seed), step \(step)")
      #expect(snapshot.itemIdentifiers == naive.sections.flatMap(\.items))
      #expect(snapshot.indexOfItem(item) == naive.sections.flatMap(\.items).firstIndex(of: item))
      #expect(
        snapshot.sectionIdentifier(containingItem: item)
          == naive.place(item).map { naive.sections[$0.0].id })
    }
  }
}

/// Outlines of one section.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SectionSnapshotTests {
  private var outline: NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["red", "green"], to: "apple")
    return outline
  }

  @Test func `the text shows signs and levels`() {
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
  }

  @Test func `an item that was deleted is collapsed when it comes again`() {
    var outline = outline
    outline.expand(["fruit", "apple"])
    outline.delete(["fruit"])
    outline.append(["fruit", "apple"])
    outline.append(["pear"], to: "fruit")
    outline.append(["red"], to: "apple")
    #expect(!outline.isExpanded("fruit") && !outline.isExpanded("apple"))
    #expect(outline.visibleItems == ["nuts", "fruit", "apple"])
  }

  @Test func `what is inserted as a snapshot stays expanded, collapsed and nested`() {
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["seeds", "oats"])
    other.append(["flax"], to: "seeds")
    other.expand(["seeds"])
    var (before, after, below) = (outline, outline, outline)
    before.insert(other, before: "pear")
    #expect(
      before.items
        == ["fruit", "apple", "red", "green", "seeds", "flax", "oats", "pear", "nuts"])
    after.insert(other, after: "apple")
    #expect(after.visualDescription() == before.visualDescription())
    #expect(before.isExpanded("seeds") && !before.isExpanded("oats"))
    #expect(["seeds", "flax"].map(before.level) == [1, 2])
    #expect(["seeds", "flax"].map(before.parent) == ["fruit", "seeds"])
    below.expand(["apple"])
    below.replace(childrenOf: "apple", using: other)
    #expect(below.items == ["fruit", "apple", "seeds", "flax", "oats", "pear", "nuts"])
    #expect(below.isExpanded("seeds") && below.isExpanded("apple"))
    #expect(below.level(of: "flax") == 3 && below.parent(of: "seeds") == "apple")
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
        #expect(new.index(of: "seeds") == index, "\(item)")
        #expect(new.level(of: "seeds") == outline.level(of: item), "\(item)")
        #expect(new.parent(of: "seeds") == outline.parent(of: item), "\(item)")
        #expect(new.items.filter { !other.contains($0) } == outline.items)
        #expect(outline.items.allSatisfy { new.parent(of: $0) == outline.parent(of: $0) })
      }
      for new in [before, after] {
        #expect(new.level(of: "flax") == outline.level(of: item) + 1)
        #expect(new.parent(of: "flax") == "seeds")
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
    #expect(["apple", "pear", "plum"].map(outline.parent) == ["fruit", "fruit", "fruit"])
    #expect(["bread", "cheese"].map(outline.parent) == [nil, nil])
    #expect(["apple", "plum"].map(outline.isVisible) == [false, false])
    #expect(outline.visibleItems == ["bread", "fruit", "cheese", "nuts"])
    outline.expand(["fruit"])
    #expect(["apple", "plum"].map(outline.isVisible) == [true, true])
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
