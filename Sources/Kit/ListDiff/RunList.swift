/// The items of one section that are in both lists, in the new order, as runs: items that are
/// adjacent in both. The list finds the smallest number of items that have to move.
///
/// A run of k items has the weight k. The runs that stay are an increasing subsequence of the
/// greatest weight. A run never needs to be split: whatever fits before and after a part of it fits
/// before and after all of it. If runs are short, the tree costs more than it saves, and the items
/// are treated one by one.
struct RunList {
  /// The starts of the runs in the old order; negative for runs that stay.
  private let starts: UnsafeMutablePointer<Int32>
  /// The starts of the runs in the new order.
  private let targets: UnsafeMutablePointer<Int32>
  /// The lengths of the runs; unused if items are treated one by one.
  private let weights: UnsafeMutablePointer<Int32>
  /// The previous run in a chain of runs that can stay.
  private let previous: UnsafeMutablePointer<Int32>
  private let tails: UnsafeMutablePointer<Int32>
  private let values: UnsafeMutablePointer<Int32>
  private let isWeighted: Bool
  /// The first run that isn't left out, and the end of the runs.
  private var first = 0
  private var count = 0
  private var isIncreasing = true

  /// Returns the size of the memory that a list needs, in 32-bit integers.
  ///
  /// - Parameters:
  ///   - runs: The maximum number of runs that will be appended.
  ///   - items: The total number of items in these runs.
  static func size(runs: Int, items: Int) -> Int {
    // The values end with three sentinels, and there is one more tail.
    isWeighted(runs, items) ? 6 * runs + 4 : 5 * items + 4
  }

  private static func isWeighted(_ runs: Int, _ items: Int) -> Bool { items >= runs * 4 }

  /// Creates an empty list in memory of that size.
  init(in memory: UnsafeMutablePointer<Int32>, runs: Int, items: Int) {
    isWeighted = Self.isWeighted(runs, items)
    let capacity = isWeighted ? runs : items
    starts = memory
    targets = starts + capacity
    previous = targets + capacity
    tails = previous + capacity
    values = tails + capacity + 1
    weights = values + capacity + 3
  }

  /// Appends the next run in the new order, and joins it to the last one if it continues that.
  mutating func append(old: Int32, new: Int32, count length: Int32) {
    if !isWeighted {
      for offset in 0..<length { append(old: old + offset, new: new + offset) }
      return
    }
    let last = count - 1
    if last >= 0, starts[last] + weights[last] == old, targets[last] + weights[last] == new {
      weights[last] += length
      return
    }
    weights[count] = length
    append(old: old, new: new)
  }

  private mutating func append(old: Int32, new: Int32) {
    if count > 0, old < starts[count &- 1] { isIncreasing = false }
    starts[count] = old
    targets[count] = new
    count &+= 1
  }

  /// Appends the items that move to a list of moves, in the new order.
  mutating func addMoves(
    from oldSection: Int, to newSection: Int, _ moves: inout [ListChange<ListPlace>]
  ) {
    if isIncreasing { return }
    dropFixed()
    var last = isWeighted ? heaviest() : longest()
    while last >= 0 {
      starts[Int(last)] = -1
      last = previous[Int(last)]
    }
    for run in first..<count where starts[run] >= 0 {
      for offset in 0..<(isWeighted ? weights[run] : 1) {
        moves.append(
          ListChange(
            from: ListPlace(section: oldSection, item: Int(starts[run] + offset)),
            to: ListPlace(section: newSection, item: Int(targets[run] + offset))))
      }
    }
  }

  /// Leaves out the runs at the beginning that precede all others in both orders, and the runs at
  /// the end that follow all others. They stay.
  private mutating func dropFixed() {
    var greatest: Int32 = -1
    for run in 0..<count {
      values[run] = greatest
      greatest = max(greatest, starts[run])
    }
    while count > 0, starts[count - 1] > values[count - 1] { count -= 1 }
    var least = Int32.max
    for run in (0..<count).reversed() {
      values[run] = least
      least = min(least, starts[run])
    }
    while first < count, starts[first] < values[first] { first += 1 }
  }

  /// Returns the last run of a longest increasing subsequence of runs of length 1; `previous` leads
  /// to the others. Patience sorting: O(n log n).
  private func longest() -> Int32 {
    var length = 0
    values.update(repeating: .max, count: 3)
    for index in first..<count {
      let value = starts[index]
      var pile = 0
      if length > 0, values[length &- 1] < value {
        pile = length
      } else if length > 0 {
        // Finds the first pile whose top is not less, without unpredictable branches: the sign of a
        // difference is 0 or -1. Three tops are compared at once.
        var rest = length
        while rest > 3 {
          let step = rest >> 2
          let first = Int((values[pile &+ step &- 1] &- value) >> 31)
          let second = Int((values[pile &+ 2 &* step &- 1] &- value) >> 31)
          let third = Int((values[pile &+ 3 &* step &- 1] &- value) >> 31)
          pile &-= (first &+ second &+ third) &* step
          rest &-= 3 &* step
        }
        let first = Int((values[pile] &- value) >> 31)
        let second = Int((values[pile &+ 1] &- value) >> 31)
        let third = Int((values[pile &+ 2] &- value) >> 31)
        pile &-= first &+ second &+ third
      }
      values[pile] = value
      tails[pile] = Int32(truncatingIfNeeded: index)
      previous[index] = pile > 0 ? tails[pile &- 1] : -1
      if pile == length {
        length &+= 1
        values[length &+ 2] = .max
      }
    }
    return tails[length - 1]
  }

  /// Returns the last run of an increasing subsequence of the greatest weight; `previous` leads to
  /// the others. A Fenwick tree in the old order holds the heaviest chains: O(n log n).
  private func heaviest() -> Int32 {
    let order = (first..<count).map { UInt64(starts[$0]) << 32 | UInt64($0) }.sorted()
    var rank = [Int](repeating: 0, count: count)
    for (position, run) in order.enumerated() { rank[Int(run & 0xFFFF_FFFF)] = position + 1 }
    // `tails` is the tree: node k holds the run, plus 1, that ends the heaviest chain below it.
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
