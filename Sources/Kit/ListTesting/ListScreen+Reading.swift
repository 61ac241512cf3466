import Foundation
public import ListControllers

/// The parts of a list that the user sees, in addition to its ``ListScreen/text``.
extension ListScreen {
  /// The number of rows or items in each section of the view.
  public var rowCounts: [Int] {
    if let tableView {
      return (0..<tableView.numberOfSections).map(tableView.numberOfRows(inSection:))
    }
    guard let collectionView else { return [] }
    return (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:))
  }

  /// The texts and signs of the visible rows or items, in order, as in the lines of ``text``.
  public var rowTexts: [String] {
    layOut()
    return visiblePaths.compactMap { shownCell(at: $0)?.line }
  }

  /// Returns the texts and signs of a row or item, as in its line of ``text``, or nil if it is not
  /// visible.
  public func text(at indexPath: IndexPath) -> String? {
    visibleCell(at: indexPath)?.line
  }

  /// Returns the texts in the header of a section, two spaces apart, or nil if there is no visible
  /// header with a text.
  public func headerText(inSection section: Int) -> String? {
    text(of: .header, ofSection: section)
  }

  /// Returns the texts in the footer of a section, two spaces apart, or nil if there is no visible
  /// footer with a text.
  public func footerText(inSection section: Int) -> String? {
    text(of: .footer, ofSection: section)
  }

  /// Returns the accessibility label of a cell, or nil if it has none or is not visible.
  public func accessibilityLabel(at indexPath: IndexPath) -> String? {
    visibleCell(at: indexPath)?.accessibilityLabel
  }

  /// The accessibility labels of the visible cells, in the order of their index paths.
  public var accessibilityLabels: [String?] {
    layOut()
    return visiblePaths.map { shownCell(at: $0)?.accessibilityLabel }
  }

  /// The index paths of the selected rows or items, in order.
  public var selectedIndexPaths: [IndexPath] {
    let paths = tableView?.indexPathsForSelectedRows ?? collectionView?.indexPathsForSelectedItems
    return (paths ?? []).sorted()
  }

  /// The placeholder that a `PlaceholderList` shows in its background, or nil if there is none.
  public var placeholder: Placeholder? {
    (backgroundView as? PlaceholderView)?.placeholder
  }

  /// The view behind the rows.
  var backgroundView: UIView? { tableView?.backgroundView ?? collectionView?.backgroundView }

  private func text(of boundary: Boundary, ofSection section: Int) -> String? {
    layOut()
    guard let line = self.boundary(boundary, ofSection: section)?.line, !line.isEmpty else {
      return nil
    }
    return line
  }

  /// The index paths of the visible rows or items, in order.
  var visiblePaths: [IndexPath] {
    let paths = tableView?.indexPathsForVisibleRows ?? collectionView?.indexPathsForVisibleItems
    return (paths ?? []).sorted()
  }

  private func visibleCell(at indexPath: IndexPath) -> UIView? {
    layOut()
    return shownCell(at: indexPath)
  }

  /// Returns the cell of a row or item that was visible after the last layout.
  func shownCell(at indexPath: IndexPath) -> UIView? {
    tableView?.cellForRow(at: indexPath) ?? collectionView?.cellForItem(at: indexPath)
  }

  /// Returns the visible header or footer of a section.
  func boundary(_ boundary: Boundary, ofSection section: Int) -> UIView? {
    guard section >= 0 else { return nil }
    switch boundary {
    case .header:
      return tableView?.headerView(forSection: section)
        ?? collectionView?.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: section))
    case .footer:
      return tableView?.footerView(forSection: section)
        ?? collectionView?.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionFooter,
          at: IndexPath(item: 0, section: section))
    }
  }
}

/// The views at the two ends of a section.
enum Boundary { case header, footer }
