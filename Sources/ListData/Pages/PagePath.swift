/// The path through a list's pages: the next page, and the tokens that have been seen.
struct PagePath<Object> {
  /// The page to request, or nil after the last page and after an error.
  private(set) var next: PageRequest<Object>?
  private var tokens: Set<AnyHashable> = []
  private var pagesWithoutNewObjects = 0

  /// Creates a path that begins with a page.
  init(from first: PageRequest<Object>?) { next = first }

  /// Steps to the page after the one that was loaded.
  ///
  /// - Parameters:
  ///   - next: The next page that the server names, or nil for none.
  ///   - hadNewObjects: Whether the loaded page had objects that were not there before.
  /// - Returns: The error that ends the path, or nil.
  mutating func step(to next: PageRequest<Object>?, hadNewObjects: Bool) -> PagingError? {
    self.next = nil
    guard let next, let token = next.token else { return nil }
    guard tokens.insert(token).inserted else { return .repeatedToken("\(token)") }
    pagesWithoutNewObjects = hadNewObjects ? 0 : pagesWithoutNewObjects + 1
    if pagesWithoutNewObjects > 3 { return .pagesWithoutNewObjects(pagesWithoutNewObjects) }
    self.next = next
    return nil
  }
}
