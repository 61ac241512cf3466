extension FetchRequest {
  /// Returns a request that also requires a record to match a text that the user entered.
  ///
  ///     FetchRequest(Task.self).matching(searchText).order(by: \.title)
  ///
  /// A record matches if each word of the text begins a word in the properties of its search index,
  /// in any order. Case and the diacritics of Latin letters make no difference: “creme” finds
  /// “Crème brûlée”. Those of other letters do: “елка” doesn't find “Ёлка”. Every character other
  /// than a letter or a digit separates words. In languages without spaces, the text must therefore
  /// begin a phrase. A text without a word matches all records. Only the first hundred different
  /// words of a text are searched for.
  ///
  /// A list of matches follows changes of single records like any other list. If it is ranked, each
  /// change of the table affects all ranks, and the list reads all matches again.
  ///
  /// Fetching throws an error if there is no search index; see
  /// `Transaction.createSearchIndex(for:on:)`.
  ///
  /// - Parameters:
  ///   - text: The text. If there are several, a record matches all of them.
  ///   - isRanked: A Boolean value that indicates whether the best matches come first in each
  ///     section, by FTS5's function bm25: those with the rarest words, and with most of them in
  ///     the shortest texts. The terms of the order then sort equal ones.
  public func matching(_ text: String, isRanked: Bool = false) -> Self {
    var request = self
    guard let expression = SearchIndex.expression(for: text) else { return request }
    request.search = Search(
      expression: (search.map { $0.expression + " " } ?? "") + expression,
      isRanked: isRanked || search?.isRanked == true)
    return request
  }
}
