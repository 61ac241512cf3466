import ListControllers
import ListTesting
import TestSupport
import Testing

@testable import ListCapabilities
@testable import ListCore

/// Undo and redo of edits, in tables and collection views, by forwarding and by bridge.
@MainActor @Suite(.timeLimit(.minutes(30))) struct UndoableListTests {
  typealias Kind = CapableKind

  /// What is there at first.
  private let all = "1 2 | 3 | 4 5"
  private let allNames = ["Apple", "Apricot", "Banana", "Cherry", "Coconut"]

  @Test(arguments: Kind.allCases)
  func `edits by the app and the user are undone by one update`(kind: Kind) {
    let screen = CapableScreen(kind)
    let list = screen.list
    screen.expectRefusal { $0.undo() }
    screen.choose(swipeAction: "Delete", at: [0, 0], edges: .trailing)
    #expect(screen.undoTitle == "Undo Delete")
    #expect(
      (screen.undone(), screen.names, screen.lastUpdate?.plan)
        == (all, allNames, "items: insert 0.0"))
    screen.redo()
    #expect(
      (screen.names, screen.lastUpdate?.plan, list.undoManager?.canRedo)
        == (["Apricot", "Banana", "Cherry", "Coconut"], "items: delete 0.0", false))
    screen.undo()

    let edits: [(name: String, edit: () -> Void)] = [
      ("Insert", { list.insertItem(Fruit(id: 9, name: "Fig"), at: [1, 1]) }),
      ("Move", { list.moveItem(from: [2, 1], to: [0, 0]) }),
      ("Change", { list.replaceItem(at: [1, 0], with: Fruit(id: 3, name: "Beet")) }),
      ("Delete 2 Items", { list.removeItems(at: [[0, 0], [2, 0]], removesEmptySections: true) }),
      ("Delete", { list.removeItem(at: [1, 0], removesEmptySection: true) }),
    ]
    var states = [screen.ids]
    var names = [screen.names]
    for (name, edit) in edits {
      edit()
      // The event ends with a gesture.
      screen.scroll(by: 0)
      #expect(screen.undoTitle == "Undo \(name)")
      states.append(screen.ids)
      names.append(screen.names)
    }
    for index in edits.indices.reversed() {
      #expect((screen.undone(), screen.names) == (states[index], names[index]))
    }
    for index in edits.indices {
      #expect((screen.redone(), screen.names) == (states[index + 1], names[index + 1]))
    }
    screen.expectAgreement()
    do {
      let screen = CapableScreen(kind)
      screen.list.setEditing(true, animated: false)
      screen.drag([0, 0], to: [1, 0])
      #expect(
        (screen.undoTitle, screen.undone(), screen.names) == ("Undo Move", all, allNames))
      #expect(screen.redone() == "2 | 1 3 | 4 5")
      screen.expectAgreement()
      // A row that is put back where it was hasn't moved.
      screen.undo()
      screen.list.didMoveItem(from: [0, 0], to: [0, 0])
      screen.expectRefusal { $0.undo() }
    }
  }

  @available(macOS 14.4, *)
  @Test(arguments: Kind.allCases)
  func `what was deleted at once comes back selected, together with other edits, too`(kind: Kind) {
    let screen = CapableScreen(kind)
    screen.list.setEditing(true, animated: false)
    for path: IndexPath in [[0, 0], [2, 0]] { screen.tap(path) }
    deleteSelected(screen.list)
    screen.scroll(by: 0)
    #expect(screen.undoTitle == "Undo Delete 2 Items")
    screen.tap([1, 0])
    #expect(screen.list.selectedIDs == [3])
    screen.undo()
    let selected: [IndexPath] = [[0, 0], [1, 0], [2, 0]]
    #expect(
      (screen.list.selectedIDs, screen.list.log.last, screen.selectedIndexPaths)
        == ([1, 3, 4], "selected [1, 3, 4]", selected))
    screen.redo()
    #expect((screen.list.selectedIDs, screen.selectedIndexPaths) == ([3], [[1, 0]]))
    screen.undo()
    #expect((screen.list.selectedIDs, screen.names.count) == ([1, 3, 4], 5))
    // Nothing is selected that could be deleted.
    screen.list.selectedIDs = []
    let count = screen.list.undoManager?.undoCount
    deleteSelected(screen.list)
    #expect(screen.list.undoManager?.undoCount == count)
    do {
      let screen = CapableScreen(kind)
      screen.list.removeItem(at: [1, 0])
      screen.list.selectedIDs = [1]
      deleteSelected(screen.list)
      screen.list.insertItem(Fruit(id: 9, name: "Fig"), at: [1, 0])
      screen.scroll(by: 0)
      #expect(screen.ids == "2 | 9 | 4 5")
      #expect((screen.undone(), screen.list.selectedIDs) == (all, [1]))
    }
  }

  private func deleteSelected<L: Capable>(_ list: L) { list.deleteSelectedObjects() }

  @Test(arguments: Kind.allCases) func `data is restored, whatever is shown`(kind: Kind) {
    let screen = CapableScreen(kind)
    screen.search(for: "r")
    screen.choose(swipeAction: "Delete", at: [1, 0], edges: .trailing)
    screen.search(for: "B")
    #expect((screen.undone(), screen.names) == (all, ["Banana"]))
    screen.search(for: "r")
    #expect(screen.names == ["Apricot", "Cherry"])
    screen.search(for: "")
    screen.list.toggleSection(0)
    screen.redo()
    screen.undo()
    screen.list.toggleSection(0)
    screen.list.removeItem(at: [0, 1])
    screen.list.toggleSection(0)
    #expect((screen.undone(), screen.names) == (all, ["Banana", "Cherry", "Coconut"]))
    screen.expectAgreement()
  }

  @Test(arguments: Kind.allCases)
  func `edits of one event are undone together, and counted if they are of one kind`(kind: Kind) {
    let screen = CapableScreen(kind)
    screen.list.removeItem(at: [2, 0])
    screen.list.removeItem(at: [0, 0])
    #expect(screen.undoTitle == "Undo Delete 2 Items")
    screen.list.insertItem(Fruit(id: 9, name: "Fig"), at: [0, 0])
    #expect(screen.undoTitle == "Undo Insert")
    #expect(
      (screen.undone(), screen.lastUpdate?.plan)
        == (all, "items: delete 0.0, insert 0.0, insert 2.0"))
    screen.expectRefusal { $0.undo() }
    #expect([screen.redone(), screen.undone()] == ["9 2 | 3 | 5", all])
    do {
      let screen = CapableScreen(kind)
      let list = screen.list
      let edits: [(Int) -> Void] = [
        { list.insertItem(Fruit(id: 8 + $0, name: "Fig"), at: [1, $0]) },
        { list.replaceItem(at: [1, $0], with: Fruit(id: 8 + $0, name: "Date")) },
        { _ in list.moveItem(from: [0, 0], to: [1, 0]) },
      ]
      let titles = edits.map { edit in
        screen.scroll(by: 0)
        for row in 0..<2 { edit(row) }
        return screen.undoTitle
      }
      #expect(titles == ["Undo Insert 2 Items", "Undo Change 2 Items", "Undo Move 2 Items"])
      screen.scroll(by: 0)
      while screen.allowRefusal(of: { $0.undo() }) {}
      #expect(screen.ids == all)
    }
  }

  @Test(arguments: Kind.allCases)
  func `other data that was set since stays, and edits are undone as far as that goes`(kind: Kind) {
    let screen = CapableScreen(kind)
    screen.choose(swipeAction: "Delete", at: [0, 1], edges: .trailing)
    var fruits = screen.list.listData
    fruits[0].items[0].name = "Ackee"
    fruits[0].items.append(Fruit(id: 8, name: "Avocado"))
    fruits.remove(at: 1)
    screen.list.setListData(fruits)
    screen.undo()
    #expect(
      (screen.names, screen.lastUpdate?.plan)
        == (["Ackee", "Apricot", "Avocado", "Cherry", "Coconut"], "items: insert 0.1"))
    // The refresh itself can't be undone.
    screen.expectRefusal { $0.undo() }
    screen.redo()
    #expect(screen.names == ["Ackee", "Avocado", "Cherry", "Coconut"])
    // All data was replaced.
    do {
      let screen = CapableScreen(kind)
      let list = screen.list
      list.moveItem(from: [0, 0], to: [1, 0])
      screen.scroll(by: 0)
      list.removeItem(at: [2, 0])
      screen.scroll(by: 0)
      list.setListData([])
      screen.undo()
      #expect(screen.names == ["Cherry"])
      screen.undo()
      #expect(screen.names == ["Cherry"])
      screen.expectAgreement()
    }
  }

  @Test(arguments: Kind.allCases) func `the app's changes are undone by name`(kind: Kind) throws {
    struct Failure: Error {}
    let screen = CapableScreen(kind)
    let list = screen.list
    let reversed = Array(list.listData.reversed())
    list.undoably("Reverse") { _ = list.setListData(reversed) }
    /// The title after the end of an event.
    func title() -> String? {
      screen.scroll(by: 0)
      return screen.undoTitle
    }
    #expect(title() == "Undo Reverse")
    // Data that is the same isn't a change.
    list.undoably("Nothing") {
      list.setListData(list.listData.map { Section(id: $0.id!, $0.items.map(\.self)) })
      list.setListData(reversed.map(\.self))
    }
    #expect(title() == "Undo Reverse")
    let count = list.undoably("Clear") {
      list.removeItem(at: [0, 0])
      list.undoably("Inner") { _ = list.removeItem(at: [0, 0]) }
      return list.listData[0].items.count
    }
    #expect((count, title()) == (0, "Undo Clear"))
    #expect(throws: Failure.self) {
      try list.undoably("Fail") {
        list.removeItem(at: [1, 0])
        throw Failure()
      }
    }
    #expect(title() == "Undo Fail")
    list.removeItem(at: [2, 0])
    #expect((title(), screen.ids) == ("Undo Delete", "– | – | 2"))
    #expect(
      (0..<4).map { _ in screen.undone() }
        == ["– | – | 1 2", "– | 3 | 1 2", "4 5 | 3 | 1 2", all])
    screen.expectRefusal { $0.undo() }
    screen.expectAgreement()
  }

  @Test(arguments: Kind.allCases)
  func `edits that don't happen, or happen without a window, aren't undone`(kind: Kind) {
    let screen = CapableScreen(kind)
    let list = screen.list
    list.removeItem(at: [9, 9])
    list.removeItems(at: [])
    list.insertItem(Fruit(id: 9, name: "Fig"), at: [0, 7])
    list.moveItem(from: [0, 0], to: [0, 0])
    list.moveItem(from: [4, 0], to: [0, 0])
    list.replaceItem(at: [-1, 0], with: Fruit(id: 9, name: "Fig"))
    list.didMoveItem(from: [7, 0], to: [0, 0])
    list.setListData([])
    screen.expectRefusal {
      $0.undo()
      $0.redo()
    }
    list.undoManager?.disableUndoRegistration()
    list.setListData(BridgedTable.fruits)
    list.removeItem(at: [0, 0])
    list.undoManager?.enableUndoRegistration()
    screen.expectRefusal { $0.undo() }
    #expect(screen.ids == "2 | 3 | 4 5")
    do {
      var edited: (any Capable)?
      let screen = CapableScreen(kind) {
        $0.removeItem(at: [0, 0])
        edited = $0
      }
      #expect(screen.ids == "2 | 3 | 4 5")
      screen.expectRefusal { $0.undo() }
      #expect(edited?.listUndoManager === screen.window.undoManager)
    }
  }

  @Test(arguments: Kind.allCases)
  func `an undo manager doesn't keep a list, and forgets its actions`(kind: Kind) async {
    weak var list: (any Capable)?
    var window: UIWindow?
    do {
      let screen = CapableScreen(kind)
      for _ in 0..<2 {
        screen.list.removeItem(at: [0, 0])
        screen.scroll(by: 0)
      }
      list = screen.list
      window = screen.window
      #expect(window?.undoManager?.canUndo == true)
      window?.rootViewController = nil
    }
    HeadlessRunLoop.tick()
    #expect(list == nil)
    window?.undoManager?.undo()
    for _ in 0..<1_000 where window?.undoManager?.canUndo == true { await Task.yield() }
    #expect(window?.undoManager?.canUndo == false)
  }

  @Test(arguments: Kind.allCases)
  func `an edit after all actions were removed is undone`(kind: Kind) throws {
    let screen = CapableScreen(kind)
    let manager = try #require(screen.list.undoManager)
    screen.list.removeItem(at: [0, 0])
    // The app saved its document.
    manager.removeAllActions()
    screen.list.removeItem(at: [0, 0])
    #expect(screen.undone() == "2 | 3 | 4 5")
    screen.expectRefusal { $0.undo() }
    #expect(screen.redone() == "– | 3 | 4 5")
    screen.expectAgreement()
  }

  @Test(arguments: Kind.allCases)
  func `an undo is part of the app's change, and so is a change that fails`(kind: Kind) throws {
    struct Failure: Error {}
    let screen = CapableScreen(kind)
    let list = screen.list
    let manager = try #require(list.undoManager)
    screen.choose(swipeAction: "Delete", at: [0, 0], edges: .trailing)
    list.undoably("Revert") {
      manager.undo()
      list.insertItem(Fruit(id: 9, name: "Fig"), at: [1, 0])
    }
    screen.scroll(by: 0)
    #expect((screen.ids, screen.undoTitle) == ("1 2 | 9 3 | 4 5", "Undo Revert"))
    list.undoably("Outer") {
      list.removeItem(at: [0, 0])
      try? list.undoably("Inner") {
        list.removeItem(at: [0, 0])
        throw Failure()
      }
      list.removeItem(at: [2, 0])
    }
    screen.scroll(by: 0)
    #expect((screen.ids, screen.undoTitle) == ("– | 9 3 | 5", "Undo Outer"))
    #expect([screen.undone(), screen.undone()] == ["1 2 | 9 3 | 4 5", "2 | 3 | 4 5"])
    screen.expectRefusal { $0.undo() }
    screen.expectAgreement()
  }

  @available(macOS 14.4, *)
  @Test(arguments: Kind.allCases) func `changes within a change are one action`(kind: Kind) throws {
    let screen = CapableScreen(kind)
    let list = screen.list
    let manager = try #require(list.undoManager)
    manager.groupsByEvent = false
    list.undoably("Outer") {
      list.removeItem(at: [0, 0])
      list.undoably("Inner") { _ = list.removeItem(at: [0, 0]) }
      list.removeItem(at: [2, 0])
    }
    #expect((manager.undoCount, manager.undoActionName) == (1, "Outer"))
    manager.undo()
    #expect(screen.ids == all)
  }

  @Test(arguments: Kind.allCases, ["after a deletion", "before a deletion", "by the app"])
  func `content is restored in other data, together with what was deleted`(
    kind: Kind, change: String
  ) {
    let screen = CapableScreen(kind)
    let list = screen.list
    var data = list.listData
    switch change {
    case "by the app":
      data[1].items[0].name = "Beet"
      list.undoably("Rename") { _ = list.setListData(data) }
    default:
      if change == "after a deletion" { list.removeItem(at: [0, 0]) }
      list.replaceItem(at: [1, 0], with: Fruit(id: 3, name: "Beet"))
      if change == "before a deletion" { list.removeItem(at: [0, 0]) }
      data = list.listData
    }
    screen.scroll(by: 0)
    data[1].items.append(Fruit(id: 8, name: "Blueberry"))
    list.setListData(data)
    screen.undo()
    #expect(screen.names == ["Apple", "Apricot", "Banana", "Blueberry", "Cherry", "Coconut"])
  }

  @Test(arguments: Kind.allCases)
  func `titles and the order of sections are restored in other data`(kind: Kind) {
    let screen = CapableScreen(kind)
    let list = screen.list
    var data = Array(list.listData.reversed())
    data[2].headerTitle = "Alpha"
    list.undoably("Sort") { _ = list.setListData(data) }
    screen.scroll(by: 0)
    data[2].items.append(Fruit(id: 8, name: "Avocado"))
    data[1].headerTitle = "Berries"
    list.setListData(data)
    #expect(
      (screen.undone(), list.listData.map(\.headerTitle))
        == ("1 2 8 | 3 | 4 5", ["A", "Berries", "C"]))
    #expect(
      (screen.redone(), list.listData.map(\.headerTitle))
        == ("4 5 | 3 | 1 2 8", ["C", "Berries", "Alpha"]))
    screen.expectAgreement()
  }

  // MARK: Several lists

  /// Two lists in one window.
  private final class Pair: UIViewController {
    let lists = [BridgedTable(style: .plain), BridgedTable(style: .plain)]

    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, list) in lists.enumerated() {
        addChild(list)
        list.view.frame = CGRect(x: 0, y: CGFloat(index) * 300, width: 300, height: 300)
        view.addSubview(list.view)
        list.didMove(toParent: self)
      }
    }
  }

  @Test func `lists that share an undo manager undo an event together`() throws {
    let pair = Pair()
    let screen = ListScreen(pair)
    let fruit = try #require(pair.lists[0].removeItem(at: [0, 0]))
    pair.lists[1].insertItem(Fruit(id: 10, name: fruit.name), at: [1, 0])
    pair.lists[0].removeItem(at: [2, 0])
    func ids() -> [[[Int]]] { pair.lists.map { $0.listData.map { $0.items.map(\.id) } } }
    let before = [[[1, 2], [3], [4, 5]], [[1, 2], [3], [4, 5]]]
    let after = [[[2], [3], [5]], [[1, 2], [10, 3], [4, 5]]]
    #expect(ids() == after)
    screen.undo()
    let counts = pair.lists.map { $0.tableView.numberOfRows(inSection: 1) }
    #expect((ids(), counts) == (before, [1, 1]))
    screen.expectRefusal { $0.undo() }
    screen.redo()
    #expect(ids() == after)
    // Each list in a group of its own.
    let manager = try #require(pair.undoManager)
    manager.beginUndoGrouping()
    pair.lists[0].removeItem(at: [0, 0])
    manager.endUndoGrouping()
    pair.lists[0].removeItem(at: [1, 0])
    manager.beginUndoGrouping()
    pair.lists[1].removeItem(at: [0, 0])
    manager.endUndoGrouping()
    manager.undoNestedGroup()
    #expect(ids() == [[[], [], [5]], [[1, 2], [10, 3], [4, 5]]])
    screen.undo()
    #expect(ids() == after)
  }

  @available(macOS 14.4, *)
  @Test func `a list outlives another one with its undo manager`() async throws {
    let pair = Pair()
    let screen = ListScreen(pair)
    let manager = try #require(pair.undoManager)
    var others: [BridgedTable] = [BridgedTable(style: .plain)]
    pair.addChild(others[0])
    pair.view.addSubview(others[0].view)
    pair.lists[0].removeItem(at: [0, 0])
    others[0].removeItem(at: [0, 0])
    screen.scroll(by: 0)
    others[0].removeItem(at: [0, 0])
    screen.scroll(by: 0)
    #expect(manager.undoCount == 2)
    others[0].view.removeFromSuperview()
    others[0].removeFromParent()
    weak let gone = others.removeLast()
    HeadlessRunLoop.tick()
    #expect(gone == nil)
    // What is only the other list's is gone with it.
    for _ in 0..<1_000 where manager.undoCount > 1 { await Task.yield() }
    #expect(manager.undoCount == 1)
    func counts() -> [Int] { pair.lists[0].listData.map { $0.items.count } }
    screen.undo()
    #expect(counts() == [2, 1, 2])
    screen.redo()
    #expect((counts(), manager.canRedo, manager.undoCount) == ([1, 1, 2], false, 1))
  }

  // MARK: Lists without a view

  private struct Line { var text: String }

  /// A list whose objects can't be recognized, with an undo manager of its own.
  private final class Lines: NonFetchedList, UndoableList {
    typealias ListView = UITableView
    typealias Cell = UITableViewCell
    var listData = [["a", "b"].map(Line.init)]
    var manager = UndoManager()
    var listUndoManager: UndoManager? { manager }
    var texts: [[String]] { listData.map { $0.map(\.text) } }

    func listView(
      _ listView: UITableView, configure cell: UITableViewCell, with line: Line,
      at indexPath: IndexPath
    ) {}
    func undoActionName(for edit: ListEdit) -> String { "\(edit)" }
  }

  @available(macOS 14.4, *)
  @Test func `a list that is no controller has an undo manager of its own`() {
    let list = Lines()
    list.manager.groupsByEvent = false
    list.removeItem(at: [0, 0])
    #expect(list.manager.undoActionName == "deletion(count: 1)")
    list.undoably("Add") { list.listData[0].append(Line(text: "c")) }
    #expect(
      (list.manager.undoActionName, list.manager.undoCount) == ("change(named: \"Add\")", 2))
    list.manager.undo()
    #expect(list.texts == [["b"]])
    // Data was set since. The list can't tell the lines apart, and returns to the old ones.
    list.listData = [[Line(text: "x")]]
    list.manager.undo()
    #expect(list.texts == [["a", "b"]])
    list.manager.redo()
    #expect(list.texts == [["x"]])
  }

  @available(macOS 14.4, *)
  @Test func `a list that gets another undo manager takes its actions out of the old one`() {
    let list = Lines()
    let old = list.manager
    let other = NSObject()
    old.groupsByEvent = false
    list.removeItem(at: [0, 0])
    old.beginUndoGrouping()
    old.registerUndo(withTarget: other) { _ in }
    old.endUndoGrouping()
    #expect(old.undoCount == 2)
    list.manager = UndoManager()
    list.manager.groupsByEvent = false
    #expect(old.undoCount == 2)
    list.removeItem(at: [0, 0])
    #expect(old.undoCount == 1)
    old.undo()
    #expect((list.texts, list.manager.undoCount) == ([[]], 1))
    list.manager.undo()
    #expect(list.texts == [["b"]])
  }

  @Test func `edits have English names, in singular and plural`() {
    let list = BridgedTable(style: .plain)
    let edits: [ListEdit] = [
      .deletion(count: 1), .insertion(count: 2), .move(count: 1), .move(count: 3),
      .replacement(count: 1), .change(named: "Sort"),
    ]
    #expect(
      edits.map(list.undoActionName) == [
        "Delete", "Insert 2 Items", "Move", "Move 3 Items", "Change", "Sort",
      ])
    #expect(list.listUndoManager == nil)
  }

  // MARK: By chance

  @available(macOS 14.4, *)
  @Test(arguments: Kind.allCases, Walk.seeds(1))
  func `n edits and n undos restore the first data, n redos the last`(
    kind: Kind, seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let screen = CapableScreen(kind)
    let list = screen.list
    let manager = try #require(list.undoManager)
    // Each edit is a group, unless it begins one.
    manager.groupsByEvent = false
    var states = [list.listData]
    var number = 100
    for step in 0..<Walk.steps(15) {
      let isGroup = Int.random(in: 0..<5, using: &random) == 0
      if isGroup {
        manager.beginUndoGrouping()
        add(to: list, &number)
      }
      for _ in 0..<(isGroup ? 3 : 1) { edit(list, screen, &number, &random) }
      if isGroup { manager.endUndoGrouping() }
      rearrange(list, &random)
      let about: Comment = "seed \(seed), step \(step)"
      // The edits of a group may cancel each other out.
      if isGroup || !list.listData.sameFruits(as: states.last!) { states.append(list.listData) }
      #expect((manager.undoCount, screen.disagreements()) == (states.count - 1, []), about)
    }
    for (step, state) in states.dropLast().enumerated().reversed() {
      manager.undo()
      rearrange(list, &random)
      let isSame = list.listData.sameFruits(as: state)
      #expect((isSame, screen.disagreements()) == (true, []), "seed \(seed), undo \(step)")
    }
    #expect(!manager.canUndo)
    for (step, state) in states.dropFirst().enumerated() {
      manager.redo()
      let isSame = list.listData.sameFruits(as: state)
      #expect((isSame, screen.disagreements()) == (true, []), "seed \(seed), redo \(step)")
    }
    #expect(!manager.canRedo)
  }

  /// Adds a fruit to the first section, which changes the data in any case.
  private func add<L: Capable>(to list: L, _ number: inout Int) {
    var data = list.listData
    if data.isEmpty { data = [Section(id: "new")] }
    number += 1
    data[0].items.append(Fruit(id: number, name: "Added \(number)"))
    list.undoably("Add") { list.setListData(data) }
  }

  /// Performs one edit of a random kind, which may change nothing.
  private func edit<L: Capable & UIViewController>(
    _ list: L, _ screen: CapableScreen, _ number: inout Int, _ random: inout SeededGenerator
  ) {
    func path() -> IndexPath {
      let section = Int.random(in: 0...max(list.numberOfSections - 1, 0), using: &random)
      let count = list.numberOfItems(inSection: section)
      return [section, Int.random(in: 0...count, using: &random)]
    }
    number += 1
    switch Int.random(in: 0..<9, using: &random) {
    case 0: list.removeItem(at: path(), removesEmptySection: Bool.random(using: &random))
    case 1: list.removeItems(at: [path(), path()], removesEmptySections: true)
    case 2, 3, 4: list.insertItem(Fruit(id: number, name: "Fruit \(number)"), at: path())
    case 5: list.moveItem(from: path(), to: path())
    case 6:
      let place = path()
      guard let fruit = list.object(at: place) else { return }
      list.replaceItem(at: place, with: Fruit(id: fruit.id, name: "Other \(number)"))
    case 7:
      list.setEditing(true, animated: false)
      let source = path()
      if list.isValid(source), list.forwarding.canMoveItem(at: source) {
        let target = path()
        screen.allowRefusal { $0.drag(source, to: target) }
      }
      list.setEditing(false, animated: false)
    default:
      if Bool.random(using: &random) {
        list.selectedIDs = Set([path(), path()].compactMap(list.object(at:)).map(\.id))
        list.deleteSelectedObjects()
        list.selectedIDs = []
      } else {
        let sections = list.listData.shuffled(using: &random)
        list.undoably("Shuffle") { list.setListData(sections) }
      }
    }
  }

  /// Changes what is shown of the data, which isn't an edit.
  private func rearrange<L: Capable>(_ list: L, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: list.search(for: ["", "r", "1"].randomElement(using: &random)!)
    case 1: list.search(for: "")
    case 2 where list.numberOfSections > 0:
      list.toggleSection(Int.random(in: 0..<list.numberOfSections, using: &random))
    default: break
    }
  }
}

extension [Section<Fruit>] {
  /// Returns a Boolean value that indicates whether the sections and their fruits are the same.
  fileprivate func sameFruits(as other: Self) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { $0.id == $1.id && $0.items == $1.items }
  }
}
