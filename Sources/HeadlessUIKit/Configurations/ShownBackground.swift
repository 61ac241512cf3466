import Foundation

extension UITableViewCell {
  /// The colour behind the content: that of the selection, of the configuration, or of the cell.
  package var shownBackgroundColor: UIColor? {
    let isMarked = (isSelected || isHighlighted) && selectionStyle != .none
    if let configuration = backgroundConfiguration {
      return configuration.resolvedBackgroundColor(for: tintColor)
    }
    if isMarked, let view = selectedBackgroundView { return view.backgroundColor }
    return isMarked ? .systemGray4 : backgroundColor
  }
}

extension UICollectionViewCell {
  /// The colour behind the content: that of the selection, of the configuration, or of the cell. As in
  /// UIKit, only the cells of lists have one of their own accord.
  package var shownBackgroundColor: UIColor? {
    let isMarked = isSelected || isHighlighted
    if let configuration = backgroundConfiguration {
      return configuration.resolvedBackgroundColor(for: tintColor)
    }
    if isMarked, let view = selectedBackgroundView { return view.backgroundColor }
    guard self is UICollectionViewListCell else { return backgroundColor }
    let own = backgroundColor ?? defaultBackgroundConfiguration().backgroundColor
    return isMarked ? .systemGray4 : own
  }
}

extension UICollectionView {
  /// The colour behind the items of a list: that of its configuration or its appearance. A colour
  /// that the app gave the view, or that of a layout without lists, stays.
  package var shownBackgroundColor: UIColor? {
    guard backgroundColor == .systemBackground,
      let list = collectionViewLayout.listConfiguration(ofSection: 0)
    else { return backgroundColor }
    return list.backgroundColor ?? (list.isGrouped ? .systemGroupedBackground : backgroundColor)
  }
}
