import Foundation

/// Something that is done to n rows.
struct Operation {
  /// The largest exponent that an operation may have.
  enum Limit: Double {
    /// The time for one row in sight. What the list counts for it may depend on n.
    case oneRow = 0.9
    /// The time for all rows: n log n is 1.13 between 1,000 and 8,000 rows, and n² is 2.
    case allRows = 1.45
  }

  let name: String
  let limit: Limit
  /// Makes n rows, and returns the operation on them.
  let prepare: @MainActor (Int) -> () -> Void

  init(
    _ name: String, _ limit: Limit = .allRows, prepare: @escaping @MainActor (Int) -> () -> Void
  ) { (self.name, self.limit, self.prepare) = (name, limit, prepare) }

  @MainActor static let all = ofLists + ofArrangements + ofSources + ofViews
}

/// The CPU times of an operation at several sizes.
struct Growth: CustomStringConvertible {
  let operation: Operation
  let milliseconds: [Double]
  let exponent: Double

  /// Measures an operation at each size. The shortest of several times counts.
  @MainActor init(of operation: Operation, at sizes: [Int]) {
    self.operation = operation
    let times = sizes.map { size in
      (0..<3).map { _ in Self.time(operation.prepare(size)) }.min() ?? 0
    }
    milliseconds = times
    // What takes less time than this is no user's concern, and isn't measured well.
    let (first, last) = (max(times[0], 1), max(times[times.count - 1], 1))
    exponent = log(last / first) / log(Double(sizes[sizes.count - 1]) / Double(sizes[0]))
  }

  var isTooFast: Bool { exponent > operation.limit.rawValue }

  var description: String {
    let times = milliseconds.map { String(format: "%8.1f", $0) }.joined(separator: " ")
    return String(format: "%5.2f ", exponent) + times + "  " + operation.name
  }

  /// Returns the CPU time of an action, in milliseconds.
  @MainActor private static func time(_ action: () -> Void) -> Double {
    let start = processTime()
    action()
    return processTime() - start
  }
}

/// Returns the CPU time of the process, in milliseconds. By POSIX, its clock counts microseconds.
func processTime() -> Double { Double(clock()) / 1000 }
