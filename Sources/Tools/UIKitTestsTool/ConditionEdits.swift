import SwiftTokens

extension Source {
  private static let importModifiers: Set = [
    "@", "testable", "preconcurrency", "_exported", "_implementationOnly", "public", "internal",
    "private", "fileprivate",
  ]
  private static let importKinds: Set = [
    "class", "struct", "enum", "protocol", "func", "let", "var", "typealias",
  ]

  /// The modules of Apple's systems that UIKit brings with it.
  static let impliedModules: Set = [
    "CoreGraphics", "QuartzCore", "ObjectiveC", "UIKit", "Foundation",
  ]

  /// Drops imports of what UIKit brings with it, and of what isn't there.
  func importEdits(available: Set<String>) -> [Edit] {
    imports.compactMap {
      let isImplied = Self.impliedModules.contains($0.module)
      guard isImplied || !available.contains($0.module) else { return nil }
      let last = text($0.last + 1) == ";" ? $0.last + 1 : $0.last
      return Edit(
        range: range($0.first, last), text: "",
        kind: isImplied ? "import by UIKit" : "import of \($0.module), which isn't there")
    }
  }

  /// A Boolean value that indicates whether the source imports UIKit, or what it brings with it, as
  /// a module that comes before concurrency.
  var importsBeforeConcurrency: Bool {
    imports.contains { module, first, last, _ in
      Self.impliedModules.contains(module)
        && (first..<last).contains { text($0) == "preconcurrency" }
    }
  }

  /// The imports, with the indices of their first and last tokens.
  var imports: [(module: String, first: Int, last: Int, isConditional: Bool)] {
    let conditional = conditionalLines
    return tokens.indices.compactMap { index in
      guard text(index) == "import", text(index - 1) != ".", index + 1 < tokens.count else {
        return nil
      }
      let line = line(of: tokens[index].offset)
      var next = Self.importKinds.contains(text(index + 1)) ? index + 2 : index + 1
      let module = name(next)
      while text(next + 1) == ".", next + 2 < tokens.count { next += 2 }
      var first = index
      while first > 0, self.line(of: tokens[first - 1].offset) == line,
        Self.importModifiers.contains(text(first - 1))
      { first -= 1 }
      return (module, first, min(next, tokens.count - 1), conditional.contains(line))
    }
  }

  /// Takes Linux for iOS in conditions of compilation.
  var conditionEdits: [Edit] {
    let word = Array("os(iOS)".unicodeScalars)
    return directiveLines.filter { $0.word.hasSuffix("if") }.flatMap { _, line in
      (start(ofLine: line)..<start(ofLine: line + 1)).filter { scalars[$0...].starts(with: word) }
        .map { Edit(range: $0..<$0 + word.count, text: "os(Linux)", kind: "os(iOS) is Linux") }
    }
  }

  /// The lines that are compiled by conditions.
  var conditionalLines: Set<Int> {
    var lines: Set<Int> = []
    var open: [Int] = []
    for (word, line) in directiveLines {
      if word == "#if" { open.append(line) }
      if word == "#endif", let start = open.popLast() { lines.formUnion(start...line) }
    }
    return lines
  }

  private var directiveLines: [(word: String, line: Int)] {
    let strings = tokens.filter { $0.text == "\"" }.map(\.range)
    var string = 0
    return (1...max(1, lineCount)).compactMap { line in
      var start = start(ofLine: line)
      while start < scalars.count, scalars[start] == " " || scalars[start] == "\t" { start += 1 }
      guard start < scalars.count, scalars[start] == "#" else { return nil }
      while string < strings.count, strings[string].upperBound <= start { string += 1 }
      guard string >= strings.count || !strings[string].contains(start) else { return nil }
      let word = text(in: start..<min(start + 8, scalars.count))
      return ["#if", "#elseif", "#else", "#endif"].first {
        word.hasPrefix($0) && !(word.dropFirst($0.count).first?.isLetter ?? false)
      }.map { ($0, line) }
    }
  }
}
