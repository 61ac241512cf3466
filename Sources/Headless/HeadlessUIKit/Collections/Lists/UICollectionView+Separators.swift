import Foundation

/// The separators and rounded corners of list items.
extension UICollectionView {
  /// Returns the frame of the separator below a list item in content coordinates, or nil if there
  /// is none.
  ///
  /// As in UIKit, there is no automatic separator in a sidebar, below the last item of a grouped
  /// section, below an item that is a grouped section's header, or between an item and a plain
  /// section's footer or header. Without explicit insets, the separator starts where constraints on
  /// the cell's guide place it, or else at the leading edge of the item's text.
  package func separator(at indexPath: IndexPath) -> CGRect? {
    prepareLayout()
    guard contains(indexPath),
      let list = collectionViewLayout.listConfiguration(ofSection: indexPath.section),
      let insets = separatorInsets(below: indexPath, list),
      let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame
    else { return nil }
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let cell = cellForItem(at: indexPath) as? UICollectionViewListCell
    let edges = cell?.separatorEdges
    let leading =
      insets.leading == automatic.leading
      ? edges?.leading ?? cell?.textLeading ?? ListMetrics.current.margin(in: bounds.width)
      : insets.leading
    let trailing =
      insets.trailing == automatic.trailing
      ? edges?.trailing.map { frame.width - $0 } ?? 0 : insets.trailing
    return CGRect(
      x: frame.minX + (isRightToLeft ? trailing : leading), y: frame.maxY - separatorHeight,
      width: max(frame.width - leading - trailing, 0), height: separatorHeight)
  }

  /// Returns the insets of the separator below an item, or nil if there is no separator.
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
    if list.appearance == .sidebar || list.appearance == .sidebarPlain { return false }
    if list.isGrouped, list.headerMode == .firstItemInSection, path.item == 0 { return false }
    guard path.item + 1 == counts[path.section] else { return true }
    guard !list.isGrouped, list.footerMode == .none else { return false }
    let next = path.section + 1
    guard next < counts.count else { return true }
    return collectionViewLayout.listConfiguration(ofSection: next)?.headerMode == HeaderMode.none
  }

  private typealias HeaderMode = UICollectionLayoutListConfiguration.HeaderMode

  /// Returns whether the upper and lower corners of an item are rounded.
  ///
  /// In inset grouped lists, the first item of a section has rounded upper corners and the last
  /// item has rounded lower corners. An item that is its section's header is above the group.
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

  /// Returns the appearance that follows from an item's position in its section and from the
  /// section's list configuration.
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
  /// A Boolean value that indicates whether sections are groups on a gray background.
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }
}

extension UICollectionViewListCell {
  /// The edges of the separator that constraints on its guide determine, in the cell's coordinates
  /// from left to right.
  fileprivate var separatorEdges: (leading: CGFloat?, trailing: CGFloat?) {
    guard !layoutGuides.isEmpty else { return (nil, nil) }
    let guide = separatorLayoutGuide
    let frame = mirrored(guide.layoutFrame)
    func isConstrained(_ edges: NSLayoutConstraint.Attribute...) -> Bool {
      constraints.contains {
        $0.firstItem === guide && edges.contains($0.firstAttribute)
          || $0.secondItem === guide && edges.contains($0.secondAttribute)
      }
    }
    return (
      isConstrained(.leading, isRightToLeft ? .right : .left) ? frame.minX : nil,
      isConstrained(.trailing, isRightToLeft ? .left : .right) ? frame.maxX : nil
    )
  }

  /// The distance of the cell's text from the cell's leading edge.
  fileprivate var textLeading: CGFloat {
    mirrored(contentView.frame).minX + ((contentView as? UIListContentView)?.textX ?? margin)
  }
}
