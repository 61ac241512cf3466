import Foundation
import ListControllers
import ListTesting
import Observation
import TestSupport
import Testing

@testable import ListCapabilities
@testable import ListCore

/// How a list that follows a shelter gets UIKit's calls, and in what view.
enum ShelterKind: String, CaseIterable, CustomTestStringConvertible {
  case forwardingTable, bridgedTable, bridgedPlainTable, forwardingCollection, bridgedCollection

  var testDescription: String { rawValue }

  @available(macOS 14, *)
  @MainActor func list(_ shelter: Shelter) -> any SheltersList & UIViewController {
    switch self {
    case .forwardingTable: ForwardingShelterTable(shelter)
    case .bridgedTable: BridgedShelterTable(shelter)
    case .bridgedPlainTable: BridgedPlainShelterTable(shelter)
    case .forwardingCollection: ForwardingShelterCollection(shelter)
    case .bridgedCollection: BridgedShelterCollection(shelter)
    }
  }
}

/// A list that follows a shelter, on screen.
@available(macOS 14, *)
@MainActor struct ShelterScreen {
  let shelter: Shelter
  let list: any SheltersList & UIViewController
  let screen: ListScreen<UIViewController>

  init(
    _ kind: ShelterKind, _ shelter: Shelter = Shelter(), height: CGFloat = 2_400,
    readers: Set<ShelterLog.Reader> = [.list]
  ) {
    self.shelter = shelter
    list = kind.list(shelter)
    list.log.readers = readers
    screen = ListScreen(list, size: CGSize(width: 320, height: height))
    log.clear()
  }

  var log: ShelterLog { list.log }

  /// The texts of the visible rows, the pets whose cells were configured, and how many times the
  /// data was made, after a turn.
  func turned() -> (texts: [String?], configured: [Int], made: Int) {
    turn()
    return (texts, log.configured, log.made)
  }

  /// Ends a turn of the run loop, before which everything is laid out.
  func turn() { screen.window.layoutIfNeeded() }

  /// The texts of the visible rows, without a turn.
  var texts: [String?] { paths.map(cell).map { $0?.accessibilityLabel } }

  /// The texts that the model has for these rows.
  var expected: [String?] {
    paths.map { path in
      let room = shelter.rooms.indices.contains(path.section) ? shelter.rooms[path.section] : nil
      let pets = room?.pets.filter { !shelter.hiddenIDs.contains($0.id) } ?? []
      return pets.indices.contains(path.item) ? pets[path.item].name + shelter.suffix : nil
    }
  }

  var paths: [IndexPath] {
    (screen.tableView?.indexPathsForVisibleRows
      ?? screen.collectionView?.indexPathsForVisibleItems ?? []).sorted()
  }

  func cell(_ path: IndexPath) -> UIView? {
    screen.tableView?.cellForRow(at: path) ?? screen.collectionView?.cellForItem(at: path)
  }

  /// Shows another controller above the list, or the list again.
  func cover() {
    list.navigationController?.pushViewController(UIViewController(), animated: false)
    turn()
  }
  func uncover() {
    list.navigationController?.popViewController(animated: false)
    turn()
  }
}

/// A list that follows a model.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ObservedListTests {
  typealias Kind = ShelterKind

  @available(macOS 14, *)
  @Test(arguments: Kind.allCases)
  func `the list shows the model when it is connected, and has its data without a view`(kind: Kind)
  {
    let list = kind.list(Shelter())
    list.loadViewIfNeeded()
    #expect((list.ids, list.log.made) == ([[0, 1], [2], [3, 4]], 1))
    #expect(ShelterScreen(kind).texts == ["pet 0", "pet 1", "pet 2", "pet 3", "pet 4"])
    do {
      let list = BridgedShelterTable(Shelter([1]))
      list.followModel()
      #expect(list.listData.map(\.items.count) == [1])
      list.shelter.rooms[0].pets.append(Pet(id: 5))
      #expect(list.log.made == 1)
      let screen = ListScreen(list)
      #expect(screen.accessibilityLabels == ["pet 0", "pet 5"])
    }
  }

  @available(macOS 14, *)
  @Test(arguments: Kind.allCases)
  func `several changes of a turn are one update`(kind: Kind) throws {
    let shown = ShelterScreen(kind)
    let kept = shown.cell([0, 1])
    shown.shelter.rooms[0].pets.remove(at: 0)
    shown.shelter.rooms[2].pets.append(Pet(id: 9))
    shown.shelter.hiddenIDs = [2]
    #expect((shown.list.ids[0], shown.log.made) == ([0, 1], 0))
    #expect(shown.turned() == (["pet 1", "pet 3", "pet 4", "pet 9"], [9], 1))
    #expect(kept != nil && shown.cell([0, 0]) === kept)
    let update = try #require(shown.screen.lastUpdate)
    #expect(update.plan.contains("insert 2.2"))
    #expect(shown.turned().made == 1)
    shown.screen.expectAgreement()
  }

  @available(macOS 14, *)
  @Test(arguments: Kind.allCases)
  func `a row follows what it shows, by itself and in its cell, and is configured once`(kind: Kind)
  {
    let shown = ShelterScreen(kind)
    let cell = shown.cell([2, 0])
    shown.shelter.pets[3].name = "Rex"
    shown.shelter.pets[3].name = "Max"
    #expect(shown.texts[3] == "pet 3")
    #expect(shown.turned() == (["pet 0", "pet 1", "pet 2", "Max", "pet 4"], [3], 0))
    #expect(cell != nil && shown.cell([2, 0]) === cell)
    shown.shelter.pets[3].weight = 7
    #expect(shown.turned().configured == [3])
    shown.shelter.suffix = "!"
    let texts = shown.turned().texts
    #expect(
      (texts, shown.log.configured.sorted()) == (
        ["pet 0!", "pet 1!", "pet 2!", "Max!", "pet 4!"], [0, 1, 2, 3, 3, 4]
      ))
    // An update configures rows, too.
    do {
      let shown = ShelterScreen(kind)
      // Another instance in the same row, and a row that moves.
      let other = Pet(id: 1)
      shown.shelter.pets[1].name = "gone"
      shown.shelter.rooms[0].pets[1] = other
      shown.shelter.pets[3].name = "moved"
      shown.shelter.rooms[2].pets.reverse()
      other.name = "Other"
      let texts = shown.turned().texts
      let expected = ["pet 0", "Other", "pet 2", "pet 4", "moved"]
      #expect((texts, shown.log.configured.sorted()) == (expected, [1, 3]))
      other.name = "Another"
      let text = shown.turned().texts[1]
      #expect((text, shown.log.configured.sorted()) == ("Another", [1, 1, 3]))
    }
  }

  @available(macOS 14, *)
  @Test(arguments: Kind.allCases)
  func `only visible rows are configured, and not by what their cells showed before`(kind: Kind) {
    let shown = ShelterScreen(kind, Shelter([100]), height: 500)
    let pets = shown.shelter.pets
    pets[90].name = "far"
    #expect(shown.turned().configured == [])
    shown.screen.scroll(by: 1_500)
    #expect(!shown.paths.contains([0, 0]))
    shown.log.clear()
    for pet in pets[..<5] { pet.name = "above" }
    #expect(shown.turned() == (shown.expected, [], 0))
    shown.screen.scroll(by: 10_000)
    #expect(shown.texts.contains("far"))
    shown.screen.scroll(by: -10_000)
    #expect((shown.texts[0], shown.texts) == ("above", shown.expected))
  }

  @available(macOS 14, *)
  @Test(arguments: Kind.allCases)
  func `a list that left the screen isn't updated, and catches up when it returns`(kind: Kind) {
    let shown = ShelterScreen(kind)
    shown.cover()
    shown.log.clear()
    for _ in 0..<3 {
      shown.shelter.pets[0].name += "!"
      shown.shelter.pets[4].name += "?"
      shown.shelter.rooms[1].pets.append(Pet(id: shown.shelter.pets.count))
      shown.turn()
      shown.list.viewIfLoaded?.layoutIfNeeded()
    }
    #expect((shown.log.made, shown.log.configured, shown.list.ids[1]) == (0, [], [2]))
    shown.uncover()
    #expect((shown.log.made, shown.texts, shown.texts.count) == (1, shown.expected, 8))
    shown.screen.expectAgreement()
    shown.cover()
    shown.log.clear()
    shown.shelter.pets[0].name = "again"
    #expect(shown.turned().configured == [])
    shown.uncover()
    let configured = shown.log.configured.filter { $0 == 0 }
    #expect((shown.texts[0], configured, shown.log.made) == ("again", [0], 0))
  }

  @available(macOS 14, *)
  @Test(arguments: Kind.allCases)
  func `changes are animated, except those that the user didn't see`(kind: Kind) {
    let shown = ShelterScreen(kind)
    var animations: [Int: Bool] = [:]
    shown.log.didConfigure = { animations[$0] = UIView.areAnimationsEnabled }
    shown.shelter.rooms[0].pets.append(Pet(id: 8))
    shown.turn()
    shown.cover()
    shown.shelter.rooms[0].pets.append(Pet(id: 9))
    shown.uncover()
    shown.shelter.rooms[0].pets.append(Pet(id: 10))
    shown.turn()
    #expect(animations == [8: true, 9: false, 10: true])
  }

  @available(macOS 14, *)
  @Test(arguments: Kind.allCases)
  func `the list follows at once on demand, whoever set its data`(kind: Kind) {
    let shown = ShelterScreen(kind)
    shown.shelter.rooms[0].pets.append(Pet(id: 7))
    shown.list.followModel()
    #expect((shown.log.made, shown.list.ids[0]) == (1, [0, 1, 7]))
    #expect(shown.turned().made == 1)
    shown.cover()
    shown.shelter.rooms[0].pets.removeAll()
    shown.list.followModel()
    #expect(shown.list.ids[0] == [])
    shown.shelter.pets[0].name = "Off"
    shown.list.followModel()
    shown.uncover()
    #expect(shown.texts == ["Off", "pet 3", "pet 4"])
    // A row alone, of data that stays the same.
    shown.cover()
    shown.shelter.pets[0].name = "Later"
    shown.list.followModel()
    shown.uncover()
    #expect(shown.texts == ["Later", "pet 3", "pet 4"])
    shown.log.clear()
    set([Section(id: 0, [Pet(id: 8)])], in: shown.list)
    #expect(shown.turned() == (["pet 8"], [8], 0))
    shown.list.followModel()
    #expect((shown.log.made, shown.texts) == (1, ["Later", "pet 3", "pet 4"]))
    shown.screen.expectAgreement()
  }

  @available(macOS 14, *)
  @Test(arguments: Kind.allCases)
  func `nothing keeps the list, its view, its cells or the model`(kind: Kind) {
    let shelter = Shelter()
    weak var list: UIViewController?
    weak var view: UIView?
    weak var cell: UIView?
    do {
      let shown = ShelterScreen(kind, shelter)
      (list, view, cell) = (shown.list, shown.list.view, shown.cell([0, 0]))
      shelter.pets[0].name = "Rex"
      shown.turn()
      #expect(list != nil && view != nil && cell != nil)
      shown.screen.window.rootViewController = nil
      shown.screen.window.isHidden = true
    }
    HeadlessRunLoop.tick()
    let kept: [AnyObject?] = [list, view, cell]
    #expect(kept.compactMap(\.self).isEmpty)
    shelter.suffix = "!"
    shelter.rooms = []
    do {
      weak var shelter: Shelter?
      weak var pet: Pet?
      do {
        let shown = ShelterScreen(kind)
        (shelter, pet) = (shown.shelter, shown.shelter.pets[0])
        shown.shelter.rooms.removeAll()
        shown.turn()
        #expect((shown.texts, pet?.id) == ([], nil))
        shown.screen.window.rootViewController = nil
        shown.screen.window.isHidden = true
      }
      HeadlessRunLoop.tick()
      #expect(shelter == nil)
    }
  }

  // MARK: With UIKit's own tracking

  @available(macOS 14, *)
  @Test(arguments: Kind.allCases)
  func `what a configuration handler reads is UIKit's to follow, and configures a row once`(
    kind: Kind
  ) {
    let shown = ShelterScreen(kind, readers: [.handler])
    #expect(shown.texts == shown.expected)
    let cell = shown.cell([2, 0])
    shown.shelter.pets[3].name = "Rex"
    #expect(shown.turned() == (["pet 0", "pet 1", "pet 2", "Rex", "pet 4"], [], 0))
    #expect(shown.log.handled == [3])
    #expect(shown.cell([2, 0]) === cell)
    // The list still follows which pets there are.
    shown.shelter.pets[4].name = "Max"
    shown.shelter.rooms[0].pets.removeFirst()
    #expect(shown.turned() == (["pet 1", "pet 2", "Rex", "Max"], [], 1))
    #expect(shown.log.handled == [3, 4])
    // The list reads the same property.
    do {
      let shown = ShelterScreen(kind, readers: [.list, .handler])
      for round in 1...3 {
        shown.log.clear()
        shown.shelter.pets[3].name = "Rex \(round)"
        #expect(shown.turned() == (shown.expected, [3], 0))
        // UIKit may call the handler before the list sets it again.
        #expect([[3], [3, 3]].contains(shown.log.handled))
      }
      shown.log.clear()
      shown.shelter.suffix = "!"
      shown.shelter.rooms[1].pets.removeAll()
      let texts = shown.turned().texts
      #expect((texts, shown.log.configured.sorted()) == (shown.expected, [0, 1, 3, 4]))
      #expect(Set(shown.log.configured).isSubset(of: shown.log.handled))
    }
  }

  /// A table whose layout, in which rows are configured, UIKit tracks.
  final class TrackedTable: UITableView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @available(macOS 14, *)
  @Test func `the layout of a table that UIKit follows configures no row again`() throws {
    let list = BridgedPlainShelterTable(Shelter([100]))
    let table = TrackedTable(frame: .zero)
    list.tableView = table
    let screen = ListScreen(list, size: CGSize(width: 320, height: 500))
    for round in 0..<10 {
      list.log.clear()
      let row = try #require(table.indexPathsForVisibleRows?.first).row
      list.shelter.pets[row].name = "Rex"
      list.shelter.pets[row].name += " \(round)"
      screen.window.layoutIfNeeded()
      let text = table.cellForRow(at: [0, row])?.accessibilityLabel
      #expect((list.log.configured, text) == ([row], "Rex \(round)"))
      let layouts = table.layouts
      screen.window.layoutIfNeeded()
      #expect(table.layouts == layouts)
      screen.scroll(by: 100)
    }
  }

  // MARK: Registrations

  /// An object that counts who is registered for changes of it: a registration retains the key
  /// path with which it was made.
  @available(macOS 14, *)
  final class CountedPet: Identifiable, Observable {
    final class Name { var value = "a" }
    final class Registration {
      weak var path: AnyKeyPath?
      init(_ path: AnyKeyPath) { self.path = path }
    }

    let id: Int
    let stored = Name()
    private var made: [Registration] = []
    private let registrar = ObservationRegistrar()

    init(id: Int) { self.id = id }

    var registrations: Int { made.count { $0.path != nil } }

    var name: String {
      let path = newPath
      made.append(Registration(path))
      registrar.access(self, keyPath: path)
      return stored.value
    }

    func rename(_ name: String) {
      registrar.withMutation(of: self, keyPath: newPath) { stored.value = name }
    }

    private var newPath: KeyPath<CountedPet, String> {
      (\CountedPet.stored).appending(path: \Name.value)
    }
  }

  @available(macOS 14, *)
  @MainActor protocol CountedPets: ObservedList
  where ListData == [[CountedPet]], Object == CountedPet {}

  @available(macOS 14, *)
  final class CountedTable: ConnectedTable, TextTable, CountedPets {
    let pets = (0..<100).map { CountedPet(id: $0) }
    var listData: [[CountedPet]] = []
    func makeListData() -> [[CountedPet]] { [pets] }
    func text(of pet: CountedPet) -> String { pet.name }
  }

  @available(macOS 14, *)
  final class CountedCollection: ConnectedCollection, CollectionList, CountedPets {
    let pets = (0..<100).map { CountedPet(id: $0) }
    var listData: [[CountedPet]] = []
    init() { super.init(collectionViewLayout: BridgedShelterCollection.layout) }
    required init?(coder: NSCoder) { nil }
    func makeListData() -> [[CountedPet]] { [pets] }
    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewListCell,
      with pet: CountedPet, at indexPath: IndexPath
    ) { cell.accessibilityLabel = pet.name }
  }

  @available(macOS 14, *)
  @Test(arguments: [true, false])
  func `a model that never changes gathers no registrations`(isTable: Bool) {
    var pets: [CountedPet] = []
    var registrations: Int { pets.reduce(0) { $0 + $1.registrations } }
    var most = 0
    do {
      let list: any CountedPets & UIViewController =
        isTable ? CountedTable(style: .plain) : CountedCollection()
      let screen = ListScreen<UIViewController>(list, size: CGSize(width: 320, height: 300))
      pets = list.listData[0]
      let visible = registrations
      #expect((1..<20).contains(visible))
      for _ in 0..<20 {
        for _ in 0..<10 where screen.scroll(by: 290) { most = max(most, registrations) }
        screen.scroll(by: -10_000)
      }
      #expect(pets[50].name == "a")
      // One for each cell.
      #expect(most <= 3 * visible)
      pets[0].rename("b")
      screen.window.layoutIfNeeded()
      #expect(screen.accessibilityLabel(at: [0, 0]) == "b")
      #expect(registrations <= most)
      screen.window.rootViewController = nil
      screen.window.isHidden = true
    }
    HeadlessRunLoop.tick()
    // That of the row that was configured in the first layout of the process that read anything.
    #expect(registrations <= 1)
  }

  // MARK: Changes at odd moments

  @available(macOS 14, *)
  @Test(arguments: Kind.allCases)
  func `a change while the list follows or is updated is followed in a later turn`(kind: Kind)
    async throws
  {
    let shown = ShelterScreen(kind)
    let pets = shown.shelter.pets
    shown.log.didConfigure = { id in
      // The row of the first pet changes another row and the data.
      guard id == 0 else { return }
      pets[1].name = "told"
      shown.shelter.rooms[1].pets.removeAll()
    }
    pets[0].name = "new"
    shown.turn()
    try await MainQueue.wait {
      shown.turn()
      return shown.texts == ["new", "told", "pet 3", "pet 4"]
    }
    #expect((shown.log.configured.sorted(), shown.log.made) == ([0, 1], 1))
    shown.screen.expectAgreement()
    // Even if its cells change the model each time, no turn is held up.
    do {
      let shown = ShelterScreen(kind)
      var count = 0
      shown.log.didConfigure = { _ in
        count += 1
        shown.shelter.suffix = "\(count)"
      }
      shown.shelter.suffix = "!"
      shown.turn()
      #expect(count == 5)
    }
    // An update of the list's own.
    do {
      let shown = ShelterScreen(kind)
      var data = shown.list.listData
      data[0].items.append(Pet(id: 8))
      shown.log.didConfigure = { id in
        if id == 8 { shown.shelter.rooms[2].pets.append(Pet(id: 9)) }
      }
      set(data, in: shown.list)
      try await MainQueue.wait {
        shown.turn()
        return shown.texts == ["pet 0", "pet 1", "pet 2", "pet 3", "pet 4", "pet 9"]
      }
      shown.screen.expectAgreement()
    }
  }

  @available(macOS 14, *)
  private func set<L: SheltersList>(_ data: [Section<Pet>], in list: L) { list.setListData(data) }

  @available(macOS 14, *)
  @Test(arguments: Kind.allCases) func `duplicates are shown as they are`(kind: Kind) {
    let shown = ShelterScreen(kind)
    shown.shelter.rooms[0].pets.append(shown.shelter.pets[0])
    let texts = shown.turned().texts
    #expect((texts, texts.count) == (shown.expected, 6))
    shown.shelter.pets[0].name = "Twin"
    #expect(shown.turned().texts == shown.expected)
  }

  @available(macOS 14, *)
  @Test func `a list that is connected with another table follows there alone`() {
    let list = BridgedPlainShelterTable(Shelter([2]))
    let screen = ListScreen(list)
    let old = list.tableView!
    let new = UITableView(frame: old.frame)
    list.tableView = new
    list.view.addSubview(new)
    list.connectList()
    screen.window.layoutIfNeeded()
    list.log.clear()
    list.shelter.pets[0].name = "Rex"
    list.shelter.rooms[0].pets.append(Pet(id: 2))
    screen.window.layoutIfNeeded()
    #expect((list.log.made, list.log.configured) == (1, [2, 0]))
    let text = new.cellForRow(at: [0, 0])?.accessibilityLabel
    #expect((text, new.numberOfRows(inSection: 0)) == ("Rex", 3))
    #expect(old.subviews.count { !($0 is UITableViewCell) } == 0)
  }

  @available(macOS 14, *)
  @Test func `a search follows the model, too`() {
    let list = BridgedPlainShelterTable(Shelter([30]))
    let screen = ListScreen(list, size: CGSize(width: 320, height: 2_400))
    list.search(for: "9")
    #expect(screen.accessibilityLabels == ["pet 9", "pet 19", "pet 29"])
    list.shelter.rooms[0].pets.insert(Pet(id: 91), at: 0)
    list.shelter.pets[20].name = "nineteen"
    #expect(screen.accessibilityLabels == ["pet 91", "pet 9", "nineteen", "pet 29"])
    list.shelter.hiddenIDs = [9]
    #expect(screen.accessibilityLabels == ["pet 91", "nineteen", "pet 29"])
    list.search(for: "")
    #expect(screen.accessibilityLabels.count == 30)
  }

  /// Pets of which the user changes the order.
  @available(macOS 14, *)
  final class OrderedPets: ConnectedCollection, CollectionList, SheltersList,
    ReorderableList
  {
    let shelter = Shelter([4])
    let log = ShelterLog()
    var listData: [Section<Pet>] = []

    init() { super.init(collectionViewLayout: Self.layout) }
    required init?(coder: NSCoder) { nil }

    func listView(
      _ collectionView: UICollectionView, configure cell: UICollectionViewListCell, with pet: Pet,
      at indexPath: IndexPath
    ) { show(pet, in: cell) }
  }

  @available(macOS 14, *)
  @Test(arguments: 0..<4)
  func `no row is configured while the user holds an item`(row: Int) async {
    let screen = ListScreen(OrderedPets())
    let list = screen.controller
    let collection: UICollectionView = list.collectionView
    #expect(collection.beginInteractiveMovementForItem(at: [0, 0]))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 200))
    collection.layoutIfNeeded()
    list.log.clear()
    list.shelter.pets[row].name = "cat"
    screen.window.layoutIfNeeded()
    #expect(list.log.configured == [])
    collection.cancelInteractiveMovement()
    await screen.wait { screen.accessibilityLabels[row] == "cat" }
    #expect(list.log.configured == [row])
    screen.expectAgreement()
  }

  // MARK: Other actors

  /// A model that changes and notifies within one lock.
  @available(macOS 14, *)
  final class Counter: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private let lock = NSRecursiveLock()
    private var stored: [Int] = []

    var numbers: [Int] {
      lock.withLock {
        registrar.access(self, keyPath: \.numbers)
        return stored
      }
    }

    func append(_ number: Int) {
      lock.withLock {
        registrar.withMutation(of: self, keyPath: \.numbers) { stored.append(number) }
      }
    }
  }

  @available(macOS 14, *)
  final class Numbers: ConnectedTable, TextTable, ObservedList {
    let counter = Counter()
    var listData: [[Int]] = [[]] { didSet { shown.append(listData[0]) } }
    var shown: [[Int]] = []

    func makeListData() -> [[Int]] { [counter.numbers] }
  }

  @available(macOS 14, *)
  @Test func `changes from other threads arrive, in order`() async throws {
    let list = Numbers(style: .plain)
    let screen = ListScreen(list)
    let counter = list.counter
    async let work: Void = onOwnThread { for number in 0..<500 { counter.append(number) } }
    try await MainQueue.wait {
      screen.window.layoutIfNeeded()
      return list.listData[0].count == 500
    }
    try await work
    #expect(list.listData == [Array(0..<500)])
    for (old, new) in zip(list.shown, list.shown.dropFirst()) { #expect(new.starts(with: old)) }
  }

  actor Nurse {
    private var count = 0

    func feed(_ pet: @MainActor @Sendable (_ count: Int) -> Void) async {
      count += 1
      await pet(count)
    }
  }

  @available(macOS 14, *)
  @Test(arguments: Kind.allCases)
  func `changes from other actors on the main actor are followed`(kind: Kind) async throws {
    let shown = ShelterScreen(kind)
    let nurse = Nurse()
    for round in 0..<50 {
      await nurse.feed { shown.shelter.pets[round % 5].name += " \($0)" }
      shown.turn()
      #expect(shown.texts == shown.expected)
    }
    #expect(shown.log.configured == (0..<50).map { $0 % 5 })
  }

  // MARK: Chance

  /// Random changes of a shelter in random turns. After each turn, the view shows the model; each
  /// row is configured at most once, and only if it was changed or is new.
  @available(macOS 14, *)
  @Test(arguments: zip(Kind.allCases, Walk.seeds(Kind.allCases.count)))
  func `many changes by chance`(kind: Kind, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let shown = ShelterScreen(kind)
    let shelter = shown.shelter
    var nextID = 100
    var changes = 0
    var turns = 0
    while changes < Walk.steps(250) {
      let before = Set(shown.list.listData.flatMap { $0.items.map(\.id) })
      var changed: Set<Int> = []
      var movesRows = false
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        changes += 1
        let pets = shelter.pets
        let room = shelter.rooms.indices.randomElement(using: &random)
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<6:
          guard let pet = pets.randomElement(using: &random) else { continue }
          pet.name = "\(pet.id) in turn \(turns)"
          changed.insert(pet.id)
        case 6:
          guard let room, pets.count < 30 else { continue }
          movesRows = true
          let place = Int.random(in: 0...shelter.rooms[room].pets.count, using: &random)
          shelter.rooms[room].pets.insert(Pet(id: nextID), at: place)
          nextID += 1
        case 7:
          guard let room, !shelter.rooms[room].pets.isEmpty else { continue }
          movesRows = true
          shelter.rooms[room].pets.remove(
            at: shelter.rooms[room].pets.indices.randomElement(using: &random)!)
        case 8:
          guard let room else { continue }
          movesRows = true
          shelter.rooms[room].pets.shuffle(using: &random)
        case 9:
          movesRows = true
          if shelter.rooms.count < 4 {
            shelter.rooms.append(Room(id: nextID, pets: [Pet(id: nextID)]))
            nextID += 1
          } else {
            shelter.rooms.remove(at: room!)
          }
        case 10:
          guard let pet = pets.randomElement(using: &random) else { continue }
          movesRows = true
          shelter.hiddenIDs.formSymmetricDifference([pet.id])
        default:
          shelter.suffix = " \(turns)"
          changed.formUnion(pets.map(\.id))
        }
      }
      shown.log.clear()
      shown.turn()
      turns += 1
      let context = "seed \(seed), turn \(turns)"
      let ids = shelter.pets.map(\.id).filter { !shelter.hiddenIDs.contains($0) }
      #expect((shown.texts, shown.list.ids.flatMap(\.self)) == (shown.expected, ids), "\(context)")
      #expect(shown.log.made <= (movesRows ? 1 : 0), "\(context)")
      let configured = shown.log.configured.sorted()
      #expect(configured == Set(configured).sorted(), "\(context)")
      if !movesRows { #expect(Set(configured) == changed.intersection(before), "\(context)") }
    }
    #expect(turns > 30)
  }

  /// Random changes of a shelter of which few rows are visible, and not always.
  @available(macOS 14, *)
  @Test(arguments: zip(Kind.allCases, Walk.seeds(Kind.allCases.count)))
  func `a window that scrolls, and a list that leaves`(kind: Kind, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let shown = ShelterScreen(kind, Shelter([30, 0, 30]), height: 400)
    let shelter = shown.shelter
    var nextID = 100
    var changes = 0
    var isCovered = false
    while changes < Walk.steps(200) {
      let context = "seed \(seed), change \(changes)"
      let visible = Set(shown.paths.compactMap { shown.list.object(at: $0)?.id })
      var changed: Set<Int> = []
      var movesRows = false
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        changes += 1
        let pets = shelter.pets
        let room = Int.random(in: 0..<3, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<7:
          guard let pet = pets.randomElement(using: &random) else { continue }
          pet.name = "\(pet.id) after \(changes)"
          changed.insert(pet.id)
        case 7 where pets.count < 80:
          movesRows = true
          let place = Int.random(in: 0...shelter.rooms[room].pets.count, using: &random)
          shelter.rooms[room].pets.insert(Pet(id: nextID), at: place)
          nextID += 1
        case 8 where pets.count > 40:
          movesRows = true
          _ = shelter.rooms[room].pets.popLast()
        default:
          movesRows = true
          shelter.rooms.swapAt(0, room)
        }
      }
      let old = shown.list.listData
      shown.log.clear()
      shown.turn()
      // A row that one batch moves away, and another one back, gets a new cell in each.
      let updates = ListUpdates(from: old, to: shown.list.listData, by: SameInstance.self)
      let batches = isCovered ? 1 : updates.batches.count
      let configured = shown.log.configured
      let times = Dictionary(grouping: configured, by: \.self).values.map(\.count).max() ?? 0
      #expect(times <= max(batches, 1), "\(context): \(configured)")
      if isCovered {
        #expect((shown.log.made, configured) == (0, []), "\(context)")
      } else {
        let seen = (shown.texts, shown.log.made)
        #expect(seen == (shown.expected, movesRows ? 1 : 0), "\(context)")
        if !movesRows { #expect(Set(configured) == changed.intersection(visible), "\(context)") }
      }
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where !isCovered:
        shown.cover()
        isCovered = true
      case 1 where isCovered:
        shown.log.clear()
        shown.uncover()
        isCovered = false
        #expect(shown.texts == shown.expected, "\(context)")
        #expect(shown.log.made <= 1, "\(context)")
      case 2...4 where !isCovered:
        shown.screen.scroll(by: CGFloat.random(in: -1_000...1_000, using: &random))
        #expect(shown.texts == shown.expected, "\(context)")
      default: break
      }
    }
    if isCovered { shown.uncover() }
    shown.screen.expectAgreement()
  }

  // MARK: With other capabilities

  @available(macOS 14, *)
  @Observable final class Garden {
    var topics = Topic.all
    var marks: [String: String] = [:]
  }

  /// Trees that follow a model, and keep which nodes are open.
  @available(macOS 14, *)
  final class Trees: ConnectedTable, TableList, OutlineList, ObservedList {
    let garden = Garden()
    var listData = [Outline([Topic](), children: \.subtopics)]
    var configured: [String] = []

    func makeListData() -> [Outline<Topic>] {
      var outlines = listData
      outlines[0].roots = garden.topics
      return outlines
    }
    func listView(
      _ tableView: UITableView, configure cell: UITableViewCell, with topic: Topic,
      at indexPath: IndexPath
    ) {
      configured.append(topic.id)
      cell.accessibilityLabel = topic.id + garden.marks[topic.id, default: ""]
    }
  }

  @available(macOS 14, *)
  @Test func `trees follow a model, and their nodes stay open`() {
    let list = Trees(style: .plain)
    let screen = ListScreen(list)
    #expect(screen.accessibilityLabels == ["a", "f", "g"])
    list.expandItem(at: [0, 0])
    func level() -> Int? { list.tableView.cellForRow(at: [0, 1])?.indentationLevel }
    #expect((screen.accessibilityLabels, level()) == (["a", "b", "e", "f", "g"], 1))
    list.garden.topics.remove(at: 1)
    list.garden.topics[0].subtopics?[1].subtopics = [Topic("z")]
    #expect(screen.accessibilityLabels == ["a", "b", "e", "g"])
    #expect(list.tableView.cellForRow(at: [0, 2])?.accessoryView != nil)
    list.configured = []
    list.garden.marks = ["b": "!"]
    #expect(
      (screen.accessibilityLabels, level(), list.configured.sorted()) == (
        ["a", "b!", "e", "g"], 1, ["a", "b", "e", "g"]
      ))
  }

  // MARK: What counts as changed

  @available(macOS 14, *)
  @Observable final class Named: Identifiable, Hashable {
    let id: Int
    var name = ""
    init(_ id: Int) { self.id = id }
    static func == (one: Named, other: Named) -> Bool { one.id == other.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  @available(macOS 14, *)
  @Observable final class Compared: Identifiable, Equatable {
    let id: Int
    init(_ id: Int) { self.id = id }
    static func == (one: Compared, other: Compared) -> Bool { one === other }
  }

  @available(macOS 14, *)
  final class Rows<Object: Identifiable & Hashable & AnyObject>: UITableViewController, TextTable,
    ObservedList
  {
    var listData: [[Object]] = []
    var objects: [Object] = []
    func makeListData() -> [[Object]] { [objects] }
  }

  @available(macOS 14, *)
  final class ComparedRows: UITableViewController, TextTable, ObservedList {
    var listData: [[Compared]] = []
    func makeListData() -> [[Compared]] { [] }
  }

  @available(macOS 14, *)
  @Test func `an instance that stays is unchanged, another with its identifier is not`() throws {
    func plan<L: NonFetchedList, Item>(_ list: L.Type, _ old: [Item], _ new: [Item]) throws
      -> String where L.ListData == [[Item]]
    {
      try #require(L.comparison(of: [Item].self)).updates(from: [old], to: [new]).description
    }
    let pets = (0..<3).map { Pet(id: $0) }
    let comparison = try #require(BridgedShelterTable.comparison(of: [Pet].self))
    func petPlan(_ new: [Pet]) -> String {
      comparison.updates(from: [pets], to: [new]).description
    }
    let named = (0..<3).map(Named.init)
    let compared = (0..<3).map(Compared.init)
    let plans: [String] = try [
      petPlan(pets + [Pet(id: 3)]), petPlan([pets[0], Pet(id: 1), pets[2]]),
      plan(Rows<Named>.self, named, [named[0], Named(1), named[2]]),
      plan(ComparedRows.self, compared, [compared[0], Compared(1), compared[2]]),
    ]
    #expect(
      plans == [
        "items: insert 0.3", "items: reconfigure 0.1", "no change", "items: reconfigure 0.1",
      ])
  }
}

/// The rule by which the lists recognize pets: a pet that stays is unchanged.
@available(macOS 14, *)
private enum SameInstance: ListIdentity {
  static func id(of pet: Pet) -> Int { pet.id }
  static func hasSameContent(_ old: Pet, _ new: Pet) -> Bool { old === new }
}
