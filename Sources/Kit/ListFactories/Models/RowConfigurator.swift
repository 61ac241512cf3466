public import Foundation
public import ListData
public import ListPlatform

/// A configurator that shows each kind of row by a closure, which receives the cell and the model
/// in their own types.
///
///     var cells = RowConfigurator<UITableViewCell>()
///     cells.use(SwitchCell.self, for: Setting.self) { cell, setting, _ in
///       cell.control.isOn = setting.isOn
///     }
///     cells.use(UITableViewCell.self, for: String.self, identifier: "text") { cell, text, _ in
///       cell.textLabel?.text = text
///     }
///
/// The process ends with a message if a row has an unknown identifier or an unexpected type of
/// model, or if its cell has an unexpected class.
@MainActor public struct RowConfigurator<Cell: UIView>: CellConfigurator {
  private struct Kind {
    let cellClass: Cell.Type
    let configure: (Cell, Row, IndexPath) -> Void
  }

  private var kinds: [String: Kind] = [:]

  /// Creates a configurator without kinds of rows.
  public init() {}

  /// Returns the class of a row's cell. It is a programmer error if the row's identifier is
  /// unknown.
  public func cellClass(for row: Row) -> Cell.Type? { kind(of: row).cellClass }

  /// Configures a cell by the closure for the row's identifier.
  public func configure(_ cell: Cell, for row: Row, at indexPath: IndexPath) {
    kind(of: row).configure(cell, row, indexPath)
  }

  private func kind(of row: Row) -> Kind {
    if let kind = kinds[row.cellIdentifier] { return kind }
    fatalError(
      "A row with a model of type \(type(of: row.model)) has the identifier "
        + "“\(row.cellIdentifier)”, but the \(Self.self) knows only \(kinds.keys.sorted()). Call "
        + "use(_:for:identifier:configure:) for this identifier.")
  }

  private mutating func use<Model, RowCell: UIView>(
    _ cellClass: Cell.Type, for model: Model.Type, _ identifier: String,
    _ configure: @escaping (RowCell, Model, IndexPath) -> Void
  ) {
    kinds[identifier] = Kind(cellClass: cellClass) { cell, row, indexPath in
      guard let model = row.model as? Model, let cell = cell as? RowCell else {
        fatalError(
          "Rows with the identifier “\(identifier)” show models of type \(Model.self) in cells of "
            + "class \(RowCell.self), but this row has a model of type \(type(of: row.model)) and "
            + "a cell of class \(type(of: cell)). Use another identifier for this row.")
      }
      configure(cell, model, indexPath)
    }
  }
}

extension RowConfigurator where Cell == UITableViewCell {
  /// Sets the cell class and the closure for models of a type in a table.
  ///
  /// - Parameters:
  ///   - cellClass: The class of the cells.
  ///   - model: The type of the models that they show.
  ///   - identifier: The reuse identifier of their rows. The default is the name of the class.
  ///   - configure: Configures a cell to show a model.
  public mutating func use<Model, RowCell: UITableViewCell>(
    _ cellClass: RowCell.Type, for model: Model.Type, identifier: String? = nil,
    configure: @escaping (_ cell: RowCell, _ model: Model, _ indexPath: IndexPath) -> Void
  ) { use(cellClass, for: model, identifier ?? String(describing: cellClass), configure) }

  /// Registers the cell classes in a table, for a list that configures its cells with this
  /// configurator.
  public func register(in tableView: UITableView) {
    for (identifier, kind) in kinds {
      tableView.register(kind.cellClass, forCellReuseIdentifier: identifier)
    }
  }
}

extension RowConfigurator where Cell == UICollectionViewCell {
  /// Sets the cell class and the closure for models of a type in a collection view.
  ///
  /// - Parameters:
  ///   - cellClass: The class of the cells.
  ///   - model: The type of the models that they show.
  ///   - identifier: The reuse identifier of their rows. The default is the name of the class.
  ///   - configure: Configures a cell to show a model.
  public mutating func use<Model, RowCell: UICollectionViewCell>(
    _ cellClass: RowCell.Type, for model: Model.Type, identifier: String? = nil,
    configure: @escaping (_ cell: RowCell, _ model: Model, _ indexPath: IndexPath) -> Void
  ) { use(cellClass, for: model, identifier ?? String(describing: cellClass), configure) }

  /// Registers the cell classes in a collection view, for a list that configures its cells with
  /// this configurator.
  public func register(in collectionView: UICollectionView) {
    for (identifier, kind) in kinds {
      collectionView.register(kind.cellClass, forCellWithReuseIdentifier: identifier)
    }
  }
}
