import FeaturedClient
import ListTesting
import MainActorClient
import PlainClient
import SwiftFiveClient
import Testing

/// Capabilities of an app's own, beside those of the kit.
@MainActor struct OwnCapabilityTests {
  // MARK: In an app's target

  enum Client: CaseIterable {
    case plain, mainActorByDefault, allFeatures, swiftFive

    @MainActor var menus: [any List & UIViewController] {
      switch self {
      case .plain: PlainClient.menus()
      case .mainActorByDefault: MainActorClient.menus()
      case .allFeatures: FeaturedClient.menus()
      case .swiftFive: SwiftFiveClient.menus()
      }
    }
  }

  @Test(arguments: Client.allCases)
  func `a capability in one file of an app works in tables and in collection views`(
    client: Client
  ) {
    for menu in client.menus {
      let screen = ListScreen(menu as UIViewController)
      #expect(screen.headerText(inSection: 0) == "Starters")
      menu.setEditing(true, animated: false)
      for section in 0..<2 { screen.tap([section, 0]) }
      screen.expectRefusal { $0.tap([0, 1]) }
      #expect(menu.title == "[1, 3]")
      menu.setEditing(false, animated: false)
      screen.tap([0, 0])
      #expect(menu.title == "Soup")
      screen.expectRefusal { $0.tap([0, 1]) }
      #expect(menu.title == "Soup")
    }
  }

  // MARK: Order

  /// What both views' lists show; the rows beyond are there to be prefetched.
  nonisolated private static let rows = [
    ["Ada", "Grace", "+"], (0..<100).map { "row \($0)" },
  ]

  final class Table: ConnectedTable, TextTable, TitledList, CountedList, AddingList {
    var listData = OwnCapabilityTests.rows
    var log: [String] = []
    // Each of the two protocols supplies its capabilities.
    static var capabilities: [ListCapability] { [.counted] + .adding }

    func headerTitle(inSection section: Int) -> String? { "Section \(section)" }
    func listView(_ tableView: UITableView, didSelect text: String, at indexPath: IndexPath) {
      log.append("select \(text)")
    }
  }

  final class Collection: ConnectedCollection, CollectionList, TitledList, CountedList,
    AddingList
  {
    var listData = OwnCapabilityTests.rows
    var log: [String] = []
    static var capabilities: [ListCapability] { [.counted] + .adding }

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 320, height: 30)
      layout.itemSize = CGSize(width: 320, height: 44)
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { nil }

    func headerTitle(inSection section: Int) -> String? { "Section \(section)" }
    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with text: String,
      at indexPath: IndexPath
    ) { cell.accessibilityLabel = text }
    func listView(
      _ collectionView: UICollectionView, didSelect text: String, at indexPath: IndexPath
    ) { log.append("select \(text)") }
  }

  @Test func `an app's capability is asked before the kit's`() {
    let lists: [UIViewController] = [Table(style: .plain), Collection()]
    #expect(
      lists.map { ListScreen($0).headerText(inSection: 0) } == ["Section 0: 3", "Section 0: 3"])
  }

  // MARK: Hooks

  final class ForwardingTable: UITableViewController, TextTable, AddingList {
    var listData = OwnCapabilityTests.rows
    var log: [String] = []

    func listView(_ tableView: UITableView, didSelect text: String, at indexPath: IndexPath) {
      log.append("select \(text)")
    }

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
  }

  final class ForwardingCollection: UICollectionViewController, CollectionList, AddingList {
    var listData = OwnCapabilityTests.rows
    var log: [String] = []

    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewCell, with text: String,
      at indexPath: IndexPath
    ) { cell.accessibilityLabel = text }
    func listView(
      _ collectionView: UICollectionView, didSelect text: String, at indexPath: IndexPath
    ) { log.append("select \(text)") }

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
  }

  enum Kind: CaseIterable {
    case table, collection, forwardingTable, forwardingCollection

    @MainActor var list: any AddingList & UIViewController {
      switch self {
      case .table: Table(style: .plain)
      case .collection: Collection()
      case .forwardingTable: ForwardingTable(style: .plain)
      case .forwardingCollection:
        ForwardingCollection(collectionViewLayout: UICollectionViewFlowLayout())
      }
    }

    var isConnected: Bool { self == .table || self == .collection }
  }

  @Test(arguments: Kind.allCases)
  func `a link shows a row without an object, takes its selection, and learns of updates`(
    kind: Kind
  ) {
    let list = kind.list
    let screen = ListScreen(list as UIViewController)
    list.log = []
    #expect([1, 2].map { screen.accessibilityLabel(at: [0, $0]) } == ["Grace", "Add"])
    screen.tap([0, 2])
    screen.tap([0, 1])
    list.setListData([["Ada", "+"]])
    // The view has been updated by then.
    let label = screen.accessibilityLabel(at: [0, 1])
    #expect((list.log, label) == (["add", "select Grace", #"update [["Ada", "+"]]"#], "Add"))
    list.removeItem(at: [0, 0])
    #expect(list.log.last == #"update [["+"]]"#)
  }

  @Test(arguments: Kind.allCases)
  func `links take part in the configuration of cells, the last outermost`(kind: Kind) {
    let list = kind.list
    let screen = ListScreen(list as UIViewController)
    func hint(_ path: IndexPath) -> String? {
      (screen.tableView?.cellForRow(at: path) ?? screen.collectionView?.cellForItem(at: path))?
        .accessibilityHint
    }
    #expect([hint([0, 1]), hint([0, 2])] == ["inner 1 of Grace, outer 1 of Grace", nil])
    list.setListData([["Alan", "+", "Grace"]])
    screen.window.layoutIfNeeded()
    #expect(hint([0, 0]) == "inner 0 of Alan, outer 0 of Alan")
  }

  @Test(arguments: Kind.allCases)
  func `a connected list's links are notified of connecting and of prefetching`(kind: Kind) {
    let list = kind.list
    let screen = ListScreen(list as UIViewController)
    let name = screen.tableView == nil ? "collection view" : "table"
    let connections = list.log.filter { $0.hasPrefix("connect") }
    #expect(connections == (kind.isConnected ? ["connect \(name)"] : []))
    screen.scroll(by: 600)
    screen.scroll(by: -600)
    #expect(
      ["prefetch", "cancel"].map { list.log.contains($0) } == [kind.isConnected, kind.isConnected])
  }
}
