import HeadlessUIKit

extension CharacterWidth {
  /// Returns the lines of a text that is wrapped as in a label. If there are more lines than the
  /// limit, the last one ends in "…".
  ///
  /// - Parameter limit: The maximum number of lines, or 0 for no limit.
  static func lines(of text: String, columns: Int, limit: Int = 0) -> [String] {
    guard columns > 0 else { return [] }
    return TextMeasure.wrap(text, limit: columns, maximumLines: limit) { of($0) }.map(\.text)
  }
}
