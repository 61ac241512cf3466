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

  private static let preparations: Set = [
    "setUp", "tearDown", "setUpWithError", "tearDownWithError",
  ]

  /// Gives each test of the main actor a test that calls it, and brings what runs before and after
  /// it there. Without Objective-C, XCTest can't call it by itself.
  func mainActorTestEdits(in classes: Set<String>) -> [Edit] {
    types.filter { $0.keyword == "class" || $0.keyword == "extension" }.flatMap { type in
      members(in: type.braces).flatMap { member -> [Edit] in
        guard let body = member.body, text(member.index + 2) == "(" else { return [] }
        let words = (member.start..<body.lowerBound).map(text)
        let mark = (member.start..<member.index).first { text($0) == "MainActor" }
        guard classes.contains(type.name) || mark != nil, !words.contains("Test") else { return [] }
        let kind = "test of the main actor"
        if Self.preparations.contains(member.name), member.modifiers.contains("override") {
          let attribute =
            mark.map { range($0 - 1, $0) } ?? range(member.start, member.start).prefix(0)
          let isAsync = words.contains("async")
          let call = (words.contains("throws") ? "try " : "") + "MainActor.assumeIsolated {"
          let edits = [
            (attribute, isAsync ? "@MainActor " : ""),
            (range(body.lowerBound, body.lowerBound), "{ " + call),
            (range(body.upperBound, body.upperBound), "} }"),
          ]
          return edits.prefix(isAsync ? 1 : 3).map { Edit(range: $0, text: $1, kind: kind) }
        }
        guard isTest(member.index), partners[member.index + 2] == member.index + 3,
          !words.contains("async")
        else { return [] }
        let attributes = text(in: range(member.start, member.index))
        let call =
          "nonisolated func \(member.name)() throws { try MainActor.assumeIsolated { "
          + "try uikitTests_\(member.name)() } }; \(attributes) uikitTests_\(member.name)"
        return [Edit(range: range(member.start, member.index + 1), text: call, kind: kind)]
      }
    }
  }
}

extension FileIndex {
  /// The classes of files that are on the main actor, by themselves or through those they inherit.
  func mainActorClasses(in files: [String]) -> Set<String> {
    Set(classes(in: files, where: \.isMainActor).map(\.name))
  }
}
