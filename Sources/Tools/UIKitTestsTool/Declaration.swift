import SwiftTokens

/// A declaration in a source.
struct Declaration: Equatable {
  var keyword: String
  var name: String
  var modifiers: Set<String>
  /// The indices of its tokens, beginning with those of its attributes.
  var range: ClosedRange<Int>
  /// The index of its keyword.
  var index: Int
  /// The braces of a function's code, a property's accessors or initial value, or a type's members.
  var body: ClosedRange<Int>?

  /// The index of its first token, which may be one of an attribute.
  var start: Int { range.lowerBound }
  var isType: Bool { Source.typeKeywords.contains(keyword) }
}

extension Source {
  private static let keywords = typeKeywords.union([
    "func", "var", "let", "typealias", "subscript", "init", "deinit", "case", "associatedtype",
    "import", "operator", "precedencegroup",
  ])

  /// Returns the declarations between braces, or those of the file.
  func declarations(in braces: ClosedRange<Int>? = nil) -> [Declaration] {
    var found: [(index: Int, modifiers: Set<String>, start: Int)] = []
    var index = braces.map { $0.lowerBound + 1 } ?? 0
    let end = braces?.upperBound ?? tokens.count
    while index < end {
      if Self.keywords.contains(text(index)), text(index - 1) != ".",
        !Self.typeKeywords.contains(text(index))
          || tokens.indices.contains(index + 1) && tokens[index + 1].isWord
            && !Self.keywords.contains(text(index + 1))
      {
        let (modifiers, start) = modifiers(before: index)
        found.append((index, modifiers, start))
      }
      if ["{", "(", "["].contains(text(index)), let partner = partners[index], partner > index {
        index = partner
      }
      index += 1
    }
    return found.indices.map { position in
      let (index, modifiers, start) = found[position]
      let last = (position + 1 < found.count ? found[position + 1].start : end) - 1
      let range = start...max(last, index)
      return Declaration(
        keyword: text(index), name: operatorName(index + 1) ?? name(index + 1),
        modifiers: modifiers, range: range,
        index: index, body: body(of: index, in: range))
    }
  }

  private func body(of index: Int, in range: ClosedRange<Int>) -> ClosedRange<Int>? {
    var next = index + 1
    var assigns = false
    while next <= range.upperBound {
      if text(next) == "=" { assigns = true }
      if text(next) == "{", let close = partners[next] {
        let isProperty = ["var", "let"].contains(text(index))
        let isValue = text(next - 1) == "=" && text(close + 1) == "("
        let isObserved = ["didSet", "willSet"].contains(text(next + 1))
        return !isProperty || !assigns || isValue || isObserved ? next...close : nil
      }
      if ["(", "["].contains(text(next)), let close = partners[next] { next = close }
      next += 1
    }
    return nil
  }

  /// Returns the tokens of each statement between braces.
  func statements(in body: ClosedRange<Int>) -> [ClosedRange<Int>] {
    var starts: [Int] = []
    var index = body.lowerBound + 1
    while index < body.upperBound {
      let last = text(index - 1)
      let isNewLine =
        self.line(of: tokens[index].offset) > self.line(of: tokens[index - 1].range.upperBound - 1)
      let continues =
        [".", "?", ":", "=", "&", "|", "+", "-", "*", "/", "else", "as", "is", "catch"]
        .contains(text(index)) || [",", "=", "->", "return", "try", "await", "in"].contains(last)
        || operatorName(index - 1) != nil && !["?", "!"].contains(last)
      if starts.isEmpty || last == ";" || isNewLine && !continues { starts.append(index) }
      if ["{", "(", "["].contains(text(index)), let close = partners[index] { index = close }
      index += 1
    }
    return zip(starts, starts.dropFirst() + [body.upperBound]).map { $0...$1 - 1 }
  }

  /// Returns the innermost declaration at a place.
  func declaration(line: Int, column: Int, in braces: ClosedRange<Int>? = nil) -> Declaration? {
    let offset = start(ofLine: line) + column - 1
    let found = declarations(in: braces).filter {
      let last = tokens[$0.range.upperBound].range.upperBound - 1
      return self.line(of: tokens[$0.range.lowerBound].offset) <= line
        && line <= self.line(of: last)
    }
    let nearest =
      found.last { tokens[$0.range.lowerBound].offset <= offset }
      ?? found.first {
        let start = $0.range.lowerBound
        return start == 0 || self.line(of: tokens[start - 1].offset) < line
      }
    guard let nearest, nearest.isType, let body = nearest.body else { return nearest }
    return declaration(line: line, column: column, in: body) ?? nearest
  }

  /// Returns the declaration whose first character has an offset.
  func declaration(from offset: Int) -> Declaration? {
    var rest = declarations()
    while let found = rest.popLast() {
      if tokens[found.start].offset == offset { return found }
      if found.isType, let body = found.body { rest += declarations(in: body) }
    }
    return nil
  }
}
