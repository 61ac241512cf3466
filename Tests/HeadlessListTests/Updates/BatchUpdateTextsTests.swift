import HeadlessUIKit
import Testing

/// The words with which a group of updates is refused, each once, for tables and for collections.
@Suite(.timeLimit(.minutes(5))) struct BatchUpdateTextsTests {
  private func refused(
    _ operations: [BatchUpdate.Operation], _ before: [Int], _ after: [Int],
    _ list: BatchUpdate.List = .table
  ) -> String? {
    do {
      _ = try BatchUpdate(operations).validated(
        before: before, after: after, in: list, view: "<UITableView: 0x1>")
      return nil
    } catch {
      return error.reason
    }
  }

  private func path(_ section: Int, _ item: Int) -> String {
    "<NSIndexPath: 0x0> {length = 2, path = \(section) - \(item)}"
  }

  @Test func `27: more rows than the calls make`() {
    #expect(
      refused([.deleteItem([0, 0])], [20], [20])
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in "
        + "an existing section after the update (20) must be equal to the number of rows contained "
        + "in that section before the update (20), plus or minus the number of rows inserted or "
        + "deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows "
        + "moved into or out of that section (0 moved in, 0 moved out).")
  }

  @Test func `28: fewer rows than the calls make`() {
    #expect(
      refused([.deleteItem([0, 0])], [20], [15])
        == """
        Invalid batch updates detected: the number of sections and/or rows returned by the data \
        source before and after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with row counts: [20] }
        Data source after updates = { 1 section with row counts: [15] }
        Updates = [
        \tDelete row (0 - 0)
        ]
        Table view: <UITableView: 0x1>
        """)
  }

  @Test func `a reload prints as a delete and an insert; no call prints an empty list`() {
    #expect(
      refused([.reloadItem([0, 0])], [20], [3], .collection)?.contains(
        "Updates = [\n\tDelete item (0 - 0),\n\tInsert item (0 - 0)\n]\nCollection view: ") == true)
    #expect(refused([], [2], [1])?.contains("Updates = [\n]\nTable view: ") == true)
  }

  @Test func `a reloaded section includes insertions into it, and no row may move there`() {
    #expect(refused([.reloadSection(0), .insertItem([0, 9])], [2], [3]) == nil)
    #expect(
      refused([.reloadSection(0), .moveItem([1, 0], to: [0, 0])], [1, 1], [1, 0])
        == "cannot move a row into a newly inserted section (0)")
  }

  @Test func `29, 30: beyond the bounds`() {
    #expect(
      refused([.deleteItem([0, 99])], [20], [19])
        == "attempt to delete row 99 from section 0 which only contains 20 rows before the update")
    #expect(
      refused([.insertItem([0, 100])], [20], [21])
        == "attempt to insert row 100 into section 0, but there are only 21 rows in section 0 after "
        + "the update")
    for operation in [.deleteItem([0, .max]), .reloadItem([0, .max])] as [BatchUpdate.Operation] {
      #expect(
        refused([operation, .insertItem([0, 0])], [20], [20])
          == "attempt to delete row \(Int.max) from section 0 which only contains 20 rows before the "
          + "update")
    }
    #expect(
      refused([.insertItem([0, .min])], [20], [21])
        == "attempt to insert row \(Int.min) into section 0, but there are only 21 rows in section "
        + "0 after the update")
    #expect(
      refused([.deleteItem([3, 1])], [20], [19])
        == "attempt to delete row 1 from section 3, but there are only 1 sections before the update"
    )
    #expect(
      refused([.insertItem([3, 1])], [20], [21])
        == "attempt to insert row 1 into section 3, but there are only 1 sections after the update")
    #expect(
      refused([.deleteSection(0)], [], [])
        == "attempt to delete section 0, but there are only 0 sections before the update")
    #expect(
      refused([.insertSection(1)], [], [0])
        == "attempt to insert section 1 but there are only 1 sections after the update")
    #expect(
      refused([.deleteItem([0, -1])], [2], [1], .collection)
        == "attempt to delete item -1 from section 0 which only contains 2 items before the update")
  }

  @Test func `31, 32: deletes are read before, inserts after, whatever their order`() throws {
    #expect(refused([.deleteItem([0, 0]), .insertItem([0, 0])], [20], [20]) == nil)
    let map = try BatchUpdate([.insertItem([0, 0]), .deleteItem([0, 2])]).validated(
      before: [3], after: [3])
    #expect(map.indexPath(after: [0, 0]) == [0, 1])
    #expect(map.indexPath(after: [0, 1]) == [0, 2])
    #expect(map.indexPath(after: [0, 2]) == nil)
    #expect(map.indexPath(after: [0, .max]) == [0, .max])
    let grown = try BatchUpdate([.insertItem([0, 0]), .insertSection(0)]).validated(
      before: [0], after: [1, 0])
    #expect(grown.section(after: .max) == nil && grown.indexPath(after: [0, .max]) == [1, .max])
  }

  @Test func `33: a reload and a move of the same row`() {
    #expect(
      refused([.moveItem([0, 1], to: [0, 3]), .reloadItem([0, 1])], [4], [4])
        == "attempt to perform a delete and a move from the same index path (\(path(0, 1)))")
    #expect(
      refused([.moveItem([0, 1], to: [0, 3]), .insertItem([0, 3])], [4], [5])
        == "attempt to perform an insert and a move to the same index path (\(path(0, 3)))")
    #expect(
      refused([.moveSection(0, to: 1), .deleteSection(0)], [1, 1], [1])
        == "attempt to move section 0 to section 1, but there are only 1 sections after the update")
    #expect(
      refused([.moveSection(0, to: 1), .deleteSection(0)], [1, 1], [1, 1])
        == "attempt to perform a delete and a move from the same section (0)")
    #expect(
      refused([.moveSection(0, to: 1), .insertSection(1)], [1, 1], [1, 1, 1])
        == "attempt to perform an insert and a move to the same section (1)")
  }

  @Test func `34: two moves that share an end`() {
    #expect(
      refused([.moveItem([0, 0], to: [0, 2]), .moveItem([0, 1], to: [0, 2])], [4], [4])
        == "attempt to move both row at index path \(path(0, 0)) and \(path(0, 1)) to \(path(0, 2))"
    )
    #expect(
      refused(
        [.moveItem([0, 0], to: [0, 2]), .moveItem([0, 0], to: [0, 1])], [4], [4], .collection)
        == "attempt to move item at index path \(path(0, 0)) to both \(path(0, 1)) and \(path(0, 2))"
    )
    #expect(
      refused([.moveSection(0, to: 1), .moveSection(0, to: 2)], [0, 0, 0], [0, 0, 0])
        == "attempt to move section 0 to both section 1 and section 2")
    #expect(
      refused([.moveSection(0, to: 1), .moveSection(2, to: 1)], [0, 0, 0], [0, 0, 0])
        == "attempt to move both section 0 and section 2 to section 1")
    #expect(
      refused([.moveItem([0, 0], to: [0, 1]), .moveItem([0, 0], to: [0, 1])], [2], [2]) == nil)
  }

  @Test func `moves beyond the bounds`() {
    #expect(
      refused([.moveItem([2, 0], to: [0, 0])], [1], [1])
        == "attempt to move index path (\(path(2, 0))) from a section that does not exist - there "
        + "are only 1 sections before the update")
    #expect(
      refused([.moveItem([0, 5], to: [0, 0])], [1], [1])
        == "attempt to move index path (\(path(0, 5))) that does not exist - there are only 1 rows "
        + "in section 0 before the update")
    #expect(
      refused([.moveItem([0, 0], to: [2, 0])], [1], [1])
        == "attempt to move index path (\(path(0, 0))) to index path (\(path(2, 0))) in section that "
        + "does not exist - there are only 1 sections after the update")
    #expect(
      refused([.moveItem([0, 0], to: [0, 5])], [1], [1])
        == "attempt to move index path (\(path(0, 0))) to index path (\(path(0, 5))) that does not "
        + "exist - there are only 1 rows in section 0 after the update")
  }

  @Test func `a delete and a reload of the same row, a row deleted twice`() {
    #expect(
      refused([.deleteItem([0, 0]), .reloadItem([0, 0])], [2], [1])
        == "attempt to delete and reload the same index path (\(path(0, 0)))")
    #expect(
      refused([.deleteItem([0, 0]), .deleteItem([0, 0])], [2], [1])
        == "attempt to delete row 0 from section 0 more than once")
  }

  @Test func `only collections move items out of deleted and into inserted sections`() {
    let out: [BatchUpdate.Operation] = [.deleteSection(1), .moveItem([1, 0], to: [0, 0])]
    #expect(refused(out, [1, 1], [2]) == "cannot move a row from a deleted section (1)")
    #expect(refused(out, [1, 1], [2], .collection) == nil)
    let into: [BatchUpdate.Operation] = [.insertSection(1), .moveItem([0, 0], to: [1, 0])]
    #expect(refused(into, [1], [0, 1]) == "cannot move a row into a newly inserted section (1)")
    #expect(refused(into, [1], [0, 1], .collection) == nil)
  }

  @Test func `calls on the rows of a changed section are ignored`() {
    #expect(refused([.deleteSection(0), .deleteItem([0, 7])], [2], []) == nil)
    #expect(refused([.insertSection(0), .insertItem([0, 7])], [], [3]) == nil)
    #expect(refused([.reloadSection(0), .reloadItem([0, 7])], [2], [9]) == nil)
    #expect(
      refused(
        [.deleteSection(0), .deleteItem([0, 0]), .moveItem([0, 0], to: [0, 0])], [1, 0], [1],
        .collection) == nil)
  }

  @Test func `an item that is reloaded in a deleted or reloaded section may move out of it`() {
    let move = BatchUpdate.Operation.moveItem([0, 0], to: [0, 0])
    #expect(
      refused([.deleteSection(0), .reloadItem([0, 0]), move], [1, 0], [1], .collection) == nil)
    #expect(
      refused(
        [.reloadSection(0), .reloadItem([0, 0]), .moveItem([0, 0], to: [1, 0])], [1, 0], [9, 1],
        .collection) == nil)
  }

  @Test func `a reloaded section includes insertions where it is after the update`() {
    let calls: [BatchUpdate.Operation] = [.insertSection(0), .reloadSection(0)]
    #expect(refused(calls + [.insertItem([1, 9])], [2], [1, 3]) == nil)
    #expect(
      refused(calls + [.moveItem([1, 0], to: [1, 0])], [2, 1], [1, 3, 0])
        == "cannot move a row into a newly inserted section (1)")
  }

  @Test func `sections that do not add up`() {
    #expect(
      refused([.insertSection(0)], [], [1, 1], .collection)
        == "Invalid update: invalid number of sections. The number of sections contained in the "
        + "collection view after the update (2) must be equal to the number of sections contained "
        + "in the collection view before the update (0), plus or minus the number of sections "
        + "inserted or deleted (1 inserted, 0 deleted).")
  }

  @Test func `a swap is two moves, and legal`() throws {
    let map = try BatchUpdate([.moveItem([0, 0], to: [0, 1]), .moveItem([0, 1], to: [0, 0])])
      .validated(before: [2], after: [2])
    #expect(map.indexPath(after: [0, 0]) == [0, 1])
    #expect(map.indexPath(after: [0, 1]) == [0, 0])
  }
}
