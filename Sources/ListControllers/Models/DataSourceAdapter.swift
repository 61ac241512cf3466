public import ListData
public import ListPlatform

/// Makes a model the data source of a table or a collection view, by a configurator of cells that can be
/// replaced.
///
///     let adapter = DataSourceAdapter(model, configurator: cells)
///     tableView.dataSource = adapter.tableViewDataSource
///     adapter.setModel(newModel, on: tableView)
///
/// A view's data source is weak: keep the adapter.
@MainActor public final class DataSourceAdapter<Configurator: CellConfigurator> {
  /// What is shown. Setting it does not touch the view; `setModel(_:on:)` does.
  public var model: ListModel
  /// Makes the cells. After setting it reload the view.
  public var configurator: Configurator
  private var bridge: AnyObject?

  /// An adapter of a model.
  public init(_ model: ListModel, configurator: Configurator) {
    self.model = model
    self.configurator = configurator
  }

  /// Sets the model, and makes a view follow.
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
  /// Sets the model, and makes a table follow.
  @discardableResult
  public func setModel(_ newModel: ListModel, on tableView: UITableView) -> ListUpdatesOutcome {
    setModel(newModel, on: TableUpdatesTarget(tableView))
  }

  /// The data source for a table, always the same object.
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
  /// Sets the model, and makes a collection view follow.
  @discardableResult
  public func setModel(
    _ newModel: ListModel, on collectionView: UICollectionView
  ) -> ListUpdatesOutcome {
    setModel(newModel, on: CollectionUpdatesTarget(collectionView))
  }

  /// The data source for a collection view, always the same object. Headers and footers have the
  /// sections' titles.
  public var collectionViewDataSource: any UICollectionViewDataSource {
    bridge {
      CollectionBridge(
        data: { [weak self] in self?.model },
        cell: { [weak self] collectionView, indexPath in
          guard let self else { return UICollectionViewCell() }
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
