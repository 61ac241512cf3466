/// A word or a punctuation mark of Swift source text, and where it begins.
package struct Token: Equatable {
  package var text: String
  /// The indices of its characters, Unicode scalars of the source.
  package var range: Range<Int>
  /// The index of its first character.
  package var offset: Int { range.lowerBound }
}

/// A reader of the tokens of Swift source text.
///
/// It skips comments, the text of string and regex literals, and the lines of `#if` directives, so
/// that all branches are read. A string literal is one token, a quotation mark.
package struct Tokenizer {
  private let source: [Unicode.Scalar]
  /// A Boolean value that indicates whether directives are tokens, and interpolations are read.
  private let readsAll: Bool
  private var index = 0
  /// The number of string literals around the character.
  private var depth = 0
  private var tokens: [Token] = []

  /// Returns the tokens of a source.
  package static func tokens(of source: [Unicode.Scalar]) -> [Token] {
    tokens(of: source, readsAll: false)
  }

  /// Returns the tokens of a source together with its directives, each of which is one token, and
  /// with the tokens of interpolations, which come before those of their literals.
  package static func allTokens(of source: [Unicode.Scalar]) -> [Token] {
    tokens(of: source, readsAll: true)
  }

  private static func tokens(of source: [Unicode.Scalar], readsAll: Bool) -> [Token] {
    var tokenizer = Tokenizer(source, readsAll)
    while tokenizer.index < source.count { tokenizer.readToken() }
    return tokenizer.tokens
  }

  private init(_ source: [Unicode.Scalar], _ readsAll: Bool) {
    self.source = source
    self.readsAll = readsAll
  }

  private mutating func readToken() {
    let start = index
    switch source[index] {
    case " ", "\n", "\r", "\t": index += 1
    case "/" where skipComment() || skipRegex(): break
    case "\"" where skipString(), "#" where skipString():
      index = min(index, source.count)
      tokens.append(Token(text: "\"", range: start..<index))
    case "`":
      index += 1
      skip { $0 != "`" && $0 != "\n" }
      index += 1
      append(from: start)
    case "#" where isWord(at: index + 1):
      index += 1
      skip(while: Self.isWord)
      let isDirective = ["#if", "#elseif", "#else", "#endif"].contains(text(from: start))
      if isDirective { skip { $0 != "\n" } }
      if readsAll || !isDirective { append(from: start) }
    case "<" where index > 0 && [" ", "."].contains(source[index - 1]):
      // It compares, or belongs to a range.
      index += 1
    case "-" where scalar(at: index + 1) == ">":
      index += 2
      append(from: start)
    case let scalar where Self.isWord(scalar):
      skip(while: Self.isWord)
      append(from: start)
    default:
      index += 1
      append(from: start)
    }
  }

  /// Skips a comment, and the comments in it. Returns false if there is none.
  private mutating func skipComment() -> Bool {
    if scalar(at: index + 1) == "/" {
      skip { $0 != "\n" }
      return true
    }
    guard scalar(at: index + 1) == "*" else { return false }
    var depth = 0
    repeat {
      switch (source[index], scalar(at: index + 1)) {
      case ("/", "*"): (depth, index) = (depth + 1, index + 2)
      case ("*", "/"): (depth, index) = (depth - 1, index + 2)
      default: index += 1
      }
    } while depth > 0 && index < source.count
    return true
  }

  /// Skips a regex literal, which ends on its line. Returns false if there is none.
  private mutating func skipRegex() -> Bool {
    let before = tokens.last?.text ?? "{"
    guard ["(", "[", "{", ",", "=", ":", "return", "in"].contains(before) else { return false }
    guard let next = scalar(at: index + 1), next != " ", next != "\n" else { return false }
    var end = index + 1
    while let scalar = scalar(at: end), scalar != "\n", scalar != "/" {
      end += scalar == "\\" ? 2 : 1
    }
    guard scalar(at: end) == "/" else { return false }
    index = end + 1
    return true
  }

  /// Skips a string literal or an extended regex literal. Returns false if there is none.
  private mutating func skipString() -> Bool {
    var start = index
    while scalar(at: start) == "#" { start += 1 }
    let hashes = [Unicode.Scalar](repeating: "#", count: start - index)
    guard let quote = scalar(at: start), quote == "\"" || quote == "/" && !hashes.isEmpty else {
      return false
    }
    let isMultiline = quote == "\"" && has([quote, quote, quote], at: start)
    let delimiter = [Unicode.Scalar](repeating: quote, count: isMultiline ? 3 : 1) + hashes
    index = start + delimiter.count - hashes.count
    while index < source.count, isMultiline || source[index] != "\n" {
      if has(delimiter, at: index) {
        index += delimiter.count
        return true
      }
      guard has(["\\"] + hashes, at: index) else {
        index += 1
        continue
      }
      index += 1 + hashes.count
      if scalar(at: index) == "(", depth < Self.maximumDepth {
        depth += 1
        skipInterpolation()
        depth -= 1
      } else {
        index += 1
      }
    }
    return true
  }

  /// The number of literals in each other whose interpolations are told from text.
  private static let maximumDepth = 100

  /// Skips the parentheses of an interpolation, with the strings in it.
  private mutating func skipInterpolation() {
    guard !readsAll else { return readInterpolation() }
    var depth = 0
    repeat {
      switch source[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "\"", "#": if skipString() { continue }
      case "/": if skipComment() { continue }
      default: break
      }
      index += 1
    } while depth > 0 && index < source.count
  }

  /// Reads the parentheses of an interpolation, and what is between them.
  private mutating func readInterpolation() {
    var depth = 0
    repeat {
      let count = tokens.count
      readToken()
      switch tokens.count == count + 1 ? tokens[count].text : "" {
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
    } while depth > 0 && index < source.count
  }

  // MARK: Characters

  package static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "\u{80}"...: true
    default: false
    }
  }

  private func isWord(at index: Int) -> Bool { scalar(at: index).map(Self.isWord) ?? false }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    index < source.count ? source[index] : nil
  }

  private func has(_ text: [Unicode.Scalar], at index: Int) -> Bool {
    source[min(index, source.count)...].starts(with: text)
  }

  /// Skips characters.
  private mutating func skip(while isSkipped: (Unicode.Scalar) -> Bool) {
    while index < source.count, isSkipped(source[index]) { index += 1 }
  }

  private func text(from start: Int) -> String {
    String(String.UnicodeScalarView(source[start..<min(index, source.count)]))
  }

  private mutating func append(from start: Int) {
    index = min(index, source.count)
    tokens.append(Token(text: text(from: start), range: start..<index))
  }
}
