import ListData
import ListDiff
import Testing

/// What others' controllers tell, put right: the threads that peers' users opened about it.
struct FetchedChangeCollectorTests {
  /// What is told, and the difference that is made of it.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let difference: String
    let take: @Sendable (inout FetchedChangeCollector) -> Void

    init(
      _ rule: String, _ difference: String,
      _ take: @escaping @Sendable (inout FetchedChangeCollector) -> Void
    ) { (testDescription, self.difference, self.take) = (rule, difference, take) }
  }

  static let moves: [Case] = [
    Case("an update after a move is one of the item that moved", "move 0.0→0.2, change 0.0→0.2") {
      $0.record([0, 0], .move, [0, 2])
      $0.record([0, 0], .update, nil)
    },
    Case("a move to the same place is an update (openradar 6050)", "change 0.1→0.1") {
      $0.record([0, 1], .move, [0, 1])
    },
    Case(
      "a move to the same path past a deletion is a move",
      "delete 0.0, move 0.1→0.1, change 0.1→0.1"
    ) {
      $0.record([0, 0], .delete, nil)
      $0.record([0, 1], .move, [0, 1])
    },
    Case(
      "a move to the same path past an insertion is a move",
      "insert 0.0, move 0.2→0.2, change 0.2→0.2"
    ) {
      $0.record(nil, .insert, [0, 0])
      $0.record([0, 2], .move, [0, 2])
    },
    Case(
      "a move to the same path is an update where others come at that path, or past it",
      "insert 0.1, insert 0.2, change 0.1→0.1"
    ) {
      $0.record(nil, .insert, [0, 1])
      $0.record(nil, .insert, [0, 2])
      $0.record([0, 1], .move, [0, 1])
    },
    Case(
      "a move to the same path past another's move is a move",
      "move 0.0→0.3, move 0.2→0.2, change 0.0→0.3, change 0.2→0.2"
    ) {
      $0.record([0, 0], .move, [0, 3])
      $0.record([0, 2], .move, [0, 2])
    },
  ]

  static let others: [Case] = [
    Case(
      "an update next to a deletion or a move of one path is dropped",
      "delete 0.1, move 0.2→0.0, change 0.2→0.0"
    ) {
      $0.record([0, 1], .update, nil)
      $0.record([0, 1], .delete, nil)
      $0.record([0, 2], .update, nil)
      $0.record([0, 2], .move, [0, 0])
    },
    Case(
      "a move out of a section that goes is an insert (JSQ#12)", "delete section 1, insert 0.3"
    ) {
      $0.record(section: 1, .delete)
      $0.record([1, 0], .move, [0, 3])
    },
    Case("a move into a section that comes is a deletion", "insert section 2, delete 0.0") {
      $0.record(section: 2, .insert)
      $0.record([0, 0], .move, [2, 0])
      $0.record(nil, .insert, [2, 1])
    },
    Case("objects of a section that goes go with it", "delete section 0") {
      $0.record(section: 0, .delete)
      $0.record([0, 0], .delete, nil)
      $0.record([0, 1], .update, nil)
      $0.record(section: 1, .update)
    },
  ]

  @Test(arguments: Self.moves + Self.others)
  func `what is told becomes a difference that can be shown`(
    told: Case
  ) {
    var collector = FetchedChangeCollector()
    told.take(&collector)
    #expect(collector.difference.description == told.difference)
  }
}
