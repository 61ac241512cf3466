import ListControllers
import ListData
import ListTesting
import TestSupport
import Testing

@testable import ListCapabilities
@testable import ListCore

/// Drag and drop within and between lists, in tables and collection views, by forwarding and by
/// bridge.
@MainActor @Suite(.timeLimit(.minutes(30))) struct DragAndDropTests {
  typealias Kind = ShelfKind

  /// Lists in one window, with the updates of each.
  @MainActor private final class Screen {
    let shelves: [any Shelf]
    let screen: ListScreen<Shelves>
    private let observers: [UpdateObserver]

    init(_ shelves: [any Shelf]) {
      self.shelves = shelves
      let width = CGFloat(shelves.count) * 320
      screen = ListScreen(Shelves(shelves), size: CGSize(width: width, height: 2_000))
      observers = shelves.map { shelf in
        let view = shelf.shelfView
        return UpdateObserver { $0 === view }
      }
    }

    /// Two lists of different kinds.
    convenience init(_ kind: Kind, _ first: [[Int]], _ second: [[Int]]) {
      self.init([kind.shelf(first), kind.other.shelf(second)])
    }

    /// The identifiers by list and section: “1 2 | 3 / –”.
    var ids: String {
      shelves.map { shelf in
        shelf.ids.map { ids in
          ids.isEmpty ? "–" : ids.map(String.init).joined(separator: " ")
        }.joined(separator: " | ")
      }.joined(separator: " / ")
    }
    /// The last update of a list.
    func plan(_ index: Int) -> String? { observers[index].last?.plan }
    var undoTitle: String? { screen.controller.undoManager?.undoMenuItemTitle }

    func expectAgreement(sourceLocation: SourceLocation = #_sourceLocation) {
      for shelf in shelves {
        #expect(shelf.shown == shelf.expected, sourceLocation: sourceLocation)
      }
    }
  }

  // MARK: Within a list

  @Test(arguments: Kind.allCases)
  func `objects move within a list by one update`(kind: Kind) {
    let moves: [(from: [IndexPath], to: IndexPath?, ids: [[Int]])] = [
      ([[0, 0]], [0, 2], [[2, 3, 1, 4], [5]]),
      ([[0, 3]], [0, 1], [[1, 4, 2, 3], [5]]),
      ([[0, 0]], [0, 4], [[2, 3, 4, 1], [5]]),
      ([[0, 1]], [1, 0], [[1, 3, 4], [2, 5]]),
      ([[0, 1]], nil, [[1, 3, 4], [5, 2]]),
      ([[1, 0]], [0, 0], [[5, 1, 2, 3, 4], []]),
      ([[0, 0], [0, 2]], [0, 3], [[2, 4, 1, 3], [5]]),
      ([[0, 2], [0, 0]], [1, 1], [[2, 4], [5, 3, 1]]),
      ([[0, 3], [0, 1]], [0, 2], [[1, 4, 2, 3], [5]]),
      ([[0, 0], [1, 0]], [0, 1], [[1, 5, 2, 3, 4], []]),
    ]
    for move in moves {
      let screen = Screen([kind.shelf([[1, 2, 3, 4], [5]])])
      let shelf = screen.shelves[0]
      let drag = shelf.lift(move.from[0])
      let added = move.from.dropFirst().map { drag?.add($0, of: shelf) }
      #expect(added == move.from.dropFirst().map { _ in true })
      drag?.hover(over: move.to, of: shelf)
      let (proposed, isDone) = (drag?.proposal?.operation, drag?.drop())
      #expect((proposed, isDone, shelf.ids) == (.move, true, move.ids), "\(move)")
      #expect(
        (shelf.log.last?.prefix(4), screen.plan(0)?.prefix(11)) == ("drop", "items: move"))
      screen.expectAgreement()
      HeadlessRunLoop.tick()
      let count = move.from.count
      #expect(screen.undoTitle == (count == 1 ? "Undo Move" : "Undo Move \(count) Items"))
      screen.screen.undo()
      #expect(shelf.ids == [[1, 2, 3, 4], [5]])
      screen.screen.redo()
      #expect(shelf.ids == move.ids)
      screen.expectAgreement()
    }
  }

  @Test(arguments: Kind.allCases)
  func `a drop where the objects were changes nothing, and a row is dragged only once`(kind: Kind) {
    let screen = Screen([kind.shelf([[1, 2, 3]])])
    let shelf = screen.shelves[0]
    shelf.lift([0, 1])?.hover(over: [0, 1], of: shelf).drop()
    let drag = shelf.lift([0, 1])
    #expect(
      ([1, 2, 2].map { drag?.add([0, $0], of: shelf) }, drag?.items.count) == (
        [false, true, false], 2
      ))
    drag?.hover(over: [0, 1], of: shelf).drop()
    #expect((shelf.ids, shelf.log) == ([[1, 2, 3]], ["begin 1", "enter", "begin 1", "enter"]))
    screen.screen.expectRefusal { $0.undo() }
    screen.expectAgreement()
  }

  // MARK: Between lists

  @Test(arguments: Kind.allCases)
  func `an object moves to another list by one update in each`(kind: Kind) {
    let screen = Screen(kind, [[1, 2, 3]], [[11, 12]])
    let (source, target) = (screen.shelves[0], screen.shelves[1])
    let isDone = source.lift([0, 1])?.hover(over: [0, 1], of: target).drop()
    #expect(
      (isDone, screen.ids, [0, 1].map(screen.plan), screen.shelves.map(\.log)) == (
        true, "1 3 / 11 2 12", ["items: delete 0.1", "items: insert 0.1"],
        [["begin 1"], ["enter", "drop [2]"]]
      ))
    screen.expectAgreement()
    HeadlessRunLoop.tick()
    #expect(screen.undoTitle == "Undo Move")
    screen.screen.undo()
    #expect(screen.ids == "1 2 3 / 11 12")
    screen.expectAgreement()
    screen.screen.expectRefusal { $0.undo() }
    screen.screen.redo()
    #expect(screen.ids == "1 3 / 11 2 12")
    screen.expectAgreement()
  }

  @Test(arguments: Kind.allCases)
  func `several objects of several lists keep their order`(kind: Kind) {
    let screen = Screen([
      kind.shelf([[1, 2], [3]]), kind.other.shelf([[11, 12]]), kind.shelf([[21]]),
    ])
    let (first, second, target) = (screen.shelves[0], screen.shelves[1], screen.shelves[2])
    let drag = first.lift([1, 0])
    #expect(
      [
        drag?.add([0, 0], of: second), drag?.add([0, 1], of: first), drag?.add([0, 0], of: first),
      ] == [true, true, true])
    drag?.hover(over: nil, of: target).drop()
    #expect(screen.ids == "– | – / 12 / 21 3 11 2 1")
    #expect(
      [0, 2].map(screen.plan) == [
        "items: delete 0.0, delete 0.1, delete 1.0",
        "items: insert 0.1, insert 0.2, insert 0.3, insert 0.4",
      ])
    screen.expectAgreement()
    screen.screen.undo()
    #expect(screen.ids == "1 2 | 3 / 11 12 / 21")
    screen.expectAgreement()
    // Objects of the list itself and of another one.
    let mixed = first.lift([0, 0])
    #expect(mixed?.add([0, 0], of: second) == true)
    mixed?.hover(over: [1, 1], of: first).drop()
    #expect(screen.ids == "2 | 3 1 11 / 12 / 21")
    screen.expectAgreement()
    screen.screen.undo()
    #expect(screen.ids == "1 2 | 3 / 11 12 / 21")
    // From above and below the place, and from a section that becomes shorter.
    let scattered = first.lift([0, 0])
    let added = ([[0, 0], [0, 1]] as [IndexPath]).map { scattered?.add($0, of: second) }
    #expect(added + [scattered?.add([1, 0], of: first)] == [true, true, true])
    scattered?.hover(over: [0, 1], of: first).drop()
    #expect(screen.ids == "1 3 11 12 2 | – / – / 21")
    screen.expectAgreement()
  }

  @Test(arguments: Kind.allCases)
  func `an object is dropped into an empty list, and at ends of sections`(kind: Kind) {
    let screen = Screen(kind, [[1, 2, 3, 4]], [[], []])
    let (source, target) = (screen.shelves[0], screen.shelves[1])
    source.lift([0, 0])?.hover(over: nil, of: target).drop()
    #expect(target.ids == [[], [1]])
    source.lift([0, 0])?.hover(over: [0, 0], of: target).drop()
    source.lift([0, 0])?.hover(over: [0, 1], of: target).drop()
    // Places that don't exist are the nearest ones that do.
    source.lift([0, 0])?.hover(over: [1, 9], of: target).drop()
    #expect(screen.ids == "– / 2 3 | 1 4")
    target.lift([0, 0])?.hover(over: [7, 0], of: source).drop()
    #expect(source.ids == [[2]])
    screen.expectAgreement()
    // A list without sections has no place for an object.
    target.setListData([])
    let drag = source.lift([0, 0])?.hover(over: nil, of: target)
    #expect((drag?.proposal?.operation, drag?.drop(), screen.ids) == (.forbidden, false, "2 / "))
  }

  @Test(arguments: Kind.allCases)
  func `lists refuse drags and drops, and copy what they keep`(kind: Kind) {
    let screen = Screen(kind, [[1, 2]], [[11]])
    let (source, target) = (screen.shelves[0], screen.shelves[1])
    source.setListData([Section(id: 0, [Book(1, "fixed"), Book(2, "two")])])
    #expect([0, 5].filter { source.lift([0, $0]) != nil } == [])
    target.refused = [2]
    // Its text isn't a number either, but is data that the list accepts.
    let drag = source.lift([0, 1])?.hover(over: [0, 0], of: target)
    #expect(drag?.proposal?.operation == .copy)
    drag?.cancel()
    #expect(screen.ids == "1 2 / 11")
    do {
      let screen = Screen(kind, [[1, 2]], [[11]])
      let (source, target) = (screen.shelves[0], screen.shelves[1])
      source.copied = [1]
      let drag = source.lift([0, 0])?.hover(over: [0, 0], of: target)
      #expect((drag?.proposal?.operation, drag?.drop()) == (.copy, true))
      HeadlessRunLoop.tick()
      #expect((screen.ids, screen.undoTitle) == ("1 2 / 1 11", "Undo Insert"))
      screen.screen.undo()
      // One that stays makes a copy of all.
      let both = source.lift([0, 0])
      #expect(both?.add([0, 1], of: source) == true)
      both?.hover(over: [0, 1], of: target).drop()
      #expect(screen.ids == "1 2 / 11 1 2")
      // Within the list it moves.
      source.lift([0, 0])?.hover(over: [0, 1], of: source).drop()
      #expect(source.ids == [[2, 1]])
      screen.expectAgreement()
    }
  }

  @Test(arguments: Kind.allCases)
  func `an object that is dragged twice is refused, and stays`(kind: Kind) {
    let screen = Screen(kind, [[1, 2, 3]], [[11, 12]])
    func dragged(_ shelf: Int, _ item: Int) -> DraggedObject? {
      screen.shelves[shelf].dragItems(at: [0, item]).first?.draggedObject
    }
    // The objects of the other list stay, too.
    let twice = [dragged(1, 0), dragged(0, 0), dragged(0, 1), dragged(0, 0)].compactMap(\.self)
    #expect(
      (twice.count, DraggedObject.remove(twice)?.count, screen.ids) == (4, nil, "1 2 3 / 11 12"))
    screen.expectAgreement()
    let removed = DraggedObject.remove(Array(twice.prefix(3)))?.count
    #expect((removed, screen.ids) == (2, "3 / 12"))
  }

  @Test(arguments: Kind.allCases)
  func `objects are inserted where there is a place, all or none`(kind: Kind) {
    let shelf = Screen([kind.shelf([[1, 2]])]).shelves[0]
    let nowhere: [IndexPath] = [
      [0, -1], [0, -2], [0, 3], [1, 0], [-1, 0], [0], [0, 0, 0], [],
    ]
    let places = nowhere.filter { insert([Book(8), Book(9)], into: shelf, at: $0) }
    #expect((places, shelf.ids, shelf.log) == ([], [[1, 2]], []))
    let isInserted = insert([Book(8), Book(9)], into: shelf, at: [0, 2])
    #expect((isInserted, shelf.ids) == (true, [[1, 2, 8, 9]]))
  }

  private func insert<L: Shelf>(_ books: [Book], into shelf: L, at path: IndexPath) -> Bool {
    shelf.attemptEdit(or: false) { editor throws(EditRefusal) in
      try editor.insert(books, at: path, as: .insertion(count: books.count))
    }
  }

  // MARK: Arranged lists

  @Test(arguments: Kind.allCases)
  func `objects are dropped in a search, and not into a collapsed section`(kind: Kind) {
    let screen = Screen(kind, [[1, 20, 3, 21, 5]], [[6, 27, 8, 28, 9]])
    let (source, target) = (screen.shelves[0], screen.shelves[1])
    source.search(for: "2")
    target.search(for: "2")
    #expect(source.shown == [["20", "21"]])
    source.lift([0, 1])?.hover(over: [0, 1], of: target).drop()
    #expect(
      (screen.ids, source.shown, target.shown) == (
        "1 20 3 5 / 6 27 8 21 28 9", [["20"]], [["27", "21", "28"]]
      ))
    source.lift([0, 0])?.hover(over: [0, 3], of: target).drop()
    #expect(screen.ids == "1 3 5 / 6 27 8 21 28 9 20")
    target.lift([0, 0])?.hover(over: [0, 2], of: target).drop()
    #expect(
      target.ids == [[6, 8, 21, 28, 27, 9, 20]] || target.ids == [[6, 8, 21, 28, 9, 27, 20]])
    #expect(target.shown == [["21", "28", "27", "20"]])
    screen.expectAgreement()
    // An object that the search hides meanwhile is still the one that is dropped.
    source.search(for: "")
    let drag = source.lift([0, 1])
    source.search(for: "5")
    drag?.hover(over: [0, 0], of: target).drop()
    #expect((source.ids, source.shown) == ([[1, 5]], [["5"]]))
    #expect(
      (target.ids[0].contains(3), target.shown) == (true, [["21", "28", "27", "20"]]))
    for _ in 0..<4 { screen.screen.undo() }
    #expect(screen.ids == "1 20 3 21 5 / 6 27 8 28 9")
    screen.expectAgreement()
    do {
      let screen = Screen(kind, [[1], [2]], [[11], [12]])
      let (source, target) = (screen.shelves[0], screen.shelves[1])
      target.toggleSection(1)
      let drag = source.lift([0, 0])?.hover(over: [1, 0], of: target)
      #expect(
        (drag?.proposal?.operation, drag?.drop(), screen.ids) == (
          .forbidden, false, "1 | 2 / 11 | 12"
        ))
      source.toggleSection(0)
      source.lift([1, 0])?.hover(over: [0, 1], of: target).drop()
      #expect(screen.ids == "1 | – / 11 2 | 12")
      screen.expectAgreement()
    }
  }

  // MARK: Changes during a drag

  @Test(arguments: Kind.allCases)
  func `a drag follows its objects while the lists change, and leaves out those that are gone`(
    kind: Kind
  ) {
    let screen = Screen(kind, [[1, 2, 3]], [[11]])
    let (source, target) = (screen.shelves[0], screen.shelves[1])
    let drag = source.lift([0, 1])
    #expect(drag?.add([0, 2], of: source) == true)
    source.setListData([
      Section(id: 1, [Book(8)]), Section(id: 0, [Book(9), Book(3), Book(2, "two"), Book(1)]),
    ])
    drag?.hover(over: [0, 0], of: target).drop()
    #expect(
      (screen.ids, target.shown) == ("8 | 9 1 / 2 3 11", [["two", "3", "11"]]))
    screen.expectAgreement()
    // Within the list, too.
    let within = source.lift([1, 0])
    source.insertItem(Book(10), at: [1, 0])
    within?.hover(over: [0, 0], of: source).drop()
    #expect(source.ids == [[9, 8], [10, 1]])
    screen.expectAgreement()
    do {
      let screen = Screen(kind, [[1, 2, 3]], [[11]])
      let (source, target) = (screen.shelves[0], screen.shelves[1])
      let drag = source.lift([0, 1])
      #expect(drag?.add([0, 0], of: source) == true)
      source.removeItem(at: [0, 1])
      drag?.hover(over: [0, 0], of: target).drop()
      #expect(screen.ids == "3 / 1 11")
      // All of them.
      let other = source.lift([0, 0])?.hover(over: [0, 0], of: target)
      source.setListData([Section(id: 0, [])])
      other?.drop()
      #expect(screen.ids == "– / 1 11")
      let within = target.lift([0, 0])?.hover(over: [0, 1], of: target)
      target.removeItem(at: [0, 0])
      within?.drop()
      #expect(target.ids == [[11]])
      screen.expectAgreement()
    }
  }

  @Test(arguments: Kind.allCases)
  func `a list that is gone neither keeps nor loses objects`(kind: Kind) async {
    let target = kind.other.shelf([[11]])
    let screen = ListScreen(
      Shelves([kind.shelf([[1, 2]]), target]), size: CGSize(width: 640, height: 2_000))
    weak var source: (any Shelf)?
    var drag: User.Drag?
    do {
      source = screen.controller.shelves[0] as? any Shelf
      drag = source?.lift([0, 0])
    }
    let items = drag?.items ?? []
    drag?.hover(over: [0, 0], of: target)
    drag?.cancel()
    drag = nil
    screen.controller.removeShelf(at: 0)
    HeadlessRunLoop.tick()
    for _ in 0..<100 where source != nil { await Task.yield() }
    #expect(source == nil && items.count == 1)
    let dragged = items[0].localObject as? DraggedObject
    #expect(dragged?.object == nil && dragged?.list == nil)
    #expect(target.ids == [[11]])
  }

  // MARK: Data

  @Test(arguments: Kind.allCases)
  func `other apps receive the data of the item provider`(kind: Kind) throws {
    let screen = Screen([kind.shelf([[1, 2]])])
    let drag = try #require(screen.shelves[0].lift([0, 1]))
    let provider = drag.items[0].itemProvider
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    let text = Locked("")
    provider.loadObject(ofClass: NSString.self) { object, _ in
      text.withLock { $0 = (object as? NSString).map { $0.description } ?? "-" }
    }
    #expect(text.withLock { $0 } == "2")
    let dragged = drag.items[0].localObject as? DraggedObject
    #expect(dragged?.object as? Book == Book(2) && dragged?.list === screen.shelves[0])
  }

  /// A view that text is dragged from, as from another app.
  private final class Texts: UIView, UIDragInteractionDelegate {
    var providers: [NSItemProvider] = []

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { providers.map { UIDragItem(itemProvider: $0) } }
  }

  private func lift(_ providers: [NSItemProvider], in window: UIWindow) -> User.Drag? {
    let view = Texts(frame: CGRect(x: 0, y: 1_900, width: 100, height: 100))
    view.providers = providers
    view.addInteraction(UIDragInteraction(delegate: view))
    window.addSubview(view)
    return User().lift(view)
  }

  private func provider(_ text: String) -> NSItemProvider {
    NSItemProvider(object: NSString(string: text))
  }

  @Test(arguments: Kind.allCases)
  func `data of other apps becomes objects in one update of the list as it is then`(
    kind: Kind
  ) async throws {
    let screen = Screen([kind.shelf([[1, 2]])])
    let shelf = screen.shelves[0]
    let failing = NSItemProvider()
    failing.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", visibility: .all
    ) { completion in
      completion(nil, CocoaError(.fileReadNoSuchFile))
      return nil
    }
    let drag = lift(
      [provider("7"), provider("?"), provider(""), NSItemProvider(), failing, provider("8")],
      in: screen.screen.window)
    drag?.hover(over: [0, 1], of: shelf)
    #expect(
      (drag?.proposal?.operation, drag?.drop(), shelf.workUnderWay)
        == (.copy, true, ["dropped data is being loaded"]))
    try await MainQueue.wait { shelf.workUnderWay.isEmpty }
    #expect(
      (shelf.ids, screen.plan(0), shelf.log) == (
        [[1, 7, 8, 2]], "items: insert 0.1, insert 0.2", ["enter", "fail", "fail", "drop [7, 8]"]
      ))
    screen.expectAgreement()
    HeadlessRunLoop.tick()
    screen.screen.undo()
    #expect(shelf.ids == [[1, 2]])
    // Data of no type that the list accepts.
    #expect(
      lift([NSItemProvider()], in: screen.screen.window)?.hover(over: shelf.shelfView).drop()
        == false)
    // The list has changed before the data is loaded.
    do {
      let screen = Screen([kind.shelf([[1, 2], [3]])])
      let shelf = screen.shelves[0]
      lift([provider("5")], in: screen.screen.window)?.hover(over: [0, 1], of: shelf).drop()
      shelf.setListData([
        Section(id: 0, [Book(4), Book(1), Book(2)]), Section(id: 1, [Book(3)]),
      ])
      try await MainQueue.wait { shelf.workUnderWay.isEmpty }
      #expect(shelf.ids == [[4, 1, 5, 2], [3]])
      lift([provider("7")], in: screen.screen.window)?.hover(over: [1, 1], of: shelf).drop()
      shelf.setListData([Section(id: 0, [])])
      try await MainQueue.wait { shelf.workUnderWay.isEmpty }
      #expect(shelf.ids == [[7]])
      lift([provider("8")], in: screen.screen.window)?.hover(over: nil, of: shelf).drop()
      shelf.setListData([])
      try await MainQueue.wait { shelf.workUnderWay.isEmpty }
      #expect(shelf.ids == [])
      screen.expectAgreement()
    }
  }

  // MARK: By chance

  @Test(arguments: Kind.allCases, Walk.seeds(1))
  func `by chance, nothing is lost or doubled`(kind: Kind, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let screen = Screen([
      kind.shelf([Array(0..<5), Array(5..<9)]), kind.other.shelf([Array(100..<104)]),
      kind.shelf([[], []]),
    ])
    let shelves = screen.shelves
    var states = [screen.ids]
    for step in 0..<Walk.steps(20) {
      let source = shelves.randomElement(using: &random)!
      let target = shelves.randomElement(using: &random)!
      source.search(for: ["", "", "1", "0"].randomElement(using: &random)!)
      var paths = (0..<source.numberOfSections).flatMap { section in
        (0..<source.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
      }.shuffled(using: &random).prefix(.random(in: 1...3, using: &random))
      guard let first = paths.popFirst(), let drag = source.lift(first) else { continue }
      for path in paths { #expect(drag.add(path, of: source)) }
      if Bool.random(using: &random) {
        source.search(for: ["", "2"].randomElement(using: &random)!)
        target.search(for: ["", "1"].randomElement(using: &random)!)
      }
      let section = Int.random(in: 0...2, using: &random)
      let path = IndexPath(item: .random(in: 0...6, using: &random), section: section)
      drag.hover(over: Bool.random(using: &random) ? nil : path, of: target).drop()
      HeadlessRunLoop.tick()
      let all = shelves.flatMap { $0.ids.flatMap(\.self) }.sorted()
      #expect(all == Array(0..<9) + Array(100..<104), "step \(step) of seed \(seed)")
      screen.expectAgreement()
      if screen.ids != states.last { states.append(screen.ids) }
    }
    let undone = states.dropLast().map { _ in
      screen.screen.undo()
      return screen.ids
    }
    #expect(undone == states.dropLast().reversed())
    screen.screen.expectRefusal { $0.undo() }
    let redone = states.dropFirst().map { _ in
      screen.screen.redo()
      return screen.ids
    }
    #expect(redone == Array(states.dropFirst()))
    for shelf in shelves { shelf.search(for: "") }
    screen.expectAgreement()
  }
}
