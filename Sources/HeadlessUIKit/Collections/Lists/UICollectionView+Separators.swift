import Foundation

/// The lines and corners that are drawn round the items of lists.
extension UICollectionView {
  /// Returns the line below an item of a list, in content coordinates; nil if there is none.
  ///
  /// As in UIKit, no line of the automatic visibility is below the last item of a grouped section,
  /// below the item that is a grouped section's header, nor between an item and a plain section's
  /// footer or header. Unless insets are given, the line begins where the item's text does.
  package func separator(at indexPath: IndexPath) -> CGRect? {
    prepareLayout()
    guard contains(indexPath),
      let list = collectionViewLayout.listConfiguration(ofSection: indexPath.section),
      let insets = separatorInsets(below: indexPath, list),
      let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame
    else { return nil }
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let cell = cellForItem(at: indexPath) as? UICollectionViewListCell
    let leading =
      insets.leading == automatic.leading
      ? cell?.textLeading ?? ListMetrics.current.margin(in: bounds.width) : insets.leading
    let trailing = insets.trailing == automatic.trailing ? 0 : insets.trailing
    return CGRect(
      x: frame.minX + leading, y: frame.maxY - separatorHeight,
      width: max(frame.width - leading - trailing, 0), height: separatorHeight)
  }

  /// Returns the insets of the line below an item; nil if there is no line.
  private func separatorInsets(
    below path: IndexPath, _ list: UICollectionLayoutListConfiguration
  ) -> NSDirectionalEdgeInsets? {
    guard list.showsSeparators else { return nil }
    let own = list.separatorConfiguration
    let separator = list.itemSeparatorHandler?(path, own) ?? own
    switch separator.bottomSeparatorVisibility {
    case .hidden: return nil
    case .automatic: if !showsAutomaticSeparator(below: path, list) { return nil }
    case .visible: break
    }
    return separator.bottomSeparatorInsets
  }

  private func showsAutomaticSeparator(
    below path: IndexPath, _ list: UICollectionLayoutListConfiguration
  ) -> Bool {
    if list.isGrouped, list.headerMode == .firstItemInSection, path.item == 0 { return false }
    guard path.item + 1 == counts[path.section] else { return true }
    guard !list.isGrouped, list.footerMode == .none else { return false }
    let next = path.section + 1
    guard next < counts.count else { return true }
    return collectionViewLayout.listConfiguration(ofSection: next)?.headerMode == HeaderMode.none
  }

  private typealias HeaderMode = UICollectionLayoutListConfiguration.HeaderMode

  /// Returns whether the upper and the lower corners of an item are rounded: in lists of inset groups,
  /// those of the first and the last one of a section. An item that is its section's header stands
  /// above the group.
  package func roundedCorners(of indexPath: IndexPath) -> (top: Bool, bottom: Bool) {
    prepareLayout()
    guard contains(indexPath),
      let list = collectionViewLayout.listConfiguration(ofSection: indexPath.section),
      list.appearance == .insetGrouped
    else { return (false, false) }
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    guard indexPath.item >= first else { return (false, false) }
    return (indexPath.item == first, indexPath.item + 1 == counts[indexPath.section])
  }

  /// Returns what an item's place in its section, and the list that its section is, decide about its
  /// looks.
  package func edges(of indexPath: IndexPath) -> ItemEdges {
    prepareLayout()
    guard contains(indexPath),
      let list = collectionViewLayout.listConfiguration(ofSection: indexPath.section)
    else { return ItemEdges() }
    let insets = separatorInsets(below: indexPath, list)
    return ItemEdges(
      corners: roundedCorners(of: indexPath), hasSeparator: insets != nil, separatorInsets: insets,
      appearance: list.appearance)
  }
}

extension UICollectionLayoutListConfiguration {
  /// A Boolean value that indicates whether sections are groups on a grey ground.
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

extension UICollectionViewListCell {
  /// Where the cell's text begins, in its own coordinates.
  fileprivate var textLeading: CGFloat {
    contentView.frame.minX + ((contentView as? UIListContentView)?.textX ?? margin)
  }
}
