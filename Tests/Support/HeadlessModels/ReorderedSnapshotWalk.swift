package import Foundation
package import HeadlessUIKit
import Recorders
import TestSupport

/// A table whose diffable data source moves what the user drags, and random changes of it.
@MainActor package final class ReorderedSnapshotWalk {
  package typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// Moves rows as Apple's sample of editable diffable tables does.
  package final class ReorderedTable: UITableViewDiffableDataSource<Int, Int> {
    package var moves = true
    package var animates = false

    package override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath)
      -> Bool
    {
      true
    }

    package override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      guard moves, let source = itemIdentifier(for: sourceIndexPath) else { return }
      var snapshot = snapshot()
      if let destination = itemIdentifier(for: destinationIndexPath) {
        let isAfter =
          sourceIndexPath.section == destinationIndexPath.section
          && destinationIndexPath.row > sourceIndexPath.row
        snapshot.deleteItems([source])
        if isAfter {
          snapshot.insertItems([source], afterItem: destination)
        } else {
          snapshot.insertItems([source], beforeItem: destination)
        }
      } else {
        let section = snapshot.sectionIdentifiers[destinationIndexPath.section]
        snapshot.deleteItems([source])
        snapshot.appendItems([source], toSection: section)
      }
      apply(snapshot, animatingDifferences: animates)
    }
  }

  package let table: UITableView
  package let source: ReorderedTable
  /// The number of drags so far.
  package private(set) var drags = 0

  package init() {
    table = makeTable()
    source = ReorderedTable(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    table.isEditing = true
  }

  package static func snapshot(_ items: [[Int]], sections: [Int]? = nil) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections ?? Array(items.indices))
    for (section, items) in zip(snapshot.sectionIdentifiers, items) {
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  /// The items of the cells on screen.
  package var shown: [[Int?]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        table.cellForRow(at: [section, row])?.tag
      }
    }
  }

  package static func items(_ snapshot: Snapshot) -> [[Int?]] {
    snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  // MARK: By chance

  /// Returns a random arrangement of at most ten items in at most four sections.
  private static func random(_ generator: inout SeededGenerator) -> Snapshot {
    let sections = Array(
      (0..<4).shuffled(using: &generator).prefix(Int.random(in: 1...4, using: &generator)))
    var items = sections.map { _ in [Int]() }
    let count = Int.random(in: 0...10, using: &generator)
    for item in (0..<12).shuffled(using: &generator).prefix(count) {
      items[Int.random(in: items.indices, using: &generator)].append(item)
    }
    return snapshot(items, sections: sections)
  }

  /// Returns a snapshot with one item inserted, deleted, moved, reloaded or reconfigured.
  private static func changed(_ old: Snapshot, _ generator: inout SeededGenerator) -> Snapshot {
    var new = old
    guard let item = new.itemIdentifiers.randomElement(using: &generator) else {
      new.appendItems([0])
      return new
    }
    let absent = (0..<12).filter { new.indexOfItem($0) == nil }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0 where new.numberOfItems < 10: new.insertItems([absent[0]], beforeItem: item)
    case 1: new.deleteItems([item])
    case 2:
      if let other = new.itemIdentifiers.randomElement(using: &generator), other != item {
        new.moveItem(item, afterItem: other)
      }
    case 3: new.reloadItems([item])
    default: new.reconfigureItems([item])
    }
    return new
  }

  /// Applies random snapshots and drags random rows. After each step the view is as the snapshot.
  ///
  /// - Returns: The first step that went wrong, in words; nil if none did.
  package func run(steps: Int, seed: UInt64) async -> String? {
    var generator = SeededGenerator(seed: seed)
    await source.apply(Self.random(&generator), animatingDifferences: false)
    table.layoutIfNeeded()
    for step in 0..<steps {
      source.animates = Bool.random(using: &generator)
      var wanted: [[Int?]] = []
      var isAnswered = true
      let raised = UIKitException.raised {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
          let new = Self.random(&generator)
          wanted = Self.items(new)
          source.apply(new, animatingDifferences: source.animates)
        case 1:
          let new = Self.changed(source.snapshot(), &generator)
          wanted = Self.items(new)
          source.apply(new, animatingDifferences: source.animates)
        default:
          wanted = Self.items(source.snapshot())
          let sources = wanted.indices.flatMap { section in
            wanted[section].indices.map { IndexPath(row: $0, section: section) }
          }
          guard let path = sources.randomElement(using: &generator) else { return }
          let section = Int.random(in: wanted.indices, using: &generator)
          let last = wanted[section].count - (section == path.section ? 1 : 0)
          let target = IndexPath(
            row: Int.random(in: 0...last, using: &generator), section: section)
          let item = wanted[path.section].remove(at: path.row)
          wanted[section].insert(item, at: target.row)
          isAnswered = User().drag(rowAt: path, to: target, in: table) == (path != target)
          drags += 1
        }
      }
      if step.isMultiple(of: 10) {
        HeadlessRunLoop.tick()
        // Other tests have their turn on the main actor.
        await Task.yield()
      }
      table.layoutIfNeeded()
      let shown = shown
      guard isAnswered, raised.isEmpty, Self.items(source.snapshot()) == wanted, shown == wanted
      else { return "seed \(seed), step \(step): \(shown) rather than \(wanted), \(raised)" }
    }
    return nil
  }
}
