import Foundation

/// The public names that Swift sources declare, as `Type.member(labels:)`.
///
/// A small reader of declarations: it follows types, extensions and members, and skips bodies. It
/// knows what this package's sources contain, not all of Swift.
struct DeclaredSurface {
  /// The members of each type that is public.
  private(set) var members: [String: Set<String>] = [:]
  /// The types and protocols that each type names as its own.
  private(set) var parents: [String: [String]] = [:]
  private(set) var types: Set<String> = []
  /// The functions, variables and constants outside types.
  private(set) var globals: Set<String> = []

  private var tokens: [SwiftTokens.Token] = []
  private var position = 0

  /// Reads every Swift file below a folder.
  init(folder: URL) throws {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      read(try String(contentsOf: file, encoding: .utf8))
    }
  }

  /// Reads one text.
  init(source: String) {
    read(source)
  }

  /// Whether a name of the list is declared, by the type itself or by what it inherits.
  func declares(_ name: String) -> Bool {
    if name.hasPrefix("TYPE ") { return types.contains(String(name.dropFirst(5))) }
    let plain = name.prefix { $0 != "(" }
    guard let dot = plain.lastIndex(of: ".") else {
      return types.contains(name) || globals.contains(name)
    }
    let type = String(name[..<dot])
    let member = String(name[name.index(after: dot)...])
    if types.contains(name) { return true }
    if ["init(rawValue:)", "rawValue", "hash(into:)", "hashValue"].contains(member) {
      return types.contains(type)
    }
    return has(member, type)
  }

  private func has(_ member: String, _ type: String) -> Bool {
    var seen: Set<String> = []
    var rest = [type]
    while let type = rest.popLast() {
      guard seen.insert(type).inserted else { continue }
      if members[type]?.contains(member) == true { return true }
      rest += parents[type] ?? []
    }
    return false
  }

  // MARK: Reading

  private enum Scope { case type, proto, enumeration }

  private mutating func read(_ source: String) {
    tokens = SwiftTokens(source).tokens
    position = 0
    readMembers(of: nil, .type, isPublic: false)
  }

  private var token: String? { position < tokens.count ? tokens[position].text : nil }

  private static let modifiers: Set<String> = [
    "public", "open", "package", "internal", "private", "fileprivate", "static", "override",
    "convenience", "required", "final", "weak", "unowned", "lazy", "mutating", "nonisolated",
    "indirect", "dynamic", "nonmutating",
  ]
  private static let starts: Set<String> = [
    "func", "init", "deinit", "var", "let", "subscript", "case", "typealias", "class", "struct",
    "enum", "protocol", "extension", "actor", "associatedtype", "import", "operator",
  ]

  /// Reads declarations up to the brace that closes the type, or the file's end.
  private mutating func readMembers(of type: String?, _ scope: Scope, isPublic: Bool) {
    while let word = token, word != "}" {
      var found: Set<String> = []
      readModifiers(&found)
      guard let keyword = token else { return }
      position += 1
      let isVisible =
        isPublic || scope == .proto || !found.isDisjoint(with: ["public", "open"])
      let isHidden = !found.isDisjoint(with: ["private", "fileprivate", "internal", "package"])
      let counts = isVisible && !isHidden
      switch keyword {
      case "class", "struct", "enum", "protocol", "actor", "extension":
        readType(
          keyword, inside: type, isPublic: found.contains("public") || found.contains("open"))
      case "func":
        let name = readName()
        skipGenerics()
        add("\(name)(\(readLabels()))", to: type, if: counts)
        skipRest()
      case "init":
        if token == "?" || token == "!" { position += 1 }
        skipGenerics()
        add("init(\(readLabels()))", to: type, if: counts)
        skipRest()
      case "subscript":
        add("subscript(\(readLabels()))", to: type, if: counts)
        skipRest()
      case "var", "let", "typealias", "associatedtype":
        let name = readName()
        add(name, to: type, if: counts)
        if keyword == "typealias", counts { types.insert(join(type, name)) }
        skipRest()
      case "case": readCases(of: type)
      case "deinit", "import": skipRest()
      default: skipBalanced(from: keyword)
      }
    }
    position += 1
  }

  private mutating func readModifiers(_ found: inout Set<String>) {
    while let word = token {
      if word == "@" {
        position += 2
        if token == "(", !tokens[position].beginsLine { skipGroup() }
      } else if Self.modifiers.contains(word) {
        position += 1
        if token == "(" { skipGroup() } else { found.insert(word) }
      } else if word == "class",
        position + 1 < tokens.count,
        Self.modifiers.union(["func", "var", "let", "subscript"])
          .contains(tokens[position + 1].text)
      {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func readType(_ keyword: String, inside outer: String?, isPublic: Bool) {
    var name = readName()
    while token == "." {
      position += 1
      name += "." + readName()
    }
    name = keyword == "extension" ? name : join(outer, name)
    skipGenerics()
    if token == ":" {
      position += 1
      var parent = ""
      while let word = token, word != "{", word != "where" {
        if word == "," {
          parents[name, default: []].append(parent)
          parent = ""
          position += 1
        } else if word == "<" {
          skipGenerics()
        } else if word == "@" {
          position += 2
        } else {
          parent += word == "&" ? "" : word
          position += 1
        }
      }
      parents[name, default: []].append(parent)
    }
    while let word = token, word != "{" {
      _ = word
      position += 1
    }
    position += 1
    if isPublic, keyword != "extension" { types.insert(name) }
    let scope: Scope =
      keyword == "protocol" && isPublic
      ? .proto
      : keyword == "enum" ? .enumeration : .type
    readMembers(of: name, scope, isPublic: keyword == "extension" && isPublic)
  }

  private mutating func readCases(of type: String?) {
    while true {
      add(readName(), to: type, if: true)
      if token == "(" { skipGroup() }
      if token == "=" {
        position += 1
        while let word = token, word != ",", !tokens[position].beginsLine, word != "}" {
          position += 1
        }
      }
      guard token == "," else { return }
      position += 1
    }
  }

  private func join(_ outer: String?, _ name: String) -> String {
    outer.map { "\($0).\(name)" } ?? name
  }

  private mutating func add(_ member: String, to type: String?, if counts: Bool) {
    guard counts else { return }
    if let type { members[type, default: []].insert(member) } else { globals.insert(member) }
  }

  private mutating func readName() -> String {
    defer { position += 1 }
    return token ?? ""
  }

  /// The labels of a parameter list, each with its colon.
  private mutating func readLabels() -> String {
    guard token == "(" else { return "" }
    position += 1
    var labels = ""
    var depth = 0
    var expectsLabel = true
    while let word = token, depth > 0 || word != ")" {
      if expectsLabel, depth == 0, word != "@" {
        labels += word + ":"
        expectsLabel = false
      }
      if "([{".contains(word) { depth += 1 }
      if ")]}".contains(word) { depth -= 1 }
      if word == "<", depth == 0 {
        skipGenerics()
        continue
      }
      if word == ",", depth == 0 { expectsLabel = true }
      position += 1
    }
    position += 1
    return labels
  }

  private mutating func skipGenerics() {
    guard token == "<" else { return }
    var depth = 0
    repeat {
      if token == "<" { depth += 1 }
      if token == ">" { depth -= 1 }
      position += 1
    } while depth > 0 && position < tokens.count
  }

  private mutating func skipGroup() {
    var depth = 0
    repeat {
      if let word = token {
        if "([{".contains(word) { depth += 1 }
        if ")]}".contains(word) { depth -= 1 }
      }
      position += 1
    } while depth > 0 && position < tokens.count
  }

  /// Skips a declaration's type, value and body, up to the next declaration or the closing brace.
  private mutating func skipRest() {
    while let word = token, word != "}" {
      if tokens[position].beginsLine,
        word == "@" || Self.modifiers.contains(word) || Self.starts.contains(word)
      {
        return
      }
      if "([{".contains(word) { skipGroup() } else { position += 1 }
    }
  }

  private mutating func skipBalanced(from word: String) {
    guard "([{".contains(word) else { return }
    position -= 1
    skipGroup()
  }
}
