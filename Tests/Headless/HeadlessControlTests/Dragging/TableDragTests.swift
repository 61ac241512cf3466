import HeadlessUIKit
import Testing

/// Drags from, within and between tables, with the calls of their delegates in order.
@MainActor struct TableDragTests {
  /// The data source and the delegate of drags and drops of a table of texts.
  private class Texts: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate
  {
    let name: String
    var rows: [String]
    let log: Log
    var canMove = true

    init(_ name: String, _ rows: [String], _ log: Log) {
      self.name = name
      self.rows = rows
      self.log = log
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.add("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
      rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      log.add("\(name) begin \(indexPath.row) \(tableView.hasActiveDrag)")
      return items(at: indexPath)
    }
    func items(at indexPath: IndexPath) -> [UIDragItem] {
      guard rows[indexPath.row] != "fixed" else { return [] }
      let item = UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))
      item.localObject = rows[indexPath.row]
      return [item]
    }
    func tableView(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
      log.add("\(name) add \(indexPath.row) \(tableView.indexPathForRow(at: point)?.row ?? -1)")
      return items(at: indexPath)
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      log.add("\(name) willBegin \(session.items.count) \(tableView.hasActiveDrag)")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      log.add("\(name) dragEnd \(tableView.hasActiveDrag)")
    }
  }

  /// Texts that also take drops.
  private final class Taker: Texts, UITableViewDropDelegate {
    var accepts = true
    var operation = UIDropOperation.move
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var perform: ((UITableView, any UITableViewDropCoordinator) -> Void)?

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
      log.add("\(name) canHandle \(session.canLoadObjects(ofClass: NSString.self))")
      return accepts
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
      log.add("\(name) enter \(tableView.hasActiveDrop)")
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      log.add("\(name) update \(destinationIndexPath.map { "\($0.row)" } ?? "nil")")
      return UITableViewDropProposal(operation: operation, intent: intent)
    }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
      log.add("\(name) exit \(tableView.hasActiveDrop)")
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
      log.add("\(name) dropEnd \(tableView.hasActiveDrop)")
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      let sources = coordinator.items.map { $0.sourceIndexPath.map { "\($0.row)" } ?? "-" }
      log.add(
        "\(name) perform \(coordinator.destinationIndexPath.map { "\($0.row)" } ?? "nil") "
          + "from \(sources.joined(separator: ",")) by \(coordinator.proposal.operation)")
      perform?(tableView, coordinator)
    }
  }

  private final class Log {
    private var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let user = User()
  private let log = Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 440))

  private func makeTable(_ texts: Texts, x: CGFloat = 0) -> UITableView {
    let table = UITableView(frame: CGRect(x: x, y: 0, width: 320, height: 440))
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    table.dataSource = texts
    table.delegate = texts
    table.dragDelegate = texts
    table.dropDelegate = texts as? Taker
    window.addSubview(table)
    table.layoutIfNeeded()
    return table
  }
  private func shown(_ table: UITableView) -> [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "-" }
  }
  /// Lifts a row and moves it over others.
  private func lift(_ row: Int, over rows: Int..., in table: UITableView) -> User.Drag? {
    let drag = user.lift(rowAt: [0, row], in: table)
    for row in rows { drag?.hover(overRowAt: [0, row], in: table) }
    return drag
  }

  @Test func `without a drop delegate a drag within the table moves the row by the data source`() {
    let texts = Texts("A", ["a", "b", "c"], log)
    let table = makeTable(texts)
    func flags() -> [Bool] {
      [table.hasActiveDrag, table.hasActiveDrop, table.hasUncommittedUpdates]
    }
    let drag = lift(0, in: table)
    var seen = [flags()]
    drag?.hover(overRowAt: [0, 2], in: table)
    // There is a gap for the row.
    seen.append(flags())
    #expect((drag?.proposal?.operation, drag?.drop()) == (.move, true))
    seen.append(flags())
    #expect(seen == [[true, false, false], [true, true, true], [false, false, false]])
    #expect(log.take() == ["A begin 0 false", "A willBegin 1 true", "move 0 2", "A dragEnd false"])
    #expect([texts.rows, shown(table)] == [["b", "c", "a"], ["b", "c", "a"]])
    // A drop after the last row moves the row to the end.
    #expect(lift(0, over: 3, in: table)?.drop() == true)
    #expect([texts.rows, shown(table)] == [["c", "a", "b"], ["c", "a", "b"]])
    texts.canMove = false
    #expect((lift(0, over: 1, in: table)?.drop(), shown(table)) == (false, ["c", "a", "b"]))
  }

  @Test func `no items, no delegate or the flag mean no drag`() {
    let fixed = Texts("A", ["fixed"], log)
    #expect(lift(0, in: makeTable(fixed)) == nil)
    #expect(log.take() == ["A begin 0 false"])
    let texts = Texts("A", ["a"], log)
    let other = makeTable(texts)
    other.dragInteractionEnabled = false
    #expect(lift(0, in: other) == nil)
    other.dragInteractionEnabled = true
    #expect(lift(1, in: other) == nil)
    other.dragDelegate = nil
    #expect(lift(0, in: other) == nil)
    #expect(log.take().isEmpty)
  }

  @Test func `a drop delegate is asked first, and the data source moves a single row`() {
    let texts = Taker("A", ["a", "b", "c"], log)
    let table = makeTable(texts)
    func drop(_ row: Int, over rows: [Int]) -> [String] {
      let drag = user.lift(rowAt: [0, row], in: table)
      for row in rows { drag?.hover(overRowAt: [0, row], in: table) }
      drag?.drop()
      return log.take()
    }
    #expect(
      drop(2, over: [1, 0]) == [
        "A begin 2 false", "A willBegin 1 true", "A canHandle true", "A enter true", "A update 1",
        "A update 0", "move 2 0", "A dropEnd false", "A dragEnd false",
      ])
    #expect(texts.rows == ["c", "a", "b"])
    // Another intent, and rows that the data source doesn't move, are the drop delegate's.
    func states() -> [UICellConfigurationState.DropState?] {
      (0...1).map { table.cellForRow(at: [0, $0])?.configurationState.cellDropState }
    }
    texts.intent = .insertIntoDestinationIndexPath
    let drag = lift(2, over: 1, in: table)
    #expect(states() == [.notTargeted, .targeted])
    drag?.drop()
    #expect(log.take().contains("A perform 1 from 2 by move"))
    #expect(states()[1] == UICellConfigurationState.DropState.none)
    texts.intent = .insertAtDestinationIndexPath
    texts.canMove = false
    #expect(drop(2, over: [1]).contains("A perform 1 from 2 by move"))
  }

  /// Texts that take drops without a proposal of their own.
  private final class Receiver: Texts, UITableViewDropDelegate {
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) { log.add("perform by \(coordinator.proposal.operation)") }
  }

  @Test func `without a proposal the data source moves a row, and what it can't move is copied`() {
    let texts = Receiver("A", ["a", "b", "c"], log)
    let table = makeTable(texts)
    table.dropDelegate = texts
    for (canMove, operation, line) in [
      (true, .move, "move 0 2"), (false, .copy, "perform by copy"),
    ] as [(Bool, UIDropOperation, String)] {
      texts.canMove = canMove
      let drag = lift(0, over: 2, in: table)
      #expect((drag?.proposal?.operation, drag?.drop()) == (operation, true))
      #expect(log.take().contains(line))
      #expect([texts.rows, shown(table)] == [["b", "c", "a"], ["b", "c", "a"]])
    }
  }

  @Test func `a drag between tables enters, leaves and drops in order`() {
    let (from, to) = (Taker("A", ["a", "b"], log), Taker("B", ["x"], log))
    let (source, target) = (makeTable(from), makeTable(to, x: 320))
    var loaded: [String] = []
    var atOnce: [String] = []
    to.perform = { table, coordinator in
      _ = coordinator.session.loadObjects(ofClass: String.self) { texts in
        loaded = texts
        to.rows.insert(contentsOf: texts, at: coordinator.destinationIndexPath?.row ?? 1)
        table.insertRows(at: [coordinator.destinationIndexPath ?? [0, 1]], with: .automatic)
      }
      let item = coordinator.items.first?.dragItem.localObject as? String
      atOnce = loaded + ["\(coordinator.session.localDragSession != nil)", item ?? "-"]
    }
    let drag = lift(1, over: 0, in: source)
    drag?.hover(over: target)
    #expect([source.hasActiveDrop, target.hasActiveDrop, drag?.drop()] == [false, true, true])
    #expect(
      log.take() == [
        "A begin 1 false", "A willBegin 1 true", "A canHandle true", "A enter true", "A update 0",
        "B canHandle true", "A exit false", "B enter true", "B update nil",
        "B perform nil from - by move", "A dropEnd false", "B dropEnd false", "A dragEnd false",
      ])
    #expect([atOnce, loaded, shown(target)] == [["true", "b"], ["b"], ["x", "b"]])
  }

  @Test func `canceling and dropping outside end the drag without a drop`() {
    let texts = Taker("A", ["a", "b"], log)
    let table = makeTable(texts)
    let drag = lift(0, over: 1, in: table)
    _ = log.take()
    drag?.cancel()
    #expect(log.take() == ["A exit false", "A dropEnd false", "A dragEnd false"])
    #expect((drag?.drop(), log.take()) == (false, []))
    #expect(lift(0, over: 1, in: table)?.leave().drop() == false)
    #expect(log.take().suffix(3) == ["A exit false", "A dropEnd false", "A dragEnd false"])
    texts.operation = .forbidden
    let forbidden = lift(0, over: 1, in: table)
    #expect((forbidden?.proposal?.operation, forbidden?.drop()) == (.forbidden, false))
    texts.accepts = false
    _ = log.take()
    #expect(lift(0, in: table)?.hover(over: table).drop() == false)
    #expect(
      log.take() == [
        "A begin 0 false", "A willBegin 1 true", "A canHandle true", "A dragEnd false",
      ])
  }

  @Test func `a tap adds rows, and several rows are the drop delegate's`() {
    let texts = Taker("A", ["a", "b", "c"], log)
    let table = makeTable(texts)
    let drag = lift(0, in: table)
    #expect([2, 9].map { drag?.add(rowAt: [0, $0], in: table) } == [true, false])
    #expect(drag?.items.compactMap { $0.localObject as? String } == ["a", "c"])
    #expect(table.cellForRow(at: [0, 2])?.configurationState.cellDragState == .dragging)
    _ = log.take()
    drag?.hover(overRowAt: [0, 1], in: table).drop()
    #expect(log.take().contains("A perform 1 from 0,2 by move"))
    #expect(
      table.cellForRow(at: [0, 2])?.configurationState.cellDragState
        == UICellConfigurationState.DragState.none)
  }

  @Test func `a source that allows no moves cancels them`() {
    final class Copies: NSObject, UITableViewDragDelegate {
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
      func tableView(
        _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
      ) -> Bool { false }
      func tableView(
        _ tableView: UITableView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
      ) -> Bool { true }
    }
    let texts = Taker("A", ["a", "b"], log)
    let table = makeTable(texts)
    let copies = Copies()
    table.dragDelegate = copies
    let drag = lift(0, over: 1, in: table)
    #expect((drag?.proposal?.operation, drag?.drop()) == (.cancel, false))
    texts.operation = .copy
    #expect((lift(0, over: 1, in: table)?.drop(), texts.rows) == (true, ["a", "b"]))
  }

  @Test func `a placeholder is shown until its row is committed or it is deleted`() {
    let texts = Taker("A", ["a", "b"], log)
    let table = makeTable(texts)
    var context: (any UITableViewDropPlaceholderContext)?
    texts.operation = .copy
    texts.perform = { _, coordinator in
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: [0, 1], reuseIdentifier: "text", rowHeight: 60)
      placeholder.cellUpdateHandler = { $0.textLabel?.text = "loading" }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    func dropOne() { lift(0, over: 1, in: table)?.drop() }
    dropOne()
    #expect(
      (shown(table), table.hasUncommittedUpdates, table.rectForRow(at: [0, 1]).height)
        == (["a", "loading", "b"], true, 60))
    #expect(
      [2, 1].map { table.dataSourceIndexPath(forPresentationIndexPath: [0, $0]) } == [[0, 1], nil])
    #expect(
      [1, 0].map { table.presentationIndexPath(forDataSourceIndexPath: [0, $0]) }
        == [[0, 2], [0, 0]])
    // An update in the meantime has the data's index paths.
    texts.rows.insert("new", at: 0)
    table.insertRows(at: [[0, 0]], with: .automatic)
    #expect(shown(table) == ["new", "a", "loading", "b"])
    var inserted: IndexPath?
    let isCommitted = context?.commitInsertion { path in
      inserted = path
      texts.rows.insert("loaded", at: path.row)
    }
    table.layoutIfNeeded()
    #expect(
      (isCommitted, inserted, shown(table)) == (true, [0, 2], ["new", "a", "loaded", "b"]))
    #expect([table.hasUncommittedUpdates, context?.deletePlaceholder()] == [false, false])
    dropOne()
    #expect(context?.dragItem.localObject as? String == "new")
    #expect((table.numberOfRows(inSection: 0), context?.deletePlaceholder()) == (5, true))
    table.layoutIfNeeded()
    #expect(shown(table) == texts.rows)
    dropOne()
    table.reloadData()
    table.layoutIfNeeded()
    #expect((context?.commitInsertion { _ in }, shown(table)) == (false, texts.rows))
  }

  @Test func `placeholders before the same row keep their order over an update`() {
    let texts = Taker("A", ["a", "b"], log)
    let table = makeTable(texts)
    texts.operation = .copy
    texts.perform = { _, coordinator in
      for (row, text) in [(1, "first"), (2, "second")] {
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: [0, row], reuseIdentifier: "text", rowHeight: 44)
        placeholder.cellUpdateHandler = { $0.textLabel?.text = text }
        _ = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
      }
    }
    lift(0, over: 1, in: table)?.drop()
    #expect(shown(table) == ["a", "first", "second", "b"])
    texts.rows.insert("new", at: 0)
    table.insertRows(at: [[0, 0]], with: .automatic)
    #expect(shown(table) == ["new", "a", "first", "second", "b"])
  }

  @Test func `a drag that stays over a row opens it if it is spring-loaded`() {
    final class Opener: NSObject, UITableViewDelegate {
      var log: [String] = []
      func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
      ) -> Bool {
        let location = context.location(in: tableView)
        log.append("spring \(tableView.indexPathForRow(at: location)?.row ?? -1)")
        return indexPath.row == 1
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
      }
    }
    let texts = Texts("A", ["a", "b", "c"], log)
    let table = makeTable(texts)
    let opener = Opener()
    table.delegate = opener
    let drag = lift(0, over: 1, in: table)
    #expect((drag?.waitForSpringLoading(), opener.log) == (false, []))
    table.isSpringLoaded = true
    #expect((drag?.waitForSpringLoading(), opener.log) == (true, ["spring 1", "select 1"]))
    #expect(drag?.hover(overRowAt: [0, 2], in: table).waitForSpringLoading() == false)
    drag?.cancel()
  }

  @Test func `an update during a drag moves the place from which the row comes`() {
    let texts = Texts("A", ["a", "b", "c", "d"], log)
    let table = makeTable(texts)
    let drag = lift(1, in: table)
    texts.rows.insert("new", at: 0)
    table.insertRows(at: [[0, 0]], with: .none)
    #expect(
      (drag?.hover(overRowAt: [0, 4], in: table).drop(), texts.rows)
        == (true, ["new", "a", "c", "d", "b"]))
    let other = lift(1, in: table)
    texts.rows.remove(at: 1)
    table.deleteRows(at: [[0, 1]], with: .none)
    #expect(
      (other?.hover(overRowAt: [0, 2], in: table).drop(), texts.rows)
        == (false, ["new", "c", "d", "b"]))
  }

  @Test(arguments: [IndexPath(), [0, 99], [5, 0], [0, -1]])
  func `a placeholder out of bounds raises, and isn't shown`(path: IndexPath) {
    let taker = Taker("A", ["a", "b"], log)
    let table = makeTable(taker)
    table.dropDelegate = taker
    taker.operation = .copy
    var context: (any UITableViewDropPlaceholderContext)?
    taker.perform = { _, coordinator in
      context = coordinator.drop(
        coordinator.items[0].dragItem,
        to: UITableViewDropPlaceholder(
          insertionIndexPath: path, reuseIdentifier: "text", rowHeight: 44))
    }
    let exceptions = UIKitException.raised { lift(0, over: 1, in: table)?.drop() }
    #expect((exceptions.count, table.numberOfRows(inSection: 0)) == (1, 2))
    #expect([context?.commitInsertion { _ in }, context?.deletePlaceholder()] == [false, false])
  }

  @Test func `after a reload, a row that is gone has no place`() {
    let taker = Taker("A", ["a", "b", "c"], log)
    let table = makeTable(taker)
    taker.operation = .copy
    let drag = lift(2, in: table)
    taker.rows = ["a"]
    table.reloadData()
    drag?.hover(overRowAt: IndexPath(), in: table)
    #expect(drag?.drop() == true)
    #expect(log.take().contains("A perform nil from - by copy"))
  }

  private final class Telling: UITableViewCell {
    var states: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) {
      super.dragStateDidChange(dragState)
      states.append(dragState)
    }
  }

  @Test func `the cell of a lifted row is told that it is lifted, dragged and let go`() {
    let texts = Taker("A", [], log)
    let table = makeTable(texts)
    table.register(Telling.self, forCellReuseIdentifier: "text")
    texts.rows = ["a", "b", "c"]
    table.reloadData()
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: [0, 2]) as? Telling
    let drag = lift(2, in: table)
    #expect(cell?.states ?? [] == [.lifting, .dragging])
    drag?.cancel()
    #expect(cell?.states ?? [] == [.lifting, .dragging, .none])
  }

  @Test func `a row that isn't to be moved to its drop is the delegate's, unless it is there`() {
    let texts = Taker("A", ["a", "b", "c"], log)
    let table = makeTable(texts)
    #expect(lift(1, over: 1, in: table)?.drop() == true)
    #expect(!log.take().contains { $0.hasPrefix("move") || $0.hasPrefix("A perform") })
    let proposals: [(UIDropOperation, UITableViewDropProposal.Intent)] = [
      (.copy, .insertAtDestinationIndexPath), (.move, .insertIntoDestinationIndexPath),
      (.move, .unspecified),
    ]
    for (operation, intent) in proposals {
      (texts.operation, texts.intent) = (operation, intent)
      #expect(lift(0, over: 2, in: table)?.drop() == true)
      #expect(log.take().contains("A perform 2 from 0 by \(operation)"))
    }
    #expect(shown(table) == ["a", "b", "c"])
  }
}
