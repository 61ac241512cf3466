/// The last texts that an app lets a screen reader say.
struct WebAnnouncements {
  /// The maximum number of texts that are kept for pages that are slow to receive them.
  private static let limit = 16
  private var texts: [String] = []
  /// The number of texts so far.
  private(set) var end = 0

  mutating func add(_ text: String) {
    texts.append(text)
    if texts.count > Self.limit { texts.removeFirst() }
    end += 1
  }

  /// Returns the texts that were added since there were a number of them.
  func texts(since start: Int) -> [String] { texts.suffix(end - start) }
}
