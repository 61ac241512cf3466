import Foundation
public import ListData
import ListDiff

extension PagedList {
  /// Updates the view, and the footer with it, after the pager's content changed. Changes of a
  /// superseded pager aren't shown.
  public func pager(
    _ pager: Pager<Object>, didChangeContentWith updates: ListUpdates<[Object]>
  ) {
    guard pager === self.pager, let old = updates.old.first, let new = updates.data.first else {
      return
    }
    showPages(from: old, to: new, updates.difference)
  }

  /// Shows the state of loading in the footer, or in place of rows.
  public func pagerDidChangeState(_ pager: Pager<Object>) {
    guard pager === self.pager else { return }
    if wantedFooter(below: pager.objects.count) != shownFooter {
      showPages(from: pager.objects, to: pager.objects, ListDifference())
    }
    for link in allLinks { link.didUpdate() }
  }

  private func showPages(from old: [Object], to new: [Object], _ difference: ListDifference) {
    var difference = difference
    let (shown, wanted) = (shownFooter, wantedFooter(below: new.count))
    switch (shown, wanted) {
    case (nil, .some): difference.insertedSections.append(1)
    case (.some, nil): difference.deletedSections.append(1)
    case (let shown?, let wanted?) where shown != wanted:
      let place = ListPlace(section: 1, item: 0)
      difference.changedItems.append(ListChange(from: place, to: place))
    default: break
    }
    let updates = ListUpdates(
      from: [.objects(old)] + (shown.map { [.footer($0)] } ?? []),
      to: [PagedSection.objects(new)] + (wanted.map { [.footer($0)] } ?? []),
      difference: difference)
    _ = follow(updates, animated: true) { [weak self] sections in self?.show(sections) }
  }

  private func show(_ sections: [PagedSection<Object>]) {
    shownFooter = nil
    for section in sections {
      switch section {
      case .objects(let objects): pager?.setObjects([objects])
      case .footer(let footer): shownFooter = footer
      }
    }
  }
}

/// A section of a paged list.
private enum PagedSection<Object>: SectionInfo {
  case objects([Object])
  case footer(PageFooter)

  var items: PagedItems<Object> {
    switch self {
    case .objects(let objects): PagedItems(objects: objects)
    case .footer: PagedItems(objects: nil)
    }
  }
}

/// The objects, or the footer if there are none.
private struct PagedItems<Object>: RandomAccessCollection {
  let objects: [Object]?

  var startIndex: Int { 0 }
  var endIndex: Int { objects?.count ?? 1 }
  subscript(index: Int) -> Object? { objects?[index] }
}
