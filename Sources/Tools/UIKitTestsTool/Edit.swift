import SwiftTokens

/// A replacement of characters of a source.
struct Edit: Codable, Equatable {
  /// The indices of the characters.
  var range: Range<Int>
  var text: String
  /// The words for the change in the summary.
  var kind: String
}

extension Source {
  /// Returns the text with edits. Each line keeps its number: what an edit removes leaves its line
  /// ends. Of edits that overlap, the first is made.
  func applying(_ edits: [Edit], in part: Range<Int>? = nil) -> String {
    let part = part ?? 0..<scalars.count
    var result = String.UnicodeScalarView()
    var position = part.lowerBound
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }.map(\.element)
    for edit in ordered
    where edit.range.lowerBound >= position && edit.range.upperBound <= part.upperBound {
      result += scalars[position..<edit.range.lowerBound]
      result += edit.text.unicodeScalars
      result += scalars[edit.range].filter { $0 == "\n" }
      position = edit.range.upperBound
    }
    result += scalars[position..<part.upperBound]
    return String(result)
  }

  /// The characters of tokens.
  func range(_ first: Int, _ last: Int) -> Range<Int> {
    tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }
}
