public import ListData
public import ListPlatform

/// Joins data and factories to a data source for a table or a collection view, without a controller of
/// a kind.
///
///     let provider = DataSourceProvider(
///       dataSource: [["Ada", "Grace"]],
///       cellFactory: ViewFactory<String, UITableViewCell> { cell, name, _, _, _ in
///         cell.textLabel?.text = name
///       })
///     tableView.dataSource = provider.tableViewDataSource
///
/// `tableViewDataSource` is there only where the factory makes table cells, and
/// `collectionViewDataSource` only where it makes cells of collection views. A view's data source is
/// weak: keep the provider.
@MainActor
public final class DataSourceProvider<
  Data: DataSource, CellFactory: ReusableViewFactory, SupplementaryFactory: ReusableViewFactory
> where CellFactory.Item == Data.Object, SupplementaryFactory.Item == Data.Object {
  /// What is shown. Setting it does not touch the view; reload or update it too.
  public var dataSource: Data
  /// Makes the cells.
  public let cellFactory: CellFactory
  /// Makes the supplementary views of a collection view.
  public let supplementaryFactory: SupplementaryFactory
  @usableFromInline
  let editing: TableEditingController<Data>?
  private var bridge: AnyObject?

  /// A provider with supplementary views.
  public init(
    dataSource: Data, cellFactory: CellFactory, supplementaryFactory: SupplementaryFactory
  ) {
    self.dataSource = dataSource
    self.cellFactory = cellFactory
    self.supplementaryFactory = supplementaryFactory
    editing = nil
  }

  /// A provider without supplementary views. With an editing controller the rows of a table can be
  /// deleted or inserted.
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

/// Views without content: for layouts that want supplementary views that nobody supplies.
@MainActor public struct NoSupplementaryViews<Item>: ReusableViewFactory {
  /// A factory of empty views.
  public init() {}

  public func configure(
    _ view: UICollectionReusableView, for item: Item?, _ type: ReusableViewType,
    in parentView: UICollectionView, at indexPath: IndexPath
  ) {}
}

extension DataSourceProvider
where CellFactory.View: UITableViewCell, CellFactory.View.ParentView == UITableView {
  /// The data source for a table, always the same object.
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
  /// The data source for a collection view, always the same object.
  @inlinable
  public var collectionViewDataSource: any UICollectionViewDataSource {
    bridge {
      CollectionBridge(
        data: { [weak self] in self?.dataSource },
        cell: { [weak self] collectionView, indexPath in
          guard let self else { return UICollectionViewCell() }
          return cellFactory.collectionCell(
            for: dataSource.object(at: indexPath), in: collectionView, at: indexPath)
        },
        supplementaryView: { [weak self] collectionView, kind, indexPath in
          guard let self else { return UICollectionReusableView() }
          return supplementaryFactory.supplementaryView(
            for: dataSource.object(at: indexPath), ofKind: kind, in: collectionView, at: indexPath)
        })
    }
  }
}
