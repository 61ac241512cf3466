import HeadlessUIKit
import Recorders
import Testing

/// A drag of two fingers over a list.
@MainActor struct MultipleSelectionTests {
  @Test func `the rows under two fingers are selected, if the delegate lets it begin`() {
    let source = Selectable([5])
    let table = makeTable(source)
    table.allowsMultipleSelectionDuringEditing = true
    #expect(User().dragToSelect(from: [0, 1], to: [0, 3], in: table))
    #expect(table.indexPathsForSelectedRows == [[0, 1], [0, 2], [0, 3]])
    #expect(
      source.log.lines.filter { !$0.hasPrefix("c") && !$0.hasPrefix("w") }.suffix(5)
        == ["begin", "select 1", "select 2", "select 3", "end"])
    source.allows = false
    #expect(
      [table, makeTable(Source([3]))].map {
        User().dragToSelect(from: [0, 0], to: [0, 1], in: $0)
      } == [false, false])
  }

  @Test func `the items under two fingers are selected backwards too`() {
    let source = SelectableItems([2, 3])
    let collection = makeCollection(source)
    collection.allowsMultipleSelection = true
    #expect(User().dragToSelect(from: [1, 1], to: [0, 1], in: collection))
    #expect(collection.indexPathsForSelectedItems == [[0, 1], [1, 0], [1, 1]])
    #expect(source.log.take().filter { $0 == "begin" || $0 == "end" } == ["begin", "end"])
    #expect(!User().dragToSelect(from: [1, 1], to: [3, 1], in: collection))
  }

  @Test func `a section that lies across is dragged by itself`() {
    let whole = NSCollectionLayoutSize(
      widthDimension: .absolute(200), heightDimension: .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
    section.orthogonalScrollingBehavior = .continuous
    let collection = makeCollection(
      ItemSource([4]), layout: UICollectionViewCompositionalLayout(section: section))
    #expect(User().scroll(section: 0, in: collection, by: 30))
    #expect(collection.cellForItem(at: [0, 0])?.frame.minX == -30)
    #expect(!User().scroll(section: 1, in: collection, by: 30))
    #expect(!User().scroll(section: 0, in: makeCollection(ItemSource([4])), by: 30))
  }
}

private final class Selectable: Counts, UITableViewDataSource, UITableViewDelegate {
  var allows = true
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { allows }
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    log.add("begin")
    tableView.isEditing = true
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.add("select \(indexPath.row)")
  }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.add("end") }
}

private final class SelectableItems: ItemCounts, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { log.add("begin") }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    log.add("end")
  }
}
