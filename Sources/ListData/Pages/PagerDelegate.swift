/// The delegate of a pager.
@MainActor public protocol PagerDelegate<PagedObject>: AnyObject {
  /// The type of the objects in the pages.
  associatedtype PagedObject

  /// Tells the delegate that a page arrived, and the content is to change. The default does
  /// nothing, and the pager adopts the change.
  ///
  /// The pager's objects are those before the change until it is adopted: within a batch of
  /// updates, or when this method returns.
  ///
  ///     updates.perform(on: tableView) { pager.adopt($0) }
  func pager(
    _ pager: Pager<PagedObject>, didChangeContentWith updates: ListUpdates<[PagedObject]>)

  /// Tells the delegate that a state changed: something is being loaded, has arrived or failed, or
  /// was cancelled. The change of content that belongs to it is announced first. The default does
  /// nothing.
  func pagerDidChangeState(_ pager: Pager<PagedObject>)
}

extension PagerDelegate {
  /// Does nothing, and the pager adopts the change.
  public func pager(
    _ pager: Pager<PagedObject>, didChangeContentWith updates: ListUpdates<[PagedObject]>
  ) {}

  /// Does nothing.
  public func pagerDidChangeState(_ pager: Pager<PagedObject>) {}
}
