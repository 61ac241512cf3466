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
  var isMainActor: Bool

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
    "weak", "unowned", "required", "indirect", "convenience",
  ]

  /// The types and extensions, outer ones first.
  var types: [TypeScope] {
    var types: [TypeScope] = []
    for index in tokens.indices where Self.typeKeywords.contains(text(index)) {
      guard text(index - 1) != ".", index + 1 < tokens.count, tokens[index + 1].isWord else {
        continue
      }
      var next = index + 1
      var name = self.name(next)
      while text(next + 1) == ".", tokens.indices.contains(next + 2), tokens[next + 2].isWord {
        name += "." + self.name(next + 2)
        next += 2
      }
      next += 1
      let isGeneric = text(next) == "<"
      if isGeneric { next = tokens[next...].group.endIndex + 1 }
      guard ["{", ":", "where"].contains(text(next)) else { continue }
      var inherited: [String] = []
      if text(next) == ":" {
        var index = next + 1
        while index < tokens.count, text(index) != "{", text(index) != "where" {
          if text(index) == "<" {
            index = tokens[index...].group.endIndex
          } else if tokens[index].isWord, text(index - 1) != "@" {
            if text(index - 1) == ".", let outer = inherited.popLast() {
              inherited.append(outer + "." + self.name(index))
            } else {
              inherited.append(self.name(index))
            }
          }
          index += 1
        }
      }
      while next < tokens.count, text(next) != "{", text(next) != "}" { next += 1 }
      guard text(next) == "{", let close = partners[next] else { continue }
      let (modifiers, start) = modifiers(before: index)
      let outer = types.last { $0.braces.contains(index) && $0.braces.upperBound > close }
      types.append(
        TypeScope(
          keyword: text(index), name: name,
          fullName: (outer.map { $0.fullName + "." } ?? "") + name,
          inherited: inherited, isGeneric: isGeneric,
          modifiers: modifiers, braces: next...close, depth: (outer?.depth ?? -1) + 1,
          isMainActor: (start..<index).contains { text($0) == "MainActor" }))
    }
    return types
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
      let previous = start - 1
      if text(previous) == ")", let open = partners[previous] {
        if text(open - 2) == "@" {
          start = open - 2
        } else if Self.modifiers.contains(text(open - 1)) {
          modifiers.insert(text(open - 1))
          start = open - 1
        } else {
          break
        }
      } else if text(previous - 1) == "@" {
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
