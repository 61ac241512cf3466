import Foundation
import ListData
import Testing

/// All paths within and just beyond small worlds.
private let paths = (-1...3).flatMap { section in
  (-1...4).map { IndexPath(indexes: [section, $0]) }
}
private let worlds: [[[Int]]] = [[], [[]], [[1]], [[1, 2], [3]], [[1, 2, 3], [], [4]]]

struct ArrayMutationsTests {
  @Test(arguments: worlds) func `insert puts the item at its path, or changes nothing`(
    world: [[Int]]
  ) {
    for path in paths {
      var changed = world
      let isPlace =
        world.indices.contains(path[0]) && (0...world[path[0]].count).contains(path[1])
      let isInserted = changed.insert(9, at: path)
      let others = changed.map { $0.filter { $0 != 9 } }
      #expect(isInserted == isPlace && others == world, "\(path): \(changed)")
      #expect([changed.object(at: path)] == [isPlace ? 9 : world.object(at: path)])
    }
  }

  @Test(arguments: worlds) func `remove gives the item, or nil and changes nothing`(
    world: [[Int]]
  ) {
    for path in paths {
      var changed = world
      let object = world.object(at: path)
      let removed = changed.remove(at: path)
      #expect(removed == object && changed == world.map { $0.filter { $0 != object } }, "\(path)")
    }
  }

  @Test(arguments: worlds) func `move ends at the target after the change, or changes nothing`(
    world: [[Int]]
  ) {
    for source in paths {
      for target in paths {
        var changed = world
        let item = world.object(at: source)
        if changed.move(from: source, to: target) {
          #expect(
            (changed.object(at: target), changed.joined().sorted()) == (
              item, world.joined().sorted()
            ))
          #expect(
            changed.joined().filter { $0 != item } == world.joined().filter { $0 != item })
        } else {
          let room = world.indices.contains(target[0]) ? world[target[0]].count : -1
          let last = source[0] == target[0] ? room - 1 : room
          let isImpossible = item == nil || !(0...max(last, 0)).contains(target[1]) || last < 0
          #expect(changed == world && isImpossible, "\(source) to \(target)")
        }
      }
    }
  }

  @Test func `append returns whether the section exists`() {
    var sections = [Section(["Ada"], headerTitle: "A")]
    let results = [0, 1, -1].map { sections.append("Alan", toSection: $0) }
    #expect(
      results == [true, false, false]
        && sections == [Section(["Ada", "Alan"], headerTitle: "A")])
  }

  @Test func `the array's own insert and remove stay what they are`() {
    var lists = [[1], [2]]
    lists.insert([0], at: 0)
    let removed = lists.remove(at: 2)
    #expect([removed] + lists == [[2], [0], [1]])
  }

  @Test func `a path that is not two long changes nothing`() {
    var lists = [[1]]
    for path in [IndexPath(), [0], [0, 0, 0]] as [IndexPath] {
      let isInserted = lists.insert(9, at: path)
      let removed = lists.remove(at: path)
      let isMoved = lists.move(from: path, to: [0, 0]) || lists.move(from: [0, 0], to: path)
      #expect(!isInserted && removed == nil && !isMoved)
    }
    #expect(lists == [[1]])
  }
}
