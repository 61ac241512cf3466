import Foundation

/// All scalars of Unicode that have names, in sections by block; about 155,000 of them, computed.
struct GlyphTable: Sendable {
  /// The blocks that have any.
  let blocks: [GlyphBlock]

  /// Reads the blocks' names and ranges: lines of `first..last; name`, in hexadecimal digits. What
  /// is no such line is left out.
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

  /// The table of the blocks that come with the app.
  static let shared: GlyphTable = {
    let file = Resources.url(of: "Blocks.txt")
    let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    return GlyphTable(blocks: text ?? "")
  }()

  /// The number of scalars.
  var count: Int { blocks.reduce(0) { $0 + $1.count } }
}
