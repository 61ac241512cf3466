import ListData
import Testing

@Suite(.timeLimit(.minutes(1))) struct DuplicatePolicyTests {
  @Test(
    arguments: [
      ([["a", "b", "a", "c", "b", "a"]], [["a", "b", "c"]]),
      ([["a"], ["b", "a", "c"], ["c", "a", "d"]], [["a"], ["b", "c"], ["d"]]),
      ([["a", "a", "a"], [], ["a"]], [["a"], [], []]),
      ([["a", "b"], ["c"]], [["a", "b"], ["c"]]),
      ([], []),
    ] as [([[String]], [[String]])])
  func `keepFirst leaves out all but the first`(data: [[String]], kept: [[String]]) {
    #expect([[String]]().updates(to: data, duplicates: .keepFirst).data == kept)
  }

  @Test func `leaving out duplicates looks at each item a bounded number of times`() {
    let count = 2_000
    var section = CountedSection()
    section.items = CountedItems((0..<count).map { $0 / 2 })
    CountedItems.moved = 0
    let updates = [CountedSection]().updates(to: [section], duplicates: .keepFirst)
    #expect(updates.data[0].items.values == Array(0..<count / 2))
    #expect(CountedItems.moved <= 2 * count)
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
