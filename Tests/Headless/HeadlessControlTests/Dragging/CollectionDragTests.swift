import HeadlessUIKit
import Testing

/// Drags within and between collection views, which mirror those of tables.
@MainActor struct CollectionDragTests {
  private final class Item: UICollectionViewCell {
    var text = ""
    var states: [DragState] = []
    override func dragStateDidChange(_ dragState: DragState) {
      super.dragStateDidChange(dragState)
      states.append(dragState)
    }
  }

  private final class Texts: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    var items = ["a", "b", "c"]
    var log: [String] = []
    var canMove = true
    var proposal = UICollectionViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath)
    var perform: ((UICollectionView, any UICollectionViewDropCoordinator) -> Void)?

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { items.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      (cell as? Item)?.text = items[indexPath.item]
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
      -> Bool
    { canMove }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.append("move \(sourceIndexPath.item) \(destinationIndexPath.item)")
      items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      log.append("begin \(indexPath.item)")
      return [UIDragItem(itemProvider: NSItemProvider(object: items[indexPath.item] as NSString))]
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: items[indexPath.item] as NSString))]
    }
    func collectionView(
      _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) { log.append("willBegin \(collectionView.hasActiveDrag)") }
    func collectionView(
      _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
    ) { log.append("dragEnd \(collectionView.hasActiveDrag)") }
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
      -> Bool
    { session.hasItemsConforming(toTypeIdentifiers: ["public.text"]) }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) { log.append("enter") }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      log.append("update \(destinationIndexPath?.item ?? -1)")
      return proposal
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) { log.append("exit") }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) { log.append("dropEnd \(collectionView.hasActiveDrop)") }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      let sources = coordinator.items.map { $0.sourceIndexPath?.item ?? -1 }
      log.append("perform \(coordinator.destinationIndexPath?.item ?? -1) from \(sources)")
      perform?(collectionView, coordinator)
    }
  }

  private let user = User()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 440))
  private func make(_ texts: Texts, x: CGFloat = 0) -> UICollectionView {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    flow.minimumInteritemSpacing = 0
    flow.minimumLineSpacing = 0
    let collection = UICollectionView(
      frame: CGRect(x: x, y: 0, width: 300, height: 440), collectionViewLayout: flow)
    collection.register(Item.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = texts
    collection.delegate = texts
    collection.dragDelegate = texts
    collection.dropDelegate = texts
    window.addSubview(collection)
    collection.layoutIfNeeded()
    return collection
  }
  private func shown(_ collection: UICollectionView) -> [String] {
    collection.layoutIfNeeded()
    return collection.indexPathsForVisibleItems.sorted().map {
      (collection.cellForItem(at: $0) as? Item)?.text ?? "-"
    }
  }
  private func lift(_ item: Int, over other: Int, in collection: UICollectionView) -> User.Drag? {
    user.lift(itemAt: [0, item], in: collection)?.hover(overItemAt: [0, other], in: collection)
  }

  @Test func `a single item is moved by the data source`() {
    let texts = Texts()
    let collection = make(texts)
    let cell = collection.cellForItem(at: [0, 0]) as? Item
    let drag = user.lift(itemAt: [0, 0], in: collection)
    #expect(
      (cell?.states, cell?.configurationState.cellDragState) == ([.lifting, .dragging], .dragging))
    #expect(drag?.hover(overItemAt: [0, 2], in: collection).drop() == true)
    #expect(
      texts.log == [
        "begin 0", "willBegin true", "enter", "update 2", "move 0 2", "dropEnd false",
        "dragEnd false",
      ])
    #expect([texts.items, shown(collection)] == [["b", "c", "a"], ["b", "c", "a"]])
    #expect(cell?.states == [.lifting, .dragging, .none])
    // A drop after the last item moves the item to the end.
    #expect(lift(0, over: 3, in: collection)?.drop() == true)
    #expect([texts.items, shown(collection)] == [["c", "a", "b"], ["c", "a", "b"]])
  }

  @Test(arguments: [false, true])
  func `cells whose items stay in place end their part in a drag`(cancels: Bool) {
    let texts = Texts()
    let collection = make(texts)
    let cells = texts.items.indices.map { collection.cellForItem(at: [0, $0]) as? Item }
    let drag = user.lift(itemAt: [0, 0], in: collection)
    let none = UICellConfigurationState.DragState.none
    #expect(drag?.add(itemAt: [0, 1], in: collection) == true)
    #expect(cells.map(\.?.configurationState.cellDragState) == [.dragging, .dragging, none])
    drag?.hover(overItemAt: [0, 2], in: collection)
    if cancels { drag?.cancel() } else { drag?.drop() }
    #expect(texts.items == ["a", "b", "c"])
    #expect(
      cells.map(\.?.states) == [[.lifting, .dragging, .none], [.lifting, .dragging, .none], []])
    #expect(cells.map(\.?.configurationState.cellDragState) == [none, none, none])
  }

  @Test func `the selection and the focus follow a moved item`() {
    let texts = Texts()
    let collection = make(texts)
    collection.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    collection.allowsFocus = true
    #expect(user.focus(itemAt: [0, 0], in: collection))
    user.lift(itemAt: [0, 0], in: collection)?.hover(overItemAt: [0, 2], in: collection).drop()
    let focused = collection.indexPathsForVisibleItems.filter {
      collection.cellForItem(at: $0)?.configurationState.isFocused == true
    }
    #expect(texts.items == ["b", "c", "a"])
    #expect([collection.indexPathsForSelectedItems, focused] == [[[0, 2]], [[0, 2]]])
  }

  @Test func `without a drop delegate the data source moves the item, or nothing happens`() {
    let texts = Texts()
    let collection = make(texts)
    collection.dropDelegate = nil
    let moved = lift(2, over: 0, in: collection)?.drop()
    #expect((moved, shown(collection)) == (true, ["c", "a", "b"]))
    texts.canMove = false
    let drag = lift(2, over: 0, in: collection)
    #expect(drag?.proposal == nil)
    #expect((drag?.drop(), shown(collection)) == (false, ["c", "a", "b"]))
  }

  @Test func `several items and items from elsewhere are the drop delegate's`() {
    let (texts, others) = (Texts(), Texts())
    let (collection, other) = (make(texts), make(others, x: 320))
    let drag = user.lift(itemAt: [0, 0], in: collection)
    #expect(drag?.add(itemAt: [0, 1], in: collection) == true)
    texts.log = []
    drag?.hover(overItemAt: [0, 2], in: collection).hover(overItemAt: [0, 3], in: other).drop()
    #expect(texts.log == ["enter", "update 2", "exit", "dropEnd false", "dragEnd false"])
    #expect(others.log == ["enter", "update 3", "perform 3 from [-1, -1]", "dropEnd false"])
    texts.log = []
    let two = user.lift(itemAt: [0, 0], in: collection)
    two?.add(itemAt: [0, 1], in: collection)
    two?.hover(overItemAt: [0, 2], in: collection).drop()
    #expect(texts.log.contains("perform 2 from [0, 1]"))
  }

  @Test func `a placeholder is shown until its item is committed or it is deleted`() {
    let (texts, others) = (Texts(), Texts())
    let (collection, other) = (make(texts), make(others, x: 320))
    var context: (any UICollectionViewDropPlaceholderContext)?
    var updates = 0
    others.perform = { _, coordinator in
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: [0, 1], reuseIdentifier: "item")
      placeholder.cellUpdateHandler = {
        updates += 1
        ($0 as? Item)?.text = "loading"
      }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    func dropOne() {
      user.lift(itemAt: [0, 0], in: collection)?.hover(overItemAt: [0, 1], in: other).drop()
    }
    dropOne()
    #expect((shown(other), other.hasUncommittedUpdates) == (["a", "loading", "b", "c"], true))
    context?.setNeedsCellUpdate()
    #expect(updates == 2)
    others.items.removeFirst()
    other.deleteItems(at: [[0, 0]])
    #expect(shown(other) == ["loading", "b", "c"])
    #expect(other.dataSourceIndexPath(forPresentationIndexPath: [0, 1]) == [0, 0])
    #expect(context?.commitInsertion { others.items.insert("new", at: $0.item) } == true)
    #expect((shown(other), other.hasUncommittedUpdates) == (["new", "b", "c"], false))
    dropOne()
    #expect([context?.deletePlaceholder(), context?.deletePlaceholder()] == [true, false])
    #expect(shown(other) == ["new", "b", "c"])
    context?.setNeedsCellUpdate()
  }

  @Test func `an update during a drag moves the place from which the item comes`() {
    let texts = Texts()
    let collection = make(texts)
    let drag = user.lift(itemAt: [0, 1], in: collection)
    texts.items.insert("new", at: 0)
    collection.insertItems(at: [[0, 0]])
    #expect(drag?.hover(overItemAt: [0, 3], in: collection).drop() == true)
    #expect(texts.items == ["new", "a", "c", "b"])
  }

  @Test func `an item that isn't to be moved to its drop is the delegate's, unless it is there`() {
    let texts = Texts()
    let collection = make(texts)
    #expect(lift(1, over: 1, in: collection)?.drop() == true)
    #expect(!texts.log.contains { $0.hasPrefix("move") || $0.hasPrefix("perform") })
    let proposals = [
      UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath),
      UICollectionViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath),
      UICollectionViewDropProposal(operation: .move, intent: .unspecified),
    ]
    for proposal in proposals {
      texts.proposal = proposal
      texts.log = []
      #expect(lift(0, over: 2, in: collection)?.drop() == true)
      #expect(
        texts.log.filter { $0.hasPrefix("move") || $0.hasPrefix("perform") }
          == ["perform 2 from [0]"])
    }
    #expect(shown(collection) == ["a", "b", "c"])
  }
}
