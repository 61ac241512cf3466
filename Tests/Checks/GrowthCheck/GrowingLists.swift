import HeadlessUIKit
import ListControllers

/// A row of a list that grows. Rows aren't sendable, so that they are searched at once.
struct GrowingRow: Identifiable, Equatable {
  let id: Int
  var text: String

  init(_ id: Int) { (self.id, text) = (id, "Row \(id)") }
}

/// A list with many capabilities.
@MainActor
protocol GrowingList: UIViewController, FilteredList, CollapsibleList, TitledList, IndexedList,
  EditableList, ReorderableList, MultipleSelectionList, UndoableList, PlaceholderList,
  DraggableList, DroppableList, PrefetchingList
where Object == GrowingRow, ListData == [ListSection<GrowingRow>], SelectionID == Int {
  var manager: UndoManager { get }
}

extension GrowingList {
  var listUndoManager: UndoManager? { manager }
  func filter(for text: String) -> @Sendable (GrowingRow) -> Bool { { $0.text.contains(text) } }
  func prefetch(_ items: [GrowingRow], at indexPaths: [IndexPath]) {}
}

final class GrowingTable: UITableViewController, TableList, GrowingList {
  var listData: [ListSection<GrowingRow>] = []
  var selectedIDs: Set<Int> = []
  let manager = UndoManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    manager.groupsByEvent = false
    connectList()
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with row: GrowingRow,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = row.text }
}

final class GrowingCollection: UICollectionViewController, CollectionList, GrowingList {
  var listData: [ListSection<GrowingRow>] = []
  var selectedIDs: Set<Int> = []
  let manager = UndoManager()

  convenience init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 30)
    self.init(collectionViewLayout: layout)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    manager.groupsByEvent = false
    connectList()
  }
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with row: GrowingRow,
    at indexPath: IndexPath
  ) { cell.accessibilityLabel = row.text }
}

@available(*, unavailable) extension GrowingRow: Sendable {}

/// A node of a tree.
struct GrowingNode: Identifiable, Equatable {
  let id: Int
  var children: [GrowingNode]?

  init(_ id: Int, _ children: [GrowingNode]? = nil) { (self.id, self.children) = (id, children) }
}

@available(*, unavailable) extension GrowingNode: Sendable {}

final class GrowingTree: UITableViewController, TableList, FilteredOutlineList, EditableList,
  UndoableList, MultipleSelectionList
{
  var listData: [Outline<GrowingNode>] = []
  var selectedIDs: Set<Int> = []
  let manager = UndoManager()
  var listUndoManager: UndoManager? { manager }

  override func viewDidLoad() {
    super.viewDidLoad()
    manager.groupsByEvent = false
    connectList()
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with node: GrowingNode,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = "\(node.id)" }
  func filter(for text: String) -> @Sendable (GrowingNode) -> Bool {
    { "\($0.id)".contains(text) }
  }
}

/// The screens whose windows are kept while their operation is performed.
@MainActor enum Screens {
  private static var window: UIWindow?

  /// Shows a controller in place of the one before.
  static func show<Controller: UIViewController>(_ controller: Controller) -> Controller {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    HeadlessRunLoop.tick()
    self.window = window
    return controller
  }

  /// Draws the screen.
  static func draw() {
    window?.layoutIfNeeded()
    HeadlessRunLoop.tick()
  }
}
