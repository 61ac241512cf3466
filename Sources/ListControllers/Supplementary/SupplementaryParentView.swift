import Foundation
import ListPlatform

/// A table or a collection view, which shows headers, footers and other views beside its cells.
@MainActor protocol SupplementaryParentView: CellParentView {
  /// Returns a reused or a new view, or `nil` if nothing is registered for the identifier.
  ///
  /// - Parameters:
  ///   - viewClass: The class to register if nothing is registered, or `nil` to register none.
  ///   - kind: The kind of the view. The views of a table have an identifier for all kinds.
  ///   - identifier: The reuse identifier.
  ///   - indexPath: The index path of the view.
  func supplementaryView(
    of viewClass: AnyClass?, ofKind kind: String, withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UIView?
  /// Configures the visible views of a kind again, and resizes those that need another size.
  func updateSupplementaryViews(ofKind kind: String, _ configure: (UIView, IndexPath) -> Void)
}

extension UITableView: SupplementaryParentView {
  func supplementaryView(
    of viewClass: AnyClass?, ofKind kind: String, withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UIView? {
    if let view = dequeueReusableHeaderFooterView(withIdentifier: identifier) { return view }
    guard let viewClass else { return nil }
    register(viewClass, forHeaderFooterViewReuseIdentifier: identifier)
    return dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }

  func updateSupplementaryViews(ofKind kind: String, _ configure: (UIView, IndexPath) -> Void) {
    let isFooter = kind == UICollectionView.elementKindSectionFooter
    let views = (0..<numberOfSections).compactMap { section in
      let view = isFooter ? footerView(forSection: section) : headerView(forSection: section)
      return view.map { (view: $0, section: section) }
    }
    let heights = views.map { fittingHeight(of: $0.view) }
    for (view, section) in views { configure(view, [section, 0]) }
    guard views.map({ fittingHeight(of: $0.view) }) != heights, !hasUncommittedUpdates
    else { return }
    if window != nil {
      // An empty update makes a table measure its rows, headers and footers again.
      performBatchUpdates(nil)
    } else {
      // A table that isn't in a window can't be updated.
      let selection = indexPathsForSelectedRows ?? []
      reloadData()
      for indexPath in selection {
        selectRow(at: indexPath, animated: false, scrollPosition: .none)
      }
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

extension UICollectionView: SupplementaryParentView {
  func supplementaryView(
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

  func updateSupplementaryViews(ofKind kind: String, _ configure: (UIView, IndexPath) -> Void) {
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
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
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
