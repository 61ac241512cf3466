public import ListControllers

// Lists that adopt a capability of the app's own beside the kit's.

struct Dish: Identifiable, Equatable {
  let id: Int
  let name: String
  var isSoldOut = false
}

/// What both lists do; the title of the controller says what is selected.
@MainActor protocol Menu: UIViewController, HighlightedList, TitledList, MultipleSelectionList
where Object == Dish, SelectionID == Int {}

extension Menu {
  static var dishes: [Section<Dish>] {
    [
      Section(
        id: "starters",
        [Dish(id: 1, name: "Soup"), Dish(id: 2, name: "Salad", isSoldOut: true)],
        headerTitle: "Starters"),
      Section(id: "desserts", [Dish(id: 3, name: "Cake")], headerTitle: "Desserts"),
    ]
  }

  func canHighlight(_ dish: Dish) -> Bool { !dish.isSoldOut }
  func listView(_ listView: ListView, didSelect dish: Dish, at indexPath: IndexPath) {
    title = dish.name
  }
  func selectionDidChange() { title = "\(selectedIDs.sorted())" }
}

final class MenuTable: UITableViewController, TableList, Menu {
  var listData = MenuTable.dishes
  var selectedIDs: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with dish: Dish,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = dish.name }
}

final class MenuCollection: UICollectionViewController, CollectionList, Menu {
  var listData = MenuCollection.dishes
  var selectedIDs: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    connectList()
  }
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with dish: Dish,
    at indexPath: IndexPath
  ) {}
}

/// The menu in a table and in a collection view.
@MainActor public func menus() -> [any List & UIViewController] {
  let layout = UICollectionViewFlowLayout()
  layout.headerReferenceSize = CGSize(width: 320, height: 30)
  return [MenuTable(style: .plain), MenuCollection(collectionViewLayout: layout)]
}
