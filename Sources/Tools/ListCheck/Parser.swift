import SwiftTokens

/// A reader of the declarations of a source, as far as the check needs them.
///
/// It reads names, labels and types as text. In the code of functions, it looks for types.
struct Parser {
  private let path: String
  private let tokens: [Token]
  /// The indexes of the first characters of the lines.
  private let lines: [Int]
  private var index = 0
  private var declarations: [Declaration] = []
  /// The open braces: the index of the declaration that they belong to, or nil for those of code.
  private var scopes: [Int?] = []

  /// Returns the declarations of a source.
  static func declarations(of text: String, path: String) -> [Declaration] {
    var parser = Parser(Array(text.unicodeScalars), path)
    while parser.index < parser.tokens.count { parser.readToken() }
    return parser.declarations
  }

  /// Returns the words of a source that don't name what is declared there.
  static func mentions(in text: String) -> Set<String> {
    let tokens = Tokenizer.tokens(of: Array(text.unicodeScalars))
    let declarers = ["func", "var", "let", "case"]
    return zip([nil] + tokens.map(\.text), tokens).reduce(into: []) { words, pair in
      if pair.1.isWord, !declarers.contains(pair.0 ?? "") { words.insert(pair.1.text) }
    }
  }

  private init(_ source: [Unicode.Scalar], _ path: String) {
    self.path = path
    tokens = Tokenizer.tokens(of: source)
    lines = [0] + source.indices.filter { source[$0] == "\n" }.map { $0 + 1 }
  }

  private mutating func readToken() {
    let start = index
    index += 1
    switch text(at: start) {
    case "{": scopes.append(nil)
    case "}": _ = scopes.popLast()
    case "class", "struct", "enum", "actor", "protocol", "extension": readDeclaration(at: start)
    case "typealias": readAlias(at: start)
    case "func", "var", "let": readMember(at: start)
    case "Pager": readPager(at: start)
    default: break
    }
  }

  /// The innermost declaration that is open.
  private var enclosing: Int? { scopes.last { $0 != nil } ?? nil }

  // MARK: Types

  private mutating func readDeclaration(at start: Int) {
    guard text(at: start - 1) != ".", let name = readName() else { return }
    skipGenerics()
    // Otherwise, it is a modifier, as in `class func`, or a name.
    guard [":", "{", "where"].contains(text(at: index)) else {
      index = start + 1
      return
    }
    var declaration = declaration(name, at: start)
    if text(at: index) == ":" { declaration.inherited = readInherited() }
    while index < tokens.count, text(at: index) != "{" { index += 1 }
    index += 1
    scopes.append(declarations.count)
    declarations.append(declaration)
  }

  private mutating func readAlias(at start: Int) {
    guard let name = readName() else { return }
    skipGenerics()
    guard text(at: index) == "=" else { return }
    var declaration = declaration(name, at: start)
    declaration.inherited = readInherited()
    declarations.append(declaration)
  }

  private func declaration(_ name: String, at start: Int) -> Declaration {
    let outer = enclosing.map { declarations[$0].name + "." } ?? ""
    return Declaration(
      keyword: text(at: start), name: outer + name, modifiers: modifiers(before: start),
      place: place(of: start + 1))
  }

  /// Reads names with commas or ampersands between them, without their generic arguments.
  private mutating func readInherited() -> [String] {
    var names: [String] = []
    repeat {
      index += 1
      while text(at: index) == "@" { index += 2 }
      while ["any", "~"].contains(text(at: index)) { index += 1 }
      guard let name = readName() else { break }
      names.append(name)
      skipGenerics()
    } while [",", "&"].contains(text(at: index))
    return names
  }

  // MARK: Members

  private mutating func readMember(at start: Int) {
    guard case .some(.some(let type)) = scopes.last, isWord(at: index) else { return }
    var member = Member(
      base: text(at: index), modifiers: modifiers(before: start), place: place(of: index))
    // The access of an extension is that of its members.
    if declarations[type].keyword == "extension" {
      member.modifiers.formUnion(declarations[type].modifiers)
    }
    index += 1
    if text(at: start) == "func" {
      skipGenerics()
      guard text(at: index) == "(" else { return }
      let parameters = readGroup().split()
      member.labels = parameters.map(\.label)
      member.types = parameters.map(\.parameterType)
      member.parameterNames = parameters.map(\.parameterName)
      while ["async", "throws", "rethrows"].contains(text(at: index)) {
        if text(at: index) != "rethrows" { member.effects.append(text(at: index)) }
        index += 1
        if text(at: index) == "(" { _ = readGroup() }
      }
    }
    let isTyped = ["->", ":"].contains(text(at: index))
    member.types.append(isTyped ? readType() : member.labels == nil ? "" : "Void")
    if text(at: index) == "{" { member.body = tokens[index...].group }
    declarations[type].members.append(member)
  }

  /// Returns the words before a declaration that say how it is declared.
  private func modifiers(before start: Int) -> Set<String> {
    var modifiers: Set<String> = []
    var place = start - 1
    while place >= 0 {
      if text(at: place) == ")" {
        // The arguments of an attribute or a modifier, as in `private(set)`.
        while place > 0, text(at: place) != "(" { place -= 1 }
        place -= text(at: place - 2) == "@" ? 3 : 2
      } else if text(at: place - 1) == "@" {
        if ["objc", "IBAction"].contains(text(at: place)) { modifiers.insert(text(at: place)) }
        place -= 2
      } else if Self.modifiers.contains(text(at: place)) {
        modifiers.insert(text(at: place))
        place -= 1
      } else {
        break
      }
    }
    return modifiers
  }

  private static let modifiers: Set = [
    "open", "public", "package", "internal", "fileprivate", "private", "override", "final",
    "static", "class", "optional", "mutating", "nonmutating", "nonisolated", "dynamic", "lazy",
    "weak", "unowned", "required", "indirect",
  ]

  // MARK: Pagers

  /// Notes a pager whose closure retains the instance of the type around it. What is in the closure
  /// is read afterward.
  private mutating func readPager(at start: Int) {
    // Not a type that is tested, and not an argument, which another object retains.
    let isMade = !["is", "as", "?", "!", ":"].contains(text(at: start - 1))
    guard let type = enclosing, isMade else { return }
    var closures = tokens[index...]
    if closures.first?.text == "<" { closures = tokens[(closures.group.endIndex + 1)...] }
    var closing = closures.startIndex
    if closures.first?.text == "(" {
      closing = closures.group.endIndex + 1
      if closures.group.closure?.retainsSelf == true {
        declarations[type].retainingPagers.append(place(of: start))
      }
    }
    guard text(at: closing) == "{", tokens[closing...].group.retainsSelf else { return }
    declarations[type].retainingPagers.append(place(of: start))
  }

  // MARK: Tokens

  private func text(at index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private func isWord(at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isWord
  }

  private func place(of index: Int) -> Place {
    let offset = tokens[index].offset
    let line = lines.lastIndex { $0 <= offset } ?? 0
    return Place(path: path, line: line + 1, column: offset - lines[line] + 1)
  }

  /// Reads a name with dots.
  private mutating func readName() -> String? {
    guard isWord(at: index) else { return nil }
    var name = text(at: index)
    index += 1
    while text(at: index) == ".", isWord(at: index + 1) {
      name += "." + text(at: index + 1)
      index += 2
    }
    return name
  }

  /// Reads what is between brackets.
  private mutating func readGroup() -> ArraySlice<Token> {
    let group = tokens[index...].group
    index = min(group.endIndex + 1, tokens.count)
    return group
  }

  private mutating func skipGenerics() {
    if text(at: index) == "<" { _ = readGroup() }
  }

  /// Reads the type that follows a colon or an arrow. Of a function's type and a composition, it
  /// reads the beginning.
  private mutating func readType() -> String {
    let start = index + 1
    index += 1
    while ["any", "some", "inout"].contains(text(at: index)) { index += 1 }
    if readName() == nil, ["(", "["].contains(text(at: index)) { _ = readGroup() }
    skipGenerics()
    while ["?", "!", "->", "&"].contains(text(at: index)) { index += 1 }
    return tokens[start..<min(index, tokens.count)].text
  }
}
