import Foundation

extension NSCollectionLayoutSection {
  /// Creates a section that is a list.
  ///
  /// Rows span the entire width and are as high as their content. The section has a header and a
  /// footer if the configuration requests them.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let metrics = ListMetrics.current
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let row = size(metrics.rowHeight)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.listConfiguration = configuration
    let isPlain = configuration.appearance == .plain || configuration.appearance == .sidebarPlain
    func boundary(_ kind: String, _ alignment: NSRectAlignment)
      -> NSCollectionLayoutBoundarySupplementaryItem
    {
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(isPlain ? metrics.plainHeaderHeight : 17.5), elementKind: kind,
        alignment: alignment)
    }
    if configuration.headerMode == .supplementary {
      let header = boundary(UICollectionView.elementKindSectionHeader, .top)
      header.pinToVisibleBounds = isPlain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionFooter, .bottom))
    }
    section.contentInsets.top += configuration.headerTopPadding ?? 0
    if !isPlain {
      if configuration.headerMode != .supplementary {
        section.contentInsets.top += metrics.groupedSpacing
      }
      if configuration.footerMode != .supplementary {
        section.contentInsets.bottom += metrics.groupedSpacing
      }
    }
    if configuration.appearance == .insetGrouped {
      let margin = metrics.margin(in: layoutEnvironment.container.effectiveContentSize.width)
      section.contentInsets.leading = margin
      section.contentInsets.trailing = margin
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Creates a layout whose sections are all lists with the specified configuration.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

}
