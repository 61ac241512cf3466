import Foundation

extension NSCollectionLayoutSection {
  /// Creates a section that is a list.
  ///
  /// Rows span the entire width and are as high as their content. The section has a header and a
  /// footer if the configuration requests them; those of plain lists are pinned. Inset groups and
  /// sidebars keep a distance from the sides.
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
      let view = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(isPlain ? metrics.plainHeaderHeight : 17.5), elementKind: kind,
        alignment: alignment)
      view.pinToVisibleBounds = isPlain
      view.zIndex = 200
      return view
    }
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionHeader, .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(UICollectionView.elementKindSectionFooter, .bottom))
    }
    section.contentInsetsReference = .none
    // A header view has its padding above itself, outside of the insets.
    if configuration.headerMode == .firstItemInSection {
      section.contentInsets.top += configuration.headerTopPadding ?? 0
    }
    // The first item has room for a header above it if it is one.
    if configuration.isGrouped, configuration.headerMode == .none {
      section.contentInsets.top += metrics.groupedSpacing
    }
    if !isPlain, configuration.footerMode == .none {
      section.contentInsets.bottom += metrics.groupedSpacing
    }
    if configuration.appearance != .plain, configuration.appearance != .grouped {
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
