import Foundation

extension TableUpdates {
  /// What is wrong with the group, given the rows a section before and after it; nil if nothing.
  func problem(before: [Int], after: [Int]) -> UIKitException? {
    boundsProblem(before: before, after: after) ?? countProblem(before: before, after: after)
  }

  private func boundsProblem(before: [Int], after: [Int]) -> UIKitException? {
    if let section = deletedSections.union(reloadedSections).first(where: { $0 >= before.count }) {
      return UIKitException(
        reason: "attempt to delete section \(section), but there are only \(before.count) sections "
          + "before the update")
    }
    if let section = insertedSections.first(where: { $0 >= after.count }) {
      return UIKitException(
        reason: "attempt to insert section \(section) but there are only \(after.count) sections "
          + "after the update")
    }
    if let move = movedSections.first(where: {
      !before.indices.contains($0.from) || !after.indices.contains($0.to)
    }) {
      return UIKitException(
        reason: "attempt to move section \(move.from) to section \(move.to), but there are only "
          + "\(before.count) sections before the update and \(after.count) after it")
    }
    for path in deletedRows + reloadedRows + movedRows.map(\.from) {
      guard before.indices.contains(path.section) else {
        return UIKitException(
          reason: "attempt to delete row \(path.row) from section \(path.section), but there are "
            + "only \(before.count) sections before the update")
      }
      guard (0..<before[path.section]).contains(path.row) else {
        return UIKitException(
          reason: "attempt to delete row \(path.row) from section \(path.section) which only "
            + "contains \(before[path.section]) rows before the update")
      }
    }
    for path in insertedRows + movedRows.map(\.to) {
      guard after.indices.contains(path.section) else {
        return UIKitException(
          reason: "attempt to insert row \(path.row) into section \(path.section), but there are "
            + "only \(after.count) sections after the update")
      }
      guard (0..<after[path.section]).contains(path.row) else {
        return UIKitException(
          reason: "attempt to insert row \(path.row) into section \(path.section), but there are "
            + "only \(after[path.section]) rows in section \(path.section) after the update")
      }
    }
    return nil
  }

  private func countProblem(before: [Int], after: [Int]) -> UIKitException? {
    let inserted = insertedSections.count
    let deleted = deletedSections.count
    guard after.count == before.count + inserted - deleted else {
      return UIKitException(
        reason: "Invalid update: invalid number of sections. The number of sections contained in "
          + "the table view after the update (\(after.count)) must be equal to the number of "
          + "sections contained in the table view before the update (\(before.count)), plus or "
          + "minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) "
          + "deleted).")
    }
    let map = IndexPathMap(self)
    for section in before.indices where !reloadedSections.contains(section) {
      guard let target = map.section(after: section) else { continue }
      let insertedHere = insertedRows.count { $0.section == target }
      let deletedHere = deletedRows.count { $0.section == section }
      let movedIn = movedRows.count { $0.to.section == target }
      let movedOut = movedRows.count { $0.from.section == section }
      guard after[target] == before[section] + insertedHere - deletedHere + movedIn - movedOut
      else {
        return UIKitException(
          reason: "Invalid update: invalid number of rows in section \(section). The number of "
            + "rows contained in an existing section after the update (\(after[target])) must be "
            + "equal to the number of rows contained in that section before the update "
            + "(\(before[section])), plus or minus the number of rows inserted or deleted from "
            + "that section (\(insertedHere) inserted, \(deletedHere) deleted) and plus or minus "
            + "the number of rows moved into or out of that section (\(movedIn) moved in, "
            + "\(movedOut) moved out).")
      }
    }
    return nil
  }
}
