import Foundation

/// A search for scalars by words of their names, by code point (U+1F600), or by character.
nonisolated struct GlyphSearch: Sendable {
  /// The matching scalars of a block.
  struct Section: Hashable, Sendable {
    /// The name of the block.
    let name: String
    /// The scalars in order.
    let scalars: [Unicode.Scalar]
  }

  private let table: GlyphTable
  private let words: [[UInt8]]
  private let scalars: Set<Unicode.Scalar>

  /// Creates a search.
  init(_ query: String, in table: GlyphTable) {
    self.table = table
    let text = query.trimmingCharacters(in: .whitespaces)
    words = text.uppercased().split(separator: " ").map { Array($0.utf8) }
    var scalars: Set<Unicode.Scalar> = []
    if text.uppercased().hasPrefix("U+"), let value = UInt32(text.dropFirst(2), radix: 16),
      let scalar = Unicode.Scalar(value)
    {
      scalars.insert(scalar)
    }
    // A single character, unless it is a letter of a name.
    if text.count == 1,
      text.unicodeScalars.allSatisfy({ !$0.isASCII || !$0.properties.isAlphabetic })
    {
      scalars.formUnion(text.unicodeScalars)
    }
    self.scalars = scalars
  }

  /// A Boolean value that indicates whether the query is empty.
  var isEmpty: Bool { words.isEmpty }

  /// Returns the matching scalars by block, or nil if the task was cancelled.
  func run() -> [Section]? {
    var sections: [Section] = []
    for block in table.blocks {
      if Task.isCancelled { return nil }
      let found = block.scalars(where: matches)
      if !found.isEmpty { sections.append(Section(name: block.name, scalars: found)) }
    }
    return sections
  }

  private func matches(_ scalar: Unicode.Scalar) -> Bool {
    if !scalars.isEmpty { return scalars.contains(scalar) }
    guard var name = scalar.properties.name else { return false }
    return name.withUTF8 { bytes in words.allSatisfy { contains($0, in: bytes) } }
  }

  private func contains(_ word: [UInt8], in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first, var start = UnsafeRawPointer(bytes.baseAddress) else {
      return word.isEmpty
    }
    // The last place where the word has room.
    let last = start + bytes.count - word.count
    while start <= last, let place = memchr(start, Int32(first), last - start + 1) {
      if memcmp(place, word, word.count) == 0 { return true }
      start = UnsafeRawPointer(place) + 1
    }
    return false
  }
}
