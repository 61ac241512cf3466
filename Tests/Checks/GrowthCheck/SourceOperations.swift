import HeadlessUIKit
import ListControllers

final class GrowingFetchedTable: ConnectedTable, FetchedTableList, NumberedTable {
  var fetchedResultsController: FetchedResultsController<GrowingRow>!
}

final class GrowingPagedTable: ConnectedTable, PagedTableList, NumberedTable {
  var pager: Pager<GrowingRow>!
}

extension Operation {
  /// A transaction of a source with n objects, in one section or in sections of ten.
  @MainActor private static func fetched(
    _ name: String, hasSections: Bool = false,
    _ transaction: @escaping @MainActor (InMemorySource<GrowingRow>, Int) -> Void
  ) -> Operation {
    Operation("fetched: \(name)") { count in
      let source = InMemorySource(
        (0..<count).map(GrowingRow.init),
        sectionName: hasSections ? { String(format: "%08d", $0.id / 10) } : nil
      ) { $0.id < $1.id }
      let list = GrowingFetchedTable(style: .plain)
      list.fetchedResultsController = FetchedResultsController(source)
      _ = Screens.show(list)
      return {
        source.transaction { transaction(source, count) }
        Screens.draw()
      }
    }
  }

  /// A change of a pager with n objects.
  @MainActor private static func paged(
    _ name: String, _ change: @escaping @MainActor (Pager<GrowingRow>, Int) -> Void
  ) -> Operation {
    Operation("pages: \(name)") { count in
      let list = GrowingPagedTable(style: .plain)
      let pager = Pager<GrowingRow>(maxItems: .max) { (_: Int?) in Page([], next: nil) }
      list.pager = pager
      _ = Screens.show(list)
      pager.setObjects([(0..<count).map(GrowingRow.init)])
      Screens.draw()
      return {
        change(pager, count)
        Screens.draw()
      }
    }
  }

  @MainActor static let ofSources: [Operation] = [
    fetched("one changed") { source, _ in source.update(id: 3) { $0.text = "x" } },
    fetched("all changed") { source, count in
      for id in 0..<count { source.update(id: id) { $0.text = "x" } }
    },
    fetched("n inserted") { source, count in
      source.insert((count..<2 * count).map(GrowingRow.init))
    },
    fetched("every other one deleted") { source, count in
      for id in 0..<count / 2 { source.delete(id: 2 * id) }
    },
    fetched("every other section deleted", hasSections: true) { source, count in
      for id in 0..<count where id / 10 % 2 == 0 { source.delete(id: id) }
    },
    fetched("n inserted in new sections", hasSections: true) { source, count in
      source.insert((count..<2 * count).map(GrowingRow.init))
    },
    paged("a page of ten") { pager, count in
      pager.append((count..<count + 10).map(GrowingRow.init))
    },
    paged("a page of n") { pager, count in
      pager.append((count..<2 * count).map(GrowingRow.init))
    },
    paged("every other object removed") { pager, count in
      pager.remove(ids: (0..<count / 2).map { 2 * $0 })
    },
    paged("all replaced") { pager, count in
      pager.replace(
        (0..<count).map { id in
          var row = GrowingRow(id)
          row.text = "x"
          return row
        })
    },
    paged("one inserted") { pager, _ in pager.insert([GrowingRow(-1)], at: 5) },
  ]
}
