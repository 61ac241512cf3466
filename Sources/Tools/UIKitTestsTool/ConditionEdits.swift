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

  private static let conditions = [
    "os(iOS)": "os(Linux)", "os(Linux)": "os(WASI)", "canImport(os)": "canImport(UIKit)",
    "canImport(CoreGraphics)": "canImport(UIKit)", "canImport(QuartzCore)": "canImport(UIKit)",
  ]

  /// Takes Linux for iOS in conditions of compilation, another system for Linux, and UIKit for what
  /// it brings with it.
  var conditionEdits: [Edit] {
    directives.flatMap { directive in
      directive.text.matches(of: /\w+\(\w+\)/).compactMap { match in
        guard let text = Self.conditions[String(match.0)] else { return nil }
        let before = directive.text[..<match.range.lowerBound].unicodeScalars.count
        let first = directive.offset + before
        return Edit(
          range: first..<first + match.0.count, text: text, kind: "\(match.0) is \(text)")
      }
    }
  }

  /// The lines that are compiled by conditions.
  var conditionalLines: Set<Int> {
    var lines: Set<Int> = []
    var open: [Int] = []
    for directive in directives {
      let line = line(of: directive.offset)
      if directive.text.hasPrefix("#if") { open.append(line) }
      if directive.text.hasPrefix("#end"), let start = open.popLast() {
        lines.formUnion(start...line)
      }
    }
    return lines
  }
}
