import ListControllers
import ListStore
import ListTesting
import TestSupport
import Testing

@testable import ListCapabilities
@testable import ListCore

/// Drops in lists of other objects, in lists that are reordered, in fetched lists and in outlines.
@MainActor @Suite(.timeLimit(.minutes(30))) struct DropKindsTests {
  // MARK: Texts

  /// Lists of texts and numbers, with the kit's defaults.
  private final class Lines<Line: LosslessStringConvertible & Hashable>: ConnectedTable,
    TextTable, DraggableList, DroppableList
  {
    var listData: [[Line]]

    init(_ lines: [Line]) {
      listData = [lines]
      super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Drags a row over the first row of another table.
  private func drag(_ row: Int, of source: UITableViewController, to target: UITableViewController)
    -> User.Drag?
  {
    User().lift(rowAt: [0, row], in: source.tableView)?
      .hover(overRowAt: [0, 0], in: target.tableView)
  }

  @Test func `lists of different objects exchange texts by default`() async throws {
    let (texts, numbers) = (Lines(["a", "12"]), Lines([1, 2]))
    _ = ListScreen(Shelves([texts, numbers]), size: CGSize(width: 640, height: 900))
    let first = drag(1, of: texts, to: numbers)
    #expect((first?.proposal?.operation, first?.drop()) == (.copy, true))
    try await MainQueue.wait { numbers.workUnderWay.isEmpty }
    #expect((numbers.listData, texts.listData) == ([[12, 1, 2]], [["a", "12"]]))
    drag(0, of: texts, to: numbers)?.drop()
    try await MainQueue.wait { numbers.workUnderWay.isEmpty }
    #expect(numbers.listData == [[12, 1, 2]])
    drag(2, of: numbers, to: texts)?.drop()
    try await MainQueue.wait { texts.workUnderWay.isEmpty }
    #expect(texts.listData == [["2", "a", "12"]])
  }

  /// A list of texts that can't be edited.
  private final class Archive: ConnectedTable, TextTable, DraggableList {
    var listData = [["a", "b"]]
    var editor: ListEditor<String> { ListEditor(of: self) }
  }

  @Test func `what a list can't remove is copied`() {
    let (archive, texts) = (Archive(style: .plain), Lines(["c"]))
    _ = ListScreen(Shelves([archive, texts]), size: CGSize(width: 640, height: 900))
    let drag = drag(1, of: archive, to: texts)
    #expect(
      (drag?.proposal?.operation, drag?.drop(), texts.listData, archive.listData) == (
        .copy, true, [["b", "c"]], [["a", "b"]]
      ))
  }

  /// A list of texts with an undo manager of its own.
  private final class Managed: ConnectedTable, TextTable, DraggableList, DroppableList,
    UndoableList
  {
    var listData = [["a", "b"]]
    let manager = UndoManager(groupsByEvent: false)
    var listUndoManager: UndoManager? { manager }
  }

  @Test func `a drop in another list is a move for each of their undo managers`() {
    let (source, target) = (Managed(style: .plain), Managed(style: .plain))
    target.listData = [["c"]]
    _ = ListScreen(Shelves([source, target]), size: CGSize(width: 640, height: 900))
    let drag = drag(1, of: source, to: target)
    #expect(
      (
        drag?.proposal?.operation, drag?.drop(), source.listData, target.listData,
        [source, target].map(\.manager.undoActionName)
      ) == (.move, true, [["a"]], [["b", "c"]], ["Move", "Move"]))
    source.manager.undo()
    #expect(source.listData == [["a", "b"]])
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
    _ = ListScreen(Shelves([source, target]), size: CGSize(width: 640, height: 900))
    let drag = try #require(self.drag(1, of: source, to: target))
    #expect(table.hasUncommittedUpdates)
    let reloads = table.reloads
    #expect(target.setListData([["c", "d"]]) == .updated(batches: 1))
    #expect(
      [table.hasUncommittedUpdates, drag.drop(), table.hasUncommittedUpdates]
        == [true, true, false])
    #expect(
      (target.listData, table.numberOfRows(inSection: 0), table.reloads)
        == ([["b", "c", "d"]], 3, reloads))
  }

  // MARK: Objects of other types

  /// A book by its title.
  private struct Loan: Hashable {
    var title: String
    var row: Int
  }

  /// A list that makes its objects from books.
  private final class Loans: ConnectedTable, TextTable, DroppableList, UndoableList {
    var listData: [[Loan]] = [[]]
    var accepts = true

    func text(of loan: Loan) -> String { loan.title }
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
    let made = [[Loan(title: "2", row: 0), Loan(title: "3", row: 1)]]
    #expect((loans.listData, shelf.ids) == (made, [[1, 4]]))
    // One that can't be made stays.
    let drag = shelf.lift([0, 0])
    #expect(drag?.add([0, 1], of: shelf) == true)
    drag?.hover(over: loans.tableView).drop()
    #expect((shelf.ids, loans.listData[0].map(\.title)) == ([[1]], ["2", "3", "4"]))
    shelf.lift([0, 0])?.hover(over: loans.tableView).drop()
    #expect((shelf.ids, loans.listData[0].count) == ([[1]], 3))
    loans.accepts = false
    let forbidden = shelf.lift([0, 0])?.hover(over: loans.tableView)
    #expect(forbidden?.proposal?.operation == .forbidden)
    HeadlessRunLoop.tick()
    screen.undo()
    #expect((shelf.ids, loans.listData[0].map(\.title)) == ([[1, 4]], ["2", "3"]))
  }

  /// A list that refuses what it accepted before.
  private final class Refusing: ConnectedTable, TextTable, DroppableList {
    var listData: [[Book]] = [[]]

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
    #expect(
      (target.listData, target.errors, shelves.map(\.ids))
        == ([[]], ["The library is closed."], [[[1, 2, 3]], [[11, 12]]]))
    #expect(shelves.map(\.shown) == shelves.map(\.expected))
  }

  // MARK: Previews

  /// A list that records to which rows the previews of dropped items move.
  private final class Landings: UITableViewController, TextTable, DraggableList, DroppableList,
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
    /// Returns the books whose previews have moved, and those of the first list then.
    func drop(_ rows: [(UITableViewController, Int)], at row: Int) -> [[Int?]] {
      first.landed = []
      let drag = user.lift(rowAt: [0, rows[0].1], in: rows[0].0.tableView)
      for row in rows.dropFirst() { drag?.add(rowAt: [0, row.1], in: row.0.tableView) }
      drag?.hover(overRowAt: [0, row], in: first.tableView).drop()
      #expect(first.landed.map(\.dragged) == first.landed.map(\.shown))
      return [first.landed.map(\.dragged?.id), first.listData[0].map(\.id)]
    }
    #expect(drop([(first, 0), (first, 2)], at: 3) == [[1, 3], [2, 4, 1, 3]])
    // One that can't be made stays, and has no row.
    #expect(
      drop([(second, 0), (first, 0), (second, 1), (second, 2)], at: 2)
        == [[2, 11, 13], [4, 1, 2, 11, 13, 3]])
    #expect(second.listData == [[Book(12)]])
  }

  // MARK: Within a list

  /// A list in which drags don't move, and some rows stay where they are.
  private final class Pinned: ConnectedTable, TextTable, FilteredList, DraggableList,
    DroppableList, UITableViewDragDelegate
  {
    var listData = [(1...6).map { Book($0 * 10 + $0 % 2) }]
    var allowsMoves = true
    var asked: [IndexPath] = []

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
    let drag = drag(2, of: list, to: list)
    #expect(
      (drag?.proposal?.operation, drag?.drop(), list.asked.first, list.listData[0].map(\.id)) == (
        .move, true, [0, 2], [51, 11, 20, 31, 40, 60]
      ))
  }

  @Test func `an object whose drag doesn't allow moves is copied to others, and stays within`() {
    let (list, shelf) = (Pinned(style: .plain), ShelfKind.bridgedTable.shelf([[1]]))
    _ = ListScreen(Shelves([list, shelf]), size: CGSize(width: 640, height: 900))
    list.allowsMoves = false
    let within = drag(2, of: list, to: list)
    #expect((within?.proposal?.operation, within?.drop()) == (.forbidden, false))
    let drag = User().lift(rowAt: [0, 2], in: list.tableView)?.hover(over: [0, 0], of: shelf)
    #expect(
      (drag?.proposal?.operation, drag?.drop(), shelf.ids, list.listData[0].count) == (
        .copy, true, [[31, 1]], 6
      ))
  }

  // MARK: Reordering

  /// A list that is reordered, dragged from and dropped on.
  private final class Queue: ConnectedTable, TextTable, ReorderableList, DraggableList,
    DroppableList, UndoableList
  {
    var listData = [[Book(1), Book(2), Book(3), Book(4)]]
    var log: [String] = []

    func text(of book: Book) -> String { book.title }
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
    /// Drags rows over another one, and returns the order and what the list was told.
    func drop(_ rows: Int..., at row: Int) -> String {
      let drag = user.lift(rowAt: [0, rows[0]], in: table)
      for row in rows.dropFirst() { drag?.add(rowAt: [0, row], in: table) }
      let isDone = drag?.hover(overRowAt: [0, row], in: table).drop() == true
      return "\(queue.ids) \(isDone ? queue.log.last ?? "" : "refused")"
    }
    #expect(
      [drop(0, at: 2), drop(2, at: 0)] == ["[2, 3, 1, 4] move 0 2", "[2, 1, 3, 4] move 2 1"])
    // Several rows are the list's.
    #expect(drop(0, 2, at: 3) == "[1, 4, 2, 3] drop [2, 3]")
    // A row that can't be moved isn't dropped within the list, but in others.
    #expect(drop(1, at: 0) == "[1, 4, 2, 3] refused")
    HeadlessRunLoop.tick()
    let undone = (0..<3).map { _ in
      screen.undo()
      return queue.ids
    }
    #expect(undone == [[2, 1, 3, 4], [2, 3, 1, 4], [1, 2, 3, 4]])

    let (other, shelf) = (Queue(style: .plain), ShelfKind.bridgedTable.shelf([[11]]))
    _ = ListScreen(Shelves([other, shelf]), size: CGSize(width: 640, height: 900))
    User().lift(rowAt: [0, 3], in: other.tableView)?.hover(over: [0, 0], of: shelf).drop()
    #expect((other.ids, shelf.ids) == ([1, 2, 3], [[4, 11]]))
  }

  // MARK: Fetched lists

  /// A list of the paints of one color.
  private final class Paints: ConnectedTable, FetchedTableList, DraggableList,
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
    #expect((drag?.proposal?.operation, drag?.drop()) == (.move, true))
    let moved = ["a", "a", "c d e", "c d e"]
    /// The names that each list has, and those that it shows.
    func names() -> [String] {
      [red, blue].flatMap {
        [$0.names.joined(separator: " "), $0.shown.compactMap(\.self).joined(separator: " ")]
      }
    }
    #expect(
      (names(), blue.log, blue.object(at: [0, 0])?.color) == (
        moved, ["drop [\"c\", \"e\"]"], "blue"
      ))
    HeadlessRunLoop.tick()
    screen.undo()
    #expect((names(), red.object(at: [0, 1])?.color) == (["a c e", "a c e", "d", "d"], "red"))
    screen.redo()
    #expect(names() == moved)
    // Within a list, the order of the source decides.
    let within = user.lift(rowAt: [0, 0], in: blue.tableView)?
      .hover(overRowAt: [0, 1], in: blue.tableView)
    #expect(within?.drop() == false)
    // A paint that the source deleted during the drag isn't dropped.
    let other = user.lift(rowAt: [0, 0], in: red.tableView)
    try red.fetchedResultsController.delete(#require(red.object(at: [0, 0])))
    #expect(
      (other?.hover(over: blue.tableView).drop(), blue.names, red.names) == (
        false, ["c", "d", "e"], []
      ))
  }

  // MARK: Outlines

  private final class Topics: ConnectedTable, TextTable, OutlineList, DraggableList,
    DroppableList
  {
    var listData = [Outline([Book(1), Book(2)], children: { _ in nil })]
  }

  @Test func `an outline gives and accepts objects, and moves its own`() {
    let (topics, shelf) = (Topics(style: .plain), ShelfKind.bridgedTable.shelf([[11]]))
    _ = ListScreen(Shelves([topics, shelf]), size: CGSize(width: 640, height: 900))
    func ids() -> [Int] { topics.listData[0].items.map(\.id) }
    let drag = User().lift(rowAt: [0, 1], in: topics.tableView)?.hover(over: [0, 0], of: shelf)
    #expect(
      (drag?.proposal?.operation, drag?.drop(), shelf.ids, ids()) == (.move, true, [[2, 11]], [1]))
    let isDone = shelf.lift([0, 1])?.hover(over: topics.tableView).drop()
    #expect(
      (isDone, shelf.ids, ids(), self.drag(1, of: topics, to: topics)?.drop(), ids()) == (
        true, [[2]], [1, 11], true, [11, 1]
      ))
  }

  /// Objects that can't be recognized.
  private struct Note { var text: String }

  private final class Notes: ConnectedTable, TextTable, DraggableList, DroppableList {
    var listData = [["a", "b", "c"].map(Note.init)]

    var texts: [String] { listData[0].map(\.text) }
  }

  @Test func `what can't be recognized moves as long as the data stays the same`() {
    let (first, second) = (Notes(style: .plain), Notes(style: .plain))
    _ = ListScreen(Shelves([first, second]), size: CGSize(width: 640, height: 900))
    let user = User()
    user.lift(rowAt: [0, 0], in: first.tableView)?.hover(over: second.tableView).drop()
    #expect((first.texts, second.texts) == (["b", "c"], ["a", "b", "c", "a"]))
    user.lift(rowAt: [0, 0], in: first.tableView)?.hover(overRowAt: [0, 1], in: first.tableView)
      .drop()
    #expect(first.texts == ["c", "b"])
    let drag = user.lift(rowAt: [0, 0], in: first.tableView)
    first.insertItem(Note(text: "d"), at: [0, 0])
    #expect(
      (drag?.hover(over: second.tableView).drop(), first.texts, second.texts.count)
        == (false, ["d", "c", "b"], 4))
  }
}
