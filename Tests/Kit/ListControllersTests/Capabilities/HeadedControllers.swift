import ListTesting
import Testing

/// A header or a footer with a text of any number of lines.
@MainActor protocol Tally: UIView {
  var label: UILabel { get }
}

extension Tally {
  fileprivate func show(_ label: UILabel, in view: UIView) {
    Tallies.count += 1
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    // A new view has no size, which contradicts required constraints of two edges.
    let edges = [
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
    for edge in edges { edge.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(
      edges + [
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
  }
}

/// The number of headers and footers that were made.
@MainActor enum Tallies {
  static var count = 0
}

class TableTally: UITableViewHeaderFooterView, Tally {
  let label = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    show(label, in: contentView)
  }
  required init?(coder: NSCoder) { nil }
}

class CollectionTally: UICollectionReusableView, Tally {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    show(label, in: self)
  }
  required init?(coder: NSCoder) { nil }
}

/// A view that no list of these tests shows, but some register.
final class TableTotal: TableTally {}
final class CollectionTotal: CollectionTally {}

/// A list with headers and footers of its own, in whatever view, and however it gets UIKit's calls.
@MainActor
protocol Headed: HeaderList, FooterList, CollapsibleList, ReorderableList, EditableList
where Object == Fruit, ListData == [Section<Fruit>], Header: Tally, Footer: Tally {
  var log: [String] { get set }
  var hidesHeader: (Section<Fruit>) -> Bool { get set }
}

extension Headed {
  static var fruits: [Section<Fruit>] {
    [
      Section(
        id: "a", [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Apricot")], headerTitle: "A"),
      Section(id: "b", [Fruit(id: 3, name: "Banana")], headerTitle: "B", footerTitle: "yellow"),
      Section(id: "c", [Fruit(id: 4, name: "Cherry")], headerTitle: "C"),
    ]
  }

  func showsHeader(inSection section: Int) -> Bool { !hidesHeader(shownSections[section]) }
  func showsFooter(inSection section: Int) -> Bool { footerTitle(inSection: section) != nil }
  func show(_ header: some Tally, inSection section: Int) {
    let title = headerTitle(inSection: section) ?? "-"
    log.append("header \(title)")
    header.label.text = "\(section) \(title) \(numberOfItems(inSection: section))"
  }
  func show(footer: some Tally, inSection section: Int) {
    log.append("footer \(section)")
    footer.label.text = footerTitle(inSection: section)
  }
  func show(_ fruit: Fruit, in cell: UIView) {
    log.append("cell \(fruit.name)")
    cell.accessibilityLabel = fruit.name
  }
}

final class ForwardingHeadedTable: UITableViewController, TableList, Headed {
  var listData = ForwardingHeadedTable.fruits
  var log: [String] = []
  var hidesHeader: (Section<Fruit>) -> Bool = { _ in false }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with fruit: Fruit,
    at indexPath: IndexPath
  ) { show(fruit, in: cell) }
  func listView(
    _ tableView: UITableView, configureHeader header: TableTally, inSection section: Int
  ) { show(header, inSection: section) }
  func listView(
    _ tableView: UITableView, configureFooter footer: TableTally, inSection section: Int
  ) { show(footer: footer, inSection: section) }

  override func numberOfSections(in tableView: UITableView) -> Int { numberOfSections }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numberOfItems(inSection: section)
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { tableCell(at: indexPath) }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  { forwarding.tableHeader(inSection: section, in: tableView) }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  { forwarding.tableFooter(inSection: section, in: tableView) }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    forwarding.canMoveItem(at: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { forwarding.didMoveItem(from: sourceIndexPath, to: destinationIndexPath) }
}

final class BridgedHeadedTable: ConnectedTable, TableList, Headed {
  var listData = BridgedHeadedTable.fruits
  var log: [String] = []
  var hidesHeader: (Section<Fruit>) -> Bool = { _ in false }

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with fruit: Fruit,
    at indexPath: IndexPath
  ) { show(fruit, in: cell) }
  func listView(
    _ tableView: UITableView, configureHeader header: TableTally, inSection section: Int
  ) { show(header, inSection: section) }
  func listView(
    _ tableView: UITableView, configureFooter footer: TableTally, inSection section: Int
  ) { show(footer: footer, inSection: section) }
}

@MainActor private var headedLayout: UICollectionViewLayout {
  var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
  configuration.headerMode = .supplementary
  configuration.footerMode = .supplementary
  return UICollectionViewCompositionalLayout.list(using: configuration)
}

final class ForwardingHeadedCollection: UICollectionViewController, CollectionList, Headed {
  var listData = ForwardingHeadedCollection.fruits
  var log: [String] = []
  var hidesHeader: (Section<Fruit>) -> Bool = { _ in false }

  init() { super.init(collectionViewLayout: headedLayout) }
  required init?(coder: NSCoder) { nil }

  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewListCell,
    with fruit: Fruit, at indexPath: IndexPath
  ) { show(fruit, in: cell) }
  func listView(
    _ collectionView: UICollectionView, configureHeader header: CollectionTally,
    inSection section: Int
  ) { show(header, inSection: section) }
  func listView(
    _ collectionView: UICollectionView, configureFooter footer: CollectionTally,
    inSection section: Int
  ) { show(footer: footer, inSection: section) }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { numberOfSections }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numberOfItems(inSection: section) }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionCell(at: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    forwarding.collectionSupplementaryView(ofKind: kind, at: indexPath, in: collectionView)
  }
  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { forwarding.canMoveItem(at: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { forwarding.didMoveItem(from: sourceIndexPath, to: destinationIndexPath) }
}

final class BridgedHeadedCollection: ConnectedCollection, CollectionList, Headed {
  var listData = BridgedHeadedCollection.fruits
  var log: [String] = []
  var hidesHeader: (Section<Fruit>) -> Bool = { _ in false }

  init() { super.init(collectionViewLayout: headedLayout) }
  required init?(coder: NSCoder) { nil }

  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewListCell,
    with fruit: Fruit, at indexPath: IndexPath
  ) { show(fruit, in: cell) }
  func listView(
    _ collectionView: UICollectionView, configureHeader header: CollectionTally,
    inSection section: Int
  ) { show(header, inSection: section) }
  func listView(
    _ collectionView: UICollectionView, configureFooter footer: CollectionTally,
    inSection section: Int
  ) { show(footer: footer, inSection: section) }
}

/// How a list with headers gets UIKit's calls, and in what view.
enum HeadedKind: String, CaseIterable, CustomTestStringConvertible {
  case forwardingTable, bridgedTable, forwardingCollection, bridgedCollection

  var testDescription: String { rawValue }

  @MainActor var list: any Headed & UIViewController {
    switch self {
    case .forwardingTable: ForwardingHeadedTable(style: .plain)
    case .bridgedTable: BridgedHeadedTable(style: .plain)
    case .forwardingCollection: ForwardingHeadedCollection()
    case .bridgedCollection: BridgedHeadedCollection()
    }
  }
}

typealias HeadedScreen = ListScreen<UIViewController>

extension HeadedScreen {
  convenience init(
    _ kind: HeadedKind, height: CGFloat = 1_200, prepare: (any Headed) -> Void = { _ in }
  ) {
    let list = kind.list
    prepare(list)
    self.init(list, size: CGSize(width: 320, height: height))
    window.layoutIfNeeded()
    list.log = []
  }

  var headed: any Headed & UIViewController { controller as! any Headed & UIViewController }

  /// What the visible headers show.
  var headers: [String?] { (0..<headed.numberOfSections).map(headerText) }

  /// The header of a section of the list's own.
  func tally(_ section: Int) -> (any Tally)? {
    window.layoutIfNeeded()
    let view: UIView? =
      tableView?.headerView(forSection: section)
      ?? collectionView?.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
    return view as? any Tally
  }

  /// The cell of a row or item, if it is visible.
  func headedCell(_ indexPath: IndexPath) -> UIView? {
    window.layoutIfNeeded()
    return tableView?.cellForRow(at: indexPath) ?? collectionView?.cellForItem(at: indexPath)
  }
}
