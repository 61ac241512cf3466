import Foundation
import ListCore
import ListPlatform

/// Supplies the headers or the footers of a list's sections in views of the list's own, and
/// configures them again after updates.
final class SectionViewLink<L: List, View: ReusableSupplementaryView>: ListLink
where L.ListView == View.ParentView {
  private weak var list: L?
  private let kind: String
  private let isShown: (L, _ section: Int) -> Bool
  private let identifier: (L, _ section: Int) -> String
  private let method: String
  private let configure: (L, L.ListView, View, _ section: Int) -> Void

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - kind: `UICollectionView.elementKindSectionHeader` or `…Footer`.
  ///   - isShown: Returns a Boolean value that indicates whether a section has a view.
  ///   - identifier: Returns the reuse identifier of a section's view.
  ///   - method: The method in which the list returns another identifier.
  ///   - configure: Configures the view of a section.
  init(
    _ list: L, ofKind kind: String, isShown: @escaping (L, Int) -> Bool,
    identifier: @escaping (L, Int) -> String, choosingBy method: String,
    configure: @escaping (L, L.ListView, View, Int) -> Void
  ) {
    self.list = list
    self.kind = kind
    self.isShown = isShown
    self.identifier = identifier
    self.method = method
    self.configure = configure
  }

  override func supplementaryKinds(in listView: UIScrollView) -> Set<String>? { [kind] }

  override func supplementaryView(
    ofKind kind: String, at indexPath: IndexPath, in listView: UIScrollView
  ) -> UIView? {
    guard kind == self.kind, let list, let listView = listView as? L.ListView,
      isShown(list, indexPath.section)
    else { return nil }
    let view: View = list.supplementaryView(
      of: View.self, ofKind: kind, at: indexPath, in: listView,
      identifier: { identifier(list, indexPath.section) }, choosingBy: method)
    configure(list, listView, view, indexPath.section)
    return view
  }

  override func sectionViewIdentifier(ofKind kind: String, inSection section: Int) -> String? {
    guard kind == self.kind, let list, isShown(list, section) else { return nil }
    return identifier(list, section)
  }

  override func didUpdate(_ update: FollowedUpdate) { updateVisibleViews() }

  // The user moved an item, and no update follows.
  override func didEdit(_ edit: RecordedEdit) { updateVisibleViews() }

  /// Configures the visible views again.
  func updateVisibleViews() {
    list?.updateSupplementaryViews(ofKind: kind) { [self] (listView, view: View, indexPath) in
      // A view with another identifier may be of another class.
      guard let list, isShown(list, indexPath.section),
        view.reuseIdentifier == identifier(list, indexPath.section)
      else { return }
      configure(list, listView, view, indexPath.section)
    }
  }
}
