import Foundation
import ListPlatform

/// A link that supplies headers, footers or other supplementary views.
///
/// A collection view requests all of them from one object. The first such link of a list receives
/// the request, and asks all of them.
class SupplementaryLink: ListLink, UICollectionViewDataSource {
  private weak var list: (any List)?

  init(_ list: any List) { self.list = list }

  final func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    list?.linkedSupplementaryView(ofKind: kind, at: indexPath, in: collectionView)
      ?? collectionView.emptySupplementaryView(ofKind: kind, at: indexPath)
  }
}

/// A link that supplies the headers or the footers of sections in views of the list's own, and
/// configures them again after updates.
class SectionViewLink: SupplementaryLink {
  /// The kind of the views: `UICollectionView.elementKindSectionHeader` or `…Footer`.
  final let kind: String

  init(_ list: any List, kind: String) {
    self.kind = kind
    super.init(list)
  }

  /// Returns the reuse identifier of a section's view of the list's own, or `nil` if it has none.
  func viewIdentifier(inSection section: Int) -> String? { nil }

  /// Configures the visible views again.
  func updateViews() {}

  override func didUpdate() { updateViews() }

  // The user moved an item, and no update follows.
  override func didEdit(_ edit: RecordedEdit) { updateViews() }
}

extension List {
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
    ofKind kind: String, at indexPath: IndexPath, in listView: UIView
  ) -> UIView? {
    for link in allLinks {
      if let view = link.supplementaryView(ofKind: kind, at: indexPath, in: listView) {
        return view
      }
    }
    return nil
  }
}
