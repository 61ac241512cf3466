public import Foundation
import ListPlatform

/// The answers that every view needs of its list. They are empty after the list is gone.
@usableFromInline
@MainActor struct ListAnswers<ListView: CellParentView> {
  let sections: () -> Int
  let items: (_ section: Int) -> Int
  let cell: (ListView, IndexPath) -> ListView.ParentCell?
  let select: (ListView, IndexPath, _ tellList: () -> Void) -> Void

  /// Creates the answers of a list, of which a closure returns the cells.
  @inlinable
  init<L: List>(
    _ list: L, cell: @escaping (L, ListView, IndexPath) -> ListView.ParentCell
  ) where L.ListView == ListView {
    self.init(
      sections: { [weak list] in list?.numberOfSections ?? 0 },
      items: { [weak list] in list?.numberOfItems(inSection: $0) ?? 0 },
      cell: { [weak list] listView, indexPath in list.map { cell($0, listView, indexPath) } },
      select: { [weak list] listView, indexPath, tellList in
        list?.didSelect(at: indexPath, in: listView, tellList)
      })
  }

  @usableFromInline
  init(
    sections: @escaping () -> Int, items: @escaping (_ section: Int) -> Int,
    cell: @escaping (ListView, IndexPath) -> ListView.ParentCell?,
    select: @escaping (ListView, IndexPath, _ tellList: () -> Void) -> Void
  ) {
    self.sections = sections
    self.items = items
    self.cell = cell
    self.select = select
  }
}
