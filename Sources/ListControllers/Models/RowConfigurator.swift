public import Foundation
public import ListData
public import ListPlatform

/// Shows each kind of row by a closure, which gets its cell and its model as what they are.
///
///     var cells = RowConfigurator<UITableViewCell>()
///     cells.show(Setting.self, in: SwitchCell.self) { cell, setting, _ in
///       cell.control.isOn = setting.isOn
///     }
///     cells.show(String.self, in: UITableViewCell.self, as: "text") { cell, text, _ in
///       cell.textLabel?.text = text
///     }
///
/// A row that nothing was said about, one with another model, and a cell of another class are programmer's
/// errors: they end the process with a sentence.
@MainActor public struct RowConfigurator<Cell: UIView>: CellConfigurator {
  private struct Kind {
    let cellClass: Cell.Type
    let configure: (Cell, Row, IndexPath) -> Void
  }

  private var kinds: [String: Kind] = [:]

  /// A configurator that knows no rows yet.
  public init() {}

  public func cellClass(for row: Row) -> Cell.Type? { kind(of: row).cellClass }

  public func configure(_ cell: Cell, for row: Row, at indexPath: IndexPath) {
    kind(of: row).configure(cell, row, indexPath)
  }

  private func kind(of row: Row) -> Kind {
    if let kind = kinds[row.cellIdentifier] { return kind }
    fatalError(
      "There is a row of the identifier \"\(row.cellIdentifier)\" with a \(type(of: row.model)), but "
        + "the \(Self.self) knows only \(kinds.keys.sorted()): call show(_:in:as:configure:) for it."
    )
  }

  private mutating func show<Model, RowCell: UIView>(
    _ model: Model.Type, in cellClass: Cell.Type, _ identifier: String,
    _ configure: @escaping (RowCell, Model, IndexPath) -> Void
  ) {
    kinds[identifier] = Kind(cellClass: cellClass) { cell, row, indexPath in
      guard let model = row.model as? Model, let cell = cell as? RowCell else {
        fatalError(
          "Rows of the identifier \"\(identifier)\" show a \(Model.self) in a \(RowCell.self), but "
            + "one has a \(type(of: row.model)) and a \(type(of: cell)).")
      }
      configure(cell, model, indexPath)
    }
  }
}

extension RowConfigurator where Cell == UITableViewCell {
  /// Says how models of a type are shown in a table.
  ///
  /// - Parameters:
  ///   - model: The models' type.
  ///   - cellClass: The class of their cells.
  ///   - identifier: Their rows' identifier; the name of the class if it is left out.
  ///   - configure: Makes a cell show a model.
  public mutating func show<Model, RowCell: UITableViewCell>(
    _ model: Model.Type, in cellClass: RowCell.Type, as identifier: String? = nil,
    configure: @escaping (_ cell: RowCell, _ model: Model, _ indexPath: IndexPath) -> Void
  ) { show(model, in: cellClass, identifier ?? String(describing: cellClass), configure) }

  /// Registers the classes, for a list that configures its cells by this.
  public func register(in tableView: UITableView) {
    for (identifier, kind) in kinds {
      tableView.register(kind.cellClass, forCellReuseIdentifier: identifier)
    }
  }
}

extension RowConfigurator where Cell == UICollectionViewCell {
  /// Says how models of a type are shown in a collection view.
  ///
  /// - Parameters:
  ///   - model: The models' type.
  ///   - cellClass: The class of their cells.
  ///   - identifier: Their rows' identifier; the name of the class if it is left out.
  ///   - configure: Makes a cell show a model.
  public mutating func show<Model, RowCell: UICollectionViewCell>(
    _ model: Model.Type, in cellClass: RowCell.Type, as identifier: String? = nil,
    configure: @escaping (_ cell: RowCell, _ model: Model, _ indexPath: IndexPath) -> Void
  ) { show(model, in: cellClass, identifier ?? String(describing: cellClass), configure) }

  /// Registers the classes, for a list that configures its cells by this.
  public func register(in collectionView: UICollectionView) {
    for (identifier, kind) in kinds {
      collectionView.register(kind.cellClass, forCellWithReuseIdentifier: identifier)
    }
  }
}
