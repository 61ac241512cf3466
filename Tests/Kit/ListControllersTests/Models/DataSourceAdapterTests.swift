import ListFactories
import ListTesting
import Testing

@MainActor struct DataSourceAdapterTests {
  struct Setting: Identifiable, Equatable {
    let id: Int
    var isOn = false
  }

  final class SwitchCell: UITableViewCell {
    let control = UISwitch()
  }
  final class TextCell: UITableViewCell { let label = UILabel() }
  final class SwitchItem: UICollectionViewCell { let control = UISwitch() }
  final class TextItem: UICollectionViewCell { let label = UILabel() }

  private func model(isOn: Bool, texts: [String] = ["Version 1"]) -> ListModel {
    ListModel {
      Section("Network", id: 0) { Row("SwitchCell", Setting(id: 1, isOn: isOn)) }
      Section("About", id: 1) {
        for text in texts { Row("text", text) }
      }
    }
  }

  private var cells: RowConfigurator<UITableViewCell> {
    var cells = RowConfigurator<UITableViewCell>()
    cells.use(SwitchCell.self, for: Setting.self) { cell, setting, _ in
      cell.control.isOn = setting.isOn
    }
    cells.use(TextCell.self, for: String.self, identifier: "text") { cell, text, _ in
      cell.label.text = text
    }
    return cells
  }

  private func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    view.frame = window.bounds
    window.addSubview(view)
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test func `several kinds of cells in a table, without a cast (JSQ#10)`() throws {
    let adapter = DataSourceAdapter(model(isOn: true), configurator: cells)
    let table = UITableView()
    table.dataSource = adapter.tableViewDataSource
    let window = show(table)
    let toggle = try #require(table.cellForRow(at: [0, 0]) as? SwitchCell)
    func text(_ path: IndexPath) -> String? {
      (table.cellForRow(at: path) as? TextCell)?.label.text
    }
    let header = table.headerView(forSection: 1)?.textLabel?.text
    #expect((toggle.control.isOn, text([1, 0]), header) == (true, "Version 1", "About"))
    let outcome = adapter.setModel(
      model(isOn: false, texts: ["Version 1", "Imprint"]), on: table)
    window.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 0]) === toggle)
    #expect(
      (outcome, toggle.control.isOn, text([1, 1])) == (.updated(batches: 1), false, "Imprint"))
    // Another configurator shows the same rows in another way.
    adapter.configurator.use(TextCell.self, for: String.self, identifier: "text") { cell, text, _ in
      cell.label.text = text.uppercased()
    }
    table.reloadData()
    window.layoutIfNeeded()
    #expect(text([1, 0]) == "VERSION 1")
    // A list of mixed rows needs no cast either.
    final class Settings: UITableViewController, TableList {
      var listData = ListModel {
        Section { Row("SwitchCell", Setting(id: 1, isOn: true)) }
      }
      var cells = RowConfigurator<UITableViewCell>()
      override func viewDidLoad() {
        super.viewDidLoad()
        cells.register(in: tableView)
        connectList()
      }
      func listView(
        _ tableView: UITableView, configure cell: UITableViewCell, with row: Row,
        at indexPath: IndexPath
      ) { cells.configure(cell, for: row, at: indexPath) }
    }
    let list = Settings(style: .plain)
    list.cells = cells
    let screen = ListScreen(list)
    #expect((screen.tableView?.cellForRow(at: [0, 0]) as? SwitchCell)?.control.isOn == true)
  }

  @Test func `several kinds of cells in a collection view`() {
    var cells = RowConfigurator<UICollectionViewCell>()
    cells.use(SwitchItem.self, for: Setting.self, identifier: "SwitchCell") { cell, setting, _ in
      cell.control.isOn = setting.isOn
    }
    cells.use(TextItem.self, for: String.self, identifier: "text") { cell, text, _ in
      cell.label.text = text
    }
    let adapter = DataSourceAdapter(model(isOn: true), configurator: cells)
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 300, height: 30)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.dataSource = adapter.collectionViewDataSource
    let window = show(collection)
    let isOn = (collection.cellForItem(at: [0, 0]) as? SwitchItem)?.control.isOn
    let text = (collection.cellForItem(at: [1, 0]) as? TextItem)?.label.text
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
    let title = (header as? TitledSupplementaryView)?.label.text
    #expect((isOn, text, title) == (true, "Version 1", "About"))
    withExtendedLifetime(window) {}
  }

  @Test func `an adapter is freed, and its view is empty then`() {
    let table = UITableView()
    weak var freed: DataSourceAdapter<RowConfigurator<UITableViewCell>>?
    var source: (any UITableViewDataSource)?
    do {
      let adapter = DataSourceAdapter(model(isOn: true), configurator: cells)
      freed = adapter
      source = adapter.tableViewDataSource
    }
    #expect(freed == nil)
    table.dataSource = source
    let window = show(table)
    #expect(table.numberOfSections == 0)
    withExtendedLifetime(window) {}
  }

  @Test func `a row of an unknown kind, or with another model, ends the process with a sentence`()
    async
  {
    let unknown = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let cells = RowConfigurator<UITableViewCell>()
        cells.configure(UITableViewCell(), for: Row("text", "a"), at: [0, 0])
      }
    }
    let other = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        var cells = RowConfigurator<UITableViewCell>()
        cells.use(UITableViewCell.self, for: Int.self, identifier: "text") { _, _, _ in }
        cells.configure(UITableViewCell(), for: Row("text", "a"), at: [0, 0])
      }
    }
    let texts = [unknown, other].map {
      String(decoding: $0?.standardErrorContent ?? [], as: UTF8.self)
    }
    let sentences = [
      "A row with a model of type String has the identifier “text”",
      "show models of type Int in cells of class UITableViewCell, but this row has a model of "
        + "type String",
    ]
    #expect(zip(texts, sentences).map { $0.contains($1) } == [true, true], "\(texts)")
  }
}
