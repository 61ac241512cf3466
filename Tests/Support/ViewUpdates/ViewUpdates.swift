import DiffModel
import HeadlessUIKit
import ListControllers
import TestSupport

/// Updates by chance in a real table and a real collection view: what is visible is the data, and
/// the selection follows identity.
@MainActor public enum ViewUpdates {
  /// Returns the first fault of some updates in a table; nil if there is none.
  public static func tableFault(updates: Int, seed: UInt64) -> String? {
    let list = Table()
    let table: UITableView = list.tableView
    table.allowsMultipleSelection = true
    return fault(
      in: list, updates, seed, update: { list.setListData($0, animated: $1) },
      selected: { table.indexPathsForSelectedRows ?? [] },
      visible: { table.indexPathsForVisibleRows ?? [] },
      select: { table.selectRow(at: $0, animated: false, scrollPosition: .none) },
      shown: { (table.cellForRow(at: $0) as? Table.Cell)?.shown })
  }

  /// Returns the first fault of some updates in a collection view; nil if there is none.
  public static func collectionFault(updates: Int, seed: UInt64) -> String? {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 50)
    let list = Collection(collectionViewLayout: layout)
    let view: UICollectionView = list.collectionView
    view.allowsMultipleSelection = true
    return fault(
      in: list, updates, seed, update: { list.setListData($0, animated: $1) },
      selected: { view.indexPathsForSelectedItems ?? [] },
      visible: { view.indexPathsForVisibleItems.sorted() },
      select: { view.selectItem(at: $0, animated: false, scrollPosition: []) },
      shown: { (view.cellForItem(at: $0) as? Collection.Cell)?.shown })
  }

  private static func fault(
    in list: UIViewController, _ updates: Int, _ seed: UInt64,
    update: (ModelWorld, _ animated: Bool) -> ListUpdatesOutcome,
    selected: () -> [IndexPath], visible: () -> [IndexPath], select: (IndexPath) -> Void,
    shown: (IndexPath) -> ModelItem?
  ) -> String? {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    var generator = SeededGenerator(seed: seed)
    var data: ModelWorld = []
    for number in 0..<updates {
      var wanted = Set(selected().compactMap { data.object(at: $0)?.id })
      if let path = visible().randomElement(using: &generator), let item = data.object(at: path) {
        select(path)
        wanted.insert(item.id)
      }
      let new = world(&generator)
      let outcome = update(new, number.isMultiple(of: 2))
      let words = "update \(number) of seed \(seed), \(data) to \(new): "
      guard case .updated = outcome.way else { return words + "\(outcome)" }
      data = new
      window.layoutIfNeeded()
      for path in visible() where shown(path) != data.object(at: path) {
        return words + "\(path) shows \(shown(path)?.description ?? "nothing")"
      }
      let kept = Set(selected().compactMap { data.object(at: $0)?.id })
      wanted.formIntersection(data.flatMap(\.items).map(\.id))
      if kept != wanted { return words + "\(kept) is selected, not \(wanted)" }
    }
    return nil
  }

  /// Lists in which each identifier stands once: only then it says which item is meant.
  private static func world(_ generator: inout SeededGenerator) -> ModelWorld {
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
}

private final class Table: UITableViewController, TableList {
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

private final class Collection: UICollectionViewController, CollectionList {
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
