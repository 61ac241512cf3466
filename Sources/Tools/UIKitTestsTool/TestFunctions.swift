import Foundation
import SwiftTokens

extension Source {
  /// The file's tests, given the classes of tests and those whose superclass isn't known.
  func tests(of classes: Set<String>, possible: Set<String>) -> [TestFunction] {
    let conditional = conditionalLines
    return ([nil] + types.map(Optional.some)).flatMap { type -> [TestFunction] in
      let name = type?.name ?? ""
      let isPrivate = type.map { $0.keyword == "extension" && $0.isPrivate } ?? false
      return members(in: type?.braces).filter(isTest).compactMap { member in
        let isCertain = isMarked(member) || classes.contains(name) && !isPrivate
        guard isCertain || possible.contains(name) && !isPrivate else { return nil }
        let path = name.isEmpty ? "" : name.replacing(".", with: "/") + "/"
        return TestFunction(
          path: self.path, index: member.index, name: path + member.name, isCertain: isCertain,
          isConditional: conditional.contains(line(of: tokens[member.index].offset)))
      }
    }
  }

  private func isMarked(_ member: Declaration) -> Bool {
    (member.start..<member.index).contains { text($0) == "@" && text($0 + 1) == "Test" }
  }

  /// Returns a Boolean value that indicates whether a declaration is a test, if its type has tests.
  func isTest(_ member: Declaration) -> Bool {
    guard member.keyword == "func" else { return false }
    // A specification of Quick is one test.
    let isSpecification = member.name == "spec" && member.modifiers.contains("override")
    let isMethod =
      member.name.hasPrefix("test")
      && member.modifiers.isDisjoint(with: ["static", "class", "private", "fileprivate"])
    let open = member.index + 2
    return isMarked(member)
      || (isMethod || isSpecification) && text(open) == "("
        && text(open + 1) == ")"
        && (text(open + 2) != "->" || ["Void", "("].contains(text(open + 3)))
  }

  /// Sets properties of tests when they are used. XCTest creates all tests before the first runs.
  func lazyPropertyEdits(in classes: Set<String>) -> [Edit] {
    let scopes = types.filter { $0.keyword == "class" && classes.contains($0.name) }
    return scopes.flatMap { members(in: $0.braces) }.filter { member in
      let sign = member.range.dropFirst().first {
        $0 > member.index && ["=", "{"].contains(text($0)) && !isInParentheses($0, of: member)
      }
      return ["let", "var"].contains(member.keyword) && tokens[member.index + 1].isWord
        && sign.map(text) == "=" && text(member.start) != "@"
        && member.modifiers.isSubset(of: ["private", "fileprivate", "internal", "public", "final"])
    }.map {
      Edit(range: range($0.index, $0.index), text: "lazy var", kind: "property of tests made lazy")
    }
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
        guard isTest(member), !words.contains("async") else { return [] }
        let call =
          "nonisolated func \(member.name)() throws { try MainActor.assumeIsolated { "
          + "try uikitTests_\(member.name)() } }; \(text(in: range(member.start, member.index))) uikitTests_\(member.name)"
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
  /// The end of its name in the list of tests, without labels.
  var name: String
  /// A Boolean value that indicates whether it is a test wherever it is compiled.
  var isCertain: Bool
  /// A Boolean value that indicates whether it is compiled by a condition.
  var isConditional: Bool
}

extension FileIndex {
  /// Returns the properties of the type around an error, and of those that it inherits from, each
  /// with its file.
  func properties(
    at error: Diagnostic, in files: Set<String>
  ) -> [String: (path: String, property: Declaration)] {
    guard let source = entries[error.path]?.source else { return [:] }
    let offset = source.start(ofLine: error.line)
    let type = source.types.last {
      source.range($0.braces.lowerBound, $0.braces.upperBound).contains(offset)
    }
    var names = [type?.name ?? ""]
    var found: [String: (path: String, property: Declaration)] = [:]
    let sources = files.compactMap { entries[$0]?.source }
    let scopes = sources.flatMap { source in source.types.map { (source, $0) } }
    var index = 0
    while index < names.count {
      for (source, scope) in scopes where scope.name == names[index] {
        let base = scope.keyword == "class" ? scope.inherited.first : nil
        if let base, !names.contains(base) { names.append(base) }
        for member in source.members(in: scope.braces)
        where ["let", "var"].contains(member.keyword) && found[member.name] == nil {
          found[member.name] = (source.path, member)
        }
      }
      index += 1
    }
    return found
  }

  /// The tests of files.
  func tests(in files: Set<String>) -> [TestFunction] {
    let all = Array(entries.keys)
    let types = all.flatMap { entries[$0]!.source.types }.filter { $0.keyword != "extension" }
    let own = Set(types.map(\.name))
    let classes = classes(in: all) { $0.inherited.first == "XCTestCase" }
    // The superclass may be missing, an alias, or a macro's.
    let possible = self.classes(in: all) { type in
      type.hasMacro
        || type.inherited.first.map { name in
          !own.contains(name) && !["UI", "NS"].contains(where: name.hasPrefix)
        } ?? false
    }
    return files.sorted().flatMap {
      entries[$0]?.source.tests(of: Set(classes.map(\.name)), possible: Set(possible.map(\.name)))
        ?? []
    }
  }

  /// Returns the classes of files that have tests, and those that these inherit from.
  func testClasses(in files: Set<String>) -> Set<String> {
    let sources = files.compactMap { entries[$0]?.source }
    var found = Set(
      sources.flatMap { source in
        source.types.filter { source.members(in: $0.braces).contains(where: source.isTest) }
      }.map(\.name))
    let classes = sources.flatMap(\.types).filter { $0.keyword == "class" }
    while true {
      let new = classes.filter { found.contains($0.name) }.compactMap(\.inherited.first)
      guard !found.isSuperset(of: new) else { return found }
      found.formUnion(new)
    }
  }

  /// The classes of files that are on the main actor, by themselves or through those they inherit.
  func mainActorClasses(in files: [String]) -> Set<String> {
    Set(classes(in: files, where: \.isMainActor).map(\.name))
  }
}
