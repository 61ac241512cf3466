/// The delegate of a pager.
@MainActor public protocol PagerDelegate<PagedObject>: AnyObject {
  /// The type of the objects in the pages.
  associatedtype PagedObject

  /// Tells the delegate that a page arrived, and the content is to change. The default does
  /// nothing, and the pager's objects change when it returns.
  ///
  /// Until then, the pager's objects are those before the change. To change them within a batch of
  /// updates, set them there:
  ///
  ///     updates.perform(on: tableView) { pager.setObjects($0) }
  func pager(
    _ pager: Pager<PagedObject>, didChangeContentWith updates: ListUpdates<[PagedObject]>)

  /// Tells the delegate that a state changed: something is being loaded, has arrived or failed, or
  /// was cancelled. The change of content that belongs to it is announced first. The default does
  /// nothing.
  func pagerDidChangeState(_ pager: Pager<PagedObject>)
}

extension PagerDelegate {
  /// Does nothing; the pager's objects change when the method returns.
  public func pager(
    _ pager: Pager<PagedObject>, didChangeContentWith updates: ListUpdates<[PagedObject]>
  ) {}

  /// Does nothing.
  public func pagerDidChangeState(_ pager: Pager<PagedObject>) {}
}
