import Foundation
public import HeadlessUIKit

/// What a check went through.
public struct Tally: Sendable, CustomStringConvertible {
  /// Worlds tried: a list, a group of calls, and counts after it.
  public var worlds = 0
  /// Those that were legal.
  public var accepted = 0
  /// The first worlds that went wrong, in words.
  public var faults: [String] = []

  /// Nothing yet.
  public init() {}

  public var description: String {
    "\(worlds) worlds, \(accepted) accepted, \(worlds - accepted) refused, \(faults.count) faults"
  }

  /// Adds what another check went through.
  public mutating func add(_ other: Tally) {
    worlds += other.worlds
    accepted += other.accepted
    faults = Array((faults + other.faults).prefix(10))
  }

  /// Holds the validator against the naive reading in one world.
  public mutating func check(
    before: [Int], after: [Int], _ operations: [BatchUpdate.Operation], _ list: BatchUpdate.List
  ) {
    let naive = NaiveBatchUpdate(operations, list)
    let wanted = naive.problem(before: before, after: after, view: "VIEW")
    worlds += 1
    do {
      let map = try BatchUpdate(operations).validated(
        before: before, after: after, in: list, view: "VIEW")
      accepted += 1
      if let wanted { return fault(before, after, operations, "accepted, but \(wanted)") }
      var places: [NaiveBatchUpdate.Row: [Int]] = [:]
      for (section, rows) in naive.rows(before: before, after: after).enumerated() {
        for (item, row) in rows.enumerated() where row != .new { places[row] = [section, item] }
      }
      for section in before.indices {
        for item in 0..<before[section] {
          let path = IndexPath(item: item, section: section)
          let target = map.indexPath(after: path).map { [$0.section, $0.item] }
          if target != places[.old(path)] {
            return fault(before, after, operations, "takes \(path) to \(target ?? [])")
          }
        }
      }
    } catch {
      if error.reason != wanted {
        fault(before, after, operations, "said: \(error.reason)\nnot: \(wanted ?? "accepted")")
      }
    }
  }

  /// Holds a view against the naive reading in one world.
  @MainActor public mutating func check(
    _ model: some ModelList, before: [Int], after: [Int], _ operations: [BatchUpdate.Operation]
  ) {
    worlds += 1
    if NaiveBatchUpdate(operations, model.list).problem(before: before, after: after) == nil {
      accepted += 1
    }
    if let words = UpdateModel.fault(in: model, before: before, after: after, operations) {
      fault(before, after, operations, words)
    }
  }

  private mutating func fault(
    _ before: [Int], _ after: [Int], _ operations: [BatchUpdate.Operation], _ words: String
  ) {
    faults.append("\(before) to \(after) by \(operations): \(words)")
  }
}
