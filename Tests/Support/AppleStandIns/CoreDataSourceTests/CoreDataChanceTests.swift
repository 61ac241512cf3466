import CoreData
import ListControllers
import Testing

/// Changes by chance: the view shows what the store has after each, by updates of what changed
/// alone.
@MainActor @Suite(.timeLimit(.minutes(30))) struct CoreDataChanceTests {
  @Test func `random groups of changes`() async throws {
    try await run(groups: 300, misreports: [])
  }

  /// What a controller tells wrongly is put right, or costs the rows of a section.
  @Test(arguments: FetchedResultsMisreport.allCases)
  func `random groups of changes, reported in wrong ways`(misreport: FetchedResultsMisreport)
    async throws
  {
    try await run(groups: 100, misreports: [misreport])
  }

  private func run(groups: Int, misreports: Set<FetchedResultsMisreport>) async throws {
    let fixed = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init)
    let seed = fixed ?? .random(in: 0..<1_000_000)
    print("CoreDataChanceTests \(misreports), SEED=\(seed)")
    var chance = SeededGenerator(seed: seed)
    let names = (0..<6).map { "chore \($0)" }
    let screen = try ChoreScreen(["A": names, "C": names, "D": names])
    screen.context.misreports = misreports
    let world = ChoreWorld(screen.context, screen.fetched)
    for group in 0..<groups {
      let updates = await screen.updates {
        world.touched = 0
        switch Int.random(in: 0..<20, using: &chance) {
        case 0: screen.context.undo()
        case 1: screen.context.rollback()
        case 2: try? screen.context.save()
        default: world.change(&chance)
        }
        await screen.endEvent()
      }
      #expect(screen.titles == world.titles, "seed \(seed), group \(group)")
      #expect(updates.reloads == 0)
      if !misreports.contains(.lost) {
        #expect(updates.configured <= world.touched, "seed \(seed), group \(group)")
      }
    }
    #expect(screen.table.batches > groups / 2)
  }
}

/// The chores that a list is to show, sorted and in sections by other means.
@MainActor private final class ChoreWorld {
  /// The number of objects that the context said had changed.
  var touched = 0
  private let context: NSManagedObjectContext
  private let fetched: FetchedResultsController<Chore>
  private var observer: (any NSObjectProtocol)?
  /// The chores that are not deleted, in the order of their insertion.
  private var chores: [Chore] {
    context.registeredObjects.compactMap { $0 as? Chore }
      .sorted { $0.objectID.number < $1.objectID.number }
  }
  private var made = 0

  isolated deinit { observer.map(NotificationCenter.default.removeObserver) }

  init(_ context: NSManagedObjectContext, _ fetched: FetchedResultsController<Chore>) {
    self.context = context
    self.fetched = fetched
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { [weak self] in
      let sets = $0.userInfo?.values.compactMap { $0 as? Set<NSManagedObject> } ?? []
      let count = sets.reduce(0) { $0 + $1.count }
      MainActor.assumeIsolated { self?.touched += count }
    }
  }

  /// Changes up to six chores, some by the list and some by themselves.
  func change(_ chance: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...6, using: &chance) {
      let known = chores
      let chore = known.randomElement(using: &chance)
      // All rows are on screen.
      switch Int.random(in: known.count < 40 ? 0..<8 : 2..<8, using: &chance) {
      case 0...1:
        made += 1
        let chore = Chore.loose(
          "new \(made)", in: room(&chance), rank: Int.random(in: 0..<60, using: &chance))
        if Bool.random(using: &chance) { context.insert(chore) } else { try? fetched.insert(chore) }
      case 2:
        guard let chore else { continue }
        if Bool.random(using: &chance) { context.delete(chore) } else { try? fetched.delete(chore) }
      case 3: chore?.rank = Int.random(in: 0..<60, using: &chance)
      case 4: chore?.room = room(&chance)
      case 5: chore?.title += "!"
      case 6: chore?.isHidden.toggle()
      default:
        // A room is cleared.
        let from = room(&chance)
        let to = room(&chance)
        for chore in known where chore.room == from { chore.room = to }
      }
    }
  }

  private func room(_ chance: inout SeededGenerator) -> String {
    ["A", "B", "C", "D", "E"].randomElement(using: &chance) ?? ""
  }

  var titles: [[String]] {
    Dictionary(grouping: chores.filter { !$0.isHidden }, by: \.room).sorted { $0.key < $1.key }.map
    {
      $0.value.sorted { ($0.rank, $0.objectID.number) < ($1.rank, $1.objectID.number) }
        .map(\.title)
    }
  }
}

/// The same random numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
