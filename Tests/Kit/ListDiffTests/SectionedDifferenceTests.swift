import ListDiff
import Testing

struct SectionedDifferenceTests {
  struct Track: Identifiable, Equatable {
    let id: Int
    var title = ""
  }

  struct Album {
    let id: String
    var title = ""
    var tracks: [Track]

    init(_ id: String, _ tracks: [Int], title: String = "") {
      self.id = id
      self.tracks = tracks.map { Track(id: $0) }
      self.title = title
    }
  }

  private func difference(_ old: [Album], _ new: [Album]) -> ListDifference {
    ListDifference(
      fromSections: old, toSections: new, by: ByIdentifier<Track>.self,
      sectionIDs: { $0.map(\.id) }, items: { $0.tracks }, hasSameContent: { $0.title == $1.title })
  }

  @Test func `items move within and across sections that stay`() {
    let old = [Album("a", [1, 2, 3]), Album("b", [4, 5])]
    #expect(
      difference(old, [Album("a", [3, 1]), Album("b", [4, 2, 5])]).description
        == "move 0.2→0.0, move 0.1→1.1")
  }

  @Test func `sections go, come, move and change with their items in place`() {
    let old = [Album("a", [1, 2]), Album("b", [3]), Album("c", [4])]
    #expect(
      difference(old, [Album("c", [4]), Album("a", [1, 2], title: "A"), Album("d", [5])])
        .description
        == "delete section 1, insert section 2, move section 2→0, change section 0→1")
  }

  @Test func `items do not move out of a section that goes or into one that comes`() {
    let old = [Album("a", [1, 2]), Album("b", [3])]
    #expect(
      difference(old, [Album("c", [2, 3]), Album("b", [1])]).description
        == "delete section 0, insert section 0, delete 1.0, insert 1.0")
  }

  @Test func `deleted items are in the order of the old list, also if sections moved`() {
    let old = [Album("a", [1, 2, 3]), Album("b", [4, 5]), Album("c", [6])]
    let places = difference(old, [Album("c", [7]), Album("b", [5]), Album("a", [2])]).deletedItems
    #expect(places.map { [$0.section, $0.item] } == [[0, 0], [0, 2], [1, 0], [2, 0]])
  }

  @Test func `a section without items gets some, and one loses all`() {
    #expect(
      difference([Album("a", []), Album("b", [1])], [Album("a", [2]), Album("b", [])]).description
        == "delete 1.0, insert 0.0")
    #expect(
      difference([Album("a", []), Album("b", [1])], [Album("a", [1]), Album("b", [])]).description
        == "move 1.0→0.0")
  }

  @Test func `sections that are the same arrays are not looked at`() {
    enum Counted: ListIdentity {
      nonisolated(unsafe) static var asked = 0
      static func id(of element: Int) -> Int {
        asked += 1
        return element
      }
      static func hasSameContent(_ old: Int, _ new: Int) -> Bool {
        asked += 1
        return true
      }
    }
    let old = (0..<100).map { section in (0..<1_000).map { section * 1_000 + $0 } }
    var new = old
    new[7][500] = -1
    Counted.asked = 0
    let difference = ListDifference(
      fromSections: old, toSections: new, by: Counted.self, sectionIDs: { Array($0.indices) },
      items: { $0 })
    #expect(difference.description == "delete 7.500, insert 7.500")
    // Only the one section that is another array is.
    #expect(Counted.asked < 3 * 1_000)
  }

  @Test func `repeated identifiers are matched one to one, as many as both lists have`() {
    let result = difference(
      [Album("a", [1, 1, 2]), Album("b", [1])], [Album("a", [2, 1]), Album("b", [1, 1, 1])])
    #expect(result.deletedItems.isEmpty)
    #expect(result.insertedItems.count == 1)
    let fewer = difference([Album("a", [1, 1, 1, 1])], [Album("a", [1])])
    #expect(fewer.deletedItems.count == 3)
    #expect(fewer.count == 3)
  }

  @Test func `repeated sections are matched one to one`() {
    let result = difference(
      [Album("a", [1]), Album("a", [2])], [Album("a", [1]), Album("a", [2]), Album("a", [3])])
    #expect(result.description == "insert section 2")
  }

  @Test func `repeated identifiers are named with their places`() {
    let lists = [[7, 1, 7], [2], [1, 7]]
    let repeated = DuplicateIdentifier.all(in: lists, by: ByValue.self)
    #expect(
      repeated.map(\.description) == [
        "The identifier 7 appears at [0, 0], [0, 2], and [2, 1].",
        "The identifier 1 appears at [0, 1] and [2, 0].",
      ])
    #expect(DuplicateIdentifier.all(in: [[1, 2], [3]], by: ByValue.self).isEmpty)
  }

  @Test func `the old section of each new one`() {
    let result = difference(
      [Album("a", []), Album("b", []), Album("c", [])],
      [Album("c", []), Album("x", []), Album("a", [])])
    #expect(result.oldSections(from: 3, to: 3) == [2, nil, 0])
  }
}
