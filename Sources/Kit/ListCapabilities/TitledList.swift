import Foundation
public import ListCore
import ListPlatform

/// A list that shows its sections' titles: `headerTitle(inSection:)` and `footerTitle(inSection:)`.
///
/// A connected list shows them in UIKit's own headers and footers of a table. In a collection view,
/// it shows them in `TitledSupplementaryView`s if the layout has headers or footers.
@MainActor public protocol TitledList: List {}

extension TitledList {
  fileprivate func titleView(
    ofKind kind: String, at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UIView {
    let view = collectionView.dequeueReusableSupplementaryView(
      TitledSupplementaryView.self, ofKind: kind, for: indexPath, ofListWithType: Self.self)
    view.showTitle(
      ofKind: kind, header: headerTitle(inSection: indexPath.section),
      footer: footerTitle(inSection: indexPath.section))
    return view
  }
}

extension ListCapability {
  /// The capability of a ``TitledList``. Its titles are shown where no other capability supplies a
  /// view.
  static let titled = ListCapability(after: [(any SupplementaryList).self]) {
    (list: any TitledList) in TitledLink(list)
  }
}

/// Answers with the sections' titles.
final class TitledLink: ListLink, UITableViewDataSource {
  private weak var list: (any TitledList)?

  init(_ list: any TitledList) { self.list = list }

  override func supplementaryKinds(in listView: UIScrollView) -> Set<String>? {
    listView is UICollectionView
      ? [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] : []
  }

  override func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath, in listView: UIScrollView
  ) -> UIView? {
    (listView as? UICollectionView).flatMap {
      list?.titleView(ofKind: kind, at: indexPath, in: $0)
    }
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    list?.headerTitle(inSection: section)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    list?.footerTitle(inSection: section)
  }
}
