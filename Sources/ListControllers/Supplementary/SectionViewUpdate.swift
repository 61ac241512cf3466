import Foundation
import ListData
import ListDiff
import ListPlatform

/// The headers and footers of a list's own during an update.
@MainActor struct SectionViewUpdate {
  private let links: [SectionViewLink]
  /// The reuse identifiers of each link's views when the update begins, by section.
  private let identifiers: [[String?]]

  init(of list: some List) {
    links = list.allLinks.compactMap { $0 as? SectionViewLink }
    identifiers = links.map { (0..<list.numberOfSections).map($0.viewIdentifier) }
  }

  /// Returns updates that don't reload a section for a title that the list shows in a view of its
  /// own, because that view is configured again.
  func withoutReloads<Section: SectionInfo>(
    _ updates: ListUpdates<Section>
  ) -> ListUpdates<Section> {
    if links.isEmpty || updates.difference.changedSections.isEmpty { return updates }
    let shown = zip(links, identifiers).filter { $1.count == updates.old.count }
    func shows(_ kind: String, _ section: Int) -> Bool {
      shown.contains { $0.kind == kind && $1[section] != nil }
    }
    var difference = updates.difference
    difference.changedSections.removeAll { change in
      let (old, new) = (updates.old[change.from], updates.data[change.to])
      return old.indexTitle == new.indexTitle
        && (old.headerTitle == new.headerTitle
          || shows(UICollectionView.elementKindSectionHeader, change.from))
        && (old.footerTitle == new.footerTitle
          || shows(UICollectionView.elementKindSectionFooter, change.from))
    }
    return ListUpdates(from: updates.old, to: updates.data, difference: difference)
  }

  /// Reloads the sections that gained or lost a view of the list's own, or whose view has another
  /// identifier.
  func reloadChangedSections<Section>(
    after updates: ListUpdates<Section>, of target: any ListUpdatesTarget
  ) {
    var changed = IndexSet()
    let sources = updates.difference.oldSections(from: updates.old.count, to: updates.data.count)
    for (link, old) in zip(links, identifiers) where old.count == updates.old.count {
      for (section, source) in sources.enumerated() {
        guard let source, old[source] != link.viewIdentifier(inSection: section) else { continue }
        changed.insert(section)
      }
    }
    if !changed.isEmpty { target.performBatch { target.reloadSections(changed) } }
  }
}
