import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Collections, search, menus, actions, switches and alerts with fields, by keys.
@MainActor @Suite(.serialized) struct TerminalCollectionTests {
  private func drive(_ controller: UIViewController, _ body: (TerminalDriver) -> Void) {
    TerminalDriver.run(
      controller, TerminalSize(columns: 30, rows: 8), drawsEachKey: false, body)
  }

  @Test func `a grid is drawn with several items a line, and makes those that are visible`() {
    drive(Grid(["a", "bb", "長い", "d", "e"])) { driver in
      #expect(
        driver.lines.prefix(3) == ["             Grid", "a         bb        長い", "d         e"])
    }
    let grid = Grid([])
    grid.computed = 150_000
    drive(grid) { driver in
      driver.press(.end, .up, .pageUp, .home, .pageDown, .down)
      #expect(grid.asked < 200)
    }
  }

  @Test func `keys move in two dimensions, enter opens, a click too`() {
    let grid = Grid((0..<100).map(String.init))
    drive(grid) { driver in
      let marks = driver.marks([], [.right, .down], [.left, .up], [.end], [.up], [.home])
      #expect(marks == ["0", "4", "0", "99", "96", "0"])
      driver.press(.enter)
      _ = driver.frame
      let spot = TerminalPosition(column: 12, row: 2)
      _ = driver.navigator.handle(.mouse(TerminalMouse(.press(0), at: spot)))
      #expect(grid.selected == [[0, 0], [0, 4]])
    }
  }

  @Test func `keys move as a grid is shown from right to left`() {
    let grid = Grid((0..<6).map(String.init))
    grid.collectionView.semanticContentAttribute = .forceRightToLeft
    drive(grid) { driver in
      #expect(driver.marks([], [.left], [.left], [.left], [.right]) == ["0", "1", "2", "3", "2"])
    }
  }

  @Test func `a collection list shows accessories, outlines and actions`() {
    drive(Outline()) { driver in
      let (closed, open) = ("  Fruit                    ›", "  Fruit                    ⌄")
      #expect(driver.lines[1] == closed)
      driver.press(.enter)
      let opened = [open, "   Apple                  12", "  Nuts                     ›"]
      #expect(driver.lines[1...3] == opened[...])
      let lines = driver.after([.left], [.right]) { driver.lines[1] }
      #expect(lines == [closed, open])
      driver.press(.down, "s")
      #expect(driver.lines[2] == "  Apple     12 [Throw] [Eat]")
      driver.press(.right, .enter)
      #expect(driver.line("Throw") == nil)
    }
  }

  @Test(arguments: [TerminalKey.character("s"), .up, .tab])
  func `a key hides the actions of an item, and the cursor stays`(_ key: TerminalKey) {
    drive(Outline()) { driver in
      driver.press(.down, "s")
      #expect(driver.lines[2].hasSuffix("[Throw] [Eat]"))
      driver.press(key)
      let line = "  Nuts                     ›"
      #expect(driver.lines[2] == line && driver.marked?.hasPrefix("Nuts") == true)
    }
  }

  @Test func `search: a slash begins, letters filter, escape ends`() {
    let names = Searched()
    drive(names) { driver in
      let steps = driver.after([], ["/"], ["b", "e"], ["q"], [.backspace], [.escape]) {
        let isEmpty = driver.line("No Results for “beq”") != nil
        return ([driver.lines[1].components(separatedBy: "  ")[0]] + names.shown)
          .joined(separator: ", ") + (isEmpty ? ", nothing" : "")
      }
      #expect(
        steps == [
          "⌕ Search, Ada, Beate", "⌕ _ Search, Ada, Beate", "⌕ be_, Beate", "⌕ beq_, nothing",
          "⌕ be_, Beate", "⌕ Search, Ada, Beate",
        ])
    }
  }

  @Test func `a menu is chosen from, a switch is toggled, an alert is filled in`() {
    let names = Searched()
    drive(names) { driver in
      driver.press("m")
      #expect(driver.lines.suffix(3).first?.contains("Rename") == true)
      driver.press(.enter)
      #expect(driver.lines.contains { $0.contains("[Ada_]") || $0.contains("[Ada]") })
      driver.press(.backspace, "m", .enter)
      #expect(names.shown == ["Adm", "Beate"])
      #expect(driver.lines[2] == "  Adm                    [ ]")
      driver.press(" ")
      #expect(driver.lines[2] == "  Adm                    [x]")
    }
  }
}

/// A grid of texts, three a line.
final class Grid: UICollectionViewController {
  private final class MirroredLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }
  private let items: [String]
  var computed: Int?
  var asked = 0
  var selected: [IndexPath] = []

  init(_ items: [String]) {
    self.items = items
    let layout = MirroredLayout()
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
