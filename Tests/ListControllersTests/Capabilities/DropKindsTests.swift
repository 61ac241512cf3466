import ListStore
import ListTesting
import TestSupport
import Testing

@testable import ListControllers

/// Drops in lists of other objects, in lists that are reordered, in fetched lists and in outlines.
@MainActor @Suite(.timeLimit(.minutes(5))) struct DropKindsTests {
  // MARK: Texts

  /// Lists of texts and numbers, with the kit's defaults.
  private final class Lines<Line: LosslessStringConvertible & Hashable>: UITableViewController,
    TableList, DraggableList, DroppableList
  {
    var listData: [[Line]]

    init(_ lines: [Line]) {
      listData = [lines]
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with line: Line,
      at indexPath: IndexPath
    ) {}
  }

  @Test func `lists of different objects exchange texts by default`() async throws {
    let (texts, numbers) = (Lines(["a", "12"]), Lines([1, 2]))
    let screen = ListScreen(Shelves([texts, numbers]), size: CGSize(width: 640, height: 900))
    let user = User()
    func drag(_ row: Int, of source: UITableViewController, to target: UITableViewController)
      -> User.Drag?
    {
      user.lift(rowAt: [0, row], in: source.tableView)?
        .hover(overRowAt: [0, 0], in: target.tableView)
    }
    let first = drag(1, of: texts, to: numbers)
    #expect(first?.proposal?.operation == .copy && first?.drop() == true)
    try await MainQueue.wait { numbers.workUnderWay.isEmpty }
    #expect(numbers.listData == [[12, 1, 2]] && texts.listData == [["a", "12"]])
    drag(0, of: texts, to: numbers)?.drop()
    try await MainQueue.wait { numbers.workUnderWay.isEmpty }
    #expect(numbers.listData == [[12, 1, 2]])
    drag(2, of: numbers, to: texts)?.drop()
    try await MainQueue.wait { texts.workUnderWay.isEmpty }
    #expect(texts.listData == [["2", "a", "12"]])
    #expect(screen.window === texts.view.window)
  }

  /// A list of texts that can't be edited.
  private final class Archive: UITableViewController, TableList, DraggableList {
    var listData = [["a", "b"]]
    var editor: ListEditor<String> { ListEditor(of: self) }

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with line: String,
      at indexPath: IndexPath
    ) {}
  }

  @Test func `what a list can't remove is copied`() {
    let (archive, texts) = (Archive(style: .plain), Lines(["c"]))
    let screen = ListScreen(Shelves([archive, texts]), size: CGSize(width: 640, height: 900))
    let drag = User().lift(rowAt: [0, 1], in: archive.tableView)?
      .hover(overRowAt: [0, 0], in: texts.tableView)
    #expect(drag?.proposal?.operation == .copy && drag?.drop() == true)
    #expect(texts.listData == [["b", "c"]] && archive.listData == [["a", "b"]])
    #expect(screen.window === texts.view.window)
  }

  /// A list of texts with an undo manager of its own.
  private final class Managed: UITableViewController, TableList, DraggableList, DroppableList,
    UndoableList
  {
    var listData = [["a", "b"]]
    let manager = UndoManager()
    var listUndoManager: UndoManager? { manager }

    override func viewDidLoad() {
      super.viewDidLoad()
      manager.groupsByEvent = false
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with line: String,
      at indexPath: IndexPath
    ) {}
  }

  @Test func `a drop in another list is a move for each of their undo managers`() {
    let (source, target) = (Managed(style: .plain), Managed(style: .plain))
    target.listData = [["c"]]
    let screen = ListScreen(Shelves([source, target]), size: CGSize(width: 640, height: 900))
    let drag = User().lift(rowAt: [0, 1], in: source.tableView)?
      .hover(overRowAt: [0, 0], in: target.tableView)
    #expect(drag?.proposal?.operation == .move && drag?.drop() == true)
    #expect(source.listData == [["a"]] && target.listData == [["b", "c"]])
    #expect(source.manager.undoActionName == "Move" && target.manager.undoActionName == "Move")
    source.manager.undo()
    #expect(source.listData == [["a", "b"]])
    #expect(screen.window === target.view.window)
  }

  /// A table that counts its reloads.
  private final class CountingTable: UITableView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  @Test func `a drop, and data that comes before it ends, reload no table`() throws {
    let (source, target) = (Managed(style: .plain), Managed(style: .plain))
    let table = CountingTable()
    target.view = table
    target.connectList()
    target.listData = [["c"]]
    let screen = ListScreen(Shelves([source, target]), size: CGSize(width: 640, height: 900))
    let drag = try #require(User().lift(rowAt: [0, 1], in: source.tableView))
    drag.hover(overRowAt: [0, 0], in: table)
    #expect(table.hasUncommittedUpdates)
    let reloads = table.reloads
    #expect(target.setListData([["c", "d"]]) == .updated(batches: 1))
    #expect(table.hasUncommittedUpdates && drag.drop() && !table.hasUncommittedUpdates)
    #expect(target.listData == [["b", "c", "d"]] && table.numberOfRows(inSection: 0) == 3)
    #expect(table.reloads == reloads && screen.window === table.window)
  }

  // MARK: Objects of other types

  /// A book by its title.
  private struct Loan: Hashable {
    var title: String
    var row: Int
  }

  /// A list that makes its objects from books.
  private final class Loans: UITableViewController, TableList, DroppableList, UndoableList {
    var listData: [[Loan]] = [[]]
    var accepts = true

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with loan: Loan,
      at indexPath: IndexPath
    ) { cell.accessibilityLabel = loan.title }
    func canDrop(_ object: Any) -> Bool { object is Book }
    func droppedObject(from object: Any, at indexPath: IndexPath) -> Loan? {
      guard let book = object as? Book, book.id > 1 else { return nil }
      return Loan(title: book.title, row: indexPath.row)
    }
    func dropTarget(for proposed: IndexPath) -> IndexPath? {
      accepts ? [0, numberOfItems(inSection: 0)] : nil
    }
  }

  @Test(arguments: ShelfKind.allCases)
  func `a list makes its own objects of what is dropped`(kind: ShelfKind) {
    let (shelf, loans) = (kind.shelf([[1, 2, 3, 4]]), Loans(style: .plain))
    let screen = ListScreen(Shelves([shelf, loans]), size: CGSize(width: 640, height: 900))
    shelf.lift([0, 1])?.hover(overRowAt: [0, 0], in: loans.tableView).drop()
    shelf.lift([0, 1])?.hover(overRowAt: [0, 0], in: loans.tableView).drop()
    #expect(loans.listData == [[Loan(title: "2", row: 0), Loan(title: "3", row: 1)]])
    #expect(shelf.ids == [[1, 4]])
    // One that can't be made stays.
    let drag = shelf.lift([0, 0])
    #expect(drag?.add([0, 1], of: shelf) == true)
    drag?.hover(over: loans.tableView).drop()
    #expect(shelf.ids == [[1]] && loans.listData[0].map(\.title) == ["2", "3", "4"])
    shelf.lift([0, 0])?.hover(over: loans.tableView).drop()
    #expect(shelf.ids == [[1]] && loans.listData[0].count == 3)
    loans.accepts = false
    let forbidden = shelf.lift([0, 0])?.hover(over: loans.tableView)
    #expect(forbidden?.proposal?.operation == .forbidden)
    HeadlessRunLoop.tick()
    #expect(screen.undo())
    #expect(shelf.ids == [[1, 4]] && loans.listData[0].map(\.title) == ["2", "3"])
  }

  /// A list that refuses what it accepted before.
  private final class Refusing: UITableViewController, TableList, DroppableList {
    var listData: [[Book]] = [[]]

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with book: Book,
      at indexPath: IndexPath
    ) {}

    /// Says that it inserts, and doesn't.
    final class Editor: ListEditor<Book> {
      override var inserts: Bool { true }
      override func insert(
        _ books: [Book], at indexPath: IndexPath, as edit: ListEdit
      ) throws(EditRefusal) -> Bool { throw EditRefusal("The library is closed.") }
    }
    var editor: ListEditor<Book> { Editor(of: self) }
    var errors: [String] = []
    func didFailToDrop(_ error: any Error) { errors.append(error.localizedDescription) }
  }

  @Test(arguments: ShelfKind.allCases)
  func `what can't be inserted returns to its lists`(kind: ShelfKind) {
    let shelves = [kind.shelf([[1, 2, 3]]), kind.other.shelf([[11, 12]])]
    let target = Refusing(style: .plain)
    _ = ListScreen(Shelves(shelves + [target]), size: CGSize(width: 960, height: 900))
    let drag = shelves[0].lift([0, 1])
    #expect(drag?.add([0, 0], of: shelves[1]) == true)
    drag?.hover(over: target.tableView).drop()
    #expect(shelves.map(\.ids) == [[[1, 2, 3]], [[11, 12]]] && target.listData == [[]])
    #expect(target.errors == ["The library is closed."])
    for shelf in shelves { #expect(shelf.shown == shelf.expected) }
  }

  // MARK: Previews

  /// A list that records to which rows the previews of dropped items move.
  private final class Landings: UITableViewController, TableList, DraggableList, DroppableList,
    UITableViewDragDelegate, UITableViewDropDelegate
  {
    var listData: [[Book]]
    var landed: [(dragged: Book?, shown: Book?)] = []

    init(_ ids: [Int]) {
      listData = [ids.map { Book($0) }]
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
      (tableView.dragDelegate, tableView.dropDelegate) = (self, self)
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with book: Book,
      at indexPath: IndexPath
    ) {}
    func droppedObject(from object: Any, at indexPath: IndexPath) -> Book? {
      (object as? Book).flatMap { $0.id == 12 ? nil : $0 }
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { forwarding.dragItems(at: indexPath) }
    func tableView(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { forwarding.dragItems(at: indexPath, addingTo: session) }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      forwarding.tableDropProposal(for: session, at: destinationIndexPath)
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      let books = coordinator.items.map(\.dragItem).map { ($0, $0.draggedObject?.object as? Book) }
      forwarding.performDrop(
        with: LandingCoordinator(coordinator) { [unowned self] item, indexPath in
          let book = books.first { $0.0 === item }?.1
          landed.append((book, object(at: indexPath)))
        })
    }
  }

  /// A coordinator that reports the rows of previews.
  private final class LandingCoordinator: NSObject, UITableViewDropCoordinator {
    private let base: any UITableViewDropCoordinator
    private let land: (UIDragItem, IndexPath) -> Void

    init(
      _ base: any UITableViewDropCoordinator, land: @escaping (UIDragItem, IndexPath) -> Void
    ) {
      (self.base, self.land) = (base, land)
    }

    var items: [any UITableViewDropItem] { base.items }
    var destinationIndexPath: IndexPath? { base.destinationIndexPath }
    var proposal: UITableViewDropProposal { base.proposal }
    var session: any UIDropSession { base.session }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
      land(dragItem, indexPath)
      return base.drop(dragItem, toRowAt: indexPath)
    }
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
      -> any UITableViewDropPlaceholderContext
    { base.drop(dragItem, to: placeholder) }
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
      -> any UIDragAnimating
    { base.drop(dragItem, intoRowAt: indexPath, rect: rect) }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
      base.drop(dragItem, to: target)
    }
  }

  @Test func `the preview of each dropped object moves to the row that shows it`() {
    let (first, second) = (Landings([1, 2, 3, 4]), Landings([11, 12, 13]))
    _ = ListScreen(Shelves([first, second]), size: CGSize(width: 640, height: 900))
    let user = User()
    func drop(_ rows: [(UITableViewController, Int)], at row: Int) -> [Book?] {
      first.landed = []
      let drag = user.lift(rowAt: [0, rows[0].1], in: rows[0].0.tableView)
      for row in rows.dropFirst() { drag?.add(rowAt: [0, row.1], in: row.0.tableView) }
      drag?.hover(overRowAt: [0, row], in: first.tableView).drop()
      #expect(first.landed.map(\.dragged) == first.landed.map(\.shown))
      return first.landed.map(\.dragged)
    }
    #expect(drop([(first, 0), (first, 2)], at: 3) == [Book(1), Book(3)])
    #expect(first.listData == [[2, 4, 1, 3].map { Book($0) }])
    // One that can't be made stays, and has no row.
    #expect(
      drop([(second, 0), (first, 0), (second, 1), (second, 2)], at: 2)
        == [Book(2), Book(11), Book(13)])
    #expect(first.listData == [[4, 1, 2, 11, 13, 3].map { Book($0) }])
    #expect(second.listData == [[Book(12)]])
  }

  // MARK: Within a list

  /// A list in which drags don't move, and some rows stay where they are.
  private final class Pinned: UITableViewController, TableList, FilteredList, DraggableList,
    DroppableList, UITableViewDragDelegate
  {
    var listData = [(1...6).map { Book($0 * 10 + $0 % 2) }]
    var allowsMoves = true
    var asked: [IndexPath] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with book: Book,
      at indexPath: IndexPath
    ) {}
    func filter(for text: String) -> @Sendable (Book) -> Bool { { $0.title.contains(text) } }
    func canDropWithinList(_ book: Book, at indexPath: IndexPath) -> Bool {
      asked.append(indexPath)
      return object(at: indexPath) == book
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(
      _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMoves }
  }

  @Test func `a list is asked about the row that shows the object in a search`() {
    let list = Pinned(style: .plain)
    _ = ListScreen(list)
    list.search(for: "1")
    #expect(list.tableView.numberOfRows(inSection: 0) == 3)
    let drag = User().lift(rowAt: [0, 2], in: list.tableView)?
      .hover(overRowAt: [0, 0], in: list.tableView)
    #expect(drag?.proposal?.operation == .move && drag?.drop() == true)
    #expect(list.asked.first == [0, 2])
    #expect(list.listData == [[51, 11, 20, 31, 40, 60].map { Book($0) }])
  }

  @Test func `an object whose drag doesn't allow moves is copied to others, and stays within`() {
    let (list, shelf) = (Pinned(style: .plain), ShelfKind.bridgedTable.shelf([[1]]))
    _ = ListScreen(Shelves([list, shelf]), size: CGSize(width: 640, height: 900))
    list.allowsMoves = false
    let within = User().lift(rowAt: [0, 2], in: list.tableView)?
      .hover(overRowAt: [0, 0], in: list.tableView)
    #expect(within?.proposal?.operation == .forbidden && within?.drop() == false)
    let drag = User().lift(rowAt: [0, 2], in: list.tableView)?.hover(over: [0, 0], of: shelf)
    #expect(drag?.proposal?.operation == .copy && drag?.drop() == true)
    #expect(shelf.ids == [[31, 1]] && list.listData[0].count == 6)
  }

  // MARK: Reordering

  /// A list that is reordered, dragged from and dropped on.
  private final class Queue: UITableViewController, TableList, ReorderableList, DraggableList,
    DroppableList, UndoableList
  {
    var listData = [[Book(1), Book(2), Book(3), Book(4)]]
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with book: Book,
      at indexPath: IndexPath
    ) { cell.accessibilityLabel = book.title }
    func canMove(_ book: Book, at indexPath: IndexPath) -> Bool { book.id != 4 }
    func target(
      ofMoving book: Book, from source: IndexPath, to proposed: IndexPath
    ) -> IndexPath { proposed.row == 0 ? [0, 1] : proposed }
    func didMove(_ book: Book, from source: IndexPath, to destination: IndexPath) {
      log.append("move \(source.row) \(destination.row)")
    }
    func didDrop(_ books: [Book]) { log.append("drop \(books.map(\.id))") }
    var ids: [Int] { listData[0].map(\.id) }
  }

  @Test func `UIKit moves a single row of a list that is reordered`() {
    let queue = Queue(style: .plain)
    let screen = ListScreen(queue)
    let (user, table) = (User(), queue.tableView!)
    #expect(
      user.lift(rowAt: [0, 0], in: table)?.hover(overRowAt: [0, 2], in: table).drop() == true)
    #expect(queue.ids == [2, 3, 1, 4] && queue.log == ["move 0 2"])
    user.lift(rowAt: [0, 2], in: table)?.hover(overRowAt: [0, 0], in: table).drop()
    #expect(queue.ids == [2, 1, 3, 4] && queue.log.last == "move 2 1")
    // Several rows are the list's.
    let drag = user.lift(rowAt: [0, 0], in: table)
    #expect(drag?.add(rowAt: [0, 2], in: table) == true)
    #expect(drag?.hover(overRowAt: [0, 3], in: table).drop() == true)
    #expect(queue.ids == [1, 4, 2, 3] && queue.log.last == "drop [2, 3]")
    // A row that can't be moved isn't dropped within the list, but in others.
    let fixed = user.lift(rowAt: [0, 1], in: table)?.hover(overRowAt: [0, 0], in: table)
    #expect(fixed?.drop() == false && queue.ids == [1, 4, 2, 3])
    HeadlessRunLoop.tick()
    for expected in [[2, 1, 3, 4], [2, 3, 1, 4], [1, 2, 3, 4]] {
      #expect(screen.undo())
      #expect(queue.ids == expected)
    }
  }

  @Test func `a row that can't be reordered is dropped in another list`() {
    let (queue, shelf) = (Queue(style: .plain), ShelfKind.bridgedTable.shelf([[11]]))
    _ = ListScreen(Shelves([queue, shelf]), size: CGSize(width: 640, height: 900))
    User().lift(rowAt: [0, 3], in: queue.tableView)?.hover(over: [0, 0], of: shelf).drop()
    #expect(queue.ids == [1, 2, 3] && shelf.ids == [[4, 11]])
  }

  // MARK: Fetched lists

  /// A list of the paints of one color.
  private final class Paints: UITableViewController, FetchedTableList, DraggableList,
    DroppableList, UndoableList
  {
    var fetchedResultsController: FetchedResultsController<Paint>!
    let color: String
    var log: [String] = []

    init(_ color: String, of source: InMemorySource<Paint>) {
      self.color = color
      fetchedResultsController = FetchedResultsController(source)
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with paint: Paint,
      at indexPath: IndexPath
    ) { cell.accessibilityLabel = paint.name }
    func droppedObject(from object: Any, at indexPath: IndexPath) -> Paint? {
      var paint = object as? Paint
      paint?.color = color
      return paint
    }
    func didDrop(_ paints: [Paint]) { log.append("drop \(paints.map(\.name))") }
    var names: [String] {
      fetchedResultsController.sections.flatMap { $0.items.compactMap { $0?.name } }
    }
    var shown: [String?] { tableView.visibleCells.map(\.accessibilityLabel) }
  }

  private func source(_ color: String, _ names: [String]) -> InMemorySource<Paint> {
    let source = InMemorySource<Paint>(sectionName: { _ in "" }, by: { $0.name < $1.name })
    source.insert(
      names.enumerated().map {
        Paint(id: $0 + color.count * 100, name: $1, color: color, sectionName: "")
      })
    return source
  }

  @Test func `fetched lists write drops to their sources`() throws {
    let red = Paints("red", of: source("red", ["a", "c", "e"]))
    let blue = Paints("blue", of: source("blue", ["d"]))
    let screen = ListScreen(Shelves([red, blue]), size: CGSize(width: 640, height: 900))
    let user = User()
    let drag = user.lift(rowAt: [0, 1], in: red.tableView)
    #expect(drag?.add(rowAt: [0, 2], in: red.tableView) == true)
    drag?.hover(overRowAt: [0, 0], in: blue.tableView)
    #expect(drag?.proposal?.operation == .move && drag?.drop() == true)
    #expect(red.names == ["a"] && red.shown == ["a"])
    #expect(blue.shown == ["c", "d", "e"] && blue.names == ["c", "d", "e"])
    #expect(blue.object(at: [0, 0])?.color == "blue")
    #expect(blue.log == ["drop [\"c\", \"e\"]"])
    HeadlessRunLoop.tick()
    #expect(screen.undo())
    #expect(red.names == ["a", "c", "e"] && red.shown == red.names && blue.names == ["d"])
    #expect(red.object(at: [0, 1])?.color == "red")
    #expect(screen.redo())
    #expect(red.names == ["a"] && blue.shown == ["c", "d", "e"])
    // Within a list, the order of the source decides.
    let within = user.lift(rowAt: [0, 0], in: blue.tableView)?
      .hover(overRowAt: [0, 1], in: blue.tableView)
    #expect(within?.drop() == false)
    // A paint that the source deleted during the drag isn't dropped.
    let other = user.lift(rowAt: [0, 0], in: red.tableView)
    try red.fetchedResultsController.delete(#require(red.object(at: [0, 0])))
    #expect(other?.hover(over: blue.tableView).drop() == false)
    #expect(blue.names == ["c", "d", "e"] && red.names == [])
  }

  // MARK: Outlines

  private final class Topics: UITableViewController, TableList, OutlineList, DraggableList,
    DroppableList
  {
    var listData = [Outline([Book(1), Book(2)], children: { _ in nil })]

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with book: Book,
      at indexPath: IndexPath
    ) {}
  }

  @Test func `an outline gives and accepts objects, and moves its own`() {
    let (topics, shelf) = (Topics(style: .plain), ShelfKind.bridgedTable.shelf([[11]]))
    _ = ListScreen(Shelves([topics, shelf]), size: CGSize(width: 640, height: 900))
    func ids() -> [Int] { topics.listData[0].items.map(\.id) }
    let drag = User().lift(rowAt: [0, 1], in: topics.tableView)?.hover(over: [0, 0], of: shelf)
    #expect(drag?.proposal?.operation == .move && drag?.drop() == true)
    #expect(shelf.ids == [[2, 11]] && ids() == [1])
    #expect(shelf.lift([0, 1])?.hover(over: topics.tableView).drop() == true)
    #expect(shelf.ids == [[2]] && ids() == [1, 11])
    let within = User().lift(rowAt: [0, 1], in: topics.tableView)?
      .hover(overRowAt: [0, 0], in: topics.tableView)
    #expect(within?.drop() == true && ids() == [11, 1])
  }

  /// Objects that can't be recognized.
  private struct Note { var text: String }

  private final class Notes: UITableViewController, TableList, DraggableList, DroppableList {
    var listData = [["a", "b", "c"].map(Note.init)]

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with note: Note,
      at indexPath: IndexPath
    ) {}
    var texts: [String] { listData[0].map(\.text) }
  }

  @Test func `what can't be recognized moves as long as the data stays the same`() {
    let (first, second) = (Notes(style: .plain), Notes(style: .plain))
    _ = ListScreen(Shelves([first, second]), size: CGSize(width: 640, height: 900))
    let user = User()
    user.lift(rowAt: [0, 0], in: first.tableView)?.hover(over: second.tableView).drop()
    #expect(first.texts == ["b", "c"] && second.texts == ["a", "b", "c", "a"])
    user.lift(rowAt: [0, 0], in: first.tableView)?.hover(overRowAt: [0, 1], in: first.tableView)
      .drop()
    #expect(first.texts == ["c", "b"])
    let drag = user.lift(rowAt: [0, 0], in: first.tableView)
    first.insertItem(Note(text: "d"), at: [0, 0])
    #expect(drag?.hover(over: second.tableView).drop() == false)
    #expect(first.texts == ["d", "c", "b"] && second.texts.count == 4)
  }
}
