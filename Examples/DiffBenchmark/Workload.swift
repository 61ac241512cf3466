/// A change of a list, whose items are represented by numbers. A negative number is an item of the
/// old list with changed content.
struct Workload: Sendable {
  let name: String
  /// Item numbers in sections with section numbers.
  typealias Numbers = [(id: Int, items: [Int])]
  let change: @Sendable (inout Numbers, inout Generator) -> Void
  /// A Boolean value that indicates whether the standard library is fast for this workload.
  var isNearlySame = false
  /// A Boolean value that indicates whether unchanged sections share the storage of the old arrays.
  var sharesStorage = false

  /// Returns the list before and after the change.
  func numbers(sections: Int, items: Int) -> (before: Numbers, after: Numbers) {
    let before: Numbers = (0..<sections).map { ($0, Array($0 * items..<($0 + 1) * items)) }
    var after = before
    var generator = Generator(state: 1)
    change(&after, &generator)
    return (before, after)
  }

  /// A random number generator that produces the same sequence in each run.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return value ^ value >> 31
    }
  }

  static let flat = [
    noChange,
    Workload(name: "readme") { list, generator in
      // Replaces a fifth of 5,000 items, or a tenth of longer lists, as one block.
      let count = list[0].items.count
      let block = count <= 5_000 ? count / 5 : count / 10
      let start = count * 2 / 5
      list[0].items.removeSubrange(start..<start + block)
      let place = min(list[0].items.count, start + block)
      list[0].items.insert(contentsOf: fresh(block), at: place)
      list[0].items[0..<(count <= 5_000 ? count / 25 : count / 50)].shuffle(using: &generator)
    },
    points, append, scattered,
    Workload(
      name: "move-first-to-last",
      change: { list, _ in list[0].items.append(list[0].items.removeFirst()) },
      isNearlySame: true),
    Workload(name: "shuffle") { list, generator in list[0].items.shuffle(using: &generator) },
    Workload(name: "reverse") { list, _ in list[0].items.reverse() },
    allReplaced,
  ]

  static let sectioned = [
    noChange,
    Workload(
      name: "ten-points-shared", change: points.change, sharesStorage: true),
    points, append, scattered,
    Workload(name: "sections-moved") { list, generator in moveSections(&list, &generator) },
    Workload(name: "sections-inserted-deleted") { list, generator in
      replaceSections(&list, &generator)
    },
    Workload(name: "across-sections") { list, generator in
      moveAcross(&list, count: total(list) / 100, &generator)
    },
    Workload(name: "mixed") { list, generator in
      scatter(&list, &generator)
      moveAcross(&list, count: total(list) / 200, &generator)
      moveSections(&list, &generator)
      replaceSections(&list, &generator)
    },
    Workload(name: "shuffle") { list, generator in
      for section in list.indices { list[section].items.shuffle(using: &generator) }
    },
    Workload(name: "all-across") { list, generator in
      var all = list.flatMap(\.items)
      all.shuffle(using: &generator)
      for section in list.indices {
        let count = list[section].items.count
        list[section].items = Array(all.suffix(count))
        all.removeLast(count)
      }
    },
    allReplaced,
  ]

  private static let noChange = Workload(
    name: "no-change", change: { _, _ in }, isNearlySame: true)

  private static let points = Workload(name: "ten-points", change: changePoints, isNearlySame: true)

  private static let append = Workload(
    name: "append",
    change: { list, _ in
      let count = max(1, total(list) / 100)
      list[list.count - 1].items += fresh(count)
    }, isNearlySame: true)

  private static let scattered = Workload(
    name: "one-percent", change: { scatter(&$0, &$1) }, isNearlySame: true)

  @Sendable private static func changePoints(_ list: inout Numbers, _ generator: inout Generator) {
    for point in 0..<10 {
      let section = Int.random(in: list.indices, using: &generator)
      guard !list[section].items.isEmpty else { continue }
      let item = Int.random(in: list[section].items.indices, using: &generator)
      switch point % 3 {
      case 0: list[section].items[item] = changed(list[section].items[item])
      case 1: list[section].items.remove(at: item)
      default: list[section].items.insert(fresh(1, 1_000 + point)[0], at: item)
      }
    }
  }

  private static let allReplaced = Workload(name: "all-replaced") { list, _ in
    var first = 0
    for section in list.indices {
      list[section].items = fresh(list[section].items.count, first)
      first += list[section].items.count
    }
  }

  private static func total(_ list: Numbers) -> Int { list.reduce(0) { $0 + $1.items.count } }

  /// Returns numbers of items that were never in the list.
  private static func fresh(_ count: Int, _ first: Int = 0) -> [Int] {
    (0..<count).map { 100_000_000 + first + $0 }
  }

  private static func changed(_ number: Int) -> Int { number < 0 ? number : ~number }

  /// Edits 1 % of the items at random positions: 30 % changes, 30 % deletions, 30 % insertions, and
  /// 10 % moves.
  private static func scatter(_ list: inout Numbers, _ generator: inout Generator) {
    var next = 10_000_000
    for section in list.indices {
      let count = list[section].items.count
      var edits = count / 100
      if Int.random(in: 0..<100, using: &generator) < count % 100 { edits += 1 }
      for _ in 0..<edits where !list[section].items.isEmpty {
        let item = Int.random(in: list[section].items.indices, using: &generator)
        switch Int.random(in: 0..<10, using: &generator) {
        case 0..<3: list[section].items[item] = changed(list[section].items[item])
        case 3..<6: list[section].items.remove(at: item)
        case 6..<9:
          list[section].items.insert(100_000_000 + next, at: item)
          next += 1
        default:
          let number = list[section].items.remove(at: item)
          list[section].items.insert(
            number, at: Int.random(in: 0...list[section].items.count, using: &generator))
        }
      }
    }
  }

  private static func moveAcross(
    _ list: inout Numbers, count: Int, _ generator: inout Generator
  ) {
    for _ in 0..<count {
      let source = Int.random(in: list.indices, using: &generator)
      guard !list[source].items.isEmpty else { continue }
      let item = Int.random(in: list[source].items.indices, using: &generator)
      let number = list[source].items.remove(at: item)
      let target = Int.random(in: list.indices, using: &generator)
      list[target].items.insert(
        number, at: Int.random(in: 0...list[target].items.count, using: &generator))
    }
  }

  /// Moves 5 % of the sections.
  private static func moveSections(_ list: inout Numbers, _ generator: inout Generator) {
    for _ in 0..<max(1, list.count / 20) {
      let section = list.remove(at: Int.random(in: list.indices, using: &generator))
      list.insert(section, at: Int.random(in: 0...list.count, using: &generator))
    }
  }

  /// Replaces 5 % of the sections.
  private static func replaceSections(_ list: inout Numbers, _ generator: inout Generator) {
    for index in 0..<max(1, list.count / 20) {
      let section = list.remove(at: Int.random(in: list.indices, using: &generator))
      list.insert(
        (1_000_000 + index, fresh(section.items.count, 20_000_000 + index * 100_000)),
        at: Int.random(in: 0...list.count, using: &generator))
    }
  }
}
