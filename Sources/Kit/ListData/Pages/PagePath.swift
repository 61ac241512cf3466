/// The path through a list's pages in one direction: the page to request, and the number of pages
/// without news.
struct PagePath<Object> {
  /// The page to request, or nil after the last page and after an error.
  private(set) var next: PageRequest<Object>?
  private var pagesWithoutNewObjects = 0

  /// Steps to the page after the one that was loaded.
  ///
  /// - Parameters:
  ///   - next: The next page that the server names, or nil for none.
  ///   - hadNewObjects: Whether the loaded page had objects that were not there before.
  ///   - tokens: The tokens that have been seen in both directions.
  /// - Returns: The error that ends the path, or nil.
  fileprivate mutating func step(
    to next: PageRequest<Object>?, hadNewObjects: Bool, _ tokens: inout Set<AnyHashable>
  ) -> PagingError? {
    self.next = nil
    guard let next, let token = next.token else { return nil }
    guard tokens.insert(token).inserted else { return .repeatedToken("\(token)") }
    pagesWithoutNewObjects = hadNewObjects ? 0 : pagesWithoutNewObjects + 1
    if pagesWithoutNewObjects > 3 { return .pagesWithoutNewObjects(pagesWithoutNewObjects) }
    self.next = next
    return nil
  }
}

/// The paths through a list's pages in both directions from the first page.
struct PagePaths<Object> {
  private(set) var next = PagePath<Object>()
  private(set) var previous = PagePath<Object>()
  private(set) var nextError: PagingError?
  private(set) var previousError: PagingError?
  /// The number of objects on the pages that couldn't be decoded.
  private(set) var skippedCount = 0
  private var tokens: Set<AnyHashable> = []

  /// Creates paths that begin at a page, or paths to no page.
  init(from first: PageRequest<Object>? = nil) {
    if let token = first?.token { tokens.insert(token) }
  }

  /// Steps beyond a page that was loaded.
  ///
  /// - Parameters:
  ///   - page: The page, with the requests for the pages next to it.
  ///   - direction: The direction in which the page was reached, or nil for the first page.
  ///   - hadNewObjects: Whether the page had objects that were not there before.
  mutating func step(
    beyond page: Page<Object, PageRequest<Object>>, _ direction: PageDirection?,
    hadNewObjects: Bool
  ) {
    skippedCount += page.skippedCount
    if direction != .previous {
      nextError = next.step(to: page.next, hadNewObjects: hadNewObjects, &tokens)
    }
    if direction != .next {
      previousError = previous.step(to: page.previous, hadNewObjects: hadNewObjects, &tokens)
    }
  }
}

/// A direction from a page to another.
enum PageDirection { case next, previous }
