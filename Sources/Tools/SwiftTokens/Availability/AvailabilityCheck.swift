/// A check of an app's sources for uses of UIKit that is newer than the oldest iOS that the app
/// supports, and that no condition guards.
///
/// It knows no types. It finds what a name alone tells, and leaves out what could be another
/// declaration, such as one of the app's own.
package struct AvailabilityCheck {
  private var files: [File] = []
  private var declared = DeclaredNames()

  private struct File {
    var path: String
    var source: [Unicode.Scalar]
    var tokens: [Token]
    var partners: [Int: Int]
    var minimum: SystemVersion?

    /// The indices of the first characters of the lines.
    var lines: [Int] { [0] + source.indices.filter { source[$0] == "\n" }.map { $0 + 1 } }
  }

  package init() {}

  /// Adds a source and the oldest iOS that it is for. Without a version, only its declarations are
  /// read.
  package mutating func add(
    _ source: [Unicode.Scalar], path: String, minimum: SystemVersion?
  ) {
    let tokens = Tokenizer.allTokens(of: source).compiledForIOS
    let partners = tokens.partners
    declared.add(tokens, partners: partners)
    files.append(
      File(
        path: path, source: source, tokens: tokens, partners: partners, minimum: minimum))
  }

  /// The uses without a guard, in the order of the files.
  package var uses: [NewerUse] {
    files.flatMap { file -> [NewerUse] in
      guard let minimum = file.minimum else { return [] }
      let versions = AvailabilityScopes.versions(
        at: file.tokens, of: file.source, partners: file.partners)
      let finder = UseFinder(tokens: file.tokens, partners: file.partners, declared: declared)
      let lines = file.lines
      return finder.uses.compactMap { use in
        guard use.version > max(minimum, versions[use.index]) else { return nil }
        let offset = file.tokens[use.index].offset
        let line = lines.firstIndex(orderedWhere: { $0 > offset })
        return NewerUse(
          path: file.path, line: line, column: offset - lines[line - 1] + 1, name: use.name,
          version: use.version, minimum: minimum)
      }
    }
  }
}

/// A use of a declaration that is newer than the oldest iOS that an app supports.
package struct NewerUse: Equatable {
  package var path: String
  package var line: Int
  package var column: Int
  package var name: String
  package var version: SystemVersion
  package var minimum: SystemVersion

  /// The sentence for the user.
  package var text: String {
    """
    \(name) is new in iOS \(version), and the app runs on iOS \(minimum): guard it with \
    `if #available(iOS \(version), *)`, or mark the declaration around it with \
    `@available(iOS \(version), *)`.
    """
  }
}

extension [Int] {
  /// Returns the index of the first of ordered elements that matches, or their count.
  fileprivate func firstIndex(orderedWhere matches: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if matches(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
