public import Foundation
public import ListPlatform

/// What a view asks every list; from a list that is gone it gets nothing.
@usableFromInline
@MainActor struct ListAnswers<ListView, Cell: UIView> {
  let sections: () -> Int
  let items: (_ section: Int) -> Int
  let cell: (ListView, IndexPath) -> Cell
  let select: (ListView, IndexPath) -> Void

  @usableFromInline
  init(
    sections: @escaping () -> Int, items: @escaping (_ section: Int) -> Int,
    cell: @escaping (ListView, IndexPath) -> Cell, select: @escaping (ListView, IndexPath) -> Void
  ) {
    self.sections = sections
    self.items = items
    self.cell = cell
    self.select = select
  }
}

extension ListAnswers where ListView: CellParentView, ListView.ParentCell == Cell {
  @inlinable
  init<L: List>(_ list: L, emptyCell: @escaping () -> Cell) where L.ListView == ListView {
    self.init(
      sections: { [weak list] in list?.numberOfSections ?? 0 },
      items: { [weak list] in list?.numberOfItems(inSection: $0) ?? 0 },
      cell: { [weak list] listView, indexPath in
        guard let list else { return emptyCell() }
        return list.configuredCell(at: indexPath, in: listView) as? Cell
          ?? list.pageFooterCell(at: indexPath, in: listView)
          ?? list.dequeuedCell(at: indexPath, in: listView) as? Cell ?? emptyCell()
      },
      select: { [weak list] listView, indexPath in
        list?.didSelect(at: indexPath, in: listView)
      })
  }
}
