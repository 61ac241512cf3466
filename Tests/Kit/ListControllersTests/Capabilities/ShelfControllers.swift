import ListControllers
import ListTesting
import Testing

/// What the lists of the tests of drag and drop show.
struct Book: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String

  init(_ id: Int, _ title: String? = nil) {
    self.id = id
    self.title = title ?? "\(id)"
  }
}

/// A list from which and to which books are dragged, in whatever view, and however it gets UIKit's
/// calls.
@MainActor
protocol Shelf: DraggableList, DroppableList, UndoableList, FilteredList, CollapsibleList,
  UIViewController
where Object == Book, ListData == [Section<Book>] {
  var log: [String] { get set }
  /// The identifiers of books that stay in the list when they are dropped in another one.
  var copied: Set<Int> { get set }
  var refused: Set<Int> { get set }
}

extension Shelf {
  func canDrag(_ book: Book, at indexPath: IndexPath) -> Bool { book.title != "fixed" }
  func itemProvider(for book: Book, at indexPath: IndexPath) -> NSItemProvider {
    NSItemProvider(object: NSString(string: book.title))
  }
  func allowsMove(of book: Book, at indexPath: IndexPath) -> Bool { !copied.contains(book.id) }
  func canDrop(_ object: Any) -> Bool {
    (object as? Book).map { !refused.contains($0.id) } ?? false
  }
  var droppedTypeIdentifiers: [String] { ["public.utf8-plain-text"] }
  func droppedObject(
    from data: Data, ofType typeIdentifier: String, at indexPath: IndexPath
  ) throws -> Book? {
    let title = String(decoding: data, as: UTF8.self)
    if title.isEmpty { return nil }
    guard let id = Int(title) else { throw CocoaError(.formatting) }
    return Book(id)
  }
  func didDrop(_ books: [Book]) { log.append("drop \(books.map(\.id))") }
  func didFailToDrop(_ error: any Error) { log.append("fail") }
  func filter(for text: String) -> @Sendable (Book) -> Bool { { $0.title.contains(text) } }
  func show(_ book: Book, in cell: UIView) { cell.accessibilityLabel = book.title }

  var ids: [[Int]] {
    get { listData.map { $0.items.map(\.id) } }
    set {
      listData = newValue.enumerated().map { Section(id: $0, $1.map { Book($0) }) }
    }
  }
  /// The view of the list.
  var shelfView: UIScrollView {
    view as? UIScrollView ?? (self as? UICollectionViewController)!.collectionView
  }
  /// The titles that the view shows, by section.
  var shown: [[String]] {
    view.window?.layoutIfNeeded()
    if let table = shelfView as? UITableView {
      return (0..<table.numberOfSections).map { section in
        (0..<table.numberOfRows(inSection: section)).map {
          table.cellForRow(at: [section, $0])?.accessibilityLabel ?? "?"
        }
      }
    }
    guard let collection = shelfView as? UICollectionView else { return [] }
    return (0..<collection.numberOfSections).map { section in
      (0..<collection.numberOfItems(inSection: section)).map {
        collection.cellForItem(at: [section, $0])?.accessibilityLabel ?? "?"
      }
    }
  }
  /// The titles that the view has to show, by section.
  var expected: [[String]] {
    (0..<numberOfSections).map { section in
      (0..<numberOfItems(inSection: section)).map { object(at: [section, $0])!.title }
    }
  }

  /// Lifts a row.
  func lift(_ indexPath: IndexPath) -> User.Drag? {
    let user = User()
    if let table = shelfView as? UITableView { return user.lift(rowAt: indexPath, in: table) }
    return (shelfView as? UICollectionView).flatMap { user.lift(itemAt: indexPath, in: $0) }
  }
}

extension User.Drag {
  /// Moves the finger over a row of a list, or behind its rows.
  @discardableResult
  @MainActor func hover(over indexPath: IndexPath?, of shelf: any Shelf) -> User.Drag {
    guard let indexPath else { return hover(over: shelf.shelfView) }
    if let table = shelf.shelfView as? UITableView {
      return hover(overRowAt: indexPath, in: table)
    }
    return hover(overItemAt: indexPath, in: shelf.shelfView as! UICollectionView)
  }

  @discardableResult
  @MainActor func add(_ indexPath: IndexPath, of shelf: any Shelf) -> Bool {
    if let table = shelf.shelfView as? UITableView { return add(rowAt: indexPath, in: table) }
    return add(itemAt: indexPath, in: shelf.shelfView as! UICollectionView)
  }
}

// MARK: Tables

final class ForwardingShelfTable: UITableViewController, TableList, Shelf, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  var listData: [Section<Book>] = []
  var (log, copied, refused) = ([String](), Set<Int>(), Set<Int>())

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dragInteractionEnabled = true
    tableView.dragDelegate = self
    tableView.dropDelegate = self
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with book: Book,
    at indexPath: IndexPath
  ) { show(book, in: cell) }

  override func numberOfSections(in tableView: UITableView) -> Int { numberOfSections }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numberOfItems(inSection: section)
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { tableCell(at: indexPath) }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { forwarding.dragItems(at: indexPath) }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { forwarding.dragItems(at: indexPath, addingTo: session) }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log.append("begin \(session.items.count)")
  }
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    forwarding.canHandleDrop(session)
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    forwarding.tableDropProposal(for: session, at: destinationIndexPath)
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    log.append("enter")
  }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) { forwarding.performDrop(with: coordinator) }
}

final class BridgedShelfTable: UITableViewController, TableList, Shelf, UITableViewDragDelegate,
  UITableViewDropDelegate
{
  var listData: [Section<Book>] = []
  var (log, copied, refused) = ([String](), Set<Int>(), Set<Int>())

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dragInteractionEnabled = false
    connectList()
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with book: Book,
    at indexPath: IndexPath
  ) { show(book, in: cell) }

  // The required methods are answered by the list before it is asked.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {}
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log.append("begin \(session.items.count)")
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    log.append("enter")
  }
}

// MARK: Collection views

@MainActor private var listLayout: UICollectionViewLayout {
  UICollectionViewCompositionalLayout.list(
    using: UICollectionLayoutListConfiguration(appearance: .plain))
}

final class ForwardingShelfCollection: UICollectionViewController, CollectionList, Shelf,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  var listData: [Section<Book>] = []
  var (log, copied, refused) = ([String](), Set<Int>(), Set<Int>())

  init() { super.init(collectionViewLayout: listLayout) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dragInteractionEnabled = true
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
  }
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewListCell, with book: Book,
    at indexPath: IndexPath
  ) { show(book, in: cell) }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { numberOfSections }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numberOfItems(inSection: section) }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionCell(at: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { forwarding.dragItems(at: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { forwarding.dragItems(at: indexPath, addingTo: session) }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { log.append("begin \(session.items.count)") }
  func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { forwarding.canHandleDrop(session) }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    forwarding.collectionDropProposal(for: session, at: destinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { log.append("enter") }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) { forwarding.performDrop(with: coordinator) }
}

final class BridgedShelfCollection: UICollectionViewController, CollectionList, Shelf,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  var listData: [Section<Book>] = []
  var (log, copied, refused) = ([String](), Set<Int>(), Set<Int>())

  init() { super.init(collectionViewLayout: listLayout) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dragInteractionEnabled = false
    connectList()
  }
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewListCell, with book: Book,
    at indexPath: IndexPath
  ) { show(book, in: cell) }

  // The required methods are answered by the list before it is asked.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [] }
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {}
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { log.append("begin \(session.items.count)") }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { log.append("enter") }
}

/// How a shelf gets UIKit's calls, and in what view.
enum ShelfKind: String, CaseIterable, CustomTestStringConvertible {
  case forwardingTable, bridgedTable, forwardingCollection, bridgedCollection

  var testDescription: String { rawValue }

  @MainActor func shelf(_ ids: [[Int]]) -> any Shelf {
    let shelf: any Shelf =
      switch self {
      case .forwardingTable: ForwardingShelfTable(style: .plain)
      case .bridgedTable: BridgedShelfTable(style: .plain)
      case .forwardingCollection: ForwardingShelfCollection()
      case .bridgedCollection: BridgedShelfCollection()
      }
    shelf.ids = ids
    return shelf
  }

  /// A list of another kind.
  var other: Self {
    Self.allCases[(Self.allCases.firstIndex(of: self)! + 2) % Self.allCases.count]
  }
}

/// Lists next to each other in one window.
final class Shelves: UIViewController {
  private(set) var shelves: [UIViewController]

  init(_ shelves: [UIViewController]) {
    self.shelves = shelves
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, shelf) in shelves.enumerated() {
      addChild(shelf)
      shelf.view.frame = CGRect(x: CGFloat(index) * 320, y: 0, width: 320, height: 2_000)
      view.addSubview(shelf.view)
      shelf.didMove(toParent: self)
    }
  }

  func removeShelf(at index: Int) {
    let shelf = shelves.remove(at: index)
    shelf.willMove(toParent: nil)
    shelf.view.removeFromSuperview()
    shelf.removeFromParent()
  }
}
