import Foundation
import ListCore
public import ListData
import ListDiff

extension PagedList {
  /// Updates the view, and the header and footer with it, after the pager's content changed.
  /// Changes of a superseded pager aren't shown.
  public func pager(
    _ pager: Pager<Object>, didChangeContentWith updates: ListUpdates<[Object]>
  ) {
    guard pager === self.pager, let old = updates.old.first, let new = updates.data.first else {
      return
    }
    showPages(from: old, to: new, updates.difference)
  }

  /// Shows the state of loading in the header and the footer, or in place of rows.
  public func pagerDidChangeState(_ pager: Pager<Object>) {
    guard pager === self.pager else { return }
    link(PagedLink.self)?.wasLoading = pageUnderWay != nil
    if wantedRows(around: pager.objects.count) != shownRows {
      showPages(from: pager.objects, to: pager.objects, ListDifference())
    } else {
      presenter.notifyOfState(of: self)
    }
  }

  private func showPages(from old: [Object], to new: [Object], _ difference: ListDifference) {
    let (shown, wanted) = (shownRows, wantedRows(around: new.count))
    let isPrepended = shown.header != nil && difference.insertedItems.contains { $0.item == 0 }
    var difference = difference
    difference.moveItems(from: shown.objectsSection, to: wanted.objectsSection)
    // Objects are prepended below the header. It is replaced, because it would keep its position.
    if isPrepended || shown.header != wanted.header {
      if shown.header != nil { difference.deletedSections.append(0) }
      if wanted.header != nil { difference.insertedSections.append(0) }
    }
    let (shownEnd, wantedEnd) = (shown.objectsSection + 1, wanted.objectsSection + 1)
    switch (shown.footer, wanted.footer) {
    case (nil, .some): difference.insertedSections.append(wantedEnd)
    case (.some, nil): difference.deletedSections.append(shownEnd)
    case (let shown?, let wanted?) where shown != wanted:
      difference.changedItems.append(
        ListChange(
          from: ListPlace(section: shownEnd, item: 0), to: ListPlace(section: wantedEnd, item: 0)))
    default: break
    }
    var updates = ListUpdates(
      from: sections(of: old, shown), to: sections(of: new, wanted), difference: difference)
    updates.keepsPositionAtBeginning =
      isPrepended || shown.objectsSection != wanted.objectsSection
    announce(wanted, after: shown, count: new.count - old.count)
    let link = link(PagedLink.self)
    if old.isEmpty, let row = initialRow(in: new), new.indices.contains(row) {
      link?.pendingRow = row == new.count - 1 ? .max : row
    }
    link?.isUpdating = true
    // Rows that are prepended with an animation would move those that stay.
    _ = present(updates, animated: !updates.keepsPositionAtBeginning) { [weak self] sections in
      self?.show(sections)
    }
    link?.isUpdating = false
  }

  /// Lets VoiceOver say what became of a page that was being loaded.
  private func announce(_ rows: PageRows, after old: PageRows, count: Int) {
    if let header = rows.header, header != old.header, header != .loading {
      Announcement.post(headerText(for: header), about: self)
    } else if let footer = rows.footer, footer != old.footer, footer != .loading {
      Announcement.post(footerText(for: footer), about: self)
    } else if count > 0, old.header == .loading || old.footer == .loading,
      link(PagedLink.self)?.wasLoading == true, pageUnderWay == nil
    {
      Announcement.post(Spoken.loaded(count), about: self)
    }
  }

  private func sections(of objects: [Object], _ rows: PageRows) -> [PagedSection<Object>] {
    var sections: [PagedSection<Object>] = [.objects(objects)]
    if let header = rows.header {
      sections.insert(.row(PageRow(isHeader: true, content: header)), at: 0)
    }
    if let footer = rows.footer {
      sections.append(.row(PageRow(isHeader: false, content: footer)))
    }
    return sections
  }

  private func show(_ sections: [PagedSection<Object>]) {
    var rows = PageRows()
    for section in sections {
      switch section {
      case .objects(let objects): pager?.setObjects([objects])
      case .row(let row) where row.isHeader: rows.header = row.content
      case .row(let row): rows.footer = row.content
      }
    }
    shownRows = rows
  }
}

extension ListDifference {
  /// Moves the places of all items, which are in one section, to the sections of a list's objects.
  ///
  /// - Parameters:
  ///   - old: The section before the update.
  ///   - new: The section after the update.
  fileprivate mutating func moveItems(from old: Int, to new: Int) {
    func before(_ place: ListPlace) -> ListPlace { ListPlace(section: old, item: place.item) }
    func after(_ place: ListPlace) -> ListPlace { ListPlace(section: new, item: place.item) }
    func both(_ change: ListChange<ListPlace>) -> ListChange<ListPlace> {
      ListChange(from: before(change.from), to: after(change.to))
    }
    deletedItems = deletedItems.map(before)
    insertedItems = insertedItems.map(after)
    movedItems = movedItems.map(both)
    changedItems = changedItems.map(both)
  }
}

/// A section of a paged list.
private enum PagedSection<Object>: SectionInfo {
  case objects([Object])
  case row(PageRow)

  var items: PagedItems<Object> {
    switch self {
    case .objects(let objects): PagedItems(objects: objects)
    case .row: PagedItems(objects: nil)
    }
  }
}

/// The objects, or the one row of a header or footer if there are none.
private struct PagedItems<Object>: RandomAccessCollection {
  let objects: [Object]?

  var startIndex: Int { 0 }
  var endIndex: Int { objects?.count ?? 1 }
  subscript(index: Int) -> Object? { objects?[index] }
}
