import HeadlessUIKit
import Recorders
import Testing

/// Editing and reordering, from a person's finger to the data source.
@MainActor struct EditingTests {
  private let user = User()

  private func editing(_ source: Edited) -> UITableView {
    let table = makeTable(source)
    table.isEditing = true
    table.layoutIfNeeded()
    _ = source.log.take()
    return table
  }

  @Test func `editing gives each visible row its style and controls`() {
    let source = Edited([4])
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.setEditing(true, animated: true)
    let cells = (0..<4).compactMap { table.cellForRow(at: [0, $0]) }
    #expect(cells.map(\.editingStyle) == [.delete, .insert, .none, .delete])
    #expect(
      [cells[0], cells[3]].map(\.showsReorderControl) + [cells[0].configurationState.isEditing]
        == [true, false, true])
    table.setEditing(false, animated: true)
    #expect(table.cellForRow(at: [0, 0])?.isEditing == false)
  }

  @Test func `minus asks for confirmation, plus inserts at once`() {
    let source = Edited([4])
    let table = makeTable(source)
    #expect(!user.tapEditingControl(ofRowAt: [0, 0], in: table))
    table.isEditing = true
    #expect(
      (user.tapEditingControl(ofRowAt: [0, 0], in: table), source.log.take("commit")) == (true, []))
    #expect(
      (user.choose(swipeAction: "Delete", in: table), source.log.take("commit"))
        == (true, ["commit 1 0-0"]))
    #expect([1, 2].map { user.tapEditingControl(ofRowAt: [0, $0], in: table) } == [true, false])
    #expect(source.log.take("commit") == ["commit 2 0-1"])
  }

  @Test func `a deletion is confirmed whatever its title`() {
    let source = Edited([4])
    let table = makeTable(source)
    #expect(!user.confirmDeletion(in: table))
    table.isEditing = true
    #expect(user.tapEditingControl(ofRowAt: [0, 3], in: table))
    #expect(user.confirmDeletion(in: table))
    #expect((source.log.take("commit"), user.swipeActions(in: table)) == (["commit 1 0-3"], []))
  }

  @Test func `a drag asks for each place, moves the cell, and notifies the data source once`() {
    let source = Edited([5])
    let table = editing(source)
    let cell = table.cellForRow(at: [0, 0])
    #expect(user.drag(rowAt: [0, 0], to: [0, 2], in: table))
    #expect(source.log.take() == ["target 0-0 0-1", "target 0-0 0-2", "move 0-0 0-2"])
    #expect(table.cellForRow(at: [0, 2]) === cell)
    #expect(cell?.frame.minY == 88)
  }

  @Test func `a drag across sections changes both counts, goes to their end, and into empty ones`()
  {
    let source = Edited([2, 1])
    let table = editing(source)
    #expect(user.drag(rowAt: [0, 1], to: [1, 0], in: table))
    #expect(
      ((0...1).map(table.numberOfRows(inSection:)), source.log.count("rows"), source.counts)
        == ([1, 2], 0, [1, 2]))

    let items = Dragged([3, 2, 0])
    let collection = makeCollection(items)
    collection.layoutIfNeeded()
    for (target, counts) in [([1, 2], [2, 3, 0]), ([2, 0], [1, 3, 1])] as [(IndexPath, [Int])] {
      items.target = target
      #expect(user.drag(itemAt: [0, 0], to: [0, 1], in: collection))
      #expect(items.log.take().last == "move 0-0 \(target.section)-\(target.item)")
      #expect(
        [(0..<3).map(collection.numberOfItems(inSection:)), items.counts] == [counts, counts])
    }
    // There is no place behind the end.
    items.target = [1, 4]
    #expect(
      (user.drag(itemAt: [1, 0], to: [1, 1], in: collection), items.log.count("move")) == (
        false, 0
      ))
  }

  @Test func `the delegate may send a row elsewhere, or leave it`() {
    let source = Edited([5])
    let table = editing(source)
    source.target = [0, 0]
    #expect(
      (user.drag(rowAt: [0, 0], to: [0, 2], in: table), source.log.take("move")) == (false, []))
    source.target = [0, 4]
    #expect(
      (user.drag(rowAt: [0, 0], to: [0, 1], in: table), source.log.take("move"))
        == (true, ["move 0-0 0-4"]))
  }

  @Test func `what does not move`() {
    let source = Edited([5])
    let table = makeTable(source)
    #expect(!user.drag(rowAt: [0, 0], to: [0, 1], in: table))
    table.isEditing = true
    let drags: [(IndexPath, IndexPath)] = [
      ([0, 3], [0, 1]), ([0, 9], [0, 1]), ([0, 0], [7, 1]), ([0, 0], [0, 0]),
    ]
    #expect(drags.map { user.drag(rowAt: $0, to: $1, in: table) } == [false, false, false, false])
    #expect(!table.hasUncommittedUpdates)
    let still = makeTable(Source([3]))
    still.isEditing = true
    still.layoutIfNeeded()
    let cell = still.cellForRow(at: [0, 0])
    #expect(!user.drag(rowAt: [0, 0], to: [0, 2], in: still))
    #expect(still.cellForRow(at: [0, 0]) === cell)
  }

  @Test func `a selected row keeps its selection where it is dragged`() {
    let source = Edited([5])
    let table = makeTable(source)
    table.allowsSelectionDuringEditing = true
    table.isEditing = true
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    user.drag(rowAt: [0, 0], to: [0, 3], in: table)
    #expect(table.indexPathForSelectedRow == [0, 0])
  }

  @Test func `several rows can be selected while editing, and then there is no minus`() {
    let source = Edited([5])
    let table = makeTable(source)
    table.allowsMultipleSelectionDuringEditing = true
    table.isEditing = true
    user.tap(rowAt: [0, 0], in: table)
    user.tap(rowAt: [0, 3], in: table)
    #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 3]])
    #expect(table.cellForRow(at: [0, 0])?.editingStyle == UITableViewCell.EditingStyle.none)
    table.isEditing = false
    #expect(table.indexPathsForSelectedRows == nil)
  }

  // MARK: Collections

  @Test func `a collection's item is dragged the same way`() {
    let source = Dragged([6])
    let collection = makeCollection(source)
    collection.layoutIfNeeded()
    let cell = collection.cellForItem(at: [0, 0])
    _ = source.log.take()
    #expect(user.drag(itemAt: [0, 0], to: [0, 2], in: collection))
    #expect(
      source.log.take() == ["target 0-0 0-0 0-1", "target 0-0 0-1 0-2", "move 0-0 0-2"])
    #expect(collection.cellForItem(at: [0, 2]) === cell)
    #expect(
      [9, 5].map { user.drag(itemAt: [0, $0], to: [0, 2], in: collection) } == [false, false])
  }

  @Test func `a cancelled drag returns the item to its place`() {
    let source = Dragged([6])
    let collection = makeCollection(source)
    collection.layoutIfNeeded()
    let cell = collection.cellForItem(at: [0, 0])
    #expect(collection.beginInteractiveMovementForItem(at: [0, 0]))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 50))
    #expect(collection.cellForItem(at: [0, 1]) === cell)
    #expect(
      [collection.hasUncommittedUpdates, cell?.configurationState.isReordering] == [true, true])
    collection.cancelInteractiveMovement()
    #expect(collection.cellForItem(at: [0, 0]) === cell)
    #expect(source.log.count("move") == 0)
  }
}

/// Rows that can be edited and moved, the last one excepted.
private final class Edited: Counts, UITableViewDataSource, UITableViewDelegate {
  var target: IndexPath?

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 3
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.add("move \(words(sourceIndexPath)) \(words(destinationIndexPath))")
    counts[sourceIndexPath.section] -= 1
    counts[destinationIndexPath.section] += 1
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    log.add("target \(words(sourceIndexPath)) \(words(proposedDestinationIndexPath))")
    return target ?? proposedDestinationIndexPath
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { [.delete, .insert, .none, .delete, .delete][indexPath.row] }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { log.add("commit \(editingStyle.rawValue) \(words(indexPath))") }

  private func words(_ path: IndexPath) -> String { "\(path.section)-\(path.row)" }
}

/// Items that can be moved, the last one excepted.
private final class Dragged: ItemCounts, UICollectionViewDataSource, UICollectionViewDelegate {
  /// Where items are sent instead of to the place that the user proposes.
  var target: IndexPath?

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { indexPath.item != 5 }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.add("move \(words(sourceIndexPath)) \(words(destinationIndexPath))")
    counts[sourceIndexPath.section] -= 1
    counts[destinationIndexPath.section] += 1
  }
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    log.add(
      "target \(words(originalIndexPath)) \(words(currentIndexPath)) \(words(proposedIndexPath))")
    return target ?? proposedIndexPath
  }

  private func words(_ path: IndexPath) -> String { "\(path.section)-\(path.item)" }
}
