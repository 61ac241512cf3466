public import Foundation

/// The delays between the attempts of a request.
///
/// A client waits between 0.25 and 0.5 seconds before the second attempt. Each further delay is
/// twice as long. The delays are random, so that clients that fail together don't try again
/// together. A server's `Retry-After` takes precedence, up to ``maxDelay``.
///
/// The random number, the current time, and the sleep are closures. A test replaces them, so that
/// it doesn't have to wait.
public struct Backoff: Sendable {
  /// The longest delay before the second attempt, in seconds. Each further delay is twice as long.
  public var firstDelay: TimeInterval = 0.5
  /// The longest delay before any attempt, in seconds, including delays that a server asks for.
  public var maxDelay: TimeInterval = 60
  /// A closure that returns a random number from 0 to 1.
  public var random: @Sendable () -> Double = { .random(in: 0...1) }
  /// A closure that returns the current date, for a `Retry-After` that is a date.
  public var now: @Sendable () -> Date = { Date() }
  /// A closure that waits for a number of seconds, and throws if the task is cancelled.
  public var sleep: @Sendable (TimeInterval) async throws -> Void = {
    try await Task.sleep(nanoseconds: UInt64(min(max(0, $0), 1_000_000) * 1_000_000_000))
  }

  /// Creates the default delays.
  public init() {}

  /// Returns the delay, in seconds, after an attempt. The first attempt is number 1.
  func wait(after attempt: Int, retryAfter: TimeInterval?) -> TimeInterval {
    if let retryAfter { return min(max(0, retryAfter), maxDelay) }
    let longest = min(
      firstDelay * Double(sign: .plus, exponent: min(attempt - 1, 30), significand: 1), maxDelay)
    return longest * (0.5 + 0.5 * random())
  }
}
