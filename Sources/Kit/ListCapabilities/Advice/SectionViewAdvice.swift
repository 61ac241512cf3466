#if DEBUG
import ListCore
import ListPlatform

extension List {
  /// Says that titles, headers or footers are missing in a view that shows rows.
  func adviseOfSectionViews() {
    if shownView is UITableView { adviseOfTitles() }
    if let collectionView = shownView as? UICollectionView { adviseOfLayout(of: collectionView) }
  }

  /// Says that the collection view's layout shows no items.
  func adviseOfEmptyLayout() {
    let layout = (shownView as? UICollectionView)?.collectionViewLayout
    Advice.give(
      if: layout.map { type(of: $0) == UICollectionViewLayout.self } == true
        && itemCounts.contains { $0 > 0 },
      "The layout of \(type(of: self)) is a UICollectionViewLayout, which shows no items. Use a "
        + "UICollectionViewCompositionalLayout or a UICollectionViewFlowLayout.")
  }

  /// Says that the list shows no titles although its sections have some, or the reverse.
  private func adviseOfTitles() {
    let name = type(of: self)
    let sections = 0..<numberOfSections
    let titled = sections.filter { headerTitle(inSection: $0)?.isEmpty == false }
    let hasFooters = sections.contains { footerTitle(inSection: $0)?.isEmpty == false }
    let header = titled.first.map {
      shownView?.shownSectionView(ofKind: UICollectionView.elementKindSectionHeader, inSection: $0)
    }
    let isShown = sections.contains { section in
      [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        .contains { kind in
          let view = shownView?.shownSectionView(ofKind: kind, inSection: section)
          return (view as? UITableViewHeaderFooterView)?.textLabel?.text?.isEmpty == false
        }
    }
    let isVisible = shownView?.visibleIndexPaths.contains { $0 == [titled.first ?? 0, 0] }
    Advice.give(
      to: name,
      if: isVisible == true && header == .some(nil)
        && !(self is any TitledList || self is any HeaderList)
        // Their titles may be meant for something else.
        && !(self is any FetchedList || self is any IndexedList),
      "The sections of \(name) have titles, which its view doesn't show. Adopt TitledList or "
        + "HeaderList.")
    Advice.give(
      to: name,
      // A single row may say that the others are loading.
      if: titled.isEmpty && !hasFooters && !isShown && itemCounts != [1] && self is any TitledList
        && !(self is any HeaderList || self is any FooterList),
      "\(name) is a \(self is any CollapsibleList ? "CollapsibleList" : "TitledList"), and its "
        + "sections have no titles. Use sections with a headerTitle, or implement "
        + "headerTitle(inSection:).")
  }

  /// Says that the layout has headers or footers that no capability of the list supplies.
  func adviseOfEmptyViews(ofKind kind: String) {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return }
    let isAdopted = isHeader ? self is any HeaderList : self is any FooterList
    Advice.give(
      if: !isAdopted,
      "The layout of \(type(of: self)) has \(isHeader ? "headers" : "footers"), which stay empty. "
        + "Adopt \(isHeader ? "HeaderList" : "FooterList"), or TitledList.")
  }

  /// Says that the layout has no headers or footers for those of the list.
  private func adviseOfLayout(of collectionView: UICollectionView) {
    for (isAdopted, name, kind) in [
      (self is any HeaderList, "header", UICollectionView.elementKindSectionHeader),
      (self is any FooterList, "footer", UICollectionView.elementKindSectionFooter),
    ] where isAdopted {
      let isInLayout = (0..<collectionView.numberOfSections).contains {
        collectionView.collectionViewLayout
          .layoutAttributesForSupplementaryView(ofKind: kind, at: [$0, 0])?.frame.isEmpty == false
      }
      Advice.give(
        if: !isInLayout,
        "\(type(of: self)) is a \(name.capitalized)List, and its layout has no \(name)s. Set "
          + "\(name)ReferenceSize of a UICollectionViewFlowLayout, \(name)Mode of a "
          + "UICollectionLayoutListConfiguration, or boundarySupplementaryItems of an "
          + "NSCollectionLayoutSection.")
    }
  }
}
#endif
