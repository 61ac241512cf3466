public import Foundation
import ListControllers
public import ListData
public import ListPlatform

/// A type that configures the cells of a model's rows. To change the cells of the same rows,
/// replace the configurator.
///
/// `RowConfigurator` consists of closures. A configurator of your own implements two methods:
///
///     struct Outlines: CellConfigurator {
///       func cellClass(for row: Row) -> UITableViewCell.Type? { UITableViewCell.self }
///       func configure(_ cell: UITableViewCell, for row: Row, at indexPath: IndexPath) {
///         cell.textLabel?.text = row.cellIdentifier
///       }
///     }
@MainActor public protocol CellConfigurator<Cell> {
  /// The class of the cells: `UITableViewCell` or `UICollectionViewCell`.
  associatedtype Cell: UIView

  /// Returns the class to register for a row's reuse identifier, or `nil` if the app has registered
  /// one.
  func cellClass(for row: Row) -> Cell.Type?
  /// Configures a cell to show a row.
  func configure(_ cell: Cell, for row: Row, at indexPath: IndexPath)
}

extension CellConfigurator {
  /// Returns the configured cell of a row, or an empty cell if the row is `nil`.
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
