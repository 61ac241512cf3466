import HeadlessUIKit
import Testing

/// Several placeholders in a list, what a drop knows of its items, and what becomes of them.
@MainActor struct DropPlaceholderTests {
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

  enum Kind: CaseIterable { case table, collection }

  /// What a drop returns for a placeholder.
  @MainActor private struct Context {
    let commit: ((IndexPath) -> Void) -> Bool
    let delete: () -> Bool
  }

  /// A table or a collection view of texts, in which the user drops one of them.
  @MainActor private final class List {
    let items = Items()
    let rows = Rows()
    let table: UITableView?
    let collection: UICollectionView?
    var view: UIScrollView { table ?? collection! }

    init(_ kind: Kind, in window: UIWindow, sections: Int = 1) {
      (items.sectionCount, rows.sectionCount) = (sections, sections)
      if kind == .table {
        let table = UITableView(frame: CGRect(x: 320, y: 0, width: 320, height: 440))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        (table.dragDelegate, table.dropDelegate) = (rows, rows)
        (self.table, collection) = (table, nil)
      } else {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 60, height: 70)
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 300, height: 440), collectionViewLayout: flow)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = items
        (view.dragDelegate, view.dropDelegate) = (items, items)
        (table, collection) = (nil, view)
      }
      window.addSubview(view)
      view.layoutIfNeeded()
    }

    var texts: [String] {
      get { table == nil ? items.texts : rows.texts }
      set { (items.texts, rows.texts) = (newValue, newValue) }
    }
    /// The texts of the cells that there are, in any order.
    var visible: [String] {
      (table?.visibleCells ?? []).map { $0.textLabel?.text ?? "-" }
        + (collection?.visibleCells ?? []).map { ($0 as? Cell)?.text ?? "-" }
    }
    var shown: [String] {
      view.layoutIfNeeded()
      guard let collection else { return visible }
      return collection.indexPathsForVisibleItems.sorted().map {
        (collection.cellForItem(at: $0) as? Cell)?.text ?? "-"
      }
    }
    var hasUncommittedUpdates: Bool {
      table?.hasUncommittedUpdates ?? collection!.hasUncommittedUpdates
    }
    func presented(_ item: Int) -> IndexPath? {
      table?.presentationIndexPath(forDataSourceIndexPath: [0, item])
        ?? collection?.presentationIndexPath(forDataSourceIndexPath: [0, item])
    }
    func inData(_ item: Int) -> IndexPath? {
      table?.dataSourceIndexPath(forPresentationIndexPath: [0, item])
        ?? collection?.dataSourceIndexPath(forPresentationIndexPath: [0, item])
    }
    func insert(_ paths: [IndexPath]) {
      table?.insertRows(at: paths, with: .none)
      collection?.insertItems(at: paths)
    }
    func delete(_ paths: [IndexPath]) {
      table?.deleteRows(at: paths, with: .none)
      collection?.deleteItems(at: paths)
    }
    func reload() {
      table?.reloadData()
      collection?.reloadData()
    }

    /// Drops an item, and shows placeholders with the given texts and at the given places.
    @discardableResult func drop(
      _ places: [(String, IndexPath)], before: @escaping () -> Void = {},
      after: @escaping () -> Void = {}
    ) -> [Context] {
      var contexts: [Context] = []
      items.perform = { coordinator in
        before()
        for (text, place) in places {
          let placeholder = UICollectionViewDropPlaceholder(
            insertionIndexPath: place, reuseIdentifier: "cell")
          placeholder.cellUpdateHandler = { ($0 as? Cell)?.text = text }
          let context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
          contexts.append(
            Context(
              commit: { context.commitInsertion(dataSourceUpdates: $0) },
              delete: { context.deletePlaceholder() }))
        }
        after()
      }
      rows.perform = { coordinator in
        before()
        for (text, place) in places {
          let placeholder = UITableViewDropPlaceholder(
            insertionIndexPath: place, reuseIdentifier: "cell",
            rowHeight: UITableView.automaticDimension)
          placeholder.cellUpdateHandler = { $0.textLabel?.text = text }
          let context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
          contexts.append(
            Context(
              commit: { context.commitInsertion(dataSourceUpdates: $0) },
              delete: { context.deletePlaceholder() }))
        }
        after()
      }
      let user = User()
      if let table {
        user.lift(rowAt: [0, 0], in: table)?.hover(overRowAt: [0, 1], in: table).drop()
      }
      if let collection {
        user.lift(itemAt: [0, 0], in: collection)?.hover(overItemAt: [0, 1], in: collection).drop()
      }
      return contexts
    }
  }

  private let user = User()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 440))

  // MARK: Places

  @Test(arguments: Kind.allCases)
  func `a placeholder has its cell at once, and pushes those at and after its place`(kind: Kind) {
    let list = List(kind, in: window)
    var visible: [String] = []
    let contexts = list.drop(
      [("x", [0, 1]), ("y", [0, 1]), ("z", [0, 4])],
      after: { [unowned list] in visible = list.visible })
    #expect(
      (visible.sorted(), list.shown) == (["a", "b", "x", "y", "z"], ["a", "y", "x", "b", "z"]))
    #expect((list.table?.rectForRow(at: [0, 1]).height ?? 44) == 44)
    #expect(
      ([list.presented(0), list.presented(1)], [list.inData(3), list.inData(2)])
        == ([[0, 0], [0, 3]], [[0, 1], nil]))
    #expect(
      (contexts[1].delete(), list.shown, list.presented(1))
        == (true, ["a", "x", "b", "z"], [0, 2]))
    var places: [IndexPath] = []
    for (context, text) in [(contexts[2], "Z"), (contexts[0], "X")] {
      let isDone = context.commit {
        places.append($0)
        list.texts.insert(text, at: $0.item)
      }
      #expect(isDone)
    }
    #expect(places == [[0, 2], [0, 1]])
    #expect((list.shown, list.hasUncommittedUpdates) == (["a", "X", "b", "Z"], false))
  }

  // The last one is the automatic dimension.
  @Test(arguments: [0, 30, -1] as [CGFloat])
  func `a table asks for the heights of the data's rows alone`(estimate: CGFloat) throws {
    final class Tall: NSObject, UITableViewDelegate {
      let heights: [CGFloat] = [50, 60]
      var asked: Set<IndexPath> = []
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.insert(indexPath)
        return heights.indices.contains(indexPath.row) ? heights[indexPath.row] : 999
      }
    }
    let (list, delegate) = (List(.table, in: window), Tall())
    let table = try #require(list.table)
    table.estimatedRowHeight = estimate
    table.delegate = delegate
    table.reloadData()
    func heights() -> [CGFloat] {
      table.layoutIfNeeded()
      return (0..<table.numberOfRows(inSection: 0)).map { table.rectForRow(at: [0, $0]).height }
    }
    let contexts = list.drop([("x", [0, 1]), ("y", [0, 0]), ("z", [0, 4])])
    #expect((list.shown, heights()) == (["y", "a", "x", "b", "z"], [44, 50, 44, 60, 44]))
    for context in contexts { _ = context.delete() }
    #expect((heights(), delegate.asked) == ([50, 60], [[0, 0], [0, 1]]))
  }

  @Test(arguments: Kind.allCases)
  func `placeholders stay where all items around them are deleted, and in each section`(
    kind: Kind
  ) {
    let list = List(kind, in: window)
    list.drop([("x", [0, 1])])
    list.texts = []
    list.delete([[0, 0], [0, 1]])
    #expect(list.shown == ["x"])
    list.texts = ["new"]
    list.insert([[0, 0]])
    #expect(list.shown == ["new", "x"])
    let sections = List(kind, in: window, sections: 2)
    sections.drop([("x", [0, 1]), ("x", [1, 1])])
    #expect(sections.shown == ["a", "x", "b", "a", "x", "b"])
    sections.texts = ["n", "a", "b"]
    sections.insert([[0, 0], [1, 0]])
    #expect(sections.shown == ["n", "a", "x", "b", "n", "a", "x", "b"])
  }

  @Test(arguments: Kind.allCases)
  func `after a reload a placeholder can be behind the items that have come`(kind: Kind) {
    let list = List(kind, in: window)
    list.drop(
      [("x", [0, 3])],
      before: { [unowned list] in
        list.texts.append("c")
        list.reload()
      })
    #expect(list.shown == ["a", "b", "c", "x"])
  }

  @Test(arguments: Kind.allCases)
  func `a placeholder that is deleted moves those behind it, and no others`(kind: Kind) {
    let list = List(kind, in: window)
    let contexts = list.drop([("x", [0, 0]), ("y", [0, 2]), ("z", [0, 4])])
    #expect(list.shown == ["x", "a", "y", "b", "z"])
    #expect((contexts[1].delete(), list.shown) == (true, ["x", "a", "b", "z"]))
    #expect([list.inData(0), list.inData(3)] == [nil, nil])
    for context in [contexts[0], contexts[2]] {
      #expect(context.commit { list.texts.insert("new", at: $0.item) })
    }
    #expect(list.shown == ["new", "a", "b", "new"])
  }

  @Test(arguments: Kind.allCases)
  func `a placeholder is gone with a reload, or with its list`(kind: Kind) {
    var commits = 0
    func results(_ context: Context) -> [Bool] {
      [context.commit { _ in commits += 1 }, context.delete()]
    }
    let list = List(kind, in: window)
    let context = list.drop([("x", [0, 1])])[0]
    #expect(list.hasUncommittedUpdates)
    list.reload()
    #expect((list.shown, list.hasUncommittedUpdates) == (["a", "b"], false))
    #expect(results(context) == [false, false])
    let (items, rows) = (list.items, list.rows)
    weak var gone: UIView?
    func dropped() -> Context {
      let list = List(kind, in: window)
      gone = list.view
      list.table?.dataSource = rows
      list.collection?.dataSource = items
      defer { list.view.removeFromSuperview() }
      return list.drop([("x", [0, 1])])[0]
    }
    let ofGone = dropped()
    HeadlessRunLoop.tick()
    #expect((gone == nil, results(ofGone), commits) == (true, [false, false], 0))
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
    let list = List(.collection, in: window)
    let layout = Updated()
    list.collection?.collectionViewLayout = layout
    list.view.layoutIfNeeded()
    let contexts = list.drop([("x", [0, 1]), ("y", [0, 3])])
    #expect(layout.log == ["insert 1", "insert 3"])
    layout.log = []
    #expect((contexts[0].delete(), layout.log) == (true, ["delete 1"]))
    layout.log = []
    #expect(contexts[1].commit { list.texts.insert("Y", at: $0.item) })
    #expect(layout.log == ["reload 2"])
  }

  // MARK: Items

  @Test func `an item that is dropped has its place and the size of its cell`() throws {
    let (ofItems, ofRows) = (List(.collection, in: window), List(.table, in: window))
    let (view, table) = try (#require(ofItems.collection), #require(ofRows.table))
    var dropped: [String] = []
    func note(_ path: IndexPath?, _ size: CGSize) {
      dropped.append("\(path.map { "\($0)" } ?? "-") \(size.width) \(size.height)")
    }
    ofItems.items.perform = {
      for item in $0.items { note(item.sourceIndexPath, item.previewSize) }
    }
    ofRows.rows.perform = { for item in $0.items { note(item.sourceIndexPath, item.previewSize) } }
    user.lift(itemAt: [0, 1], in: view)?.hover(overItemAt: [0, 0], in: view).drop()
    user.lift(rowAt: [0, 1], in: table)?.hover(overRowAt: [0, 0], in: table).drop()
    user.lift(rowAt: [0, 1], in: table)?.hover(overItemAt: [0, 0], in: view).drop()
    user.lift(itemAt: [0, 1], in: view)?.hover(overRowAt: [0, 0], in: table).drop()
    #expect(dropped == ["[0, 1] 60.0 70.0", "[0, 1] 320.0 44.0", "- 0.0 0.0", "- 0.0 0.0"])
  }

  @Test func `after a reload, an item that is gone has no place`() throws {
    let list = List(.collection, in: window)
    let view = try #require(list.collection)
    var places: [IndexPath?] = []
    list.items.perform = { places = $0.items.map(\.sourceIndexPath) }
    let drag = user.lift(itemAt: [0, 1], in: view)
    list.texts = ["a"]
    view.reloadData()
    #expect((drag?.hover(overItemAt: [0, 0], in: view).drop(), places) == (true, [nil]))
  }

  @Test(arguments: [["", "a"], [""], ["b", "a"]])
  func `the items that are texts are loaded as texts, in the order in which they were added`(
    texts: [String]
  ) throws {
    let list = List(.collection, in: window)
    list.texts = texts.reversed()
    let view = try #require(list.collection)
    view.reloadData()
    view.layoutIfNeeded()
    var loaded: [String]?
    var progress: Progress?
    list.items.perform = { coordinator in
      progress = coordinator.session.loadObjects(ofClass: NSString.self) { objects in
        loaded = objects.compactMap { ($0 as? NSString).map { "\($0)" } }
      }
    }
    let drag = user.lift(itemAt: [0, texts.count - 1], in: view)
    for item in texts.indices.dropLast().reversed() { drag?.add(itemAt: [0, item], in: view) }
    #expect(drag?.items.count == texts.count)
    drag?.hover(overItemAt: [0, 0], in: view).drop()
    HeadlessRunLoop.tick()
    let expected = texts.filter { !$0.isEmpty }
    #expect(loaded == expected)
    #expect(
      [progress?.totalUnitCount, progress?.completedUnitCount]
        == [Int64(expected.count), Int64(expected.count)])
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
      #expect(copy !== proposal)
      #expect(
        (copy.operation, copy.isPrecise, copy.prefersFullSizePreview) == (.move, isPrecise, isFull))
    }
  }
}
