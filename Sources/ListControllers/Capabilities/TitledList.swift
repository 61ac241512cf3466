public import Foundation
public import ListPlatform

/// A list that shows its sections' titles: `headerTitle(inSection:)` and `footerTitle(inSection:)`.
///
/// A connected list shows them in UIKit's own headers and footers of a table. In a collection view,
/// it shows them in `TitledSupplementaryView`s if the layout has headers or footers. A list that
/// forwards:
///
///     func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
///       headerTitle(inSection: section)
///     }
///     func collectionView(
///       _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
///       at indexPath: IndexPath
///     ) -> UICollectionReusableView { titleView(ofKind: kind, in: collectionView, at: indexPath) }
@MainActor public protocol TitledList: List {}

extension TitledList {
  /// Returns a collection view's header or footer with the title of a section.
  ///
  /// - Parameters:
  ///   - kind: `UICollectionView.elementKindSectionHeader` or `…Footer`; views of other kinds are
  ///     empty.
  ///   - collectionView: The collection view that asks.
  ///   - indexPath: The index path of the view, whose section is used.
  public func titleView(
    ofKind kind: String, in collectionView: UICollectionView, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    TitledSupplementaryViewFactory<Object>(
      headerTitle: headerTitle(inSection:), footerTitle: footerTitle(inSection:)
    )
    .supplementaryView(for: nil, ofKind: kind, in: collectionView, at: indexPath)
  }
}

/// Answers with the sections' titles.
final class TitledLink: ListLink, UITableViewDataSource, UICollectionViewDataSource {
  private weak var list: (any TitledList)?

  init(_ list: any TitledList) { self.list = list }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    list?.headerTitle(inSection: section)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    list?.footerTitle(inSection: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    list?.titleView(ofKind: kind, in: collectionView, at: indexPath) ?? UICollectionReusableView()
  }
}
