import ListTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(30)), .expectingIssues) struct ListScreenTests {
  @Test func `a screen shows its list as text, as many rows as its size has room for`() {
    let garden = ListScreen(GardenChores())
    #expect(
      garden.text == """
        Field
          Sow
          Reap
        House
          Bake  ›
        """)
    #expect(garden.window.bounds.size == CGSize(width: 390, height: 844))
    #expect(garden.controller.navigationController === garden.window.rootViewController)
    let chores = ForgetfulChores((0..<100).map { "Chore \($0)" })
    let screen = ListScreen(chores, size: CGSize(width: 320, height: 200))
    #expect((2...5).contains(screen.text.split(separator: "\n").count))
    #expect((screen.tap([0, 99]), screen.text.hasSuffix("> Chore 99")) == (true, true))
    screen.expectRefusal { $0.tap([0, 100]) }
  }

  @Test func `headers that are on screen are lines, those of empty sections too`() {
    let rooms = ListScreen(GardenChores())
    var texts: [String] = []
    for titles in [["Attic", "House", "Yard"], ["Attic", "Yard"]]
      + [["Roof", "Attic", "House", "Yard", "Lane"]]
    {
      rooms.controller.setListData(
        titles.map { ListSection($0 == "House" ? ["Bake"] : [], headerTitle: $0) })
      texts.append(rooms.text)
    }
    #expect(
      texts == [
        "Attic\nHouse\n  Bake  ›\nYard", "Attic\nYard",
        "Roof\nAttic\nHouse\n  Bake  ›\nYard\nLane",
      ])
    let chores = GardenChores()
    chores.listData = (0..<40).map { ListSection(["Row \($0)"], headerTitle: "Section \($0)") }
    let screen = ListScreen(chores, size: CGSize(width: 320, height: 400))
    screen.tap([20, 0])
    let headers = screen.text.split(separator: "\n").filter { $0.hasPrefix("Section") }
    #expect(headers.contains("Section 20") && (2...8).contains(headers.count))
  }

  @Test func `rows are selected, deleted, dragged, found and repeated`() {
    let selected = ListScreen(GardenChores())
    #expect((selected.tap([0, 1]), selected.text.contains("\n> Reap\n")) == (true, true))
    selected.expectAgreement()
    #expect(selected.text.contains("\n> Reap\n"))

    let screen = ListScreen(GardenChores())
    #expect(
      (screen.swipeToDelete([0, 0]), screen.controller.listData[0].items) == (true, ["Reap"]))
    #expect(screen.choose(swipeAction: "Twice", at: [0, 0]))
    screen.expectRefusal { $0.choose(swipeAction: "Thrice", at: [0, 0]) }
    #expect(screen.controller.listData[0].items == ["Reap again", "Reap"])
    #expect((screen.search(for: "again"), screen.text) == (true, "Field\n  Reap again"))
    #expect(screen.cancelSearch())
    screen.controller.setEditing(true, animated: false)
    #expect(
      (screen.drag([0, 0], to: [1, 0]), screen.controller.listData.map(\.items))
        == (true, [["Reap"], ["Reap again", "Bake"]]))
    screen.expectAgreement()
  }

  @Test func `unfinished work is awaited`() async {
    let screen = ListScreen(GardenChores())
    #expect(screen.pullToRefresh())
    await screen.wait(for: "Rest")
    #expect(screen.controller.refreshes == 1)
    await screen.wait { screen.controller.refreshControl?.isRefreshing == false }
    screen.expectAgreement()
  }

  @Test func `a collection view's list is shown, tapped, dragged and checked`() {
    let screen = ListScreen(GardenTiles())
    #expect(screen.text == "Field\n  Sow\n  Reap\nHouse\n  Bake  ✓")
    #expect((screen.tap([0, 1]), screen.text.contains("\n> Reap\n")) == (true, true))
    #expect((screen.disagreements(), screen.text.contains("\n> Reap\n")) == ([], true))
    screen.expectRefusal { $0.tapAccessory(at: [0, 1]) }
    screen.expectRefusal { $0.tap([2, 0]) }
    #expect(
      (screen.drag([0, 1], to: [0, 0]), screen.controller.listData.map(\.items))
        == (true, [["Reap", "Sow"], ["Bake"]]))
    screen.expectAgreement()
    screen.controller.listData[1].items = []
    #expect(
      screen.disagreements().first
        == "\(Self.unshown) The view and the list have different numbers of rows in section 1: "
        + "1 and 0.")
  }

  @Test(arguments: [5, 44, 300] as [CGFloat])
  func `a list agrees wherever it is scrolled to, and has an end, however wrong its estimates are`(
    estimate: CGFloat
  ) {
    let chores = GardenChores()
    chores.listData = [ListSection((0..<200).map { "Row \($0)" }, headerTitle: "Rows")]
    chores.tableView.estimatedRowHeight = estimate
    let screen = ListScreen(chores)
    for distance in [300, 2_000, 5_000, 10, -700] as [CGFloat] {
      screen.scroll(by: distance)
      let (shown, offset) = (screen.text, chores.tableView.contentOffset)
      screen.expectAgreement()
      #expect(screen.text == shown && shown.contains("Row"))
      #expect(distance < 0 || offset.y > 0)
    }
    // Once more from the beginning, where most heights are estimates.
    let other = GardenChores()
    other.listData = chores.listData
    other.tableView.estimatedRowHeight = estimate
    let end = ListScreen(other)
    #expect((end.scrollToEnd(), end.rowTexts.last) == (true, "Row 199"))
  }

  @Test func `a wait that fails is an issue that shows the list`() async {
    let screen = ListScreen(ForgetfulChores())
    func expectIssue(
      _ line: Comment, _ work: @MainActor (ListScreen<ForgetfulChores>) async -> Bool
    ) async {
      await expectIssues {
        #expect(await work(screen) == false)
      } matching: { issue in
        issue.comments == ["\(line)\nForgetfulChores shows:\n  Sow\n  Reap"]
      }
    }
    await expectIssue("Timed out waiting for the text “Weed”.") {
      await $0.wait(for: "Weed", timeout: 0.01)
    }
    await expectIssue("Timed out waiting for three rows.") {
      await $0.wait("for three rows", until: { screen.rowCounts == [3] }, timeout: 0.01)
    }
    await expectIssue("Timed out waiting.") {
      await $0.wait(until: { screen.rowCounts == [3] }, timeout: 0.01)
    }
  }

  @Test func `a view that was not updated disagrees with its list`() {
    let screen = ListScreen(ForgetfulChores())
    #expect(screen.disagreements().isEmpty)
    screen.controller.listData = [["Sow", "Weed"]]
    let found = screen.disagreements()
    #expect(found.map { $0.contains("-   Reap\n+   Weed") } == [true])
    screen.controller.listData = [["Sow"]]
    #expect(
      screen.disagreements().prefix(2) == [
        "\(Self.unshown) The view and the list have different numbers of rows in section 0: 2 and 1.",
        "The view shows a row at [0, 1], but the list has no object there.",
      ])
    screen.controller.listData = []
    #expect(
      screen.disagreements().first
        == "\(Self.unshown) The view and the list have different numbers of sections: 1 and 0.")
    expectIssues {
      screen.controller.listData = [["Reap"]]
      screen.expectAgreement()
    }
    // Nor does one whose data was set twice.
    let twice = ListScreen(Words())
    twice.controller.listData[0][0] = "Weed"
    twice.controller.setListData(twice.controller.listData)
    #expect(
      twice.disagreements().first?.hasPrefix(
        "setListData(_:) got the data that listData had already. Pass a changed copy, and don't set "
          + "listData yourself. Each time") == true)
  }

  private static let unshown =
    "The list has other data than it has shown. Set the data by setListData(_:), which updates the "
    + "view."

  // MARK: Connections

  private final class Sourceless: UIViewController, TableList {
    let tableView: UITableView! = UITableView()
    var listData = [["Sow", "Reap"]]
    override func loadView() { view = tableView }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with chore: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = chore }
  }

  /// A list whose view is behind another one.
  private final class Hidden: UIViewController, TableList {
    let tableView: UITableView! = UITableView()
    var listData = [["Sow", "Reap"]]
    override func viewDidLoad() {
      super.viewDidLoad()
      for table in [UITableView(), tableView!] {
        table.frame = view.bounds
        view.addSubview(table)
      }
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with chore: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = chore }
  }

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  /// A controller of lists, of which the last one is at the back.
  private final class Outer: UIViewController {
    let lists: [LooseWords]
    init(_ lists: LooseWords...) {
      self.lists = lists
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      for list in lists {
        addChild(list)
        list.view.frame = view.bounds
        view.insertSubview(list.view, at: 0)
        list.didMove(toParent: self)
      }
    }
  }

  @Test func `a list that wasn't connected, or is behind another view, is told so`() {
    let remedy =
      "Call connectList() in viewDidLoad, or forward the data source's methods to the list."
    let pages = LooseStories(Pager { (_: Int?) in Page<Story, Int>([]) })
    let found = [
      ListScreen(LooseWords()).disagreements(), ListScreen(Sourceless()).disagreements(),
      ListScreen(Outer(LooseWords())).disagreements(), ListScreen(pages).disagreements(),
    ]
    let names = ["LooseWords", "Sourceless", "LooseWords", "LooseStories"]
    #expect(found == names.map { ["\(remedy) \($0) shows no rows."] })
    // The comparison loads nothing.
    #expect(pages.pager.delegate == nil && !pages.pager.refreshState.isUnderWay)
    #expect(
      ListScreen(Hidden()).reason
        == "The first table view or collection view in Hidden isn't the list's own. Add the list's "
        + "view to the view of Hidden, before any other.")
  }

  @Test func `a contained list is compared as one in front, and of two that of the first view`() {
    let screen = ListScreen(Outer(Words()))
    #expect(screen.disagreements() == [])
    screen.controller.lists[0].listData = [["c"]]
    #expect(screen.reason == Self.unshown)
    let two = ListScreen(Outer(Words(["a", "b"]), Words(["c"])))
    #expect((two.rowTexts, two.disagreements()) == (["c"], []))
  }

  @Test func `a list that forwards two methods, or has another data source, is asked`() {
    final class Forwarding: LooseWords {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        numberOfItems(inSection: section)
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { tableCell(at: indexPath) }
    }
    let (list, source) = (LooseWords(), Source())
    list.tableView.dataSource = source
    let screen = ListScreen(list)
    #expect([ListScreen(Forwarding()).disagreements(), screen.disagreements()] == [[], []])
    list.listData = [["a"]]
    #expect(!screen.disagreements().isEmpty)
  }

  /// An object that is notified in place of a list.
  private final class Others: PagerDelegate, FetchedResultsControllerDelegate {
    typealias PagedObject = Story
    typealias FetchedObject = FetchedChores.Chore
  }

  /// Stories of a list that ignores the pages of which it is notified.
  private final class IgnoredStories: UITableViewController, PagedTableList {
    var pager: Pager<Story>!
    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func pager(_ pager: Pager<Story>, didChangeContentWith updates: ListUpdates<[Story]>) {}
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with story: Story,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = story.title }
  }

  @Test func `a list that isn't notified of its pages, or ignores them, is told so`() async {
    let page = Page<Story, Int>([Story(id: 1, title: "Hello"), Story(id: 2, title: "World")])
    let loader = TestLoader<Int?, Page<Story, Int>>()
    let pager = Pager { try await loader.load($0) }
    let others = Others()
    pager.delegate = others
    let screen = ListScreen(StoriesController(pager))
    await loader.answer(with: page)
    let ignoring = IgnoredStories(style: .plain)
    ignoring.pager = Pager { try await loader.load($0) }
    let ignored = ListScreen(ignoring)
    await loader.answer(with: page)
    #expect(
      [screen.reason, ignored.reason] == [
        "The list isn't notified, because the delegate of its pager is an object of class Others. "
          + "Don't set the delegate, or call the same methods of the list in it.",
        "The list has other data than it has shown. Report each change of the data to the list.",
      ])
  }

  @Test func `a list that isn't notified of fetched changes is told so`() {
    let source = InMemorySource(
      [FetchedChores.Chore(id: "Sow", title: "Sow")], by: { $0.title < $1.title })
    let chores = FetchedChores(source)
    let screen = ListScreen(chores)
    let others = Others()
    var reasons: [String?] = []
    for (delegate, chore) in [(others, "Reap"), (nil, "Bake")] {
      chores.fetchedResultsController.delegate = delegate
      source.upsert(FetchedChores.Chore(id: chore, title: chore))
      reasons.append(screen.reason)
    }
    #expect(
      reasons == [
        "The list isn't notified, because the delegate of its fetched results controller is an "
          + "object of class Others. Don't set the delegate, or call the same methods of the list "
          + "in it.",
        "The list isn't notified of changes. Set its fetchedResultsController, and call "
          + "connectList().",
      ])
  }

  @Test func `a list whose pager is removed is told to reload its view`() async {
    let loader = TestLoader<Int?, Page<Story, Int>>()
    let list = StoriesController(Pager { try await loader.load($0) })
    let screen = ListScreen(list)
    await loader.answer(with: Page([Story(id: 1, title: "Hello")]))
    await screen.settle()
    #expect(screen.rowTexts == ["Hello"])
    let pager = list.pager
    list.pager = nil
    screen.window.layoutIfNeeded()
    #expect((screen.disagreements(), pager?.objects.count) == ([], 1))
  }

  // MARK: Cells

  @Test func `a cell that shows something else than its configuration is found`() {
    let chores = ListScreen(ForgetfulChores())
    let source = InMemorySource(
      [FetchedChores.Chore(id: "Sow", title: "Sow")], by: { $0.title < $1.title })
    let fetched = ListScreen(FetchedChores(source))
    for table in [chores.tableView, fetched.tableView] {
      table?.cellForRow(at: [0, 0])?.textLabel?.text = "Weed"
    }
    let difference =
      "Each time you configure a cell, set everything that it shows. A reload changes the content "
      + "of the view:\n-   Weed\n+   Sow"
    let beginnings = [
      "Set the data by setListData(_:), and make == compare everything that a row shows. \(difference)",
      "Report each change of the data. \(difference)",
    ]
    let found = [chores.disagreements().first, fetched.disagreements().first]
    let starts = zip(found, beginnings).map { String(($0 ?? "").prefix($1.count)) }
    #expect(starts == beginnings)
  }

  private final class Marked: Words {
    var marked = "Sow"
    override func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with chore: String,
      at indexPath: IndexPath
    ) {
      cell.textLabel?.text = chore
      if chore == marked { cell.accessoryType = .checkmark }
    }
  }

  @Test func `what a reused cell has kept is found`() {
    let screen = ListScreen(Marked(["Sow", "Reap", "Bake"]))
    #expect(screen.disagreements() == [])
    screen.controller.marked = "Reap"
    screen.controller.setListData([["Reap", "Sow", "Bake"]])
    screen.tableView?.reconfigureRows(at: [[0, 0], [0, 1]])
    let found = screen.disagreements()
    #expect(found.map { $0.contains("-   Sow  ✓\n+   Sow") } == [true])
    #expect(screen.disagreements() == [])
  }

  @Test func `a cell in which the user types stays`() {
    final class Fields: Words {
      override func listView(
        _ tableView: UITableView, configure cell: UITableViewCell, with chore: String,
        at indexPath: IndexPath
      ) {
        let field =
          cell.contentView.subviews.first as? UITextField
          ?? UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
        if !field.isFirstResponder { field.text = chore }
        cell.contentView.addSubview(field)
      }
    }
    let screen = ListScreen(Fields())
    let cell = screen.tableView?.cellForRow(at: [0, 0])
    let field = cell?.contentView.subviews.first as? UITextField
    field?.becomeFirstResponder()
    field?.text = "Draft"
    #expect(
      (screen.disagreements(), field?.isFirstResponder, field?.text) == ([], true, "Draft"))
    field?.resignFirstResponder()
    #expect(screen.disagreements().count == 1)
    #expect(screen.tableView?.cellForRow(at: [0, 0]) !== cell)
  }

  // MARK: Models

  @available(macOS 14, *)
  private final class Followers: Words, ObservedList {
    /// A model that can't be observed.
    final class Model { var chores = ["Sow"] }
    let model = Model()
    func makeListData() -> [[String]] { [model.chores] }
  }

  @available(macOS 14, *)
  private final class Anew: UITableViewController, TableList, ObservedList {
    final class Chore: Identifiable {
      let id: String
      init(_ id: String) { self.id = id }
    }
    var listData = [[Chore]]()
    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func makeListData() -> [[Chore]] { [["Sow", "Reap"].map(Chore.init)] }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with chore: Chore,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = chore.id }
  }

  @available(macOS 14, *)
  @Test func `a model that can't be observed is found, one that makes objects anew is followed`() {
    ListScreen(Anew(style: .plain)).expectAgreement()
    let screen = ListScreen(Followers(style: .plain))
    screen.expectAgreement()
    screen.controller.model.chores = ["Reap"]
    #expect(
      screen.disagreements() == [
        "Mark the class of the model @Observable, or call followModel() after its changes. The list "
          + "has other data than makeListData() returns."
      ])
    screen.controller.followModel()
    screen.expectAgreement()
  }

  @Test func `a view whose list is gone is found`() {
    let outer = UIViewController()
    let screen = ListScreen(outer)
    var list: Words? = Words(["Sow", "Reap", "Bake"])
    list.map { outer.view.addSubview($0.view) }
    #expect((screen.rowCounts, screen.disagreements()) == ([3], []))
    list = nil
    let sentence =
      "The table view in UIViewController has no data source: its list was released, or never "
      + "connected. Keep a strong reference to the list, as by addChild(_:), or call "
      + "connectList()."
    expectIssues {
      screen.tap([4, 0])
    } matching: {
      $0.comments.first?.rawValue.contains("[3]. \(sentence)") == true
    }
    #expect(screen.disagreements().first == sentence)
  }

  // MARK: Containers

  @Test func `a tab bar controller is shown as it is, with the list of its tab in front`() {
    let tabs = UITabBarController()
    let chores = GardenChores()
    let other = UINavigationController(rootViewController: ForgetfulChores())
    tabs.viewControllers = [chores, other]
    let screen = ListScreen(tabs)
    #expect(
      [screen.window.rootViewController, screen.topViewController] == [tabs, chores])
    #expect(screen.tap([0, 1]))
    tabs.selectedIndex = 1
    #expect(screen.text == "  Sow\n  Reap")
    // The controller of a tab is shown in its tab bar controller.
    let tab = UITabBarController()
    tab.viewControllers = [UINavigationController(rootViewController: GardenChores())]
    let list = (tab.viewControllers?[0] as? UINavigationController)?.topViewController
    let inner = ListScreen(list ?? UIViewController())
    #expect((inner.window.rootViewController, inner.rowCounts) == (tab, [2, 1]))
    #expect(User().select(tabAt: 0, in: tab))
  }

  @Test(arguments: [390, 1_200] as [CGFloat])
  func `a split view controller shows its list in front`(width: CGFloat) {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(ForgetfulChores(), for: .primary)
    split.setViewController(GardenChores(), for: .secondary)
    let screen = ListScreen(split, size: CGSize(width: width, height: 844))
    #expect(screen.window.rootViewController === split)
    #expect(screen.topViewController is GardenChores || split.isCollapsed)
    #expect(screen.tap([0, 1]))
    screen.expectAgreement()
  }

  @Test func `the list in front is the one that was pushed, and shown by its outermost parent`() {
    let pushing = ListScreen(GardenChores())
    pushing.controller.navigationController?.pushViewController(
      ForgetfulChores(), animated: false)
    #expect(pushing.text == "  Sow\n  Reap")
    #expect((pushing.goBack(), pushing.text.hasPrefix("Field")) == (true, true))
    let (parent, chores) = (UIViewController(), GardenChores())
    parent.addChild(chores)
    chores.view.frame = parent.view.bounds
    parent.view.addSubview(chores.view)
    chores.didMove(toParent: parent)
    let screen = ListScreen(chores)
    #expect(
      [screen.window.rootViewController, screen.topViewController] == [parent, chores])
    #expect(screen.swipeToDelete([0, 0]))
  }

  @Test func `an exception is an issue, and the process continues`() {
    let screen = ListScreen(ForgetfulChores())
    expectIssues {
      UIKitException.recording {
        screen.tableView?.insertRows(at: [[0, 9]], with: .none)
      }
    } matching: { issue in
      (issue.error as? UIKitException)?.name == .internalInconsistency
    }
    screen.expectAgreement()
    let exceptions = UIKitException.raised {
      UIKitException.recording {}
      screen.tableView?.insertRows(at: [[0, 9]], with: .none)
    }
    #expect(exceptions.count == 1, "The handler before is that after")
  }
}

extension ListScreen {
  /// The first disagreement, without the difference that it explains.
  fileprivate var reason: String? {
    disagreements().first?.components(separatedBy: " The view and the list").first
  }
}
