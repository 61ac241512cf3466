import ListTesting
import Testing

/// What a gesture that can't be done says.
@MainActor @Suite(.expectingIssues) struct RefusalTests {
  private typealias Screen = ListScreen<UIViewController>

  /// Expects that a gesture is refused with an issue whose first line is known.
  private func expect(
    _ line: String, on screen: Screen, sourceLocation: SourceLocation = #_sourceLocation,
    _ gesture: (Screen) -> Void
  ) {
    expectIssues(sourceLocation: sourceLocation) {
      gesture(screen)
    } matching: { issue in
      issue.comments.map { $0.rawValue.split(separator: "\n").first.map(String.init) } == [line]
    }
  }

  @Test func `a gesture names the connection that a list of pages lacks, and loads nothing`() {
    let loader = TestLoader<Int?, Page<Story, Int>>()
    let list = LooseStories(Pager { try await loader.load($0) })
    let screen = ListScreen(list)
    expectIssues {
      screen.tap([0, 0])
    } matching: {
      $0.comments.first?.rawValue.contains("LooseStories shows no rows. Call connectList() in")
        == true
    }
    #expect(list.pager.delegate == nil && !list.pager.refreshState.isUnderWay)
  }

  @Test func `an issue has the reason, the view controller in front and its text`() {
    func expectIssue(
      _ text: Comment, on controller: UIViewController, _ gesture: (Screen) -> Void
    ) {
      let screen = Screen(controller)
      expectIssues {
        gesture(screen)
      } matching: { issue in
        issue.comments == [text] && issue.sourceLocation?.fileName == "RefusalTests.swift"
      }
    }
    expectIssue(
      """
      Can't tap the bar button “Remove”. There is no bar button.
      GardenChores shows:
      Field
        Sow
        Reap
      House
        Bake  ›
      """, on: GardenChores()
    ) { $0.tap(barButton: "Remove") }
    // The guide's issue.
    expectIssue(
      """
      Can't tap the bar button “Remove”. There is no bar button “Remove”, only “Edit”.
      ChoresController shows:
      Field
        Sow
        Reap
      House
        Bake
      """, on: ChoresController()
    ) { $0.tap(barButton: "Remove") }
    let empty = GardenChores()
    empty.listData = []
    expectIssue(
      """
      Can't tap [0, 0]. Touches reach only the alert.
      An alert is in front, “Late”. GardenChores shows no rows.
      """, on: empty
    ) {
      let alert = UIAlertController(title: "Late", message: nil, preferredStyle: .alert)
      $0.controller.present(alert, animated: false)
      $0.tap([0, 0])
    }
  }

  @Test func `what is presented over a list is in front`() {
    let screen = ListScreen(GardenChores() as UIViewController)
    screen.controller.navigationItem.rightBarButtonItem = screen.controller.editButtonItem
    let sheet = GardenChores()
    sheet.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done",
      primaryAction: UIAction { [weak sheet] _ in sheet?.dismiss(animated: false) })
    let navigation = UINavigationController(rootViewController: sheet)
    screen.controller.present(navigation, animated: false)
    #expect(
      (screen.topViewController, screen.tap([0, 0]), sheet.tableView.indexPathForSelectedRow)
        == (sheet, true, [0, 0]))
    #expect(screen.text.hasPrefix("Field\n> Sow"))
    screen.expectAgreement()
    expect(
      "Can't tap the bar button “Edit”. There is no bar button “Edit”, only “Done”.", on: screen
    ) { $0.tap(barButton: "Edit") }
    #expect((screen.tap(barButton: "Done"), screen.topViewController) == (true, screen.controller))
    #expect(screen.tap(barButton: "Edit"))
  }

  @Test func `a sheet lets touches through to what isn't dimmed`() {
    let screen = ListScreen(GardenChores() as UIViewController)
    let sheet = UITableViewController(style: .plain)
    screen.controller.present(sheet, animated: false)
    let front = screen.topViewController
    // What is behind isn't dimmed, and takes touches.
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    #expect((front, screen.tap([0, 0])) == (sheet, true))
    let alert = UIAlertController(title: "Rain", message: nil, preferredStyle: .alert)
    sheet.present(alert, animated: false)
    expect("Can't tap [0, 0]. Touches reach only the alert.", on: screen) { $0.tap([0, 0]) }
    #expect(screen.alert === alert)
    screen.controller.dismiss(animated: false)
    #expect(
      [screen.tap([0, 0]), screen.search(for: "S"), screen.tap([0, 0])] == [true, true, true])
  }

  @Test func `a view that takes no touches refuses those on rows, and not those on bars`() {
    let screen = ListScreen(GardenChores() as UIViewController)
    screen.controller.navigationItem.rightBarButtonItem = screen.controller.editButtonItem
    screen.controller.view.superview?.isUserInteractionEnabled = false
    expect(
      "Can't tap [0, 0]. The isUserInteractionEnabled of "
        + "\(type(of: screen.controller.view.superview!)) is false.", on: screen
    ) { $0.tap([0, 0]) }
    screen.controller.view.superview?.isUserInteractionEnabled = true
    screen.controller.view.isUserInteractionEnabled = false
    expect(
      "Can't tap [0, 0]. The isUserInteractionEnabled of UITableView is false.", on: screen
    ) { $0.tap([0, 0]) }
    #expect(screen.tap(barButton: "Edit"))
  }

  @Test func `a list that another view controller contains is in front as long as it is there`() {
    let screen = ListScreen(UIViewController())
    let list = GardenChores()
    screen.controller.addChild(list)
    screen.controller.view.addSubview(list.view)
    list.didMove(toParent: screen.controller)
    #expect(screen.tap([0, 0]))
    list.view.removeFromSuperview()
    expect(
      "Can't tap [0, 0]. UIViewController has no table view and no collection view.", on: screen
    ) { $0.tap([0, 0]) }
  }

  @Test func `a row that a search doesn't find, or that isn't dropped because of it`() {
    let screen = ListScreen(GardenChores() as UIViewController)
    #expect(screen.search(for: "sowing"))
    expect(
      "Can't tap [0, 0]. There is no row [0, 0]. The row counts are []. The search for “sowing” "
        + "finds nothing. If a row should match, see that filter(for:) compares by "
        + "localizedStandardContains(_:), which ignores case.", on: screen
    ) { $0.tap([0, 0]) }
    #expect(screen.search(for: "sow"))
    expect("Can't tap [0, 1]. There is no row [0, 1]. The row counts are [1].", on: screen) {
      $0.tap([0, 1])
    }
    final class Movable: Words, DraggableList, DroppableList, ReorderableList, FilteredList {
      func filter(for text: String) -> @Sendable (String) -> Bool { { $0.contains(text) } }
    }
    let movable = Screen(Movable(["ab", "ac", "bc"]))
    movable.search(for: "a")
    expect(
      "Can't drag [0, 0] and drop it on [0, 1]. A search hides rows in between. Rows can be moved "
        + "when it ends.", on: movable
    ) { $0.dragAndDrop([0, 0], to: [0, 1]) }
    struct Node: Identifiable {
      let id: String
      var nodes: [Node]?
    }
    final class Tree: UITableViewController, TableList, OutlineList, DraggableList, DroppableList {
      var listData = [
        Outline([Node(id: "a", nodes: [Node(id: "b")]), Node(id: "c")], expandedIDs: ["a"]) {
          $0.nodes
        }
      ]
      override func viewDidLoad() {
        super.viewDidLoad()
        connectList()
      }
      func listView(
        _ tableView: UITableView, configure cell: UITableViewCell, with node: Node,
        at indexPath: IndexPath
      ) { cell.textLabel?.text = node.id }
    }
    expect(
      "Can't drag [0, 1] and drop it on [0, 2]. The drop delegate refuses the drop. In an outline, "
        + "nothing is dropped where the row could belong to several nodes, such as after the last "
        + "child of an open node.", on: ListScreen(Tree(style: .plain))
    ) { $0.dragAndDrop([0, 1], to: [0, 2]) }
  }

  @Test func `a bar button or a menu action that isn't there`() {
    let screen = ListScreen(GardenChores() as UIViewController)
    expect(
      "Can't tap the bar button “Edit”. There is no bar button. Set "
        + "navigationItem.rightBarButtonItem = editButtonItem.", on: screen
    ) { $0.tapEditButton() }
    expect("Can't tap the bar button “Save”. There is no bar button.", on: screen) {
      $0.tap(UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil))
    }
    final class Hiding: Words, ContextMenuList {
      func contextMenu(for word: String, at indexPath: IndexPath) -> UIMenu? {
        UIMenu(children: [
          UIAction(title: "Hide", attributes: .hidden) { _ in }, UIAction(title: "Read") { _ in },
        ])
      }
    }
    expect(
      "Can't long-press [0, 0] and choose “Hide”. There is no menu action “Hide”, only “Read”.",
      on: Screen(Hiding())
    ) { $0.longPress([0, 0], choosing: "Hide") }
  }

  private class UndoableWords: Words, UndoableList {}

  @Test func `an undo without an undo manager, or without what was written to the model`() {
    final class Unmanaged: UndoableWords {
      override var undoManager: UndoManager? { nil }
    }
    expect(
      "Can't undo. Unmanaged has no undo manager. Its view isn't in a window, or its undoManager "
        + "returns nil.", on: ListScreen(Unmanaged(style: .plain))
    ) { $0.undo() }
    guard #available(macOS 14, *) else { return }
    final class Observed: UndoableWords, ObservedList {
      func makeListData() -> [[String]] { [["Sow"]] }
    }
    expect(
      "Can't redo. The undo manager of Observed has nothing to redo. Edits of an ObservedList are "
        + "undone if updateModel(from:) writes them. To undo what Observed changes in its model "
        + "itself, change it in undoably(_:_:).", on: ListScreen(Observed(style: .plain))
    ) { $0.redo() }
  }

  @available(macOS 14, *)
  @Test func `an edit that the list lets the user begin, and then refuses`() {
    final class Locked: UndoableWords, ObservedList, EditableList {
      func makeListData() -> [[String]] { [["Sow"]] }
      func updateModel(from listData: [[String]]) throws(EditRefusal) {
        throw EditRefusal("Locked.")
      }
    }
    let screen = ListScreen(Locked(style: .plain) as UIViewController)
    expect("Can't delete [0, 0] by a swipe. Locked wasn't edited. Locked.", on: screen) {
      #expect(!$0.swipeToDelete([0, 0]))
    }
    screen.expectRefusal { $0.swipeToDelete([0, 0]) }
    #expect(screen.tap([0, 0]))
  }

  @Test func `a button in what is hidden isn't tapped`() {
    let controller = UIViewController()
    let (box, button) = (UIView(), UIButton(type: .system))
    var taps = 0
    button.setTitle("Add", for: .normal)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    box.addSubview(button)
    controller.view.addSubview(box)
    let screen = ListScreen(controller)
    #expect(screen.tap(button: "Add"))
    box.isHidden = true
    expect("Can't tap the button “Add”. There is no button.", on: screen) { $0.tap(button: "Add") }
    box.isHidden = false
    box.isUserInteractionEnabled = false
    expect("Can't tap the button “Add”. The button “Add” is disabled.", on: screen) {
      $0.tap(button: "Add")
    }
    box.isUserInteractionEnabled = true
    controller.view.superview?.isHidden = true
    expect("Can't tap the button “Add”. The button “Add” is disabled.", on: screen) {
      $0.tap(button: "Add")
    }
    #expect(taps == 1)
  }

  @Test(arguments: ShedKind.allCases) func `rows that aren't there`(kind: ShedKind) {
    let (screen, shed) = kind.screen()
    let absence = "There is no row [0, 9]. The row counts are [2, 3]."
    expect("Can't tap [0, 9]. \(absence)", on: screen) { $0.tap([0, 9]) }
    expect("Can't scroll to [0, 9]. \(absence)", on: screen) { $0.scroll(to: [0, 9]) }
    expect("Can't drag [0, 9] to [0, 0]. \(absence)", on: screen) { $0.drag([0, 9], to: [0, 0]) }
    expect("Can't delete [0, 9] by a swipe. \(absence)", on: screen) { $0.swipeToDelete([0, 9]) }
    expect("Can't toggle the first switch of [0, 9]. \(absence)", on: screen) {
      $0.toggle(at: [0, 9])
    }
    expect("Can't long-press [0, 9]. \(absence)", on: screen) { $0.longPress([0, 9]) }
    expect("Can't select the rows from [0, 0] to [0, 9]. \(absence)", on: screen) {
      $0.dragToSelect(from: [0, 0], to: [0, 9])
    }
    expect("Can't drag [0, 9] and drop it behind the rows. \(absence)", on: screen) {
      $0.dragAndDrop([0, 9], to: nil)
    }
    shed.setListData((0..<20).map { ListSection(id: "\($0)", [Tool(id: $0, name: "")]) })
    let ones = Array(repeating: "1", count: 12).joined(separator: ", ")
    expect(
      "Can't tap [20, 0]. There is no row [20, 0]. The row counts are [\(ones), … in 20 sections].",
      on: screen
    ) { $0.tap([20, 0]) }
  }

  @Test(arguments: ShedKind.allCases) func `rows that can't be selected`(kind: ShedKind) {
    let (screen, _) = kind.screen()
    screen.tableView?.allowsSelection = false
    screen.collectionView?.allowsSelection = false
    expect("Can't tap [0, 0]. The list's allowsSelection is false.", on: screen) { $0.tap([0, 0]) }
    screen.tableView?.allowsMultipleSelectionDuringEditing = false
    screen.collectionView?.allowsMultipleSelectionDuringEditing = false
    // A collection view sets it with the property above.
    screen.collectionView?.allowsSelectionDuringEditing = false
    screen.tapEditButton()
    expect(
      "Can't tap [0, 0]. The list is in editing mode, and its allowsSelectionDuringEditing is false.",
      on: screen
    ) { $0.tap([0, 0]) }
    let levels = ListScreen(LevelsController() as UIViewController)
    expect(
      "Can't tap [0, 2]. The delegate returns false from tableView(_:shouldHighlightRowAt:).",
      on: levels
    ) { $0.tap([0, 2]) }
    final class Shut: Words, MultipleSelectionList {
      var selectedIDs: Set<String> = []
      override func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
      ) -> Bool { false }
    }
    let shut = Screen(Shut())
    shut.controller.setEditing(true, animated: false)
    expect(
      "Can't tap [0, 0]. The delegate returns false from tableView(_:shouldHighlightRowAt:).",
      on: shut
    ) { $0.tap([0, 0]) }
  }

  @Test(arguments: ShedKind.allCases) func `actions that a row doesn't have`(kind: ShedKind) {
    let (screen, _) = kind.screen()
    expect(
      "Can't choose the swipe action “Burn” of [0, 0]. There is no swipe action “Burn”, only "
        + "“Sell”, “Delete” and “Lend”.", on: screen
    ) { $0.choose(swipeAction: "Burn", at: [0, 0]) }
    expect(
      "Can't choose the swipe action “Sell” of [0, 0]. There is no swipe action “Sell”, only “Lend”.",
      on: screen
    ) { $0.choose(swipeAction: "Sell", at: [0, 0], edges: .leading) }
    expect(
      "Can't delete [1, 2] by a swipe. There is no destructive swipe action, only “Sell”.",
      on: screen
    ) { $0.swipeToDelete([1, 2]) }
    expect(
      "Can't delete [1, 1] by a swipe. The row can't be edited, or has no action at its trailing "
        + "edge.", on: screen
    ) { $0.swipeToDelete([1, 1]) }
    expect("Can't long-press [0, 1]. The row has no context menu.", on: screen) {
      $0.longPress([0, 1])
    }
    expect(
      "Can't long-press [0, 0] and choose “Sell”. There is no menu action “Sell”, only “Oil”, "
        + "“Burn” (disabled) and “Hide”.", on: screen
    ) { $0.longPress([0, 0], choosing: "Sell") }
    expect(
      "Can't long-press [0, 0] and choose “Burn”. The menu action “Burn” is disabled.", on: screen
    ) { $0.longPress([0, 0], choosing: "Burn") }
  }

  @Test func `what a list doesn't conform to is named`() {
    let screen = ListScreen(ForgetfulChores() as UIViewController)
    func reason(_ text: String, _ capability: String) -> String {
      "\(text) ForgetfulChores doesn't conform to \(capability)."
    }
    let edits = "EditableList or SwipeableList"
    expect(
      reason(
        "Can't undo. The undo manager of ForgetfulChores has nothing to undo.", "UndoableList"),
      on: screen
    ) { $0.undo() }
    expect(
      reason(
        "Can't search for “a”. The navigation item of ForgetfulChores has no search controller.",
        "SearchableList"), on: screen
    ) { $0.search(for: "a") }
    expect(
      reason(
        "Can't delete [0, 0] by a swipe. The row can't be edited, or has no action at its trailing "
          + "edge.", edits), on: screen
    ) { $0.swipeToDelete([0, 0]) }
    expect(
      reason("Can't choose the swipe action “Sell” of [0, 0]. There is no swipe action.", edits),
      on: screen
    ) { $0.choose(swipeAction: "Sell", at: [0, 0]) }
    expect(
      reason("Can't long-press [0, 0]. The row has no context menu.", "ContextMenuList"),
      on: screen
    ) { $0.longPress([0, 0]) }
    expect(
      reason(
        "Can't select the rows from [0, 0] to [0, 1]. The delegate doesn't return true from "
          + "tableView(_:shouldBeginMultipleSelectionInteractionAt:).", "MultipleSelectionList"),
      on: screen
    ) { $0.dragToSelect(from: [0, 0], to: [0, 1]) }
    expect(
      reason(
        "Can't drag [0, 0] and drop it on [0, 1]. The list has no drag delegate.", "DraggableList"),
      on: screen
    ) { $0.dragAndDrop([0, 0], to: [0, 1]) }
    expect(
      "Can't drag [0, 0] to [0, 1]. The list isn't in editing mode. Call tapEditButton() first.",
      on: screen
    ) { $0.drag([0, 0], to: [0, 1]) }
    screen.controller.setEditing(true, animated: false)
    expect(
      reason(
        "Can't drag [0, 0] to [0, 1]. The row doesn't move. The data source decides that in "
          + "tableView(_:canMoveRowAt:) and tableView(_:moveRowAt:to:).", "ReorderableList"),
      on: screen
    ) { $0.drag([0, 0], to: [0, 1]) }
  }

  @Test func `controls for editing that a row doesn't have`() {
    let screen = ListScreen(ToolTable(style: .plain) as UIViewController)
    expect(
      "Can't tap the editing control of [0, 0]. The list isn't in editing mode. Call "
        + "tapEditButton() first.", on: screen
    ) { $0.tapEditingControl(at: [0, 0]) }
    screen.tapEditButton()
    expect(
      "Can't tap the editing control of [0, 0]. The list's allowsMultipleSelectionDuringEditing is "
        + "true, so its rows have circles instead.", on: screen
    ) { $0.tapEditingControl(at: [0, 0]) }
    expect("Can't tap the detail button of [0, 0]. The row has no detail button.", on: screen) {
      $0.tapAccessory(at: [0, 0])
    }
    expect(
      "Can't tap the accessory detail of [0, 0]. The list isn't in a collection view.", on: screen
    ) { $0.tap(.detail, at: [0, 0]) }
    let tiles = ListScreen(ToolCollection() as UIViewController)
    expect("Can't tap the editing control of [0, 0]. The list isn't in a table view.", on: tiles) {
      $0.tapEditingControl(at: [0, 0])
    }
    expect(
      "Can't tap the accessory checkmark of [0, 0]. There is no accessory “checkmark”, only "
        + "“delete”, “insert” and “detail”.", on: tiles
    ) { $0.tap(.checkmark, at: [0, 0]) }
    expect(
      "Can't tap the accessory delete of [0, 0]. The accessory is hidden, or it has no effect.",
      on: tiles
    ) { $0.tap(.delete, at: [0, 0]) }
    expect("Can't choose the menu entry “A” of [0, 0]. There is no menu entry.", on: tiles) {
      $0.choose(menuEntry: "A", at: [0, 0])
    }
  }

  @Test(arguments: ShedKind.allCases) func `controls that can't be used`(kind: ShedKind) {
    let (screen, _) = kind.screen()
    expect(
      "Can't tap the button “Burn” of [0, 0]. There is no button “Burn”, only “Lend”.", on: screen
    ) { $0.tap(button: "Burn", at: [0, 0]) }
    expect("Can't tap the button “Lend” of [0, 1]. The button “Lend” is disabled.", on: screen) {
      $0.tap(button: "Lend", at: [0, 1])
    }
    expect("Can't tap the first button of [0, 1]. The button “Lend” is disabled.", on: screen) {
      $0.tap(button: nil, at: [0, 1])
    }
    expect(
      "Can't toggle the switch “Blunt” of [0, 0]. There is no switch “Blunt”, only “Sharp”.",
      on: screen
    ) { $0.toggle("Blunt", at: [0, 0]) }
    expect(
      "Can't press return in the first text field of [0, 0]. The text field isn't being edited.",
      on: screen
    ) { $0.pressReturn(at: [0, 0]) }
    expect(
      "Can't type “hot!” into the first text field of [1, 0]. The text field rejects a part of it, "
        + "and contains “hot”.", on: screen
    ) { $0.type("hot!", at: [1, 0]) }
    expect("Can't tap the header of section 8. The header isn't visible.", on: screen) {
      $0.tapHeader(inSection: 8)
    }
    expect(
      "Can't tap the index title “C”. There is no index title “C”, only “A” and “B”.", on: screen
    ) { $0.tap(indexTitle: "C") }
    guard let table = screen.tableView else { return }
    table.sectionIndexMinimumDisplayRowCount = screen.rowCounts.reduce(0, +)
    table.reloadData()
    expect(
      "Can't tap the index title “C”. There is no index title “C”, only “A” and “B”.", on: screen
    ) { $0.tap(indexTitle: "C") }
    table.sectionIndexMinimumDisplayRowCount += 1
    table.reloadData()
    expect(
      "Can't tap the index title “B”. The list has fewer rows than its "
        + "sectionIndexMinimumDisplayRowCount.", on: screen
    ) { $0.tap(indexTitle: "B") }
  }

  @Test(arguments: ShedKind.allCases) func `bars and alerts`(kind: ShedKind) {
    let (screen, _) = kind.screen()
    let buttons = "“Edit”, “Buy”, “Count” and “Sell” (disabled)"
    expect(
      "Can't tap the bar button “Burn”. There is no bar button “Burn”, only \(buttons).", on: screen
    ) { $0.tap(barButton: "Burn") }
    expect("Can't tap the bar button “Sell”. The bar button “Sell” is disabled.", on: screen) {
      $0.tap(barButton: "Sell")
    }
    expect(
      "Can't tap the bar button “Count”. The bars don't have it. They have \(buttons).", on: screen
    ) { $0.tap(UIBarButtonItem(title: "Count")) }
    expect("Can't go back. The navigation bar has no back button.", on: screen) { $0.goBack() }
    expect("Can't choose the alert action “Buy”. No alert is in front.", on: screen) {
      $0.choose(alertAction: "Buy")
    }
    screen.tap(barButton: "Buy")
    expect(
      "Can't choose the alert action “Burn”. There is no alert action “Burn”, only “Cancel”, “Buy” "
        + "and “Sell” (disabled).", on: screen
    ) { $0.choose(alertAction: "Burn") }
    expect(
      "Can't type “Axe” into text field 1 of the alert. The number of its text fields is 1.",
      on: screen
    ) { $0.type("Axe", intoAlertFieldAt: 1) }
  }

  @Test(arguments: ShedKind.allCases) func `scrolling, searching and undoing`(kind: ShedKind) throws
  {
    let (screen, _) = kind.screen()
    let name = "\(type(of: screen.controller))"
    expect("Can't undo. The undo manager of \(name) has nothing to undo.", on: screen) { $0.undo() }
    expect("Can't redo. The undo manager of \(name) has nothing to redo.", on: screen) { $0.redo() }
    expect("Can't press the search key. No search is in progress.", on: screen) { $0.pressSearch() }
    expect("Can't cancel the search. No search is in progress.", on: screen) { $0.cancelSearch() }
    expect("Can't choose the scope “Old”. There is no scope.", on: screen) {
      $0.choose(scope: "Old")
    }
    expect(
      "Can't pull to refresh. The list has no refresh control. \(name) doesn't conform to "
        + "RefreshableList.", on: screen
    ) { $0.pullToRefresh() }
    screen.topViewController.navigationItem.searchController = nil
    expect(
      "Can't search for “a”. The navigation item of \(name) has no search controller.", on: screen
    ) { $0.search(for: "a") }
    try #require(screen.listView).isScrollEnabled = false
    expect("Can't scroll by 50.0 points. The list's isScrollEnabled is false.", on: screen) {
      $0.scroll(by: 50)
    }
    expect("Can't scroll to the end. The list's isScrollEnabled is false.", on: screen) {
      $0.scrollToEnd()
    }
    let refreshing = ListScreen(GardenChores() as UIViewController)
    refreshing.listView?.refreshControl?.beginRefreshing()
    expect("Can't pull to refresh. A refresh is in progress.", on: refreshing) {
      $0.pullToRefresh()
    }
  }

  @Test func `a gesture that should be refused and isn't is an issue, one that may be isn't`() {
    let screen = ListScreen(GardenChores() as UIViewController)
    screen.expectRefusal { $0.tap([0, 9]) }
    expect("The list didn't refuse to tap [0, 0].", on: screen) {
      $0.expectRefusal {
        $0.tap([0, 9])
        $0.tap([0, 0])
      }
    }
    expect("The closure performs no gesture.", on: screen) { $0.expectRefusal { _ in } }
    let rows: [IndexPath] = [[0, 1], [0, 9]]
    let performed = rows.map { row in screen.allowRefusal { $0.tap(row) } }
    #expect(performed == [true, false])
    // Elsewhere, a refusal is an issue again.
    expect("Can't tap [0, 9]. There is no row [0, 9]. The row counts are [2, 1].", on: screen) {
      $0.tap([0, 9])
    }
    // What is allowed within an expectation isn't the expectation's.
    screen.expectRefusal { screen in
      screen.swipeToDelete([9, 0])
      screen.allowRefusal { $0.tap([0, 0]) }
      screen.tap([9, 9])
    }
    expect("Can't tap [9, 9]. There is no row [9, 9]. The row counts are [2, 1].", on: screen) {
      $0.allowRefusal { $0.tap([9, 9]) }
      $0.tap([9, 9])
    }
  }
}
