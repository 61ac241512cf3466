import Foundation

/// The length of tests by chance.
///
/// `swift test` walks briefly, from fixed seeds. `LONG_WALKS=20` in the environment is for a walk
/// of twenty times as many steps from a new seed, which is printed; `LONG_WALKS=20:SEED` names it.
///
/// ```swift
/// @Test(arguments: Walk.seeds(1)) func `any step keeps view and data together`(seed: UInt64) {
///   var random = SeededGenerator(seed: seed)
///   for step in 0..<Walk.steps(15) { … }
/// }
/// ```
public enum Walk {
  private static let long: (factor: Int, seed: UInt64)? = {
    guard let text = ProcessInfo.processInfo.environment["LONG_WALKS"] else { return nil }
    let parts = text.split(separator: ":").map { UInt64($0) }
    guard let factor = parts.first.flatMap({ $0 }), parts.count < 3, !parts.contains(nil) else {
      preconditionFailure("LONG_WALKS is “\(text)”, and not a number, or a number, “:” and a seed.")
    }
    let seed = parts.dropFirst().first.flatMap { $0 } ?? UInt64.random(in: 1...UInt64.max)
    print("LONG_WALKS=\(factor):\(seed)")
    return (Int(factor), seed)
  }()

  /// Returns a number of seeds for a test: 1, 2, and so on, or those from the seed of a long walk.
  public static func seeds(_ count: Int) -> [UInt64] {
    (0..<UInt64(count)).map { (long?.seed ?? 1) &+ $0 }
  }

  /// Returns the number of steps of a test's walk.
  public static func steps(_ short: Int) -> Int { short * (long?.factor ?? 1) }
}
