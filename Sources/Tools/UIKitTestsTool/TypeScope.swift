import Foundation
import SwiftTokens

/// A type or an extension in a source.
struct TypeScope {
  var keyword: String
  /// The name as written, without the types around it.
  var name: String
  /// The name after those of the types around it.
  var fullName: String
  var inherited: [String]
  var isGeneric: Bool
  var modifiers: Set<String>
  /// The indices of the tokens of its braces.
  var braces: ClosedRange<Int>
  var depth: Int
  /// The names of its attributes.
  var attributes: [String]

  var isMainActor: Bool { attributes.contains("MainActor") }
  var isPrivate: Bool { !modifiers.isDisjoint(with: ["private", "fileprivate"]) }
  /// A Boolean value that indicates whether it has an attribute that the language doesn't define.
  var hasMacro: Bool { attributes.contains { $0 != "MainActor" && $0.first?.isUppercase == true } }

  /// A Boolean value that indicates whether it is the delegate of the app or of its scene.
  var isDelegate: Bool {
    inherited.contains("UIWindowSceneDelegate") || inherited.contains("UIApplicationDelegate")
  }
}

extension Source {
  static let typeKeywords: Set = [
    "class", "struct", "enum", "actor", "protocol", "extension",
  ]
  private static let modifiers: Set = [
    "open", "public", "package", "internal", "fileprivate", "private", "override", "final",
    "static", "class", "optional", "mutating", "nonmutating", "nonisolated", "dynamic", "lazy",
    "weak", "unowned", "required", "indirect", "convenience", "infix", "prefix", "postfix",
  ]

  /// Returns the types and extensions between braces, or those of the file.
  func types(
    in braces: ClosedRange<Int>?, of outer: TypeScope?, depth: Int
  ) -> [TypeScope] {
    declarations(in: braces).flatMap { found -> [TypeScope] in
      guard let body = found.body else { return [] }
      // A function has types, too.
      guard found.isType else { return types(in: body, of: outer, depth: depth + 1) }
      let (name, next) = nameAndEnd(of: found)
      let type = TypeScope(
        keyword: found.keyword, name: name,
        fullName: (outer.map { $0.fullName + "." } ?? "") + name,
        inherited: inherited(by: found).map(\.name), isGeneric: text(next - 1) == ">",
        modifiers: found.modifiers, braces: body, depth: depth,
        attributes: (found.start..<found.index).filter { text($0 - 1) == "@" }.map(text))
      return [type] + types(in: body, of: type, depth: depth + 1)
    }
  }

  /// Returns the name of a type with those of the types around it that are written, and the index
  /// behind it and its parameters.
  func nameAndEnd(of found: Declaration) -> (name: String, next: Int) {
    var next = found.index + 2
    while text(next) == ".", text(next + 1) != "" { next += 2 }
    let name = (found.index + 1..<next).map(name).joined()
    return (name, text(next) == "<" ? tokens[next...].group.endIndex + 1 : next)
  }

  /// The names that a type inherits from, with the indices of their tokens.
  func inherited(by found: Declaration) -> [(name: String, tokens: Range<Int>)] {
    guard let body = found.body, case let colon = nameAndEnd(of: found).next, text(colon) == ":"
    else { return [] }
    let end = (colon..<body.lowerBound).first { text($0) == "where" } ?? body.lowerBound
    return tokens[colon + 1..<end].split().map { part in
      (String(part.text.split(separator: "<")[0].split(separator: " ").last ?? ""), part.indices)
    }
  }

  /// Returns the external labels of a declaration's parameters, and an underscore for each other.
  func labels(of found: Declaration) -> [String] {
    guard let open = (found.index...found.range.upperBound).first(where: { text($0) == "(" }),
      let close = partners[open], open < close
    else { return [] }
    return tokens[open + 1..<close].split().map { parameter in
      let isNamed = found.keyword != "subscript" || parameter.dropFirst().first?.isWord ?? false
      return isNamed ? parameter.label.trimmingCharacters(in: ["`"]) : "_"
    }
  }

  /// Returns the members between braces, or those of the file.
  func members(in braces: ClosedRange<Int>?) -> [Declaration] {
    declarations(in: braces).filter {
      ["func", "var", "let", "typealias", "subscript", "init"].contains($0.keyword)
    }
  }

  /// Returns the modifiers before a keyword, and the index of the first token of the declaration.
  func modifiers(before index: Int) -> (modifiers: Set<String>, start: Int) {
    var modifiers: Set<String> = []
    var start = index
    while start > 0 {
      var previous = start - 1
      if text(previous) == ")", let open = partners[previous] { previous = open - 1 }
      if text(previous - 1) == "@" {
        start = previous - 1
      } else if Self.modifiers.contains(text(previous)) {
        modifiers.insert(text(previous))
        start = previous
      } else {
        break
      }
    }
    return (modifiers, start)
  }
}
