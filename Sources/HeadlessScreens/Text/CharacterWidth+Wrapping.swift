import HeadlessUIKit

extension CharacterWidth {
  /// Returns the lines of a text that is wrapped as a label wraps it. The last of too many lines ends
  /// in "…".
  ///
  /// - Parameter limit: The largest number of lines, or 0 for any number.
  static func lines(of text: String, columns: Int, limit: Int = 0) -> [String] {
    guard columns > 0 else { return [] }
    return TextMeasure.wrap(text, limit: columns, maximumLines: limit) { of($0) }.map(\.text)
  }
}
