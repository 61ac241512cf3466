public import Foundation
public import HeadlessUIKit

/// A second reading of UIKit's rules for batch updates, slow and simple on purpose: sections are
/// arrays of tokens that say where a row comes from, and the calls are carried out on them.
///
/// It shares no code with the validator and the views that it is held against.
public struct NaiveBatchUpdate {
  /// A row after the group: one that was there before, with its cell, or a new one.
  public enum Row: Hashable, Sendable {
    case old(IndexPath)
    case new
  }

  /// The calls in the order in which they were made.
  public let operations: [BatchUpdate.Operation]
  /// Whose words to use.
  public let list: BatchUpdate.List

  /// Makes a group of calls.
  public init(_ operations: [BatchUpdate.Operation], _ list: BatchUpdate.List) {
    self.operations = operations
    self.list = list
  }

  private var row: String { list == .table ? "row" : "item" }
  private func words(_ path: IndexPath) -> String {
    "<NSIndexPath: 0x0> {length = 2, path = \(path.section) - \(path.item)}"
  }

  private func unique<Value: Hashable & Comparable>(
    _ pick: (BatchUpdate.Operation) -> Value?
  ) -> [Value] {
    Array(Set(operations.compactMap(pick))).sorted()
  }

  private var deletedSections: [Int] {
    unique { if case .deleteSection(let section) = $0 { section } else { nil } }
  }
  private var reloadedSections: [Int] {
    unique { if case .reloadSection(let section) = $0 { section } else { nil } }
  }
  private var insertedSections: [Int] {
    unique { if case .insertSection(let section) = $0 { section } else { nil } }
  }
  private var deletedItems: [IndexPath] {
    unique { if case .deleteItem(let path) = $0 { path } else { nil } }
  }
  private var reloadedItems: [IndexPath] {
    unique { if case .reloadItem(let path) = $0 { path } else { nil } }
  }
  private var insertedItems: [IndexPath] {
    unique { if case .insertItem(let path) = $0 { path } else { nil } }
  }
  /// Pairs of indexes, sorted and each once.
  private var sectionMoves: [[Int]] {
    Array(
      Set(
        operations.compactMap { operation -> [Int]? in
          if case .moveSection(let from, let to) = operation { [from, to] } else { nil }
        })
    ).sorted { $0.lexicographicallyPrecedes($1) }
  }
  private var itemMoves: [[IndexPath]] {
    Array(
      Set(
        operations.compactMap { operation -> [IndexPath]? in
          if case .moveItem(let from, let to) = operation { [from, to] } else { nil }
        })
    ).sorted { $0.lexicographicallyPrecedes($1) }
  }

  // MARK: What is wrong

  /// The reason with which the group is refused; nil for a legal one.
  public func problem(before: [Int], after: [Int], view: String = "") -> String? {
    contradiction() ?? outOfBounds(before, after) ?? badMove(before, after)
      ?? badCounts(before, after, view)
  }

  private func contradiction() -> String? {
    var seen: [BatchUpdate.Operation] = []
    for operation in operations {
      if seen.contains(operation) {
        switch operation {
        case .deleteItem(let path):
          return "attempt to delete \(row) \(path.item) from section \(path.section) more than once"
        case .deleteSection(let section):
          return "attempt to delete section \(section) more than once"
        default: break
        }
      }
      seen.append(operation)
    }
    for section in reloadedSections where deletedSections.contains(section) {
      return "attempt to delete and reload the same section (\(section))"
    }
    for path in reloadedItems where deletedItems.contains(path) {
      return "attempt to delete and reload the same index path (\(words(path)))"
    }
    return nil
  }

  /// The sections after the group all of whose rows are new.
  private func newSections(_ before: Int) -> [Int] {
    insertedSections + reloadedSections.compactMap { newIndex(of: $0, before) }
  }

  /// Where a section goes, by carrying the section calls out on a row of numbers.
  private func newIndex(of section: Int, _ before: Int) -> Int? {
    if let move = sectionMoves.first(where: { $0[0] == section }) { return move[1] }
    let taken = insertedSections + sectionMoves.map { $0[1] }
    let staying = (0..<before).filter { index in
      !deletedSections.contains(index) && !sectionMoves.contains { $0[0] == index }
    }
    guard let rank = staying.firstIndex(of: section) else { return nil }
    var free = -1
    for _ in 0...rank {
      repeat { free += 1 } while taken.contains(free)
    }
    return free
  }

  private func outOfBounds(_ before: [Int], _ after: [Int]) -> String? {
    let going = deletedSections + reloadedSections
    let gone = (deletedItems + reloadedItems).filter { !going.contains($0.section) }
    // The last section first, in it the section's own call, then its rows from the last.
    for section in Set(going + gone.map(\.section)).sorted().reversed() {
      if going.contains(section), !before.indices.contains(section) {
        return "attempt to delete section \(section), but there are only \(before.count) sections "
          + "before the update"
      }
      for path in gone.sorted().reversed() where path.section == section {
        guard before.indices.contains(section) else {
          return "attempt to delete \(row) \(path.item) from section \(section), but there are "
            + "only \(before.count) sections before the update"
        }
        if path.item < 0 || path.item >= before[section] {
          return "attempt to delete \(row) \(path.item) from section \(section) which only "
            + "contains \(before[section]) \(row)s before the update"
        }
      }
    }
    let new = newSections(before.count)
    let come = insertedItems.filter { !new.contains($0.section) }
    for section in Set(insertedSections + come.map(\.section)).sorted() {
      if insertedSections.contains(section), !after.indices.contains(section) {
        return "attempt to insert section \(section) but there are only \(after.count) sections "
          + "after the update"
      }
      for path in come where path.section == section {
        guard after.indices.contains(section) else {
          return "attempt to insert \(row) \(path.item) into section \(section), but there are "
            + "only \(after.count) sections after the update"
        }
        if path.item < 0 || path.item >= after[section] {
          return "attempt to insert \(row) \(path.item) into section \(section), but there are "
            + "only \(after[section]) \(row)s in section \(section) after the update"
        }
      }
    }
    return nil
  }

  private func badMove(_ before: [Int], _ after: [Int]) -> String? {
    for (number, move) in sectionMoves.enumerated() {
      let (from, to) = (move[0], move[1])
      if !before.indices.contains(from) {
        return "attempt to move section \(from), but there are only \(before.count) sections "
          + "before the update"
      }
      if !after.indices.contains(to) {
        return "attempt to move section \(from) to section \(to), but there are only "
          + "\(after.count) sections after the update"
      }
      if (deletedSections + reloadedSections).contains(from) {
        return "attempt to perform a delete and a move from the same section (\(from))"
      }
      if insertedSections.contains(to) {
        return "attempt to perform an insert and a move to the same section (\(to))"
      }
      for other in sectionMoves.prefix(number) where other[0] == from {
        return "attempt to move section \(from) to both section \(other[1]) and section \(to)"
      }
      for other in sectionMoves.prefix(number) where other[1] == to {
        return "attempt to move both section \(other[0]) and section \(from) to section \(to)"
      }
    }
    let new = newSections(before.count)
    for (number, move) in itemMoves.enumerated() {
      let (from, to) = (move[0], move[1])
      if !before.indices.contains(from.section) {
        return "attempt to move index path (\(words(from))) from a section that does not exist - "
          + "there are only \(before.count) sections before the update"
      }
      if from.item < 0 || from.item >= before[from.section] {
        return "attempt to move index path (\(words(from))) that does not exist - there are only "
          + "\(before[from.section]) \(row)s in section \(from.section) before the update"
      }
      let head = "attempt to move index path (\(words(from))) to index path (\(words(to)))"
      if !after.indices.contains(to.section) {
        return "\(head) in section that does not exist - there are only \(after.count) sections "
          + "after the update"
      }
      if to.item < 0 || to.item >= after[to.section] {
        return "\(head) that does not exist - there are only \(after[to.section]) \(row)s in "
          + "section \(to.section) after the update"
      }
      if list == .table {
        if (deletedSections + reloadedSections).contains(from.section) {
          return "cannot move a row from a deleted section (\(from.section))"
        }
        if new.contains(to.section) {
          return "cannot move a row into a newly inserted section (\(to.section))"
        }
      }
      let isSwallowed = (deletedSections + reloadedSections).contains(from.section)
      if !isSwallowed, (deletedItems + reloadedItems).contains(from) {
        return "attempt to perform a delete and a move from the same index path (\(words(from)))"
      }
      if !new.contains(to.section), insertedItems.contains(to) {
        return "attempt to perform an insert and a move to the same index path (\(words(to)))"
      }
      for other in itemMoves.prefix(number) where other[0] == from {
        return "attempt to move \(row) at index path \(words(from)) to both \(words(other[1])) "
          + "and \(words(to))"
      }
      for other in itemMoves.prefix(number) where other[1] == to {
        return "attempt to move both \(row) at index path \(words(other[0])) and \(words(from)) "
          + "to \(words(to))"
      }
    }
    return nil
  }

  private func badCounts(_ before: [Int], _ after: [Int], _ view: String) -> String? {
    let viewName = list == .table ? "table view" : "collection view"
    let (came, went) = (insertedSections.count, deletedSections.count)
    if after.count != before.count + came - went {
      return "Invalid update: invalid number of sections. The number of sections contained in the "
        + "\(viewName) after the update (\(after.count)) must be equal to the number of sections "
        + "contained in the \(viewName) before the update (\(before.count)), plus or minus the "
        + "number of sections inserted or deleted (\(came) inserted, \(went) deleted)."
    }
    let new = newSections(before.count)
    for section in before.indices where !reloadedSections.contains(section) {
      guard let target = newIndex(of: section, before.count) else { continue }
      let inserted = insertedItems.filter { $0.section == target && !new.contains(target) }.count
      let deleted = deletedItems.filter { $0.section == section }.count
      let movedIn = itemMoves.filter { $0[1].section == target }.count
      let movedOut = itemMoves.filter { $0[0].section == section }.count
      let expected = before[section] + inserted - deleted + movedIn - movedOut
      if after[target] > expected {
        return "Invalid update: invalid number of \(row)s in section \(section). The number of "
          + "\(row)s contained in an existing section after the update (\(after[target])) must be "
          + "equal to the number of \(row)s contained in that section before the update "
          + "(\(before[section])), plus or minus the number of \(row)s inserted or deleted from "
          + "that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number "
          + "of \(row)s moved into or out of that section (\(movedIn) moved in, \(movedOut) moved "
          + "out)."
      }
      if after[target] < expected { return mismatch(before, after, view) }
    }
    return nil
  }

  private func mismatch(_ before: [Int], _ after: [Int], _ view: String) -> String {
    func counts(_ counts: [Int]) -> String {
      "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with \(row) counts: \(counts) }"
    }
    let new = newSections(before.count)
    let going = deletedSections + reloadedSections
    let gone = (deletedItems + reloadedItems).filter { !going.contains($0.section) }
    let come =
      insertedItems.filter { !new.contains($0.section) }
      + reloadedItems.filter { !going.contains($0.section) }.compactMap {
        newPlaces(before)[.old($0)]
      }
    var lines: [String] = []
    for section in Set(going + gone.map(\.section)).sorted().reversed() {
      if going.contains(section) { lines.append("Delete section (\(section))") }
      for path in gone.sorted().reversed() where path.section == section {
        lines.append("Delete \(row) (\(section) - \(path.item))")
      }
    }
    for section in Set(new + come.map(\.section)).sorted() {
      if new.contains(section) { lines.append("Insert section (\(section))") }
      for path in Set(come).sorted() where path.section == section {
        lines.append("Insert \(row) (\(section) - \(path.item))")
      }
    }
    lines += sectionMoves.map { "Move section (\($0[0])) to (\($0[1]))" }
    lines += itemMoves.map {
      "Move \(row) (\($0[0].section) - \($0[0].item)) to (\($0[1].section) - \($0[1].item))"
    }
    return
      "Invalid batch updates detected: the number of sections and/or \(row)s returned by the data "
      + "source before and after performing the batch updates are inconsistent with the updates.\n"
      + "Data source before updates = \(counts(before))\n"
      + "Data source after updates = \(counts(after))\n"
      + "Updates = [\n" + lines.map { "\t" + $0 }.joined(separator: ",\n")
      + (lines.isEmpty ? "" : "\n") + "]\n"
      + (list == .table ? "Table view" : "Collection view") + ": " + view
  }

  // MARK: What comes out

  /// Where the rows that stay or are reloaded go, whatever the counts after the group are.
  private func newPlaces(_ before: [Int]) -> [Row: IndexPath] {
    var places: [Row: IndexPath] = [:]
    for section in before.indices {
      guard let target = newIndex(of: section, before.count) else { continue }
      let taken =
        insertedItems.filter { $0.section == target }.map(\.item)
        + itemMoves.filter { $0[1].section == target }.map { $0[1].item }
      var free = -1
      for item in 0..<before[section] {
        let path = IndexPath(item: item, section: section)
        if deletedItems.contains(path) || itemMoves.contains(where: { $0[0] == path }) { continue }
        repeat { free += 1 } while taken.contains(free)
        places[.old(path)] = IndexPath(item: free, section: target)
      }
    }
    for move in itemMoves { places[.old(move[0])] = move[1] }
    return places
  }

  /// The rows after a legal group.
  public func rows(before: [Int], after: [Int]) -> [[Row]] {
    var rows = after.map { Array(repeating: Row.new, count: $0) }
    let moved = Set(itemMoves.map { $0[0] })
    for (row, place) in newPlaces(before) {
      guard case .old(let path) = row else { continue }
      // A reload makes a new row in the old one's place, unless the row has moved away.
      let isRenewed =
        reloadedItems.contains(path) || reloadedSections.contains(path.section)
      if isRenewed, !moved.contains(path) { continue }
      rows[place.section][place.item] = row
    }
    return rows
  }

  /// The counts that the group leads to where it is legal, and some counts where it is not:
  /// sections that come or are reloaded get as many rows as are wanted.
  public func impliedCounts(before: [Int], newRows: Int = 2) -> [Int] {
    let count = max(before.count + insertedSections.count - deletedSections.count, 0)
    var after = Array(repeating: newRows, count: count)
    let new = newSections(before.count)
    for section in before.indices where !reloadedSections.contains(section) {
      guard let target = newIndex(of: section, before.count), after.indices.contains(target) else {
        continue
      }
      let inserted = insertedItems.filter { $0.section == target && !new.contains(target) }.count
      let deleted = deletedItems.filter { $0.section == section }.count
      let movedIn = itemMoves.filter { $0[1].section == target }.count
      let movedOut = itemMoves.filter { $0[0].section == section }.count
      after[target] = max(before[section] + inserted - deleted + movedIn - movedOut, 0)
    }
    return after
  }
}
