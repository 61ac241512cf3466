import SwiftTokens

/// A part of a source that can't be built.
struct Gap: Codable, Equatable {
  /// The offset of the declaration's first character.
  var offset: Int
  var line: Int
  /// The declaration, in the words of the summary.
  var name: String
  var reason: String
  /// A Boolean value that indicates whether all of the declaration is left out. If false, its code
  /// is, or the conformances.
  var isWhole = false
  /// The names that a type inherits from and that are left out.
  var conformances: [String] = []
  /// A Boolean value that indicates whether a class remains one of tests without its superclass.
  var isTestCase = false
  /// The characters of a statement that is left out, if it isn't a declaration.
  var statement: Range<Int>?

  /// The order in which errors are heeded: those of declarations cause those of code, and both
  /// cause that a type doesn't conform to a protocol.
  enum Rank: Int { case declaration, code, type }

  /// The smallest part that is left out for an error.
  enum Limit { case code, declaration, file }
}

extension Gap {
  /// Leaves out a declaration or its code.
  init(_ found: Declaration, in source: Source, _ error: Diagnostic, isWhole: Bool = false) {
    offset = source.tokens[found.start].offset
    line = source.line(of: source.tokens[found.index].offset)
    (name, reason, self.isWhole) = (source.label(of: found), error.message, isWhole)
  }
}

extension Source {
  private static let protocolEndings = ["Delegate", "DataSource", "Protocol", "able", "ible"]

  /// Returns what to leave out for an error, given what is left out already, the classes of tests,
  /// the names that other files leave out, and the properties of the type around it. Returns nil if
  /// the error is outside of all declarations.
  func gap(
    for error: Diagnostic, _ gaps: [Gap], isTest: Bool, testClasses: Set<String> = [],
    names: Set<String> = [], properties: Set<String> = []
  ) -> (Gap, Gap.Rank)? {
    guard let found = declaration(line: error.line, column: error.column),
      found.keyword != "import"
    else { return nil }
    let offset = tokens[found.range.lowerBound].offset
    var gap =
      gaps.first { $0.offset == offset }
      ?? Gap(found, in: self, error)
    if found.isType {
      let quoted = error.message.split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }
        .map { String($0.element) }
      let inherited = inherited(by: found).map(\.name)
      let left = quoted.last { name in
        guard let place = inherited.firstIndex(of: name) else { return false }
        gap.isTestCase = found.keyword == "class" && place == 0 && testClasses.contains(found.name)
        return found.keyword != "class" || place > 0 || gap.isTestCase
          || Self.protocolEndings.contains(where: name.hasSuffix)
          || !found.range.contains { ["override", "super"].contains(text($0)) }
      }
      if let left, !gap.conformances.contains(left) {
        gap.conformances.append(left)
      } else {
        gap.isWhole = true
      }
      return (gap, error.message.hasPrefix("cannot find type") ? .declaration : .type)
    }
    let isNew = !gaps.contains { $0.offset == offset }
    let isCode =
      isNew && found.body.map { line(of: tokens[$0.lowerBound].offset) <= error.line } ?? false
      && (line(of: tokens[found.index].offset) < error.line || !error.concernsDeclaration)
    let names = names.union(gaps.filter(\.isWhole).map(\.name))
    if isCode, isTest,
      let part = statement(for: error, in: found, after: names, properties: properties)
    {
      return (part, .code)
    }
    gap.isWhole = !isCode || isTest && self.isTest(found)
    return (gap, isCode ? .code : .declaration)
  }

  /// Returns the statement of a preparation of tests that an error is in, if only what is left out
  /// needs it: it declares a variable, begins with a name that is left out, or sets a property. The
  /// property is left out, too.
  private func statement(
    for error: Diagnostic, in found: Declaration, after names: Set<String>,
    properties: Set<String>
  ) -> Gap? {
    guard let body = found.body, Self.preparations.contains(found.name) || found.keyword == "init"
    else { return nil }
    // An edit of its line changes the column of an error, but not the name that it quotes.
    let offset = start(ofLine: error.line) + error.column - 1
    let quoted = error.message.split(separator: "'").dropFirst().first.map(String.init)
    let all = statements(in: body)
    let last = all.last { line(of: tokens[$0.lowerBound].offset) <= error.line }
    let near = all.filter { line(of: tokens[$0.lowerBound].offset) == error.line }
    let place =
      near.first { $0.contains { self.name($0) == quoted } }
      ?? near.last { tokens[$0.lowerBound].offset <= offset } ?? last
    let words = place?.drop { ["try", "await", "self", ".", "?", "!"].contains(text($0)) }
    guard let place, let first = words?.first else { return nil }
    let isVariable = ["let", "var"].contains(text(first))
    let name = self.name(isVariable ? first + 1 : first)
    guard isVariable || names.contains(name) || properties.contains(name) && text(first + 1) == "="
    else { return nil }
    return Gap(
      offset: tokens[place.lowerBound].offset, line: line(of: tokens[place.lowerBound].offset),
      name: name, reason: error.message, isWhole: true,
      statement: range(place.lowerBound, place.upperBound))
  }

  fileprivate func label(of found: Declaration) -> String {
    switch found.keyword {
    case "init", "deinit", "subscript": found.keyword
    case "func": found.name + "()"
    case "extension": "extension " + found.name
    default: found.name
    }
  }

  /// The changes that leave parts out.
  func edits(for gaps: [Gap]) -> [Edit] {
    gaps.flatMap { gap -> [Edit] in
      if let statement = gap.statement {
        return [Edit(range: statement, text: " ", kind: "statement left out")]
      }
      guard let found = declaration(from: gap.offset) else { return [] }
      if gap.isWhole {
        let whole = range(found.range.lowerBound, found.range.upperBound)
        return [Edit(range: whole, text: " ", kind: "declaration left out")]
      }
      if found.isType { return conformanceEdits(of: found, without: gap) }
      guard let body = found.body else { return [] }
      let inside =
        tokens[body.lowerBound].range.upperBound..<tokens[body.upperBound].range.lowerBound
      return [Edit(range: inside, text: " \(code(for: gap, of: found)) ", kind: "code left out")]
    }
  }

  /// The code in place of a declaration's own. It says that it is reached.
  private func code(for gap: Gap, of found: Declaration) -> String {
    let file = path.split(separator: "/").last ?? ""
    let name = "\(gap.name) of \(file), line \(gap.line): \(gap.reason)".debugDescription
    guard let body = found.body else { return "" }
    let part = "uikitTestsPart(\(name))"
    let result =
      text(body.lowerBound - 1) == "?" && found.keyword != "init"
      ? "\(part); return nil" : "uikitTestsEnd(\(name))"
    if ["var", "let"].contains(found.keyword), text(body.lowerBound - 1) != "=" {
      if ["didSet", "willSet"].contains(text(body.lowerBound + 1)) { return "didSet { \(part) }" }
      let isSettable = (body.lowerBound + 1..<body.upperBound).contains {
        text($0) == "set" && ["{", "("].contains(text($0 + 1))
      }
      return isSettable ? "get { \(result) } set { \(part) }" : result
    }
    let arrow = (found.index..<body.lowerBound).last {
      text($0) == "->" && !isInParentheses($0, of: found)
    }
    let header = found.index..<(arrow ?? body.lowerBound)
    if header.contains(where: { text($0) == "throws" && !isInParentheses($0, of: found) }) {
      return "throw UIKitTestsError(\(name))"
    }
    let hasNoResult = arrow.map { text($0 + 1) == "Void" } ?? (found.keyword == "func")
    return hasNoResult || found.keyword == "deinit" ? part : result
  }

  func isInParentheses(_ index: Int, of found: Declaration) -> Bool {
    (found.index..<index).contains { text($0) == "(" && (partners[$0] ?? 0) > index }
  }

  private func conformanceEdits(of found: Declaration, without gap: Gap) -> [Edit] {
    let all = inherited(by: found)
    guard let first = all.first, let last = all.last else { return [] }
    let kept =
      (gap.isTestCase ? ["XCTestCase"] : [])
      + all.filter { !gap.conformances.contains($0.name) }
      .map { text(in: range($0.tokens.lowerBound, $0.tokens.upperBound - 1)) }
    return [
      Edit(
        range: range(first.tokens.lowerBound - 1, last.tokens.upperBound - 1),
        text: kept.isEmpty ? " " : ": " + kept.joined(separator: ", ").replacing("\n", with: " "),
        kind: "conformance left out")
    ]
  }
}

extension Diagnostic {
  /// A Boolean value that indicates whether an error on a declaration's first line is one of its
  /// name or type rather than of code on the same line.
  fileprivate var concernsDeclaration: Bool {
    [
      "cannot find type", "method does not", "property does not", "initializer does not",
      "overriding", "unknown attribute", "invalid redeclaration", "cannot override",
    ].contains(where: message.hasPrefix) || message.contains("must be as accessible")
      || message.contains("override")
  }
}
