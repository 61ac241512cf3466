public import Foundation
public import ListCore
import ListPlatform

/// A list in a collection view whose layout has supplementary views in addition to headers and
/// footers, such as badges of items.
///
///     final class InboxController: UICollectionViewController, CollectionList, SupplementaryList {
///       func listView(
///         _ collectionView: UICollectionView, configureSupplementaryView badge: BadgeView,
///         ofKind kind: String, at indexPath: IndexPath
///       ) { badge.count = object(at: indexPath)?.unreadCount ?? 0 }
///     }
///
/// The kinds are those of the layout, such as the `elementKind` of an
/// `NSCollectionLayoutSupplementaryItem`. ``HeaderList`` and ``FooterList`` supply the views of the
/// kinds `UICollectionView.elementKindSectionHeader` and `…Footer`.
///
/// Visible views are configured again after each update of the list, as headers are.
@MainActor public protocol SupplementaryList: List where ListView == UICollectionView {
  /// The class of the views, or their common superclass.
  associatedtype SupplementaryView: UICollectionReusableView

  /// Configures a supplementary view.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view that shows it.
  ///   - view: The view.
  ///   - kind: The layout's name of the kind.
  ///   - indexPath: The index path that the layout gave the view: that of its item, or of its
  ///     section and the view's position in it. A view of the whole layout has an index path of one
  ///     index.
  func listView(
    _ collectionView: UICollectionView, configureSupplementaryView view: SupplementaryView,
    ofKind kind: String, at indexPath: IndexPath)
  /// Returns the reuse identifier of a supplementary view.
  ///
  /// The default is the name of `SupplementaryView`. The list registers the class for each kind on
  /// first use. See `cellIdentifier(at:)`. The app registers other identifiers.
  func supplementaryIdentifier(ofKind kind: String, at indexPath: IndexPath) -> String
}

extension SupplementaryList {
  /// Returns the name of `SupplementaryView`.
  public func supplementaryIdentifier(ofKind kind: String, at indexPath: IndexPath) -> String {
    ReuseIdentifier.byDefault(of: SupplementaryView.self)
  }

  /// Configures the visible supplementary views of a kind again, and resizes those that need
  /// another size.
  public func updateSupplementaryViews(ofKind kind: String) {
    updateSupplementaryViews(ofKind: kind) {
      (collectionView, view: SupplementaryView, indexPath) in
      self.listView(
        collectionView, configureSupplementaryView: view, ofKind: kind, at: indexPath)
    }
  }

  fileprivate func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath, in listView: UIScrollView
  ) -> UIView? {
    guard let collectionView = listView as? UICollectionView else { return nil }
    let view = supplementaryView(
      of: SupplementaryView.self, ofKind: kind, at: indexPath, in: collectionView,
      identifier: { supplementaryIdentifier(ofKind: kind, at: indexPath) },
      choosingBy: "supplementaryIdentifier(ofKind:at:)")
    self.listView(
      collectionView, configureSupplementaryView: view, ofKind: kind, at: indexPath)
    return view
  }
}

extension ListCapability {
  /// The capability of a ``SupplementaryList``.
  static let otherKinds = ListCapability { (list: any SupplementaryList) in OtherKindsLink(list) }
}

/// Answers with the supplementary views of the layout's own kinds.
final class OtherKindsLink: ListLink {
  private weak var list: (any SupplementaryList)?
  /// The kinds for which the collection view has requested views.
  private var kinds: Set<String> = []

  init(_ list: any SupplementaryList) { self.list = list }

  override func supplementaryKinds(in listView: UIScrollView) -> Set<String>? { nil }

  override func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath, in listView: UIScrollView
  ) -> UIView? {
    guard kind != UICollectionView.elementKindSectionHeader,
      kind != UICollectionView.elementKindSectionFooter
    else { return nil }
    kinds.insert(kind)
    return list?.supplementaryView(ofKind: kind, at: indexPath, in: listView)
  }

  override func didUpdate(_ update: FollowedUpdate) { updateVisibleViews() }

  override func didEdit(_ edit: RecordedEdit) { updateVisibleViews() }

  private func updateVisibleViews() {
    for kind in kinds.sorted() { list?.updateSupplementaryViews(ofKind: kind) }
  }
}
