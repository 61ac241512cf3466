import ListTesting
import Testing

@MainActor struct MixedRowsTests {
  final class SwitchCell: UITableViewCell {}

  struct Setting: Identifiable, Equatable {
    let id: Int
    var isOn = false
  }

  final class Settings: ForwardingRows, TableList {
    var listData = Settings.model(isOn: false)

    static func model(isOn: Bool) -> ListModel {
      ListModel {
        Section("Network") {
          Row("switch", Setting(id: 1, isOn: isOn))
          if isOn { Row("UITableViewCell", "Home") }
        }
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
    }

    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with row: Row,
      at indexPath: IndexPath
    ) {
      switch row.model {
      case let setting as Setting: cell.textLabel?.text = setting.isOn ? "on" : "off"
      case let text as String: cell.textLabel?.text = text
      default: break
      }
    }
  }

  @Test func `each row has its own cell, and the list follows its model`() {
    let list = Settings()
    let screen = ListScreen(list)
    let cell = list.tableView.cellForRow(at: [0, 0])
    #expect(cell is SwitchCell)
    #expect(cell?.textLabel?.text == "off")
    let outcome = list.setListData(Settings.model(isOn: true))
    #expect((outcome, screen.rowTexts) == (.updated(batches: 1), ["on", "Home"]))
    #expect(list.tableView.cellForRow(at: [0, 0]) === cell)
    #expect(!(list.tableView.cellForRow(at: [0, 1]) is SwitchCell))
  }
}
