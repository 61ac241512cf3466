import Foundation
import ListTesting
import Testing

/// Data in which identifiers occur more than once.
@MainActor @Suite(.timeLimit(.minutes(30))) struct DuplicatesTests {
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

  private var named: ListUpdatesOutcome {
    ListUpdatesOutcome(.updated(batches: 1), duplicates: sentences)
  }

  @Test(arguments: [true, false])
  func `identifiers that occur twice are named, and all of the rows are shown`(isAwaited: Bool)
    async
  {
    let outcome =
      await isAwaited
      ? list.updateListData(to: Self.repeating) : list.setListData(Self.repeating)
    #expect((outcome, screen.accessibilityLabels) == (named, ["a", "b", "c", "d"]))
    let made = await list.updateListData { Self.repeating.reversed() }
    let single = list.setListData([[Row(id: 7, text: "b")]])
    #expect((made.duplicates.count, single.duplicates.count) == (2, 0))
  }

  @Test(arguments: [true, false])
  func `a policy keeps the first ones or all, names them, and finds nothing where nothing is`(
    isAwaited: Bool
  ) async {
    func set(_ data: [[Row]], _ duplicates: DuplicatePolicy) async -> ListUpdatesOutcome {
      await isAwaited
        ? list.updateListData(to: data, duplicates: duplicates)
        : list.setListData(data, duplicates: duplicates)
    }
    let first = [[Row(id: 1, text: "a"), Row(id: 7, text: "b")], []]
    let kept = await set(Self.repeating, .keepFirst)
    #expect((kept, list.listData, screen.accessibilityLabels) == (named, first, ["a", "b"]))
    let all = await set(Self.repeating, .keepAll)
    #expect((all, list.listData) == (named, Self.repeating))
    #expect(screen.accessibilityLabels == ["a", "b", "c", "d"])
    let data = [[Row(id: 2, text: "x"), Row(id: 1, text: "y")]]
    for policy in [DuplicatePolicy.keepFirst, .keepAll, .trap] {
      list.setListData([[Row(id: 1, text: "a")]])
      let outcome = await set(data, policy)
      #expect((outcome, list.listData) == (.updated(batches: 1), data))
    }
    let rows = (0..<10_000).map { Row(id: $0 % 9_999, text: "") }
    let much = await set([rows], .keepFirst).duplicates
    #expect(much == ["The identifier 0 appears at [0, 0] and [0, 9999]."])
    #expect(list.listData == [Array(rows.dropLast())])
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

}
