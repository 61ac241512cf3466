import ListCore
import ListData

/// The pages that are loaded, and those that may follow.
extension PagedList {
  /// Loads the failed pages again.
  func retryPage() { pager?.retry() }

  /// The page that is being loaded, in words, or `nil` if there is none.
  var pageUnderWay: String? {
    guard let pager else { return nil }
    if pager.refreshState.isUnderWay { return "the first page is being loaded" }
    if pager.prependState.isUnderWay { return "the previous page is being loaded" }
    return pager.appendState.isUnderWay ? "the next page is being loaded" : nil
  }

  /// A Boolean value that indicates whether there are objects, and no page can follow them.
  var objectsAreLast: Bool {
    pager?.objects.isEmpty == false && shownRows.footer != .loading
  }

  /// A Boolean value that indicates whether a page can be loaded, and none has failed.
  var canLoadPages: Bool {
    guard let pager, pager.appendError == nil, pager.prependError == nil else { return false }
    return pager.hasMore || pager.hasPrevious
  }

  fileprivate func hasObject(_ object: Any) -> Bool {
    guard let object = object as? Object, let id = id(of: object) else { return false }
    return pager?.objects.contains { self.id(of: $0) == id } == true
  }

  /// Loads the pages after and before the objects.
  fileprivate func loadPages() {
    guard let pager else { return }
    pager.willShow(row: pager.objects.count - 1)
    pager.willShow(row: 0)
  }
}

/// An object that is looked for on pages that aren't loaded.
struct SoughtObject {
  let object: Any
  let isWanted: () -> Bool
  let completion: () -> Void
  /// The number of pages that may still be loaded for it.
  var pages = 20
}

extension PagedLink {
  /// Loads the pages around those that are loaded, until the object is among them.
  func continueSearch() {
    guard var sought, list?.pageUnderWay == nil else { return }
    if sought.pages > 0, sought.isWanted(), list?.hasObject(sought.object) == false,
      list?.canLoadPages == true
    {
      sought.pages -= 1
      self.sought = sought
      list?.loadPages()
      if list?.pageUnderWay != nil { return }
    }
    self.sought = nil
    sought.completion()
  }
}
