import HeadlessUIKit
import Testing

/// Several placeholders in a list, what a drop knows of its items, and what becomes of them.
@MainActor @Suite(.timeLimit(.minutes(5))) struct DropPlaceholderTests {
  private final class Cell: UICollectionViewCell {
    var text = ""
  }

  /// Texts of a collection view that takes drops of its own items.
  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var texts = ["a", "b"]
    var sectionCount = 1
    var perform: (any UICollectionViewDropCoordinator) -> Void = { _ in }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sectionCount }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { texts.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.text = texts[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [item(indexPath)] }
    func collectionView(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [item(indexPath)] }
    private func item(_ path: IndexPath) -> UIDragItem {
      let text = texts[path.item]
      return UIDragItem(
        itemProvider: text.isEmpty ? NSItemProvider() : NSItemProvider(object: text as NSString))
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { perform(coordinator) }
  }

  /// Texts of a table that takes drops of its own rows.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var texts = ["a", "b"]
    var sectionCount = 1
    var perform: (any UITableViewDropCoordinator) -> Void = { _ in }

    func numberOfSections(in tableView: UITableView) -> Int { sectionCount }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = texts[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) { perform(coordinator) }
  }

  private let user = User()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 440))

  private func collection(_ items: Items) -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 60, height: 70)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 440), collectionViewLayout: flow)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    (view.dragDelegate, view.dropDelegate) = (items, items)
    window.addSubview(view)
    view.layoutIfNeeded()
    return view
  }

  private func table(_ rows: Rows) -> UITableView {
    let table = UITableView(frame: CGRect(x: 320, y: 0, width: 320, height: 440))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    (table.dragDelegate, table.dropDelegate) = (rows, rows)
    window.addSubview(table)
    table.layoutIfNeeded()
    return table
  }

  private func shown(_ view: UICollectionView) -> [String] {
    view.layoutIfNeeded()
    return view.indexPathsForVisibleItems.sorted().map {
      (view.cellForItem(at: $0) as? Cell)?.text ?? "-"
    }
  }

  private func shown(_ table: UITableView) -> [String] {
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text ?? "-" }
  }

  /// Drops an item, and shows placeholders with the given texts and at the given places.
  @discardableResult private func drop(
    in view: UICollectionView, _ items: Items, _ places: [(String, Int)]
  ) -> [any UICollectionViewDropPlaceholderContext] {
    var contexts: [any UICollectionViewDropPlaceholderContext] = []
    items.perform = { coordinator in
      for (text, place) in places {
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: [0, place], reuseIdentifier: "cell")
        placeholder.cellUpdateHandler = { ($0 as? Cell)?.text = text }
        contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
      }
    }
    user.lift(itemAt: [0, 0], in: view)?.hover(overItemAt: [0, 1], in: view).drop()
    return contexts
  }

  @discardableResult private func drop(
    in table: UITableView, _ rows: Rows, _ places: [(String, Int)]
  ) -> [any UITableViewDropPlaceholderContext] {
    var contexts: [any UITableViewDropPlaceholderContext] = []
    rows.perform = { coordinator in
      for (text, place) in places {
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: [0, place], reuseIdentifier: "cell",
          rowHeight: UITableView.automaticDimension)
        placeholder.cellUpdateHandler = { $0.textLabel?.text = text }
        contexts.append(coordinator.drop(coordinator.items[0].dragItem, to: placeholder))
      }
    }
    user.lift(rowAt: [0, 0], in: table)?.hover(overRowAt: [0, 1], in: table).drop()
    return contexts
  }

  // MARK: Places

  @Test func `a placeholder of a collection view pushes those at and after its place`() {
    let items = Items()
    let view = collection(items)
    let contexts = drop(in: view, items, [("x", 1), ("y", 1), ("z", 4)])
    #expect(shown(view) == ["a", "y", "x", "b", "z"])
    #expect(view.presentationIndexPath(forDataSourceIndexPath: [0, 0]) == [0, 0])
    #expect(view.presentationIndexPath(forDataSourceIndexPath: [0, 1]) == [0, 3])
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: [0, 3]) == [0, 1])
    #expect(view.dataSourceIndexPath(forPresentationIndexPath: [0, 2]) == nil)
    #expect(contexts[1].deletePlaceholder())
    #expect(shown(view) == ["a", "x", "b", "z"])
    #expect(view.presentationIndexPath(forDataSourceIndexPath: [0, 1]) == [0, 2])
    var places: [IndexPath] = []
    for (context, text) in [(contexts[2], "Z"), (contexts[0], "X")] {
      let isDone = context.commitInsertion {
        places.append($0)
        items.texts.insert(text, at: $0.item)
      }
      #expect(isDone)
    }
    #expect(places == [[0, 2], [0, 1]])
    #expect(shown(view) == ["a", "X", "b", "Z"] && !view.hasUncommittedUpdates)
  }

  @Test func `a placeholder has its cell at once`() {
    let (items, rows) = (Items(), Rows())
    let (view, table) = (collection(items), table(rows))
    var shown: [String?] = []
    items.perform = { [unowned view] coordinator in
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: [0, 1], reuseIdentifier: "cell")
      placeholder.cellUpdateHandler = { ($0 as? Cell)?.text = "x" }
      _ = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
      shown = view.visibleCells.map { ($0 as? Cell)?.text }
    }
    user.lift(itemAt: [0, 0], in: view)?.hover(overItemAt: [0, 1], in: view).drop()
    #expect(shown.count == 3 && shown.contains("x"))
    rows.perform = { [unowned table] coordinator in
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: [0, 1], reuseIdentifier: "cell", rowHeight: 60)
      placeholder.cellUpdateHandler = { $0.textLabel?.text = "x" }
      _ = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
      shown = table.visibleCells.map { $0.textLabel?.text }
    }
    user.lift(rowAt: [0, 0], in: table)?.hover(overRowAt: [0, 1], in: table).drop()
    #expect(shown.count == 3 && shown.contains("x"))
  }

  @Test func `a placeholder of a table pushes those at and after its place`() {
    let rows = Rows()
    let table = table(rows)
    let contexts = drop(in: table, rows, [("x", 1), ("y", 1), ("z", 4)])
    #expect(shown(table) == ["a", "y", "x", "b", "z"])
    #expect(table.rectForRow(at: [0, 1]).height == 44)
    #expect(table.presentationIndexPath(forDataSourceIndexPath: [0, 0]) == [0, 0])
    #expect(table.presentationIndexPath(forDataSourceIndexPath: [0, 1]) == [0, 3])
    #expect(table.dataSourceIndexPath(forPresentationIndexPath: [0, 3]) == [0, 1])
    #expect(table.dataSourceIndexPath(forPresentationIndexPath: [0, 2]) == nil)
    #expect(contexts[1].deletePlaceholder())
    #expect(shown(table) == ["a", "x", "b", "z"])
    #expect(table.presentationIndexPath(forDataSourceIndexPath: [0, 1]) == [0, 2])
    var places: [IndexPath] = []
    for (context, text) in [(contexts[2], "Z"), (contexts[0], "X")] {
      let isDone = context.commitInsertion {
        places.append($0)
        rows.texts.insert(text, at: $0.row)
      }
      #expect(isDone)
    }
    #expect(places == [[0, 2], [0, 1]])
    #expect(shown(table) == ["a", "X", "b", "Z"] && !table.hasUncommittedUpdates)
  }

  // The last one is the automatic dimension.
  @Test(arguments: [0, 30, -1] as [CGFloat])
  func `a table asks for the heights of the data's rows alone`(estimate: CGFloat) {
    final class Tall: NSObject, UITableViewDelegate {
      let heights: [CGFloat] = [50, 60]
      var asked: Set<IndexPath> = []
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.insert(indexPath)
        return heights.indices.contains(indexPath.row) ? heights[indexPath.row] : 999
      }
    }
    let (rows, delegate) = (Rows(), Tall())
    let table = table(rows)
    table.estimatedRowHeight = estimate
    table.delegate = delegate
    table.reloadData()
    func heights() -> [CGFloat] {
      table.layoutIfNeeded()
      return (0..<table.numberOfRows(inSection: 0)).map { table.rectForRow(at: [0, $0]).height }
    }
    let contexts = drop(in: table, rows, [("x", 1), ("y", 0), ("z", 4)])
    #expect(shown(table) == ["y", "a", "x", "b", "z"])
    #expect(heights() == [44, 50, 44, 60, 44])
    for context in contexts { context.deletePlaceholder() }
    #expect(heights() == [50, 60])
    #expect(delegate.asked == [[0, 0], [0, 1]])
  }

  @Test func `a placeholder stays where all items around it are deleted`() {
    let items = Items()
    let view = collection(items)
    drop(in: view, items, [("x", 1)])
    items.texts = []
    view.deleteItems(at: [[0, 0], [0, 1]])
    #expect(shown(view) == ["x"])
    items.texts = ["new"]
    view.insertItems(at: [[0, 0]])
    #expect(shown(view) == ["new", "x"])
    let rows = Rows()
    let table = table(rows)
    drop(in: table, rows, [("x", 1)])
    rows.texts = []
    table.deleteRows(at: [[0, 0], [0, 1]], with: .none)
    #expect(shown(table) == ["x"])
    rows.texts = ["new"]
    table.insertRows(at: [[0, 0]], with: .none)
    #expect(shown(table) == ["new", "x"])
  }

  @Test func `after a reload a placeholder can be behind the items that have come`() {
    let items = Items()
    let view = collection(items)
    items.perform = { [unowned items] coordinator in
      items.texts.append("c")
      view.reloadData()
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: [0, 3], reuseIdentifier: "cell")
      placeholder.cellUpdateHandler = { ($0 as? Cell)?.text = "x" }
      _ = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    user.lift(itemAt: [0, 0], in: view)?.hover(overItemAt: [0, 1], in: view).drop()
    #expect(shown(view) == ["a", "b", "c", "x"])
    let rows = Rows()
    let table = table(rows)
    rows.perform = { [unowned rows] coordinator in
      rows.texts.append("c")
      table.reloadData()
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: [0, 3], reuseIdentifier: "cell",
        rowHeight: UITableView.automaticDimension)
      placeholder.cellUpdateHandler = { $0.textLabel?.text = "x" }
      _ = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    user.lift(rowAt: [0, 0], in: table)?.hover(overRowAt: [0, 1], in: table).drop()
    #expect(shown(table) == ["a", "b", "c", "x"])
  }

  @Test func `after an update, placeholders keep their places in each section`() {
    let items = Items()
    items.sectionCount = 2
    let view = collection(items)
    items.perform = { coordinator in
      for section in 0...1 {
        let placeholder = UICollectionViewDropPlaceholder(
          insertionIndexPath: [section, 1], reuseIdentifier: "cell")
        placeholder.cellUpdateHandler = { ($0 as? Cell)?.text = "x" }
        _ = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
      }
    }
    user.lift(itemAt: [0, 0], in: view)?.hover(overItemAt: [0, 1], in: view).drop()
    #expect(shown(view) == ["a", "x", "b", "a", "x", "b"])
    items.texts = ["n", "a", "b"]
    view.insertItems(at: [[0, 0], [1, 0]])
    #expect(shown(view) == ["n", "a", "x", "b", "n", "a", "x", "b"])
    let rows = Rows()
    rows.sectionCount = 2
    let table = table(rows)
    rows.perform = { coordinator in
      for section in 0...1 {
        let placeholder = UITableViewDropPlaceholder(
          insertionIndexPath: [section, 1], reuseIdentifier: "cell",
          rowHeight: UITableView.automaticDimension)
        placeholder.cellUpdateHandler = { $0.textLabel?.text = "x" }
        _ = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
      }
    }
    user.lift(rowAt: [0, 0], in: table)?.hover(overRowAt: [0, 1], in: table).drop()
    #expect(shown(table) == ["a", "x", "b", "a", "x", "b"])
    rows.texts = ["n", "a", "b"]
    table.insertRows(at: [[0, 0], [1, 0]], with: .none)
    #expect(shown(table) == ["n", "a", "x", "b", "n", "a", "x", "b"])
  }

  @Test func `a placeholder that is deleted moves those behind it, and no others`() {
    let (items, rows) = (Items(), Rows())
    let (view, table) = (collection(items), table(rows))
    let places = [("x", 0), ("y", 2), ("z", 4)]
    let ofItems = drop(in: view, items, places)
    let ofRows = drop(in: table, rows, places)
    #expect(shown(view) == ["x", "a", "y", "b", "z"] && shown(table) == shown(view))
    #expect(ofItems[1].deletePlaceholder() && ofRows[1].deletePlaceholder())
    #expect(shown(view) == ["x", "a", "b", "z"] && shown(table) == shown(view))
    for path in [[0, 0], [0, 3]] as [IndexPath] {
      #expect(view.dataSourceIndexPath(forPresentationIndexPath: path) == nil)
      #expect(table.dataSourceIndexPath(forPresentationIndexPath: path) == nil)
    }
    for context in [ofItems[0], ofItems[2]] {
      #expect(context.commitInsertion { items.texts.insert("new", at: $0.item) })
    }
    for context in [ofRows[0], ofRows[2]] {
      #expect(context.commitInsertion { rows.texts.insert("new", at: $0.row) })
    }
    #expect(shown(view) == ["new", "a", "b", "new"] && shown(table) == shown(view))
  }

  @Test func `a reload takes placeholders away`() {
    let (items, rows) = (Items(), Rows())
    let (view, table) = (collection(items), table(rows))
    let item = drop(in: view, items, [("x", 1)])[0]
    let row = drop(in: table, rows, [("x", 1)])[0]
    #expect(view.hasUncommittedUpdates && table.hasUncommittedUpdates)
    view.reloadData()
    table.reloadData()
    #expect(shown(view) == ["a", "b"] && shown(table) == ["a", "b"])
    #expect(!view.hasUncommittedUpdates && !table.hasUncommittedUpdates)
    #expect(!item.commitInsertion { _ in items.texts = [] } && !item.deletePlaceholder())
    #expect(!row.commitInsertion { _ in rows.texts = [] } && !row.deletePlaceholder())
    #expect(items.texts == ["a", "b"] && rows.texts == ["a", "b"])
  }

  @Test func `a placeholder whose list is gone is neither committed nor deleted`() {
    let (items, rows) = (Items(), Rows())
    func dropped() -> (
      any UICollectionViewDropPlaceholderContext, any UITableViewDropPlaceholderContext
    ) {
      let (view, table) = (collection(items), table(rows))
      defer { for view in [view, table] as [UIView] { view.removeFromSuperview() } }
      return (drop(in: view, items, [("x", 1)])[0], drop(in: table, rows, [("x", 1)])[0])
    }
    let (item, row) = dropped()
    HeadlessRunLoop.tick()
    var commits = 0
    #expect(!item.commitInsertion { _ in commits += 1 } && !item.deletePlaceholder())
    #expect(!row.commitInsertion { _ in commits += 1 } && !row.deletePlaceholder())
    #expect(commits == 0)
  }

  /// A flow layout that logs its updates.
  private final class Updated: UICollectionViewFlowLayout {
    var log: [String] = []
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      for item in updateItems {
        let path = item.indexPathAfterUpdate ?? item.indexPathBeforeUpdate
        log.append("\(item.updateAction) \(path?.item ?? -1)")
      }
    }
  }

  @Test func `a layout learns of placeholders as of items`() {
    let items = Items()
    let view = collection(items)
    let layout = Updated()
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    let contexts = drop(in: view, items, [("x", 1), ("y", 3)])
    #expect(layout.log == ["insert 1", "insert 3"])
    layout.log = []
    #expect(contexts[0].deletePlaceholder())
    #expect(layout.log == ["delete 1"])
    layout.log = []
    #expect(contexts[1].commitInsertion { items.texts.insert("Y", at: $0.item) })
    #expect(layout.log == ["reload 2"])
  }

  // MARK: Items

  @Test func `an item that is dropped has its place and the size of its cell`() {
    let items = Items()
    let view = collection(items)
    let rows = Rows()
    let table = table(rows)
    var dropped: [(place: IndexPath?, size: CGSize)] = []
    items.perform = { dropped = $0.items.map { ($0.sourceIndexPath, $0.previewSize) } }
    rows.perform = { dropped = $0.items.map { ($0.sourceIndexPath, $0.previewSize) } }
    user.lift(itemAt: [0, 1], in: view)?.hover(overItemAt: [0, 0], in: view).drop()
    #expect(dropped.map(\.place) == [[0, 1]])
    #expect(dropped.map(\.size) == [CGSize(width: 60, height: 70)])
    user.lift(rowAt: [0, 1], in: table)?.hover(overRowAt: [0, 0], in: table).drop()
    #expect(dropped.map(\.place) == [[0, 1]])
    #expect(dropped.map(\.size) == [CGSize(width: 320, height: 44)])
    user.lift(rowAt: [0, 1], in: table)?.hover(overItemAt: [0, 0], in: view).drop()
    #expect(dropped.map(\.place) == [nil] && dropped.map(\.size) == [.zero])
    user.lift(itemAt: [0, 1], in: view)?.hover(overRowAt: [0, 0], in: table).drop()
    #expect(dropped.map(\.place) == [nil] && dropped.map(\.size) == [.zero])
  }

  @Test func `after a reload, an item that is gone has no place`() {
    let items = Items()
    let view = collection(items)
    var places: [IndexPath?] = []
    items.perform = { places = $0.items.map(\.sourceIndexPath) }
    let drag = user.lift(itemAt: [0, 1], in: view)
    items.texts = ["a"]
    view.reloadData()
    #expect(drag?.hover(overItemAt: [0, 0], in: view).drop() == true)
    #expect(places == [nil])
  }

  @Test func `texts that are dropped are loaded in the order of the items`() {
    let items = Items()
    let view = collection(items)
    var loaded: [String] = []
    items.perform = { coordinator in
      coordinator.session.loadObjects(ofClass: NSString.self) { objects in
        loaded = objects.compactMap { ($0 as? NSString).map { "\($0)" } }
      }
    }
    let drag = user.lift(itemAt: [0, 1], in: view)
    drag?.add(itemAt: [0, 0], in: view)
    drag?.hover(overItemAt: [0, 0], in: view).drop()
    HeadlessRunLoop.tick()
    #expect(loaded == ["b", "a"])
  }

  @Test(arguments: [["a"], []]) func `only the items that are texts are loaded as texts`(
    texts: [String]
  ) {
    let items = Items()
    items.texts = [""] + texts
    let view = collection(items)
    var loaded: [String]?
    var progress: Progress?
    items.perform = { coordinator in
      progress = coordinator.session.loadObjects(ofClass: NSString.self) { objects in
        loaded = objects.compactMap { ($0 as? NSString).map { "\($0)" } }
      }
    }
    let drag = user.lift(itemAt: [0, 0], in: view)
    for item in texts.indices { drag?.add(itemAt: [0, item + 1], in: view) }
    #expect(drag?.items.count == texts.count + 1)
    drag?.hover(overItemAt: [0, 0], in: view).drop()
    HeadlessRunLoop.tick()
    #expect(loaded == texts)
    #expect(progress?.totalUnitCount == Int64(texts.count))
    #expect(progress?.completedUnitCount == Int64(texts.count))
  }

  // MARK: Proposals

  /// A view's delegate that forbids drops, and logs how drags end.
  private final class Forbidding: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var operation = UIDropOperation.forbidden
    var log: [String] = []
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func dragInteraction(
      _ interaction: UIDragInteraction, item: UIDragItem,
      willAnimateCancelWith animator: any UIDragAnimating
    ) { log.append("return") }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { log.append("transferred") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession,
      didEndWith operation: UIDropOperation
    ) { log.append("end \(operation)") }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("perform")
    }
  }

  @Test(arguments: [UIDropOperation.cancel, .forbidden, .copy, .move])
  func `items that aren't taken return`(operation: UIDropOperation) {
    let spy = Forbidding()
    spy.operation = operation
    let (from, to) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
    window.addSubview(from)
    window.addSubview(to)
    from.addInteraction(UIDragInteraction(delegate: spy))
    to.addInteraction(UIDropInteraction(delegate: spy))
    let isTaken = operation == .copy || operation == .move
    #expect(user.lift(from)?.hover(over: to).drop() == isTaken)
    #expect(
      spy.log
        == (isTaken
          ? ["perform", "end \(operation)", "transferred"] : ["return", "end \(operation)"]))
  }

  @Test func `a copy of a proposal has its values`() throws {
    let proposal = UIDropProposal(operation: .move)
    for (isPrecise, isFull) in [(true, false), (false, true)] {
      (proposal.isPrecise, proposal.prefersFullSizePreview) = (isPrecise, isFull)
      let copy = try #require(proposal.copy() as? UIDropProposal)
      #expect(copy !== proposal && copy.operation == .move)
      #expect(copy.isPrecise == isPrecise && copy.prefersFullSizePreview == isFull)
    }
  }
}
