import ListControllers

// Controllers of the tests' lists. What all of them would repeat is written once.

/// The controller of a table, which connects the list that it is when its view is loaded.
class ConnectedTable: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    (self as? any TableBasedList)?.connectList()
  }
}

/// The controller of a collection view, which connects the list that it is when its view is loaded.
class ConnectedCollection: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    (self as? any CollectionBasedList)?.connectList()
  }
}

/// A table controller that forwards by hand what a list needs.
class ForwardingRows: UITableViewController {
  private var list: any TableBasedList { self as! any TableBasedList }

  override func numberOfSections(in tableView: UITableView) -> Int { list.numberOfSections }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    list.numberOfItems(inSection: section)
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { list.tableCell(at: indexPath) }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    list.tableDidSelectItem(at: indexPath)
  }
}

/// A collection view controller that forwards by hand what a list needs.
class ForwardingItems: UICollectionViewController {
  private var list: any CollectionBasedList { self as! any CollectionBasedList }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    list.numberOfSections
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { list.numberOfItems(inSection: section) }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { list.collectionCell(at: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { list.collectionDidSelectItem(at: indexPath) }
}

/// A list in a table whose cells show the texts of their objects.
protocol PlainTable: TableBasedList where Cell == UITableViewCell {
  func text(of object: Object) -> String
}

extension PlainTable {
  func text(of object: Object) -> String { "\(object)" }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with object: Object,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = text(of: object) }
}

/// A list in a collection view whose cells say the texts of their objects.
protocol PlainItems: CollectionBasedList where Cell == UICollectionViewCell {}

extension PlainItems {
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with object: Object,
    at indexPath: IndexPath
  ) { cell.accessibilityLabel = "\(object)" }
}
