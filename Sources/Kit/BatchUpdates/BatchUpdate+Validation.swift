import Foundation

extension BatchUpdate {
  /// Validates the batch update as UIKit does when its outermost block ends, and returns the
  /// resulting positions of items.
  ///
  /// - Parameters:
  ///   - before: The number of items in each section before the batch update.
  ///   - after: The number of items in each section of the data source after the batch update.
  ///   - list: The type of list, which determines the terms in exceptions.
  ///   - view: The description of the view in exceptions.
  /// - Throws: The first problem in UIKit's order, in UIKit's words: conflicting operations, an
  ///   index that is out of bounds, or counts that do not match the operations.
  /// - Complexity: O(*operations* · log *operations* + *sections*).
  public func validated(
    before: [Int], after: [Int], in list: List = .table, view: String = ""
  ) throws(IllegalBatchUpdate) -> BatchUpdateMap {
    try checkIndexPaths(in: list)
    var check = BatchUpdateCheck(
      calls: Calls(operations), before: before, after: after, list: list, view: view)
    return try check.map()
  }
}

extension BatchUpdate {
  /// Throws UIKit's exception for an index path that doesn't consist of a section and an item.
  private func checkIndexPaths(in list: List) throws(IllegalBatchUpdate) {
    for operation in operations {
      let isValid =
        switch operation {
        case .insertItem(let path), .deleteItem(let path), .reloadItem(let path),
          .reconfigureItem(let path):
          path.count == 2
        case .moveItem(let path, let target): path.count == 2 && target.count == 2
        default: true
        }
      if isValid { continue }
      let (view, item) =
        list == .table ? ("UITableView", "row") : ("UICollectionView", "item")
      throw IllegalBatchUpdate(
        reason: "Invalid index path for use with \(view). Index paths passed to "
          + "\(list == .table ? "table view" : "collection view") must contain exactly two indices "
          + "specifying the section and \(item).")
    }
  }
}

/// The validation of one batch update.
struct BatchUpdateCheck {
  var calls: BatchUpdate.Calls
  let before: [Int]
  let after: [Int]
  let list: BatchUpdate.List
  let view: String
  /// The sections after the batch update that contain only new items.
  private var newSections: Set<Int> = []

  init(
    calls: BatchUpdate.Calls, before: [Int], after: [Int], list: BatchUpdate.List, view: String
  ) {
    self.calls = calls
    self.before = before
    self.after = after
    self.list = list
    self.view = view
  }

  var item: String { list == .table ? "row" : "item" }
  var viewName: String { list == .table ? "table view" : "collection view" }

  mutating func map() throws(IllegalBatchUpdate) -> BatchUpdateMap {
    try checkRepetitions()
    try checkDeletes()
    try checkInserts()
    calls.swallow(newSections)
    try checkSectionMoves()
    try checkItemMoves()
    let map = BatchUpdateMap(calls)
    try checkCounts(map)
    return map
  }

  private func refuse(_ reason: String) -> IllegalBatchUpdate {
    IllegalBatchUpdate(reason: reason)
  }

  // MARK: Conflicting operations

  private func checkRepetitions() throws(IllegalBatchUpdate) {
    // UIKit's collection views do not check this and fail later, so the text is not UIKit's.
    switch calls.repeatedDelete {
    case .deleteItem(let path):
      throw refuse(
        "attempt to delete \(item) \(path.item) from section \(path.section) more than once")
    case .deleteSection(let section):
      throw refuse("attempt to delete section \(section) more than once")
    default: break
    }
    if let section = calls.reloadedSections.intersection(calls.deletedSections).min() {
      throw refuse("attempt to delete and reload the same section (\(section))")
    }
    if let path = calls.reloadedItems.intersection(calls.deletedItems).min() {
      throw refuse("attempt to delete and reload the same index path (\(path.inWords))")
    }
  }

  // MARK: Bounds

  /// Checks deletions and reloads from last to first. Operations on a section come before those on
  /// its items, which they include.
  private mutating func checkDeletes() throws(IllegalBatchUpdate) {
    let items = calls.deletedItems.union(calls.reloadedItems)
    let sections = calls.deletedSections.union(calls.reloadedSections)
    let paths = items.filter { !sections.contains($0.section) }
    let places = sections.map { IndexPath(item: .max, section: $0) } + paths
    for path in places.sorted(by: >) {
      if sections.contains(path.section) {
        guard before.indices.contains(path.section) else {
          throw refuse(
            "attempt to delete section \(path.section), but there are only \(before.count) "
              + "sections before the update")
        }
        continue
      }
      guard before.indices.contains(path.section) else {
        throw refuse(
          "attempt to delete \(item) \(path.item) from section \(path.section), but there are only "
            + "\(before.count) sections before the update")
      }
      guard (0..<before[path.section]).contains(path.item) else {
        throw refuse(
          "attempt to delete \(item) \(path.item) from section \(path.section) which only contains "
            + "\(before[path.section]) \(item)s before the update")
      }
    }
  }

  /// Checks insertions from first to last. Operations on a section come before those on its items,
  /// which they include.
  private mutating func checkInserts() throws(IllegalBatchUpdate) {
    newSections = calls.insertedSections
    let map = BatchUpdateMap(calls)
    newSections.formUnion(calls.reloadedSections.compactMap { map.section(after: $0) })
    let paths = calls.insertedItems.filter { !newSections.contains($0.section) }
    let places = calls.insertedSections.map { IndexPath(item: .min, section: $0) } + paths
    for path in places.sorted() {
      if calls.insertedSections.contains(path.section) {
        guard after.indices.contains(path.section) else {
          throw refuse(
            "attempt to insert section \(path.section) but there are only \(after.count) sections "
              + "after the update")
        }
        continue
      }
      guard after.indices.contains(path.section) else {
        throw refuse(
          "attempt to insert \(item) \(path.item) into section \(path.section), but there are only "
            + "\(after.count) sections after the update")
      }
      guard (0..<after[path.section]).contains(path.item) else {
        throw refuse(
          "attempt to insert \(item) \(path.item) into section \(path.section), but there are only "
            + "\(after[path.section]) \(item)s in section \(path.section) after the update")
      }
    }
  }

  // MARK: Moves

  private func checkSectionMoves() throws(IllegalBatchUpdate) {
    var seen = SeenMoves<Int>()
    for move in calls.sectionMoves {
      guard before.indices.contains(move.from) else {
        throw refuse(
          "attempt to move section \(move.from), but there are only \(before.count) sections "
            + "before the update")
      }
      guard after.indices.contains(move.to) else {
        throw refuse(
          "attempt to move section \(move.from) to section \(move.to), but there are only "
            + "\(after.count) sections after the update")
      }
      if calls.removesItems(ofSection: move.from) {
        throw refuse("attempt to perform a delete and a move from the same section (\(move.from))")
      }
      if calls.insertedSections.contains(move.to) {
        throw refuse("attempt to perform an insert and a move to the same section (\(move.to))")
      }
      switch seen.clash(move) {
      case .source(let other):
        throw refuse(
          "attempt to move section \(move.from) to both section \(other.to) and section \(move.to)")
      case .target(let other):
        throw refuse(
          "attempt to move both section \(other.from) and section \(move.from) to section "
            + "\(move.to)")
      case nil: break
      }
    }
  }

  private func checkItemMoves() throws(IllegalBatchUpdate) {
    var seen = SeenMoves<IndexPath>()
    for move in calls.itemMoves {
      try checkBounds(move)
      let from = move.from.inWords
      let to = move.to.inWords
      if list == .table {
        if calls.removesItems(ofSection: move.from.section) {
          throw refuse("cannot move a row from a deleted section (\(move.from.section))")
        }
        if newSections.contains(move.to.section) {
          throw refuse("cannot move a row into a newly inserted section (\(move.to.section))")
        }
      }
      if calls.deletedItems.contains(move.from) || calls.reloadedItems.contains(move.from) {
        throw refuse("attempt to perform a delete and a move from the same index path (\(from))")
      }
      if calls.insertedItems.contains(move.to) {
        throw refuse("attempt to perform an insert and a move to the same index path (\(to))")
      }
      switch seen.clash(move) {
      case .source(let other):
        throw refuse(
          "attempt to move \(item) at index path \(from) to both \(other.to.inWords) and \(to)")
      case .target(let other):
        throw refuse(
          "attempt to move both \(item) at index path \(other.from.inWords) and \(from) to \(to)")
      case nil: break
      }
    }
  }

  private func checkBounds(_ move: BatchUpdate.Calls.Move<IndexPath>) throws(IllegalBatchUpdate) {
    let (from, to) = (move.from, move.to)
    guard before.indices.contains(from.section) else {
      throw refuse(
        "attempt to move index path (\(from.inWords)) from a section that does not exist - there "
          + "are only \(before.count) sections before the update")
    }
    guard (0..<before[from.section]).contains(from.item) else {
      throw refuse(
        "attempt to move index path (\(from.inWords)) that does not exist - there are only "
          + "\(before[from.section]) \(item)s in section \(from.section) before the update")
    }
    guard after.indices.contains(to.section) else {
      throw refuse(
        "attempt to move index path (\(from.inWords)) to index path (\(to.inWords)) in section "
          + "that does not exist - there are only \(after.count) sections after the update")
    }
    guard (0..<after[to.section]).contains(to.item) else {
      throw refuse(
        "attempt to move index path (\(from.inWords)) to index path (\(to.inWords)) that does not "
          + "exist - there are only \(after[to.section]) \(item)s in section \(to.section) after "
          + "the update")
    }
  }

  // MARK: Counts

  private func checkCounts(_ map: BatchUpdateMap) throws(IllegalBatchUpdate) {
    let inserted = calls.insertedSections.count
    let deleted = calls.deletedSections.count
    guard after.count == before.count + inserted - deleted else {
      throw refuse(
        "Invalid update: invalid number of sections. The number of sections contained in the "
          + "\(viewName) after the update (\(after.count)) must be equal to the number of sections "
          + "contained in the \(viewName) before the update (\(before.count)), plus or minus the "
          + "number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).")
    }
    let insertedIn = count(calls.insertedItems)
    let deletedFrom = count(calls.deletedItems)
    let movedIn = count(calls.itemMoves.map(\.to))
    let movedOut = count(calls.itemMoves.map(\.from))
    for section in before.indices where !calls.reloadedSections.contains(section) {
      guard let target = map.section(after: section) else { continue }
      let (came, went) = (insertedIn[target] ?? 0, deletedFrom[section] ?? 0)
      let (entered, left) = (movedIn[target] ?? 0, movedOut[section] ?? 0)
      let expected = before[section] + came - went + entered - left
      if after[target] < expected { throw refuse(inconsistency(map)) }
      if after[target] > expected {
        throw refuse(
          "Invalid update: invalid number of \(item)s in section \(section). The number of "
            + "\(item)s contained in an existing section after the update (\(after[target])) must "
            + "be equal to the number of \(item)s contained in that section before the update "
            + "(\(before[section])), plus or minus the number of \(item)s inserted or deleted from "
            + "that section (\(came) inserted, \(went) deleted) and plus or minus the number of "
            + "\(item)s moved into or out of that section (\(entered) moved in, \(left) moved "
            + "out).")
      }
    }
  }

  private func count(_ paths: some Sequence<IndexPath>) -> [Int: Int] {
    paths.reduce(into: [:]) { $0[$1.section, default: 0] += 1 }
  }

  /// Returns the text that iOS 16 and later use if the data source has too few items.
  private func inconsistency(_ map: BatchUpdateMap) -> String {
    let title = list == .table ? "Table view" : "Collection view"
    return """
      Invalid batch updates detected: the number of sections and/or \(item)s returned by the data \
      source before and after performing the batch updates are inconsistent with the updates.
      Data source before updates = \(described(before))
      Data source after updates = \(described(after))
      Updates = [
      \(describedCalls(map).map { "\t\($0)" }.joined(separator: ",\n"))
      ]
      \(title): \(view)
      """.replacingOccurrences(of: "[\n\n]", with: "[\n]")
  }

  private func described(_ counts: [Int]) -> String {
    let sections = counts.count == 1 ? "1 section" : "\(counts.count) sections"
    let list = counts.map(String.init).joined(separator: ", ")
    return "{ \(sections) with \(item) counts: [\(list)] }"
  }

  /// Returns the operations in UIKit's order, where a reload is a deletion and an insertion.
  private func describedCalls(_ map: BatchUpdateMap) -> [String] {
    let gone =
      calls.deletedSections.union(calls.reloadedSections).map {
        IndexPath(item: .max, section: $0)
      } + calls.deletedItems.union(calls.reloadedItems)
    let come =
      calls.insertedSections.union(calls.reloadedSections.compactMap { map.section(after: $0) })
      .map { IndexPath(item: .min, section: $0) }
      + calls.insertedItems.union(calls.reloadedItems.compactMap { map.place(of: $0) })
    return gone.sorted(by: >).map { "Delete \(described($0))" }
      + come.sorted().map { "Insert \(described($0))" }
      + calls.sectionMoves.map { "Move section (\($0.from)) to (\($0.to))" }
      + calls.itemMoves.map {
        "Move \(described($0.from)) to (\($0.to.section) - \($0.to.item))"
      }
  }

  private func described(_ path: IndexPath) -> String {
    path.item == .max || path.item == .min
      ? "section (\(path.section))" : "\(item) (\(path.section) - \(path.item))"
  }
}

/// The moves that were checked, which reveal moves with the same source or target.
private struct SeenMoves<Place: Hashable & Comparable> {
  typealias Move = BatchUpdate.Calls.Move<Place>

  /// A source or target that two moves share, with the earlier move.
  enum Clash {
    case source(Move)
    case target(Move)
  }

  private var bySource: [Place: Move] = [:]
  private var byTarget: [Place: Move] = [:]

  mutating func clash(_ move: Move) -> Clash? {
    if let other = bySource[move.from] { return .source(other) }
    if let other = byTarget[move.to] { return .target(other) }
    bySource[move.from] = move
    byTarget[move.to] = move
    return nil
  }
}
