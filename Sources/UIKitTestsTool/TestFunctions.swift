import Foundation
import SwiftTokens

extension Source {
  /// The indices of the keywords of the file's tests.
  var tests: [Int] { tokens.indices.filter(isTest) }

  /// Returns a Boolean value that indicates whether a keyword is that of a test.
  func isTest(_ index: Int) -> Bool {
    guard text(index) == "func", index + 2 < tokens.count else { return false }
    return name(index + 1).hasPrefix("test") && text(index + 2) == "("
      || (modifiers(before: index).start..<index).contains {
        text($0) == "@" && text($0 + 1) == "Test"
      }
  }
}
