import Foundation
import TestSupport
import Testing

@testable import Glyphs

/// The scalars that have names, their blocks, and searching them.
@Suite(.timeLimit(.minutes(30))) struct GlyphTests {
  @Test func `every scalar that has a name is in the table once, and no other is`() {
    var (named, value) = (0, UInt32(0))
    while value <= 0x10_FFFF {
      if Unicode.Scalar(value)?.properties.name != nil { named += 1 }
      value += 1
    }
    #expect(GlyphTable.shared.count == named)
    #expect(named > 140_000)
    #expect(GlyphTable.shared.blocks.count > 300)
  }

  @Test func `blocks know their first and last scalars, and none beyond`() throws {
    let latin = try #require(GlyphTable.shared.blocks.first)
    #expect(latin.name == "Basic Latin")
    #expect(latin.count == 95)
    #expect(latin[0] == " ")
    #expect(latin[94] == "~")
    #expect(latin[95] == nil)
    #expect(latin[-1] == nil)
    let greek = try #require(GlyphTable.shared.blocks.first { $0.name == "Greek and Coptic" })
    #expect(Array(greek.scalars).count == greek.count)
    #expect((0..<greek.count).compactMap { greek[$0] } == Array(greek.scalars))
  }

  /// Some blocks: to search all of them takes a while in a debug build.
  private let some = GlyphTable(
    blocks: """
      0000..007F; Basic Latin
      0080..00FF; Latin-1 Supplement
      0370..03FF; Greek and Coptic
      2600..26FF; Miscellaneous Symbols
      1F600..1F64F; Emoticons
      """)

  @Test(arguments: [
    ("snowman", "☃"), ("U+1F600", "😀"), ("u+41", "A"), ("é", "é"), ("GREEK small omega", "ω"),
  ])
  func `finds by name, by number, and by itself`(query: String, wanted: Character) {
    let found = GlyphSearch(query, in: some).run() ?? []
    let scalars = found.flatMap(\.scalars).map { Character($0) }
    #expect(scalars.contains(wanted))
  }

  @Test func `a search goes through all blocks`() {
    let found = GlyphSearch("sign", in: some).run() ?? []
    let wanted = some.blocks.map { block in
      block.scalars.filter { $0.properties.name?.contains("SIGN") == true }
    }
    #expect(found.map(\.scalars) == wanted.filter { !$0.isEmpty })
    #expect(found.map(\.name).first == "Basic Latin" && found.count > 2)
  }

  @Test func `what is not there is not found, and nothing is no search`() {
    #expect(GlyphSearch("no such name at all", in: some).run() == [])
    #expect(GlyphSearch("U+FFFFFFFF", in: some).run() == [])
    #expect(GlyphSearch("  ", in: some).isEmpty)
  }

  @Test func `a search that was cancelled gives nothing`() async {
    let task = Task {
      try? await untilCancelled()
      return GlyphSearch("a", in: .shared).run()
    }
    task.cancel()
    #expect(await task.value == nil)
  }

  @Test func `lines that are not entries are ignored`() {
    let table = GlyphTable(blocks: "# a comment\nnonsense\n0041..0043; Three\nZZ..11; no\n5..1; no")
    #expect(table.blocks.map(\.name) == ["Three"])
    #expect(table.count == 3)
  }

  @Test func `marks, spaces and invisible characters have a visible form`() {
    #expect(Glyph(scalar: "\u{301}").text == "\u{25CC}\u{301}")
    #expect(Glyph(scalar: "\u{2003}").text == "␣")
    #expect(Glyph(scalar: "\u{200D}").text == "·")
    #expect(Glyph(scalar: "a").number == "U+0061")
    #expect(Glyph(scalar: "é").bytes == "C3 A9")
  }
}
