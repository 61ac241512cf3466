import ListTesting
import TestSupport
import Testing

/// The talk's repository's tests of fetched lists, its empty ones filled in: peers' sheet, 4.1.
@MainActor @Suite(.timeLimit(.minutes(5))) struct FetchedListTests {
  private func paints(_ kind: StoreKind) throws -> FetchedResultsController<Paint> {
    let store = try kind.make()
    try store.fill()
    let controller = try store.controller()
    try controller.performFetch()
    return controller
  }

  private func list(_ kind: StoreKind) throws -> PaintTable {
    let list = PaintTable(style: .plain)
    list.fetchedResultsController = try paints(kind)
    return list
  }

  // MARK: FetchedListTests

  @Test(arguments: StoreKind.allCases)
  func testNumberOfRowsAndSections(kind: StoreKind) throws {
    let list = try list(kind)
    #expect(list.numberOfSections == 2)
    #expect((0..<2).map(list.numberOfItems(inSection:)) == [10, 5])
    #expect(list.fetchedResultsController.fetchedCount == 15)
  }

  @Test(arguments: StoreKind.allCases) func testValidIndexPath(kind: StoreKind) throws {
    #expect(try list(kind).isValid([1, 0]))
  }

  @Test(arguments: StoreKind.allCases) func testInvalidIndexPath(kind: StoreKind) throws {
    #expect(try !list(kind).isValid([10, 1]))
  }

  @Test(
    "testObjectAtIndexPath: section and row too big and too small", arguments: StoreKind.allCases,
    [[2, 0], [-1, 0], [0, 10], [0, -1], [0], [], [0, 0, 0]] as [IndexPath])
  func testObjectAtIndexPath(kind: StoreKind, path: IndexPath) throws {
    #expect(try list(kind).object(at: path) == nil)
  }

  @Test(arguments: StoreKind.allCases) func testValidSectionNames(kind: StoreKind) throws {
    let list = try list(kind)
    #expect((0..<2).map(list.headerTitle(inSection:)) == ["First", "Second"])
    #expect(list.sectionIndexTitles == ["F", "S"])
    #expect(list.section(ofIndexTitle: "S", at: 1) == 1)
  }

  @Test(arguments: StoreKind.allCases) func testInvalidSectionNames(kind: StoreKind) throws {
    let list = try list(kind)
    #expect(list.headerTitle(inSection: 2) == nil)
    #expect(list.headerTitle(inSection: -2) == nil)
  }

  // MARK: FetchedTableListTests, FetchedCollectionListTests

  typealias Screen = PaintScreen.Kind

  @Test(arguments: StoreKind.allCases, Screen.allCases)
  func testListRowsAndSections(store: StoreKind, kind: Screen) throws {
    let paints = try PaintScreen(store, kind)
    #expect(paints.counts == [10, 5])
  }

  @Test(arguments: StoreKind.allCases, Screen.allCases)
  func testDequeueCells(store: StoreKind, kind: Screen) throws {
    let paints = try PaintScreen(store, kind)
    #expect(paints.texts() == (100..<115).map { "paint \($0) white" })
  }

  @Test(arguments: StoreKind.allCases) func testSelectCells(store: StoreKind) throws {
    let table = try PaintScreen(store, .table)
    table.screen.tap([1, 2])
    #expect((table.controller as? PaintTable)?.selected.map(\.id) == [12])
    let collection = try PaintScreen(store, .collection)
    collection.screen.tap([0, 3])
    #expect((collection.controller as? PaintCollection)?.selected.map(\.id) == [3])
  }

  @Test(arguments: StoreKind.allCases, Screen.allCases)
  func testAddingRow(store: StoreKind, kind: Screen) throws {
    let paints = try PaintScreen(store, kind)
    try paints.store.insert(
      Paint(id: 50, name: "paint 100a", color: "red", sectionName: "First"))
    #expect(paints.counts == [11, 5])
    #expect(paints.texts()[1] == "paint 100a red")
  }

  @Test(arguments: StoreKind.allCases, Screen.allCases)
  func testUpdatingRow(store: StoreKind, kind: Screen) throws {
    let paints = try PaintScreen(store, kind)
    var paint = try #require(paints.fetched.object(at: [0, 4]))
    #expect(paint.color == "white")
    paint.color = "blue"
    try paints.store.update(paint)
    #expect(paints.fetched.object(at: [0, 4])?.color == "blue")
    #expect(paints.texts()[4] == "paint 104 blue")
  }

  @Test(arguments: StoreKind.allCases, Screen.allCases)
  func testDeletingRow(store: StoreKind, kind: Screen) throws {
    let paints = try PaintScreen(store, kind)
    try paints.store.delete(3)
    #expect(paints.counts == [9, 5])
    #expect(!paints.texts().contains("paint 103 white"))
  }

  @Test(arguments: StoreKind.allCases, Screen.allCases)
  func testMovingRow(store: StoreKind, kind: Screen) throws {
    let paints = try PaintScreen(store, kind)
    var paint = try #require(paints.fetched.object(at: [0, 4]))
    paint.sectionName = "Second"
    paint.color = "black"
    try paints.store.update(paint)
    #expect(paints.counts == [9, 6])
    #expect(paints.texts()[9] == "paint 104 black")
    #expect(paints.fetched.indexPath(of: paint) == [1, 0])
  }

  @Test(arguments: StoreKind.allCases, Screen.allCases)
  func testAddingSection(store: StoreKind, kind: Screen) throws {
    let paints = try PaintScreen(store, kind)
    try paints.store.insert(Paint(id: 60, name: "new", color: "red", sectionName: "Between"))
    #expect(paints.counts == [1, 10, 5])
    #expect(paints.texts()[0] == "new red")
    #expect(paints.controller.headerTitle(inSection: 0) == "Between")
  }

  @Test(arguments: StoreKind.allCases, Screen.allCases)
  func testUpdatingSection(store: StoreKind, kind: Screen) throws {
    let paints = try PaintScreen(store, kind)
    // A section's name is its identity: all of its objects move to a new one.
    try paints.store.transaction {
      for id in 10..<15 {
        try paints.store.update(
          Paint(id: id, name: "paint \(id + 100)", color: "red", sectionName: "Third"))
      }
    }
    #expect(paints.counts == [10, 5])
    #expect(paints.controller.headerTitle(inSection: 1) == "Third")
    #expect(paints.texts()[10] == "paint 110 red")
  }

  @Test(arguments: StoreKind.allCases, Screen.allCases)
  func testDeletingSection(store: StoreKind, kind: Screen) throws {
    let paints = try PaintScreen(store, kind)
    try paints.store.transaction {
      for id in 10..<15 { try paints.store.delete(id) }
    }
    #expect(paints.counts == [10])
    _ = paints.texts()
  }

  // MARK: What was tested nowhere

  @Test(arguments: StoreKind.allCases, Screen.allCases)
  func `the last row of a section moves out of it (JSQ#12)`(store: StoreKind, kind: Screen) throws {
    let paints = try PaintScreen(store, kind)
    try paints.store.transaction {
      for id in 11..<15 { try paints.store.delete(id) }
    }
    try paints.store.update(
      Paint(id: 10, name: "paint 110", color: "red", sectionName: "First"))
    #expect(paints.counts == [11])
    #expect(paints.texts().last == "paint 110 red")
    try paints.store.update(Paint(id: 10, name: "paint 110", color: "red", sectionName: "Zero"))
    #expect(paints.counts == [10, 1])
    _ = paints.texts()
  }

  @Test(arguments: StoreKind.allCases, Screen.allCases)
  func `random changes, many in one transaction`(store: StoreKind, kind: Screen) throws {
    let paints = try PaintScreen(store, kind)
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<30 {
      try paints.store.transaction {
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
          let id = Int.random(in: 0..<25, using: &generator)
          if Bool.random(using: &generator) {
            try paints.store.delete(id)
          } else {
            try paints.store.update(
              Paint(
                id: id, name: "paint \(Int.random(in: 100..<120, using: &generator))",
                color: ["red", "blue"].randomElement(using: &generator)!,
                sectionName: ["First", "Second", "Third", "Zero"].randomElement(using: &generator)!)
            )
          }
        }
      }
      _ = paints.texts()
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a swipe deletes from the store`(store: StoreKind) throws {
    let paints = try PaintScreen(store, .table)
    #expect(paints.screen.swipeToDelete([0, 0]))
    #expect(paints.counts == [9, 5])
    #expect(paints.fetched.object(at: [0, 0])?.id == 1)
    _ = paints.texts()
  }

  @Test(arguments: StoreKind.allCases)
  func `the selection and the visible rows stay in place`(store: StoreKind) throws {
    let paints = try PaintScreen(store, .table)
    paints.screen.tap([0, 5])
    try paints.store.insert(Paint(id: 70, name: "paint 000", color: "red", sectionName: "First"))
    #expect(paints.screen.selectedIndexPaths == [[0, 6]])
  }

  @Test func `a list without a controller is empty`() {
    let list = PaintTable(style: .plain)
    list.loadViewIfNeeded()
    #expect(list.numberOfSections == 0)
    #expect(list.object(at: [0, 0]) == nil)
    #expect(!list.isValid([0, 0]))
    #expect(list.sectionIndexTitles == nil)
    #expect(list.tableView.numberOfSections == 0)
  }

  @Test func `the four steps of a change are reported in order`() throws {
    let paints = try PaintScreen(.memory, .moments)
    let list = try #require(paints.controller as? MomentTable)
    try paints.store.transaction {
      try paints.store.delete(0)
      try paints.store.insert(Paint(id: 80, name: "z", color: "red", sectionName: "Zero"))
      try paints.store.update(Paint(id: 1, name: "zz", color: "red", sectionName: "First"))
      try paints.store.update(
        Paint(id: 12, name: "paint 112", color: "red", sectionName: "Second"))
    }
    #expect(
      list.forwarder.log == [
        "will", "section 2 insert", "delete 0", "move 1", "update 12", "did",
      ])
    _ = paints.texts()
  }

  @Test func `a source without sections is one section, also where it is empty`() throws {
    let source = InMemorySource<Paint> { $0.id < $1.id }
    let controller = FetchedResultsController(source)
    #expect(controller.sections.isEmpty)
    try controller.performFetch()
    #expect(controller.sections.map(\.items.count) == [0])
    #expect(controller.sections[0].name == nil)
    #expect(controller.sectionIndexTitles == nil)
    source.upsert(Paint(id: 1, name: "a", color: "", sectionName: ""))
    #expect(controller.fetchedCount == 1)
  }

  @Test func `a delegate that writes is notified after it returns`() throws {
    final class Writing: FetchedResultsControllerDelegate {
      var source: InMemorySource<Paint>?
      var counts: [Int] = []
      func controllerDidChangeContent(_ controller: FetchedResultsController<Paint>) {
        counts.append(controller.pendingSections?.first?.items.count ?? -1)
        if counts.count < 3 {
          source?.upsert(Paint(id: counts.count, name: "", color: "", sectionName: ""))
        }
      }
    }
    let source = InMemorySource<Paint> { $0.id < $1.id }
    let controller = FetchedResultsController(source)
    let delegate = Writing()
    delegate.source = source
    controller.delegate = delegate
    try controller.performFetch()
    source.upsert(Paint(id: 0, name: "", color: "", sectionName: ""))
    #expect(delegate.counts == [1, 2, 3])
    #expect(controller.fetchedCount == 3)
  }

  @Test func `controllers and lists are freed`() throws {
    weak var list: PaintTable?
    weak var controller: FetchedResultsController<Paint>?
    let store = try StoreKind.memory.make()
    do {
      let table = PaintTable(style: .plain)
      table.fetchedResultsController = try store.controller()
      table.fetchedResultsController.delegate = table
      try table.fetchedResultsController.performFetch()
      table.loadViewIfNeeded()
      (list, controller) = (table, table.fetchedResultsController)
    }
    #expect(list == nil)
    #expect(controller == nil)
    try store.fill()
  }
}
