import Foundation

/// The approximately 155,000 named scalars of Unicode, computed on demand, in sections by block.
nonisolated struct GlyphTable: Sendable {
  /// The blocks with named scalars.
  let blocks: [GlyphBlock]

  /// Parses the names and ranges of blocks in lines of the form `first..last; name`, with
  /// hexadecimal digits. All other lines are ignored.
  init(blocks text: String) {
    blocks = text.split(separator: "\n").compactMap { line -> GlyphBlock? in
      let parts = line.split(separator: ";", maxSplits: 1)
      let ends = parts[0].split(separator: ".", omittingEmptySubsequences: true)
      guard parts.count == 2, ends.count == 2, let first = UInt32(ends[0], radix: 16),
        let last = UInt32(ends[1], radix: 16), first <= last, last <= 0x10_FFFF
      else { return nil }
      let block = GlyphBlock(
        name: parts[1].trimmingCharacters(in: .whitespaces), range: first...last)
      return block.count > 0 ? block : nil
    }
  }

  /// The table of the blocks in the app's resources.
  static let shared: GlyphTable = {
    let file = Resources.url(of: "Blocks.txt")
    let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    return GlyphTable(blocks: text ?? "")
  }()

  /// The number of scalars.
  var count: Int { blocks.reduce(0) { $0 + $1.count } }
}
