import Foundation
import ListControllers
import ListPlatform
import Testing

/// Updates that ListControllers computes are updates that UIKit accepts.
@MainActor struct ListUpdatesTests {
  private let stage = Stage()

  private final class Rows: UITableViewController, TableList {
    var listData: [[String]] = []

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with name: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = name }

    override func numberOfSections(in tableView: UITableView) -> Int { numberOfSections }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      numberOfItems(inSection: section)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { tableCell(at: indexPath) }
  }

  private final class Items: UICollectionViewController, CollectionList {
    final class Cell: UICollectionViewCell { var name: String? }

    var listData: [[String]] = []

    func listView(
      _ collectionView: UICollectionView, configure cell: Cell, with name: String,
      at indexPath: IndexPath
    ) { cell.name = name }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { numberOfSections }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { numberOfItems(inSection: section) }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionCell(at: indexPath) }
  }

  /// All lists of one section of some of three names, or two sections of some of two, in any order.
  private var worlds: [[[String]]] {
    var orders: [[String]] = [[]]
    for name in ["a", "b", "c"] {
      orders += orders.flatMap { order in
        (0...order.count).map { Array(order[..<$0] + [name] + order[$0...]) }
      }
    }
    return orders.map { [$0] }
      + orders.filter { !$0.contains("c") }.flatMap { order in
        (0...order.count).map { [Array(order[..<$0]), Array(order[$0...])] }
      }
  }

  /// All pairs of lists, in a walk: each pair begins with the list that the one before ended with.
  private var walk: [(old: [[String]], new: [[String]])] {
    let worlds = worlds
    var walk: [(old: [[String]], new: [[String]])] = []
    for (index, world) in worlds.enumerated() {
      walk.append((world, world))
      for later in worlds[(index + 1)...] {
        walk.append((world, later))
        walk.append((later, world))
      }
      if index + 1 < worlds.count { walk.append((world, worlds[index + 1])) }
    }
    return walk
  }

  @Test func `every small list becomes every other in a table`() {
    let rows = Rows(style: .plain)
    rows.listData = worlds[0]
    rows.loadViewIfNeeded()
    rows.view.frame = CGRect(x: 0, y: 0, width: 320, height: 440)
    stage.pin(rows.tableView)
    stage.add(rows.view)
    rows.view.layoutIfNeeded()
    for (old, new) in walk {
      #expect(rows.listData == old)
      UIView.performWithoutAnimation {
        let outcome = rows.setListData(new, animated: true)
        if case .updated = outcome.way {} else { Issue.record("\(old) to \(new): \(outcome)") }
        rows.view.layoutIfNeeded()
      }
      let shown = rows.tableView.visibleCells.map { $0.textLabel?.text ?? "?" }
      #expect(shown == new.flatMap(\.self), "\(old) to \(new)")
    }
  }

  @Test func `every small list becomes every other in a collection view`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let items = Items(collectionViewLayout: layout)
    items.listData = worlds[0]
    items.loadViewIfNeeded()
    items.view.frame = CGRect(x: 0, y: 0, width: 320, height: 440)
    stage.pin(items.collectionView)
    stage.add(items.view)
    items.view.layoutIfNeeded()
    for (old, new) in walk {
      #expect(items.listData == old)
      UIView.performWithoutAnimation {
        let outcome = items.setListData(new, animated: true)
        if case .updated = outcome.way {} else { Issue.record("\(old) to \(new): \(outcome)") }
        items.view.layoutIfNeeded()
      }
      let paths = items.collectionView.indexPathsForVisibleItems.sorted()
      let shown = paths.map { (items.collectionView.cellForItem(at: $0) as? Items.Cell)?.name }
      #expect(shown == new.flatMap(\.self), "\(old) to \(new)")
    }
  }
}
