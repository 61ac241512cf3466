import ListControllers

/// A list on screen, and the user in front of it; the same for tables and collection views.
@MainActor struct ListScreen {
  let window: UIWindow
  private let list: any List

  init(_ list: any List & UIViewController, height: CGFloat = 480) {
    self.list = list
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    window.rootViewController = list
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// Shows a list that leaves it to the test to connect it.
  init(connecting list: some TableBasedList & UIViewController) {
    list.loadViewIfNeeded()
    list.connectList()
    self.init(list)
  }

  var table: UITableView? { (list as? any TableBasedList)?.tableView }
  var collection: UICollectionView? { (list as? any CollectionBasedList)?.collectionView }
  var view: UIScrollView! { table ?? collection }

  // MARK: What is seen

  /// The accessibility labels of the visible cells, from top to bottom.
  var labels: [String?] {
    window.layoutIfNeeded()
    let paths = table?.indexPathsForVisibleRows ?? collection?.indexPathsForVisibleItems ?? []
    return paths.sorted().map(label)
  }

  func label(_ indexPath: IndexPath) -> String? {
    window.layoutIfNeeded()
    let cell = table?.cellForRow(at: indexPath) ?? collection?.cellForItem(at: indexPath) as UIView?
    return cell?.accessibilityLabel
  }

  func header(_ section: Int) -> String? {
    window.layoutIfNeeded()
    let view =
      collection?.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
      as? TitledSupplementaryView
    return table?.headerView(forSection: section)?.textLabel?.text ?? view?.label.text
  }

  var selected: [IndexPath] {
    (table?.indexPathsForSelectedRows ?? collection?.indexPathsForSelectedItems ?? []).sorted()
  }

  var placeholder: Placeholder? {
    let view = table?.backgroundView ?? collection?.backgroundView
    return (view as? PlaceholderView)?.placeholder
  }

  // MARK: What the user does

  @discardableResult func tap(_ indexPath: IndexPath) -> Bool {
    table.map { User().tap(rowAt: indexPath, in: $0) }
      ?? collection.map { User().tap(itemAt: indexPath, in: $0) } ?? false
  }
}

/// A table whose cells tell the texts of their objects.
protocol TextTable: TableList where Cell == UITableViewCell {
  func text(of object: Object) -> String
}

extension TextTable {
  func text(of object: Object) -> String { "\(object)" }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with object: Object,
    at indexPath: IndexPath
  ) { cell.accessibilityLabel = text(of: object) }
}
