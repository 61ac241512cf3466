import ListStore
import ListTesting
import TestSupport
import Testing

/// Undo and redo in fetched lists, which write to their source.
@MainActor struct FetchedUndoTests {
  typealias View = EditorScreen.View

  @Test(arguments: StoreKind.allCases, View.allCases)
  func `deletions and insertions are undone and redone`(store: StoreKind, view: View) throws {
    let editor = try EditorScreen(store, view)
    let names = editor.names
    editor.screen.choose(swipeAction: "Delete", at: [0, 1])
    editor.screen.undo()
    #expect((editor.names, editor.screen.lastUpdate?.plan) == (names, "items: insert 0.1"))
    #expect(editor.list.undoManager?.redoMenuItemTitle == "Redo Delete")
    editor.screen.redo()
    #expect(editor.counts == [9, 5])
    editor.list.commitEditing(.insert, at: [1, 0])
    editor.screen.scroll(by: 0)
    #expect(editor.list.undoManager?.undoMenuItemTitle == "Undo Insert")
    editor.screen.undo()
    #expect(editor.counts == [9, 5])
    editor.screen.redo()
    #expect(editor.names[10] == "paint 110!")
    while editor.screen.allowRefusal(of: { $0.undo() }) {}
    #expect((editor.names, editor.list.log) == (names, []))
    // Several come back in one change, and are selected.
    editor.select([[0, 2], [0, 3], [1, 4]])
    deleteSelected(editor.list)
    editor.screen.scroll(by: 0)
    #expect(editor.list.undoManager?.undoMenuItemTitle == "Undo Delete 3 Items")
    editor.screen.undo()
    let plan = "items: insert 0.2, insert 0.3, insert 1.4"
    #expect((editor.names, editor.screen.lastUpdate?.plan) == (names, plan))
    #expect(
      (editor.list.selectedIDs, editor.screen.selectedIndexPaths)
        == ([2, 3, 14], [[0, 2], [0, 3], [1, 4]]))
    editor.screen.redo()
    #expect((editor.counts, editor.list.selectedIDs) == ([8, 4], []))
  }

  @Test(arguments: StoreKind.allCases, View.allCases)
  func `an edit of nothing isn't registered`(store: StoreKind, view: View) throws {
    let editor = try EditorScreen(store, view)
    deleteSelected(editor.list)
    let removed = editor.list.removeItems(at: [[0, 99], [7, 7], [], [0], [0, 0, 0]])
    #expect((removed, editor.list.undoManager?.canUndo) == ([], false))
    for path in [[], [0], [0, .max], [9, 0], [0, -1]] as [IndexPath] {
      editor.list.didMoveItem(from: [0, 0], to: path)
    }
    #expect((editor.list.undoManager?.canUndo, editor.list.log) == (false, []))
  }

  private func deleteSelected<L: PaintEditor>(_ list: L) { list.deleteSelectedObjects() }

  @Test(arguments: StoreKind.allCases, View.allCases)
  func `a drag is undone by the opposite move`(store: StoreKind, view: View) throws {
    let editor = try EditorScreen(store, view)
    let ids = { editor.fetched.sections.map { $0.items.compactMap { $0?.id } } }
    let first = ids()
    editor.drag([0, 2], to: [1, 3])
    let moved = ids()
    #expect(editor.counts == [9, 6])
    editor.screen.undo()
    let isMove = editor.screen.lastUpdate?.plan.contains("move 1.3→0.2")
    #expect((ids(), editor.counts, isMove) == (first, [10, 5], true))
    editor.screen.redo()
    #expect((ids(), editor.counts) == (moved, [9, 6]))
    // A move that the source doesn't make isn't undone.
    editor.screen.undo()
    var paint = try #require(editor.fetched.object(at: [0, 3]))
    paint.color = "fixed"
    try editor.store.update(paint)
    editor.drag([0, 3], to: [0, 7], isKept: true)
    editor.screen.expectRefusal { $0.undo() }
  }

  @Test(arguments: StoreKind.allCases)
  func `an undo that can't be made is reported`(store: StoreKind) throws {
    let editor = try EditorScreen(store, .table)
    try editor.store.insert(Paint(id: 50, name: "last", color: "red", sectionName: "Aloe"))
    editor.drag([0, 0], to: [1, 3])
    #expect(editor.counts == [11, 5])
    editor.screen.undo()
    let sentence = "The object can't be moved back, because it or its section is gone."
    #expect((editor.counts, editor.list.log) == ([11, 5], [sentence]))
    editor.screen.expectRefusal { $0.redo() }
    editor.list.log = []
    editor.drag([0, 5], to: [0, 1])
    let id = try #require(editor.fetched.object(at: [0, 1])?.id)
    try editor.store.delete(id)
    editor.screen.undo()
    #expect(
      (editor.list.log.count, UndoError.placeIsGone.localizedDescription) == (1, sentence))
    guard store == .sqlite else { return }
    let other = try EditorScreen(store, .table)
    other.screen.choose(swipeAction: "Delete", at: [0, 1])
    try other.store.insert(Paint(id: 1, name: "new", color: "red", sectionName: "Second"))
    other.screen.undo()
    #expect((other.list.log.count, other.counts) == (1, [9, 6]))
    other.screen.expectRefusal {
      $0.undo()
      $0.redo()
    }
  }

  @Test func `a source that can only insert one by one inserts several`() throws {
    final class Inserting: FetchedResultsSource {
      var onChange: (() -> Void)?
      var objects: [Int] = []
      func fetch() -> FetchedResults<Int> {
        FetchedResults(
          sections: 0, name: { _ in nil }, itemCount: { _ in 0 }, object: { _, _ in nil })
      }
      func changes(since shown: FetchedResults<Int>) -> FetchedChanges<Int>? { nil }
      func indexPath(of object: Int, in results: FetchedResults<Int>) -> IndexPath? { nil }
      func insert(_ object: Int) throws {
        guard object > 0 else { throw FetchedResultsError.cannotInsert }
        objects.append(object)
      }
    }
    let source = Inserting()
    let controller = FetchedResultsController(source)
    try controller.insert([1, 2])
    #expect(throws: FetchedResultsError.cannotInsert) { try controller.insert([3, 0, 4]) }
    #expect(source.objects == [1, 2, 3])
  }

  // MARK: By chance

  /// A card whose place in its section is its rank.
  struct Card: Identifiable, Hashable, Codable, Sendable {
    let id: Int
    var rank: Double
    var section: String
  }

  class Cards: ConnectedTable, FetchedTableList, EditableList, ReorderableList,
    UndoableList, MultipleSelectionList, PlainTable
  {
    var fetchedResultsController: FetchedResultsController<Card>!
    var selectedIDs: Set<Int> = []
    var write: (Card) -> Void = { _ in }
    var errors: [String] = []

    func text(of card: Card) -> String { "\(card.id)" }
    func didMove(_ card: Card, from source: IndexPath, to destination: IndexPath) {
      let section = fetchedResultsController.sections[destination.section]
      let ranks = section.items.compactMap(\.self).filter { $0.id != card.id }.map(\.rank)
      let before = destination.item == 0 ? nil : ranks[destination.item - 1]
      let after = destination.item < ranks.count ? ranks[destination.item] : nil
      let rank = ((before ?? (after ?? 0) - 2) + (after ?? (before ?? 0) + 2)) / 2
      write(Card(id: card.id, rank: rank, section: section.name ?? ""))
    }
    func controller(
      _ controller: FetchedResultsController<Card>, didFailWith error: any Error
    ) { errors.append("\(error)") }
  }

  @Test func `a move back needs its object, and goes to the end of a section without its place`() {
    final class Aces: Cards {}
    let source = InMemorySource<Card>(
      sectionName: { $0.section }, by: { ($0.rank, $0.id) < ($1.rank, $1.id) })
    for id in 0..<6 { source.upsert(Card(id: id, rank: Double(id), section: "A")) }
    let list = Aces(style: .plain)
    list.fetchedResultsController = FetchedResultsController(source)
    list.write = { source.upsert($0) }
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    screen.drag([0, 5], to: [0, 0])
    for id in 1...3 { source.delete(id: id) }
    screen.undo()
    let ids = list.fetchedResultsController.sections[0].items.map { $0?.id }
    #expect((ids, list.errors) == ([0, 4, 5], []))
    screen.expectAgreement()
    screen.drag([0, 2], to: [0, 0])
    source.delete(id: 5)
    // What the list reports as an error needs no advice.
    let sentences = advice(about: Aces.self) { screen.undo() }
    #expect((sentences, list.errors.count) == ([], 1))
  }

  /// A move that is undone is another move, so the rank isn't the old one. An order that depends on
  /// old ranks too, of cards that come back, isn't certain to return.
  enum Edits: CaseIterable { case moves, others }

  @available(macOS 14.4, *)
  @Test(arguments: StoreKind.allCases, Edits.allCases)
  func `n edits and n undos restore the first order, n redos the last`(
    store: StoreKind, edits: Edits
  ) throws {
    for seed in Walk.seeds(1) { try check(store, edits, seed) }
  }

  @available(macOS 14.4, *)
  private func check(_ store: StoreKind, _ edits: Edits, _ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let list = Cards(style: .plain)
    switch store {
    case .memory:
      let source = InMemorySource<Card>(
        sectionName: { $0.section }, by: { ($0.rank, $0.id) < ($1.rank, $1.id) })
      list.fetchedResultsController = FetchedResultsController(source)
      list.write = { source.upsert($0) }
    case .sqlite:
      let store = try SQLiteStore.inMemory()
      try store.createTable(for: Card.self)
      list.fetchedResultsController = try store.fetchedResultsController(
        for: FetchRequest(Card.self).sectioned(by: \.section).order(by: \.rank))
      list.write = { card in try! store.write { try $0.upsert(card) } }
    }
    for id in 0..<12 { list.write(Card(id: id, rank: Double(id), section: ["A", "B"][id % 2])) }
    let screen = ListScreen(list)
    let controller = try #require(list.fetchedResultsController)
    func ids() -> [[Int]] { controller.sections.map { $0.items.compactMap { $0?.id } } }
    let manager = try #require(list.undoManager)
    manager.groupsByEvent = false
    var states = [ids()]
    var number = 100
    for _ in 0..<Walk.steps(20) {
      guard let section = controller.sections.indices.randomElement(using: &random) else { break }
      let count = controller.sections[section].items.count
      let path: IndexPath = [section, Int.random(in: 0..<count, using: &random)]
      number += 1
      switch edits == .moves ? 4 : Int.random(in: 0..<4, using: &random) {
      case 0: list.forwarding.commitEditing(.delete, at: path)
      case 1, 2:
        list.insertItem(
          Card(
            id: number, rank: Double.random(in: 0..<12, using: &random),
            section: ["A", "B", "C"].randomElement(using: &random)!))
      case 3:
        list.selectedIDs = Set(ids()[section].shuffled(using: &random).prefix(2))
        list.deleteSelectedObjects()
      default:
        // The last row of a section takes the section along, and can't return to it.
        guard count > 1 else { continue }
        let target = controller.sections.indices.randomElement(using: &random)!
        let end = controller.sections[target].items.count - (target == section ? 1 : 0)
        list.setEditing(true, animated: false)
        let place: IndexPath = [target, Int.random(in: 0...end, using: &random)]
        screen.allowRefusal { $0.drag(path, to: place) }
        list.setEditing(false, animated: false)
      }
      if ids() != states.last! { states.append(ids()) }
      #expect(
        (manager.undoCount, screen.disagreements()) == (states.count - 1, []),
        "seed \(seed), \(states)")
    }
    for (step, state) in states.dropLast().enumerated().reversed() {
      manager.undo()
      #expect((ids(), screen.disagreements()) == (state, []), "seed \(seed), undo \(step)")
    }
    #expect(!manager.canUndo)
    for (step, state) in states.dropFirst().enumerated() {
      manager.redo()
      #expect(ids() == state, "seed \(seed), redo \(step)")
    }
    #expect((manager.canRedo, list.errors, screen.disagreements()) == (false, [], []), "\(seed)")
  }
}
