import Foundation
import ListControllers
import ListStore
import ListTesting
import Observation
import Testing

/// Rows whose objects change so that they need another kind of cell.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ChangedCellIdentifiersTests {
  struct Setting: Identifiable, Equatable {
    let id: Int
    var isSwitch = false
    var identifier: String { isSwitch ? "switch" : "plain" }
  }

  final class SwitchCell: UITableViewCell {}

  class Settings: UITableViewController, TableList, MultipleSelectionList {
    var listData = [[Setting(id: 0), Setting(id: 1), Setting(id: 2)]]
    var selectedIDs: Set<Int> = []
    var configurations: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
      tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
      connectList()
    }
    func cellIdentifier(at indexPath: IndexPath) -> String {
      object(at: indexPath)?.identifier ?? ""
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with setting: Setting,
      at indexPath: IndexPath
    ) {
      configurations.append(setting.id)
      cell.textLabel?.text = "\(setting.id) \(type(of: cell))"
    }
  }

  final class SettingsGrid: UICollectionViewController, CollectionList {
    var listData = [[Setting(id: 0), Setting(id: 1), Setting(id: 2)]]

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "plain")
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "switch")
      connectList()
    }
    func cellIdentifier(at indexPath: IndexPath) -> String {
      object(at: indexPath)?.identifier ?? ""
    }
    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewListCell,
      with setting: Setting, at indexPath: IndexPath
    ) {
      var content = cell.defaultContentConfiguration()
      content.text = "\(setting.id) \(setting.identifier)"
      cell.contentConfiguration = content
    }
  }

  private func identifiers(in list: Settings) -> [String?] {
    list.listData[0].indices.map {
      list.tableView.cellForRow(at: [0, $0])?.reuseIdentifier
    }
  }

  @Test func `a row gets a cell of the kind that its object needs now`() {
    let list = Settings(style: .plain)
    let screen = ListScreen(list)
    let kept = list.tableView.cellForRow(at: [0, 0])
    list.configurations = []
    let outcome = list.setListData([
      [Setting(id: 0), Setting(id: 1, isSwitch: true), Setting(id: 2)]
    ])
    #expect(
      (outcome, identifiers(in: list), list.configurations)
        == (.updated(batches: 1), ["plain", "switch", "plain"], [1]))
    #expect(list.tableView.cellForRow(at: [0, 0]) === kept)
    screen.expectAgreement()
    // A row that gets a new cell stays selected.
    list.tableView.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    list.replaceItem(at: [0, 2], with: Setting(id: 2, isSwitch: true))
    #expect(
      (identifiers(in: list), list.tableView.indexPathsForSelectedRows)
        == (["plain", "switch", "switch"], [[0, 2]]))
    screen.expectAgreement()
  }

  @Test func `rows that move or change their place beside others get new cells, too`() {
    let list = Settings(style: .plain)
    let screen = ListScreen(list)
    list.setListData([
      [
        Setting(id: 7), Setting(id: 2, isSwitch: true), Setting(id: 1),
        Setting(id: 0, isSwitch: true),
      ]
    ])
    #expect(identifiers(in: list) == ["plain", "switch", "plain", "switch"])
    screen.expectAgreement()
    // Row 7 is deleted above rows that change without moving.
    list.setListData([[Setting(id: 2), Setting(id: 1, isSwitch: true), Setting(id: 0)]])
    #expect(identifiers(in: list) == ["plain", "switch", "plain"])
    screen.expectAgreement()
  }

  @Test func `items of a collection view get new cells`() {
    let list = SettingsGrid(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)))
    let screen = ListScreen(list)
    list.setListData([
      [Setting(id: 0), Setting(id: 2, isSwitch: true), Setting(id: 1, isSwitch: true)]
    ])
    #expect(screen.text.contains("1 switch"))
    let shown = (0..<3).map { list.collectionView.cellForItem(at: [0, $0])?.reuseIdentifier }
    #expect(shown == ["plain", "switch", "switch"])
    screen.expectAgreement()
  }

  @available(macOS 14, *)
  @Observable @MainActor final class Kinds {
    var areSwitches = false
  }

  @available(macOS 14, *)
  final class ObservedSettings: UITableViewController, TableList, ObservedList, PlainTable {
    let kinds = Kinds()
    var listData: [[Int]] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
      tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
      connectList()
    }
    func makeListData() -> [[Int]] { [[1, 2]] }
    func cellIdentifier(at indexPath: IndexPath) -> String {
      kinds.areSwitches && indexPath.row == 1 ? "switch" : "plain"
    }
  }

  @available(macOS 14, *)
  @Test func `what an observed list reads to choose a cell is followed, and a row stays selected`()
  {
    let list = ObservedSettings(style: .plain)
    let screen = ListScreen(list)
    list.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    list.kinds.areSwitches = true
    screen.window.layoutIfNeeded()
    let shown = (0..<2).map { list.tableView.cellForRow(at: [0, $0])?.reuseIdentifier }
    #expect(
      (shown, list.tableView.indexPathsForSelectedRows) == (["plain", "switch"], [[0, 1]]))
    screen.expectAgreement()
    list.kinds.areSwitches = false
    screen.window.layoutIfNeeded()
    #expect(list.tableView.cellForRow(at: [0, 1])?.reuseIdentifier == "plain")
    screen.expectAgreement()
  }

  /// A step whose cell depends on its place.
  struct Step: Codable, Identifiable, Hashable, Sendable {
    var id: Int
    var place: Int
  }

  final class Steps: UITableViewController, FetchedTableList, ReorderableList, PlainTable {
    var fetchedResultsController: FetchedResultsController<Step>!
    var save: ([Step]) -> Void = { _ in }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
      tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
      connectList()
    }
    func cellIdentifier(at indexPath: IndexPath) -> String {
      object(at: indexPath)?.place == 0 ? "switch" : "plain"
    }
    func text(of step: Step) -> String { "\(step.id) at \(step.place)" }
    func didMove(_ step: Step, from source: IndexPath, to destination: IndexPath) {
      var steps = (0..<numberOfItems(inSection: 0)).compactMap { object(at: [0, $0]) }
      steps.insert(steps.remove(at: source.row), at: destination.row)
      save(steps)
    }
  }

  @Test func `rows of a database get new cells after a move by the user`() throws {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Step.self)
    try store.write { for id in 0..<3 { try $0.insert(Step(id: id, place: id)) } }
    let list = Steps(style: .plain)
    list.fetchedResultsController = try store.fetchedResultsController(
      for: FetchRequest(Step.self).order(by: \.place))
    list.save = { steps in
      try? store.write {
        for (place, step) in steps.enumerated() { try $0.update(Step(id: step.id, place: place)) }
      }
    }
    let screen = ListScreen(list)
    list.setEditing(true, animated: false)
    screen.drag([0, 0], to: [0, 2])
    let shown = (0..<3).map { list.tableView.cellForRow(at: [0, $0])?.reuseIdentifier }
    #expect(
      (screen.rowTexts, shown)
        == (["1 at 0", "2 at 1", "0 at 2"], ["switch", "plain", "plain"]))
    screen.expectAgreement()
  }

  /// A list that makes its cells itself.
  final class OwnCells: UITableViewController, TableList, PlainTable {
    var listData = [[Setting(id: 0)]]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "own")
      connectList()
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "own", for: indexPath)
      cell.textLabel?.text = listData[0][indexPath.row].identifier
      return cell
    }
  }

  @Test func `a cell that the list makes itself is configured again`() {
    let list = OwnCells(style: .plain)
    let screen = ListScreen(list)
    let cell = list.tableView.cellForRow(at: [0, 0])
    list.setListData([[Setting(id: 0, isSwitch: true)]])
    #expect(list.tableView.cellForRow(at: [0, 0]) === cell)
    #expect(screen.rowTexts == ["switch"])
    screen.expectAgreement()
  }

  /// A list that loads more when its last row is displayed.
  final class Growing: Settings {
    var limit = 5
    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      guard listData[0].count < limit, indexPath.row == listData[0].count - 1 else { return }
      setListData([listData[0] + [Setting(id: listData[0].count)]])
    }
  }

  @Test(arguments: [true, false])
  func `data that is set while a changed row is displayed is shown`(isSwitch: Bool) {
    let list = Growing(style: .plain)
    let screen = ListScreen(list)
    #expect(screen.rowCounts == [5])
    let raised = UIKitException.raised {
      list.limit = 7
      list.setListData([
        [Setting(id: 0), Setting(id: 1, isSwitch: isSwitch)] + (2..<6).map { Setting(id: $0) }
      ])
      screen.window.layoutIfNeeded()
    }
    let identifier = isSwitch ? "switch" : "plain"
    #expect(
      (raised.map(\.reason), screen.rowCounts, identifiers(in: list)[1])
        == ([], [7], identifier))
    screen.expectAgreement()
  }

  @available(macOS 14, *)
  @Observable @MainActor final class Gadget: @MainActor Identifiable {
    let id: Int
    var isSwitch = false
    init(id: Int) { self.id = id }
  }

  @available(macOS 14, *)
  final class Gadgets: UICollectionViewController, CollectionList, ObservedList, ReorderableList {
    let gadgets = (0..<4).map { Gadget(id: $0) }
    var listData: [[Gadget]] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      for identifier in ["plain", "switch"] {
        collectionView.register(
          UICollectionViewListCell.self, forCellWithReuseIdentifier: identifier)
      }
      connectList()
    }
    func makeListData() -> [[Gadget]] { [gadgets] }
    func cellIdentifier(at indexPath: IndexPath) -> String {
      object(at: indexPath)?.isSwitch == true ? "switch" : "plain"
    }
    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewListCell,
      with gadget: Gadget, at indexPath: IndexPath
    ) {
      var content = cell.defaultContentConfiguration()
      content.text = "\(gadget.id) \(gadget.isSwitch)"
      cell.contentConfiguration = content
    }
  }

  @available(macOS 14, *)
  @Test(arguments: 0..<4)
  func `a row that changes while the user holds an item follows after it`(row: Int) async {
    let list = Gadgets(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .plain)))
    let screen = ListScreen(list)
    let collection: UICollectionView = list.collectionView
    #expect(collection.beginInteractiveMovementForItem(at: [0, 1]))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 200))
    collection.layoutIfNeeded()
    list.gadgets[row].isSwitch = true
    screen.window.layoutIfNeeded()
    collection.cancelInteractiveMovement()
    await screen.wait { screen.text.contains("\(row) true") }
    #expect(collection.cellForItem(at: [0, row])?.reuseIdentifier == "switch")
    screen.expectAgreement()
  }
}
