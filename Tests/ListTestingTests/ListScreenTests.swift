import ListTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(5)), .expectingIssues) struct ListScreenTests {
  @Test func `a screen shows its list as text`() {
    let screen = ListScreen(GardenChores())
    #expect(
      screen.text == """
        Field
          Sow
          Reap
        House
          Bake  ›
        """)
    #expect(screen.window.bounds.size == CGSize(width: 390, height: 844))
    #expect(screen.controller.navigationController === screen.window.rootViewController)
  }

  @Test func `a screen shows as many rows as its size has room for`() {
    let chores = ForgetfulChores()
    chores.listData = [(0..<100).map { "Chore \($0)" }]
    let screen = ListScreen(chores, size: CGSize(width: 320, height: 200))
    let count = screen.text.split(separator: "\n").count
    #expect((2...5).contains(count))
    #expect(screen.tap([0, 99]))
    #expect(screen.text.hasSuffix("> Chore 99"))
    screen.expectRefusal { $0.tap([0, 100]) }
  }

  @Test func `headers of empty sections that are visible are lines too`() {
    let chores = GardenChores()
    chores.listData =
      [ListSection([], headerTitle: "Attic")]
      + [ListSection(["Bake"], headerTitle: "House"), ListSection([], headerTitle: "Yard")]
    let screen = ListScreen(chores)
    #expect(screen.text == "Attic\nHouse\n  Bake  ›\nYard")
    chores.setListData([
      ListSection([], headerTitle: "Attic"), ListSection([], headerTitle: "Yard"),
    ])
    #expect(screen.text == "Attic\nYard")
    chores.setListData(
      ["Roof", "Attic", "House", "Yard", "Lane"].map {
        ListSection($0 == "House" ? ["Bake"] : [], headerTitle: $0)
      })
    #expect(screen.text == "Roof\nAttic\nHouse\n  Bake  ›\nYard\nLane")
  }

  @Test func `headers that are off screen are no lines`() {
    let chores = GardenChores()
    chores.listData = (0..<40).map { ListSection(["Row \($0)"], headerTitle: "Section \($0)") }
    let screen = ListScreen(chores, size: CGSize(width: 320, height: 400))
    screen.tap([20, 0])
    let headers = screen.text.split(separator: "\n").filter { $0.hasPrefix("Section") }
    #expect(headers.contains("Section 20") && (2...8).contains(headers.count))
  }

  @Test func `a tapped row is selected`() {
    let screen = ListScreen(GardenChores())
    #expect(screen.tap([0, 1]))
    #expect(screen.text.contains("\n> Reap\n"))
    screen.expectAgreement()
    #expect(screen.text.contains("\n> Reap\n"))
  }

  @Test func `rows are deleted, dragged, found and repeated`() {
    let screen = ListScreen(GardenChores())
    #expect(screen.swipeToDelete([0, 0]))
    #expect(screen.controller.listData[0].items == ["Reap"])
    #expect(screen.choose(swipeAction: "Twice", at: [0, 0]))
    screen.expectRefusal { $0.choose(swipeAction: "Thrice", at: [0, 0]) }
    #expect(screen.controller.listData[0].items == ["Reap again", "Reap"])
    #expect(screen.search(for: "again"))
    #expect(screen.text == "Field\n  Reap again")
    #expect(screen.cancelSearch())
    screen.controller.setEditing(true, animated: false)
    #expect(screen.drag([0, 0], to: [1, 0]))
    #expect(screen.controller.listData.map(\.items) == [["Reap"], ["Reap again", "Bake"]])
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
    #expect(screen.tap([0, 1]))
    #expect(screen.text.contains("\n> Reap\n"))
    #expect(screen.disagreements().isEmpty)
    #expect(screen.text.contains("\n> Reap\n"))
    screen.expectRefusal { $0.tapAccessory(at: [0, 1]) }
    screen.expectRefusal { $0.tap([2, 0]) }
    #expect(screen.drag([0, 1], to: [0, 0]))
    #expect(screen.controller.listData.map(\.items) == [["Reap", "Sow"], ["Bake"]])
    screen.expectAgreement()
    screen.controller.listData[1].items = []
    #expect(
      screen.disagreements().first
        == "\(Self.unshown) The view and the list have different numbers of rows in section 1: "
        + "1 and 0.")
  }

  @Test(arguments: [5, 44, 300] as [CGFloat])
  func `a list agrees wherever it is scrolled to, however wrong its estimates are`(
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
  }

  @Test(arguments: [5, 44, 300] as [CGFloat])
  func `a list is scrolled to its end, however wrong its estimates are`(estimate: CGFloat) {
    let chores = GardenChores()
    chores.listData = [ListSection((0..<200).map { "Row \($0)" }, headerTitle: "Rows")]
    chores.tableView.estimatedRowHeight = estimate
    let screen = ListScreen(chores)
    #expect(screen.scrollToEnd())
    #expect(screen.rowTexts.last == "Row 199")
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
    await expectIssue("The screen waited in vain for the text “Weed”.") {
      await $0.wait(for: "Weed", timeout: 0.01)
    }
    await expectIssue("The screen waited in vain for three rows.") {
      await $0.wait("for three rows", until: { screen.rowCounts == [3] }, timeout: 0.01)
    }
    await expectIssue("The screen waited in vain.") {
      await $0.wait(until: { screen.rowCounts == [3] }, timeout: 0.01)
    }
  }

  @Test func `a view that was not updated disagrees with its list`() {
    let screen = ListScreen(ForgetfulChores())
    #expect(screen.disagreements().isEmpty)
    screen.controller.listData = [["Sow", "Weed"]]
    let found = screen.disagreements()
    #expect(found.count == 1)
    #expect(found.first?.contains("-   Reap\n+   Weed") == true)
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
  }

  private static let unshown =
    "The list has other data than it has shown. Set the data by setListData(_:), which updates the "
    + "view."

  private class Unconnected: UITableViewController, TableList {
    var listData = [["Sow", "Reap"]]
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with chore: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = chore }
  }

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

  @Test func `a list whose view isn't the first in its controller is told so`() {
    #expect(
      ListScreen(Hidden()).disagreements().first?.hasPrefix(
        "The first table view or collection view in Hidden isn't the list's own. Add the list's "
          + "view to the view of Hidden, before any other. The view and") == true)
  }

  @Test func `a list of pages that isn't connected loads nothing when it is compared`() {
    final class Unconnected: UITableViewController, PagedTableList {
      var pager: Pager<Story>!
      func listView(
        _ tableView: UITableView, configure cell: UITableViewCell, with story: Story,
        at indexPath: IndexPath
      ) {}
    }
    let loader = TestLoader<Int?, Page<Story, Int>>()
    let list = Unconnected(style: .plain)
    list.pager = Pager { try await loader.load($0) }
    #expect(
      ListScreen(list).disagreements() == [
        "Call connectList() in viewDidLoad, or forward the data source's methods to the list. "
          + "Unconnected shows no rows."
      ])
    #expect(list.pager.delegate == nil)
    #expect(!list.pager.refreshState.isUnderWay)
  }

  /// A list that nothing connects with its view.
  private class Loose: UITableViewController, TableList {
    var listData = [["a", "b"]]
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with word: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = word }
  }

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @Test func `a contained list is compared as one in front`() {
    final class Outer: UIViewController {
      let list: Loose
      init(_ list: Loose) {
        self.list = list
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(list)
        list.view.frame = view.bounds
        view.addSubview(list.view)
        list.didMove(toParent: self)
      }
    }
    final class Tight: Loose {
      override func viewDidLoad() {
        super.viewDidLoad()
        connectList()
      }
    }
    #expect(
      ListScreen(Outer(Loose(style: .plain))).disagreements() == [
        "Call connectList() in viewDidLoad, or forward the data source's methods to the list. "
          + "Loose shows no rows."
      ])
    let screen = ListScreen(Outer(Tight(style: .plain)))
    #expect(screen.disagreements() == [])
    screen.controller.list.listData = [["c"]]
    #expect(
      screen.disagreements().first?.hasPrefix(
        "The list has other data than it has shown. Set the data by setListData(_:)") == true)
  }

  @Test func `of two contained lists, that of the first view is compared`() {
    final class Pair: UIViewController {
      let lists = [["a", "b"], ["c"]].map { words in
        let list = Words(style: .plain)
        list.listData = [words]
        return list
      }
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
    final class Words: Loose {
      override func viewDidLoad() {
        super.viewDidLoad()
        connectList()
      }
    }
    let screen = ListScreen(Pair())
    #expect(screen.rowTexts == ["c"])
    #expect(screen.disagreements() == [])
  }

  @Test func `a list that forwards two methods, or has another data source, is asked`() {
    final class Forwarding: Loose {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        numberOfItems(inSection: section)
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { tableCell(at: indexPath) }
    }
    #expect(ListScreen(Forwarding(style: .plain)).disagreements() == [])
    let (list, source) = (Loose(style: .plain), Source())
    list.tableView.dataSource = source
    let screen = ListScreen(list)
    #expect(screen.disagreements() == [])
    list.listData = [["a"]]
    #expect(!screen.disagreements().isEmpty)
  }

  /// An object that is notified in place of a list.
  private final class Others: PagerDelegate, FetchedResultsControllerDelegate {
    typealias PagedObject = Story
    typealias FetchedObject = FetchedChores.Chore
  }

  @Test func `a list that isn't notified of its pages is told so`() async {
    let loader = TestLoader<Int?, Page<Story, Int>>()
    let page = Page<Story, Int>([Story(id: 1, title: "Hello"), Story(id: 2, title: "World")])
    let pager = Pager { try await loader.load($0) }
    let others = Others()
    pager.delegate = others
    let screen = ListScreen(StoriesController(pager))
    await loader.answer(with: page)
    #expect(
      screen.disagreements().first?.hasPrefix(
        "The list isn't notified, because the delegate of its pager is an object of class Others. "
          + "Don't set the delegate, or call the same methods of the list in it. The view and")
        == true)
  }

  @Test func `a list whose pager is removed is told to reload its view`() async {
    final class Stories: UITableViewController, PagedTableList {
      var pager: Pager<Story>!
      override func viewDidLoad() {
        super.viewDidLoad()
        connectList()
      }
      func listView(
        _ tableView: UITableView, configure cell: UITableViewCell, with story: Story,
        at indexPath: IndexPath
      ) { cell.textLabel?.text = story.title }
    }
    let loader = TestLoader<Int?, Page<Story, Int>>()
    let list = Stories(style: .plain)
    list.pager = Pager { try await loader.load($0) }
    let screen = ListScreen(list)
    await loader.answer(with: Page([Story(id: 1, title: "Hello")]))
    await screen.settle()
    #expect(screen.rowTexts == ["Hello"])
    let pager = list.pager
    list.pager = nil
    screen.window.layoutIfNeeded()
    #expect(screen.disagreements() == [])
    #expect(pager?.objects.count == 1)
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

  @Test func `a list that ignores its pages is told so`() async {
    let loader = TestLoader<Int?, Page<Story, Int>>()
    let list = IgnoredStories(style: .plain)
    list.pager = Pager { try await loader.load($0) }
    let screen = ListScreen(list)
    await loader.answer(with: Page([Story(id: 1, title: "Hello"), Story(id: 2, title: "World")]))
    #expect(
      screen.disagreements().first?.hasPrefix(
        "The list has other data than it has shown. Report each change of the data to the list. The "
          + "view and") == true)
  }

  @Test func `a cell that shows something else than its configuration is found`() {
    let chores = ListScreen(ForgetfulChores())
    chores.tableView?.cellForRow(at: [0, 0])?.textLabel?.text = "Weed"
    #expect(
      chores.disagreements().first?.hasPrefix(
        "Set the data by setListData(_:), and compare in == all that a row shows. Set in each "
          + "configuration of a cell all that it shows. A reload changes the content of the view:\n-   Weed\n+   Sow"
      ) == true)
    let source = InMemorySource(
      [FetchedChores.Chore(id: "Sow", title: "Sow")], by: { $0.title < $1.title })
    let fetched = FetchedChores(style: .plain)
    fetched.fetchedResultsController = FetchedResultsController(source)
    let screen = ListScreen(fetched)
    screen.tableView?.cellForRow(at: [0, 0])?.textLabel?.text = "Weed"
    #expect(
      screen.disagreements().first?.hasPrefix(
        "Report each change of the data. Set in each configuration of a cell all that it shows. A "
          + "reload changes the content of the view:\n-   Weed\n+   Sow") == true)
  }

  private class Reused: UITableViewController, TableList {
    var listData = [["Sow", "Reap", "Bake"]]
    var marked = "Sow"
    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with chore: String,
      at indexPath: IndexPath
    ) {
      cell.textLabel?.text = chore
      if chore == marked { cell.accessoryType = .checkmark }
    }
  }

  @Test func `what a reused cell has kept is found`() {
    let screen = ListScreen(Reused(style: .plain))
    #expect(screen.disagreements() == [])
    screen.controller.marked = "Reap"
    screen.controller.setListData([["Reap", "Sow", "Bake"]])
    screen.tableView?.reconfigureRows(at: [[0, 0], [0, 1]])
    let found = screen.disagreements()
    #expect(found.count == 1)
    #expect(found.first?.contains("-   Sow  ✓\n+   Sow") == true)
    #expect(screen.disagreements() == [])
  }

  @Test func `a cell in which the user types stays`() {
    final class Fields: Reused {
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
    let screen = ListScreen(Fields(style: .plain))
    let cell = screen.tableView?.cellForRow(at: [0, 0])
    let field = cell?.contentView.subviews.first as? UITextField
    field?.becomeFirstResponder()
    field?.text = "Draft"
    #expect(screen.disagreements() == [])
    #expect(field?.isFirstResponder == true && field?.text == "Draft")
    field?.resignFirstResponder()
    #expect(screen.disagreements().count == 1)
    #expect(screen.tableView?.cellForRow(at: [0, 0]) !== cell)
  }

  @available(macOS 14, *)
  private final class Followers: UITableViewController, TableList, ObservedList {
    /// A model that can't be observed.
    final class Model { var chores = ["Sow"] }
    let model = Model()
    var listData = [[String]]()
    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
    func makeListData() -> [[String]] { [model.chores] }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with chore: String,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = chore }
  }

  @available(macOS 14, *)
  @Test func `a model that can't be observed is found`() {
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

  @available(macOS 14, *)
  @Test func `a model whose objects are made anew each time is followed`() {
    final class Chore: Identifiable {
      let id: String
      init(_ id: String) { self.id = id }
    }
    final class Anew: UITableViewController, TableList, ObservedList {
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
    ListScreen(Anew(style: .plain)).expectAgreement()
  }

  @Test func `data that is set twice is found`() {
    let screen = ListScreen(Reused(style: .plain))
    screen.controller.marked = ""
    screen.controller.listData[0][0] = "Weed"
    screen.controller.setListData(screen.controller.listData)
    #expect(
      screen.disagreements().first?.hasPrefix(
        "setListData(_:) got the data that listData had already. Pass a changed copy, and don't set "
          + "listData yourself. Set in each") == true)
  }

  @Test func `a view whose list is gone is found`() {
    let outer = UIViewController()
    let screen = ListScreen(outer)
    var list: Reused? = Reused(style: .plain)
    list.map { outer.view.addSubview($0.view) }
    #expect(screen.rowCounts == [3] && screen.disagreements() == [])
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

  @Test func `a list that isn't notified of fetched changes is told so`() {
    let source = InMemorySource(
      [FetchedChores.Chore(id: "Sow", title: "Sow")], by: { $0.title < $1.title })
    let chores = FetchedChores(style: .plain)
    chores.fetchedResultsController = FetchedResultsController(source)
    let screen = ListScreen(chores)
    let others = Others()
    chores.fetchedResultsController.delegate = others
    source.upsert(FetchedChores.Chore(id: "Reap", title: "Reap"))
    #expect(
      screen.disagreements().first?.hasPrefix(
        "The list isn't notified, because the delegate of its fetched results controller is an "
          + "object of class Others. Don't set the delegate, or call the same methods of the list "
          + "in it. The view and") == true)
    chores.fetchedResultsController.delegate = nil
    source.upsert(FetchedChores.Chore(id: "Bake", title: "Bake"))
    #expect(
      screen.disagreements().first?.hasPrefix(
        "The list isn't notified of changes. Set its fetchedResultsController, and call "
          + "connectList(). The view")
        == true)
  }

  @Test func `a list that wasn't connected is told so`() {
    let found = ListScreen(Unconnected(style: .plain)).disagreements()
    let remedy =
      "Call connectList() in viewDidLoad, or forward the data source's methods to the list."
    #expect(found == ["\(remedy) Unconnected shows no rows."])
    let other = ListScreen(Sourceless()).disagreements()
    #expect(other == ["\(remedy) Sourceless shows no rows."])
  }

  @Test func `a screen without a list has no text and takes no gestures`() {
    let screen = ListScreen(UIViewController())
    #expect(screen.text == "")
    screen.expectRefusal { $0.tap([0, 0]) }
    screen.expectRefusal { $0.swipeToDelete([0, 0]) }
    screen.expectRefusal { $0.pullToRefresh() }
    screen.expectRefusal { $0.search(for: "a") }
    screen.expectRefusal { $0.cancelSearch() }
    screen.expectRefusal { $0.goBack() }
    #expect(screen.disagreements().isEmpty)
  }

  @Test func `the list in front is the one that was pushed`() {
    let screen = ListScreen(GardenChores())
    screen.controller.navigationController?.pushViewController(ForgetfulChores(), animated: false)
    #expect(screen.text == "  Sow\n  Reap")
    #expect(screen.goBack())
    #expect(screen.text.hasPrefix("Field"))
  }

  @Test func `a tab bar controller is shown as it is, with the list of its tab in front`() {
    let tabs = UITabBarController()
    let chores = GardenChores()
    let other = UINavigationController(rootViewController: ForgetfulChores())
    tabs.viewControllers = [chores, other]
    let screen = ListScreen(tabs)
    #expect(screen.window.rootViewController === tabs)
    #expect(screen.topViewController === chores)
    #expect(screen.tap([0, 1]))
    tabs.selectedIndex = 1
    #expect(screen.text == "  Sow\n  Reap")
    // The controller of a tab is shown in its tab bar controller.
    let tab = UITabBarController()
    tab.viewControllers = [UINavigationController(rootViewController: GardenChores())]
    let list = (tab.viewControllers?[0] as? UINavigationController)?.topViewController
    let inner = ListScreen(list ?? UIViewController())
    #expect(inner.window.rootViewController === tab)
    #expect(inner.rowCounts == [2, 1])
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

  @Test func `a controller in a container is shown by its outermost parent`() {
    let (parent, chores) = (UIViewController(), GardenChores())
    parent.addChild(chores)
    chores.view.frame = parent.view.bounds
    parent.view.addSubview(chores.view)
    chores.didMove(toParent: parent)
    let screen = ListScreen(chores)
    #expect(screen.window.rootViewController === parent)
    #expect(screen.topViewController === chores)
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
