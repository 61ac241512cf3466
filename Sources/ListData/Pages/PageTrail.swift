/// The way through a list's pages: which comes next, and which were seen.
struct PageTrail<Object> {
  /// The page to ask for; nil after the last, and where the way is broken.
  private(set) var next: PageRequest<Object>?
  private var tokens: Set<AnyHashable> = []
  private var pagesWithoutNews = 0

  /// A way that begins with a page.
  init(from first: PageRequest<Object>?) { next = first }

  /// Steps on to the page after the one that came.
  ///
  /// - Parameters:
  ///   - next: The page that the server names; nil for none.
  ///   - hadNews: Whether the page that came had objects that were not there before.
  /// - Returns: What is wrong with the way, which ends here then; nil where all is well.
  mutating func step(to next: PageRequest<Object>?, hadNews: Bool) -> PagingError? {
    self.next = nil
    guard let next, let token = next.token else { return nil }
    guard tokens.insert(token).inserted else { return .repeatedToken("\(token)") }
    pagesWithoutNews = hadNews ? 0 : pagesWithoutNews + 1
    if pagesWithoutNews > 3 { return .pagesWithoutNews(pagesWithoutNews) }
    self.next = next
    return nil
  }
}
