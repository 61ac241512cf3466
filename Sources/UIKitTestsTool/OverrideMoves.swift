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
      let members = members(in: type.braces)
      for (position, member) in members.enumerated() where member.modifiers.contains("override") {
        let next =
          position + 1 < members.count ? members[position + 1].start : type.braces.upperBound
        guard let last = end(of: member, before: next) else { continue }
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

  /// Returns the last token of a member: the brace that closes its body.
  private func end(of member: MemberScope, before next: Int) -> Int? {
    var index = member.index
    while index < next {
      if text(index) == "{" { return partners[index] }
      if ["(", "["].contains(text(index)), let partner = partners[index] { index = partner }
      index += 1
    }
    return nil
  }
}
