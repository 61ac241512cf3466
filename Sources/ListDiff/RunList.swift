/// The items of one section that are in both lists, in the new order, as runs: items that stand side
/// by side in both. It finds which of them can stay while the others move, so that as few items as
/// possible do.
///
/// A run of k items weighs k; the runs that stay are an increasing subsequence of the greatest
/// weight. No part of a run is ever better than all of it: what fits before and after a part fits
/// before and after the run.
struct RunList {
  /// Where the runs begin in the old order; the runs that stay become negative.
  private let starts: UnsafeMutablePointer<Int32>
  /// Where they begin in the new order.
  private let targets: UnsafeMutablePointer<Int32>
  /// How many items they have.
  private let weights: UnsafeMutablePointer<Int32>
  /// The run before, in a chain of runs that can stay.
  private let previous: UnsafeMutablePointer<Int32>
  private let tails: UnsafeMutablePointer<Int32>
  private let values: UnsafeMutablePointer<Int32>
  /// The first run, those before it left out; and the end.
  private var first = 0
  private var count = 0
  private var items = 0
  private var isIncreasing = true

  /// How much memory a list needs.
  ///
  /// - Parameters:
  ///   - runs: The most runs that will be appended.
  ///   - items: The number of items that they have together.
  static func size(runs: Int, items: Int) -> Int { 6 * capacity(runs, items) + 1 }

  /// Whether items are taken one by one: where runs are short they are not worth their tree.
  private static func splits(_ runs: Int, _ items: Int) -> Bool { items < runs * 4 }

  /// The most runs that there can be, split or not.
  private static func capacity(_ runs: Int, _ items: Int) -> Int { min(items, runs * 4) }

  /// An empty list in some memory of that size.
  init(in memory: UnsafeMutablePointer<Int32>, runs: Int, items: Int) {
    let capacity = Self.capacity(runs, items)
    starts = memory
    targets = starts + capacity
    weights = targets + capacity
    previous = weights + capacity
    values = previous + capacity
    tails = values + capacity
  }

  /// Adds the next run in the new order; one that continues the last is joined to it.
  mutating func append(old: Int32, new: Int32, count length: Int32) {
    items += Int(length)
    let last = count - 1
    if last >= 0 {
      if starts[last] + weights[last] == old, targets[last] + weights[last] == new {
        weights[last] += length
        return
      }
      if old < starts[last] { isIncreasing = false }
    }
    starts[count] = old
    targets[count] = new
    weights[count] = length
    count += 1
  }

  /// Adds the items that move, in the new order, to a list of moves.
  mutating func addMoves(
    from oldSection: Int, to newSection: Int, _ moves: inout [ListChange<ListPlace>]
  ) {
    if isIncreasing { return }
    dropFixed()
    if Self.splits(count - first, items) { split() }
    var last = count - first == items ? longest() : heaviest()
    while last >= 0 {
      starts[Int(last)] = -1
      last = previous[Int(last)]
    }
    for run in first..<count where starts[run] >= 0 {
      for offset in 0..<weights[run] {
        moves.append(
          ListChange(
            from: ListPlace(section: oldSection, item: Int(starts[run] + offset)),
            to: ListPlace(section: newSection, item: Int(targets[run] + offset))))
      }
    }
  }

  /// Leaves out the runs at the end that come after all others in both orders, and those at the
  /// beginning that come before all others: they stay.
  private mutating func dropFixed() {
    var greatest: Int32 = -1
    for run in 0..<count {
      values[run] = greatest
      greatest = max(greatest, starts[run])
    }
    while count > 0, starts[count - 1] > values[count - 1] {
      count -= 1
      items -= Int(weights[count])
    }
    var least = Int32.max
    for run in (0..<count).reversed() {
      values[run] = least
      least = min(least, starts[run])
    }
    while first < count, starts[first] < values[first] {
      items -= Int(weights[first])
      first += 1
    }
  }

  /// Makes each item a run of its own, from the last to the first in place.
  private mutating func split() {
    if count - first == items { return }
    var item = first + items
    for run in (first..<count).reversed() {
      let (start, target) = (starts[run], targets[run])
      for offset in (0..<weights[run]).reversed() {
        item -= 1
        starts[item] = start + offset
        targets[item] = target + offset
        weights[item] = 1
      }
    }
    count = first + items
  }

  /// The last run of a longest increasing subsequence, all of length 1; the others follow by
  /// `previous`. Patience sorting: O(n log n).
  private func longest() -> Int32 {
    var length = 0
    for index in first..<count {
      let value = starts[index]
      var pile = 0
      if length > 0, values[length &- 1] < value {
        pile = length
      } else if length > 0 {
        // The first pile whose top is not less, without branches that cannot be foretold: a
        // difference's sign is 0 or -1. Three tops are compared at once.
        var rest = length
        while rest > 3 {
          let step = rest >> 2
          let first = Int((values[pile &+ step &- 1] &- value) >> 31)
          let second = Int((values[pile &+ 2 &* step &- 1] &- value) >> 31)
          let third = Int((values[pile &+ 3 &* step &- 1] &- value) >> 31)
          pile &-= (first &+ second &+ third) &* step
          rest &-= 3 &* step
        }
        while rest > 0 {
          pile &-= Int((values[pile] &- value) >> 31)
          rest &-= 1
        }
      }
      values[pile] = value
      tails[pile] = Int32(truncatingIfNeeded: index)
      previous[index] = pile > 0 ? tails[pile &- 1] : -1
      if pile == length { length &+= 1 }
    }
    return tails[length - 1]
  }

  /// The last run of an increasing subsequence of the greatest weight: a tree of the best weights
  /// that end before a run, in the order of the old list. O(n log n).
  private func heaviest() -> Int32 {
    let order = (first..<count).map { UInt64(starts[$0]) << 32 | UInt64($0) }.sorted()
    var rank = [Int](repeating: 0, count: count)
    for (position, run) in order.enumerated() { rank[Int(run & 0xFFFF_FFFF)] = position + 1 }
    // `tails` is the tree: its node k holds the run, plus 1, that ends the heaviest chain below it.
    tails.update(repeating: 0, count: order.count + 1)
    var best: Int32 = -1
    for run in first..<count {
      var chain: Int32 = 0
      var node = rank[run] - 1
      while node > 0 {
        let other = tails[node]
        if other > 0, chain == 0 || values[Int(other - 1)] > values[Int(chain - 1)] {
          chain = other
        }
        node &= node - 1
      }
      previous[run] = chain - 1
      values[run] = weights[run] + (chain > 0 ? values[Int(chain - 1)] : 0)
      node = rank[run]
      while node <= order.count {
        let other = tails[node]
        if other == 0 || values[Int(other - 1)] < values[run] { tails[node] = Int32(run + 1) }
        node += node & -node
      }
      if best < 0 || values[run] > values[Int(best)] { best = Int32(run) }
    }
    return best
  }
}
