import DiffModel
import Foundation
import ListData
import TestSupport
import Testing

struct TransformedDataTests {
  private let people = [
    Section(
      id: "a", ["Ada", "Alan", "Anna"], headerTitle: "A", footerTitle: "three", indexTitle: "A"),
    Section(id: "b", ["Barbara"], headerTitle: "B", indexTitle: "B"),
    Section(id: "g", ["Grace", "Guido"], headerTitle: "G", indexTitle: "G"),
  ]

  private func objects<Data: DataSource>(_ data: Data) -> [[Data.Object]] {
    (0..<data.numberOfSections).map { section in
      (0..<data.numberOfItems(inSection: section)).compactMap { data.object(at: [section, $0]) }
    }
  }

  @Test func `filtered data has the objects that fulfil a condition, and their sections' titles`() {
    let found = people.filtered { $0.contains("a") }
    let few = people.filtered { $0.contains("u") }
    let all = people.filtered(hidesEmptySections: false) { $0 == "Ada" }
    #expect(
      [objects(found), objects(few), objects(all)]
        == [[["Ada", "Alan", "Anna"], ["Barbara"], ["Grace"]], [["Guido"]], [["Ada"], [], []]])
    #expect(few.headerTitle(inSection: 0) == "G" && few.sectionIndexTitles == ["G"])
    #expect(people.filtered { _ in false }.numberOfSections == 0)
  }

  @Test func `index paths are mapped both ways`() {
    let found = people.filtered { $0.contains("n") }
    #expect(
      (objects(found), [[0, 1]].map(found.sourceIndexPath(for:))) == (
        [["Alan", "Anna"]], [[0, 2]]
      ))
    let origins: [IndexPath] = [
      [0, 2], [0, 0], [1, 0], [0, 3], [3, 0], [-1, 0], [0, -1], [0], [],
    ]
    let shown = origins.map(found.shownIndexPath(for:))
    #expect(shown == [[0, 1], nil, nil, nil, nil, nil, nil, nil, nil])
    for path: IndexPath in [[0, 2], [-1, 0], [0, -1], [1, 0], [0], [0, 0, 0], []] {
      #expect(found.sourceIndexPath(for: path) == nil && found.object(at: path) == nil, "\(path)")
    }
  }

  @Test func `sorted data keeps the order of equals`() {
    let sorted = people.sorted { $0.count < $1.count }
    #expect(objects(sorted) == [["Ada", "Alan", "Anna"], ["Barbara"], ["Grace", "Guido"]])
    let downwards = people.sorted { $0 > $1 }
    #expect(
      (objects(downwards)[0], downwards.footerTitle(inSection: 0)) == (
        ["Anna", "Alan", "Ada"], "three"
      ))
    #expect(objects([["c", "a"], ["b"]].sorted()) == [["a", "c"], ["b"]])
  }

  @Test func `grouped data has a section for each key, and indexed data one for each first letter`()
  {
    let grouped = people.grouped {
      $0.count
    } title: {
      "\($0) letters"
    }
    #expect(objects(grouped) == [["Ada"], ["Alan", "Anna"], ["Barbara"], ["Grace", "Guido"]])
    #expect(
      [grouped.headerTitle(inSection: 3), grouped.footerTitle(inSection: 0)] == ["5 letters", nil])
    #expect(grouped.sectionIndexTitles == nil)
    let sorted = people.grouped(by: { $0.count }, sortedBy: >)
    #expect(objects(sorted).first == ["Barbara"] && sorted.shownIndexPath(for: [2, 1]) == [1, 1])
    let data = [["öl", "Zebra", "3D", "anna", " Äpfel", "", "étude"]].indexed { $0 }
    #expect(data.sectionIndexTitles == ["A", "E", "O", "Z", "#"])
    #expect(objects(data) == [["anna", " Äpfel"], ["étude"], ["öl"], ["Zebra"], ["3D", ""]])
    #expect(data.headerTitle(inSection: 4) == "#")
  }

  @Test func `collapsed sections have titles only, and nothing is walked`() {
    let data = people.collapsed { $0 == 0 }
    #expect(
      (objects(data), data.headerTitle(inSection: 0)) == (
        [[], ["Barbara"], ["Grace", "Guido"]], "A"
      ))
    #expect([[0, 0], [2, 1]].map(data.shownIndexPath(for:)) == [nil, [2, 1]])
    struct Endless: DataSource {
      var numberOfSections: Int { 2 }
      func numberOfItems(inSection section: Int) -> Int { section < 2 ? 10_000_000 : 0 }
      func object(at indexPath: IndexPath) -> Int? {
        Issue.record("nobody should ask")
        return nil
      }
    }
    let endless = Endless().collapsed { $0 == 0 }
    #expect(
      (endless.numberOfItems(inSection: 1), endless.sourceIndexPath(for: [1, 9_999_999])) == (
        10_000_000, [1, 9_999_999]
      ))
  }

  @Test func `arrangements are made of each other, and name the origin`() {
    let data = people.filtered { $0.count > 3 }.grouped { $0.count }.sorted { $0 > $1 }
    #expect(
      (objects(data), data.originIndexPath(for: [0, 0])) == (
        [["Anna", "Alan"], ["Barbara"], ["Guido", "Grace"]], [0, 2]
      ))
    #expect([[0, 2], [0, 0]].map(data.shownIndexPath(forOrigin:)) == [[0, 0], nil])
    for section in 0..<data.numberOfSections {
      for item in 0..<data.numberOfItems(inSection: section) {
        let path: IndexPath = [section, item]
        let origin = data.originIndexPath(for: path)
        #expect(
          origin.map { (people.object(at: $0), data.shownIndexPath(forOrigin: $0)) } ?? (nil, nil)
            == (data.object(at: path), path))
      }
    }
  }

  @Test func `a search is shown by updates`() {
    let old = people.filtered { $0.contains("a") }.sections()
    let new = people.filtered { $0.hasPrefix("A") }.sections()
    let grouped = people.grouped { $0.count }.sections()
    let fewer = people.filtered { $0 != "Ada" }.grouped { $0.count }.sections()
    #expect(
      [old.updates(to: new).description, grouped.updates(to: fewer).description]
        == ["sections: delete section 1, delete section 2", "sections: delete section 0"])
    #expect(new.map(\.headerTitle) == ["A"])
    // Sections without an identifier are recognized by their places in the data.
    let found = [["a"], ["b"], ["c"]].filtered { $0 != "a" }
    #expect(
      [found.sections(), found.sorted().filtered { $0 != "b" }.sections()].map { $0.map(\.id) }
        == [[1, 2], [2]])
  }

  @Test func `random arrangements map there and back`() {
    var generator = SeededGenerator(seed: 4)
    let worlds = ModelWorlds(sections: 5, items: 9, sectionIDs: 9, itemIDs: 30, contents: 2)
    for _ in 0..<300 {
      let source = worlds.random(&generator)
      let limit = Int.random(in: 0..<30, using: &generator)
      let data = source.filtered { $0.id < limit }.collapsed { $0 == 1 }
        .grouped { $0.id % 3 }.sorted { $0.id < $1.id }
      var shown = 0
      for section in source.indices {
        for item in source[section].items.indices {
          guard let path = data.shownIndexPath(forOrigin: [section, item]) else { continue }
          shown += 1
          #expect(
            (data.originIndexPath(for: path), data.object(at: path))
              == ([section, item], source[section].items[item]))
        }
      }
      #expect(
        shown == (0..<data.numberOfSections).reduce(0) { $0 + data.numberOfItems(inSection: $1) })
    }
  }

  @Test func `only sections that changed are filtered again`() {
    var data = (0..<10).map { section in
      Section(id: section, (0..<100).map { section * 100 + $0 })
    }
    var asked = 0
    let isIncluded = { (number: Int) in
      asked += 1
      return number.isMultiple(of: 7)
    }
    let found = data.filtered(isIncluded)
    #expect(asked == 1_000)
    data[3].items.append(7_000)
    data.swapAt(5, 8)
    data.remove(at: 0)
    let again = data.filtered(reusing: found, isIncluded)
    #expect(
      (asked, objects(again), again.headerTitle(inSection: 0)) == (
        1_101, objects(data.filtered(isIncluded)), nil
      ))
    let hidden = data.filtered(hidesEmptySections: false) { $0 > 10_000 }
    #expect(
      (hidden.numberOfSections, data.filtered(reusing: hidden) { _ in true }.numberOfSections) == (
        9, 0
      ))
  }

  @Test func `index paths of random arrangements are those of a search through all`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<100 {
      let data = (0..<Int.random(in: 0...4, using: &generator)).map { section in
        (0..<Int.random(in: 0...6, using: &generator)).map { section * 10 + $0 }
      }
      let divisor = Int.random(in: 1...3, using: &generator)
      let arrangements: [any DataSource<Int>] = [
        data.filtered { $0.isMultiple(of: divisor) },
        data.filtered(hidesEmptySections: false) { $0.isMultiple(of: divisor) },
        data.sorted { $0 > $1 }, data.grouped { $0 % divisor }, data.collapsed { $0 == divisor },
      ]
      for arrangement in arrangements { check(arrangement, data) }
    }
  }

  private func check(_ arrangement: some DataSource<Int>, _ data: [[Int]]) {
    guard let arrangement = arrangement as? TransformedData<[[Int]]> else {
      Issue.record("\(type(of: arrangement))")
      return
    }
    for (section, items) in data.enumerated() {
      for (item, number) in items.enumerated() {
        var place: IndexPath?
        for shown in 0..<arrangement.numberOfSections {
          for index in 0..<arrangement.numberOfItems(inSection: shown)
          where arrangement.object(at: [shown, index]) == number { place = [shown, index] }
        }
        let origin = place.map { arrangement.sourceIndexPath(for: $0) ?? [] } ?? [section, item]
        #expect(
          (arrangement.shownIndexPath(for: [section, item]), origin) == (place, [section, item]))
      }
    }
  }
}
