import Foundation
import ListControllers
import ListTesting
import Observation
import Testing

/// Rows whose objects change so that they need another kind of cell.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ChangedCellIdentifiersTests {
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
    #expect(outcome == .updated(batches: 1))
    #expect(identifiers(in: list) == ["plain", "switch", "plain"])
    #expect(list.tableView.cellForRow(at: [0, 0]) === kept)
    #expect(list.configurations == [1])
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

  @Test func `a row that gets a new cell stays selected`() {
    let list = Settings(style: .plain)
    let screen = ListScreen(list)
    list.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    list.replaceItem(at: [0, 1], with: Setting(id: 1, isSwitch: true))
    #expect(identifiers(in: list) == ["plain", "switch", "plain"])
    #expect(list.tableView.indexPathsForSelectedRows == [[0, 1]])
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

  @Observable @MainActor final class Kinds {
    var areSwitches = false
  }

  @available(macOS 14, *)
  final class ObservedSettings: UITableViewController, TableList, ObservedList {
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
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with number: Int,
      at indexPath: IndexPath
    ) { cell.textLabel?.text = "\(number)" }
  }

  @available(macOS 14, *)
  @Test func `what an observed list reads to choose a cell is followed`() {
    let list = ObservedSettings(style: .plain)
    let screen = ListScreen(list)
    list.kinds.areSwitches = true
    screen.window.layoutIfNeeded()
    let shown = (0..<2).map { list.tableView.cellForRow(at: [0, $0])?.reuseIdentifier }
    #expect(shown == ["plain", "switch"])
    screen.expectAgreement()
    list.kinds.areSwitches = false
    screen.window.layoutIfNeeded()
    #expect(list.tableView.cellForRow(at: [0, 1])?.reuseIdentifier == "plain")
    screen.expectAgreement()
  }
}
