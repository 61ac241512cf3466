import Foundation

/// The seeds of tests by chance.
///
/// ```swift
/// @Test(arguments: Seeds.few(3)) func `whatever happens, the screen is drawn`(seed: UInt64) {
///   var generator = SeededGenerator(seed: seed)
/// ```
///
/// A test's seed is an argument of it, which a failure prints.
public enum Seeds {
  /// Returns seeds that are the same in every run, so that a red test stays red.
  ///
  /// With `NEW_SEEDS` in the environment, which `.ci/chance` sets, they are new ones, and as many
  /// times more.
  public static func few(_ count: Int) -> [UInt64] {
    guard let factor = ProcessInfo.processInfo.environment["NEW_SEEDS"].flatMap(Int.init) else {
      return (1...UInt64(count)).map { $0 }
    }
    return (0..<count * factor).map { _ in UInt64.random(in: 0...UInt64.max) }
  }
}
