import FeaturedClient
import ListControllers
import ListTesting
import MainActorClient
import PlainClient
import SwiftFiveClient
import TestSupport
import Testing

@testable import ListCapabilities
@testable import ListCore

/// The mechanism of capabilities: their order, those that are left out, and all hooks at once.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ListCapabilityTests {
  // MARK: In an app's target

  /// Two capabilities of an app in one file each, on one list, in the four kinds of targets.
  @Test(arguments: [0, 1]) func `capabilities of an app work side by side`(view: Int) async {
    await checkPlain(PlainClient.ledgers()[view])
    await checkMainActor(MainActorClient.ledgers()[view])
    await checkFeatured(FeaturedClient.ledgers()[view])
    await checkSwiftFive(SwiftFiveClient.ledgers()[view])
  }

  private func checkPlain<L: PlainClient.Ledger>(_ ledger: L) async {
    await check(ledger, log: { ledger.log }, saved: { ledger.saved }, takeBack: ledger.takeBack)
  }

  private func checkMainActor<L: MainActorClient.Ledger>(_ ledger: L) async {
    await check(ledger, log: { ledger.log }, saved: { ledger.saved }, takeBack: ledger.takeBack)
  }

  private func checkFeatured<L: FeaturedClient.Ledger>(_ ledger: L) async {
    await check(ledger, log: { ledger.log }, saved: { ledger.saved }, takeBack: ledger.takeBack)
  }

  private func checkSwiftFive<L: SwiftFiveClient.Ledger>(_ ledger: L) async {
    await check(ledger, log: { ledger.log }, saved: { ledger.saved }, takeBack: ledger.takeBack)
  }

  private func check<L: NonFetchedList & UIViewController>(
    _ ledger: L, log: () -> [String], saved: () -> [[String]], takeBack: () -> Void
  ) async where L.ListData == [Section<String>] {
    let screen = ListScreen(ledger as UIViewController)
    func headers() -> [String?] { [0, 1].map { auditText(inSection: $0, of: screen) } }
    func value(_ path: IndexPath) -> String? {
      (screen.tableView?.cellForRow(at: path) ?? screen.collectionView?.cellForItem(at: path))?
        .accessibilityValue
    }
    #expect(
      (headers(), screen.headerText(inSection: 1), value([0, 1]))
        == (["Edits: 0", nil], "June", "after 0 edits"))
    screen.expectRefusal { $0.tap([0, 0]) }
    screen.tap([0, 1])
    ledger.removeItem(at: [0, 1])
    let work = ListState.of(ledger).links(of: ledger).compactMap(\.workUnderWay)
    #expect((log(), work) == (["deletion"], ["edits are being saved"]))
    await screen.settle()
    #expect((saved(), headers()) == ([["deletion"]], ["Edits: 1", nil]))
    takeBack()
    await screen.settle()
    #expect(ledger.listData.map(\.items) == [["Rent", "Food"], ["Books"]])
    #expect(log() == ["deletion", "insertion"] || log() == ["deletion", "deletion"])
    #expect(headers() == ["Edits: 2", nil])
    screen.window.layoutIfNeeded()
    #expect(value([0, 1]) == "after 1 edits")
  }

  private func auditText(
    inSection section: Int, of screen: ListScreen<UIViewController>
  ) -> String? {
    let header =
      screen.tableView?.headerView(forSection: section)
      ?? screen.collectionView?.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
    let views = (header?.subviews ?? []) + (header?.subviews.flatMap(\.subviews) ?? [])
    return views.first { $0.accessibilityIdentifier == "audit" }.flatMap { ($0 as? UILabel)?.text }
  }

  // MARK: Order

  private protocol First: List {}
  private protocol Second: List {}
  private protocol Third: List {}

  private final class NamedLink: ListLink {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private final class Ordered: UITableViewController, TextTable, First, Second, Third {
    static var capabilities: [ListCapability] { [] }
    var listData = [["a"]]
  }

  /// The order in which capabilities are asked, by the names of their links.
  private func order(_ capabilities: [ListCapability]) -> String {
    let list = Ordered(style: .plain)
    return ListCapability.ordered(capabilities).compactMap { ($0.link(list) as? NamedLink)?.name }
      .joined(separator: " ")
  }

  @Test func `capabilities are asked in the order in which the list or they themselves are named`()
  {
    let first = ListCapability { (_: any First) in NamedLink("first") }
    let second = ListCapability { (_: any Second) in NamedLink("second") }
    let third = ListCapability { (_: any Third) in NamedLink("third") }
    #expect(
      [order([first, second, third]), order([third, first, second])]
        == ["first second third", "third first second"])
    do {
      let second = ListCapability { (_: any Second) in NamedLink("second") }
      let third = ListCapability { (_: any Third) in NamedLink("third") }
      let last = ListCapability(after: [(any Third).self]) { (_: any First) in NamedLink("first") }
      let early = ListCapability(before: [(any Second).self]) { (_: any First) in NamedLink("first")
      }
      // Not only neighbors: what precedes another follows a third.
      let between = ListCapability(before: [(any Second).self], after: [(any Third).self]) {
        (_: any First) in NamedLink("first")
      }
      #expect(
        [
          order([last, second, third]), order([third, second, early]),
          order([second, between, third]),
        ]
          == ["second third first", "third first second", "third first second"])
    }
  }

  @Test func `capabilities that come before each other are named, and all are asked`() {
    let first = ListCapability(before: [(any Second).self]) { (_: any First) in NamedLink("first") }
    let second = ListCapability(before: [(any First).self]) { (_: any Second) in
      NamedLink("second")
    }
    let third = ListCapability { (_: any Third) in NamedLink("third") }
    let sentences = advice {
      let names = order([first, second, third]).split(separator: " ")
      #expect(Set(names) == ["first", "second", "third"])
    }
    #expect(
      sentences.contains {
        $0.contains("First") && $0.contains("Second") && $0.contains("come before each other")
      })
  }

  @Test func `an app's capability can come after one of the kit`() {
    final class Headed: UITableViewController, TextTable, TitledList, First {
      static let capabilities = [
        ListCapability(after: [(any TitledList).self]) { (_: any First) in NamedLink("first") }
      ]
      var listData = [["a"]]
    }
    let links = Headed(style: .plain).allLinks
    let titled = links.firstIndex { $0 is TitledLink }
    let first = links.firstIndex { $0 is NamedLink }
    #expect(titled != nil && first != nil && (titled ?? 0) < (first ?? 0))
  }

  @Test func `the kit's order doesn't depend on the order of its array`() {
    func names(_ capabilities: [ListCapability]) -> [String] {
      let list = Everything(style: .plain)
      return capabilities.compactMap { $0.link(list) }.map { "\(type(of: $0))" }
    }
    for capabilities in [ListCapability.kit, ListCapability.kit.reversed()].map(
      ListCapability.ordered)
    {
      let links = names(capabilities)
      func position(_ name: String) -> Int { links.firstIndex { $0.hasPrefix(name) } ?? -1 }
      #expect(position("MultipleSelectionLink") >= 0)
      let positions = ["SectionViewLink", "CollapsibleLink", "TitledLink"].map(position)
      #expect(positions == Set(positions).sorted(), "\(links)")
    }
  }

  private final class Everything: UITableViewController, TextTable, CollapsibleList, HeaderList,
    FooterList, MultipleSelectionList
  {
    var listData = [["a"]]
    var selectedIDs: Set<String> = []
    func listView(
      _ tableView: UITableView, configureHeader header: UITableViewHeaderFooterView,
      inSection section: Int
    ) {}
    func listView(
      _ tableView: UITableView, configureFooter footer: UITableViewHeaderFooterView,
      inSection section: Int
    ) {}
  }

  // MARK: Left out

  private protocol Forgotten: List {}

  private final class Forgetful: UITableViewController, TextTable, First, Forgotten {
    static let capabilities = [ListCapability { (_: any First) in NamedLink("first") }]
    var listData = [["a"]]
  }

  @Test func `a capability that a list leaves out is named`() {
    _ = ListCapability { (_: any Forgotten) in NamedLink("forgotten") }
    let sentences = advice { _ = Forgetful(style: .plain).allLinks }
    #expect(sentences.filter { $0.contains("Forgetful") && $0.contains("Forgotten") }.count == 1)
    // Nothing is said of those that are listed, or aren't adopted.
    #expect(!sentences.contains { $0.contains("Forgetful") && $0.contains("First") })
  }

  private class Parent: UITableViewController, TextTable {
    class var capabilities: [ListCapability] { [] }
    var listData = [["a"]]

    override func viewDidLoad() {
      super.viewDidLoad()
      connectList()
    }
  }

  private final class Child: Parent, First {
    override class var capabilities: [ListCapability] {
      [ListCapability { (_: any First) in NamedLink("first") }]
    }
  }

  @Test func `a subclass adds to the capabilities of its superclass`() {
    let list = ListScreen(Child(style: .plain)).controller
    #expect(ListState.of(list).links(of: list).contains { ($0 as? NamedLink)?.name == "first" })
  }

  @Test func `a list finds its links by their class`() {
    let list = Forgetful(style: .plain)
    let link = list.link(NamedLink.self)
    #expect((link?.name, list.link(TitledLink.self) == nil) == ("first", true))
    #expect(link === list.link(NamedLink.self))
  }

  // MARK: The view

  private protocol Present: List { var log: [String] { get set } }

  private final class PresenceLink: ListLink {
    private weak var list: (any Present)?
    init(_ list: any Present) { self.list = list }
    override var followsView: Bool { true }
    override func viewIsAppearing() { list?.log.append("appear") }
    override func viewDidDisappear() { list?.log.append("disappear") }
    override func follow(animated: Bool) { list?.log.append("follow \(animated)") }
  }

  private final class PresentTable: UITableViewController, TextTable, Present {
    static let capabilities = [ListCapability { (list: any Present) in PresenceLink(list) }]
    var listData = [["a"]]
    var log: [String] = []
  }

  @Test func `a link learns when the view appears and disappears, and when to follow`() throws {
    let list = PresentTable(style: .plain)
    list.loadViewIfNeeded()
    list.connectList()
    #expect(list.log == [])
    let screen = ListScreen(list)
    screen.window.layoutIfNeeded()
    #expect(list.log == ["appear", "follow false"])
    list.log = []
    let link = try #require(list.link(PresenceLink.self))
    link.setNeedsFollow()
    link.setNeedsFollow()
    #expect(list.log == [])
    screen.window.layoutIfNeeded()
    #expect(list.log == ["follow true"])
    screen.window.rootViewController = UIViewController()
    link.setNeedsFollow()
    screen.window.layoutIfNeeded()
    #expect(list.log == ["follow true", "disappear"])
    screen.window.rootViewController = list
    screen.window.layoutIfNeeded()
    #expect(list.log == ["follow true", "disappear", "appear", "follow false"])
  }

  @Test func `a list that is to follow before it is connected follows when it appears`()
    async throws
  {
    let list = PresentTable(style: .plain)
    let link = try #require(list.link(PresenceLink.self))
    link.setNeedsFollow()
    list.loadViewIfNeeded()
    list.connectList()
    await MainQueue.turn()
    #expect(list.log == [])
    let screen = ListScreen(list)
    #expect(list.log == ["appear", "follow false"])
    withExtendedLifetime(screen) {}
  }

  /// A list without a view.
  private final class Unseen: Present {
    static let capabilities = [ListCapability { (list: any Present) in PresenceLink(list) }]
    var log: [String] = []
    var numberOfSections: Int { 1 }

    func numberOfItems(inSection section: Int) -> Int { 1 }
    func object(at indexPath: IndexPath) -> String? { "a" }
    func listView(
      _ listView: String, configure cell: String, with object: String, at indexPath: IndexPath
    ) {}
  }

  @Test func `a list without a view follows in the next turn`() async throws {
    let list = Unseen()
    let link = try #require(list.link(PresenceLink.self))
    link.setNeedsFollow()
    #expect(list.log == [])
    await MainQueue.turn()
    #expect(list.log == ["follow true"])
  }

  @Test func `a list that isn't connected learns it too`() {
    final class Forwarding: UITableViewController, TextTable, Present {
      static let capabilities = [ListCapability { (list: any Present) in PresenceLink(list) }]
      var listData = [["a"]]
      var log: [String] = []
    }
    let list = Forwarding(style: .plain)
    let screen = ListScreen(list)
    #expect(list.log == [])
    // The first update makes the list's links.
    list.setListData([["b"]])
    screen.window.layoutIfNeeded()
    #expect(list.log == ["appear", "follow false"])
  }
}
