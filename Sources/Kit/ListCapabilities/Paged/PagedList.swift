public import Foundation
public import ListCore
public import ListData

/// A list of pages that are loaded as the user scrolls.
///
/// The list has a `Pager`:
///
///     pager = Pager { (cursor: String?) in try await client.send(FeedPage(after: cursor)) }
///     connectList()
///
/// The list becomes the delegate of its pager, if the pager has none. It loads the first page when
/// it appears, and cancels the page that is being loaded when it disappears.
///
/// The objects are in the first section. While more pages may follow, a section after it has a
/// single row, the footer. It shows progress, or the reason for a failure, which the user taps to
/// try again. The next page is loaded when the footer appears. It is loaded earlier if the list is
/// connected, or if it forwards prefetching.
///
/// While pages may precede the objects, as in a conversation or a log, another section comes first.
/// It has a single row, the header. The header loads the previous page, as the footer loads the
/// next one. The objects are then in the second section; see ``objectsSection``. In both cases, the
/// row or item of an object is its index in the pager's `objects`.
///
/// Previous pages are inserted above the visible rows, which keep their position on screen. If the
/// content is shorter than the screen, the rows move only as far as they must.
///
/// To begin with the newest objects, make the list an ``AnchoredList`` with its end as the anchor.
/// While the user is at the end, the list then follows objects that the pager appends. To begin
/// with another object, for example one that the user searched for, return its row from
/// ``initialRow(in:)``.
///
/// To show other objects, such as the results of a search, set another pager, a new one or one that
/// the app has kept. The list shows them before the view is drawn next. The pager refreshes a
/// `RefreshableList`, and a `PlaceholderList` shows the state of the first page.
///
/// To change objects that are loaded, change them on the server, and then in the pager, by its
/// `replace(_:)` and `remove(ids:)`. To let the user edit them, as in an ``EditableList``, and undo
/// the edits, implement ``updateSource(removing:inserting:)``.
@MainActor public protocol PagedList: List, PagerDelegate where PagedObject == Object {
  /// The type of the objects on the pages.
  associatedtype Object = PagedObject
  /// The pager that loads the objects; `nil` is an empty list.
  var pager: Pager<Object>! { get set }
  /// Returns the text of the footer.
  ///
  /// The default is in English, and contains the error's own words, which may be meant for
  /// developers. Return a text for the users of the app.
  func footerText(for footer: PageFooter) -> String
  /// Returns the text of the header. The default is the text of a footer with the same content.
  func headerText(for header: PageFooter) -> String

  /// Returns the row that is visible when the first page arrives, or nil to show the beginning of
  /// the list.
  ///
  /// The list is scrolled until the row is in the middle of the screen or, if it is the last one,
  /// at the end. The default is the last row of a list that is anchored at its end, and otherwise
  /// nil.
  ///
  /// - Parameter objects: The objects of the first page.
  /// - Returns: An index of the objects, or nil.
  func initialRow(in objects: [Object]) -> Int?

  /// Sends an edit to the source of the pages, such as a server.
  ///
  ///     func updateSource(removing removed: [Mail], inserting inserted: [Mail]) {
  ///       outbox.archive(removed.map(\.id))
  ///       outbox.restore(inserted.map(\.id))
  ///     }
  ///
  /// The list calls the method before the user's edit of the pager, before one by a method such as
  /// ``List/removeItem(at:removesEmptySection:)``, and before each undo and redo. A replaced object
  /// is in both arrays: its old value is removed, and its new one inserted. The pager's own methods
  /// don't call the method, and can't be undone.
  ///
  /// - Parameters:
  ///   - removed: The objects that the edit removes, in the list's order.
  ///   - inserted: The objects that it inserts. An undo inserts those that were removed, without
  ///     those that a page has brought back.
  /// - Throws: The reason why the edit is refused. The default refuses all edits.
  func updateSource(
    removing removed: [Object], inserting inserted: [Object]
  ) throws(EditRefusal)
}

/// The content of the row above or below the objects of a paged list: the header or the footer.
public enum PageFooter: Hashable, Sendable {
  /// A page is to be loaded there.
  case loading
  /// A page or a refresh failed, for a reason in a sentence. A tap tries again.
  case failed(String)
}

extension PagedList {
  /// The property that the compiler chooses if the list's own property isn't a variable of the
  /// required type. Its message contains the remedy.
  @available(*, unavailable, message: "declare a var pager: Pager<Article>!")
  public var pager: Pager<Object>! {
    get { nil }
    set {}
  }
}

extension PagedList {
  /// Returns the English text of the footer.
  public func footerText(for footer: PageFooter) -> String {
    switch footer {
    case .loading: Spoken.loading
    case .failed(let reason): "\(reason)\n\(Spoken.tapToTryAgain)"
    }
  }

  /// Returns the text of a footer with the same content.
  public func headerText(for header: PageFooter) -> String { footerText(for: header) }

  /// Returns nil, so the list begins at its beginning.
  public func initialRow(in objects: [Object]) -> Int? { nil }

  /// Refuses the edit.
  public func updateSource(
    removing removed: [Object], inserting inserted: [Object]
  ) throws(EditRefusal) {
    throw EditRefusal(
      "The source of its pages has the objects as they were. Implement "
        + "updateSource(removing:inserting:), or change the source yourself, and then the pager by "
        + "remove(ids:), replace(_:) or insert(_:at:).")
  }

  /// The section of the objects: 1 while the header is shown, and otherwise 0.
  ///
  /// The footer, if it is shown, is the only row of the section after it.
  public var objectsSection: Int { shownRows.objectsSection }

  /// The number of sections. There is one for the objects, and one each for the header and the
  /// footer if they are shown.
  public var numberOfSections: Int {
    guard let pager else { return 0 }
    Advice.give(
      // A list that is connected becomes the delegate when it is laid out.
      if: pager.delegate == nil && !isConnected,
      "\(Self.self) isn't notified of pages. Call connectList(), or set pager.delegate.")
    return shownRows.sectionCount
  }

  /// Returns the number of objects in their section, or 1 for the header and the footer.
  public func numberOfItems(inSection section: Int) -> Int {
    let rows = shownRows
    if section == rows.objectsSection { return pager?.objects.count ?? 0 }
    return (0..<rows.sectionCount).contains(section) ? 1 : 0
  }

  /// Returns an object, or `nil` for the header, the footer, and rows that don't exist.
  public func object(at indexPath: IndexPath) -> Object? {
    guard indexPath.count == 2, indexPath[0] == objectsSection, let objects = pager?.objects,
      objects.indices.contains(indexPath[1])
    else { return nil }
    return objects[indexPath[1]]
  }

  /// Loads pages until there are enough of them for rows that may soon be shown.
  func prefetchPages(at indexPaths: [IndexPath]) {
    // The rows around an update that isn't complete may never be visible.
    guard let pager, link(PagedLink.self)?.isUpdating == false else { return }
    let section = objectsSection
    let rows = indexPaths.filter { $0.count == 2 && $0[0] == section }.map(\.item)
      .filter(pager.objects.indices.contains)
    guard let first = rows.min(), let last = rows.max() else { return }
    pager.willShow(row: last)
    pager.willShow(row: first)
  }
}
