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
      guard line.hasPrefix("/"), let mark = line.range(of: ": error: ") else { return nil }
      let place = line[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place.last!)
      else { return nil }
      let diagnostic = Diagnostic(
        path: place.dropLast(2).joined(separator: ":"), line: row, column: column,
        message: String(line[mark.upperBound...]))
      return seen.insert(diagnostic).inserted ? diagnostic : nil
    }
  }
}

extension Source {
  /// Returns the change that a diagnostic asks for, or nil: the question mark of a call of a method
  /// that isn't optional goes.
  func edit(for diagnostic: Diagnostic) -> Edit? {
    guard diagnostic.message.hasPrefix("cannot use optional chaining on non-optional value") else {
      return nil
    }
    let offset = start(ofLine: diagnostic.line) + diagnostic.column - 1
    let marks = tokens.indices.filter {
      text($0) == "?" && text($0 + 1) == "(" && touch($0, $0 + 1)
        && line(of: tokens[$0].offset) == diagnostic.line
    }
    let mark = marks.min { abs(tokens[$0].offset - offset) < abs(tokens[$1].offset - offset) }
    return mark.map { Edit(range: range($0, $0), text: "", kind: "optional call of a method") }
  }
}
