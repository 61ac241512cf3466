import Foundation
import SwiftTokens

extension Source {
  /// The file's tests, given the classes of tests.
  func tests(of classes: Set<String>) -> [TestFunction] {
    let types = types
    let declared = conditionalLines
    return tokens.indices.filter(isTest).compactMap { index in
      let type = types.last { $0.braces.contains(index) }
      let attribute = (modifiers(before: index).start..<index).first {
        text($0) == "@" && text($0 + 1) == "Test"
      }
      var test = TestFunction(
        path: path, index: index, isConditional: declared.contains(line(of: tokens[index].offset)))
      if let attribute {
        let labels = declarations(in: type?.braces).first { $0.index == index }.map(labels) ?? []
        let name = name(index + 1) + "(" + labels.map { $0 + ":" }.joined() + ")"
        // A name that isn't an identifier is shown like a text.
        let isText = name.dropLast(2).contains { !$0.isLetter && !$0.isNumber && $0 != "_" }
        test.name = isText && labels.isEmpty ? "\"\(self.name(index + 1))\"" : name
        if let text = string(attribute + 3) { test.name = "\"\(text)\"" }
        let pattern = NSRegularExpression.escapedPattern(for: self.name(index + 1))
        test.pattern = (type.map { "[./]\($0.name)/" } ?? "\\.") + "`?" + pattern + "`?\\("
      } else if let type, classes.contains(type.name) {
        test.name = type.name + "." + name(index + 1)
        test.pattern = "\\.\(type.name)/\(name(index + 1))$"
      } else {
        return nil
      }
      return test
    }
  }

  /// Returns a Boolean value that indicates whether a keyword is that of a test.
  func isTest(_ index: Int) -> Bool {
    guard text(index) == "func", index + 2 < tokens.count else { return false }
    let (modifiers, start) = modifiers(before: index)
    // A specification of Quick is one test.
    let isSpecification = name(index + 1) == "spec" && modifiers.contains("override")
    let isMethod =
      name(index + 1).hasPrefix("test")
      && modifiers.isDisjoint(with: ["static", "class", "private", "fileprivate"])
    return (isMethod || isSpecification) && text(index + 2) == "(" && text(index + 3) == ")"
      && (text(index + 4) != "->" || ["Void", "("].contains(text(index + 5)))
      || (start..<index).contains {
        text($0) == "@" && text($0 + 1) == "Test"
      }
  }

  /// Returns a Boolean value that indicates whether a class has tests, although the class that it
  /// inherits from isn't there.
  func isTestCase(_ found: Declaration, _ superclass: String) -> Bool {
    found.range.contains(where: isTest)
      || ["Case", "Tests", "Test", "Spec"].contains(where: superclass.hasSuffix)
  }

  static let preparations: Set = [
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

/// A test of a source.
struct TestFunction: Equatable {
  var path: String
  /// The index of its keyword.
  var index: Int
  /// A Boolean value that indicates whether it is compiled by a condition.
  var isConditional: Bool
  /// The name that its library prints.
  var name = ""
  /// The pattern that names it for `swift test`.
  var pattern = ""
}

extension FileIndex {
  /// Returns the properties of the type around an error, and of those that it inherits from, each
  /// with its file.
  func properties(
    at error: Diagnostic, in files: Set<String>
  ) -> [String: (path: String, property: Declaration)] {
    let source = entries[error.path]?.source
    let offset = source?.start(ofLine: error.line) ?? 0
    var name = source?.types.last {
      source!.range($0.braces.lowerBound, $0.braces.upperBound).contains(offset)
    }?.name
    var seen: Set<String> = []
    var found: [String: (path: String, property: Declaration)] = [:]
    while let type = name, seen.insert(type).inserted {
      name = nil
      for (path, source) in files.compactMap({ path in entries[path].map { (path, $0.source) } }) {
        for scope in source.types where scope.name == type {
          if scope.keyword == "class" { name = scope.inherited.first }
          for member in source.members(in: scope.braces)
          where ["let", "var"].contains(member.keyword) {
            found[member.name] = found[member.name] ?? (path, member)
          }
        }
      }
    }
    return found
  }

  /// The tests of files.
  func tests(in files: Set<String>) -> [TestFunction] {
    let files = files.sorted()
    let own = Set(entries.values.flatMap(\.types))
    let names = classes(in: files) { type in
      guard let first = type.inherited.first else { return false }
      return first == "XCTestCase"
        || !own.contains(first)
          && ["Case", "Tests", "Test", "Spec"].contains(where: first.hasSuffix)
    }.map(\.name)
    return files.flatMap { entries[$0]?.source.tests(of: Set(names)) ?? [] }
  }

  /// The classes of files that are on the main actor, by themselves or through those they inherit.
  func mainActorClasses(in files: [String]) -> Set<String> {
    Set(classes(in: files, where: \.isMainActor).map(\.name))
  }
}
