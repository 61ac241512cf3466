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

  /// Gives each test of the main actor a test that calls it. Without Objective-C, XCTest can't call
  /// it by itself.
  func mainActorTestEdits(in classes: Set<String>) -> [Edit] {
    types.filter { $0.keyword == "class" || $0.keyword == "extension" }.flatMap { type in
      members(in: type.braces).compactMap { member -> Edit? in
        guard isTest(member.index), text(member.index + 2) == "(",
          let close = partners[member.index + 2], close == member.index + 3,
          let open = (close..<tokens.count).first(where: { text($0) == "{" }),
          !(close..<open).contains(where: { text($0) == "async" }),
          classes.contains(type.name)
            || (member.start..<member.index).contains(where: { text($0) == "MainActor" }),
          !(member.start..<member.index).contains(where: { text($0) == "Test" })
        else { return nil }
        let attributes = text(in: range(member.start, member.index))
        return Edit(
          range: range(member.start, member.index + 1),
          text: "nonisolated func \(member.name)() throws { try MainActor.assumeIsolated { "
            + "try uikitTests_\(member.name)() } }; "
            + "\(attributes) uikitTests_\(member.name)", kind: "test of the main actor")
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
