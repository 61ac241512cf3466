import ListDiff
import TestSupport
import Testing

struct ListDifferenceTests {
  struct City: Identifiable, Equatable {
    let id: Int
    var name = ""
  }

  private func cities(_ ids: [Int]) -> [City] { ids.map { City(id: $0) } }

  @Test func `the same lists do not differ`() {
    #expect(ListDifference(from: cities([1, 2, 3]), to: cities([1, 2, 3])).isEmpty)
    #expect(ListDifference(from: cities([]), to: cities([])).isEmpty)
  }

  @Test(arguments: [
    ([1, 2, 3], [1, 3], "delete 0.1"),
    ([1, 3], [1, 2, 3], "insert 0.1"),
    ([], [1, 2], "insert 0.0, insert 0.1"),
    ([1, 2], [], "delete 0.0, delete 0.1"),
    ([1, 2, 3], [3, 1, 2], "move 0.2→0.0"),
    ([1, 2, 3], [2, 3, 1], "move 0.0→0.2"),
    ([1, 2, 3, 4], [4, 3, 2, 1], "move 0.3→0.0, move 0.2→0.1, move 0.1→0.2"),
    ([1, 2], [3, 4], "delete 0.0, delete 0.1, insert 0.0, insert 0.1"),
    ([1, 2, 3], [4, 3, 1], "delete 0.1, insert 0.0, move 0.2→0.1"),
  ]) func `deletes, inserts and moves are those that are needed`(
    old: [Int], new: [Int], text: String
  ) {
    #expect(ListDifference(from: cities(old), to: cities(new)).description == text)
  }

  @Test func `a change is at its place before and its place after`() {
    let difference = ListDifference(
      from: [City(id: 1, name: "Ulm"), City(id: 2, name: "Rom")],
      to: [City(id: 2, name: "Roma"), City(id: 1, name: "Ulm")])
    #expect(difference.description == "move 0.1→0.0, change 0.1→0.0")
  }

  @Test func `values are recognized by equality`() {
    #expect(
      ListDifference(from: ["a", "b"], to: ["b", "c"]).description == "delete 0.0, insert 0.1")
  }

  @Test func `items with an identifier alone change wherever they stay, unless they are the same`()
  {
    struct Photo: Identifiable {
      let id: Int
      var pixels: [Int]
    }
    final class Player: Identifiable {}
    func photos(_ ids: [Int]) -> [Photo] { ids.map { Photo(id: $0, pixels: [$0]) } }
    let photos = ListDifference(
      from: photos([1, 2, 3]), to: photos([3, 1, 4]), by: ByIdentifierAlone.self)
    #expect(
      photos.description
        == "delete 0.1, insert 0.2, move 0.2→0.0, change 0.0→0.1, change 0.2→0.0")
    #expect(
      !ByIdentifierAlone<Photo>.hasSameContent(Photo(id: 1, pixels: []), Photo(id: 1, pixels: [])))
    let players = [Player(), Player()]
    #expect(
      ListDifference(from: players, to: players + [Player()], by: ByIdentifierAlone.self)
        .description == "insert 0.2")
  }

  @Test func `a custom rule`() {
    enum ByLetter: ListIdentity {
      static func id(of word: String) -> Character? { word.first }
      static func hasSameContent(_ old: String, _ new: String) -> Bool { old.count == new.count }
    }
    let difference = ListDifference(
      from: ["alpha", "beta"], to: ["bravo", "amber"], by: ByLetter.self)
    #expect(difference.description == "move 0.1→0.0, change 0.1→0.0")
  }

  @Test func `any random access collection will do`() {
    let old = FromTheEnd(cities(Array(0..<1_000)))
    let new = FromTheEnd(cities((0..<1_000).filter { $0 != 500 }))
    #expect(ListDifference(from: old, to: new).description == "delete 0.499")
    let slice = cities([9, 1, 2, 9])[1..<3]
    #expect(ListDifference(from: slice, to: cities([2])[...]).description == "delete 0.0")
  }

  /// A collection without its elements side by side, whose indices do not begin at 0.
  private struct FromTheEnd: RandomAccessCollection {
    let elements: [City]

    init(_ elements: [City]) { self.elements = elements }

    var startIndex: Int { -elements.count }
    var endIndex: Int { 0 }
    subscript(index: Int) -> City { elements[-index - 1] }
  }

  @Test func `a long block that went is passed without hashing`() {
    var hashes = CountedID.Hashes()
    let old = (0..<10_000).map(CountedID.init)
    let new = Array(old[..<1_000] + old[4_000...])
    let difference = hashes.counting {
      ListDifference(from: old, to: new, by: ByValue<CountedID>.self)
    }
    #expect(difference.deletedItems.count == 3_000)
    #expect(difference.count == 3_000)
    #expect(hashes.count == 0)
  }

  @Test func `an identifier that hashes badly is found, and all ends`() {
    struct Constant: Hashable {
      let value: Int
      func hash(into hasher: inout Hasher) {}
    }
    let old = (0..<600).map(Constant.init)
    var generator = SeededGenerator(seed: 7)
    let difference = ListDifference(from: old, to: old.shuffled(using: &generator))
    #expect(difference.deletedItems.isEmpty)
    #expect(difference.movedItems.count > 500)
  }

  @Test func `what is not even equal to itself is another item each time, and all ends`() {
    let old = [1, Double.nan, 2]
    let difference = ListDifference(from: old, to: [2, .nan, 1])
    #expect(difference.description == "delete 0.1, insert 0.1, move 0.2→0.0")
    struct Reading: Identifiable, Equatable {
      let id: Int
      var value: Double
    }
    let changes = ListDifference(
      from: [Reading(id: 1, value: .nan), Reading(id: 2, value: 0)],
      to: [Reading(id: 2, value: 1), Reading(id: 1, value: .signalingNaN)])
    #expect(changes.movedItems.count == 1)
    #expect(changes.changedItems.count == 2)
  }

  @Test func `many repeated identifiers in another order all stay`() {
    var generator = SeededGenerator(seed: 5)
    for kinds in [1, 2, 10, 90] {
      let old = (0..<1_000).map { City(id: $0 % kinds) }
      let new = old.shuffled(using: &generator)
      let difference = ListDifference(from: old, to: new)
      #expect(difference.deletedItems.isEmpty)
      #expect(difference.insertedItems.isEmpty)
      let fewer = ListDifference(from: old, to: Array(new.dropLast(300)))
      #expect(fewer.deletedItems.count == 300)
      #expect(fewer.insertedItems.isEmpty)
    }
  }

  @Test func `moves are as few as can be in lists of any order`() {
    var generator = SeededGenerator(seed: 11)
    for count in [2, 3, 5, 17, 100, 300] {
      for blocks in [1, 2, 7] {
        var new: [Int] = []
        for chunk in stride(from: 0, to: count, by: blocks).shuffled(using: &generator) {
          new += chunk..<min(count, chunk + blocks)
        }
        let difference = ListDifference(from: cities(Array(0..<count)), to: cities(new))
        #expect(difference.movedItems.count == count - longestIncrease(new))
        #expect(difference.count == difference.movedItems.count)
      }
    }
  }

  private func longestIncrease(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
      lengths.append(1 + ((0..<index).filter { values[$0] < value }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
  }
}
