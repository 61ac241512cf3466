import ListControllers
import ListFactories
import ListTesting
import TestSupport
import Testing

@testable import ListCapabilities
@testable import ListCore

/// What users of other kits ran into, by the threads in which they say so, in tables and collection
/// views. Others are tested where their subject is: forwarding one more method (DT#47, TableKit#76,
/// EP#176) and unwanted methods (openradar 6383) in ListBridgeTests, defaults that win over
/// subclasses in DispatchTests, several kinds of cells (JSQ#10) in DataSourceAdapterTests, swipes
/// (IG#620, RCK#100), reordering (RCK#104) and index titles (JSQ#29) in CapabilitiesTests, queues
/// that mix (RCK#157) in UpdateListDataTests, isolation (IG#1608) in the clients.
@MainActor struct PeerComplaintsTests {
  typealias Kind = CapableKind

  private func section(_ id: String, _ numbers: Range<Int>, title: String? = nil) -> Section<Fruit>
  {
    Section(id: id, numbers.map { Fruit(id: $0, name: "\($0)") }, headerTitle: title)
  }

  @Test(arguments: Kind.allCases)
  func `JSQ#12, DK#7: a section whose last item moves goes, and an update that returns is done`(
    kind: Kind
  ) {
    let screen = CapableScreen(kind) {
      $0.listData = [section("a", 0..<2), section("b", 2..<3)]
    }
    let outcome = screen.list.setListData([section("a", 0..<3)])
    let count =
      screen.tableView?.numberOfRows(inSection: 0)
      ?? screen.collectionView?.numberOfItems(inSection: 0)
    #expect((outcome, count, screen.names) == (.updated(batches: 1), 3, ["0", "1", "2"]))
  }

  @Test(arguments: Kind.allCases)
  func `IG#1576, DK#17, Lists#54, RxDataSources#84: data set outside updates, and without a window`(
    kind: Kind
  ) {
    let screen = CapableScreen(kind) { $0.listData = [section("a", 0..<5)] }
    screen.list.listData = [section("a", 0..<3)]
    let outcome = screen.list.setListData([section("a", 0..<4)])
    guard case .reloaded(.shownCounts) = outcome.way else {
      Issue.record("\(outcome)")
      return
    }
    #expect(screen.names == ["0", "1", "2", "3"])
    screen.window.rootViewController = nil
    let hidden = screen.list.setListData([section("a", 0..<2)])
    screen.window.rootViewController = UINavigationController(rootViewController: screen.list)
    #expect((hidden, screen.names) == (.reloaded(.noWindow), ["0", "1"]))
  }

  @Test(arguments: Kind.allCases)
  func `Listable#308: an update while a row is held by a finger`(kind: Kind) throws {
    let screen = CapableScreen(kind)
    guard let collection = screen.collectionView else {
      // A table's drag is one action of the person: nothing comes between.
      screen.list.setEditing(true, animated: false)
      screen.drag([0, 1], to: [0, 0])
      let removed = screen.list.removeItem(at: [0, 0])?.name
      #expect([removed, screen.names.first] == ["Apricot", "Apple"])
      return
    }
    func dataNames() -> [String] { screen.list.listData.flatMap { $0.items.map(\.name) } }
    #expect(collection.beginInteractiveMovementForItem(at: [0, 1]))
    screen.list.removeItem(at: [0, 0])
    collection.endInteractiveMovement()
    HeadlessRunLoop.tick()
    #expect(screen.names == dataNames())
    // Other data is shown by a reload.
    #expect(collection.beginInteractiveMovementForItem(at: [1, 0]))
    #expect(screen.list.setListData(screen.list.listData.reversed()) == .reloaded(.updating))
    collection.cancelInteractiveMovement()
    #expect(screen.names == dataNames())
  }

  @Test(arguments: Kind.allCases)
  func `Bento#51: a section moves, and its rows change`(kind: Kind) {
    let screen = CapableScreen(kind) {
      $0.listData = [section("a", 0..<3), section("b", 3..<6)]
    }
    var moved = section("b", 3..<6)
    moved.items.reverse()
    moved.items[0].name = "changed"
    let outcome = screen.list.setListData([moved, section("a", 1..<3)])
    // Sections, items, and the row that moved and changed.
    let names = ["changed", "4", "3", "1", "2"]
    #expect((outcome, screen.names) == (.updated(batches: 3), names))
  }

  @Test(arguments: Kind.allCases)
  func `IG#814: identifiers that appear twice lose no row`(kind: Kind) {
    let screen = CapableScreen(kind)
    let twice = [Fruit(id: 1, name: "one"), Fruit(id: 2, name: "two"), Fruit(id: 1, name: "uno")]
    screen.list.setListData([Section(id: "a", twice)])
    #expect(screen.names == ["one", "two", "uno"])
    screen.list.setListData([Section(id: "a", twice.reversed() + twice)])
    #expect(screen.names == ["uno", "two", "one", "one", "two", "uno"])
  }

  @Test(arguments: Kind.allCases)
  func `DK#158: what changed is configured in its own cell, moved or not`(kind: Kind) {
    let screen = CapableScreen(kind)
    let cells = { () -> [UIView?] in
      (0..<2).map { item in
        screen.tableView?.cellForRow(at: [0, item])
          ?? screen.collectionView?.cellForItem(at: [0, item])
      }
    }
    let before = cells()
    var data = screen.list.listData
    data[0].items[0].name = "Golden Delicious"
    data[0].items.swapAt(0, 1)
    let outcome = screen.list.setListData(data)
    let names = Array(screen.names.prefix(2))
    #expect((outcome, names) == (.updated(batches: 1), ["Apricot", "Golden Delicious"]))
    let after = cells()
    #expect(after[1] === before[0] && after[0] === before[1])
  }

  @Test(arguments: Kind.allCases)
  func `JSQ#24, RCK#110: headers follow their titles, and an empty section keeps its own`(
    kind: Kind
  ) {
    let screen = CapableScreen(kind)
    screen.list.removeItem(at: [1, 0])
    #expect((screen.list.numberOfSections, screen.headerText(inSection: 1)) == (3, "B"))
    var data = screen.list.listData
    data[1].headerTitle = "Berries"
    screen.list.setListData(data)
    #expect(screen.headerText(inSection: 1) == "Berries")
    screen.list.removeItems(at: [[0, 0], [0, 1]], removesEmptySections: true)
    #expect(screen.list.listData.map(\.headerTitle) == ["Berries", "C"])
  }

  @Test(arguments: Kind.allCases)
  func `IG#803: thousands of rows are appended, and only what is seen is made`(kind: Kind) {
    let screen = CapableScreen(kind, height: 600) { $0.listData = [section("a", 0..<1)] }
    for number in 1...3 {
      let outcome = screen.list.setListData([section("a", 0..<(number * 1_000))])
      guard case .updated = outcome.way else { continue }
    }
    #expect(screen.list.numberOfItems(inSection: 0) == 3_000)
    #expect(screen.names.count < 30)
    #expect(screen.listView?.subviews.count ?? 80 < 80)
  }

  @Test(arguments: Kind.allCases)
  func `IG#242, IG#644, Dwifft#80: rows that come in above push nothing away`(kind: Kind) throws {
    let screen = CapableScreen(kind, height: 600) { $0.listData = [section("a", 100..<200)] }
    screen.scroll(by: 1_000)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<25 {
      let names = screen.names
      // The bars and the section's header cover rows above.
      let place = try #require(screen.list.kitView?.seenIndexPaths.first)
      let reading = try #require(screen.list.object(at: place)?.name)
      let y = screen.y(place)
      var data = screen.list.listData
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let index = Int.random(in: 0...data[0].items.count, using: &generator)
        data[0].items.insert(Fruit(id: generatorID(), name: "new \(nextID)"), at: index)
      }
      for _ in 0..<3 {
        let index = Int.random(in: 0..<data[0].items.count, using: &generator)
        if !names.contains(data[0].items[index].name) { data[0].items.remove(at: index) }
      }
      screen.list.setListData(data)
      let newPlace = try #require(path(to: reading, in: screen))
      #expect(abs((screen.y(newPlace) ?? 0) - (y ?? 1)) < 0.01)
    }
  }

  private func path(to name: String, in screen: CapableScreen) -> IndexPath? {
    screen.list.listData[0].items.firstIndex { $0.name == name }.map { [0, $0] }
  }

  private let counter = Counter()
  private var nextID: Int { counter.value }
  private func generatorID() -> Int {
    counter.value += 1
    return counter.value
  }
  private final class Counter { var value = 10_000 }
}
