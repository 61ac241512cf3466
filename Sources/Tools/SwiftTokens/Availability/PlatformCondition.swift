/// A condition of an `#if` directive, as far as it is known on iOS.
struct PlatformCondition {
  private let tokens: [Token]
  private var index = 0
  private var depth = 0

  /// Returns the value of a condition on iOS, or nil if it depends on something else.
  static func value(of text: some StringProtocol) -> Bool? {
    var condition = PlatformCondition(tokens: Tokenizer.tokens(of: Array(text.unicodeScalars)))
    return condition.readDisjunction()
  }

  private init(tokens: [Token]) { self.tokens = tokens }

  private var text: String { index < tokens.count ? tokens[index].text : "" }

  private mutating func skip(_ operator: String) -> Bool {
    guard text == `operator`, index + 1 < tokens.count, tokens[index + 1].text == `operator` else {
      return false
    }
    index += 2
    return true
  }

  private mutating func readDisjunction() -> Bool? {
    var value = readConjunction()
    while skip("|") {
      let other = readConjunction()
      value = value == true || other == true ? true : value == false && other == false ? false : nil
    }
    return value
  }

  private mutating func readConjunction() -> Bool? {
    var value = readPrimary()
    while skip("&") {
      let other = readPrimary()
      value = value == false || other == false ? false : value == true && other == true ? true : nil
    }
    return value
  }

  private mutating func readPrimary() -> Bool? {
    let word = text
    index += 1
    switch word {
    case "!", "(":
      // Nobody nests this deep.
      guard depth < 50 else { return nil }
      depth += 1
      defer { depth -= 1 }
      if word == "!" { return readPrimary().map { !$0 } }
      let value = readDisjunction()
      index += 1
      return value
    case "true": return true
    case "false": return false
    default:
      guard text == "(" else { return nil }
      let group = tokens[index...].group
      index = group.endIndex + 1
      return Self.value(of: word, group.first?.text ?? "")
    }
  }

  private static func value(of function: String, _ name: String) -> Bool? {
    switch (function, name) {
    case ("os", _): name == "iOS"
    case ("canImport", "UIKit"): true
    case ("canImport", "HeadlessUIKit"), ("canImport", "AppKit"), ("canImport", "Cocoa"),
      ("canImport", "Glibc"), ("canImport", "Musl"), ("canImport", "WinSDK"):
      false
    // Catalyst has versions of its own.
    case ("targetEnvironment", "macCatalyst"): false
    default: nil
    }
  }
}

/// The lines from `#if` to `#endif`.
private struct ConditionalBlock {
  /// A Boolean value that indicates whether what is around the block may be compiled.
  var isAround: Bool
  /// A Boolean value that indicates whether a branch is compiled for certain.
  var isTaken: Bool
  /// A Boolean value that indicates whether the branch here may be compiled.
  var isRead: Bool
}

extension [Token] {
  /// The tokens that may be compiled for iOS, without the directives among them.
  var compiledForIOS: [Token] {
    var blocks: [ConditionalBlock] = []
    return filter { token in
      guard token.text.hasPrefix("#") else { return blocks.last?.isRead ?? true }
      let word = token.text.prefix { $0 == "#" || $0.isLetter }
      let condition = token.text.dropFirst(word.count)
      switch word {
      case "#if":
        let value = PlatformCondition.value(of: condition)
        let isAround = blocks.last?.isRead ?? true
        blocks.append(
          ConditionalBlock(
            isAround: isAround, isTaken: value == true, isRead: isAround && value != false))
      case "#elseif", "#else":
        guard var block = blocks.popLast() else { return false }
        let value = word == "#else" ? true : PlatformCondition.value(of: condition)
        block.isRead = block.isAround && !block.isTaken && value != false
        block.isTaken = block.isTaken || value == true
        blocks.append(block)
      case "#endif": _ = blocks.popLast()
      default: return blocks.last?.isRead ?? true
      }
      return false
    }
  }
}
