public import Foundation

/// How long a client waits before it tries again.
///
/// Before the second attempt it waits between half a second and a quarter of one, before the third
/// twice as long, and so on: chance spreads clients that failed together. A server's `Retry-After`
/// is obeyed, up to ``limit``.
///
/// Chance, clock and sleep are closures, so tests count waits instead of waiting.
public struct Backoff: Sendable {
  /// The longest wait before the second attempt, in seconds; each further one is twice as long.
  public var base: TimeInterval = 0.5
  /// The longest wait at all, in seconds, whatever a server asks for.
  public var limit: TimeInterval = 60
  /// A number from 0 to 1.
  public var random: @Sendable () -> Double = { .random(in: 0...1) }
  /// The time, to which a `Retry-After` with a date is compared.
  public var now: @Sendable () -> Date = { Date() }
  /// Waits some seconds; throws when the task is cancelled.
  public var sleep: @Sendable (TimeInterval) async throws -> Void = {
    try await Task.sleep(nanoseconds: UInt64(min(max(0, $0), 1_000_000) * 1_000_000_000))
  }

  /// The usual waits.
  public init() {}

  /// The wait after some attempts, which are counted from 1.
  func wait(after attempt: Int, retryAfter: TimeInterval?) -> TimeInterval {
    if let retryAfter { return min(max(0, retryAfter), limit) }
    let longest = min(
      base * Double(sign: .plus, exponent: min(attempt - 1, 30), significand: 1), limit)
    return longest * (0.5 + 0.5 * random())
  }
}
