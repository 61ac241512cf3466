/// The names that an app declares itself, which aren't UIKit's in its sources.
struct DeclaredNames {
  private(set) var types: Set<String> = []
  /// The names of the types that it extends.
  private(set) var extended: Set<String> = []
  /// The names of members, variables and parameters, except those that override.
  private(set) var members: Set<String> = []
  /// The labels of the functions that it declares, each as `name(label:`.
  private(set) var labels: Set<String> = []

  /// Returns a Boolean value that indicates whether a member of UIKit can be one that an extension
  /// of the app declares.
  func isExtension(_ declaration: NewerDeclarations.Declaration) -> Bool {
    extended.contains(declaration.owner) && members.contains(declaration.base)
  }

  /// Adds the names in a source.
  mutating func add(_ tokens: [Token], partners: [Int: Int]) {
    func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].name : "" }
    for index in tokens.indices where text(index - 1) != "." {
      switch tokens[index].text {
      case "class", "struct", "enum", "actor", "protocol", "typealias", "associatedtype":
        types.insert(text(index + 1))
      case "extension":
        var end = index + 1
        while text(end + 1) == ".", end < index + 10 { end += 2 }
        extended.insert((index + 1...end).map(text).joined())
      case "func", "init":
        let isFunction = text(index) == "func"
        if isFunction, !overrides(tokens, index) { members.insert(text(index + 1)) }
        let open = tokens[(index + 1)...].prefix(30).firstIndex { $0.text == "(" }
        guard let open, let close = partners[open] else { continue }
        for parameter in tokens[(open + 1)..<close].prefix(2000).split() {
          labels.insert((isFunction ? text(index + 1) : "init") + "(" + parameter.label + ":")
        }
      case "var", "let", "case", "for":
        guard !overrides(tokens, index) else { continue }
        addNames(after: index, of: tokens, partners)
      case "{": addParameters(after: index, of: tokens, partners)
      case ":" where text(index - 2) != ".": members.insert(text(index - 1))
      default: break
      }
    }
  }

  /// Adds the names after a keyword, such as those in a tuple or between commas.
  private mutating func addNames(
    after keyword: Int, of tokens: [Token], _ partners: [Int: Int]
  ) {
    var index = keyword + 1
    while index < tokens.count {
      if tokens[index].text == "(", let close = partners[index] {
        for token in tokens[(index + 1)..<close].prefix(20) { members.insert(token.name) }
        index = close + 1
      } else if tokens[index].isWord {
        members.insert(tokens[index].name)
        index += 1
        if index < tokens.count, tokens[index].text == "(" { index = partners[index] ?? index }
      }
      guard index < tokens.count, [",", ")"].contains(tokens[index].text) else { return }
      index += 1
    }
  }

  /// Adds the parameters of a closure.
  private mutating func addParameters(
    after brace: Int, of tokens: [Token], _ partners: [Int: Int]
  ) {
    func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }
    var index = brace + 1
    if text(index) == "[", let close = partners[index] { index = close + 1 }
    var names: [String] = []
    if text(index) == "(", let close = partners[index] {
      names = tokens[(index + 1)..<close].prefix(40).map(\.name)
      index = close + 1
    } else {
      while index < tokens.count, tokens[index].isWord, text(index) != "in" || names.isEmpty {
        names.append(tokens[index].name)
        index += text(index + 1) == "," ? 2 : 1
        if text(index - 1) != "," { break }
      }
    }
    if ["in", "->", "async", "throws"].contains(text(index)) { members.formUnion(names) }
  }

  /// Returns a Boolean value that indicates whether the declaration with a keyword is an override.
  private func overrides(_ tokens: [Token], _ keyword: Int) -> Bool {
    for token in tokens[..<keyword].suffix(12).reversed() {
      if token.text == "override" { return true }
      if ["{", "}", ";", "func", "var", "let", "case"].contains(token.text) { return false }
    }
    return false
  }
}

extension Token {
  /// The text without the marks around a keyword that is a name.
  var name: String { text.hasPrefix("`") ? text.filter { $0 != "`" } : text }
}
