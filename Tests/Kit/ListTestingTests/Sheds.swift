import ListTesting

/// A tool with what controls show of it.
struct Tool: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
  var isSharp = false
  var note = ""
}

/// A list of tools with every gesture that there is, in whatever view.
@MainActor
protocol Shed: CollapsibleList, IndexedList, EditableList, UndoableList, SwipeableList,
  ContextMenuList, MultipleSelectionList, FilteredList, PlaceholderList
where Object == Tool, ListData == [ListSection<Tool>], SelectionID == Int {
  var log: [String] { get set }
}

/// The views in which a list is shown.
enum ShedKind: CaseIterable {
  case table, collection

  @MainActor var shed: any Shed & UIViewController {
    switch self {
    case .table: ToolTable(style: .plain)
    case .collection: ToolCollection()
    }
  }

  /// A screen that shows the tools, and the list of them.
  @MainActor func screen(height: CGFloat = 844) -> (ListScreen<UIViewController>, any Shed) {
    let shed = shed
    return (ListScreen(shed as UIViewController, size: CGSize(width: 390, height: height)), shed)
  }
}

extension Shed {
  static var tools: [ListSection<Tool>] {
    let names = [["Axe", "Awl"], ["Bow", "Bit", "Bar"]]
    return names.enumerated().map { section, names in
      let title = String(names[0].prefix(1))
      return ListSection(
        id: title, names.enumerated().map { Tool(id: section * 10 + $0, name: $1) },
        headerTitle: title, footerTitle: "\(names.count) tools", indexTitle: title)
    }
  }

  var names: [[String]] { listData.map { $0.items.map(\.name) } }

  func listView(_ listView: ListView, didSelect tool: Tool, at indexPath: IndexPath) {
    log.append("select \(tool.name)")
  }
  func editingStyle(of tool: Tool, at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    tool.name == "Bow" ? .insert : .delete
  }
  func canEdit(_ tool: Tool, at indexPath: IndexPath) -> Bool { tool.name != "Bit" }
  func didTapInsertionControl(of tool: Tool, at indexPath: IndexPath) {
    insertItem(Tool(id: 99, name: "Box"), at: indexPath)
  }
  func leadingSwipeActions(for tool: Tool, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  { UISwipeActionsConfiguration(actions: [action("Lend", tool)]) }
  func trailingSwipeActions(for tool: Tool, at indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    if tool.name == "Bar" { return UISwipeActionsConfiguration(actions: [action("Sell", tool)]) }
    return UISwipeActionsConfiguration(actions: [
      action("Sell", tool), .delete(tool, at: indexPath, of: self),
    ])
  }
  private func action(_ title: String, _ tool: Tool) -> UIContextualAction {
    UIContextualAction(style: .normal, title: title) { [weak self] _, _, isDone in
      self?.log.append("\(title) \(tool.name)")
      isDone(true)
    }
  }
  func contextMenu(for tool: Tool, at indexPath: IndexPath) -> UIMenu? {
    if tool.name == "Awl" { return nil }
    let oil = UIAction(title: "Oil") { [weak self] _ in self?.log.append("Oil \(tool.name)") }
    let burn = UIAction(title: "Burn", attributes: .disabled) { _ in }
    let more = UIMenu(
      title: "More",
      children: [
        UIAction(title: "Hide") { [weak self] _ in self?.log.append("Hide \(tool.name)") }
      ])
    return UIMenu(children: [oil, burn, more])
  }
  func filter(for text: String) -> @Sendable (Tool) -> Bool {
    { $0.name.localizedStandardContains(text) }
  }
  func selectionDidChange() { log.append("selected \(selectedIDs.sorted())") }

  /// Adds the bar buttons.
  func addButtons(to controller: UIViewController) {
    let buy = UIBarButtonItem(
      title: "Buy", primaryAction: UIAction { [weak self] _ in self?.buy(in: controller) })
    let count = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.log.append("count") })
    count.accessibilityLabel = "Count"
    let sell = UIBarButtonItem(title: "Sell", primaryAction: UIAction { _ in })
    sell.isEnabled = false
    controller.navigationItem.leftBarButtonItem = controller.editButtonItem
    controller.navigationItem.rightBarButtonItems = [buy, count]
    controller.toolbarItems = [sell]
  }

  private func buy(in controller: UIViewController) {
    let alert = UIAlertController(
      title: "Buy a Tool", message: "What is its name?", preferredStyle: .alert)
    alert.addTextField { $0.text = "Spade" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Buy", style: .default) { [weak self, weak alert] _ in
        let name = alert?.textFields?[0].text ?? ""
        self?.insertItem(Tool(id: 50, name: name), at: [1, 0])
      })
    let sell = UIAlertAction(title: "Sell", style: .destructive)
    sell.isEnabled = false
    alert.addAction(sell)
    controller.present(alert, animated: false)
  }

  func show(_ tool: Tool, in controls: ToolControls) {
    controls.label.text = tool.name
    controls.sharp.isOn = tool.isSharp
    controls.note.text = tool.note
    controls.lend.isEnabled = tool.name != "Awl"
    controls.onEvent = { [weak self] in self?.log.append("\($0) \(tool.name)") }
  }
}

/// The label and the controls of a cell.
final class ToolControls: UIView, UITextFieldDelegate {
  let label = UILabel()
  let sharp = UISwitch()
  let lend = UIButton(type: .system)
  let note = UITextField(frame: .zero)
  var onEvent: (String) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    sharp.accessibilityLabel = "Sharp"
    lend.setTitle("Lend", for: .normal)
    note.placeholder = "Note"
    note.delegate = self
    let parts: [UIView] = [label, sharp, lend, note]
    for (index, view) in parts.enumerated() {
      view.frame = CGRect(x: 80 * index, y: 0, width: 70, height: 31)
      addSubview(view)
    }
    sharp.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onEvent(sharp.isOn ? "sharp" : "blunt")
      }, for: .valueChanged)
    lend.addAction(
      UIAction { [weak self] _ in self?.onEvent("lend") }, for: .primaryActionTriggered)
  }
  required init?(coder: NSCoder) { nil }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { !string.contains("!") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    onEvent("note \(textField.text ?? "")")
    return true
  }
}

final class ToolCell: UITableViewCell {
  let controls = ToolControls(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(controls)
  }
  required init?(coder: NSCoder) { nil }
}

final class ToolItem: UICollectionViewListCell {
  let controls = ToolControls(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(controls)
  }
  required init?(coder: NSCoder) { nil }
}

final class ToolTable: UITableViewController, TableList, Shed {
  var listData = ToolTable.tools
  var selectedIDs: Set<Int> = []
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons(to: self)
    connectList()
  }
  func listView(
    _ tableView: UITableView, configure cell: ToolCell, with tool: Tool, at indexPath: IndexPath
  ) {
    show(tool, in: cell.controls)
    cell.accessibilityLabel = "The \(tool.name)"
  }
}

final class ToolCollection: UICollectionViewController, CollectionList, Shed {
  var listData = ToolCollection.tools
  var selectedIDs: Set<Int> = []
  var log: [String] = []

  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    addSwipeActions(to: &configuration)
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(
      using: configuration)
    addButtons(to: self)
    connectList()
  }
  func listView(
    _ collectionView: UICollectionView, configure cell: ToolItem, with tool: Tool,
    at indexPath: IndexPath
  ) {
    show(tool, in: cell.controls)
    cell.accessibilityLabel = "The \(tool.name)"
    cell.accessories = [
      .delete(),
      .insert { [weak self] in self?.didTapInsertionControl(of: tool, at: indexPath) },
      .detail { [weak self] in self?.log.append("detail \(tool.name)") },
    ]
  }
}
