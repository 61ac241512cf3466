import Foundation

/// The texts that the kit shows or lets VoiceOver say.
///
/// An app translates them in a table `ListControllers.strings` of its main bundle, or in a catalog
/// `ListControllers.xcstrings`. The keys are the English texts, in which `%1$@` and `%2$@` are the
/// names and numbers. A text that the table doesn't contain is English.
enum Spoken {
  // MARK: Moves

  static var moveUp: String { text("Move Up") }
  static var moveDown: String { text("Move Down") }
  static func moved(_ name: String, to position: Int, of count: Int) -> String {
    text("Moved %1$@ to %2$@ of %3$@", name, "\(position)", "\(count)")
  }
  static func moved(_ name: String, to position: Int, of count: Int, in section: String) -> String {
    text("Moved %1$@ to %2$@ of %3$@ in %4$@", name, "\(position)", "\(count)", section)
  }
  static var row: String { text("the row") }

  // MARK: Sections and outlines

  static var expanded: String { text("Expanded") }
  static var collapsed: String { text("Collapsed") }
  static var expand: String { text("Expand") }
  static var collapse: String { text("Collapse") }

  // MARK: Selection and undo

  static func selected(_ count: Int) -> String {
    count == 0 ? text("Nothing selected") : text("%1$@ selected", "\(count)")
  }
  static func undone(_ action: String) -> String { text("Undone: %1$@", action) }
  static func redone(_ action: String) -> String { text("Redone: %1$@", action) }

  // MARK: Placeholders and pages

  static var nothing: String { text("Nothing Here") }
  static var loading: String { text("Loading…") }
  static func noResults(for search: String) -> String { text("No Results for “%1$@”", search) }
  static var tryAgain: String { text("Try Again") }
  static var tapToTryAgain: String { text("Tap to try again.") }
  static var triesAgain: String { text("Tries again") }
  static func loaded(_ count: Int) -> String { text("%1$@ more loaded", "\(count)") }

  /// Returns the translation of an English text, with values in place of `%1$@`, `%2$@` and so on.
  private static func text(_ english: String, _ values: String...) -> String {
    let text = NSLocalizedString(
      english, tableName: "ListControllers", bundle: .main, value: english, comment: "")
    // A translation may repeat a value, or leave it out, which a format of String couldn't. A value
    // may contain what looks like a placeholder.
    var (filled, rest) = ("", Substring(text))
    while let start = rest.range(of: "%") {
      filled += rest[..<start.lowerBound]
      rest = rest[start.lowerBound...]
      let index = values.indices.first { rest.hasPrefix("%\($0 + 1)$@") }
      filled += index.map { values[$0] } ?? "%"
      rest = rest.dropFirst(index.map { "%\($0 + 1)$@".count } ?? 1)
    }
    return filled + rest
  }
}
