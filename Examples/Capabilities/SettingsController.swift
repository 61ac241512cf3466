import ListFactories

/// A list of switches, choices, and accounts. Each protocol of the conformance adds a capability
/// for the user, and the kit's links implement UIKit's methods for all of them.
///
/// All that the user does changes the settings, and nothing else: the list follows them by itself.
@available(iOS 17, tvOS 17, visionOS 1, macOS 14, *)
final class SettingsController: UITableViewController, TableList,
  ObservedList,  // the list follows the settings
  TitledList,  // the footer below the accounts
  CollapsibleList,  // a tap on a header
  FilteredList,  // the search bar
  PlaceholderList,  // what a search that found nothing shows
  EditableList,  // accounts are deleted
  ReorderableList,  // accounts are dragged
  SwipeableList,  // networks are forgotten
  ContextMenuList,  // tones are played
  RefreshableList  // networks are looked for
{
  var listData = ListModel([])
  private let settings = Settings()
  private var cells = RowConfigurator<UITableViewCell>()

  init() {
    super.init(style: .insetGrouped)
    title = "Settings"
    showKindsOfRows()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    cells.register(in: tableView)
    connectList()
  }

  func makeListData() -> ListModel { settings.model }

  // MARK: Rows

  /// Registers a cell and a typed configuration for each kind of row.
  private func showKindsOfRows() {
    cells.use(SwitchCell.self, for: Toggle.self) { [weak self] cell, toggle, _ in
      cell.textLabel?.text = toggle.title
      cell.control.isOn = toggle.isOn
      cell.turn = { self?.settings.turn(toggle.id, on: $0) }
    }
    cells.use(UITableViewCell.self, for: Network.self, identifier: "network") {
      [weak self] cell, network, _ in
      var content = UIListContentConfiguration.valueCell()
      content.text = network.id
      content.secondaryText = String(repeating: "•", count: network.strength)
      cell.contentConfiguration = content
      let isJoined = network.id == self?.settings.network
      cell.accessoryType = isJoined ? .checkmark : .none
      cell.accessibilityValue = "strength \(network.strength) of 4"
      cell.accessibilityLabel = network.id
      cell.accessibilityHint = isJoined ? nil : "Joins the network"
    }
    cells.use(UITableViewCell.self, for: Tone.self, identifier: "tone") { cell, tone, _ in
      cell.textLabel?.text = tone.id
      cell.accessoryType = tone.isChosen ? .checkmark : .none
    }
    cells.use(UITableViewCell.self, for: Account.self, identifier: "account") { cell, account, _ in
      cell.textLabel?.text = account.id
    }
  }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with row: Row,
    at indexPath: IndexPath
  ) { cells.configure(cell, for: row, at: indexPath) }

  func listView(_ tableView: UITableView, didSelect row: Row, at indexPath: IndexPath) {
    switch row.model {
    case let tone as Tone: settings.tone = tone.id
    case let network as Network: settings.network = network.id
    default: break
    }
    tableView.deselectRow(at: indexPath, animated: true)
  }

  // MARK: What the list can do

  func filter(for text: String) -> @Sendable (Row) -> Bool {
    { row in
      let title =
        switch row.model {
        case let toggle as Toggle: toggle.title
        case let network as Network: network.id
        case let tone as Tone: tone.id
        case let account as Account: account.id
        default: ""
        }
      return title.localizedStandardContains(text)
    }
  }

  func canEdit(_ row: Row, at indexPath: IndexPath) -> Bool {
    row.model is Account || row.model is Network
  }

  func editingStyle(of row: Row, at indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    row.model is Account ? .delete : .none
  }

  func shouldDelete(_ row: Row, at indexPath: IndexPath) -> Bool {
    // The list follows the settings.
    if let account = row.model as? Account { settings.accounts.removeAll { $0 == account } }
    return false
  }

  func canMove(_ row: Row, at indexPath: IndexPath) -> Bool {
    searchText.isEmpty && row.model is Account
  }

  func target(ofMoving row: Row, from source: IndexPath, to proposed: IndexPath) -> IndexPath {
    if proposed.section == source.section { return proposed }
    return proposed < source
      ? IndexPath(row: 0, section: source.section)
      : IndexPath(row: settings.accounts.count - 1, section: source.section)
  }

  func didMove(_ row: Row, from source: IndexPath, to destination: IndexPath) {
    settings.accounts.insert(settings.accounts.remove(at: source.row), at: destination.row)
  }

  func trailingSwipeActions(for row: Row, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let network = row.model as? Network else { return nil }
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Forget") { [weak self] _, _, done in
        self?.settings.networks.removeAll { $0 == network }
        done(true)
      }
    ])
  }

  func contextMenu(for row: Row, at indexPath: IndexPath) -> UIMenu? {
    guard let tone = row.model as? Tone else { return nil }
    return UIMenu(
      title: tone.id,
      children: [
        UIAction(title: "Choose") { [weak self] _ in self?.settings.tone = tone.id },
        UIAction(title: "Remove", attributes: .destructive) { [weak self] _ in
          self?.settings.tones.removeAll { $0 == tone.id }
        },
      ])
  }

  /// Searches for networks, which takes 0.3 seconds.
  func refresh() async {
    try? await Task.sleep(nanoseconds: 300_000_000)
    let known = Set(settings.networks.map(\.id))
    let found = ["Attic", "Café", "Library"].filter { !known.contains($0) }.prefix(1)
    settings.networks.insert(contentsOf: found.map { Network(id: $0, strength: 2) }, at: 0)
  }
}
