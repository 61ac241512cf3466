import Foundation
import SwiftTokens

/// An error of the compiler at a place in the user's file.
struct Diagnostic: Hashable {
  var path: String
  var line: Int
  var column: Int
  var message: String

  /// Finds the errors in what a build prints.
  static func errors(in output: String) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return output.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /(\/.*?):(\d+):(\d+): error: (.*)/) else { return nil }
      let diagnostic = Diagnostic(
        path: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0,
        message: String(match.4))
      return seen.insert(diagnostic).inserted ? diagnostic : nil
    }
  }
}

extension Source {
  /// Returns the changes that a diagnostic asks for: a method that isn't optional is called without
  /// a mark. The result of a call with a question mark remains optional.
  func edits(for diagnostic: Diagnostic) -> [Edit] {
    let mark = ["?": "cannot use optional chaining on", "!": "cannot force unwrap value of"]
      .first { diagnostic.message.hasPrefix($1 + " non-optional ") }?.key
    guard let mark else { return [] }
    let offset = start(ofLine: diagnostic.line) + diagnostic.column - 1
    let places = tokens.indices.filter {
      text($0) == mark && text($0 + 1) == "(" && touch($0, $0 + 1)
        && line(of: tokens[$0].offset) == diagnostic.line
    }
    let nearest = places.min {
      abs(tokens[$0].offset - offset) < abs(tokens[$1].offset - offset)
    }
    guard let place = nearest, let close = partners[place + 1] else { return [] }
    let kind = "optional call of a method"
    var edits = [Edit(range: range(place, place), text: "", kind: kind)]
    if mark == "?" {
      let first = tokens[startOfExpression(before: place)].offset
      let end = tokens[endOfExpression(after: close)].range.upperBound
      edits.append(Edit(range: first..<first, text: "uikitTestsOptional(", kind: kind))
      edits.append(Edit(range: end..<end, text: ")", kind: kind))
    }
    return edits
  }

  /// Returns the first token of the names, calls and marks that end before a token.
  private func startOfExpression(before index: Int) -> Int {
    var first = index
    while first > 0 {
      let last = first - 1
      if [")", "]", "}"].contains(text(last)), let open = partners[last], open < last {
        first = open
        // A call has the name of its function before it, which touches it.
        guard touch(first - 1, first), tokens[first - 1].isWord || "?!)]".contains(text(first - 1))
        else { return first }
      } else if tokens[last].isWord {
        first = last
        guard text(first - 1) == "." else { return first }
      } else if [".", "?", "!"].contains(text(last)) {
        first = last
      } else {
        return first
      }
    }
    return first
  }

  /// Returns the last token of the members and calls that follow a call and keep an optional chain.
  private func endOfExpression(after index: Int) -> Int {
    var last = index
    while true {
      let next = last + 1
      if text(next) == ".", next + 1 < tokens.count, tokens[next + 1].isWord {
        last = next + 1
      } else if text(next) == "?", [".", "(", "["].contains(text(next + 1)), touch(last, next) {
        last = next
      } else if ["(", "["].contains(text(next)), touch(last, next), let close = partners[next] {
        last = close
      } else {
        return last
      }
    }
  }
}
