/// A version of a system, such as iOS 17.4.
package struct SystemVersion: Hashable, Sendable {
  /// The numbers, without zeros at the end.
  private let numbers: [Int]

  /// Reads a version with points between its numbers. Returns nil if the text is another one.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard numbers.count == parts.count, numbers.count <= 3, numbers[0] > 0 else { return nil }
    self.init(numbers)
  }

  private init(_ numbers: [Int]) {
    self.numbers = Array(numbers.reversed().drop { $0 == 0 }.reversed())
  }

  /// The version that none is newer than.
  static let greatest = SystemVersion([.max])
  /// The version that none is older than.
  static let least = SystemVersion([])
}

extension SystemVersion: Comparable {
  package static func < (version: Self, other: Self) -> Bool {
    version.numbers.lexicographicallyPrecedes(other.numbers)
  }
}

extension SystemVersion: CustomStringConvertible {
  package var description: String { numbers.map(String.init).joined(separator: ".") }
}

extension SystemVersion {
  /// Returns the oldest version of iOS that a package claims, as its manifest is written.
  ///
  /// The manifest isn't run: a version that it computes isn't found.
  package static func minimum(inManifest source: [Unicode.Scalar]) -> SystemVersion? {
    let tokens = Tokenizer.tokens(of: source)
    func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }
    for index in tokens.indices
    where text(index) == "platforms" && text(index + 1) == ":" && text(index + 2) == "[" {
      let group = tokens[(index + 2)...].group
      let entry = group.indices.first { text($0) == "iOS" && text($0 + 1) == "(" }
      guard let entry else { continue }
      if text(entry + 2) == "\"" {
        let literal = String(String.UnicodeScalarView(source[tokens[entry + 2].range]))
        return SystemVersion(literal.filter { $0 != "\"" })
      }
      guard text(entry + 2) == ".", text(entry + 3).hasPrefix("v") else { return nil }
      return SystemVersion(text(entry + 3).dropFirst().split(separator: "_").joined(separator: "."))
    }
    return nil
  }

  /// Returns the oldest versions of iOS in the settings of an Xcode project's file or of a file of
  /// settings. One that isn't a number is nil.
  package static func minimums(inSettings text: String) -> [SystemVersion?] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let isComment = line.drop { $0 == " " || $0 == "\t" }.hasPrefix("//")
      guard !isComment, line.contains("IPHONEOS_DEPLOYMENT_TARGET"),
        case let parts = line.split(separator: "="), parts.count > 1
      else { return nil }
      let value = parts[parts.count - 1].prefix { $0 != ";" && $0 != "/" }
      return SystemVersion(value.filter { $0 != " " && $0 != "\t" && $0 != "\"" })
    }
  }
}
