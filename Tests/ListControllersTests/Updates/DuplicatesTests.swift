import Foundation
import ListTesting
import Testing

/// Data in which identifiers occur more than once.
@MainActor @Suite(.timeLimit(.minutes(5))) struct DuplicatesTests {
  struct Row: Identifiable, Hashable, Sendable {
    let id: Int
    let text: String
  }

  final class Rows: UITableViewController, TextTable {
    var listData = [[Row(id: 1, text: "a")]]
    func text(of row: Row) -> String { row.text }
  }

  nonisolated private static let repeating = [
    [Row(id: 1, text: "a"), Row(id: 7, text: "b"), Row(id: 7, text: "c")], [Row(id: 1, text: "d")],
  ]
  private let sentences = [
    "The identifier 1 appears at [0, 0] and [1, 0].",
    "The identifier 7 appears at [0, 1] and [0, 2].",
  ]
  private let screen = ListScreen(connecting: Rows(style: .plain))
  private var list: Rows { screen.controller }

  @Test func `identifiers that occur twice are named`() {
    let outcome = list.setListData(Self.repeating)
    #expect(outcome == ListUpdatesOutcome(.updated(batches: 1), duplicates: sentences))
    #expect(screen.accessibilityLabels == ["a", "b", "c", "d"])
    #expect(list.setListData([[Row(id: 7, text: "b")]]).duplicates == [])
  }

  @Test func `keepFirst leaves the others out, and names them`() {
    let outcome = list.setListData(Self.repeating, duplicates: .keepFirst)
    #expect(outcome == ListUpdatesOutcome(.updated(batches: 1), duplicates: sentences))
    #expect(list.listData == [[Row(id: 1, text: "a"), Row(id: 7, text: "b")], []])
    #expect(screen.accessibilityLabels == ["a", "b"])
  }

  @Test func `number shows all of them, and names them`() {
    let outcome = list.setListData(Self.repeating, duplicates: .keepAll)
    #expect(outcome == ListUpdatesOutcome(.updated(batches: 1), duplicates: sentences))
    #expect(list.listData == Self.repeating)
    #expect(screen.accessibilityLabels == ["a", "b", "c", "d"])
  }

  @Test(arguments: [DuplicatePolicy.keepFirst, .keepAll, .trap])
  func `a policy finds nothing in data without duplicates`(policy: DuplicatePolicy) {
    let data = [[Row(id: 2, text: "x"), Row(id: 1, text: "y")]]
    #expect(list.setListData(data, duplicates: policy) == .updated(batches: 1))
    #expect(list.listData == data)
  }

  @Test func `trap ends the process, and names the identifiers`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Rows(style: .plain).setListData(Self.repeating, duplicates: .trap)
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("The identifier 1 appears at [0, 0] and [1, 0]."))
  }

  // MARK: Beside the main actor

  @Test func `updates that are awaited name them too`() async {
    let outcome = await list.updateListData(to: Self.repeating)
    #expect(outcome == ListUpdatesOutcome(.updated(batches: 1), duplicates: sentences))
    #expect(screen.accessibilityLabels == ["a", "b", "c", "d"])
    let made = await list.updateListData { Self.repeating.reversed() }
    #expect(made.duplicates.count == 2)
  }

  @Test func `updates that are awaited take a policy`() async {
    let kept = await list.updateListData(to: Self.repeating, duplicates: .keepFirst)
    #expect(kept == ListUpdatesOutcome(.updated(batches: 1), duplicates: sentences))
    #expect(list.listData == [[Row(id: 1, text: "a"), Row(id: 7, text: "b")], []])
    let all = await list.updateListData(to: Self.repeating, duplicates: .keepAll)
    #expect(all == ListUpdatesOutcome(.updated(batches: 1), duplicates: sentences))
    #expect(list.listData == Self.repeating)
  }

  @Test func `of much data they are named too`() async {
    let rows = (0..<10_000).map { Row(id: $0 % 9_999, text: "") }
    let outcome = await list.updateListData(to: [rows], duplicates: .keepFirst)
    #expect(outcome.duplicates == ["The identifier 0 appears at [0, 0] and [0, 9999]."])
    #expect(list.listData == [Array(rows.dropLast())])
  }
}
