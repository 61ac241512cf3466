public import ListData
public import ListPlatform

/// A provider that combines data and factories into a data source for a table or collection view,
/// without a list controller.
///
///     let provider = DataSourceProvider(
///       dataSource: [["Ada", "Grace"]],
///       cellFactory: ViewFactory<String, UITableViewCell> { cell, name, _, _, _ in
///         cell.textLabel?.text = name
///       })
///     tableView.dataSource = provider.tableViewDataSource
///
/// `tableViewDataSource` is available if the factory makes table cells, and
/// `collectionViewDataSource` if it makes cells of collection views. A view doesn't retain its data
/// source: keep a reference to the provider.
@MainActor
public final class DataSourceProvider<
  Data: DataSource, CellFactory: ReusableViewFactory, SupplementaryFactory: ReusableViewFactory
> where CellFactory.Item == Data.Object, SupplementaryFactory.Item == Data.Object {
  /// The data that the view shows. Setting it doesn't update the view.
  public var dataSource: Data
  /// The factory of the cells.
  public let cellFactory: CellFactory
  /// The factory of the supplementary views of a collection view.
  public let supplementaryFactory: SupplementaryFactory
  @usableFromInline
  let editing: TableEditingController<Data>?
  private var bridge: AnyObject?

  /// Creates a provider with supplementary views.
  public init(
    dataSource: Data, cellFactory: CellFactory, supplementaryFactory: SupplementaryFactory
  ) {
    self.dataSource = dataSource
    self.cellFactory = cellFactory
    self.supplementaryFactory = supplementaryFactory
    editing = nil
  }

  /// Creates a provider without supplementary views.
  ///
  /// - Parameters:
  ///   - dataSource: The data to show.
  ///   - cellFactory: The factory of the cells.
  ///   - editing: The controller with which the rows of a table can be deleted or inserted, or
  ///     `nil` for no editing.
  public init(
    dataSource: Data, cellFactory: CellFactory, editing: TableEditingController<Data>? = nil
  ) where SupplementaryFactory == NoSupplementaryViews<Data.Object> {
    self.dataSource = dataSource
    self.cellFactory = cellFactory
    self.supplementaryFactory = NoSupplementaryViews()
    self.editing = editing
  }

  @usableFromInline
  func bridge<Bridge: AnyObject>(_ make: () -> Bridge) -> Bridge {
    if let bridge = bridge as? Bridge { return bridge }
    let bridge = make()
    self.bridge = bridge
    return bridge
  }
}

/// A factory of empty views, for layouts whose supplementary views have no content.
@MainActor public struct NoSupplementaryViews<Item>: ReusableViewFactory {
  /// Creates a factory of empty views.
  public init() {}

  /// Does nothing.
  public func configure(
    _ view: UICollectionReusableView, for item: Item?, _ type: ReusableViewType,
    in parentView: UICollectionView, at indexPath: IndexPath
  ) {}
}

extension DataSourceProvider
where CellFactory.View: UITableViewCell, CellFactory.View.ParentView == UITableView {
  /// The data source for a table. It is the same object at each access.
  @inlinable
  public var tableViewDataSource: any UITableViewDataSource {
    let answers = TableAnswers(
      data: { [weak self] in self?.dataSource },
      cell: { [weak self] tableView, indexPath in
        guard let self else { return UITableViewCell() }
        return cellFactory.tableCell(
          for: dataSource.object(at: indexPath), in: tableView, at: indexPath)
      })
    guard let editing else { return bridge { TableBridge(answers) } }
    return bridge {
      EditingTableBridge(
        answers,
        canEdit: { [weak self] indexPath in
          self.map { editing.canEdit($0.dataSource, at: indexPath) } ?? false
        },
        commit: { [weak self] tableView, style, indexPath in
          guard let self else { return }
          editing.commit(style, at: indexPath, of: dataSource, in: tableView) { dataSource = $0 }
        })
    }
  }
}

extension DataSourceProvider
where
  CellFactory.View: UICollectionViewCell, CellFactory.View.ParentView == UICollectionView,
  SupplementaryFactory.View: UICollectionReusableView,
  SupplementaryFactory.View.ParentView == UICollectionView
{
  /// The data source for a collection view. It is the same object at each access.
  @inlinable
  public var collectionViewDataSource: any UICollectionViewDataSource {
    bridge {
      CollectionBridge(
        data: { [weak self] in self?.dataSource },
        cell: { [weak self] collectionView, indexPath in
          guard let self else { return nil }
          return cellFactory.collectionCell(
            for: dataSource.object(at: indexPath), in: collectionView, at: indexPath)
        },
        supplementaryView: { [weak self] collectionView, kind, indexPath in
          guard let self else { return nil }
          return supplementaryFactory.supplementaryView(
            for: dataSource.object(at: indexPath), ofKind: kind, in: collectionView, at: indexPath)
        })
    }
  }
}
