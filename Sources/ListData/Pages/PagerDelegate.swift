/// What a pager tells of its pages.
@MainActor public protocol PagerDelegate<PagedObject>: AnyObject {
  /// What the pages consist of.
  associatedtype PagedObject

  /// What is shown is to change: a page came. The default does nothing, and the pager adopts the
  /// change.
  ///
  /// Until the change is adopted, within a batch of updates or when it has been told, the pager's
  /// objects are those before it:
  ///
  ///     updates.perform(on: tableView) { pager.adopt($0) }
  func pager(
    _ pager: Pager<PagedObject>, didChangeContentWith updates: ListUpdates<[PagedObject]>)

  /// Another state: something is loaded, has come or failed, or was called off. Told after the
  /// change of content that goes with it. The default does nothing.
  func pagerDidChangeState(_ pager: Pager<PagedObject>)
}

extension PagerDelegate {
  public func pager(
    _ pager: Pager<PagedObject>, didChangeContentWith updates: ListUpdates<[PagedObject]>
  ) {}

  public func pagerDidChangeState(_ pager: Pager<PagedObject>) {}
}
