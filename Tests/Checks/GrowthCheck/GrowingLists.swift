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

/// The controller of a table, which connects the list that it is when its view is loaded.
class ConnectedTable: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    (self as? any TableBasedList)?.connectList()
  }
}

/// A list in a table whose cells show the numbers of their objects.
protocol NumberedTable: TableBasedList
where Cell == UITableViewCell, Object: Identifiable, Object.ID == Int {}

extension NumberedTable {
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with object: Object,
    at indexPath: IndexPath
  ) { cell.textLabel?.text = "\(object.id)" }
}

extension UndoManager {
  /// A manager in which each edit is a group.
  @MainActor fileprivate static var ofEachEdit: UndoManager {
    let manager = UndoManager()
    manager.groupsByEvent = false
    return manager
  }
}

final class GrowingTable: ConnectedTable, TableList, NumberedTable, GrowingList {
  var listData: [ListSection<GrowingRow>] = []
  var selectedIDs: Set<Int> = []
  let manager = UndoManager.ofEachEdit
}

final class GrowingCollection: UICollectionViewController, CollectionList, GrowingList {
  var listData: [ListSection<GrowingRow>] = []
  var selectedIDs: Set<Int> = []
  let manager = UndoManager.ofEachEdit

  convenience init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 30)
    self.init(collectionViewLayout: layout)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
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

final class GrowingTree: ConnectedTable, TableList, NumberedTable, OutlineList, FilteredList,
  EditableList, UndoableList, MultipleSelectionList
{
  var listData: [Outline<GrowingNode>] = []
  var selectedIDs: Set<Int> = []
  let manager = UndoManager.ofEachEdit
  var listUndoManager: UndoManager? { manager }
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
