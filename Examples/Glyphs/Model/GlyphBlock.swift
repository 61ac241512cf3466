/// A block of Unicode with its named scalars, which are stored as runs.
nonisolated struct GlyphBlock: Sendable {
  /// The name of the block.
  let name: String
  private let runs: [ClosedRange<UInt32>]
  /// The number of scalars before each run.
  private let offsets: [Int]
  /// The number of named scalars.
  let count: Int

  /// Finds the runs of named scalars in a range.
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

  /// Returns the named scalar at an index, or nil if the index is out of range.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of runs.
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

  /// Returns the named scalars that satisfy a predicate.
  func scalars(where isIncluded: (Unicode.Scalar) -> Bool) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for run in runs {
      var value = run.lowerBound
      // A search asks for 150,000 scalars: sequences of runs take longer than their names.
      while value <= run.upperBound {
        if let scalar = Unicode.Scalar(value), isIncluded(scalar) { scalars.append(scalar) }
        value += 1
      }
    }
    return scalars
  }

  /// The named scalars of the block.
  var scalars: some Sequence<Unicode.Scalar> {
    runs.lazy.joined().lazy.compactMap { Unicode.Scalar($0) }
  }
}

nonisolated extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar has a name. The category is checked first,
  /// because computing a name takes longer.
  var hasName: Bool {
    switch properties.generalCategory {
    case .control, .unassigned, .privateUse, .surrogate: false
    default: properties.name != nil
    }
  }
}
