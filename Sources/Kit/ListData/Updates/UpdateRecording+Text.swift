extension UpdateRecording: CustomStringConvertible {
  /// The recording's text, without a newline at the end.
  public var description: String {
    "before \(Self.text(before))\n\(plan.isEmpty ? "" : plan + "\n")after \(Self.text(after))"
  }

  private static func text(_ sections: [Section<Item>]) -> String {
    sections.map { section in
      let items = section.items.map { "\($0.id)" + String(repeating: "'", count: $0.content) }
      return letters((section.id?.base as? Int) ?? 0) + (section.headerTitle ?? "")
        + "[\(items.joined(separator: " "))]"
    }.joined(separator: " ")
  }

  /// Returns a number in letters: "a" to "z", "ba" and so on.
  private static func letters(_ number: Int) -> String {
    let last = String(Unicode.Scalar(UInt8(ascii: "a") + UInt8(number % 26)))
    return number < 26 ? last : letters(number / 26) + last
  }
}

extension UpdateRecording {
  /// An error in the text of a recording.
  package struct TextError: Error, Hashable, CustomStringConvertible {
    /// A sentence about the error.
    package let description: String

    /// Creates an error with a sentence.
    package init(_ description: String) { self.description = description }
  }

  /// Creates a recording from its text.
  ///
  /// - Throws: A `TextError` that names the invalid line or word.
  package init(_ text: String) throws(TextError) {
    let lines = text.split(separator: "\n").map { $0.trimmed }.filter { !$0.isEmpty }
    guard let first = lines.first, let last = lines.last, lines.count >= 2,
      first.hasPrefix("before"), last.hasPrefix("after")
    else {
      throw TextError("A recording must begin with “before” and end with “after”.")
    }
    before = try Self.sections(first.dropFirst("before".count))
    after = try Self.sections(last.dropFirst("after".count))
    plan = lines.dropFirst().dropLast().joined(separator: "\n")
  }

  private static func sections(
    _ text: some StringProtocol
  ) throws(TextError) -> [Section<Item>] {
    var sections: [Section<Item>] = []
    var rest = Substring(text).trimmed[...]
    while !rest.isEmpty {
      guard let open = rest.firstIndex(of: "["), let close = rest.firstIndex(of: "]"),
        open < close
      else { throw TextError("“\(rest)” isn't a section, such as “a[0 1]”.") }
      let name = rest[..<open].filter { $0 != "'" }
      guard (1...8).contains(name.utf8.count), name.utf8.allSatisfy({ (97...122).contains($0) })
      else {
        throw TextError("“\(rest[..<open])” isn't the name of a section, such as “a”.")
      }
      let letters = name.utf8.reduce(0) { $0 * 26 + Int($1) - 97 }
      let strokes = rest[..<open].filter { $0 == "'" }
      var items: [Item] = []
      for word in rest[rest.index(after: open)..<close].split(separator: " ") {
        let digits = word.prefix { $0 != "'" }
        guard let number = Int(digits), number >= 0 else {
          throw TextError("“\(word)” isn't the number of an item, such as “0”.")
        }
        items.append(Item(id: number, content: word.count - digits.count))
      }
      sections.append(
        Section(id: letters, items, headerTitle: strokes.isEmpty ? nil : String(strokes)))
      rest = rest[rest.index(after: close)...].drop { $0 == " " }
    }
    return sections
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
