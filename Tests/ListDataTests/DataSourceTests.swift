import Foundation
import ListData
import Testing

private let names = [["Ada", "Alan", "Annie"], ["Barbara"]]

@Suite(.timeLimit(.minutes(5))) struct DataSourceTests {
  @Test func `every valid path gives the object of its section and row`() {
    for section in names.indices {
      for row in names[section].indices {
        let path = IndexPath(indexes: [section, row])
        #expect(names.isValid(path))
        #expect(names.object(at: path) == names[section][row])
      }
    }
  }

  @Test func `counts are those of the array, and zero out of range`() {
    #expect(names.numberOfSections == 2)
    #expect((-2...3).map(names.numberOfItems(inSection:)) == [0, 0, 3, 1, 0, 0])
  }

  @Test(arguments: [[2, 0], [-1, 0], [0, 10], [0, -1], [0, 3], [0], [], [0, 0, 0], [10, 1]])
  func `a path out of range, negative or not two long has no object`(indexes: [Int]) {
    let path = IndexPath(indexes: indexes)
    #expect(!names.isValid(path))
    #expect(names.object(at: path) == nil)
  }

  @Test func `nil is an empty list`() {
    let nothing: [[Int]]? = nil
    #expect(nothing.numberOfSections == 0)
    #expect(nothing.numberOfItems(inSection: 0) == 0)
    #expect(nothing.object(at: [0, 0]) == nil)
    #expect(nothing.sectionIndexTitles == nil)
    let something: [[Int]]? = [[7]]
    #expect(something.object(at: [0, 0]) == 7)
    #expect(something.isValid([0, 0]))
  }

  @Test func `titles come from the sections, and there are none out of range`() {
    let sections = [
      Section(["Ada"], headerTitle: "A", footerTitle: "1 person", indexTitle: "A"),
      Section(["Barbara"]),
    ]
    #expect((-1...2).map(sections.headerTitle(inSection:)) == [nil, "A", nil, nil])
    #expect((-1...2).map(sections.footerTitle(inSection:)) == [nil, "1 person", nil, nil])
    #expect(sections.sectionIndexTitles == ["A", ""])
    #expect(names.sectionIndexTitles == nil)
    #expect(names.headerTitle(inSection: 0) == nil)
  }

  @Test func `items whose indices do not begin at zero are counted from their beginning`() {
    struct Tail: SectionInfo {
      var items: ArraySlice<Int>
    }
    let tails = [Tail(items: [1, 2, 3, 4][2...])]
    #expect(tails.object(at: [0, 0]) == 3)
    #expect(tails.object(at: [0, 1]) == 4)
    #expect(tails.object(at: [0, 2]) == nil)
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
    #expect(squares.isValid([0, 9_999_999]))
    #expect(!squares.isValid([0, 10_000_000]))
    #expect(squares?.counter.calls == 1)
  }
}
