public import Foundation
package import ListData
public import ListPlatform

extension UICollectionView: KitView {
  /// The index paths of the visible items.
  public var visibleIndexPaths: [IndexPath] { indexPathsForVisibleItems }

  package var updatesTarget: any ListUpdatesTarget { CollectionUpdatesTarget(self) }

  package var shownCounts: [Int] { (0..<numberOfSections).map(numberOfItems(inSection:)) }

  package var dataSourceCounts: [Int]? {
    guard let dataSource else { return nil }
    return (0..<dataSource.sectionCount(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  package func isCounted(by object: AnyObject) -> Bool {
    guard let source = object as? any UICollectionViewDataSource else { return false }
    let sections = OwnMethod.numberOfSections(of: object, inTable: false)
    let items = OwnMethod.numberOfItems(of: object, inTable: false)
    return sections.ask { source.sectionCount(in: self) } != nil
      || items.ask { source.collectionView(self, numberOfItemsInSection: 0) } != nil
  }

  package var answering: (dataSource: AnyObject?, delegate: AnyObject?) { (dataSource, delegate) }

  /// The index paths of the selected items.
  public var selectedIndexPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }

  /// Selects an item without scrolling to it.
  public func selectWithoutScrolling(_ indexPath: IndexPath) {
    selectItem(at: indexPath, animated: false, scrollPosition: [])
  }

  /// Deselects an item.
  public func deselect(_ indexPath: IndexPath) { deselectItem(at: indexPath, animated: false) }

  /// Returns the frame of an item in the content, or zero if there is none.
  public func frame(ofItemAt indexPath: IndexPath) -> CGRect {
    layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }

  /// Returns the cell of an item that is visible or prepared, or `nil`.
  public func shownCell(at indexPath: IndexPath) -> UIView? { cellForItem(at: indexPath) }

  package func shownCellIdentifier(at indexPath: IndexPath) -> String? {
    cellForItem(at: indexPath)?.reuseIdentifier
  }

  /// Returns the index path of a visible cell, or `nil`.
  public func indexPath(ofCell cell: UIView) -> IndexPath? {
    (cell as? UICollectionViewCell).flatMap(indexPath(for:))
  }

  package func heightCovered(inSection section: Int) -> CGFloat {
    // The layout may pin the header to the top of the visible part.
    let header = shownSectionView(
      ofKind: UICollectionView.elementKindSectionHeader, inSection: section)
    let top = contentOffset.y + adjustedContentInset.top
    return header.map { max($0.frame.maxY - top, 0) } ?? 0
  }

  package func supplementaryView(
    of viewClass: AnyClass?, ofKind kind: String, withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UIView? {
    guard let viewClass else {
      return dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    }
    return dequeueReusableSupplementaryView(
      of: viewClass, ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
  }

  /// Returns the visible view of a kind in a section, or `nil` if there is none.
  public func shownSectionView(ofKind kind: String, inSection section: Int) -> UIView? {
    supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
  }

  /// Configures the visible views of a kind again, and resizes those that need another size.
  public func updateSupplementaryViews(
    ofKind kind: String, _ configure: (UIView, IndexPath) -> Void
  ) {
    for indexPath in indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted() {
      guard let view = supplementaryView(forElementKind: kind, at: indexPath) else { continue }
      configure(view, indexPath)
      resize(view, ofKind: kind, at: indexPath)
    }
  }

  /// Tells the layout which size a view prefers, as a collection view does when it gets the view.
  private func resize(
    _ view: UICollectionReusableView, ofKind kind: String, at indexPath: IndexPath
  ) {
    let layout = collectionViewLayout
    guard let original = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath),
      let copy = original.copy() as? UICollectionViewLayoutAttributes
    else { return }
    let preferred = view.preferredLayoutAttributesFitting(copy)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    // The view asks its layout by these methods, and by no others that apps may call. A layout that
    // does nothing in them learns by the context which view changed.
    context.invalidateSupplementaryElements(ofKind: kind, at: [indexPath])
    layout.invalidateLayout(with: context)
  }

  /// Returns a view for a layout that requests one where the list has none.
  func emptySupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueReusableSupplementaryView(
      of: UICollectionReusableView.self, ofKind: kind, withReuseIdentifier: "ListControllers.empty",
      for: indexPath)
  }
}
