import SwiftTokens

extension Catalog {
  /// Returns the methods of a list that keep an index path in a closure that is called later, when
  /// the row may be at another place.
  func keptIndexPaths(of type: Entry) -> [Finding] {
    guard ancestors(of: type).contains(where: { $0.name == "List" }) else { return [] }
    return type.members.filter { member in
      zip(member.parameterNames, member.types).contains { name, type in
        type == "IndexPath" && member.body.laterClosures.contains { $0.mentions(name) }
      }
    }.map {
      Finding(
        $0, of: type,
        """
        keeps its index path in a closure. When the closure is called, the row may be at another \
        place. Keep the object, and find its row by indexPath(of:).
        """)
    }
  }
}

extension ArraySlice<Token> {
  /// The tokens of the closures that are called later: those of actions and tasks, and those that
  /// are assigned.
  fileprivate var laterClosures: [ArraySlice] {
    indices.compactMap { index in
      if self[index].text == "=" { return dropFirst(index + 1 - startIndex).ownClosure }
      guard Self.laterCalls.contains(self[index].text) else { return nil }
      var remainder = self[(index + 1)...]
      guard remainder.first?.text == "(" else { return remainder.ownClosure }
      let arguments = remainder.group
      remainder = self[Swift.min(arguments.endIndex + 1, endIndex)...]
      return remainder.ownClosure ?? arguments.closure
    }
  }

  /// The tokens of the closure that begins here, or nil if none does.
  private var ownClosure: ArraySlice? { first?.text == "{" ? group : nil }

  private static let laterCalls: Set = ["UIAction", "UIContextualAction", "UIAlertAction", "Task"]

  /// Returns a Boolean value that indicates whether a name is among the tokens, and not as that of
  /// another value.
  fileprivate func mentions(_ name: String) -> Bool {
    let uses = indices.filter { self[$0].text == name }
    let others = ["let", "var", "."]
    return !uses.isEmpty
      && !uses.contains { $0 > startIndex && others.contains(self[$0 - 1].text) }
  }
}
