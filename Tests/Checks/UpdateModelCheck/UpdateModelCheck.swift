import Dispatch
import Foundation
import HeadlessUIKit
import TestSupport
import UpdateModel

/// Holds the update engine against the naive reading of UIKit's rules and says how many worlds were
/// tried. `UpdateModelCheck [calls [random groups]]`; the status is 1 where a world went wrong.
@main struct UpdateModelCheck {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap(Int.init)
    let calls = arguments.first ?? 3
    let randomGroups = arguments.dropFirst().first ?? 1_000_000
    var total = Tally()
    for list in [BatchUpdate.List.table, .collection] {
      for (sections, rows, calls) in [(2, 1, 2), (3, 3, calls)] {
        let tally = validator(list, sections, rows, calls: calls)
        print(
          "validator, \(list)s, \(sections) sections of \(rows) rows, up to \(calls) calls: \(tally)"
        )
        total.add(tally)
      }
    }
    for tally in [
      views(ModelTable(), calls: min(calls, 2)), views(ModelCollection(), calls: min(calls, 2)),
    ] {
      print("views, up to \(min(calls, 2)) calls: \(tally)")
      total.add(tally)
    }
    let tally = random(randomGroups)
    print("random groups on views and validator: \(tally)")
    total.add(tally)
    for fault in total.faults { print(fault) }
    print("in all: \(total)")
    exit(total.faults.isEmpty ? 0 : 1)
  }

  /// Every group on every list of up to so many sections of so many rows.
  static func validator(
    _ list: BatchUpdate.List, _ sections: Int, _ rows: Int, calls: Int
  ) -> Tally {
    let shapes = SmallWorlds.shapes(sections: sections, rows: rows)
    let lock = NSLock()
    nonisolated(unsafe) var total = Tally()
    DispatchQueue.concurrentPerform(iterations: shapes.count) { number in
      let before = shapes[shapes.count - 1 - number]
      let operations = SmallWorlds.operations(on: before)
      var tally = Tally()
      for size in 0...calls {
        var turn = 0
        SmallWorlds.forEachGroup(of: operations, size: size) { group in
          let naive = NaiveBatchUpdate(group, list)
          var variants = SmallWorlds.counts(after: naive, before: before)
          if size > 2 {
            // Of the counts that do not fit, one a group, each in its turn.
            turn += 1
            variants = [variants[0], variants[1 + turn % (variants.count - 1)]]
          }
          for after in variants { tally.check(before: before, after: after, group, list) }
        }
      }
      lock.withLock { total.add(tally) }
    }
    return total
  }

  /// The same on views, which cost more.
  @MainActor static func views(_ model: some ModelList, calls: Int) -> Tally {
    var tally = Tally()
    for before in SmallWorlds.shapes(sections: 3, rows: 3) {
      let operations = SmallWorlds.operations(on: before)
      for size in 0...calls {
        SmallWorlds.forEachGroup(of: operations, size: size) { group in
          let naive = NaiveBatchUpdate(group, model.list)
          tally.check(model, before: before, after: naive.impliedCounts(before: before), group)
        }
      }
    }
    return tally
  }

  /// Random larger groups, by turns on a table and a collection view, each with the validator.
  @MainActor static func random(_ groups: Int) -> Tally {
    var tally = Tally()
    var generator = SeededGenerator(seed: 1)
    let table = ModelTable()
    let collection = ModelCollection()
    for number in 0..<groups {
      let (before, operations) = SmallWorlds.random(using: &generator)
      let list = number % 2 == 0 ? BatchUpdate.List.table : .collection
      let variants = SmallWorlds.counts(
        after: NaiveBatchUpdate(operations, list), before: before)
      let after = number % 5 == 0 ? variants.randomElement(using: &generator)! : variants[0]
      tally.check(before: before, after: after, operations, list)
      if list == .table {
        tally.check(table, before: before, after: after, operations)
      } else {
        tally.check(collection, before: before, after: after, operations)
      }
    }
    return tally
  }
}
