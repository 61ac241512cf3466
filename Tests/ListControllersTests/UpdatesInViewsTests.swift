import DiffModel
import HeadlessUIKit
import ListControllers
import Testing

/// Thousands of updates in real tables and collection views: what is visible is the data, and the
/// selection follows identity.
@MainActor struct UpdatesInViewsTests {
  final class Table: UITableViewController, TableList {
    final class Cell: UITableViewCell { var shown: ModelItem? }

    var listData: ModelWorld = []

    func listView(
      _ tableView: UITableView, configure cell: Cell, with item: ModelItem, at indexPath: IndexPath
    ) { cell.shown = item }

    override func numberOfSections(in tableView: UITableView) -> Int { numberOfSections }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      numberOfItems(inSection: section)
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { headerTitle(inSection: section) }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { tableCell(at: indexPath) }
  }

  final class Collection: UICollectionViewController, CollectionList {
    final class Cell: UICollectionViewCell { var shown: ModelItem? }

    var listData: ModelWorld = []

    func listView(
      _ collectionView: UICollectionView, configure cell: Cell, with item: ModelItem,
      at indexPath: IndexPath
    ) { cell.shown = item }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { numberOfSections }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { numberOfItems(inSection: section) }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionCell(at: indexPath) }
  }

  /// Lists in which each identifier stands once: only then it says which item is meant.
  private func world(_ generator: inout SeededGenerator) -> ModelWorld {
    let worlds = ModelWorlds(sections: 5, items: 8, sectionIDs: 1, itemIDs: 40, contents: 2)
    var sections = Set<Int>()
    var items = Set<Int>()
    return worlds.random(&generator).compactMap { section in
      var section = section
      let id = Int.random(in: 0..<9, using: &generator)
      guard sections.insert(id).inserted else { return nil }
      section.id = id
      section.items.removeAll { !items.insert($0.id).inserted }
      section.headerTitle = Bool.random(using: &generator) ? "A" : nil
      return section
    }
  }

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func `five thousand updates of a table`() {
    let list = Table()
    let window = window(list)
    list.tableView.allowsMultipleSelection = true
    var generator = SeededGenerator(state: 1)
    for number in 0..<5_000 {
      var selected = Set(
        (list.tableView.indexPathsForSelectedRows ?? []).compactMap { list.object(at: $0)?.id })
      if let path = list.tableView.indexPathsForVisibleRows?.randomElement(using: &generator),
        let item = list.object(at: path)
      {
        list.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        selected.insert(item.id)
      }
      let new = world(&generator)
      let outcome = list.setListData(new, animated: number.isMultiple(of: 2))
      guard case .updated = outcome else {
        Issue.record("update \(number): \(outcome)")
        return
      }
      window.layoutIfNeeded()
      let paths = list.tableView.indexPathsForVisibleRows ?? []
      let cells = paths.map { (list.tableView.cellForRow(at: $0) as? Table.Cell)?.shown }
      #expect(cells == paths.map { new.object(at: $0) }, "update \(number)")
      let kept = Set(
        (list.tableView.indexPathsForSelectedRows ?? []).compactMap { list.object(at: $0)?.id })
      #expect(kept == selected.intersection(new.flatMap(\.items).map(\.id)), "update \(number)")
    }
  }

  @Test func `five thousand updates of a collection view`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 50)
    let list = Collection(collectionViewLayout: layout)
    let window = window(list)
    list.collectionView.allowsMultipleSelection = true
    var generator = SeededGenerator(state: 2)
    for number in 0..<5_000 {
      var selected = Set(
        (list.collectionView.indexPathsForSelectedItems ?? []).compactMap {
          list.object(at: $0)?.id
        })
      let visible = list.collectionView.indexPathsForVisibleItems.sorted()
      if let path = visible.randomElement(using: &generator), let item = list.object(at: path) {
        list.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        selected.insert(item.id)
      }
      let new = world(&generator)
      let outcome = list.setListData(new, animated: number.isMultiple(of: 2))
      guard case .updated = outcome else {
        Issue.record("update \(number): \(outcome)")
        return
      }
      window.layoutIfNeeded()
      let paths = list.collectionView.indexPathsForVisibleItems.sorted()
      let cells = paths.map { (list.collectionView.cellForItem(at: $0) as? Collection.Cell)?.shown }
      #expect(cells == paths.map { new.object(at: $0) }, "update \(number)")
      let kept = Set(
        (list.collectionView.indexPathsForSelectedItems ?? []).compactMap {
          list.object(at: $0)?.id
        })
      #expect(kept == selected.intersection(new.flatMap(\.items).map(\.id)), "update \(number)")
    }
  }
}
