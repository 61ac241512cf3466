import Foundation
import Testing

@testable import HeadlessUIKit

/// Lists whose data changes by snapshots, of the shape of Apple's sample "Implementing Modern
/// Collection Views".
@MainActor struct ModernDataTests {
  private let user = User()

  // MARK: Search

  private final class SearchScreen: UIViewController, UISearchBarDelegate {
    private static let harbours = ["Oslo", "Bergen", "Stavanger", "Bodø", "Tromsø", "Ålesund"]
    let searchBar = UISearchBar(frame: .zero)
    private(set) var collection: UICollectionView!
    private var source: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
      super.viewDidLoad()
      let layout = sections { _, environment in
        let columns = environment.container.effectiveContentSize.width > 800 ? 3 : 2
        return section(
          row(.pt(32), .fixed(10), of: item(.w(1), .h(1)), count: columns),
          insets: [10, 10, 10, 10], spacing: 10)
      }
      let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      self.collection = collection
      for view in [collection, searchBar] {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
      }
      let views: [String: Any] = ["list": collection, "bar": searchBar]
      NSLayoutConstraint.activate(
        ["H:|[list]|", "H:|[bar]|", "V:[bar]-20-[list]|"].flatMap {
          NSLayoutConstraint.constraints(
            withVisualFormat: $0, options: [], metrics: nil, views: views)
        } + [
          searchBar.topAnchor.constraint(
            equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1)
        ])
      searchBar.delegate = self
      let cells = UICollectionView.CellRegistration<TextCell, String> { cell, _, name in
        cell.label.text = name
      }
      source = UICollectionViewDiffableDataSource(collectionView: collection) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      search(for: "")
    }

    private func search(for text: String) {
      let found = Self.harbours.filter {
        text.isEmpty || $0.lowercased().contains(text.lowercased())
      }
      source.show(found.sorted(), animated: true)
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      search(for: searchText)
    }

    func cell(_ item: Int) -> TextCell? {
      collection.layoutIfNeeded()
      return collection.cellForItem(at: [0, item]) as? TextCell
    }
    var names: [String?] {
      (0..<collection.numberOfItems(inSection: 0)).map { cell($0)?.label.text }
    }
  }

  /// "Mountains Search": each character applies a snapshot with what contains the text.
  @Test func `typing filters the list, and what stays keeps its cell`() throws {
    let screen = SearchScreen()
    let window = UIWindow.showing(screen)
    let (bar, list) = (screen.searchBar.frame, screen.collection.frame)
    #expect(
      (bar.minX, bar.minY, bar.width, list.minY, list.maxY) == (0, 8, 320, bar.maxY + 20, 640))
    // (320 - 2 * 10 - 10) / 2 is 145; three rows of 32, 10 points apart, and 10 around them.
    let facts = RecordedView(asking: screen.collection)
    facts.expect(
      "all", "content: 320 136; 0.0: 10 10 145 32; 0.1: 165 10 145 32; 0.5: 165 94 145 32")
    let all = ["Bergen", "Bodø", "Oslo", "Stavanger", "Tromsø", "Ålesund"]
    #expect(screen.names == all)
    let stavanger = try #require(screen.cell(3))
    let field = screen.searchBar.searchTextField
    func names(typing text: String) -> [String?]? {
      user.type(text, into: field) ? screen.names : nil
    }
    #expect(names(typing: "n") == ["Bergen", "Stavanger", "Ålesund"])
    #expect((names(typing: "G"), screen.cell(0)) == (["Stavanger"], stavanger))
    facts.expect("one", "content: 320 52; 0.0: 10 10 145 32")
    #expect(names(typing: "x") == [])
    // A section without items has no length, and neither have its insets.
    facts.expect("none", "content: 320 0")
    let isDeleted = (0..<3).map { _ in user.deleteBackward(in: field) }
    #expect((isDeleted, screen.names) == ([true, true, true], all))
    window.frame.size = CGSize(width: 920, height: 640)
    window.layoutIfNeeded()
    // Wider than 800: (920 - 2 * 10 - 2 * 10) / 3 is 293.333, which ends on a pixel before it.
    facts.expect("wide", "content: 920 94; 0.1: 313.5 10 293 32; 0.3: 10 52 293 32")
  }

  // MARK: Settings

  private final class NetworksScreen: UIViewController {
    enum Section { case settings, networks }
    enum Row: Hashable {
      case isOn
      case current
      case network(String)
    }
    let table = UITableView(frame: .zero, style: .insetGrouped)
    private var source: UITableViewDiffableDataSource<Section, Row>!
    private var isOn = true
    private var networks: Set = ["Harbour", "Beacon", "Dock"]
    private(set) var provided = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      table.translatesAutoresizingMaskIntoConstraints = false
      view.fill(with: table)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      source = UITableViewDiffableDataSource(tableView: table) { [weak self] table, path, row in
        self?.provided += 1
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        var content = cell.defaultContentConfiguration()
        cell.accessoryView = nil
        switch row {
        case .isOn:
          content.text = "Wi-Fi"
          let control = UISwitch()
          control.isOn = self?.isOn ?? false
          control.addAction(
            UIAction { [weak self, weak control] _ in self?.turn(control?.isOn ?? false) },
            for: .valueChanged)
          cell.accessoryView = control
        case .current:
          content.text = "Home"
          cell.accessoryType = .detailDisclosureButton
        case .network(let name):
          content.text = name
          cell.accessoryType = .detailDisclosureButton
        }
        cell.contentConfiguration = content
        return cell
      }
      source.defaultRowAnimation = .fade
      update(animated: false)
    }

    private func turn(_ isOn: Bool) {
      self.isOn = isOn
      update()
    }

    /// Takes other networks.
    func discover(_ names: Set<String>) {
      networks = names
      update()
    }

    private func update(animated: Bool = true) {
      var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
      snapshot.appendSections([.settings])
      snapshot.appendItems(isOn ? [.isOn, .current] : [.isOn], toSection: .settings)
      if isOn {
        snapshot.appendSections([.networks])
        snapshot.appendItems(networks.sorted().map(Row.network), toSection: .networks)
      }
      source.apply(snapshot, animatingDifferences: animated)
    }

    var texts: [[String?]] { table.contentTexts }
    var control: UISwitch? { table.cellForRow(at: [0, 0])?.accessoryView as? UISwitch }
  }

  @Test func `a switch shows and hides the networks`() throws {
    let screen = NetworksScreen()
    let window = UIWindow.showing(screen)
    let table = screen.table
    #expect(
      (screen.texts, table.cellForRow(at: [1, 0])?.accessoryType) == (
        [["Wi-Fi", "Home"], ["Beacon", "Dock", "Harbour"]], .detailDisclosureButton
      ))
    let control = try #require(screen.control)
    #expect(control.isOn)
    // Rows that stay keep their cells, and the provider isn't asked for them.
    let kept = table.cellForRow(at: [1, 1])
    let provided = screen.provided
    screen.discover(["Harbour", "Dock", "Anchor", "Quay"])
    let all = [["Wi-Fi", "Home"], ["Anchor", "Dock", "Harbour", "Quay"]]
    #expect(
      (screen.texts, screen.provided, table.cellForRow(at: [1, 1])) == (all, provided + 2, kept))
    #expect((user.toggle(control), screen.texts) == (true, [["Wi-Fi"]]))
    #expect(screen.control === control && !control.isOn)
    #expect((user.toggle(control), screen.texts) == (true, all))
    // An inset group of rows of 44 points, 16 points from the sides.
    let first = table.rectForRow(at: [0, 0])
    let cell = table.cellForRow(at: [0, 0])?.frame
    #expect(
      ([first.height, table.rectForRow(at: [0, 1]).minY], [cell?.minX, cell?.width]) == (
        [44, first.maxY], [16, 288]
      ))
    _ = window
  }

  // MARK: Sorting

  /// A row of numbers, which sorts itself by one insertion a step.
  private final class Numbers: Hashable, @unchecked Sendable {
    private(set) var values: [Int]
    private var sorted = 1
    init(_ values: [Int]) { self.values = values }
    var isSorted: Bool { sorted >= values.count }
    func step() {
      let value = values.remove(at: sorted)
      values.insert(value, at: values[..<sorted].firstIndex { $0 > value } ?? sorted)
      sorted += 1
    }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    static func == (first: Numbers, second: Numbers) -> Bool { first === second }
  }

  /// "Insertion Sort Visualization": a snapshot of the current state changes step by step. Sections
  /// are rows of as many columns as fit.
  @Test func `each step moves one swatch of each row that isn't sorted`() throws {
    let rows = [Numbers([3, 1, 2, 0, 4]), Numbers([10, 11, 12, 13, 14]), Numbers([21, 20, 22])]
    let layout = sections { _, environment in
      let columns = Int(environment.container.effectiveContentSize.width / 16)
      return section(row(.pt(34), of: item(.w(1), .h(1)), count: columns))
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 90, height: 102), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<TextCell, Int> { cell, _, number in
      cell.label.text = "\(number)"
    }
    let source = UICollectionViewDiffableDataSource<Numbers, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Numbers, Int>()
    for row in rows {
      snapshot.appendSections([row])
      snapshot.appendItems(row.values)
    }
    source.apply(snapshot)
    view.layoutIfNeeded()
    var shown: [[String?]] {
      view.layoutIfNeeded()
      return (0..<view.numberOfSections).map { section in
        (0..<view.numberOfItems(inSection: section)).map {
          (view.cellForItem(at: [section, $0]) as? TextCell)?.label.text
        }
      }
    }
    /// Returns whether a row was still unsorted.
    func step() -> Bool {
      var snapshot = source.snapshot()
      let unsorted = snapshot.sectionIdentifiers.filter { !$0.isSorted }
      for row in unsorted {
        row.step()
        snapshot.deleteItems(row.values)
        snapshot.appendItems(row.values, toSection: row)
      }
      if !unsorted.isEmpty { source.apply(snapshot) }
      return !unsorted.isEmpty
    }
    // Five columns of 16 fit into 90, which they share.
    RecordedView(asking: view).expect(
      "sort", "content: 90 102; 0.0: 0 0 18 34; 0.4: 72 0 18 34; 2.2: 36 68 18 34")
    let three = try #require(view.cellForItem(at: [0, 0]))
    let first = ["1", "3", "2", "0", "4"]
    #expect((step(), shown[0], shown[2]) == (true, first, ["20", "21", "22"]))
    #expect((view.cellForItem(at: [0, 1]), three.frame.minX) == (three, 18))
    #expect((step(), shown[0]) == (true, ["1", "2", "3", "0", "4"]))
    #expect((step(), shown[0]) == (true, ["0", "1", "2", "3", "4"]))
    #expect((step(), step()) == (true, false))
    #expect(
      (shown[1], view.cellForItem(at: [0, 3]), three.frame.minX) == (
        ["10", "11", "12", "13", "14"], three, 54
      ))
    // The next round begins with other sections.
    var next = NSDiffableDataSourceSnapshot<Numbers, Int>()
    next.appendSections([Numbers([2, 1])])
    next.appendItems([2, 1])
    source.apply(next, animatingDifferences: false)
    #expect(shown == [["2", "1"]])
  }
}
