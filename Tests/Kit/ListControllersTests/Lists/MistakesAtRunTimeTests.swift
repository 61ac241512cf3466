import ListControllers
import ListData
import ListTesting
import Observation
import Testing

@testable import ListCapabilities
@testable import ListCore

/// What a developer is told, in debug builds, about a list that shows something else than meant.
@MainActor @Suite(.timeLimit(.minutes(30))) struct MistakesAtRunTimeTests {
  /// A list of words, each of which is recognized by itself.
  private class Words: ConnectedTable, TableList {
    var listData = [["a", "b", "c"]]
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with word: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = word }
  }

  private func turns<Controller>(of screen: ListScreen<Controller>) {
    for _ in 1...2 { screen.window.layoutIfNeeded() }
  }

  /// The sentences about a list that are given when it is shown.
  private func shown(_ list: some UIViewController & List) -> [String] {
    advice(about: type(of: list)) { turns(of: ListScreen(list)) }
  }

  // MARK: Data

  private final class SetTwice: Words {}

  @Test func `data that listData had before the call is named`() {
    let screen = ListScreen(SetTwice(style: .plain))
    let sentences = advice(about: SetTwice.self) {
      screen.controller.listData[0].append("d")
      screen.controller.setListData(screen.controller.listData)
      turns(of: screen)
    }
    #expect(
      sentences == [
        "The sections of SetTwice have [4] items, but its view shows [3]. setListData(_:) got the "
          + "data that listData had already. Pass a changed copy, and don't set listData yourself."
      ])
    screen.controller.setListData([["d"]])
    screen.controller.listData = [["a", "b"]]
    #expect(screen.controller.forgottenUpdate.hasPrefix("Set the data by setListData(_:)"))
    // Data that a list shows when it comes back needs no advice.
    final class Leaving: Words {}
    let list = Leaving(style: .plain)
    let leaving = ListScreen(list)
    let none = advice(about: Leaving.self) {
      turns(of: leaving)
      list.listData[0].append("d")
      leaving.window.layoutIfNeeded()
      leaving.window.rootViewController = UIViewController()
      leaving.window.layoutIfNeeded()
      leaving.window.rootViewController = list
      leaving.window.layoutIfNeeded()
      list.tableView.reloadData()
      turns(of: leaving)
    }
    #expect(none == [])
  }

  private final class Configuring: Words {
    override func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with word: String,
      at indexPath: IndexPath
    ) {
      super.listView(tableView, configure: cell, with: word, at: indexPath)
      if listData[0].count < 5 { setListData([listData[0] + ["\(listData[0].count)"]]) }
    }
  }

  @Test func `data that is set while a cell is configured is named`() {
    let list = Configuring(style: .plain)
    var screen: ListScreen<Configuring>?
    let sentences = advice(about: Configuring.self) {
      screen = ListScreen(list)
      screen.map(turns)
      list.setListData([["a"]])
    }
    #expect(
      sentences == [
        "Configuring sets its data while it configures a cell, when its view is asking for rows. "
          + "Move the call out of the configuration, such as to the action that changes the data."
      ])
  }

  private struct Loaded: Identifiable, Equatable {
    var id: String
    let name: String
  }

  private final class Reloaded: ConnectedTable, TableList, PlainTable {
    var listData = [[Loaded]]()
  }

  @Test func `an object that changes and is equal to the one before is named`() {
    struct Chore: Identifiable, Equatable {
      let id: Int
      var name: String
      var parts: [String] = []
      static func == (one: Self, other: Self) -> Bool { one.id == other.id }
    }
    final class Instance: Identifiable {
      let id = 1
      var name = "a"
    }
    final class Values: ConnectedTable, TableList, PlainTable {
      var listData = [[Chore(id: 1, name: "a"), Chore(id: 2, name: "b")]]
    }
    final class Instances: ConnectedTable, TableList, PlainTable { var listData = [[Instance()]] }
    let values = ListScreen(Values(style: .plain))
    let set = { (names: [String], parts: [String]) in
      let chores = names.enumerated().map { Chore(id: $0 + 1, name: $1, parts: parts) }
      _ = values.controller.setListData([chores])
      turns(of: values)
    }
    let none = advice(about: Values.self) {
      set(["a", "b"], [])
      // Only texts, numbers and the like are compared, which is cheap.
      set(["a", "b", "c"], ["d"])
      values.controller.setListData([[Chore(id: 2, name: "b")], [Chore(id: 1, name: "a")]])
      turns(of: values)
      set(["a", "b"], [])
      // Rows that the app configures again show what has changed.
      values.controller.listData[0][0].name = "b"
      values.controller.tableView.reloadData()
      turns(of: values)
    }
    let ofValues = advice(about: Values.self) {
      set(["c", "b"], [])
      set(["d", "b"], [])
    }
    let instances = ListScreen(Instances(style: .plain))
    let ofInstances = advice(about: Instances.self) {
      let list = instances.controller
      list.listData[0][0].name = "b"
      list.setListData(list.listData)
      turns(of: instances)
    }
    #expect(instances.controller.forgottenUpdate.hasPrefix("An instance that is changed in place"))
    let words =
      "was given an object with other content, and doesn't configure its row again, because the "
      + "object is equal to the one before."
    #expect(none == [])
    #expect(ofValues == ["Values \(words) Make == compare everything that a row shows."])
    #expect(
      ofInstances == [
        "Instances \(words) An instance that is changed in place is equal to itself. Make its class "
          + "a structure, or @Observable and the list an ObservedList."
      ])
  }

  @Test func `sections that have the same id, and collapsed ones that have another, are named`() {
    final class Shelves: ConnectedTable, TableList, PlainTable, CollapsibleList {
      var listData = [ListSection(id: "a", ["1"]), ListSection(id: "b", ["2"])]
    }
    let list = ListScreen(Shelves(style: .plain)).controller
    let none = advice(about: Shelves.self) {
      list.setListData(list.listData.reversed())
      list.collapsedSections = ["a", "c"]
      list.collapsedSections = []
    }
    let sentences = advice(about: Shelves.self) {
      list.collapsedSections = [0]
      list.setListData([ListSection(id: "a", ["1"]), ListSection(id: "a", ["2"])])
      list.collapsedSections = [1]
    }
    let expected = [
      """
      The collapsedSections of Shelves contain 0, which is no id of its sections. Their ids have the \
      type String.
      """,
      """
      Shelves has several sections of the same id, among “a”, “a”. Their changes are guessed. Give \
      each section an id of its own.
      """,
    ]
    #expect((none, sentences) == ([], expected))
  }

  @Test func `a change that isn't recorded is named`() {
    struct Node: Identifiable, Equatable { let id: Int }
    final class Tree: ConnectedTable, TableList, PlainTable, OutlineList, UndoableList {
      var listData = [Outline([Node(id: 1)]) { _ in nil }]
    }
    let list = ListScreen(Tree(style: .plain)).controller
    let sentences = advice(about: Tree.self) {
      list.undoably("Rename") { list.listData[0].roots = [Node(id: 2)] }
    }
    #expect(
      sentences == [
        "The change “Rename” can't be undone, because OutlineEditor<Tree> records only the edits "
          + "that it makes. Register the change with the undo manager."
      ])
  }

  @Test func `delegates and controls that take the place of the list's are named`() {
    final class Dragging: Words, DraggableList, DroppableList, RefreshableList,
      UITableViewDragDelegate, UITableViewDropDelegate
    {
      func refresh() async {}
      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
      ) -> [UIDragItem] { [] }
      func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
      ) {}
    }
    let screen = ListScreen(Dragging(style: .plain))
    let list = screen.controller
    let none = advice(about: Dragging.self) {
      turns(of: screen)
      list.refreshControl = nil
      let control = UIRefreshControl()
      control.addAction(UIAction { [weak list] _ in list?.refresh(with: nil) }, for: .valueChanged)
      list.refreshControl = control
      turns(of: screen)
    }
    let sentences = advice(about: Dragging.self) {
      list.tableView.dragDelegate = list
      list.tableView.dropDelegate = list
      list.refreshControl = UIRefreshControl()
      turns(of: screen)
    }
    let end = "Remove the assignment that came after connectList(). A list that implements methods"
    #expect(none == [])
    let expected = [
      "The view of Dragging has another drag delegate than the list. \(end) of the drag delegate "
        + "conforms to it.",
      "The view of Dragging has another drop delegate than the list. \(end) of the drop delegate "
        + "conforms to it.",
      "The refresh control of Dragging has no action, and took the place of the list's. Remove the "
        + "assignment, or call refresh(with:) in an action for valueChanged.",
    ]
    #expect(sentences == expected)
  }

  @Test func `layouts without items or swipe actions, and bars in no view, are named`() {
    class Items: UICollectionViewController, CollectionList, PlainItems {
      var listData = [["a"]]
      override func viewDidLoad() {
        super.viewDidLoad()
        connectList()
      }
    }
    final class Empty: Items {}
    final class Flowing: Items, SwipeableList {}
    final class Listed: Items, SwipeableList {}
    final class Swiped: Items, SwipeableList {
      override func viewDidLoad() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        addSwipeActions(to: &configuration)
        collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(
          using: configuration)
        super.viewDidLoad()
      }
    }
    final class Barred: Words, FloatingBarList {
      let bar = UIToolbar()
      var floatingBars: [UIView] { [bar] }
    }
    let plain = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let flow = UICollectionViewFlowLayout()
    let sentences = [
      shown(Empty(collectionViewLayout: UICollectionViewLayout())),
      shown(Flowing(collectionViewLayout: flow)), shown(Listed(collectionViewLayout: plain)),
      shown(Swiped(collectionViewLayout: UICollectionViewFlowLayout())),
      shown(Barred(style: .plain)),
    ]
    let expected = [
      """
      The layout of Empty is a UICollectionViewLayout, which shows no items. Use a \
      UICollectionViewCompositionalLayout or a UICollectionViewFlowLayout.
      """,
      """
      Flowing is a SwipeableList, and a UICollectionViewFlowLayout has no swipe actions. Use list \
      sections of a UICollectionViewCompositionalLayout.
      """,
      """
      Listed is a SwipeableList, and its layout has no swipe actions. Call addSwipeActions(to:) with \
      the configuration of a list section.
      """,
      """
      The UIToolbar of the floatingBars of Barred is in no view, and covers nothing. Add it to a \
      view that contains the list's view, before or after it.
      """,
    ]
    #expect(sentences.map(\.count) == [1, 1, 1, 0, 1])
    #expect(sentences.flatMap(\.self) == expected)
  }

  @Test func `objects that lose their ids are named, and others aren't`() {
    let list = Reloaded(style: .plain)
    list.loadViewIfNeeded()
    let set = { (objects: KeyValuePairs<Int, String>) in
      _ = list.setListData([
        objects.map { Loaded(id: "00000000-0000-0000-0000-00000000000\($0)", name: $1) }
      ])
    }
    let none = advice(about: Reloaded.self) {
      set([1: "Milk", 2: "Milk", 3: "Eggs"])
      set([2: "Milk", 3: "Eggs"])
      set([4: "Butter"])
      set([5: "Butter", 4: "Butter"])
      set([:])
      set([4: "Butter"])
      set([6: "Butter"])
      set([1: "Inbox", 2: "Work"])
      set([7: "Inbox", 8: "Friends"])
      set([4: "Butter", 5: "Eggs"])
    }
    // The same form, of another account.
    let forms = advice(about: Reloaded.self) {
      for account in ["ada", "bob"] {
        list.setListData([
          ["Name", "Mail"].map { Loaded(id: "\(account).\($0)", name: $0) }
        ])
      }
      list.setListData([[]])
      set([4: "Butter", 5: "Eggs"])
    }
    struct Bare: Identifiable, Equatable { let id: Int }
    final class Bares: UITableViewController, TableList, PlainTable {
      var listData = [[Bare(id: 1)]]
    }
    let bares = Bares(style: .plain)
    bares.loadViewIfNeeded()
    let ofBares = advice(about: Bares.self) { bares.setListData([[Bare(id: 2)]]) }
    func uuid(_ number: Int) -> String { "00000000-0000-0000-0000-00000000000\(number)" }
    // Objects that are nothing but an id are others.
    struct Token: Identifiable, Equatable { let id: String }
    final class Tokens: UITableViewController, TableList, PlainTable {
      var listData: [[Token]] = []
    }
    let tokens = Tokens(style: .plain)
    tokens.loadViewIfNeeded()
    let ofTokens = advice(about: Tokens.self) {
      for ids in [1...2, 3...4] { tokens.setListData([ids.map { Token(id: uuid($0)) }]) }
    }
    // Instances have the same text, whatever they contain.
    final class Cover {}
    struct Album: Identifiable {
      let id: String
      let cover = Cover()
    }
    final class Albums: UITableViewController, TableList, PlainTable {
      var listData: [[Album]] = []
    }
    let albums = Albums(style: .plain)
    albums.loadViewIfNeeded()
    let ofAlbums = advice(about: Albums.self) {
      for ids in [1...2, 3...4] { albums.setListData([ids.map { Album(id: uuid($0)) }]) }
    }
    #expect([none, forms, ofBares, ofTokens, ofAlbums] == [[], [], [], [], []])
    #expect(
      advice(about: Reloaded.self) { set([6: "Butter", 7: "Eggs"]) } == [
        "The objects of Reloaded have other ids than before, and are the same otherwise, so every "
          + "row is replaced. Use an id that stays the same when the data is loaded again, not "
          + "UUID()."
      ])
  }

  private final class Places: Words {}

  @Test func `edits that can't be made are named`() {
    let list = Places(style: .plain)
    let sentences = advice(about: Places.self) {
      list.removeItem(at: [0, 3])
      list.moveItem(from: [0, 3], to: [0, 0])
      list.moveItem(from: [0, 0], to: [0, 3])
      list.replaceItem(at: [1, 0], with: "d")
    }
    #expect(
      sentences == [
        "Places has no object at [0, 3] to remove. Its sections have [3] items. Pass the index path "
          + "of a row that is shown now, not one from before an update.",
        "Places has no place [0, 3] to move an object. Pass an index path that is at most one past "
          + "the end of its section without the object.",
      ])
    #expect(list.listData == [["a", "b", "c"]])
    final class Right: Words {}
    let right = Right(style: .plain)
    let none = advice(about: Right.self) {
      let isDone = [
        right.moveItem(from: [0, 0], to: [0, 2]), right.moveItem(from: [0, 0], to: [0, 0]),
        right.moveItem(from: [0, 2], to: [0, 2]), right.replaceItem(at: [0, 2], with: "d"),
      ]
      #expect(isDone == [true, false, false, true])
      let last = right.removeItem(at: [0, 2])
      // Those that show no object are left out.
      let removed = [right.removeItems(at: [[0, 1], [0, 9]]), right.removeItems(at: [])]
      #expect((last, removed) == ("d", [["c"], []]))
    }
    #expect((none, right.listData) == ([], [["b"]]))
    // A search hides rows between which others would move.
    final class Found: Searched, ReorderableList {}
    let found = Found(style: .plain)
    let searched = advice(about: Found.self) {
      found.listData = [["a", "a", "b"]]
      found.search(for: "a")
      #expect(!found.moveItem(from: [0, 0], to: [0, 1]))
    }
    #expect(
      searched == [
        "Found wasn't edited. A search hides rows in between. Move the row when the search has "
          + "ended."
      ])
  }

  // MARK: Moves

  private class Moving: Words, ReorderableList {
    var remedy: (_ source: IndexPath, _ destination: IndexPath) -> Void = { _, _ in }
    func didMove(_ word: String, from source: IndexPath, to destination: IndexPath) {
      remedy(source, destination)
    }
  }

  private final class MovingTwice: Moving {}

  @Test func `a row that is moved again is named, also in another section`() {
    let screen = ListScreen(MovingTwice(style: .plain))
    let list = screen.controller
    list.setEditing(true, animated: false)
    list.remedy = { [unowned list] in list.moveItem(from: $0, to: $1) }
    let twice = advice(about: MovingTwice.self) { screen.drag([0, 0], to: [0, 2]) }
    let sentence =
      "MovingTwice has moved the row already when didMove(_:from:to:) is called. Don't move it "
      + "in listData again."
    #expect((list.listData, twice) == ([["c", "a", "b"]], [sentence]))
    final class MovingFar: Moving {}
    final class MovingOnly: Moving {}
    let (far, only) = (MovingFar(style: .plain), MovingOnly(style: .plain))
    for list in [far, only] as [Moving] { list.listData = [["a", "b"], ["c"]] }
    let screens = [ListScreen(far), ListScreen(only)] as [Any]
    defer { withExtendedLifetime(screens) {} }
    for list in [far, only] as [Moving] { list.setEditing(true, animated: false) }
    far.remedy = { [unowned far] in far.moveItem(from: $0, to: $1) }
    let sentences = advice(about: MovingFar.self) {
      far.forwarding.didMoveItem(from: [0, 0], to: [1, 0])
      far.view.layoutIfNeeded()
    }
    #expect((far.listData, sentences.count) == ([[], ["b", "a", "c"]], 1))
    // Another row comes to the place, and the section has as many rows as after the move.
    only.remedy = { [unowned only] _, _ in only.setListData([[], ["b", "c"]]) }
    let none = advice(about: MovingOnly.self) {
      only.forwarding.didMoveItem(from: [0, 0], to: [1, 0])
      only.view.layoutIfNeeded()
    }
    #expect((only.listData, none) == ([[], ["b", "c"]], []))
  }

  @Test func `a move that is refused or followed by another one needs no advice`() {
    final class MovingOnce: Moving {}
    let screen = ListScreen(MovingOnce(style: .plain))
    let list = screen.controller
    list.setEditing(true, animated: false)
    let sentences = advice(about: MovingOnce.self) {
      screen.drag([0, 0], to: [0, 2])
      list.remedy = { [unowned list] in list.moveItem(from: $1, to: $0) }
      screen.drag([0, 0], to: [0, 2])
      screen.drag([0, 0], to: [0, 1])
      #expect(list.listData == [["b", "c", "a"]])
      // Another row takes the place, and a row comes or goes.
      list.remedy = { [unowned list] _, _ in list.setListData([["d"] + list.listData[0]]) }
      screen.drag([0, 2], to: [0, 0])
      #expect(list.listData == [["d", "a", "b", "c"]])
      list.remedy = { [unowned list] _, _ in list.setListData([list.listData[0].sorted()]) }
      screen.drag([0, 0], to: [0, 3])
    }
    #expect((sentences, list.listData) == ([], [["a", "b", "c", "d"]]))
    // A row that is dropped in its own place.
    final class Dropped: Fetched {}
    let dropped = ListScreen(fetched(Dropped(style: .plain))).controller
    let ofDropped = advice(about: Dropped.self) {
      list.forwarding.didMoveItem(from: [0, 0], to: [0, 0])
      dropped.forwarding.didMoveItem(from: [0, 0], to: [0, 0])
    }
    #expect(ofDropped == [])
  }

  @available(macOS 14, *)
  @Observable fileprivate final class Model { var words = ["a", "b", "c"] }

  @available(macOS 14, *)
  private class Modeled: Words, ObservedList, ReorderableList {
    let model = Model()
    func makeListData() -> [[String]] { [model.words] }
    func updateModel(from listData: [[String]]) throws(EditRefusal) {
      var words = model.words
      words = listData[0]
      _ = words
    }
  }

  @available(macOS 14, *)
  @Observable fileprivate final class Shelf {
    var words = ["a", "b", "c"]
    var note = ""
  }

  /// A list whose model orders its words, so that it shows what it did before a move.
  @available(macOS 14, *)
  private class Shelved: Words, ObservedList, ReorderableList {
    let shelf = Shelf()
    func makeListData() -> [[String]] { [shelf.words.sorted()] }
    override func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with word: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = word + shelf.note }
    func updateModel(from listData: [[String]]) throws(EditRefusal) { shelf.words = listData[0] }
  }

  @available(macOS 14, *)
  @Test func `a model that changes, and makes the same data, needs no advice`() {
    final class Edited: Shelved {}
    final class Moved: Shelved {}
    /// A list whose rows read what it changes.
    final class Noted: Shelved {
      override func updateModel(from listData: [[String]]) throws(EditRefusal) { shelf.note += "!" }
    }
    for list in [Edited(style: .plain), Noted(style: .plain)] {
      let screen = ListScreen(list)
      let none = advice(about: type(of: list)) { list.moveItem(from: [0, 0], to: [0, 2]) }
      #expect((none, screen.rowTexts.map(\.first)) == ([], ["a", "b", "c"]))
    }
    final class Followed: Shelved {
      override func updateModel(from listData: [[String]]) throws(EditRefusal) {
        try super.updateModel(from: listData)
        followModel()
      }
    }
    let followed = ListScreen(Followed(style: .plain)).controller
    #expect(advice(about: Followed.self) { followed.moveItem(from: [0, 0], to: [0, 2]) } == [])
    let list = Moved(style: .plain)
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    let sentences = advice(about: Moved.self) { screen.drag([0, 0], to: [0, 2]) }
    #expect(
      (sentences, list.shelf.words, screen.rowTexts)
        == ([], ["b", "c", "a"], ["a", "b", "c"]))
  }

  @available(macOS 14, *)
  @Test(arguments: [true, false])
  func `an edit that the model doesn't make is named`(isMove: Bool) async {
    final class Deleting: Modeled {}
    final class Dragging: Modeled {}
    let screen = ListScreen(isMove ? Dragging(style: .plain) : Deleting(style: .plain) as Modeled)
    let list = screen.controller
    list.setEditing(true, animated: false)
    let sentences = advice(about: type(of: list)) {
      if isMove { screen.drag([0, 0], to: [0, 2]) } else { list.removeItem(at: [0, 0]) }
    }
    await screen.settle()
    #expect(
      sentences == [
        "\(isMove ? "Dragging" : "Deleting") was edited, and makeListData() returns what it did "
          + "before. See that updateModel(from:) changes the model, and not a copy of it, or throws "
          + "an EditRefusal. An edit of an Outline is in its roots and its children(of:)."
      ])
    #expect(screen.rowTexts == ["a", "b", "c"])
  }

  // MARK: Sources

  private struct Chore: Identifiable, Hashable, Sendable {
    let id: Int
    var place: Int
  }

  private class Fetched: ConnectedTable, FetchedTableList, ReorderableList {
    var fetchedResultsController: FetchedResultsController<Chore>!
    var source: InMemorySource<Chore>!
    var moves = false
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with chore: Chore,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = "\(chore.id)" }
    func didMove(_ chore: Chore, from source: IndexPath, to destination: IndexPath) {
      if moves { self.source.upsert(Chore(id: chore.id, place: destination.item * 2 + 1)) }
    }
  }

  private func fetched<List: Fetched>(_ list: List) -> List {
    list.source = InMemorySource((1...3).map { Chore(id: $0, place: $0 * 2) }) {
      $0.place < $1.place
    }
    list.fetchedResultsController = FetchedResultsController(list.source)
    return list
  }

  @Test func `a source that keeps its order after a move is named`() {
    final class Kept: Fetched {}
    let screen = ListScreen(fetched(Kept(style: .plain)))
    screen.controller.setEditing(true, animated: false)
    let none = advice(about: Kept.self) {
      screen.controller.moves = true
      screen.drag([0, 0], to: [0, 2])
    }
    #expect((none, screen.rowTexts) == ([], ["2", "1", "3"]))
    screen.controller.moves = false
    #expect(
      advice(about: Kept.self) { screen.expectRefusal { $0.drag([0, 0], to: [0, 2]) } } == [
        "Kept wasn't edited. The row moves back, because its source has the objects in their old "
          + "order. In didMove(_:from:to:), change the property that they are sorted by."
      ])
  }

  private final class SearchedChores: Fetched, SearchableList {
    func search(for text: String) {}
  }

  @Test func `rows of a fetched list that is searched can't be moved`() {
    let screen = ListScreen(fetched(SearchedChores(style: .plain)))
    screen.controller.setEditing(true, animated: false)
    func canMove() -> Bool { screen.controller.canMove(Chore(id: 1, place: 2), at: [0, 0]) }
    let before = canMove()
    screen.search(for: "1")
    let during = canMove()
    screen.search(for: "")
    #expect([before, during, canMove()] == [true, false, true])
  }

  @Test func `a fetched results controller has one list`() {
    final class Shared: Fetched {}
    let lists = [fetched(Shared(style: .plain)), fetched(Shared(style: .plain))]
    lists[1].fetchedResultsController = lists[0].fetchedResultsController
    lists[1].source = lists[0].source
    let screen = ListScreen(lists[0])
    var other: ListScreen<Shared>?
    let sentences = advice(about: Shared.self) {
      other = ListScreen(lists[1])
      lists[0].source.upsert(Chore(id: 4, place: 9))
      other.map(turns)
    }
    #expect(
      sentences == [
        "The fetched results controller of Shared already has a list. Give each list a fetched "
          + "results controller of its own.",
        "The sections of Shared have [4] items, but its view shows [3]. Its fetched results "
          + "controller already has a list. Give each list a fetched results controller of its own.",
      ])
    withExtendedLifetime(screen) {}
  }

  // MARK: Connection

  @Test func `a list that was released while its view is shown is named`() {
    final class Released: Words {}
    final class Leaving: Words {}
    /// Releases a list after some work, and returns what is said about it.
    func release<L: Words>(
      _ make: @autoclosure () -> L, after work: (L) -> Void = { _ in }
    ) -> [String] {
      let outer = UIViewController()
      let screen = ListScreen(outer)
      var list: L? = make()
      list.map { outer.view.addSubview($0.view) }
      turns(of: screen)
      return advice(about: L.self) {
        list.map(work)
        list = nil
        turns(of: screen)
      }
    }
    #expect(
      release(Released(style: .plain)) == [
        "Released was released while its view is on screen, so the view has no data source. Keep a "
          + "strong reference to Released, as by addChild(_:)."
      ])
    let none = release(Leaving(style: .plain)) { $0.view.removeFromSuperview() }
    #expect(none == [])
  }

  private class Searched: Words, FilteredList {
    func filter(for text: String) -> @Sendable (String) -> Bool { { $0 == text } }
  }

  @Test func `a search bar that doesn't search the list is named`() {
    final class Own: Searched {
      let search = UISearchController(searchResultsController: nil)
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.searchController = search
      }
    }
    let screen = ListScreen(Own(style: .plain))
    let none = advice(about: Own.self) {
      turns(of: screen)
      screen.controller.search.searchBar.text = "b"
      screen.controller.search(for: "b")
      turns(of: screen)
      screen.controller.search.searchBar.text = "c"
      // The search may follow in the next turn.
      screen.controller.search(for: "")
      screen.window.layoutIfNeeded()
    }
    #expect(none == [])
    let sentences = advice(about: Own.self) { turns(of: screen) }
    #expect(
      sentences == [
        "Typing in the search bar doesn't search Own, because another UISearchController took the "
          + "place of the list's. Call search(for:) in updateSearchResults(for:), or remove your "
          + "search controller."
      ])
    // A search bar that is the list's own may wait for the search.
    final class Many: Searched {}
    let many = Many(style: .plain)
    many.listData = [(0..<3_000).map(String.init)]
    let waiting = ListScreen(many)
    let ofMany = advice(about: Many.self) {
      waiting.search(for: "7")
      turns(of: waiting)
    }
    #expect(ofMany == [])
  }

  @available(macOS 14, *)
  @Test func `data that is set beside a model is named`() async {
    final class Making: Modeled {}
    let making = ListScreen(Making(style: .plain))
    let made = advice(about: Making.self) {
      making.controller.listData = [["a"]]
      turns(of: making)
    }
    #expect(
      made == [
        "The sections of Making have [1] items, but its view shows [3]. Return the data from "
          + "makeListData(), and don't set listData yourself."
      ])
    final class Beside: Modeled {}
    let screen = ListScreen(Beside(style: .plain))
    let none = advice(about: Beside.self) {
      screen.controller.model.words = ["d"]
      turns(of: screen)
    }
    #expect(none == [])
    #expect(
      advice(about: Beside.self) { screen.controller.setListData([["e"]]) } == [
        "Beside follows a model, and was given other data by setListData(_:), which it shows until "
          + "the model changes. Change the model."
      ])
    final class Unique: Modeled {}
    let unique = advice(about: Unique.self) {
      Unique(style: .plain).setListData([["e", "e"]], duplicates: .keepFirst)
    }
    final class Known: Modeled {}
    let known = advice(about: Known.self) {
      let updates = Known.comparison(of: [String].self)?.updates(from: [], to: [["e"]])
      Known(style: .plain).setListData(by: updates!)
    }
    final class Computed: Modeled {}
    let log = AdviceLog()
    defer { log.end() }
    await Computed(style: .plain).updateListData(to: [["e"]])
    let computed = log.sentences.filter { $0.contains("Computed") }
    let calls = ["setListData(_:duplicates:)", "setListData(by:)", "updateListData"]
    for (said, call) in zip([unique, known, computed], calls) {
      #expect(said.map { $0.contains("other data by \(call),") } == [true], "\(call): \(said)")
    }
  }

  // MARK: Sections

  private class Titled: ConnectedTable, TableList {
    var listData = [ListSection(["a"], headerTitle: "A"), ListSection(["b"], headerTitle: "B")]
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with word: String,
      at indexPath: IndexPath
    ) {}
  }

  @Test func `titles that aren't shown are named`() {
    final class Untitled: Titled {}
    final class Asked: Titled {
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { headerTitle(inSection: section) }
    }
    final class Shown: Titled, TitledList {}
    #expect(
      shown(Untitled(style: .plain)) == [
        "The sections of Untitled have titles, which its view doesn't show. Adopt TitledList or "
          + "HeaderList."
      ])
    final class Later: Titled {}
    let untitled = Later(style: .plain)
    untitled.listData.insert(ListSection(["c"]), at: 0)
    #expect(shown(untitled).count == 1)
    // The first section needs no title.
    let later = Asked(style: .plain)
    later.listData.insert(ListSection(["c"]), at: 0)
    // An index has titles of its own.
    final class Indexed: Titled, IndexedList {}
    let indexed = Indexed(style: .plain)
    indexed.listData = [ListSection(["a"], headerTitle: "A", indexTitle: "A")]
    // The title isn't in sight.
    final class Below: Titled {}
    let below = Below(style: .plain)
    below.listData.insert(ListSection((0..<99).map(String.init)), at: 0)
    let none =
      shown(Asked(style: .plain)) + shown(Shown(style: .plain)) + shown(later) + shown(indexed)
      + shown(below)
    #expect(none == [])
  }

  @Test func `a titled list without titles is named`() {
    final class Nameless: Words, TitledList {}
    final class Folded: Words, CollapsibleList {}
    final class Empty: Words, TitledList {}
    let remedy = "Use sections with a headerTitle, or implement headerTitle(inSection:)."
    #expect(
      shown(Nameless(style: .plain)) + shown(Folded(style: .plain)) == [
        "Nameless is a TitledList, and its sections have no titles. \(remedy)",
        "Folded is a CollapsibleList, and its sections have no titles. \(remedy)",
      ])
    final class Footed: Titled, TitledList {}
    let footed = Footed(style: .plain)
    footed.listData = [ListSection(["a"], footerTitle: "A")]
    let screen = ListScreen(footed)
    var none = advice(about: Footed.self) { turns(of: screen) }
    // Titles may come and go.
    none += advice(about: Footed.self) {
      footed.setListData([ListSection(["a"])])
      turns(of: screen)
    }
    final class Answering: Words, TitledList {
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? { "A" }
    }
    final class AnsweringLater: Words, TitledList {
      override func tableView(
        _ tableView: UITableView, titleForFooterInSection section: Int
      ) -> String? { section == 1 ? "B" : nil }
    }
    let second = AnsweringLater(style: .plain)
    second.listData = [["a"], ["b"]]
    final class Loading: Titled, TitledList {}
    let loading = Loading(style: .plain)
    loading.listData = [ListSection(["Loading"])]
    // Its footers are of a class of its own.
    final class Footers: Words, TitledList, FooterList {
      func listView(
        _ tableView: UITableView, configureFooter footer: UITableViewHeaderFooterView,
        inSection section: Int
      ) {}
    }
    let empty = Empty(style: .plain)
    empty.listData = [[]]
    none +=
      shown(Answering(style: .plain)) + shown(second) + shown(loading)
      + shown(Footers(style: .plain)) + shown(empty)
    #expect(none == [])
  }

  private class Collapsing: Titled, CollapsibleList {
    var other: [ListSection<String>] {
      [ListSection(["\(listData.count)"], headerTitle: "\(listData.count)")] + listData
    }
  }

  @Test func `collapsed sections that are remembered by position are named when they move`() {
    final class Positions: Collapsing {}
    let list = Positions(style: .plain)
    list.loadViewIfNeeded()
    let none = advice(about: Positions.self) {
      list.setListData(list.other)
      list.collapsedSections = [0]
      list.setListData(list.listData + [ListSection(["z"], headerTitle: "Z")])
    }
    // A title may contain a count.
    let counting = advice(about: Positions.self) {
      list.setListData([ListSection(["q"], headerTitle: "New")] + list.listData.dropFirst())
    }
    #expect(none + counting == [])
    #expect(
      advice(about: Positions.self) { list.setListData(list.other) } == [
        "The sections of Positions have no ids, so that a collapsed one is remembered by its "
          + "position, which an update has changed. Give them ids, as by ListSection(id:_:)."
      ])
    final class Named: Collapsing {}
    let named = Named(style: .plain)
    named.loadViewIfNeeded()
    named.listData = [ListSection(id: "A", ["a"])]
    named.collapsedSections = ["A"]
    let ofNamed = advice(about: Named.self) {
      named.setListData([ListSection(id: "B", [])] + named.listData)
    }
    // An id that is a number is no position.
    final class Numbered: Collapsing {}
    let numbered = Numbered(style: .plain)
    numbered.loadViewIfNeeded()
    numbered.listData = [
      ListSection(id: 0, ["a"], headerTitle: "A"), ListSection(id: 1, ["b"], headerTitle: "B"),
    ]
    numbered.collapsedSections = [1]
    let new = [ListSection(id: 2, ["c"], headerTitle: "C")] + numbered.listData
    #expect(ofNamed + advice(about: Numbered.self) { numbered.setListData(new) } == [])
  }

  private class Tiles: ConnectedCollection, CollectionList, PlainItems {
    var listData = [["a"], ["b"]]
  }

  private class Headed: Tiles, HeaderList, FooterList {
    func listView(
      _ listView: UICollectionView, configureHeader header: UICollectionReusableView,
      inSection section: Int
    ) {}
    func listView(
      _ listView: UICollectionView, configureFooter footer: UICollectionReusableView,
      inSection section: Int
    ) {}
  }

  @Test func `headers and footers that stay empty, or that the layout doesn't have, are named`() {
    final class Flat: Headed {}
    final class Tall: Headed {}
    let words = { (name: String) in
      "Flat is a \(name.capitalized)List, and its layout has no \(name)s. Set \(name)ReferenceSize "
        + "of a UICollectionViewFlowLayout, \(name)Mode of a UICollectionLayoutListConfiguration, "
        + "or boundarySupplementaryItems of an NSCollectionLayoutSection."
    }
    let flat = Flat(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(shown(flat) == [words("header"), words("footer")])
    let tall = UICollectionViewFlowLayout()
    tall.headerReferenceSize = CGSize(width: 1, height: 30)
    tall.footerReferenceSize = CGSize(width: 1, height: 30)
    final class Second: Headed {}
    let second = UICollectionViewCompositionalLayout { section, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
      let layout = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      if section == 1 {
        let kinds = [
          (UICollectionView.elementKindSectionHeader, NSRectAlignment.top),
          (UICollectionView.elementKindSectionFooter, .bottom),
        ]
        layout.boundarySupplementaryItems = kinds.map {
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: $0, alignment: $1)
        }
      }
      return layout
    }
    let headed = Second(collectionViewLayout: second)
    #expect(shown(Tall(collectionViewLayout: tall)) + shown(headed) == [])
    // No capability supplies them.
    final class Badged: Tiles, SupplementaryList {
      func listView(
        _ collectionView: UICollectionView,
        configureSupplementaryView view: UICollectionReusableView, ofKind kind: String,
        at indexPath: IndexPath
      ) {}
    }
    let badged = UICollectionViewFlowLayout()
    badged.headerReferenceSize = CGSize(width: 1, height: 30)
    badged.footerReferenceSize = CGSize(width: 1, height: 30)
    #expect(
      shown(Badged(collectionViewLayout: badged)) == [
        "The layout of Badged has headers, which stay empty. Adopt HeaderList, or TitledList.",
        "The layout of Badged has footers, which stay empty. Adopt FooterList, or TitledList.",
      ])
  }
}
