import Foundation
import ListData
import ListDiff
import TestSupport
import Testing

/// Edits that are reverted in data that changed since.
struct RevertingTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
    var name = ""
  }

  private typealias Sections = [Section<Item>]

  private func data(_ sections: [(String, [Int])]) -> Sections {
    sections.map { id, ids in Section(id: id, ids.map { Item(id: $0) }, headerTitle: id) }
  }

  private func text(_ data: Sections) -> String {
    data.map { section in
      "\(section.headerTitle ?? ""): "
        + section.items.map { "\($0.id)\($0.name)" }.joined(separator: " ")
    }.joined(separator: " | ")
  }

  private func reverted(
    _ before: Sections, _ after: Sections, in current: Sections, replacing: Bool = false
  ) -> String {
    text(
      ListComparison<Section<Item>>(by: ByIdentifier.self)
        .reverting(from: after, to: before, replacingItems: replacing, in: current))
  }

  private let first = [("a", [1, 2, 3]), ("b", [4, 5])]

  @Test func `a deleted item follows the item that it followed, and an inserted one is deleted`() {
    let (before, after) = (data(first), data([("a", [1, 3]), ("b", [4, 5])]))
    let cases: [([(String, [Int])], String)] = [
      ([("a", [8, 1, 9, 3]), ("b", [5, 4])], "a: 8 1 2 9 3 | b: 5 4"),
      // The item before it is in another section.
      ([("a", [3]), ("b", [4, 1, 5])], "a: 2 3 | b: 4 1 5"),
      // The item before it is gone, and so is its section.
      ([("a", [3]), ("c", [7])], "a: 2 3 | c: 7"), ([("b", [4])], "a: 2 | b: 4"),
      // It is back already.
      ([("b", [4, 2])], "b: 4 2"), ([], "a: 2"),
    ]
    #expect(cases.map { reverted(before, after, in: data($0.0)) } == cases.map(\.1))
    let (without, with) = (data(first), data([("a", [1, 6, 2, 3]), ("b", [4, 5])]))
    let found = [[("b", [6, 5, 4]), ("a", [1])], [("a", [2, 1])]].map {
      reverted(without, with, in: data($0))
    }
    #expect(found == ["b: 5 4 | a: 1", "a: 2 1"])
  }

  @Test func `a moved item returns, with its current content`() {
    let before = data(first)
    let after = data([("a", [2, 3]), ("b", [4, 5, 1])])
    var current = data([("a", [9, 2, 3]), ("b", [4, 1, 5])])
    current[1].items[1].name = "!"
    #expect(reverted(before, after, in: current) == "a: 1! 9 2 3 | b: 4 5")
    current[1].items.remove(at: 1)
    #expect(reverted(before, after, in: current) == "a: 9 2 3 | b: 4 5")
    // From the end of a section to the beginning of the next one.
    let neighbor = data([("a", [1, 2]), ("b", [3, 4, 5])])
    #expect(
      reverted(before, neighbor, in: neighbor + data([("c", [])])) == "a: 1 2 3 | b: 4 5 | c: ")
  }

  @Test func `only what was replaced has its old content`() {
    let before = data(first)
    var (after, current) = (before, before)
    after[0].items[1].name = "x"
    current[0].items[1].name = "y"
    current[1].items[0].name = "z"
    let found = [true, false].map { reverted(before, after, in: current, replacing: $0) }
    #expect(found == ["a: 1 2 3 | b: 4z 5", "a: 1 2y 3 | b: 4z 5"])
  }

  @Test func `sections are as before the edit: there or not, in their places, with their names`() {
    let before = data(first)
    let removed = data([("b", [4, 5])])
    let found = [
      reverted(before, removed, in: data([("b", [4]), ("c", [6])])),
      reverted(removed, before, in: data([("a", [1, 2, 3]), ("b", [5])])),
      reverted(removed, before, in: data([("a", [1, 7]), ("b", [5])])),
    ]
    #expect(found == ["a: 1 2 3 | b: 4 | c: 6", "b: 5", "a: 7 | b: 5"])
    let named = data([("a", [1]), ("b", [2]), ("c", [3])])
    var after = [named[2], named[0], named[1]]
    after[1].headerTitle = "A"
    var current = data([("n", [9])]) + after
    current[1].items.append(Item(id: 4))
    current[3].headerTitle = "B"
    #expect(reverted(named, after, in: current) == "n: 9 | a: 1 | B: 2 | c: 3 4")
    // Sections that others moved stay where they are.
    after = named
    after[0].headerTitle = "A"
    #expect(reverted(named, after, in: after.reversed()) == "c: 3 | b: 2 | a: 1")
  }

  /// Random edits, reverted where nothing else changed, and where each section got an item more.
  @Test(arguments: 0..<200 as Range<UInt64>) func `random edits`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var number = 0
    let names = ["a", "b", "c", "d"].shuffled(using: &random)
    let before = data(
      names.prefix(Int.random(in: 0...4, using: &random)).map { name in
        (
          name,
          (0..<Int.random(in: 0...5, using: &random)).map { _ in
            number += 1
            return number
          }
        )
      })
    var after = before
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let places = after.indices.flatMap { section in
        after[section].items.indices.map { [section, $0] as IndexPath }
      }
      guard let section = after.indices.randomElement(using: &random) else { break }
      let target: IndexPath = [
        section, Int.random(in: 0...after[section].items.count, using: &random),
      ]
      number += 1
      switch Int.random(in: 0..<4, using: &random) {
      case 0: if let place = places.randomElement(using: &random) { after.remove(at: place) }
      case 1: after.insert(Item(id: number), at: target)
      case 2:
        if let place = places.randomElement(using: &random) { after.move(from: place, to: target) }
      default: if after[section].items.isEmpty { after.remove(at: section) }
      }
    }
    let about: Comment = "\(text(before)) to \(text(after))"
    #expect(reverted(before, after, in: after.map(\.self)) == text(before), about)
    // Items that others append stay at the ends.
    var (current, expected) = (after, before)
    for section in current.indices {
      current[section].items.append(Item(id: 100 + section, name: "+"))
      let id = current[section].id
      guard let index = expected.firstIndex(where: { $0.id == id }) else { continue }
      expected[index].items.append(Item(id: 100 + section, name: "+"))
    }
    let result = ListComparison<Section<Item>>(by: ByIdentifier.self)
      .reverting(from: after, to: before, replacingItems: false, in: current)
    for section in expected {
      let found = result.first { $0.id == section.id }
      let (items, wanted) = (found?.items ?? [], section.items)
      #expect(Set(items) == Set(wanted), about)
    }
  }
}
