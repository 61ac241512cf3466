import ListControllers
import ListTesting
import Testing

/// A topic of the tests' trees. Its subtopics are part of its value.
struct Topic: Identifiable, Hashable, Sendable {
  let id: String
  var subtopics: [Topic]?
  var note = ""

  init(_ id: String, _ subtopics: [Topic]? = nil) {
    self.id = id
    self.subtopics = subtopics
  }

  static let all = [
    Topic("a", [Topic("b", [Topic("c"), Topic("d", [])]), Topic("e")]), Topic("f"),
    Topic("g", [Topic("h", [Topic("i")])]),
  ]
}

/// A list of trees with what goes with it, in whatever view, and however it gets UIKit's calls.
@MainActor
protocol Outlined: OutlineList, FilteredList, EditableList, MultipleSelectionList, PlaceholderList,
  TitledList, IndexedList
where Object == Topic, ListData == [Outline<Topic>], SelectionID == String {
  var log: [String] { get set }
  /// The identifiers of the topics whose cells were configured.
  var configured: [String] { get set }
  var taps: Bool { get set }
  var buttons: Bool { get set }
}

extension Outlined {
  func listView(_ listView: ListView, didSelect topic: Topic, at indexPath: IndexPath) {
    log.append("select \(topic.id)")
  }
  func togglesOnTap(_ topic: Topic, at indexPath: IndexPath) -> Bool { taps }
  var showsDisclosures: Bool { buttons }
  func filter(for text: String) -> @Sendable (Topic) -> Bool { { $0.id.contains(text) } }
  func show(_ topic: Topic, in cell: UIView) {
    configured.append(topic.id)
    cell.accessibilityLabel = topic.id
  }
}

final class ForwardingOutlineTable: UITableViewController, TableList, Outlined {
  var listData = [Outline(Topic.all, children: \.subtopics)]
  var selectedIDs: Set<String> = []
  var (log, configured, taps, buttons) = ([String](), [String](), true, true)

  override func viewDidLoad() {
    super.viewDidLoad()
    showPlaceholder()
    tableView.allowsMultipleSelectionDuringEditing = true
  }
  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with topic: Topic,
    at indexPath: IndexPath
  ) { show(topic, in: cell) }

  override func numberOfSections(in tableView: UITableView) -> Int { numberOfSections }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    numberOfItems(inSection: section)
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { tableCell(at: indexPath) }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableDidSelectItem(at: indexPath)
  }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    forwarding.didDeselectItem(at: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { indentationLevel(at: indexPath) }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    forwarding.canEditItem(at: indexPath)
  }
}

final class BridgedOutlineTable: ConnectedTable, TableList, Outlined {
  var listData = [Outline(Topic.all, children: \.subtopics)]
  var selectedIDs: Set<String> = []
  var (log, configured, taps, buttons) = ([String](), [String](), true, true)

  func listView(
    _ tableView: UITableView, configure cell: UITableViewCell, with topic: Topic,
    at indexPath: IndexPath
  ) { show(topic, in: cell) }
}

extension Outlined {
  fileprivate var listLayout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
  }
}

final class ForwardingOutlineCollection: UICollectionViewController, CollectionList, Outlined {
  var listData = [Outline(Topic.all, children: \.subtopics)]
  var selectedIDs: Set<String> = []
  var (log, configured, taps, buttons) = ([String](), [String](), true, true)

  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = listLayout
    showPlaceholder()
    collectionView.allowsMultipleSelectionDuringEditing = true
  }
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewListCell,
    with topic: Topic, at indexPath: IndexPath
  ) { show(topic, in: cell) }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { numberOfSections }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { numberOfItems(inSection: section) }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionCell(at: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { collectionDidSelectItem(at: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { forwarding.didDeselectItem(at: indexPath) }
}

final class BridgedOutlineCollection: UICollectionViewController, CollectionList, Outlined {
  var listData = [Outline(Topic.all, children: \.subtopics)]
  var selectedIDs: Set<String> = []
  var (log, configured, taps, buttons) = ([String](), [String](), true, true)

  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.collectionViewLayout = listLayout
    connectList()
  }
  func listView(
    _ collectionView: UICollectionView, configure cell: UICollectionViewListCell,
    with topic: Topic, at indexPath: IndexPath
  ) { show(topic, in: cell) }
}

/// How an outline gets UIKit's calls, and in what view.
enum OutlineKind: String, CaseIterable, CustomTestStringConvertible {
  case forwardingTable, bridgedTable, forwardingCollection, bridgedCollection

  var testDescription: String { rawValue }

  @MainActor var list: any Outlined & UIViewController {
    switch self {
    case .forwardingTable: ForwardingOutlineTable(style: .plain)
    case .bridgedTable: BridgedOutlineTable(style: .plain)
    case .forwardingCollection: ForwardingOutlineCollection()
    case .bridgedCollection: BridgedOutlineCollection()
    }
  }
}

typealias OutlineScreen = ListScreen<UIViewController>

extension OutlineScreen {
  convenience init(
    _ kind: OutlineKind, height: CGFloat = 1_200, expanding ids: Set<String> = [],
    prepare: (any Outlined) -> Void = { _ in }
  ) {
    let list = kind.list
    list.listData = [Outline(Topic.all, expandedIDs: ids, children: \.subtopics)]
    prepare(list)
    self.init(list, size: CGSize(width: 320, height: height))
  }

  var outline: any Outlined & UIViewController { controller as! any Outlined & UIViewController }

  /// The visible rows in words: their identifiers, indented by their cells' level, with what their
  /// buttons show.
  var outlineText: String {
    window.layoutIfNeeded()
    let table = tableView.map { table in
      (table.indexPathsForVisibleRows ?? []).compactMap(table.cellForRow)
    }
    let cells: [UIView] =
      table
      ?? collectionView.map { view in
        view.indexPathsForVisibleItems.sorted().compactMap(view.cellForItem)
      } ?? []
    return cells.map { cell in
      let level =
        (cell as? UITableViewCell)?.indentationLevel
        ?? (cell as? UICollectionViewListCell)?.indentationLevel ?? 0
      let image = Self.button(in: cell)?.configuration?.image
      let sign =
        image == nil
        ? "" : image == UIImage(systemName: "chevron.down") ? "-" : "+"
      return String(repeating: ".", count: level) + (cell.accessibilityLabel ?? "?") + sign
    }.joined(separator: " ")
  }

  /// Taps a row, and returns the rows then.
  func tapped(_ indexPath: IndexPath) -> String {
    tap(indexPath)
    return outlineText
  }

  /// Taps the button of a row, and returns the rows then.
  func pressed(_ indexPath: IndexPath) -> String {
    tap(button: nil, at: indexPath)
    return outlineText
  }

  private static func button(in view: UIView) -> UIButton? {
    if let button = view as? UIButton { return button }
    for view in view.subviews {
      if let button = button(in: view) { return button }
    }
    return nil
  }
}
