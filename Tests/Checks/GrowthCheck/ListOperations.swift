import HeadlessUIKit
import ListControllers

extension Operation {
  /// The state of a table before an operation.
  private enum State {
    case normal, editing, allSelected
  }

  @MainActor private static func show(_ list: some GrowingList, _ count: Int, _ state: State) {
    list.listData = sections(count, 1)
    _ = Screens.show(list)
    if state != .normal { list.setEditing(true, animated: false) }
    if state == .allSelected { list.selectedIDs = Set(0..<count) }
    Screens.draw()
  }

  /// Returns n rows in sections of the same length.
  static func sections(_ count: Int, _ sections: Int) -> [ListSection<GrowingRow>] {
    let length = count / sections
    return (0..<sections).map { section in
      ListSection(
        id: section, (section * length..<(section + 1) * length).map(GrowingRow.init),
        headerTitle: "Section \(section)", indexTitle: "\(section)")
    }
  }

  /// An update of a table and of a collection view to other rows.
  @MainActor private static func update(
    _ name: String, _ change: @escaping @MainActor (inout [GrowingRow]) -> Void
  ) -> [Operation] {
    func prepare(_ list: some GrowingList, _ count: Int) -> () -> Void {
      show(list, count, .normal)
      var data = list.listData
      change(&data[0].items)
      return {
        list.setListData(data)
        Screens.draw()
      }
    }
    return [
      Operation("table: \(name)") { prepare(GrowingTable(style: .plain), $0) },
      Operation("collection view: \(name)") { prepare(GrowingCollection(), $0) },
    ]
  }

  /// Something that is done to a table of n rows.
  @MainActor private static func table(
    _ name: String, _ limit: Limit = .allRows, _ state: State = .normal,
    _ action: @escaping @MainActor (GrowingTable, Int) throws -> Void
  ) -> Operation {
    Operation("table: \(name)", limit) { count in
      let list = GrowingTable(style: .plain)
      show(list, count, state)
      return {
        do { try action(list, count) } catch { fatalError("\(error)") }
        Screens.draw()
      }
    }
  }

  /// Every other row of n, in places.
  private static func everyOther(_ count: Int) -> [IndexPath] {
    (0..<count / 2).map { [0, 2 * $0] }
  }

  @MainActor static let ofLists: [Operation] =
    update("n rows come") { rows in
      rows += rows.map { GrowingRow($0.id + 1_000_000) }
    }
    + update("every other row leaves") { rows in rows.removeAll { $0.id % 2 == 0 } }
    + update("all rows are reversed") { $0.reverse() }
    + update("all rows change") { rows in
      for row in rows.indices { rows[row].text += "!" }
    }
    + update("all rows are replaced") { rows in
      rows = rows.map { GrowingRow($0.id + 1_000_000) }
    }
    + update("all identifiers are the same") { rows in
      rows = rows.map { _ in GrowingRow(1) }
    }
    + [
      table("a tap", .oneRow) { list, _ in User().tap(rowAt: [0, 3], in: list.tableView) },
      table("a scroll by a screen", .oneRow) { list, _ in User().scroll(list.tableView, by: 600) },
      table("a scroll to the last row") { list, count in
        list.scroll(to: list.listData[0].items[count - 1], at: .middle, animated: false)
      },
      table("a row is removed") { list, _ in list.removeItem(at: [0, 3]) },
      table("a row is inserted") { list, _ in list.insertItem(GrowingRow(-1), at: [0, 3]) },
      table("a row moves to the end") { list, count in
        list.moveItem(from: [0, 3], to: [0, count - 1])
      },
      table("a row is replaced") { list, _ in
        list.replaceItem(at: [0, 3], with: GrowingRow(-1))
      },
      table("a row is dragged", .allRows, .editing) { list, _ in
        User().drag(rowAt: [0, 0], to: [0, 5], in: list.tableView)
      },
      table("n rows are removed") { list, count in
        list.removeItems(at: (0..<count).map { [0, $0] })
      },
      table("every other row is removed, and comes back") { list, count in
        list.removeItems(at: everyOther(count))
        list.manager.undo()
      },
      table("n rows are inserted by an edit") { list, count in
        _ = try list.editor.insert(
          (count..<2 * count).map(GrowingRow.init), at: [0, 3], as: .insertion(count: count))
      },
      table("every other row moves by an edit") { list, count in
        let rows = list.editor.find(Set((0..<count / 2).map { AnyHashable(2 * $0 + 1) }))
        _ = try list.editor.move(rows, to: [0, 0])
      },
      table("n objects are followed through an update") { list, count in
        let objects = list.editor.find(Set((0..<count).map { AnyHashable($0) }))
        let current = objects.map(list.editor.track)
        list.setListData([ListSection(id: 0, list.listData[0].items.reversed())])
        precondition(current.allSatisfy { $0() != nil })
      },
      table("ten edits are undone and redone") { list, _ in
        for row in 0..<10 { list.removeItem(at: [0, row]) }
        for _ in 0..<10 { list.manager.undo() }
        for _ in 0..<10 { list.manager.redo() }
      },
      table("n rows are selected by the app", .allRows, .editing) { list, count in
        list.selectedIDs = Set(0..<count)
      },
      table("n selected rows are deleted", .allRows, .allSelected) { list, _ in
        list.deleteSelectedObjects()
      },
      table("every other selected row leaves", .allRows, .allSelected) { list, _ in
        list.setListData([ListSection(id: 0, list.listData[0].items.filter { $0.id % 2 == 0 })])
      },
      table("n selected rows are reversed", .allRows, .allSelected) { list, _ in
        list.setListData([ListSection(id: 0, list.listData[0].items.reversed())])
      },
      table("a tap beside n selected rows", .allRows, .allSelected) { list, _ in
        User().tap(rowAt: [0, 3], in: list.tableView)
      },
      table("a row is dragged beside n selected rows", .allRows, .allSelected) { list, _ in
        User().drag(rowAt: [0, 0], to: [0, 5], in: list.tableView)
      },
      table("editing ends with n selected rows", .allRows, .allSelected) { list, _ in
        list.setEditing(false, animated: false)
      },
      table("n rows are prefetched") { list, count in
        list.forwarding.prefetchItems(at: (0..<count).map { [0, $0] })
      },
    ]
}
