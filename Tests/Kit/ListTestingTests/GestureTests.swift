import ListTesting
import Testing

/// The gestures, on tables and on collection views.
@MainActor struct GestureTests {
  // MARK: What is seen

  @Test(arguments: ShedKind.allCases) func `parts of a list are read`(kind: ShedKind) {
    let (screen, shed) = kind.screen()
    let there = [
      screen.headerText(inSection: 1), screen.footerText(inSection: 1),
      screen.text(at: [0, 1]).map { String($0.prefix(20)) }, screen.accessibilityLabel(at: [1, 0]),
    ]
    #expect(there == ["B", "3 tools", "Awl  [ ]  Lend  Note", "The Bow"])
    let absent = [
      screen.headerText(inSection: 2), screen.footerText(inSection: -1), screen.text(at: [0, 2]),
      screen.accessibilityLabel(at: [9, 0]),
    ]
    #expect(absent == [nil, nil, nil, nil])
    let names = ["Axe", "Awl", "Bow", "Bit", "Bar"]
    #expect(screen.rowTexts.map { String($0.prefix(3)) } == names)
    #expect(screen.accessibilityLabels == names.map { "The \($0)" })
    #expect(
      (screen.selectedIndexPaths, screen.rowCounts, screen.placeholder) == ([], [2, 3], nil))
    #expect(screen.listView === (screen.tableView ?? screen.collectionView))
    shed.setListData([])
    #expect(
      (screen.placeholder, screen.text, screen.accessibilityLabels)
        == (.empty, "Nothing Here", []))
  }

  // MARK: Rows

  @Test(arguments: ShedKind.allCases)
  func `several rows are selected in editing mode, and with two fingers`(kind: ShedKind) {
    let (screen, shed) = kind.screen()
    #expect((screen.tapEditButton(), screen.topViewController.isEditing) == (true, true))
    #expect(
      (screen.tap([1, 1]), screen.tap([0, 0]), screen.selectedIndexPaths)
        == (true, true, [[0, 0], [1, 1]]))
    #expect(
      (screen.tap([0, 0]), screen.selectedIndexPaths, shed.selectedIDs) == (true, [[1, 1]], [11]))
    #expect((screen.tapEditButton(), screen.topViewController.isEditing) == (true, false))

    #expect(
      (screen.dragToSelect(from: [1, 0], to: [0, 1]), screen.topViewController.isEditing)
        == (true, true))
    #expect(screen.selectedIndexPaths.contains([0, 1]))
    #expect(shed.selectedIDs.intersection([0, 10]) == [10])
    screen.expectRefusal { $0.dragToSelect(from: [0, 0], to: [0, 7]) }
  }

  @Test(arguments: ShedKind.allCases)
  func `rows are swiped at both edges`(kind: ShedKind) {
    let (screen, shed) = kind.screen()
    #expect(
      [
        screen.choose(swipeAction: "Lend", at: [0, 0]),
        screen.choose(swipeAction: "Sell", at: [1, 2]),
      ] == [true, true])
    screen.expectRefusal { $0.choose(swipeAction: "Burn", at: [0, 0]) }
    screen.expectRefusal { $0.choose(swipeAction: "Lend", at: [0, 0], edges: .trailing) }
    screen.expectRefusal { $0.choose(swipeAction: "Sell", at: [0, 0], edges: .leading) }
    screen.expectRefusal { $0.choose(swipeAction: "Lend", at: [0, 5]) }
    #expect(
      (shed.log, screen.swipeToDelete([0, 0])) == (["Lend Axe", "Sell Bar"], true))
    screen.expectRefusal { $0.swipeToDelete([1, 1]) }  // A row that can't be edited.
    screen.expectRefusal { $0.swipeToDelete([1, 2]) }  // A row without a destructive action.
    screen.expectRefusal { $0.swipeToDelete([4, 0]) }
    #expect(shed.names == [["Awl"], ["Bow", "Bit", "Bar"]])
    screen.expectAgreement()
  }

  @Test(arguments: ShedKind.allCases)
  func `each gesture is undone by itself, and redone`(kind: ShedKind) {
    let (screen, shed) = kind.screen()
    screen.expectRefusal {
      $0.undo()
      $0.redo()
    }
    #expect([screen.swipeToDelete([0, 0]), screen.swipeToDelete([0, 0])] == [true, true])
    #expect(
      (screen.undo(), shed.names[0], screen.lastUpdate?.plan)
        == (true, ["Awl"], "items: insert 0.0"))
    while screen.allowRefusal(of: { $0.undo() }) {}
    #expect(shed.names == [["Axe", "Awl"], ["Bow", "Bit", "Bar"]])
    screen.expectAgreement()
    while screen.allowRefusal(of: { $0.redo() }) {}
    #expect(shed.names[0] == [])
    screen.expectAgreement()
  }

  /// Tools with an action of one title at both edges.
  private final class MarkedTools: Words, SwipeableList {
    var log: [String] = []

    func leadingSwipeActions(for tool: String, at indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    { mark("leading") }
    func trailingSwipeActions(for tool: String, at indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    { mark("trailing") }
    private func mark(_ edge: String) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Mark") { [weak self] _, _, isDone in
          self?.log.append(edge)
          isDone(true)
        }
      ])
    }
  }

  @Test func `the trailing edge is swiped before the leading one`() {
    let screen = ListScreen(MarkedTools(style: .plain))
    let taken = [
      screen.choose(swipeAction: "Mark", at: [0, 0]),
      screen.choose(swipeAction: "Mark", at: [0, 0], edges: .leading),
    ]
    #expect((taken, screen.controller.log) == ([true, true], ["trailing", "leading"]))
  }

  @Test(arguments: ShedKind.allCases)
  func `context menus are read, and chosen from`(kind: ShedKind) {
    let (screen, shed) = kind.screen()
    #expect(screen.longPress([0, 0])?.children.map(\.title) == ["Oil", "Burn", "More"])
    screen.expectRefusal { $0.longPress([0, 1]) }
    screen.expectRefusal { $0.longPress([3, 0]) }
    #expect(
      [screen.longPress([1, 0], choosing: "Oil"), screen.longPress([0, 0], choosing: "Hide")]
        == [true, true])
    screen.expectRefusal { $0.longPress([0, 0], choosing: "Burn") }
    screen.expectRefusal { $0.longPress([0, 1], choosing: "Oil") }
    #expect(shed.log == ["Oil Bow", "Hide Axe"])
  }

  @Test func `minus deletes, plus inserts`() {
    let screen = ListScreen(ToolTable(style: .plain))
    screen.expectRefusal { $0.tapEditingControl(at: [0, 0]) }
    screen.tapEditButton()
    // Circles for selection take the place of the controls.
    screen.expectRefusal { $0.tapEditingControl(at: [0, 0]) }
    screen.tapEditButton()
    screen.tableView?.allowsMultipleSelectionDuringEditing = false
    screen.tapEditButton()
    #expect(
      [screen.tapEditingControl(at: [0, 0]), screen.tapEditingControl(at: [1, 0])]
        == [true, true])
    screen.expectRefusal { $0.tapEditingControl(at: [1, 2]) }
    // A row without a destructive action.
    screen.expectRefusal { $0.tapEditingControl(at: [1, 3]) }
    screen.expectRefusal { $0.tapEditingControl(at: [2, 0]) }
    #expect(screen.controller.names == [["Awl"], ["Box", "Bow", "Bit", "Bar"]])
    // The actions of the row before are in the way no more.
    #expect(
      (screen.tapEditingControl(at: [0, 0]), screen.controller.names)
        == (true, [[], ["Box", "Bow", "Bit", "Bar"]]))
    screen.expectAgreement()
  }

  @Test func `a tap on a plus confirms no deletion that was asked for before`() {
    final class Marks: Words, EditableList {
      var taps = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsMultipleSelectionDuringEditing = false
      }
      func editingStyle(of word: String, at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        word == "old" ? .delete : .insert
      }
      func didTapInsertionControl(of word: String, at indexPath: IndexPath) { taps += 1 }
    }
    let list = Marks(["old", "new"])
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    #expect(
      (
        User().tapEditingControl(ofRowAt: [0, 0], in: list.tableView),
        screen.tapEditingControl(at: [0, 1]), list.taps, list.listData
      ) == (true, true, 1, [["old", "new"]]))
  }

  @Test func `accessories of list cells are tapped`() {
    let screen = ListScreen(ToolCollection())
    #expect((screen.tap(.detail, at: [1, 1]), screen.controller.log) == (true, ["detail Bit"]))
    screen.expectRefusal { $0.tap(.delete, at: [0, 0]) }
    screen.tapEditButton()
    #expect([screen.tap(.delete, at: [0, 0]), screen.tap(.insert, at: [1, 0])] == [true, true])
    screen.expectRefusal { $0.tap(.checkmark, at: [0, 0]) }
    #expect(screen.controller.names == [["Awl"], ["Box", "Bow", "Bit", "Bar"]])
    screen.expectRefusal { $0.tapEditingControl(at: [0, 0]) }
    ListScreen(ToolTable(style: .plain)).expectRefusal { $0.tap(.detail, at: [0, 0]) }
  }

  @Test(arguments: ShedKind.allCases)
  func `headers collapse, and the index leads to sections`(kind: ShedKind) {
    let (screen, shed) = kind.screen(height: 240)
    #expect(
      (screen.tap(indexTitle: "B"), screen.accessibilityLabels.contains("The Bow"))
        == (true, true))
    screen.expectRefusal { $0.tap(indexTitle: "C") }
    #expect([screen.tapStatusBar(), screen.tapHeader(inSection: 0)] == [true, true])
    #expect((shed.isCollapsed(section: 0), screen.accessibilityLabels.first) == (true, "The Bow"))
    #expect(
      (screen.tapHeader(inSection: 0), screen.accessibilityLabels.first) == (true, "The Axe"))
    screen.expectRefusal { $0.tapHeader(inSection: 8) }
  }

  // MARK: Controls

  @Test(arguments: ShedKind.allCases) func `controls in cells are used`(kind: ShedKind) {
    let (screen, shed) = kind.screen()
    #expect([screen.toggle(at: [0, 0]), screen.toggle("Sharp", at: [0, 0])] == [true, true])
    screen.expectRefusal { $0.toggle("Blunt", at: [0, 0]) }
    #expect(screen.toggle("Sharp"))
    #expect(screen.toggle("Sharp"))
    screen.expectRefusal { $0.toggle("Blunt") }
    #expect(
      [
        screen.tap(button: "Lend", at: [1, 0]), screen.tap(button: nil, at: [1, 1]),
        screen.tap(button: "Lend"),
      ] == [true, true, true])
    screen.expectRefusal { $0.tap(button: "Lend", at: [0, 1]) }  // A button that is disabled.
    screen.expectRefusal { $0.tap(button: "Burn") }
    screen.expectRefusal { $0.tap(button: "Burn", at: [0, 0]) }
    screen.expectRefusal { $0.tap(button: "Lend", at: [0, 7]) }
    #expect(shed.log.prefix(4) == ["sharp Axe", "blunt Axe", "sharp Axe", "blunt Axe"])
    #expect(shed.log.dropFirst(4) == ["lend Bow", "lend Bit", "lend Axe"])
    // A button is found by its accessibility label.
    shed.log = []
    screen.controls(at: [1, 0])?.lend.accessibilityLabel = "Give away"
    let taken = [screen.tap(button: "Give away", at: [1, 0]), screen.tap(button: "Give away")]
    #expect((taken, shed.log) == ([true, true], ["lend Bow", "lend Bow"]))
  }

  @Test(arguments: ShedKind.allCases)
  func `a hidden part of a cell has no text and takes no gestures`(kind: ShedKind) {
    let (screen, shed) = kind.screen()
    let controls = screen.controls(at: [0, 0])
    let parts: [UIView?] = [controls?.label, controls?.lend, controls?.sharp]
    for part in parts { part?.isHidden = true }
    #expect(screen.text(at: [0, 0])?.prefix(4) == "Note")
    screen.expectRefusal { $0.tap(button: "Lend", at: [0, 0]) }
    screen.expectRefusal { $0.toggle(at: [0, 0]) }
    #expect(shed.log == [])
    // A hidden button isn't in the way of a visible one.
    screen.controls(at: [0, 1])?.lend.isHidden = true
    #expect((screen.tap(button: "Lend"), shed.log) == (true, ["lend Bow"]))
    // A transparent part is as good as hidden.
    let opaque = screen.text(at: [1, 0])?.contains("Bow")
    screen.controls(at: [1, 0])?.label.alpha = 0
    #expect([opaque, screen.text(at: [1, 0])?.contains("Bow")] == [true, false])
  }

  @Test(arguments: ShedKind.allCases) func `texts are typed`(kind: ShedKind) {
    let (screen, shed) = kind.screen()
    screen.expectRefusal { $0.pressReturn(at: [0, 0]) }
    #expect(
      (screen.type("blue 😀", at: [0, 0]), screen.text(at: [0, 0])?.contains("blue 😀"))
        == (true, true))
    #expect(
      (screen.type("red", into: "Note", at: [0, 0]), screen.text(at: [0, 0])?.contains("  red"))
        == (true, true))
    #expect((screen.pressReturn(at: [0, 0]), shed.log) == (true, ["note red Axe"]))
    #expect((screen.type("dry", into: "Note"), screen.pressReturn(in: "Note")) == (true, true))
    #expect(shed.log.last == "note dry Axe")
    screen.expectRefusal { $0.type("a", into: "Price") }
    screen.expectRefusal { $0.pressReturn(in: "Price") }
    screen.expectRefusal { $0.type("hot!", at: [1, 0]) }
    #expect(screen.text(at: [1, 0])?.contains("  hot") == true)
    screen.expectRefusal { $0.type("a", into: "Price", at: [1, 0]) }
    screen.expectRefusal { $0.type("a", at: [7, 0]) }
  }

  // MARK: Bars and alerts

  @Test(arguments: ShedKind.allCases)
  func `buttons of the navigation bar and of the toolbar are tapped`(kind: ShedKind) throws {
    let (screen, shed) = kind.screen()
    #expect((screen.tap(barButton: "Count"), shed.log) == (true, ["count"]))
    screen.expectRefusal { $0.tap(barButton: "Sell") }  // A button that is disabled.
    screen.expectRefusal { $0.tap(barButton: "Burn") }
    screen.expectRefusal { $0.tap(UIBarButtonItem(title: "Count")) }  // A button of no bar.
    let item = try #require(screen.topViewController.navigationItem.rightBarButtonItems?.last)
    #expect((screen.tap(item), shed.log) == (true, ["count", "count"]))
    screen.expectRefusal { $0.goBack() }
    let sort = UIBarButtonItem(
      title: "Sort", primaryAction: UIAction { _ in shed.log.append("sort") })
    screen.topViewController.toolbarItems = [sort]
    let taken = [screen.tap(barButton: "Sort"), screen.tap(sort)]
    #expect((taken, shed.log) == ([true, true], ["count", "count", "sort", "sort"]))
  }

  @Test(arguments: ShedKind.allCases) func `alerts are read and answered`(kind: ShedKind) {
    let (screen, shed) = kind.screen()
    var isAbsent = [screen.alert == nil]
    screen.expectRefusal { $0.choose(alertAction: "Buy") }
    screen.expectRefusal { $0.type("Bell") }
    screen.tap(barButton: "Buy")
    #expect(
      (screen.alert?.title, screen.alert?.message) == ("Buy a Tool", "What is its name?"))
    screen.expectRefusal { $0.choose(alertAction: "Sell") }  // An action that is disabled.
    screen.expectRefusal { $0.choose(alertAction: "Burn") }
    screen.expectRefusal { $0.type("Bell", intoAlertFieldAt: 1) }
    #expect([screen.type("Bell"), screen.choose(alertAction: "Buy")] == [true, true])
    isAbsent.append(screen.alert == nil)
    #expect((isAbsent, shed.names[1]) == ([true, true], ["Bell", "Bow", "Bit", "Bar"]))
    screen.tap(barButton: "Buy")
    #expect((screen.choose(alertAction: "Cancel"), shed.names[1].count) == (true, 4))
  }

  @Test func `each text field of an alert is typed into`() {
    let screen = ListScreen(ToolTable(style: .plain))
    let alert = UIAlertController(title: "Sell", message: nil, preferredStyle: .alert)
    for placeholder in ["Name", "Price"] { alert.addTextField { $0.placeholder = placeholder } }
    screen.controller.present(alert, animated: false)
    let taken = [screen.type("12", intoAlertFieldAt: 1), screen.type("Axe")]
    #expect((taken, alert.textFields?.map(\.text)) == ([true, true], ["Axe", "12"]))
  }

  // MARK: Scrolling and searching

  @Test(arguments: ShedKind.allCases)
  func `a list is scrolled, and the cell of a control comes on screen`(kind: ShedKind) throws {
    let (screen, shed) = kind.screen(height: 300)
    shed.setListData([ListSection(id: "A", (0..<60).map { Tool(id: $0, name: "\($0)") })])
    let top = try #require(screen.listView?.contentOffset.y)
    #expect((screen.scroll(by: 120), screen.listView?.contentOffset.y) == (true, top + 120))
    #expect(
      (screen.scroll(by: -50), screen.tapStatusBar(), screen.listView?.contentOffset.y)
        == (true, true, top))
    #expect([screen.tapStatusBar(), screen.scroll(by: -50)] == [false, false])
    #expect((screen.scrollToEnd(), screen.accessibilityLabels.last) == (true, "The 59"))
    #expect([screen.scrollToEnd(), screen.scroll(by: 50)] == [false, false])
    #expect(
      (screen.scroll(to: [0, 20]), screen.accessibilityLabels.contains("The 20")) == (true, true))
    screen.expectRefusal { $0.scroll(to: [0, 60]) }
    let taken = [screen.tap(button: "Lend", at: [0, 50]), screen.toggle(at: [0, 3])]
    #expect((taken, shed.log) == ([true, true], ["lend 50", "sharp 3"]))
  }

  @Test(arguments: ShedKind.allCases)
  func `a search replaces the text there, ends by its key, and has scopes`(kind: ShedKind) throws {
    let (screen, shed) = kind.screen()
    screen.expectRefusal { $0.pressSearch() }
    #expect(
      (screen.search(for: "b"), screen.accessibilityLabels)
        == (true, ["The Bow", "The Bit", "The Bar"]))
    #expect((screen.search(for: "ow"), screen.accessibilityLabels) == (true, ["The Bow"]))
    #expect(
      (screen.search(for: ""), screen.accessibilityLabels.count, shed.searchText)
        == (true, 5, ""))
    #expect(screen.cancelSearch())

    let scopes = Scopes()
    let bar = try #require(screen.topViewController.navigationItem.searchController?.searchBar)
    bar.delegate = scopes
    bar.scopeButtonTitles = ["New", "Old"]
    screen.expectRefusal { $0.pressSearch() }
    #expect(screen.choose(scope: "Old"))
    screen.expectRefusal { $0.choose(scope: "Rusty") }
    #expect([screen.search(for: "x"), screen.pressSearch()] == [true, true])
    #expect(scopes.log == ["scope 1", "search x"])
  }

  final class Scopes: NSObject, UISearchBarDelegate {
    var log: [String] = []
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { log.append("scope \(selectedScope)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      log.append("search \(searchBar.text ?? "")")
    }
  }

  @Test func `a screen without a list has no text, and takes none of the gestures`() {
    let screen = ListScreen(UIViewController())
    #expect((screen.listView, screen.alert, screen.placeholder) == (nil, nil, nil))
    #expect(
      (screen.rowCounts, screen.rowTexts, screen.selectedIndexPaths) == ([], [], []))
    screen.expectRefusal {
      $0.tap([0, 0])
      $0.swipeToDelete([0, 0])
      $0.pullToRefresh()
      $0.search(for: "a")
      $0.cancelSearch()
      $0.goBack()
      $0.longPress([0, 0])
      $0.longPress([0, 0], choosing: "a")
      $0.dragToSelect(from: [0, 0], to: [0, 1])
      $0.choose(swipeAction: "a", at: [0, 0])
      $0.choose(menuEntry: "a", at: [0, 0])
      $0.tap(indexTitle: "a")
      $0.tap(button: "a")
      $0.tap(barButton: "a")
      $0.tap(.detail, at: [0, 0])
      $0.tapHeader(inSection: 0)
      $0.tapEditingControl(at: [0, 0])
      $0.tapEditButton()
      $0.tapStatusBar()
      $0.toggle(at: [0, 0])
      $0.type("a", at: [0, 0])
      $0.scroll(by: 10)
      $0.scrollToEnd()
      $0.scroll(to: [0, 0])
      $0.pressSearch()
      $0.choose(scope: "a")
    }
    #expect((screen.headerText(inSection: 0), screen.text(at: [0, 0])) == (nil, nil))
    #expect((screen.text, screen.disagreements()) == ("", []))
  }
}

extension ListScreen {
  /// The controls in a visible cell of a `Shed`.
  fileprivate func controls(at indexPath: IndexPath) -> ToolControls? {
    (tableView?.cellForRow(at: indexPath) as? ToolCell)?.controls
      ?? (collectionView?.cellForItem(at: indexPath) as? ToolItem)?.controls
  }
}
