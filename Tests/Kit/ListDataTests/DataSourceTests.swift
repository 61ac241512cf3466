import Foundation
import ListData
import Testing

private let names = [["Ada", "Alan", "Annie"], ["Barbara"]]

struct DataSourceTests {
  @Test func `a path within the counts gives the object of its section and row, and no other does`()
  {
    #expect(
      (names.numberOfSections, (-2...3).map(names.numberOfItems(inSection:))) == (
        2, [0, 0, 3, 1, 0, 0]
      ))
    for section in names.indices {
      for row in names[section].indices {
        let path = IndexPath(indexes: [section, row])
        #expect(names.isValid(path) && names.object(at: path) == names[section][row])
      }
    }
    let wrong: [IndexPath] = [
      [2, 0], [-1, 0], [0, 10], [0, -1], [0, 3], [0], [], [0, 0, 0], [10, 1],
    ]
    for path in wrong { #expect(!names.isValid(path) && names.object(at: path) == nil, "\(path)") }
  }

  @Test func `nil is an empty list`() {
    let nothing: [[Int]]? = nil
    #expect((nothing.numberOfSections, nothing.numberOfItems(inSection: 0)) == (0, 0))
    #expect(nothing.object(at: [0, 0]) == nil && nothing.sectionIndexTitles == nil)
    let something: [[Int]]? = [[7]]
    #expect(something.object(at: [0, 0]) == 7 && something.isValid([0, 0]))
  }

  @Test func `titles come from the sections, and there are none out of range`() {
    let sections = [
      Section(["Ada"], headerTitle: "A", footerTitle: "1 person", indexTitle: "A"),
      Section(["Barbara"]),
    ]
    #expect((-1...2).map(sections.headerTitle(inSection:)) == [nil, "A", nil, nil])
    #expect((-1...2).map(sections.footerTitle(inSection:)) == [nil, "1 person", nil, nil])
    #expect(
      ([sections.sectionIndexTitles, names.sectionIndexTitles], names.headerTitle(inSection: 0))
        == ([["A", ""], nil], nil))
  }

  @Test func `items whose indices do not begin at zero are counted from their beginning`() {
    struct Tail: SectionInfo {
      var items: ArraySlice<Int>
    }
    let tails = [Tail(items: [1, 2, 3, 4][2...])]
    #expect((0..<3).map { tails.object(at: [0, $0]) } == [3, 4, nil])
  }

  @Test func `ten million computed rows are neither copied nor walked`() {
    final class Counter { var calls = 0 }
    struct Squares: DataSource {
      let counter: Counter
      var numberOfSections: Int { 1 }
      func numberOfItems(inSection section: Int) -> Int { section == 0 ? 10_000_000 : 0 }
      func object(at indexPath: IndexPath) -> Int? {
        counter.calls += 1
        return isValid(indexPath) ? indexPath[1] * indexPath[1] : nil
      }
    }
    let squares: Squares? = Squares(counter: Counter())
    #expect(squares.object(at: [0, 9_999_999]) == 9_999_999 * 9_999_999)
    #expect(
      ([9_999_999, 10_000_000].map { squares.isValid([0, $0]) }, squares?.counter.calls) == (
        [true, false], 1
      ))
  }
}
