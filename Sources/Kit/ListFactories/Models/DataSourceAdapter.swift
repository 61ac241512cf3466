import ListControllers
public import ListData
public import ListPlatform

/// The data source of a table or collection view that shows a model, with cells from a replaceable
/// configurator.
///
///     let adapter = DataSourceAdapter(model, configurator: cells)
///     tableView.dataSource = adapter.tableViewDataSource
///     adapter.setModel(newModel, on: tableView)
///
/// A view doesn't retain its data source: keep a reference to the adapter.
@MainActor public final class DataSourceAdapter<Configurator: CellConfigurator> {
  /// The model that the view shows. Setting it doesn't update the view; use `setModel(_:on:)` for
  /// that.
  public var model: ListModel
  /// The configurator of the cells. Reload the view after setting it.
  public var configurator: Configurator
  private var bridge: AnyObject?

  /// Creates an adapter of a model.
  public init(_ model: ListModel, configurator: Configurator) {
    self.model = model
    self.configurator = configurator
  }

  /// Sets the model, and updates a target to show it.
  ///
  /// - Parameters:
  ///   - newModel: The model to show.
  ///   - target: The target that shows the adapter's model.
  /// - Returns: The way in which the target was updated.
  @discardableResult
  public func setModel(_ newModel: ListModel, on target: some ListUpdatesTarget)
    -> ListUpdatesOutcome
  {
    model.updates(to: newModel).perform(on: target) { self.model = ListModel($0) }
  }

  private func bridge<Bridge: AnyObject>(_ make: () -> Bridge) -> Bridge {
    if let bridge = bridge as? Bridge { return bridge }
    let bridge = make()
    self.bridge = bridge
    return bridge
  }
}

extension DataSourceAdapter where Configurator.Cell == UITableViewCell {
  /// Sets the model, and updates a table to show it.
  @discardableResult
  public func setModel(_ newModel: ListModel, on tableView: UITableView) -> ListUpdatesOutcome {
    setModel(newModel, on: tableView.updatesTarget)
  }

  /// The data source for a table. It is the same object at each access.
  public var tableViewDataSource: any UITableViewDataSource {
    bridge {
      TableBridge(
        TableAnswers(
          data: { [weak self] in self?.model },
          cell: { [weak self] tableView, indexPath in
            guard let self else { return UITableViewCell() }
            return configurator.cell(for: model.object(at: indexPath), in: tableView, at: indexPath)
          }))
    }
  }
}

extension DataSourceAdapter where Configurator.Cell == UICollectionViewCell {
  /// Sets the model, and updates a collection view to show it.
  @discardableResult
  public func setModel(
    _ newModel: ListModel, on collectionView: UICollectionView
  ) -> ListUpdatesOutcome {
    setModel(newModel, on: collectionView.updatesTarget)
  }

  /// The data source for a collection view. It is the same object at each access. Headers and
  /// footers show the sections' titles.
  public var collectionViewDataSource: any UICollectionViewDataSource {
    bridge {
      CollectionBridge(
        data: { [weak self] in self?.model },
        cell: { [weak self] collectionView, indexPath in
          guard let self else { return nil }
          return configurator.cell(
            for: model.object(at: indexPath), in: collectionView, at: indexPath)
        },
        supplementaryView: { [weak self] collectionView, kind, indexPath in
          TitledSupplementaryViewFactory<Row>(
            headerTitle: { self?.model.headerTitle(inSection: $0) },
            footerTitle: { self?.model.footerTitle(inSection: $0) }
          )
          .supplementaryView(for: nil, ofKind: kind, in: collectionView, at: indexPath)
        })
    }
  }
}
