import ListTesting
import Testing

/// The gestures, on tables and on collection views.
@MainActor @Suite(.timeLimit(.minutes(5))) struct GestureTests {
  // MARK: What is seen

  @Test(arguments: ShedKind.allCases) func `parts of a list are read`(kind: ShedKind) {
    let (screen, shed) = kind.screen()
    #expect(screen.headerText(inSection: 1) == "B")
    #expect(screen.footerText(inSection: 1) == "3 tools")
    #expect(screen.headerText(inSection: 2) == nil)
    #expect(screen.footerText(inSection: -1) == nil)
    #expect(screen.text(at: [0, 1])?.hasPrefix("Awl  [ ]  Lend  Note") == true)
    #expect(screen.text(at: [0, 2]) == nil)
    #expect(screen.rowTexts.map { $0.prefix(3) } == ["Axe", "Awl", "Bow", "Bit", "Bar"])
    #expect(screen.accessibilityLabel(at: [1, 0]) == "The Bow")
    #expect(screen.accessibilityLabel(at: [9, 0]) == nil)
    #expect(
      screen.accessibilityLabels == ["The Axe", "The Awl", "The Bow", "The Bit", "The Bar"])
    #expect(screen.selectedIndexPaths == [])
    #expect(screen.rowCounts == [2, 3])
    #expect(screen.placeholder == nil)
    #expect(screen.listView === (screen.tableView ?? screen.collectionView))
    shed.setListData([])
    #expect(screen.placeholder == .empty)
    #expect(screen.text == "Nothing Here")
    #expect(screen.accessibilityLabels == [])
  }

  // MARK: Rows

  @Test(arguments: ShedKind.allCases)
  func `several rows are selected in editing mode, and with two fingers`(kind: ShedKind) {
    let (screen, shed) = kind.screen()
    #expect(screen.tapEditButton())
    #expect(screen.topViewController.isEditing)
    #expect(screen.tap([1, 1]))
    #expect(screen.tap([0, 0]))
    #expect(screen.selectedIndexPaths == [[0, 0], [1, 1]])
    #expect(screen.tap([0, 0]))
    #expect(screen.selectedIndexPaths == [[1, 1]])
    #expect(shed.selectedIDs == [11])
    #expect(screen.tapEditButton())
    #expect(!screen.topViewController.isEditing)

    #expect(screen.dragToSelect(from: [1, 0], to: [0, 1]))
    #expect(screen.topViewController.isEditing)
    #expect(screen.selectedIndexPaths.contains([0, 1]) && shed.selectedIDs.contains(10))
    #expect(!shed.selectedIDs.contains(0))
    screen.expectRefusal { $0.dragToSelect(from: [0, 0], to: [0, 7]) }
  }

  @Test(arguments: ShedKind.allCases)
  func `rows are swiped at both edges`(kind: ShedKind) {
    let (screen, shed) = kind.screen()
    #expect(screen.choose(swipeAction: "Lend", at: [0, 0]))
    #expect(screen.choose(swipeAction: "Sell", at: [1, 2]))
    screen.expectRefusal { $0.choose(swipeAction: "Burn", at: [0, 0]) }
    screen.expectRefusal { $0.choose(swipeAction: "Lend", at: [0, 0], edges: .trailing) }
    screen.expectRefusal { $0.choose(swipeAction: "Sell", at: [0, 0], edges: .leading) }
    screen.expectRefusal { $0.choose(swipeAction: "Lend", at: [0, 5]) }
    #expect(shed.log == ["Lend Axe", "Sell Bar"])
    #expect(screen.swipeToDelete([0, 0]))
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
    #expect(screen.swipeToDelete([0, 0]))
    #expect(screen.swipeToDelete([0, 0]))
    #expect(screen.undo())
    #expect(shed.names[0] == ["Awl"])
    #expect(screen.lastUpdate?.plan == "items: insert 0.0")
    while screen.allowRefusal(of: { $0.undo() }) {}
    #expect(shed.names == [["Axe", "Awl"], ["Bow", "Bit", "Bar"]])
    screen.expectAgreement()
    while screen.allowRefusal(of: { $0.redo() }) {}
    #expect(shed.names[0] == [])
    screen.expectAgreement()
  }

  /// Tools with an action of one title at both edges.
  private final class MarkedTools: UITableViewController, TableList, SwipeableList {
    var listData = [[Tool(id: 0, name: "Axe")]]
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with tool: Tool,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = tool.name }
    func leadingSwipeActions(for tool: Tool, at indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    { mark("leading") }
    func trailingSwipeActions(for tool: Tool, at indexPath: IndexPath)
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
    #expect(screen.choose(swipeAction: "Mark", at: [0, 0]))
    #expect(screen.choose(swipeAction: "Mark", at: [0, 0], edges: .leading))
    #expect(screen.controller.log == ["trailing", "leading"])
  }

  @Test(arguments: ShedKind.allCases)
  func `context menus are read, and chosen from`(kind: ShedKind) throws {
    let (screen, shed) = kind.screen()
    let menu = try #require(screen.longPress([0, 0]))
    #expect(menu.children.map(\.title) == ["Oil", "Burn", "More"])
    screen.expectRefusal { $0.longPress([0, 1]) }
    screen.expectRefusal { $0.longPress([3, 0]) }
    #expect(screen.longPress([1, 0], choosing: "Oil"))
    #expect(screen.longPress([0, 0], choosing: "Hide"))
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
    #expect(screen.tapEditingControl(at: [0, 0]))
    #expect(screen.tapEditingControl(at: [1, 0]))
    screen.expectRefusal { $0.tapEditingControl(at: [1, 2]) }
    // A row without a destructive action.
    screen.expectRefusal { $0.tapEditingControl(at: [1, 3]) }
    screen.expectRefusal { $0.tapEditingControl(at: [2, 0]) }
    #expect(screen.controller.names == [["Awl"], ["Box", "Bow", "Bit", "Bar"]])
    // The actions of the row before are in the way no more.
    #expect(screen.tapEditingControl(at: [0, 0]))
    #expect(screen.controller.names == [[], ["Box", "Bow", "Bit", "Bar"]])
    screen.expectAgreement()
  }

  @Test func `a tap on a plus confirms no deletion that was asked for before`() throws {
    final class Words: UITableViewController, TableList, EditableList {
      var listData = [["old", "new"]]
      var taps = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        connectList()
        tableView.allowsMultipleSelectionDuringEditing = false
      }
      func listView(
        _ tableView: UITableView, configure cell: UITableViewCell, with word: String,
        at indexPath: IndexPath
      ) {}
      func editingStyle(of word: String, at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        word == "old" ? .delete : .insert
      }
      func didTapInsertionControl(of word: String, at indexPath: IndexPath) { taps += 1 }
    }
    let screen = ListScreen(Words(style: .plain))
    screen.controller.setEditing(true, animated: false)
    let table = try #require(screen.tableView)
    #expect(User().tapEditingControl(ofRowAt: [0, 0], in: table))
    #expect(screen.tapEditingControl(at: [0, 1]))
    #expect(screen.controller.taps == 1)
    #expect(screen.controller.listData == [["old", "new"]])
  }

  @Test func `accessories of list cells are tapped`() {
    let screen = ListScreen(ToolCollection())
    #expect(screen.tap(.detail, at: [1, 1]))
    #expect(screen.controller.log == ["detail Bit"])
    screen.expectRefusal { $0.tap(.delete, at: [0, 0]) }
    screen.tapEditButton()
    #expect(screen.tap(.delete, at: [0, 0]))
    #expect(screen.tap(.insert, at: [1, 0]))
    screen.expectRefusal { $0.tap(.checkmark, at: [0, 0]) }
    #expect(screen.controller.names == [["Awl"], ["Box", "Bow", "Bit", "Bar"]])
    screen.expectRefusal { $0.tapEditingControl(at: [0, 0]) }
    ListScreen(ToolTable(style: .plain)).expectRefusal { $0.tap(.detail, at: [0, 0]) }
  }

  @Test(arguments: ShedKind.allCases)
  func `headers collapse, and the index leads to sections`(kind: ShedKind) {
    let (screen, shed) = kind.screen(height: 240)
    #expect(screen.tap(indexTitle: "B"))
    #expect(screen.accessibilityLabels.contains("The Bow"))
    screen.expectRefusal { $0.tap(indexTitle: "C") }
    #expect(screen.tapStatusBar())
    #expect(screen.tapHeader(inSection: 0))
    #expect(shed.isCollapsed(section: 0))
    #expect(screen.accessibilityLabels.first == "The Bow")
    #expect(screen.tapHeader(inSection: 0))
    #expect(screen.accessibilityLabels.first == "The Axe")
    screen.expectRefusal { $0.tapHeader(inSection: 8) }
  }

  // MARK: Controls

  @Test(arguments: ShedKind.allCases) func `controls in cells are used`(kind: ShedKind) {
    let (screen, shed) = kind.screen()
    #expect(screen.toggle(at: [0, 0]))
    #expect(screen.toggle("Sharp", at: [0, 0]))
    screen.expectRefusal { $0.toggle("Blunt", at: [0, 0]) }
    #expect(screen.tap(button: "Lend", at: [1, 0]))
    #expect(screen.tap(button: nil, at: [1, 1]))
    #expect(screen.tap(button: "Lend"))
    screen.expectRefusal { $0.tap(button: "Lend", at: [0, 1]) }  // A button that is disabled.
    screen.expectRefusal { $0.tap(button: "Burn") }
    screen.expectRefusal { $0.tap(button: "Burn", at: [0, 0]) }
    screen.expectRefusal { $0.tap(button: "Lend", at: [0, 7]) }
    #expect(shed.log == ["sharp Axe", "blunt Axe", "lend Bow", "lend Bit", "lend Axe"])
  }

  @Test(arguments: ShedKind.allCases)
  func `a hidden part of a cell has no text and takes no gestures`(kind: ShedKind) throws {
    let (screen, shed) = kind.screen()
    let controls = try #require(screen.controls(at: [0, 0]))
    for view in [controls.label, controls.lend, controls.sharp] { view.isHidden = true }
    #expect(screen.text(at: [0, 0])?.hasPrefix("Note") == true)
    screen.expectRefusal { $0.tap(button: "Lend", at: [0, 0]) }
    screen.expectRefusal { $0.toggle(at: [0, 0]) }
    #expect(shed.log == [])
    // A hidden button isn't in the way of a visible one.
    try #require(screen.controls(at: [0, 1])).lend.isHidden = true
    #expect(screen.tap(button: "Lend"))
    #expect(shed.log == ["lend Bow"])
    // A transparent part is as good as hidden.
    #expect(screen.text(at: [1, 0])?.contains("Bow") == true)
    try #require(screen.controls(at: [1, 0])).label.alpha = 0
    #expect(screen.text(at: [1, 0])?.contains("Bow") == false)
  }

  @Test(arguments: ShedKind.allCases)
  func `a button is found by its accessibility label`(kind: ShedKind) throws {
    let (screen, shed) = kind.screen()
    try #require(screen.controls(at: [1, 0])).lend.accessibilityLabel = "Give away"
    #expect(screen.tap(button: "Give away", at: [1, 0]))
    #expect(screen.tap(button: "Give away"))
    #expect(shed.log == ["lend Bow", "lend Bow"])
  }

  @Test(arguments: ShedKind.allCases)
  func `the cell of a control comes on screen`(kind: ShedKind) {
    let (screen, shed) = kind.screen(height: 300)
    shed.setListData([ListSection(id: "A", (0..<60).map { Tool(id: $0, name: "\($0)") })])
    #expect(screen.tap(button: "Lend", at: [0, 50]))
    #expect(screen.toggle(at: [0, 3]))
    #expect(shed.log == ["lend 50", "sharp 3"])
  }

  @Test(arguments: ShedKind.allCases) func `texts are typed`(kind: ShedKind) {
    let (screen, shed) = kind.screen()
    screen.expectRefusal { $0.pressReturn(at: [0, 0]) }
    #expect(screen.type("blue 😀", at: [0, 0]))
    #expect(screen.text(at: [0, 0])?.contains("blue 😀") == true)
    #expect(screen.type("red", into: "Note", at: [0, 0]))
    #expect(screen.text(at: [0, 0])?.contains("  red") == true)
    #expect(screen.pressReturn(at: [0, 0]))
    #expect(shed.log == ["note red Axe"])
    screen.expectRefusal { $0.type("hot!", at: [1, 0]) }
    #expect(screen.text(at: [1, 0])?.contains("  hot") == true)
    screen.expectRefusal { $0.type("a", into: "Price", at: [1, 0]) }
    screen.expectRefusal { $0.type("a", at: [7, 0]) }
  }

  // MARK: Bars and alerts

  @Test(arguments: ShedKind.allCases) func `bar buttons are tapped`(kind: ShedKind) throws {
    let (screen, shed) = kind.screen()
    #expect(screen.tap(barButton: "Count"))
    #expect(shed.log == ["count"])
    screen.expectRefusal { $0.tap(barButton: "Sell") }  // A button that is disabled.
    screen.expectRefusal { $0.tap(barButton: "Burn") }
    screen.expectRefusal { $0.tap(UIBarButtonItem(title: "Count")) }  // A button of no bar.
    let item = try #require(screen.topViewController.navigationItem.rightBarButtonItems?.last)
    #expect(screen.tap(item))
    #expect(shed.log == ["count", "count"])
    screen.expectRefusal { $0.goBack() }
  }

  @Test(arguments: ShedKind.allCases) func `alerts are read and answered`(kind: ShedKind) {
    let (screen, shed) = kind.screen()
    #expect(screen.alert == nil)
    screen.expectRefusal { $0.choose(alertAction: "Buy") }
    screen.expectRefusal { $0.type("Bell") }
    screen.tap(barButton: "Buy")
    #expect(screen.alert?.title == "Buy a Tool")
    #expect(screen.alert?.message == "What is its name?")
    screen.expectRefusal { $0.choose(alertAction: "Sell") }  // An action that is disabled.
    screen.expectRefusal { $0.choose(alertAction: "Burn") }
    screen.expectRefusal { $0.type("Bell", intoAlertFieldAt: 1) }
    #expect(screen.type("Bell"))
    #expect(screen.choose(alertAction: "Buy"))
    #expect(screen.alert == nil)
    #expect(shed.names[1] == ["Bell", "Bow", "Bit", "Bar"])
    screen.tap(barButton: "Buy")
    #expect(screen.choose(alertAction: "Cancel"))
    #expect(shed.names[1].count == 4)
  }

  @Test(arguments: ShedKind.allCases)
  func `the toolbar has buttons, too`(kind: ShedKind) {
    let (screen, shed) = kind.screen()
    let sort = UIBarButtonItem(
      title: "Sort", primaryAction: UIAction { _ in shed.log.append("sort") })
    screen.topViewController.toolbarItems = [sort]
    #expect(screen.tap(barButton: "Sort"))
    #expect(screen.tap(sort))
    #expect(shed.log == ["sort", "sort"])
  }

  @Test func `each text field of an alert is typed into`() {
    let screen = ListScreen(ToolTable(style: .plain))
    let alert = UIAlertController(title: "Sell", message: nil, preferredStyle: .alert)
    for placeholder in ["Name", "Price"] { alert.addTextField { $0.placeholder = placeholder } }
    screen.controller.present(alert, animated: false)
    #expect(screen.type("12", intoAlertFieldAt: 1))
    #expect(screen.type("Axe"))
    #expect(alert.textFields?.map(\.text) == ["Axe", "12"])
  }

  // MARK: Scrolling and searching

  @Test(arguments: ShedKind.allCases) func `a list is scrolled`(kind: ShedKind) throws {
    let (screen, shed) = kind.screen(height: 300)
    shed.setListData([ListSection(id: "A", (0..<60).map { Tool(id: $0, name: "\($0)") })])
    let top = try #require(screen.listView?.contentOffset.y)
    #expect(screen.scroll(by: 120))
    #expect(screen.listView?.contentOffset.y == top + 120)
    #expect(screen.scroll(by: -50))
    #expect(screen.tapStatusBar())
    #expect(screen.listView?.contentOffset.y == top)
    #expect(!screen.tapStatusBar())
    #expect(!screen.scroll(by: -50))
    #expect(screen.scrollToEnd())
    #expect(screen.accessibilityLabels.last == "The 59")
    #expect(!screen.scrollToEnd())
    #expect(!screen.scroll(by: 50))
    #expect(screen.scroll(to: [0, 20]))
    #expect(screen.accessibilityLabels.contains("The 20"))
    screen.expectRefusal { $0.scroll(to: [0, 60]) }
  }

  @Test(arguments: ShedKind.allCases) func `a search replaces the text there`(kind: ShedKind) {
    let (screen, shed) = kind.screen()
    #expect(screen.search(for: "b"))
    #expect(screen.accessibilityLabels == ["The Bow", "The Bit", "The Bar"])
    #expect(screen.search(for: "ow"))
    #expect(screen.accessibilityLabels == ["The Bow"])
    #expect(screen.search(for: ""))
    #expect(screen.accessibilityLabels.count == 5)
    #expect(shed.searchText == "")
    #expect(screen.cancelSearch())
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

  @Test(arguments: ShedKind.allCases)
  func `the search key is pressed, and a scope chosen`(kind: ShedKind) throws {
    let (screen, _) = kind.screen()
    let scopes = Scopes()
    let bar = try #require(screen.topViewController.navigationItem.searchController?.searchBar)
    bar.delegate = scopes
    bar.scopeButtonTitles = ["New", "Old"]
    screen.expectRefusal { $0.pressSearch() }
    #expect(screen.choose(scope: "Old"))
    screen.expectRefusal { $0.choose(scope: "Rusty") }
    #expect(screen.search(for: "x"))
    #expect(screen.pressSearch())
    #expect(scopes.log == ["scope 1", "search x"])
  }

  @Test func `a screen without a list takes none of the gestures`() {
    let screen = ListScreen(UIViewController())
    #expect(screen.listView == nil && screen.alert == nil && screen.placeholder == nil)
    #expect(screen.rowCounts == [] && screen.rowTexts == [] && screen.selectedIndexPaths == [])
    screen.expectRefusal {
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
    #expect(screen.headerText(inSection: 0) == nil && screen.text(at: [0, 0]) == nil)
  }
}

extension ListScreen {
  /// The controls in a visible cell of a `Shed`.
  fileprivate func controls(at indexPath: IndexPath) -> ToolControls? {
    (tableView?.cellForRow(at: indexPath) as? ToolCell)?.controls
      ?? (collectionView?.cellForItem(at: indexPath) as? ToolItem)?.controls
  }
}
