/// A measurement of rivals in turns, so that other load on the computer affects all of them.
public struct Race {
  /// A rival to measure.
  public struct Rival {
    public let name: String
    /// A closure that does the work once and returns the number of operations.
    let run: () -> Int

    /// Creates a rival.
    public init(name: String, run: @escaping () -> Int) {
      self.name = name
      self.run = run
    }
  }

  /// The median time of one run of each rival, in milliseconds.
  public private(set) var milliseconds: [Double]
  /// The number of operations of each rival.
  public private(set) var operations: [Int]
  /// The median ratios of each rival's time to that of the first rival.
  public private(set) var ratios: [Double]
  /// The times of each rival's runs, in milliseconds.
  private let times: [[Double]]

  /// Measures rivals in turns.
  public init(of rivals: [Rival], rounds: Int) {
    var times = [[Double]](repeating: [], count: rivals.count)
    operations = rivals.map { $0.run() }
    // A sample takes at least five milliseconds.
    let repeats = rivals.map { rival in
      let once = Self.time { _ = rival.run() }
      return max(1, Int(5 / max(once, 0.000_1)))
    }
    for _ in 0..<rounds {
      for (index, rival) in rivals.enumerated() {
        let time = Self.time { for _ in 0..<repeats[index] { _ = rival.run() } }
        times[index].append(time / Double(repeats[index]))
      }
    }
    self.times = times
    milliseconds = times.map(Self.median)
    ratios = times.map { Self.median(zip($0, times[0]).map { $0 / $1 }) }
  }

  /// Returns the median ratio of a rival's time to that of another.
  public func ratio(of rival: Int, to other: Int) -> Double {
    Self.median(zip(times[rival], times[other]).map { $0 / $1 })
  }

  private static func time(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work).components
    return Double(duration.seconds) * 1_000 + Double(duration.attoseconds) / 1e15
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}
