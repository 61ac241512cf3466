import Foundation
import ListPlatform

// UIKit asks one object for the supplementary views of a list, and several capabilities may supply
// them. Each answer below asks all links of the list. It follows them in the chain if one of them
// supplies such views; otherwise UIKit finds its method unimplemented.

/// Answers with the headers of a table's sections.
final class TableHeadersAnswer: ListLink, UITableViewDelegate {
  private weak var list: (any List)?

  init(_ list: any List) { self.list = list }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    list?.linkedHeader(inSection: section, in: tableView)
  }
}

/// Answers with the footers of a table's sections.
final class TableFootersAnswer: ListLink, UITableViewDelegate {
  private weak var list: (any List)?

  init(_ list: any List) { self.list = list }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    list?.linkedFooter(inSection: section, in: tableView)
  }
}

/// Answers with the supplementary views of a collection view.
final class SupplementaryAnswer: ListLink, UICollectionViewDataSource {
  private weak var list: (any List)?

  init(_ list: any List) { self.list = list }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    list?.linkedSupplementaryView(ofKind: kind, at: indexPath, in: collectionView)
      ?? collectionView.emptySupplementaryView(ofKind: kind, at: indexPath)
  }
}

extension List {
  /// The list's links, followed by answers for the views that they supply in a table.
  func links(in tableView: UITableView) -> [ListLink] {
    let links = allLinks
    func supplies(_ kind: String) -> Bool {
      links.contains { $0.supplementaryKinds(in: tableView)?.contains(kind) ?? true }
    }
    return links
      + (supplies(UICollectionView.elementKindSectionHeader) ? [TableHeadersAnswer(self)] : [])
      + (supplies(UICollectionView.elementKindSectionFooter) ? [TableFootersAnswer(self)] : [])
  }

  /// The list's links, followed by an answer for the views that they supply in a collection view.
  func links(in collectionView: UICollectionView) -> [ListLink] {
    let links = allLinks
    let supplies = links.contains { $0.supplementaryKinds(in: collectionView)?.isEmpty != true }
    return links + (supplies ? [SupplementaryAnswer(self)] : [])
  }

  /// Returns the view of a kind that the first capability supplies, or `nil` if none does.
  func linkedSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UICollectionReusableView? {
    linkedView(ofKind: kind, at: indexPath, in: collectionView) as? UICollectionReusableView
  }

  /// Returns the header of a table's section that the first capability supplies, or `nil` if none
  /// does.
  func linkedHeader(inSection section: Int, in tableView: UITableView) -> UIView? {
    linkedView(
      ofKind: UICollectionView.elementKindSectionHeader, at: [section, 0], in: tableView)
  }

  /// Returns the footer of a table's section that the first capability supplies, or `nil` if none
  /// does.
  func linkedFooter(inSection section: Int, in tableView: UITableView) -> UIView? {
    linkedView(
      ofKind: UICollectionView.elementKindSectionFooter, at: [section, 0], in: tableView)
  }

  private func linkedView(
    ofKind kind: String, at indexPath: IndexPath, in listView: UIScrollView
  ) -> UIView? {
    for link in allLinks {
      if let view = link.supplementaryView(ofKind: kind, at: indexPath, in: listView) {
        return view
      }
    }
    return nil
  }
}
