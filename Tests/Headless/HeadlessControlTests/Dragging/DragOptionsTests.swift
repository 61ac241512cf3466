import HeadlessUIKit
import Recorders
import Testing

/// What the source of a drag allows, and previews and animations that are asked for.
@MainActor struct DragOptionsTests {
  private let user = User()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

  private final class Items: CollectionRecorder, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    var allowsMoves = true
    var accepts = true
    var intent = UICollectionViewDropProposal.Intent.insertIntoDestinationIndexPath
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
      -> Bool
    { accepts }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func collectionView(
      _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMoves }
    func collectionView(
      _ collectionView: UICollectionView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { !allowsMoves }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      log.add("restricted \(session.isRestrictedToDraggingApplication)")
      return UICollectionViewDropProposal(operation: .move, intent: intent)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { log.add("perform") }
  }

  private func collection(_ source: Items) -> UICollectionView {
    let collection = makeCollection(source)
    window.addSubview(collection)
    (collection.dragDelegate, collection.dropDelegate) = (source, source)
    collection.layoutIfNeeded()
    return collection
  }

  private func table(_ source: Rows) -> UITableView {
    let table = makeTable(source)
    window.addSubview(table)
    (table.dragDelegate, table.dropDelegate) = (source, source)
    table.layoutIfNeeded()
    return table
  }

  @Test func `a list decides what its drags allow`() {
    let source = Items([3])
    let collection = collection(source)
    func drag() -> (operation: UIDropOperation?, isDropped: Bool?, log: [String]) {
      _ = source.log.take()
      let drag = user.lift(itemAt: [0, 0], in: collection)?
        .hover(overItemAt: [0, 1], in: collection)
      let operation = drag?.proposal?.operation
      let isDropped = drag?.drop()
      let log = source.log.take().filter { $0 == "perform" || $0.hasPrefix("restricted") }
      return (operation, isDropped, log)
    }
    #expect(drag() == (.move, true, ["restricted false", "perform"]))
    source.allowsMoves = false
    #expect(drag() == (.cancel, false, ["restricted true"]))
    source.accepts = false
    #expect(drag() == (nil, false, []))
    let rows = Rows([3])
    let table = table(rows)
    user.lift(rowAt: [0, 0], in: table)?.hover(overRowAt: [0, 1], in: table).cancel()
    #expect(rows.log.take("restricted") == ["restricted true"])
  }

  private final class Rows: TableRecorder, UITableViewDragDelegate, UITableViewDropDelegate {
    var intent = UITableViewDropProposal.Intent.unspecified
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func tableView(
      _ tableView: UITableView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { true }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      log.add("restricted \(session.isRestrictedToDraggingApplication)")
      return UITableViewDropProposal(operation: .copy, intent: intent)
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
  }

  /// A source of drags that says nothing about what they allow, and a target that notes it.
  private final class Silent: ItemCounts, UITableViewDataSource, UITableViewDragDelegate,
    UITableViewDropDelegate, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate, UITableViewDelegate
  {
    private func note(_ session: any UIDropSession) {
      log.add(
        "moves \(session.allowsMoveOperation) \(session.isRestrictedToDraggingApplication)")
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      note(session)
      return UITableViewDropProposal(operation: .move)
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      note(session)
      return UICollectionViewDropProposal(operation: .move)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  @Test func `a drag whose source says nothing can move its items, and leave the app`() {
    let source = Silent([3])
    let (collection, table) = (makeCollection(source), makeTable(source))
    for view in [collection, table] {
      window.addSubview(view)
      view.layoutIfNeeded()
    }
    (collection.dragDelegate, collection.dropDelegate) = (source, source)
    (table.dragDelegate, table.dropDelegate) = (source, source)
    user.lift(itemAt: [0, 0], in: collection)?.hover(overItemAt: [0, 1], in: collection).cancel()
    #expect(Set(source.log.take("moves")) == ["moves true false"])
    user.lift(rowAt: [0, 0], in: table)?.hover(overRowAt: [0, 1], in: table).cancel()
    #expect(Set(source.log.take("moves")) == ["moves true false"])
  }

  @Test func `a cell under a drag is a target only if the drop goes into it`() {
    let (items, rows) = (Items([3]), Rows([3]))
    let (collection, table) = (collection(items), table(rows))
    let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
    func ofItems() -> [UICellConfigurationState.DropState?] {
      paths.map { collection.cellForItem(at: $0)?.configurationState.cellDropState }
    }
    func ofRows() -> [UICellConfigurationState.DropState?] {
      paths.map { table.cellForRow(at: $0)?.configurationState.cellDropState }
    }
    let none = UICellConfigurationState.DropState.none
    for (ofItem, ofRow, isTarget) in [
      (.insertAtDestinationIndexPath, .insertAtDestinationIndexPath, false),
      (.unspecified, .unspecified, false),
      (.insertIntoDestinationIndexPath, .insertIntoDestinationIndexPath, true),
    ] as [(UICollectionViewDropProposal.Intent, UITableViewDropProposal.Intent, Bool)] {
      (items.intent, rows.intent) = (ofItem, ofRow)
      let under = isTarget ? UICellConfigurationState.DropState.targeted : .notTargeted
      let item = user.lift(itemAt: [0, 0], in: collection)?
        .hover(overItemAt: [0, 1], in: collection)
      #expect(ofItems() == [.notTargeted, under, .notTargeted])
      item?.drop()
      let row = user.lift(rowAt: [0, 0], in: table)?.hover(overRowAt: [0, 1], in: table)
      #expect(ofRows() == [.notTargeted, under, .notTargeted])
      row?.cancel()
      #expect([ofItems(), ofRows()] == [[none, none, none], [none, none, none]])
    }
  }

  @Test func `cells are configured again for each part in a drag and in a drop`() {
    let (items, rows) = (Items([2]), Rows([2]))
    rows.intent = .insertIntoDestinationIndexPath
    let (collection, table) = (collection(items), table(rows))
    var states: [Int: UICellConfigurationState] = [:]
    /// The parts of all cells in the drag and in the drop.
    func layOut() -> String {
      for view in [collection, table] { view.layoutIfNeeded() }
      let cells = (0..<4).compactMap { states[$0] }
      return cells.map { "\($0.cellDragState) \($0.cellDropState)" }.joined(separator: ", ")
    }
    _ = layOut()
    for number in 0..<2 {
      let (item, row) = (
        collection.cellForItem(at: [0, number]), table.cellForRow(at: [0, number])
      )
      item?.configurationUpdateHandler = { states[number] = $1 }
      row?.configurationUpdateHandler = { states[2 + number] = $1 }
    }
    var seen = [layOut()]
    let item = user.lift(itemAt: [0, 0], in: collection)
    seen.append(layOut())
    item?.hover(overItemAt: [0, 1], in: collection)
    seen.append(layOut())
    item?.cancel()
    seen.append(layOut())
    let row = user.lift(rowAt: [0, 0], in: table)
    seen.append(layOut())
    row?.hover(overRowAt: [0, 1], in: table)
    seen.append(layOut())
    row?.drop()
    seen.append(layOut())
    let none = "none none, none none, none none, none none"
    #expect(
      seen == [
        none, "dragging none, none none, none none, none none",
        "dragging notTargeted, none targeted, none none, none none", none,
        "none none, none none, dragging none, none none",
        "none none, none none, dragging notTargeted, none targeted", none,
      ])
  }

  @Test func `a collection view begins drags if it is to`() {
    let source = Items([3])
    let collection = makeCollection(source)
    collection.layoutIfNeeded()
    #expect(user.lift(itemAt: [0, 0], in: collection) == nil)
    collection.dragDelegate = source
    #expect(user.lift(itemAt: [0, 0], in: collection) != nil)
    collection.dragInteractionEnabled = false
    #expect(user.lift(itemAt: [0, 0], in: collection) == nil)
  }

  private final class Dragged: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var log: [String] = []
    var allowsMoves = true
    var count = 1
    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { (0..<count).map { _ in UIDragItem(itemProvider: NSItemProvider()) } }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      log.append("preview")
      return nil
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMoves }
    func dragInteraction(
      _ interaction: UIDragInteraction,
      sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { !allowsMoves }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
      log.append("restricted \(session.isRestrictedToDraggingApplication)")
      return UIDropProposal(operation: .move)
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      log.append("perform")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, item: UIDragItem,
      willAnimateDropWith animator: any UIDragAnimating
    ) { log.append("animate") }
  }

  @Test func `an interaction decides what its drags allow, and is asked for each item`() {
    let spy = Dragged()
    let (from, to) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
    window.addSubview(from)
    window.addSubview(to)
    from.addInteraction(UIDragInteraction(delegate: spy))
    to.addInteraction(UIDropInteraction(delegate: spy))
    #expect(user.lift(from)?.hover(over: to).drop() == true)
    #expect(spy.log == ["preview", "restricted false", "perform", "animate"])
    (spy.count, spy.log) = (3, [])
    let three = user.lift(from)
    #expect((three?.items.count, spy.log) == (3, ["preview", "preview", "preview"]))
    #expect(three?.hover(over: to).drop() == true)
    #expect(spy.log.count { $0 == "animate" } == 3)
    (spy.count, spy.allowsMoves, spy.log) = (1, false, [])
    let drag = user.lift(from)?.hover(over: to)
    #expect((drag?.proposal?.operation, drag?.drop()) == (.cancel, false))
    #expect(spy.log == ["preview", "restricted true"])
  }

}
