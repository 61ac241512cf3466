/// A reader of the versions of iOS that are certain at each token of a source, by the conditions
/// and attributes around it.
///
/// It follows the compiler. The version of a condition is certain in what follows in its list and
/// in its braces, and that of a `guard` in the remainder of the braces around it. The version of an
/// attribute is certain in its declaration. What is certain around a closure is so in it.
struct AvailabilityScopes {
  /// The kinds of frames of the stack.
  private enum Kind { case braces, brackets, condition, guardBody, declaration }

  private struct Frame {
    var kind: Kind
    /// The version that is certain at the frame's beginning.
    var first: SystemVersion
    /// The version that is certain here.
    var version: SystemVersion
    /// The keyword that introduces the condition or the braces.
    var keyword = ""
    /// The version that is certain if the condition isn't met.
    var failed: SystemVersion?
    /// A Boolean value that indicates whether the keyword of the declaration has been read.
    var isDeclared = false
  }

  private let tokens: [Token]
  /// The tokens that begin a line.
  private let lineStarts: Set<Int>
  private let partners: [Int: Int]
  private var index = 0
  private var versions: [SystemVersion] = []
  private var stack = [Frame(kind: .braces, first: .least, version: .least)]

  /// Returns the version of iOS that is certain at each token.
  static func versions(
    at tokens: [Token], of source: [Unicode.Scalar], partners: [Int: Int]
  ) -> [SystemVersion] {
    var scopes = AvailabilityScopes(tokens, source, partners)
    while scopes.index < tokens.count { scopes.readToken() }
    return scopes.versions
  }

  private init(_ tokens: [Token], _ source: [Unicode.Scalar], _ partners: [Int: Int]) {
    self.tokens = tokens
    self.partners = partners
    versions.reserveCapacity(tokens.count)
    lineStarts = Set(
      tokens.indices.filter { index in
        guard index > 0 else { return true }
        let (end, start) = (tokens[index - 1].range.upperBound, tokens[index].offset)
        return end < start && source[end..<start].contains("\n")
      })
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private var top: Frame {
    get { stack[stack.count - 1] }
    set { stack[stack.count - 1] = newValue }
  }

  /// Steps over tokens, all of which have the version that is certain here.
  private mutating func advance(to next: Int) {
    versions += repeatElement(top.version, count: next - index)
    index = next
  }

  private mutating func readToken() {
    endDeclarations()
    let word = text(index)
    switch word {
    case "{": readOpeningBrace()
    case "}": readClosingBrace()
    case "(", "[":
      advance(to: index + 1)
      stack.append(Frame(kind: .brackets, first: top.version, version: top.version))
    case ")", "]":
      closeBrackets()
      advance(to: index + 1)
    case "if", "guard", "while", "switch":
      advance(to: index + 1)
      if isKeyword(index - 1) { beginCondition(word) }
    case "else":
      advance(to: index + 1)
      if top.kind == .condition, top.keyword == "guard" { top.kind = .guardBody }
    case "case", "default":
      // The condition of a guard is certain in the remainder of its case.
      if top.kind == .braces, top.keyword == "switch", text(index - 1) != "for" {
        top.version = top.first
      }
      readKeyword()
    case "#available", "#unavailable": readCondition(isMet: word == "#available")
    case "@" where text(index + 1) == "available" && text(index + 2) == "(": readAttribute()
    case "#Preview":
      // Its declarations have this attribute themselves.
      beginDeclaration(SystemVersion("17") ?? .least)
      top.isDeclared = true
      advance(to: index + 1)
    case _ where Self.declarationKeywords.contains(word): readKeyword()
    default: advance(to: index + 1)
    }
  }

  /// Returns a Boolean value that indicates whether a word is a statement's keyword, and no label
  /// or member.
  private func isKeyword(_ index: Int) -> Bool {
    ![".", "(", ","].contains(text(index - 1)) && text(index + 1) != ":"
  }

  // MARK: Brackets

  private mutating func closeBrackets() {
    guard let last = stack.lastIndex(where: { $0.kind == .brackets || $0.kind == .braces }),
      stack[last].kind == .brackets
    else { return }
    stack.removeSubrange(last...)
  }

  private mutating func readOpeningBrace() {
    var frame = Frame(kind: .braces, first: top.version, version: top.version)
    switch top.kind {
    case .condition where !isClosure:
      frame.keyword = top.keyword
      if top.keyword == "if" { frame.failed = failedVersion }
      stack.removeLast()
    case .guardBody:
      (frame.first, frame.version) = (failedVersion, failedVersion)
    default:
      if text(index - 1) == "repeat" { frame.keyword = "repeat" }
    }
    advance(to: index + 1)
    stack.append(frame)
  }

  /// A Boolean value that indicates whether the brace here begins a closure in a condition.
  private var isClosure: Bool {
    top.keyword == "guard" || partners[index].map { ["{", ","].contains(text($0 + 1)) } ?? false
  }

  private mutating func readClosingBrace() {
    let last = stack.lastIndex { $0.kind == .braces } ?? 0
    guard last > 0 else {
      stack.removeSubrange(1...)
      return advance(to: index + 1)
    }
    let closed = stack[last]
    stack.removeSubrange(last...)
    advance(to: index + 1)
    if top.kind == .guardBody {
      let met = stack.removeLast().version
      let braces = stack.lastIndex { $0.kind == .braces } ?? 0
      for frame in braces..<stack.count { stack[frame].version = max(stack[frame].version, met) }
    } else if closed.keyword == "repeat", text(index) == "while" {
      advance(to: index + 1)
    } else if closed.keyword == "if", text(index) == "else", let failed = closed.failed {
      if text(index + 1) == "if" {
        advance(to: index + 2)
        beginCondition("if", failed)
      } else if text(index + 1) == "{" {
        advance(to: index + 2)
        stack.append(Frame(kind: .braces, first: failed, version: failed))
      }
    } else if top.kind == .declaration, text(index) != ".", lineStarts.contains(index) {
      stack.removeLast()
    }
  }

  // MARK: Conditions

  /// The version that is certain if the condition here isn't met.
  private var failedVersion: SystemVersion { top.failed ?? top.first }

  private mutating func beginCondition(_ keyword: String, _ version: SystemVersion? = nil) {
    // A condition without braces ends with the next one.
    if top.kind == .condition || top.kind == .guardBody { stack.removeLast() }
    let version = version ?? top.version
    stack.append(Frame(kind: .condition, first: version, version: version, keyword: keyword))
  }

  private mutating func readCondition(isMet: Bool) {
    guard text(index + 1) == "(", let close = partners[index + 1] else {
      return advance(to: index + 1)
    }
    let version = tokens[(index + 2)..<close].split().compactMap(\.version).max()
    advance(to: close + 1)
    guard top.kind == .condition, let version else { return }
    if isMet {
      top.version = max(top.version, version)
    } else {
      top.failed = max(failedVersion, version)
    }
  }

  // MARK: Declarations

  private static let declarationKeywords: Set = [
    "func", "var", "let", "class", "struct", "enum", "actor", "protocol", "extension", "init",
    "deinit", "subscript", "typealias", "associatedtype", "import", "macro", "operator",
  ]

  private mutating func readKeyword() {
    if top.kind == .declaration { top.isDeclared = true }
    advance(to: index + 1)
  }

  /// Ends a declaration without braces where another one begins.
  private mutating func endDeclarations() {
    guard top.kind == .declaration, top.isDeclared else { return }
    let word = text(index)
    let isNext =
      word == "@" || word == "case" || word == "#Preview"
      || Self.declarationKeywords.contains(word)
    if word == ";" || isNext && lineStarts.contains(index) { stack.removeLast() }
  }

  private mutating func beginDeclaration(_ version: SystemVersion) {
    if top.kind == .condition || top.kind == .guardBody { stack.removeLast() }
    if top.kind == .declaration {
      top.version = max(top.version, version)
    } else {
      let first = top.version
      stack.append(Frame(kind: .declaration, first: first, version: max(first, version)))
    }
  }

  private mutating func readAttribute() {
    guard let close = partners[index + 2] else { return advance(to: index + 1) }
    let items = tokens[(index + 3)..<close].split()
    advance(to: close + 1)
    var version: SystemVersion?
    if let platform = items.first, platform.count == 1 {
      // What extensions of apps lack is there in apps.
      let isForExtensions = platform.text.hasSuffix("ApplicationExtension")
      guard platform.text == "*" || platform.isSystem, !isForExtensions else { return }
      // What isn't there isn't used.
      version =
        items.contains { $0.text == "unavailable" }
        ? .greatest
        : items.first { $0.first?.text == "introduced" }.flatMap { SystemVersion($0.numbers) }
    } else {
      version = items.compactMap(\.version).max()
    }
    if let version { beginDeclaration(version) }
  }
}

extension ArraySlice<Token> {
  private static let otherSystems: Set = [
    "macOS", "OSX", "tvOS", "watchOS", "visionOS", "xrOS", "macCatalyst", "DriverKit", "Windows",
    "Linux", "Android", "OpenBSD", "FreeBSD", "macOSApplicationExtension", "swift",
    "OSXApplicationExtension", "tvOSApplicationExtension", "watchOSApplicationExtension",
    "visionOSApplicationExtension", "macCatalystApplicationExtension", "_PackageDescription",
  ]

  /// A Boolean value that indicates whether the first token names iOS, or what an app has defined.
  fileprivate var isSystem: Bool {
    first.map { $0.isWord && !Self.otherSystems.contains($0.text) } ?? false
  }

  /// The version of iOS in an item such as `iOS 17.4`. Of what an app has defined, it is unknown.
  fileprivate var version: SystemVersion? {
    guard isSystem, count > 1 else { return nil }
    let isKnown = text(at: 0).hasPrefix("iOS") || text(at: 0) == "anyAppleOS"
    return isKnown ? SystemVersion(numbers) : .greatest
  }

  /// The text of a version.
  fileprivate var numbers: String {
    filter { $0.text.utf8.allSatisfy { (0x30...0x39).contains($0) } || $0.text == "." }
      .map(\.text).joined()
  }

  private func text(at place: Int) -> String { self[startIndex + place].text }
}
