import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Collections, search, menus, actions, switches and alerts with fields, by keys.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct TerminalCollectionTests {
  private let size = TerminalSize(columns: 30, rows: 8)

  private func drive(_ controller: UIViewController, _ body: (TerminalNavigator) -> Void) {
    let old = ListMetrics.current
    ListMetrics.current = TerminalNavigator.oneLine
    defer { ListMetrics.current = old }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 240, height: 308))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let navigator = TerminalNavigator(window: window)
    _ = navigator.frame(size)
    body(navigator)
  }

  private func text(_ navigator: TerminalNavigator) -> [String] {
    navigator.frame(size).lines.dropLast().map(\.plainText)
  }

  /// The text that the cursor is on.
  private func cursor(_ navigator: TerminalNavigator) -> String? {
    for line in navigator.frame(size).lines {
      let marked = line.spans.filter { $0.style.reverse }.map(\.text).joined()
      let whole = line.style.reverse ? line.plainText : marked
      let trimmed = whole.trimmingCharacters(in: .whitespaces)
      if !trimmed.isEmpty { return trimmed }
    }
    return nil
  }

  private func press(_ navigator: TerminalNavigator, _ keys: TerminalKey...) {
    for key in keys { #expect(navigator.handle(.key(key))) }
  }

  @Test func `a grid is drawn with several items a line`() {
    drive(Grid(["a", "bb", "長い", "d", "e"])) { navigator in
      #expect(
        text(navigator).prefix(3) == ["             Grid", "a         bb        長い", "d         e"])
    }
  }

  @Test func `keys move in two dimensions, enter opens, a click too`() {
    let grid = Grid((0..<100).map(String.init))
    drive(grid) { navigator in
      #expect(cursor(navigator) == "0")
      press(navigator, .right, .down)
      #expect(cursor(navigator) == "4")
      press(navigator, .left, .up)
      #expect(cursor(navigator) == "0")
      press(navigator, .end)
      #expect(cursor(navigator) == "99")
      press(navigator, .up)
      #expect(cursor(navigator) == "96")
      press(navigator, .home, .enter)
      #expect(grid.selected == [[0, 0]])
      _ = navigator.frame(size)
      let spot = TerminalPosition(column: 12, row: 2)
      _ = navigator.handle(.mouse(TerminalMouse(.press(0), at: spot)))
      #expect(grid.selected.last == [0, 4])
    }
  }

  @Test func `a key in a grid of 150,000 items makes what is visible`() {
    let grid = Grid([])
    grid.computed = 150_000
    drive(grid) { navigator in
      press(navigator, .end, .up, .pageUp, .home, .pageDown, .down)
      #expect(grid.asked < 200)
    }
  }

  @Test func `a collection list shows accessories, outlines and actions`() {
    drive(Outline()) { navigator in
      #expect(text(navigator)[1] == "  Fruit                    ›")
      press(navigator, .enter)
      #expect(
        text(navigator)[1...3] == [
          "  Fruit                    ⌄", "   Apple                  12",
          "  Nuts                     ›",
        ])
      press(navigator, .left)
      #expect(text(navigator)[1] == "  Fruit                    ›")
      press(navigator, .right)
      #expect(text(navigator)[1] == "  Fruit                    ⌄")
      press(navigator, .down, .character("s"))
      #expect(text(navigator)[2] == "  Apple     12 [Throw] [Eat]")
      press(navigator, .right, .enter)
      #expect(!text(navigator).contains { $0.contains("Throw") })
    }
  }

  @Test(arguments: [TerminalKey.character("s"), .up, .tab])
  func `a key hides the actions of an item, and the cursor stays`(_ key: TerminalKey) {
    drive(Outline()) { navigator in
      press(navigator, .down, .character("s"))
      #expect(text(navigator)[2].hasSuffix("[Throw] [Eat]"))
      press(navigator, key)
      #expect(text(navigator)[2] == "  Nuts                     ›")
      #expect(cursor(navigator)?.hasPrefix("Nuts") == true)
    }
  }

  @Test func `search: a slash begins, letters filter, escape ends`() {
    let names = Searched()
    drive(names) { navigator in
      #expect(text(navigator)[1] == "⌕ Search")
      press(navigator, .character("/"))
      #expect(text(navigator)[1].hasPrefix("⌕ _"))
      for letter in "be" { press(navigator, .character(letter)) }
      #expect(text(navigator)[1].hasPrefix("⌕ be_"))
      #expect(names.shown == ["Beate"])
      press(navigator, .character("q"))
      #expect(names.shown == [])
      #expect(text(navigator).contains { $0.contains("No Results for “beq”") })
      press(navigator, .backspace)
      #expect(names.shown == ["Beate"])
      press(navigator, .escape)
      #expect(names.shown == ["Ada", "Beate"])
      #expect(text(navigator)[1] == "⌕ Search")
    }
  }

  @Test func `a menu is chosen from, a switch is toggled, an alert is filled in`() {
    let names = Searched()
    drive(names) { navigator in
      press(navigator, .character("m"))
      #expect(text(navigator).suffix(2).first?.contains("Rename") == true)
      press(navigator, .enter)
      #expect(text(navigator).contains { $0.contains("[Ada_]") || $0.contains("[Ada]") })
      press(navigator, .backspace, .character("m"), .enter)
      #expect(names.shown == ["Adm", "Beate"])
      #expect(text(navigator)[2] == "  Adm                    [ ]")
      press(navigator, .character(" "))
      #expect(text(navigator)[2] == "  Adm                    [x]")
    }
  }
}

/// A grid of texts, three a line.
final class Grid: UICollectionViewController {
  private let items: [String]
  var computed: Int?
  var asked = 0
  var selected: [IndexPath] = []

  init(_ items: [String]) {
    self.items = items
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 44)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    super.init(collectionViewLayout: layout)
    title = "Grid"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { computed ?? items.count }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = computed == nil ? items[indexPath.item] : "\(indexPath.item)"
    cell.contentConfiguration = content
    return cell
  }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { selected.append(indexPath) }
}

/// An outline in a list.
private final class Outline: UICollectionViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>!

  init() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(
        actions: ["Eat", "Throw"].map {
          UIContextualAction(style: .normal, title: $0) { _, _, done in done(true) }
        })
    }
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = "Outline"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories =
        item == "Apple"
        ? [.label(text: "12")]
        : [.outlineDisclosure(options: UICellAccessory.OutlineDisclosureOptions(style: .header))]
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruit", "Nuts"])
    outline.append(["Apple"], to: "Fruit")
    source.apply(outline, to: 0)
  }
}

/// Names that can be searched, renamed and switched on.
private final class Searched: UITableViewController, UISearchResultsUpdating {
  private var names = ["Ada", "Beate"]
  private(set) var shown = ["Ada", "Beate"]
  private let control = UISwitch()

  override func viewDidLoad() {
    title = "Names"
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = text.isEmpty ? names : names.filter { $0.lowercased().hasPrefix(text) }
    contentUnavailableConfiguration =
      shown.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    cell.accessoryView = indexPath.row == 0 ? control : nil
    return cell
  }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      UIMenu(children: [UIAction(title: "Rename") { _ in self?.rename(indexPath.row) }])
    })
  }

  private func rename(_ row: Int) {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = self.names[row] }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self, weak alert] _ in
        self?.names[row] = alert?.textFields?[0].text ?? ""
        self?.shown = self?.names ?? []
        self?.tableView.reloadData()
      })
    present(alert, animated: true)
  }
}
