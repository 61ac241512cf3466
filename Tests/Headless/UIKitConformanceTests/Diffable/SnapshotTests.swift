import Foundation
import ListPlatform
import Testing

/// The operations of snapshots.
///
/// Measured on UIKit (macOS 27, Mac Catalyst) by random operations beside a naive model.
@MainActor struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>

  private func snapshot(_ sections: KeyValuePairs<String, [String]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test func `39: an item that is there already is moved to where it is appended`() {
    var snapshot = snapshot(["s": ["a", "c"], "t": ["d"]])
    snapshot.appendItems(["a"], toSection: "s")
    #expect(snapshot.itemIdentifiers == ["c", "a", "d"])
    snapshot.appendItems(["c"])
    #expect(snapshot.itemIdentifiers(inSection: "t") == ["d", "c"])
    #expect(snapshot.numberOfItems == 3)
  }

  @Test func `items and sections are inserted and moved next to others`() {
    var snapshot = snapshot(["s": ["a", "b"], "t": ["c"]])
    snapshot.insertItems(["x"], beforeItem: "a")
    snapshot.insertItems(["y", "z"], afterItem: "c")
    #expect(snapshot.itemIdentifiers == ["x", "a", "b", "c", "y", "z"])
    snapshot.moveItem("z", beforeItem: "b")
    snapshot.moveItem("x", afterItem: "c")
    #expect(snapshot.itemIdentifiers(inSection: "s") == ["a", "z", "b"])
    #expect(snapshot.itemIdentifiers(inSection: "t") == ["c", "x", "y"])
    snapshot.insertSections(["u"], afterSection: "s")
    snapshot.moveSection("t", beforeSection: "s")
    #expect(snapshot.sectionIdentifiers == ["t", "s", "u"])
    #expect(snapshot.itemIdentifiers == ["c", "x", "y", "a", "z", "b"])
    #expect(snapshot.indexOfItem("a") == 3)
    #expect(snapshot.indexOfSection("u") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: "z") == "s")
    #expect(snapshot.sectionIdentifier(containingItem: "nothing") == nil)
  }

  @Test func `deleting ignores unknown ones; deleting all takes the sections too`() {
    var snapshot = snapshot(["s": ["a", "b"], "t": ["c"]])
    snapshot.deleteItems(["a", "nothing"])
    snapshot.deleteSections(["nowhere"])
    #expect(snapshot.itemIdentifiers == ["b", "c"])
    snapshot.deleteItems(["b"])
    #expect(snapshot.numberOfItems(inSection: "s") == 0)
    #expect(snapshot.sectionIdentifiers == ["s", "t"])
    #expect(snapshot.indexOfItem("c") == 0)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  // Documentation of reloadItems, reconfigureItems and reloadSections, and of the lists of what
  // they marked.
  @Test func `marks are kept next to the items`() {
    var snapshot = snapshot(["s": ["a", "b"]])
    snapshot.reloadItems(["a"])
    snapshot.reconfigureItems(["b"])
    snapshot.reloadSections(["s"])
    #expect(snapshot.reloadedItemIdentifiers == ["a"])
    #expect(snapshot.reconfiguredItemIdentifiers == ["b"])
    #expect(snapshot.reloadedSectionIdentifiers == ["s"])
    #expect(snapshot.itemIdentifiers == ["a", "b"])
  }

  // MARK: Outlines

  private var outline: NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["red", "green"], to: "apple")
    return outline
  }

  @Test func `items show while all above them are expanded`() {
    var outline = outline
    #expect(outline.items == ["fruit", "apple", "red", "green", "pear", "nuts"])
    #expect(outline.rootItems == ["fruit", "nuts"])
    #expect(outline.visibleItems == ["fruit", "nuts"])
    outline.expand(["apple"])
    #expect(outline.visibleItems == ["fruit", "nuts"])
    outline.expand(["fruit", "nuts"])
    #expect(outline.visibleItems == ["fruit", "apple", "red", "green", "pear", "nuts"])
    #expect(outline.isExpanded("nuts"))
    #expect(outline.isVisible("red"))
    outline.collapse(["fruit"])
    #expect(!outline.isVisible("red"))
    #expect(outline.level(of: "red") == 2)
    #expect(outline.parent(of: "red") == "apple")
    #expect(outline.parent(of: "fruit") == nil)
  }

  // Documentation of replace(childrenOf:using:) and insert(_:after:).
  @Test func `a snapshot that is inserted has the parent and the level of its place`() {
    var outline = outline
    var kinds = NSDiffableDataSourceSectionSnapshot<String>()
    kinds.append(["elstar"])
    kinds.append(["old"], to: "elstar")
    outline.replace(childrenOf: "apple", using: kinds)
    #expect(outline.parent(of: "elstar") == "apple" && outline.parent(of: "old") == "elstar")
    var fruits = NSDiffableDataSourceSectionSnapshot<String>()
    fruits.append(["fig"])
    outline.insert(fruits, after: "apple")
    #expect(outline.parent(of: "fig") == "fruit" && outline.level(of: "fig") == 1)
    outline.expand(["fruit"])
    #expect(outline.isVisible("fig") && !outline.isVisible("elstar"))
  }

  // Documentation of snapshot(of:includingParent:) and parent(of:).
  @Test func `the first items of a branch that is taken out have no parent until it is inserted`() {
    let apple = outline.snapshot(of: "apple", includingParent: true)
    #expect(apple.parent(of: "apple") == nil && apple.parent(of: "red") == "apple")
    let kinds = outline.snapshot(of: "apple")
    #expect(kinds.parent(of: "red") == nil && kinds.parent(of: "green") == nil)
    #expect(kinds.level(of: "red") == 0)
    var berries = NSDiffableDataSourceSectionSnapshot<String>()
    berries.append(["berries"])
    berries.replace(childrenOf: "berries", using: kinds)
    #expect(berries.parent(of: "red") == "berries" && berries.level(of: "red") == 1)
  }

  @Test func `branches are inserted, replaced, taken out and deleted`() {
    var outline = outline
    outline.insert(["plum"], before: "pear")
    outline.insert(["fig"], after: "apple")
    #expect(outline.items == ["fruit", "apple", "red", "green", "fig", "plum", "pear", "nuts"])
    let apple = outline.snapshot(of: "apple", includingParent: true)
    #expect(apple.items == ["apple", "red", "green"])
    #expect(apple.level(of: "red") == 1)
    #expect(outline.snapshot(of: "apple").rootItems == ["red", "green"])
    var kinds = NSDiffableDataSourceSectionSnapshot<String>()
    kinds.append(["elstar"])
    outline.replace(childrenOf: "apple", using: kinds)
    #expect(outline.items == ["fruit", "apple", "elstar", "fig", "plum", "pear", "nuts"])
    outline.delete(["fruit"])
    #expect(outline.items == ["nuts"])
    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }
}
