import DiffModel
import ListData
import Testing

struct DuplicatePolicyTests {
  private let comparison = ListComparison<[String]>(by: ByValue.self)

  @Test(
    arguments: [
      ([["a", "b", "a", "c", "b", "a"]], [["a", "b", "c"]]),
      ([["a"], ["b", "a", "c"], ["c", "a", "d"]], [["a"], ["b", "c"], ["d"]]),
      ([["a", "a", "a"], [], ["a"]], [["a"], [], []]),
      ([["a", "b"], ["c"]], [["a", "b"], ["c"]]),
      ([], []),
    ] as [([[String]], [[String]])])
  func `keepFirst leaves out all but the first`(data: [[String]], kept: [[String]]) {
    let results = [DuplicatePolicy.keepFirst, .keepAll].map { comparison.applying($0, to: data) }
    #expect(results == [kept, data])
  }

  /// The contents say which of several items with one identifier is meant.
  @Test func `keepFirst keeps the first in all small lists, and trap passes those without repeats`()
  {
    let comparison = ListComparison<Section<ModelItem>>(by: ByIdentifier.self)
    let worlds = ModelWorlds(sections: 2, items: 2, sectionIDs: 1, itemIDs: 2, contents: 2).all
    for world in worlds {
      var seen: Set<Int> = []
      var kept = world
      for section in kept.indices {
        kept[section].items = kept[section].items.filter { seen.insert($0.id).inserted }
      }
      let isRight =
        comparison.applying(.keepFirst, to: world) == kept
        && comparison.duplicateIdentifiers(in: world).isEmpty == (kept == world)
        && comparison.applying(.trap, to: kept) == kept
      if !isRight { Issue.record("\(world)") }
    }
  }

  @Test func `repeated identifiers are named in the order of their first places, by the rule`() {
    let data = [["x", "b", "a"], ["b"], ["a", "c", "a"]]
    #expect(
      comparison.duplicateIdentifiers(in: data) == [
        "The identifier b appears at [0, 1] and [1, 0].",
        "The identifier a appears at [0, 2], [2, 0], and [2, 2].",
      ])
    #expect(comparison.duplicateIdentifiers(in: [["a"], ["b"]]) == [])
    #expect(
      data.duplicateIdentifiers.map(\.description) == comparison.duplicateIdentifiers(in: data))
    let items = [[ModelItem(id: 7), ModelItem(id: 7, content: 1)]]
    let byID = ListComparison<[ModelItem]>(by: ByIdentifier.self)
    let alone = ListComparison<[ModelItem]>(by: ByIdentifierAlone.self)
    let byValue = ListComparison<[ModelItem]>(by: ByValue.self)
    let found = [
      byID.duplicateIdentifiers(in: items), alone.duplicateIdentifiers(in: items),
      byValue.duplicateIdentifiers(in: items),
    ]
    let sentence = "The identifier 7 appears at [0, 0] and [0, 1]."
    #expect(found == [[sentence], [sentence], []])
  }

  /// Each of the three methods names items by another rule, and none may leave the policy out.
  @Test func `updates apply the policy by the rule of their items`() {
    struct Named: Identifiable, Equatable {
      var id: Int
      var name: String
    }
    let named = [[Named(id: 1, name: "a"), Named(id: 1, name: "b")]]
    let policies: [DuplicatePolicy] = [.keepFirst, .keepAll]
    let kept = policies.map { [[Named]]().updates(to: named, duplicates: $0).data }
    #expect(kept == [[[named[0][0]]], named])
    let both = [[ModelItem(id: 1), ModelItem(id: 1, content: 1)]]
    #expect([[ModelItem]]().updates(to: both, duplicates: .keepFirst).data == [[both[0][0]]])
    #expect(
      [named.duplicateIdentifiers.map(\.id), both.duplicateIdentifiers.map(\.id)] == [[1], [1]])
    let texts = [["a", "b", "a"]]
    let keptTexts = policies.map { [["b"]].updates(to: texts, duplicates: $0).data }
    #expect(
      (keptTexts, [["a"]].updates(to: [["a"]], duplicates: .trap).isEmpty) == (
        [[["a", "b"]], texts], true
      ))
  }

  @Test func `leaving out duplicates looks at each item a bounded number of times`() {
    let count = 2_000
    var section = CountedSection()
    section.items = CountedItems((0..<count).map { $0 / 2 })
    CountedItems.moved = 0
    let kept = ListComparison<CountedSection>(by: ByValue.self)
      .applying(.keepFirst, to: [section])
    #expect(kept[0].items.values == Array(0..<count / 2) && CountedItems.moved <= 2 * count)
  }
}

private struct CountedSection: MutableSectionInfo {
  var items = CountedItems()
}

/// Items that count how many of them change their place or are written.
private struct CountedItems: RangeReplaceableCollection, RandomAccessCollection {
  nonisolated(unsafe) static var moved = 0
  var values: [Int] = []

  init() {}
  init(_ values: [Int]) { self.values = values }

  var startIndex: Int { 0 }
  var endIndex: Int { values.count }
  subscript(index: Int) -> Int { values[index] }

  mutating func replaceSubrange(_ range: Range<Int>, with other: some Collection<Int>) {
    CountedItems.moved += other.count + (values.count - range.upperBound)
    values.replaceSubrange(range, with: other)
  }
}
