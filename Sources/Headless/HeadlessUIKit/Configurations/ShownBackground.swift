import Foundation

extension UITableViewCell {
  /// The color behind the content, from the selection, the configuration, or the cell.
  package var shownBackgroundColor: UIColor? {
    let isMarked = (isSelected || isHighlighted) && selectionStyle != .none
    if let configuration = backgroundConfiguration {
      return configuration.resolvedBackgroundColor(for: tintColor)
    }
    if isMarked, let view = selectedBackground { return view.backgroundColor }
    return isMarked ? .systemGray4 : backgroundColor
  }

  /// The view behind the content while the cell is selected or highlighted.
  private var selectedBackground: UIView? {
    let several = container?.allowsSeveralSelections == true
    return (several ? multipleSelectionBackgroundView : nil) ?? selectedBackgroundView
  }
}

extension UICollectionViewCell {
  /// The color behind the content, from the selection, the configuration, or the cell. As in UIKit,
  /// only list cells have a default color.
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
  /// The color behind the items of a list, from its configuration or its appearance.
  ///
  /// A color that the app assigned to the view takes precedence, and a layout without lists keeps
  /// the view's color.
  package var shownBackgroundColor: UIColor? {
    guard backgroundColor == .systemBackground,
      let list = collectionViewLayout.listConfiguration(ofSection: 0)
    else { return backgroundColor }
    return list.backgroundColor ?? (list.isGrouped ? .systemGroupedBackground : backgroundColor)
  }
}
