import Foundation
import SwiftTokens

extension Source {
  /// The names of the file's tests, each with the words of its code.
  var tests: [(name: String, words: Set<String>)] {
    tokens.indices.compactMap { index in
      guard text(index) == "func", index + 2 < tokens.count else { return nil }
      let name = name(index + 1)
      let start = modifiers(before: index).start
      let isTest =
        name.hasPrefix("test") && text(index + 2) == "("
        || (start..<index).contains { text($0) == "@" && text($0 + 1) == "Test" }
      guard isTest else { return nil }
      let open = (index..<tokens.count).first { text($0) == "{" || text($0) == "}" }
      guard let open, text(open) == "{", let close = partners[open] else { return nil }
      return (name, Set(tokens[open...close].map { $0.text.trimmingCharacters(in: ["`"]) }))
    }
  }
}
