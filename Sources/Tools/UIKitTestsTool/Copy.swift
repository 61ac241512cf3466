import SwiftTokens

/// A copy of a source with the changes that Linux forces.
struct Copy {
  let source: Source
  var edits: [Edit]
  /// The imports that the copy begins with.
  var imports: [String]

  init(
    _ source: Source, imports: [String], protocols: Set<String> = [], gaps: [Gap] = [],
    available: Set<String> = []
  ) {
    self.source = source
    self.imports = imports
    // The attribute isn't that of the modules that a module exports.
    if source.importsBeforeConcurrency { self.imports.append("HeadlessUIKit") }
    edits =
      source.edits(for: gaps) + source.attributeEdits + source.previewEdits
      + source.selectorEdits(types: source.types, protocols: protocols)
      + source.optionalRequirementEdits + source.conditionEdits
      + source.importEdits(available: available)
  }

  /// Inserts overrides before the brace that closes their class.
  mutating func insert(_ moves: [OverrideMove]) {
    for type in source.types where type.keyword == "class" {
      let texts = moves.filter { $0.className == type.fullName }.map { move in
        place(move.path, move.line) + move.text
      }
      guard !texts.isEmpty else { continue }
      let offset = source.tokens[type.braces.upperBound].offset
      let text =
        "\n" + texts.joined(separator: "\n") + "\n"
        + place(source.path, source.line(of: offset))
      edits.append(Edit(range: offset..<offset, text: text, kind: "override from an extension"))
    }
  }

  /// The copy's text. Its first lines name the source, for errors and failures.
  var text: String {
    imports.map { (source.importsBeforeConcurrency ? "@preconcurrency " : "") + "import \($0)\n" }
      .joined() + place(source.path, 1) + source.applying(edits)
      + "\n"
  }
}

/// Returns the directive that gives the next line its place in the user's file.
func place(_ path: String, _ line: Int) -> String {
  let escaped = path.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
  return "#sourceLocation(file: \"\(String(escaped))\", line: \(line))\n"
}
