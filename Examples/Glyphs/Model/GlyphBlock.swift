/// A block of Unicode with the scalars in it that have names, kept as runs and not one by one.
struct GlyphBlock: Sendable {
  /// The block's name.
  let name: String
  private let runs: [ClosedRange<UInt32>]
  /// How many scalars are before each run.
  private let offsets: [Int]
  /// The number of scalars that have names.
  let count: Int

  /// Finds the runs of a range of scalars.
  init(name: String, range: ClosedRange<UInt32>) {
    self.name = name
    var runs: [ClosedRange<UInt32>] = []
    var offsets: [Int] = []
    var count = 0
    var start: UInt32?
    func end(before value: UInt32) {
      guard let first = start else { return }
      runs.append(first...value - 1)
      offsets.append(count)
      count += Int(value - first)
      start = nil
    }
    for value in range {
      if Unicode.Scalar(value)?.hasName == true {
        start = start ?? value
      } else {
        end(before: value)
      }
    }
    end(before: range.upperBound + 1)
    self.runs = runs
    self.offsets = offsets
    self.count = count
  }

  /// The n-th scalar that has a name; nil out of range. O(log runs).
  subscript(index: Int) -> Unicode.Scalar? {
    guard (0..<count).contains(index) else { return nil }
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= index { low = middle } else { high = middle }
    }
    return Unicode.Scalar(runs[low].lowerBound + UInt32(index - offsets[low]))
  }

  /// All of the block's scalars that have names.
  var scalars: some Sequence<Unicode.Scalar> {
    runs.lazy.joined().lazy.compactMap { Unicode.Scalar($0) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar has a name. Most scalars without one are known by their category, which is
  /// asked first because making a name takes longer.
  var hasName: Bool {
    switch properties.generalCategory {
    case .control, .unassigned, .privateUse, .surrogate: false
    default: properties.name != nil
    }
  }
}
