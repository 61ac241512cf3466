import HeadlessUIKit
import Testing

/// The focus as the keyboard moves it through a collection view, which mirrors that of tables.
@MainActor struct CollectionFocusTests {
  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDragDelegate
  {
    var log: [String] = []
    var locations: [CGPoint] = []
    var preferred: IndexPath?
    var allows = true
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 4 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
      -> Bool
    { indexPath.item != 0 }
    func collectionView(
      _ collectionView: UICollectionView,
      shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
      log.append("should")
      return allows
    }
    func collectionView(
      _ collectionView: UICollectionView,
      didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let items = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
        .map { $0.map { "\($0.item)" } ?? "-" }
      let cells = [context.previouslyFocusedView, context.nextFocusedView].map { $0 != nil }
      log.append("did \(items.joined(separator: " ")) \(cells) \(context.focusHeading.rawValue)")
    }
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
      preferred
    }
    func collectionView(
      _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item == 3 }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
      with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      log.append("spring \(indexPath.item)")
      locations = [collectionView, collectionView.superview].map(context.location)
      return indexPath.item == 1
    }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
  }

  private let user = User()
  private let items = Items()
  private func makeCollection() -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 440),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = items
    collection.delegate = items
    collection.dragDelegate = items
    collection.layoutIfNeeded()
    return collection
  }
  private func focused(_ collection: UICollectionView) -> [Int] {
    collection.indexPathsForVisibleItems.filter {
      collection.cellForItem(at: $0)?.configurationState.isFocused == true
    }.map(\.item)
  }
  private func focus(_ item: Int, in collection: UICollectionView) -> Bool {
    user.focus(itemAt: [0, item], in: collection)
  }

  @Test func `the focus enters at the first item that can be focused, and moves`() {
    let collection = makeCollection()
    #expect((user.focus(collection), focused(collection)) == (true, [1]))
    #expect(items.log == ["should", "did - 1 [false, true] 0"])
    items.log = []
    #expect((focus(3, in: collection), focused(collection)) == (true, [3]))
    #expect(items.log == ["should", "did 1 3 [true, true] 2", "select 3"])
    #expect(
      (collection.indexPathsForSelectedItems, focus(0, in: collection)) == ([[0, 3]], false))
    items.allows = false
    #expect([focus(2, in: collection), user.endFocus(in: collection)] == [false, false])
    #expect(focused(collection) == [3])
    items.allows = true
    #expect(user.endFocus(in: collection))
    #expect((items.log.last, focused(collection)) == ("did 3 - [true, false] 0", []))
  }

  @Test func `the focus selects an item once, where items can be selected and the delegate allows`()
  {
    let collection = makeCollection()
    collection.selectionFollowsFocus = true
    func selections(_ focused: [Int]) -> [String] {
      items.log = []
      let results = focused.map { focus($0, in: collection) }
      return results.filter { !$0 }.map { "\($0)" } + items.log.filter { $0.hasPrefix("select") }
    }
    #expect(
      (selections([3, 2, 3]), collection.indexPathsForSelectedItems) == (["select 3"], [[0, 3]]))
    collection.deselectItem(at: [0, 3], animated: false)
    #expect(selections([2, 3]) == ["select 3"])
    collection.deselectItem(at: [0, 3], animated: false)
    collection.allowsSelection = false
    #expect((selections([2, 3]), collection.indexPathsForSelectedItems) == ([], nil))
  }

  @Test func `items update when they get the focus and when they lose it`() {
    let collection = makeCollection()
    var log: [String] = []
    for item in 1...2 {
      collection.cellForItem(at: [0, item])?.configurationUpdateHandler = { _, state in
        log.append("\(item) \(state.isFocused)")
      }
    }
    collection.layoutIfNeeded()
    func moved(_ move: () -> Void) -> Set<String> {
      log = []
      move()
      collection.layoutIfNeeded()
      return Set(log)
    }
    #expect(
      [
        moved { _ = focus(1, in: collection) }, moved { _ = focus(2, in: collection) },
        moved { user.endFocus(in: collection) },
      ] == [["1 true"], ["1 false", "2 true"], ["2 false"]])
  }

  @Test func `the preferred item is focused first, unless the last one is remembered`() {
    let collection = makeCollection()
    items.preferred = [0, 2]
    func enter() -> [Int] {
      user.focus(collection)
      return focused(collection)
    }
    var seen = [enter()]
    for remembers in [false, true] {
      user.focus(itemAt: [0, 1], in: collection)
      user.endFocus(in: collection)
      if remembers { collection.remembersLastFocusedIndexPath = true }
      seen.append(enter())
    }
    #expect(seen == [[2], [2], [1]])
  }

  @Test func `flags and the editing mode prevent the focus`() {
    let collection = makeCollection()
    collection.delegate = nil
    collection.allowsFocusDuringEditing = true
    var results = [focus(1, in: collection)]
    collection.isEditing = true
    results.append(focus(1, in: collection))
    collection.allowsFocusDuringEditing = false
    #expect(results + [focus(2, in: collection)] == [false, true, false])
  }

  @Test func `a drag that stays over a spring-loaded item opens it, and tells where it is`() throws
  {
    let (collection, outer) = (makeCollection(), UIView())
    outer.addSubview(collection)
    collection.frame.origin = CGPoint(x: 10, y: 20)
    let center = try #require(collection.layoutAttributesForItem(at: [0, 1])).center
    let drag = user.lift(itemAt: [0, 0], in: collection)?.hover(overItemAt: [0, 1], in: collection)
    #expect((drag?.waitForSpringLoading(), items.log) == (false, []))
    collection.isSpringLoaded = true
    #expect((drag?.waitForSpringLoading(), items.log) == (true, ["spring 1", "select 1"]))
    #expect(items.locations == [center, CGPoint(x: center.x + 10, y: center.y + 20)])
    #expect(drag?.hover(overItemAt: [0, 2], in: collection).waitForSpringLoading() == false)
    drag?.cancel()
  }

  @Test func `a reload forgets the focus, and the last one too`() {
    let collection = makeCollection()
    collection.remembersLastFocusedIndexPath = true
    user.focus(itemAt: [0, 2], in: collection)
    user.focus(itemAt: [0, 3], in: collection)
    collection.reloadData()
    collection.layoutIfNeeded()
    let afterReload = focused(collection)
    user.focus(collection)
    #expect([afterReload, focused(collection)] == [[], [1]])
  }

  private final class Plain: NSObject, UICollectionViewDataSource {
    var count = 3
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
  }

  @Test func `the item that is focused or remembered is the same after an update that moved it`() {
    let plain = Plain()
    let collection = makeCollection()
    collection.dataSource = plain
    collection.delegate = nil
    (collection.allowsFocus, collection.remembersLastFocusedIndexPath) = (true, true)
    #expect(focus(1, in: collection))
    plain.count = 4
    collection.insertItems(at: [[0, 0]])
    collection.layoutIfNeeded()
    #expect((focused(collection), user.endFocus(in: collection)) == ([2], true))
    plain.count = 5
    collection.insertItems(at: [[0, 1]])
    #expect(
      (user.focus(collection), focused(collection), user.endFocus(in: collection))
        == (true, [3], true))
    plain.count = 4
    collection.deleteItems(at: [[0, 3]])
    #expect((user.focus(collection), focused(collection)) == (true, [0]))
  }
}
