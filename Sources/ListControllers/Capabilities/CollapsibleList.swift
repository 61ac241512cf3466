public import Foundation
import ListData
public import ListPlatform

/// A list whose sections a person can collapse to their headers, and expand again.
///
/// What is collapsed stays in the list's data, and keeps its selection. A connected list has headers with
/// the sections' titles; a tap on one collapses or expands. A list that forwards:
///
///     func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
///       collapsibleHeader(inSection: section, of: tableView)
///     }
///     func collectionView(
///       _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
///       at indexPath: IndexPath
///     ) -> UICollectionReusableView {
///       collapsibleHeader(ofKind: kind, in: collectionView, at: indexPath)
///     }
@MainActor public protocol CollapsibleList: ArrangedList, TitledList {}

extension CollapsibleList {
  /// The sections that are collapsed: their identifiers, or their positions in `listData` where they
  /// have none. Setting it makes the view follow.
  public var collapsedSections: Set<AnyHashable> {
    get { arranger.wanted.collapsedSections }
    set {
      var arranging = arranger.wanted
      arranging.collapsedSections = newValue
      rearrange(arranging)
      showCollapsedSections()
    }
  }

  /// Whether a section that is shown is collapsed.
  public func isCollapsed(section: Int) -> Bool {
    arranger.isCollapsed(section, of: listData.sections)
  }

  /// Collapses a section that is shown, or expands it; does nothing where there is none.
  public func toggleSection(_ section: Int) {
    guard let id = arrangement.sectionID(section) else { return }
    if collapsedSections.contains(id) {
      collapsedSections.remove(id)
    } else {
      collapsedSections.insert(id)
    }
  }

  /// A header with a section's title, for a table.
  public func collapsibleHeader(inSection section: Int, of tableView: UITableView) -> UIView? {
    let identifier = "CollapsibleHeaderView"
    tableView.register(
      CollapsibleHeaderView.self, forHeaderFooterViewReuseIdentifier: identifier)
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    configure((header as? CollapsibleHeaderView)?.button, section)
    return header
  }

  /// A header with a section's title, for a collection view; for other kinds a ``TitledList``'s view.
  public func collapsibleHeader(
    ofKind kind: String, in collectionView: UICollectionView, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard kind == UICollectionView.elementKindSectionHeader else {
      return titleView(ofKind: kind, in: collectionView, at: indexPath)
    }
    return ViewFactory<Object, CollapsibleSupplementaryView> { view, _, _, _, indexPath in
      self.configure(view.button, indexPath.section)
    }
    .supplementaryView(for: nil, ofKind: kind, in: collectionView, at: indexPath)
  }

  private func configure(_ button: CollapseButton?, _ section: Int) {
    guard let button, let id = arrangement.sectionID(section) else { return }
    button.show(headerTitle(inSection: section), isCollapsed: isCollapsed(section: section))
    button.collapse = { [weak self] in
      guard let self else { return }
      // The section may be elsewhere by now.
      let sections = 0..<numberOfSections
      guard let section = sections.first(where: { self.arrangement.sectionID($0) == id })
      else { return }
      toggleSection(section)
    }
  }

  /// Makes the headers on screen show what is collapsed.
  private func showCollapsedSections() {
    let view = updatesTarget?.shownList?.updatedView
    for section in 0..<numberOfSections {
      let header =
        (view as? UITableView)?.headerView(forSection: section)
        ?? (view as? UICollectionView)?.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: section))
      configure((header as? any CollapsibleHeader)?.button, section)
    }
  }
}

/// Answers with headers that collapse their sections.
final class CollapsibleLink: ListLink, UITableViewDelegate, UICollectionViewDataSource {
  private weak var list: (any CollapsibleList)?

  init(_ list: any CollapsibleList) { self.list = list }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    list?.collapsibleHeader(inSection: section, of: tableView)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    list?.collapsibleHeader(ofKind: kind, in: collectionView, at: indexPath)
      ?? UICollectionReusableView()
  }
}
