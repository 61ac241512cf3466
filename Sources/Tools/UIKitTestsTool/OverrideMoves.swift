import SwiftTokens

/// Overrides in an extension that belong into the class.
struct OverrideMove {
  var className: String
  var path: String
  var line: Int
  /// The member's text, on as many lines as in the source.
  var text: String
}

extension Source {
  /// Finds the overrides in extensions of classes, and removes them there. Their text has the other
  /// edits of the source.
  func overrideMoves(
    of classes: Set<String>, with others: [Edit]
  ) -> (moves: [OverrideMove], edits: [Edit]) {
    var moves: [OverrideMove] = []
    var edits: [Edit] = []
    for type in types where type.keyword == "extension" && classes.contains(type.name) {
      for member in members(in: type.braces) where member.modifiers.contains("override") {
        guard let last = member.body?.upperBound else { continue }
        let range = range(member.start, last)
        moves.append(
          OverrideMove(
            className: type.name, path: path, line: line(of: range.lowerBound),
            text: applying(others, in: range)))
        edits.append(
          Edit(range: range, text: "", kind: "override moved from an extension into its class"))
      }
    }
    return (moves, edits)
  }
}
