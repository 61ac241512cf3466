import ListControllers

/// One object that feeds a table and a collection view from the same arrays, as libraries of data
/// sources do: both protocols, every optional method, closures for the rest.
final class BothListsDataSource<Item>: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var sections: [(header: String?, items: [Item])]
  private let tableCell: (UITableView, IndexPath, Item) -> UITableViewCell
  private let collectionCell: (UICollectionView, IndexPath, Item) -> UICollectionViewCell
  var supplementaryView: ((UICollectionView, String, IndexPath) -> UICollectionReusableView)?

  init(
    sections: [(header: String?, items: [Item])],
    tableCell: @escaping (UITableView, IndexPath, Item) -> UITableViewCell,
    collectionCell: @escaping (UICollectionView, IndexPath, Item) -> UICollectionViewCell
  ) {
    self.sections = sections
    self.tableCell = tableCell
    self.collectionCell = collectionCell
  }

  // MARK: UITableViewDataSource

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableCell(tableView, indexPath, sections[indexPath.section].items[indexPath.row])
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    sections[indexPath.section].items.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { move(sourceIndexPath, destinationIndexPath) }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.compactMap(\.header) }

  // MARK: UICollectionViewDataSource

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sections[section].items.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionCell(collectionView, indexPath, sections[indexPath.section].items[indexPath.item]) }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryView?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { true }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { move(sourceIndexPath, destinationIndexPath) }

  private func move(_ source: IndexPath, _ target: IndexPath) {
    let item = sections[source.section].items.remove(at: source.item)
    sections[target.section].items.insert(item, at: target.item)
  }
}
