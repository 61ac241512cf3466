import Foundation
import ListData
import ListDiff
import ListPlatform

/// The headers and footers of a list's own during an update.
@MainActor struct SectionViewUpdate {
  /// The headers or footers of a link when the update begins.
  private struct Views {
    let link: ListLink
    let kind: String
    /// The reuse identifiers of the views, by section.
    let identifiers: [String?]
  }

  private var views: [Views] = []

  init(of list: some List) {
    guard let view = list.kitView else { return }
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    for link in list.allLinks {
      let supplied = link.supplementaryKinds(in: view)
      for kind in kinds where supplied?.contains(kind) ?? true {
        views.append(
          Views(
            link: link, kind: kind,
            identifiers: (0..<list.numberOfSections).map {
              link.sectionViewIdentifier(ofKind: kind, inSection: $0)
            }))
      }
    }
  }

  /// Returns updates that don't reload a section for a title that the list shows in a view of its
  /// own, because that view is configured again.
  func withoutReloads<Section: SectionInfo>(
    _ updates: ListUpdates<Section>
  ) -> ListUpdates<Section> {
    if views.isEmpty || updates.difference.changedSections.isEmpty { return updates }
    let shown = views.filter { $0.identifiers.count == updates.old.count }
    func shows(_ kind: String, _ section: Int) -> Bool {
      shown.contains { $0.kind == kind && $0.identifiers[section] != nil }
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
    for view in views where view.identifiers.count == updates.old.count {
      for (section, source) in sources.enumerated() {
        guard let source,
          view.identifiers[source]
            != view.link.sectionViewIdentifier(ofKind: view.kind, inSection: section)
        else { continue }
        changed.insert(section)
      }
    }
    if !changed.isEmpty { target.performBatch { target.reloadSections(changed) } }
  }
}
