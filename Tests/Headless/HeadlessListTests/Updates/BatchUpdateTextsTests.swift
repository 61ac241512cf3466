import HeadlessUIKit
import Testing

/// The words with which a group of updates is refused, each once, for tables and for collections.
struct BatchUpdateTextsTests {
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

  /// Returns the words of refusals, a line each.
  private func words(_ refusals: String?...) -> String {
    refusals.map { $0 ?? "accepted" }.joined(separator: "\n")
  }

  @Test func `27, 28: rows or sections that the calls don't make`() {
    #expect(
      words(
        refused([.deleteItem([0, 0])], [20], [20]), refused([.deleteItem([0, 0])], [20], [15]),
        refused([.insertSection(0)], [], [1, 1], .collection)
      ) == """
        Invalid update: invalid number of rows in section 0. The number of rows contained in an \
        existing section after the update (20) must be equal to the number of rows contained in \
        that section before the update (20), plus or minus the number of rows inserted or deleted \
        from that section (0 inserted, 1 deleted) and plus or minus the number of rows moved into \
        or out of that section (0 moved in, 0 moved out).
        Invalid batch updates detected: the number of sections and/or rows returned by the data \
        source before and after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with row counts: [20] }
        Data source after updates = { 1 section with row counts: [15] }
        Updates = [
        \tDelete row (0 - 0)
        ]
        Table view: <UITableView: 0x1>
        Invalid update: invalid number of sections. The number of sections contained in the \
        collection view after the update (2) must be equal to the number of sections contained in \
        the collection view before the update (0), plus or minus the number of sections inserted \
        or deleted (1 inserted, 0 deleted).
        """)
    // A reload prints as a delete and an insert; no call prints an empty list.
    let reload = refused([.reloadItem([0, 0])], [20], [3], .collection)
    #expect(
      reload?.contains(
        "Updates = [\n\tDelete item (0 - 0),\n\tInsert item (0 - 0)\n]\nCollection view: ") == true)
    #expect(refused([], [2], [1])?.contains("Updates = [\n]\nTable view: ") == true)
  }

  @Test func `29, 30: beyond the bounds`() {
    #expect(
      words(
        refused([.deleteItem([0, 99])], [20], [19]), refused([.insertItem([0, 100])], [20], [21]),
        refused([.deleteItem([0, .max]), .insertItem([0, 0])], [20], [20]),
        refused([.reloadItem([0, .max]), .insertItem([0, 0])], [20], [20]),
        refused([.insertItem([0, .min])], [20], [21]), refused([.deleteItem([3, 1])], [20], [19]),
        refused([.insertItem([3, 1])], [20], [21]), refused([.deleteSection(0)], [], []),
        refused([.insertSection(1)], [], [0]),
        refused([.deleteItem([0, -1])], [2], [1], .collection)
      ) == """
        attempt to delete row 99 from section 0 which only contains 20 rows before the update
        attempt to insert row 100 into section 0, but there are only 21 rows in section 0 after \
        the update
        attempt to delete row \(Int.max) from section 0 which only contains 20 rows before the \
        update
        attempt to delete row \(Int.max) from section 0 which only contains 20 rows before the \
        update
        attempt to insert row \(Int.min) into section 0, but there are only 21 rows in section 0 \
        after the update
        attempt to delete row 1 from section 3, but there are only 1 sections before the update
        attempt to insert row 1 into section 3, but there are only 1 sections after the update
        attempt to delete section 0, but there are only 0 sections before the update
        attempt to insert section 1 but there are only 1 sections after the update
        attempt to delete item -1 from section 0 which only contains 2 items before the update
        """)
    #expect(
      words(
        refused([.moveItem([2, 0], to: [0, 0])], [1], [1]),
        refused([.moveItem([0, 5], to: [0, 0])], [1], [1]),
        refused([.moveItem([0, 0], to: [2, 0])], [1], [1]),
        refused([.moveItem([0, 0], to: [0, 5])], [1], [1])
      ) == """
        attempt to move index path (\(path(2, 0))) from a section that does not exist - there are \
        only 1 sections before the update
        attempt to move index path (\(path(0, 5))) that does not exist - there are only 1 rows in \
        section 0 before the update
        attempt to move index path (\(path(0, 0))) to index path (\(path(2, 0))) in section that \
        does not exist - there are only 1 sections after the update
        attempt to move index path (\(path(0, 0))) to index path (\(path(0, 5))) that does not \
        exist - there are only 1 rows in section 0 after the update
        """)
  }

  @Test func `31, 32: deletes are read before, inserts after, whatever their order`() throws {
    #expect(refused([.deleteItem([0, 0]), .insertItem([0, 0])], [20], [20]) == nil)
    let map = try BatchUpdate([.insertItem([0, 0]), .deleteItem([0, 2])]).validated(
      before: [3], after: [3])
    let places = [0, 1, 2, .max].map { map.indexPath(after: IndexPath(row: $0, section: 0)) }
    #expect((places[0], places[1], places[2], places[3]) == ([0, 1], [0, 2], nil, [0, .max]))
    let grown = try BatchUpdate([.insertItem([0, 0]), .insertSection(0)]).validated(
      before: [0], after: [1, 0])
    #expect((grown.section(after: .max), grown.indexPath(after: [0, .max])) == (nil, [1, .max]))
    // A swap is two moves, and legal.
    let swap = try BatchUpdate([.moveItem([0, 0], to: [0, 1]), .moveItem([0, 1], to: [0, 0])])
      .validated(before: [2], after: [2])
    let swapped = (swap.indexPath(after: [0, 0]), swap.indexPath(after: [0, 1]))
    #expect(swapped == ([0, 1], [0, 0]))
  }

  @Test func `33, 34: calls that exclude each other`() {
    #expect(
      words(
        refused([.deleteItem([0, 0]), .reloadItem([0, 0])], [2], [1]),
        refused([.deleteItem([0, 0]), .deleteItem([0, 0])], [2], [1]),
        refused([.moveItem([0, 1], to: [0, 3]), .reloadItem([0, 1])], [4], [4]),
        refused([.moveItem([0, 1], to: [0, 3]), .insertItem([0, 3])], [4], [5]),
        refused([.moveSection(0, to: 1), .deleteSection(0)], [1, 1], [1]),
        refused([.moveSection(0, to: 1), .deleteSection(0)], [1, 1], [1, 1]),
        refused([.moveSection(0, to: 1), .insertSection(1)], [1, 1], [1, 1, 1])
      ) == """
        attempt to delete and reload the same index path (\(path(0, 0)))
        attempt to delete row 0 from section 0 more than once
        attempt to perform a delete and a move from the same index path (\(path(0, 1)))
        attempt to perform an insert and a move to the same index path (\(path(0, 3)))
        attempt to move section 0 to section 1, but there are only 1 sections after the update
        attempt to perform a delete and a move from the same section (0)
        attempt to perform an insert and a move to the same section (1)
        """)
    // Two moves that share an end.
    #expect(
      words(
        refused([.moveItem([0, 0], to: [0, 2]), .moveItem([0, 1], to: [0, 2])], [4], [4]),
        refused(
          [.moveItem([0, 0], to: [0, 2]), .moveItem([0, 0], to: [0, 1])], [4], [4], .collection),
        refused([.moveSection(0, to: 1), .moveSection(0, to: 2)], [0, 0, 0], [0, 0, 0]),
        refused([.moveSection(0, to: 1), .moveSection(2, to: 1)], [0, 0, 0], [0, 0, 0]),
        refused([.moveItem([0, 0], to: [0, 1]), .moveItem([0, 0], to: [0, 1])], [2], [2])
      ) == """
        attempt to move both row at index path \(path(0, 0)) and \(path(0, 1)) to \(path(0, 2))
        attempt to move item at index path \(path(0, 0)) to both \(path(0, 1)) and \(path(0, 2))
        attempt to move section 0 to both section 1 and section 2
        attempt to move both section 0 and section 2 to section 1
        accepted
        """)
  }

  @Test func `only collections move items out of deleted and into inserted sections`() {
    let out: [BatchUpdate.Operation] = [.deleteSection(1), .moveItem([1, 0], to: [0, 0])]
    let into: [BatchUpdate.Operation] = [.insertSection(1), .moveItem([0, 0], to: [1, 0])]
    // No row moves into a reloaded section, which is where it is after the update.
    let reloads: [BatchUpdate.Operation] = [.insertSection(0), .reloadSection(0)]
    #expect(
      words(
        refused(out, [1, 1], [2]), refused(out, [1, 1], [2], .collection),
        refused(into, [1], [0, 1]), refused(into, [1], [0, 1], .collection),
        refused([.reloadSection(0), .moveItem([1, 0], to: [0, 0])], [1, 1], [1, 0]),
        refused(reloads + [.moveItem([1, 0], to: [1, 0])], [2, 1], [1, 3, 0])
      ) == """
        cannot move a row from a deleted section (1)
        accepted
        cannot move a row into a newly inserted section (1)
        accepted
        cannot move a row into a newly inserted section (0)
        cannot move a row into a newly inserted section (1)
        """)
  }

  @Test func `calls on the rows of a changed section are ignored, and those out of it are not`() {
    let move = BatchUpdate.Operation.moveItem([0, 0], to: [0, 0])
    let reloads: [BatchUpdate.Operation] = [.insertSection(0), .reloadSection(0)]
    let refusals = [
      refused([.deleteSection(0), .deleteItem([0, 7])], [2], []),
      refused([.insertSection(0), .insertItem([0, 7])], [], [3]),
      refused([.reloadSection(0), .reloadItem([0, 7])], [2], [9]),
      refused([.deleteSection(0), .deleteItem([0, 0]), move], [1, 0], [1], .collection),
      // A reloaded section includes insertions, where it is after the update.
      refused([.reloadSection(0), .insertItem([0, 9])], [2], [3]),
      refused(reloads + [.insertItem([1, 9])], [2], [1, 3]),
      // An item that is reloaded in a deleted or reloaded section may move out of it.
      refused([.deleteSection(0), .reloadItem([0, 0]), move], [1, 0], [1], .collection),
      refused(
        [.reloadSection(0), .reloadItem([0, 0]), .moveItem([0, 0], to: [1, 0])], [1, 0], [9, 1],
        .collection),
    ]
    #expect(refusals == [nil, nil, nil, nil, nil, nil, nil, nil])
  }
}
