public import Foundation
public import ListData
public import ListPlatform

/// Makes cells show rows of different kinds; another one shows the same rows otherwise.
///
/// `RowConfigurator` is made of closures. One of your own is a type of two methods:
///
///     struct Outlines: CellConfigurator {
///       func cellClass(for row: Row) -> UITableViewCell.Type? { UITableViewCell.self }
///       func configure(_ cell: UITableViewCell, for row: Row, at indexPath: IndexPath) {
///         cell.textLabel?.text = row.cellIdentifier
///       }
///     }
@MainActor public protocol CellConfigurator<Cell> {
  /// `UITableViewCell` or `UICollectionViewCell`.
  associatedtype Cell: UIView

  /// The class to register for a row's identifier; nil where the app registered one.
  func cellClass(for row: Row) -> Cell.Type?
  /// Makes a cell of a row's identifier show it.
  func configure(_ cell: Cell, for row: Row, at indexPath: IndexPath)
}

extension CellConfigurator {
  /// The configured cell of a row; an empty cell where there is none.
  func cell<Parent: CellParentView>(
    for row: Row?, in parentView: Parent, at indexPath: IndexPath
  ) -> Cell where Parent.ParentCell == Cell {
    guard let row else {
      return parentView.dequeueReusableCell(
        of: Cell.self, withIdentifier: String(describing: Cell.self), for: indexPath)
    }
    let cell =
      if let cellClass = cellClass(for: row) {
        parentView.dequeueReusableCell(
          of: cellClass, withIdentifier: row.cellIdentifier, for: indexPath)
      } else {
        parentView.dequeueReusableCell(withIdentifier: row.cellIdentifier, for: indexPath)
      }
    configure(cell, for: row, at: indexPath)
    return cell
  }
}
