import ListControllers
import ListFactories

// Capabilities of an app's own: one that answers what a capability of the kit answers too, and one
// that uses every hook of a link.

/// A list whose titles tell how many objects there are.
@MainActor protocol CountedList: List {}

extension CountedList {
  static var capabilities: [ListCapability] { [.counted] }

  fileprivate func countedTitle(inSection section: Int) -> String {
    "\(headerTitle(inSection: section) ?? ""): \(numberOfItems(inSection: section))"
  }

  fileprivate func titleView(
    _ kind: String, _ collectionView: UICollectionView, _ indexPath: IndexPath
  ) -> UICollectionReusableView {
    TitledSupplementaryViewFactory<Object>(
      headerTitle: { self.countedTitle(inSection: $0) }, footerTitle: { _ in nil }
    )
    .supplementaryView(for: nil, ofKind: kind, in: collectionView, at: indexPath)
  }
}

extension ListCapability {
  static let counted = ListCapability { (list: any CountedList) in CountedLink(list) }
}

final class CountedLink: ListLink, UITableViewDataSource, UICollectionViewDataSource {
  private weak var list: (any CountedList)?

  init(_ list: any CountedList) { self.list = list }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    list?.countedTitle(inSection: section)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    list?.titleView(kind, collectionView, indexPath) ?? UICollectionReusableView()
  }
}

/// A list with a row that shows no object, and adds one.
@MainActor protocol AddingList: NonFetchedList where ListData == [[String]] {
  var log: [String] { get set }
}

extension AddingList {
  static var capabilities: [ListCapability] { .adding }

  /// The item "+" isn't an object.
  func object(at indexPath: IndexPath) -> String? {
    isAddingRow(indexPath) ? nil : listData.object(at: indexPath)
  }

  fileprivate func isAddingRow(_ indexPath: IndexPath) -> Bool {
    listData.object(at: indexPath) == "+"
  }
}

extension [ListCapability] {
  /// The capability of an ``AddingList``, and those that mark its cells.
  @MainActor static var adding: [ListCapability] {
    [ListCapability { (list: any AddingList) in AddingLink(list) }]
      + MarkingLink.Role.allCases.map { role in
        ListCapability { (_: any AddingList) in MarkingLink(role) }
      }
  }
}

final class AddingLink: ListLink {
  private weak var list: (any AddingList)?

  init(_ list: any AddingList) { self.list = list }

  override func connect(to view: UIScrollView) {
    list?.log.append("connect \(view is UITableView ? "table" : "collection view")")
  }

  override func didUpdate(_ update: FollowedUpdate) {
    list?.log.append("update \(list?.listData ?? [])")
  }

  override func handleSelection(at indexPath: IndexPath) -> Bool {
    guard let list, list.isAddingRow(indexPath) else { return false }
    list.log.append("add")
    return true
  }

  override func cell<ListView: CellParentView>(
    at indexPath: IndexPath, in listView: ListView
  ) -> ListView.ParentCell? {
    guard let list, list.isAddingRow(indexPath) else { return nil }
    let cellClass: AnyClass =
      listView is UITableView ? UITableViewCell.self : UICollectionViewCell.self
    let cell = listView.dequeueReusableCell(of: cellClass, withIdentifier: "+", for: indexPath)
    cell.accessibilityLabel = "Add"
    return cell
  }

  override var prefetches: Bool { true }

  override func prefetchItems(at indexPaths: [IndexPath]) { list?.log.append("prefetch") }

  override func cancelPrefetchingItems(at indexPaths: [IndexPath]) { list?.log.append("cancel") }
}

/// Adds something to each cell, within another link or around it, unless it is idle.
final class MarkingLink: ListLink {
  enum Role: CaseIterable { case inner, outer, idle }
  private let role: Role

  init(_ role: Role) { self.role = role }

  override var configuresCells: Bool { role != .idle }

  override func configure(_ cell: UIView, at indexPath: IndexPath, by configure: () -> Void) {
    cell.accessibilityHint = nil
    configure()
    let mark = "\(role) \(indexPath.item) of \(cell.accessibilityLabel ?? "")"
    cell.accessibilityHint = [cell.accessibilityHint, mark].compactMap(\.self)
      .joined(separator: ", ")
  }
}
