import ListData
import Testing

struct ListUpdatesOutcomeTests {
  private let sentences = [
    "The identifier 7 appears at [0, 1] and [2, 0].", "The identifier b appears.",
  ]

  @Test(
    arguments: [
      (.updated(batches: 0), "updated in 0 batches"), (.updated(batches: 1), "updated in 1 batch"),
      (.superseded, "superseded by newer data"),
      (.reloaded(.noWindow), "reloaded: the view isn't in a window"),
      (
        .reloaded(.notComparable),
        "reloaded: the objects aren't known to be Identifiable or Hashable, so they can't be told "
          + "apart"
      ),
      (.reloaded(.tooManyChanges(3, limit: 2)), "reloaded: 3 changes exceed the limit of 2"),
    ] as [(ListUpdatesOutcome, String)])
  func `an outcome describes itself, and then the duplicates`(
    outcome: ListUpdatesOutcome, words: String
  ) {
    #expect(outcome.description == words && outcome.duplicates == [])
    let naming = outcome.reporting(duplicates: sentences)
    #expect([outcome, naming].map { $0.reporting(duplicates: []) } == [outcome, outcome])
    if outcome == .superseded {
      #expect(naming == .superseded)
      return
    }
    #expect(naming.duplicates == sentences && naming != outcome)
    #expect(naming.description == "\(words). \(sentences[0]) \(sentences[1])")
  }

  @Test func `naming keeps what happened`() {
    let outcomes: [ListUpdatesOutcome] = [
      .updated(batches: 2).reporting(duplicates: ["a"]),
      ListUpdatesOutcome(.reloaded(.updating), duplicates: ["a"]).reporting(duplicates: ["b"]),
    ]
    #expect(
      outcomes == [
        ListUpdatesOutcome(.updated(batches: 2), duplicates: ["a"]),
        ListUpdatesOutcome(.reloaded(.updating), duplicates: ["b"]),
      ])
  }
}
