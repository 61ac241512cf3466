/// Rivals measured in turns, so that what else the machine does falls on all of them.
public struct Race {
  /// One of those that are measured.
  public struct Rival {
    public let name: String
    /// Does the work once, and says how many operations came out.
    let run: () -> Int

    /// A rival.
    public init(name: String, run: @escaping () -> Int) {
      self.name = name
      self.run = run
    }
  }

  /// The median time of one run, in milliseconds, for each rival.
  public private(set) var milliseconds: [Double]
  /// The number of operations of each.
  public private(set) var operations: [Int]
  /// The median of the rounds' ratios of each rival's time to the first one's.
  public private(set) var ratios: [Double]

  /// Measures rivals in turns.
  public init(of rivals: [Rival], rounds: Int) {
    var times = [[Double]](repeating: [], count: rivals.count)
    operations = rivals.map { $0.run() }
    // A sample takes five milliseconds at least.
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
    milliseconds = times.map(Self.median)
    ratios = times.map { Self.median(zip($0, times[0]).map { $0 / $1 }) }
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
