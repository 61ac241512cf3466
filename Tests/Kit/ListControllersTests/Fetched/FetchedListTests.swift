import ListTesting
import TestSupport
import Testing

/// The talk's repository's tests of fetched lists, its empty ones filled in: peers' sheet, 4.1.
@MainActor struct FetchedListTests {
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

  @Test(arguments: StoreKind.allCases)
  func `a list has the sections, titles and objects of its controller`(kind: StoreKind) throws {
    let list = try list(kind)
    let counts = (0..<2).map(list.numberOfItems(inSection:))
    #expect(
      (list.numberOfSections, counts, list.fetchedResultsController.fetchedCount)
        == (2, [10, 5], 15))
    #expect((-2...2).map(list.headerTitle(inSection:)) == [nil, nil, "First", "Second", nil])
    #expect(list.sectionIndexTitles == ["F", "S"])
    #expect(list.section(ofIndexTitle: "S", at: 1) == 1)
    let paths: [IndexPath] = [[1, 0], [10, 1]]
    #expect(paths.map { list.isValid($0) } == [true, false])
    // The section and the row are too big and too small, and there are too few and too many.
    let none: [IndexPath] = [[2, 0], [-1, 0], [0, 10], [0, -1], [0], [], [0, 0, 0]]
    #expect(none.filter { list.object(at: $0) != nil } == [])
  }

  typealias Screen = PaintScreen.Kind

  private typealias Change = (any PaintStore) throws -> Void

  /// Changes of a store that a list has shown before.
  private static let changes: [(name: String, steps: [Change])] = [
    ("no change", [{ _ in }]),
    ("a new row", [{ try $0.insert(paint(50, "paint 100a", "red", "First")) }]),
    ("a changed row", [{ try $0.update(paint(4, "paint 104", "blue", "First")) }]),
    ("a deleted row", [{ try $0.delete(3) }]),
    ("a row that moves", [{ try $0.update(paint(4, "paint 104", "black", "Second")) }]),
    ("a new section", [{ try $0.insert(paint(60, "new", "red", "Between")) }]),
    // A section's name is its identity: all of its objects move to a new one.
    (
      "a renamed section",
      [
        { store in
          try store.transaction {
            for id in 10..<15 { try store.update(paint(id, "paint \(id + 100)", "red", "Third")) }
          }
        }
      ]
    ),
    (
      "a deleted section",
      [{ store in try store.transaction { for id in 10..<15 { try store.delete(id) } } }]
    ),
    (
      "a last row that leaves its section (JSQ#12)",
      [
        { store in
          try store.transaction { for id in 11..<15 { try store.delete(id) } }
          try store.update(paint(10, "paint 110", "red", "First"))
        },
        { try $0.update(paint(10, "paint 110", "red", "Zero")) },
      ]
    ),
  ]

  private static func paint(_ id: Int, _ name: String, _ color: String, _ section: String) -> Paint
  { Paint(id: id, name: name, color: color, sectionName: section) }

  @Test(arguments: StoreKind.allCases, Screen.allCases)
  func `rows and sections follow their source`(store: StoreKind, kind: Screen) throws {
    var lines: [String] = []
    for (name, steps) in Self.changes {
      let paints = try PaintScreen(store, kind)
      let first = (100..<115).map { "paint \($0) white" }
      lines.append("\(name):")
      for step in steps {
        try step(paints.store)
        let texts = paints.texts()
        let places = zip(0..., paints.counts).flatMap { section, count in
          (0..<count).map { [section, $0] as IndexPath }
        }
        let misplaced = places.filter { place in
          paints.fetched.object(at: place).flatMap { paints.fetched.indexPath(of: $0) } != place
        }
        #expect(misplaced == [], "\(name)")
        let titles = paints.counts.indices.map { paints.controller.headerTitle(inSection: $0) }
        let sections = zip(titles, paints.counts).map { "\($0 ?? "no title") \($1)" }
        let gone = first.filter { !texts.contains($0) }.map { "-\($0)" }
        let new = texts.indices.filter { !first.contains(texts[$0]) }.map { "\($0) \(texts[$0])" }
        lines.append("  " + (sections + gone + new).joined(separator: ", "))
      }
    }
    #expect(
      lines.joined(separator: "\n") == """
        no change:
          First 10, Second 5
        a new row:
          First 11, Second 5, 1 paint 100a red
        a changed row:
          First 10, Second 5, -paint 104 white, 4 paint 104 blue
        a deleted row:
          First 9, Second 5, -paint 103 white
        a row that moves:
          First 9, Second 6, -paint 104 white, 9 paint 104 black
        a new section:
          Between 1, First 10, Second 5, 0 new red
        a renamed section:
          First 10, Third 5, -paint 110 white, -paint 111 white, -paint 112 white, \
        -paint 113 white, -paint 114 white, 10 paint 110 red, 11 paint 111 red, 12 paint 112 red, \
        13 paint 113 red, 14 paint 114 red
        a deleted section:
          First 10, -paint 110 white, -paint 111 white, -paint 112 white, -paint 113 white, \
        -paint 114 white
        a last row that leaves its section (JSQ#12):
          First 11, -paint 110 white, -paint 111 white, -paint 112 white, -paint 113 white, \
        -paint 114 white, 10 paint 110 red
          First 10, Zero 1, -paint 110 white, -paint 111 white, -paint 112 white, \
        -paint 113 white, -paint 114 white, 10 paint 110 red
        """)
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
  func `rows are selected, stay so when others come, and are deleted from the store`(
    store: StoreKind
  ) throws {
    let collection = try PaintScreen(store, .collection)
    collection.screen.tap([0, 3])
    #expect((collection.controller as? PaintCollection)?.selected.map(\.id) == [3])
    let paints = try PaintScreen(store, .table)
    paints.screen.tap([1, 2])
    paints.screen.tap([0, 5])
    #expect((paints.controller as? PaintTable)?.selected.map(\.id) == [12, 5])
    try paints.store.insert(Self.paint(70, "paint 000", "red", "First"))
    #expect(paints.screen.selectedIndexPaths == [[0, 6]])
    paints.screen.swipeToDelete([0, 0])
    #expect((paints.counts, paints.fetched.object(at: [0, 0])?.id) == ([10, 5], 0))
    _ = paints.texts()
  }

  @Test func `a list without a controller is empty`() {
    let list = PaintTable(style: .plain)
    list.loadViewIfNeeded()
    #expect((list.numberOfSections, list.tableView.numberOfSections) == (0, 0))
    #expect((list.object(at: [0, 0]), list.isValid([0, 0])) == (nil, false))
    #expect(list.sectionIndexTitles == nil)
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
    #expect((controller.sections.map(\.items.count), controller.sections[0].name) == ([0], nil))
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
    #expect((delegate.counts, controller.fetchedCount) == ([1, 2, 3], 3))
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
    #expect(list == nil && controller == nil)
    try store.fill()
  }
}
