public import Foundation
package import ListData
public import ListPlatform

extension UITableView: KitView {
  /// The index paths of the visible rows.
  public var visibleIndexPaths: [IndexPath] { indexPathsForVisibleRows ?? [] }

  package var updatesTarget: any ListUpdatesTarget { TableUpdatesTarget(self) }

  package var shownCounts: [Int] { (0..<numberOfSections).map(numberOfRows(inSection:)) }

  package var dataSourceCounts: [Int]? {
    guard let dataSource else { return nil }
    return (0..<dataSource.sectionCount(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  package func isCounted(by object: AnyObject) -> Bool {
    guard let source = object as? any UITableViewDataSource else { return false }
    let sections = OwnMethod.numberOfSections(of: object, inTable: true)
    let items = OwnMethod.numberOfItems(of: object, inTable: true)
    return sections.ask { source.sectionCount(in: self) } != nil
      || items.ask { source.tableView(self, numberOfRowsInSection: 0) } != nil
  }

  package var answering: (dataSource: AnyObject?, delegate: AnyObject?) { (dataSource, delegate) }

  /// The index paths of the selected rows.
  public var selectedIndexPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }

  /// Selects a row without scrolling to it.
  public func selectWithoutScrolling(_ indexPath: IndexPath) {
    selectRow(at: indexPath, animated: false, scrollPosition: .none)
  }

  /// Deselects a row.
  public func deselect(_ indexPath: IndexPath) { deselectRow(at: indexPath, animated: false) }

  /// Returns the frame of a row in the content, or zero if there is none.
  public func frame(ofItemAt indexPath: IndexPath) -> CGRect { rectForRow(at: indexPath) }

  /// Returns the cell of a row that is visible or prepared, or `nil`.
  public func shownCell(at indexPath: IndexPath) -> UIView? { cellForRow(at: indexPath) }

  package func shownCellIdentifier(at indexPath: IndexPath) -> String? {
    cellForRow(at: indexPath)?.reuseIdentifier
  }

  /// Returns the index path of a visible cell, or `nil`.
  public func indexPath(ofCell cell: UIView) -> IndexPath? {
    (cell as? UITableViewCell).flatMap(indexPath(for:))
  }

  package func heightCovered(inSection section: Int) -> CGFloat {
    // The headers of a plain table stay at its top.
    style == .plain ? headerView(forSection: section)?.frame.height ?? 0 : 0
  }

  package func supplementaryView(
    of viewClass: AnyClass?, ofKind kind: String, withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UIView? {
    if let view = dequeueReusableHeaderFooterView(withIdentifier: identifier) { return view }
    guard let viewClass else { return nil }
    register(viewClass, forHeaderFooterViewReuseIdentifier: identifier)
    return dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }

  /// Returns the visible view of a kind in a section, or `nil` if there is none.
  public func shownSectionView(ofKind kind: String, inSection section: Int) -> UIView? {
    kind == UICollectionView.elementKindSectionFooter
      ? footerView(forSection: section) : headerView(forSection: section)
  }

  /// Configures the visible views of a kind again, and resizes those that need another size.
  public func updateSupplementaryViews(
    ofKind kind: String, _ configure: (UIView, IndexPath) -> Void
  ) {
    let views = (0..<numberOfSections).compactMap { section in
      shownSectionView(ofKind: kind, inSection: section).map { (view: $0, section: section) }
    }
    let heights = views.map { fittingHeight(of: $0.view) }
    for (view, section) in views { configure(view, [section, 0]) }
    guard views.map({ fittingHeight(of: $0.view) }) != heights, !holdsItems
    else { return }
    if window != nil {
      // An empty update makes a table measure its rows, headers and footers again.
      performBatchUpdates(nil)
    } else {
      // A table that isn't in a window can't be updated.
      let selection = selectedIndexPaths
      reloadData()
      for indexPath in selection { selectWithoutScrolling(indexPath) }
    }
  }

  /// Returns the height in points that a view's constraints give it at its current width.
  private func fittingHeight(of view: UIView) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
