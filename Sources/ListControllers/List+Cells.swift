public import Foundation
import ListPlatform

/// What lists in tables and lists in collection views share.
extension List where ListView: CellParentView {
  /// The cell of an object, configured; nil where there is no object.
  @inlinable
  func configuredCell(at indexPath: IndexPath, in listView: ListView) -> Cell? {
    guard let object = object(at: indexPath) else { return nil }
    let cell = dequeuedCell(at: indexPath, in: listView)
    self.listView(listView, configure: cell, with: object, at: indexPath)
    return cell
  }

  /// A cell as it was last used, or a new one.
  @inlinable
  func dequeuedCell(at indexPath: IndexPath, in listView: ListView) -> Cell {
    listView.dequeue(
      Cell.self, ReuseIdentifier.identifier { cellIdentifier(at: indexPath) }, at: indexPath,
      for: self, choosingBy: "cellIdentifier(at:)")
  }

  /// The cell below a paged list's objects; nil for other rows, and in other lists.
  @usableFromInline
  func pageFooterCell(at indexPath: IndexPath, in listView: ListView) -> ListView.ParentCell? {
    guard let list = self as? any PagedList, let footer = list.footer(at: indexPath) else {
      return nil
    }
    let cellClass: AnyClass =
      listView is UITableView ? PageFooterTableCell.self : PageFooterCollectionCell.self
    let cell = listView.dequeueReusableCell(
      of: cellClass, withIdentifier: "\(cellClass)", for: indexPath)
    (cell as? any PageFooterCell)?.show(footer, list.footerText(for: footer))
    list.footerWillShow()
    return cell
  }

  /// Passes a selection on, unless it is one of several; of what is no object only the row that tries a page again
  /// does something.
  @usableFromInline
  func didSelect(at indexPath: IndexPath, in listView: ListView) {
    if (self as? any MultipleSelectionList)?.didSelectOneOfSeveral(at: indexPath) == true { return }
    if let object = object(at: indexPath) {
      self.listView(listView, didSelect: object, at: indexPath)
    } else {
      (self as? any PagedList)?.didSelectFooter(at: indexPath)
    }
  }
}
