import ListTesting
import TestSupport
import Testing

@MainActor struct MultipleSelectionListTests {
  @Test(arguments: ["set", "updated", "shown"])
  func `a selection while the user holds an item is shown after it`(selection: String) throws {
    let screen = CapableScreen(CapableKind.bridgedCollection)
    let list = screen.list
    let collection = try #require(screen.collectionView)
    func layOut() { for _ in 0..<2 { screen.window.layoutIfNeeded() } }
    list.setEditing(true, animated: false)
    if selection != "set" { list.selectedIDs = [3, 4] }
    layOut()
    let target = try #require(collection.layoutAttributesForItem(at: [2, 0])?.frame)
    #expect(collection.beginInteractiveMovementForItem(at: [0, 1]))
    if selection == "shown" {
      collection.deselectItem(at: [1, 0], animated: false)
      list.showSelection()
    } else {
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: target.midX, y: target.midY))
      if selection == "set" { list.selectedIDs = [3, 4] } else { list.setListData(list.listData) }
      layOut()
    }
    collection.cancelInteractiveMovement()
    layOut()
    #expect(screen.selectedIndexPaths == [[1, 0], [2, 0]])
  }

  final class Letters: ConnectedTable, TextTable, MultipleSelectionList {
    var listData = [["a", "b", "c"]]
    var selectedIDs: Set<String> = []
    var log: [String] = []

    func listView(_ tableView: UITableView, didSelect text: String, at indexPath: IndexPath) {
      log.append(text)
    }
    func selectionDidChange() { log.append("changed") }
  }

  @Test func `taps on rows one at a time leave the selection of several alone, before and after`() {
    let list = Letters(style: .plain)
    let screen = ListScreen(list)
    list.selectedIDs = ["a", "c"]
    // The second tap deselects the first row.
    screen.tap([0, 0])
    screen.tap([0, 1])
    #expect((list.log, list.selectedIDs) == (["a", "b"], ["a", "c"]))
    list.setEditing(true, animated: false)
    list.showSelection()
    screen.tap([0, 0])
    #expect((list.log, list.selectedIDs) == (["a", "b", "changed"], ["c"]))
    do {
      let list = Letters(style: .plain)
      let screen = ListScreen(list)
      list.selectedIDs = ["c"]
      screen.tap([0, 0])
      list.setEditing(true, animated: false)
      screen.window.layoutIfNeeded()
      #expect(screen.selectedIndexPaths == [[0, 2]])
      screen.tap([0, 0])
      #expect(list.selectedIDs == ["a", "c"])
    }
  }

  @Test func `a selection that the app sets is shown before the view is drawn`() {
    let list = Letters(style: .plain)
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    /// The letters that the view shows selected after a step.
    func shown(after step: () -> Void = {}) -> [String] {
      step()
      screen.window.layoutIfNeeded()
      return (list.tableView.indexPathsForSelectedRows ?? []).compactMap(list.object).sorted()
    }
    let sets: [Set<String>] = [["a", "c"], ["b"], []]
    for ids in sets {
      #expect(shown { list.selectedIDs = ids } == ids.sorted())
      #expect(list.selectedIndexPaths.count == ids.count)
    }
    // What the app selects in the view alone is selected in the list.
    let selected = shown {
      list.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    }
    let two = shown { screen.tap([0, 0]) }
    #expect((selected, two, list.selectedIDs) == (["b"], ["a", "b"], ["a", "b"]))
    #expect(shown { screen.tap([0, 0]) } == ["b"])
    let none = shown {
      screen.tap([0, 0])
      list.selectedIDs = []
    }
    #expect(none == [])
    // In the turn of a tap, too.
    #expect(shown { screen.tap([0, 0]) } == ["a"])
    for row in [1, 0] {
      let ids = shown {
        list.selectedIDs = ["c"]
        screen.tap([0, row])
      }
      #expect((ids, ids.contains("c")) == (list.selectedIDs.sorted(), true))
    }
  }

  @Test func `the end of editing ends the selection, in another window and out of sight, too`() {
    let list = Letters(style: .plain)
    let screen = ListScreen(list)
    screen.controller.navigationItem.rightBarButtonItem = list.editButtonItem
    screen.tapEditButton()
    screen.tap([0, 0])
    screen.tap([0, 1])
    #expect(list.selectedIDs == ["a", "b"])
    screen.tapEditButton()
    let log = ["changed", "changed", "changed"]
    #expect((list.selectedIDs, screen.selectedIndexPaths, list.log) == ([], [], log))
    screen.tapEditButton()
    #expect(list.selectedObjects == [])
    // An empty selection doesn't change.
    screen.tapEditButton()
    #expect(list.log == log)
    do {
      let list = Letters(style: .plain)
      for window in [UIWindow(), UIWindow()] {
        window.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        window.isHidden = false
        window.addSubview(list.view)
        window.layoutIfNeeded()
        list.setEditing(true, animated: false)
        window.layoutIfNeeded()
        list.selectedIDs = ["a"]
        list.showSelection()
        list.setEditing(false, animated: false)
        window.layoutIfNeeded()
        #expect(list.selectedIDs == [])
      }
    }
    do {
      let list = Letters(style: .plain)
      let screen = ListScreen(list)
      list.setEditing(true, animated: false)
      screen.tap([0, 1])
      screen.window.isHidden = true
      screen.window.rootViewController = nil
      list.setEditing(false, animated: false)
      #expect(list.selectedIDs == ["b"])
      screen.window.rootViewController = list
      screen.window.isHidden = false
      screen.window.layoutIfNeeded()
      #expect(list.selectedIDs == [])
    }
  }

  @Test func `a list that always selects several keeps the selection`() {
    let list = Letters(style: .plain)
    let screen = ListScreen(list)
    list.tableView.allowsMultipleSelection = true
    screen.tap([0, 1])
    list.setEditing(true, animated: false)
    screen.window.layoutIfNeeded()
    list.setEditing(false, animated: false)
    screen.window.layoutIfNeeded()
    #expect((list.selectedIDs, screen.selectedIndexPaths) == (["b"], [[0, 1]]))
  }

  @Test func `a selection that the view loses when editing begins or ends is shown again`() {
    /// A list whose view has no selection after its editing mode changed.
    final class Cleared: UITableViewController, TextTable, MultipleSelectionList {
      var listData = [["a", "b", "c"]]
      var selectedIDs: Set<String> = []

      override func viewDidLoad() {
        super.viewDidLoad()
        connectList()
        tableView.allowsMultipleSelection = true
      }
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        for path in tableView.indexPathsForSelectedRows ?? [] {
          tableView.deselectRow(at: path, animated: false)
        }
      }
    }
    let screen = ListScreen(Cleared(style: .plain))
    let list = screen.controller
    screen.tap([0, 1])
    screen.window.layoutIfNeeded()
    for isEditing in [true, false] {
      list.setEditing(isEditing, animated: false)
      #expect(screen.selectedIndexPaths == [])
      screen.window.layoutIfNeeded()
      #expect(screen.selectedIndexPaths == [[0, 1]] && list.selectedIDs == ["b"])
    }
  }

  @Test func `a selection that has ended isn't deleted, nor does an undo select anything`() {
    let screen = ListScreen(Numbers(style: .plain))
    let list = screen.controller
    list.setEditing(true, animated: false)
    screen.tap([0, 0])
    list.setEditing(false, animated: false)
    #expect((list.deleteSelectedObjects(), list.listData) == ([], [[1, 2, 3, 4]]))
    do {
      let list = Numbers(style: .plain)
      let screen = ListScreen(list)
      list.setEditing(true, animated: false)
      screen.tap([0, 0])
      list.deleteSelectedObjects()
      list.setEditing(false, animated: false)
      list.manager.undo()
      #expect((list.listData, list.selectedIDs) == ([[1, 2, 3, 4]], []))
      withExtendedLifetime(screen) {}
    }
  }

  final class Numbers: ConnectedTable, TextTable, MultipleSelectionList, EditableList,
    UndoableList, FilteredList
  {
    var listData = [[1, 2, 3, 4]]
    var selectedIDs: Set<Int> = []
    let manager = UndoManager(groupsByEvent: false)
    var listUndoManager: UndoManager? { manager }
    func filter(for text: String) -> @Sendable (Int) -> Bool { { "\($0)".contains(text) } }

    /// The numbers of the rows that the table shows selected.
    var shownSelection: Set<Int> {
      Set((tableView.indexPathsForSelectedRows ?? []).compactMap(object(at:)))
    }
  }

  @Test func `a selection takes sections along where the list says so`() {
    final class Sections: ConnectedTable, TextTable, MultipleSelectionList, EditableList {
      var listData = [[1, 2], [3], [4]]
      var selectedIDs: Set<Int> = [1, 3]
      var removesEmptySections = true
    }
    let screen = ListScreen(Sections(style: .plain))
    let list = screen.controller
    list.setEditing(true, animated: false)
    #expect((list.deleteSelectedObjects(), list.listData) == ([1, 3], [[2], [4]]))
    list.removesEmptySections = false
    list.selectedIDs = [4]
    #expect((list.deleteSelectedObjects(), list.listData) == ([4], [[2], []]))
    screen.expectAgreement()
  }

  @Test func `a row that was there before a redo isn't selected after it`() {
    let list = Numbers(style: .plain)
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    screen.tap([0, 0])
    screen.tap([0, 1])
    list.deleteSelectedObjects()
    list.setListData([[1, 3, 4]])
    list.manager.undo()
    #expect(list.shownSelection == list.selectedIDs)
    list.manager.redo()
    #expect(list.shownSelection == list.selectedIDs)
  }

  @Test(arguments: 0..<20)
  func `the table shows the selection after each gesture, update, undo and redo`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let list = Numbers(style: .plain)
    let screen = ListScreen(list)
    list.navigationItem.rightBarButtonItem = list.editButtonItem
    for step in 0..<60 {
      let operation = Int.random(in: 0..<9, using: &random)
      switch operation {
      case 0: screen.tapEditButton()
      case 1: list.setListData([(1...8).filter { _ in Bool.random(using: &random) }.shuffled()])
      case 2: list.deleteSelectedObjects()
      case 3: if list.manager.canUndo { list.manager.undo() }
      case 4: if list.manager.canRedo { list.manager.redo() }
      case 5: list.search(for: Bool.random(using: &random) ? "" : "1")
      default:
        if let row = (0..<list.numberOfItems(inSection: 0)).randomElement(using: &random) {
          screen.tap([0, row])
        }
      }
      screen.window.layoutIfNeeded()
      let shown = Set((list.isEditing ? list.selectedObjects : []))
      #expect(!list.isEditing || list.shownSelection == shown, "step \(step): \(operation)")
      #expect(list.isEditing || list.selectedIDs == [], "step \(step): \(operation)")
    }
  }
}
