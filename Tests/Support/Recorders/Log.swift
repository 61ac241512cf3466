/// A log of the calls that a list makes.
@MainActor public final class Log {
  /// The lines since they were last taken.
  public private(set) var lines: [String] = []

  /// Creates an empty log.
  public init() {}

  /// Adds a line.
  public func add(_ line: String) { lines.append(line) }

  /// Returns the lines and empties the log.
  public func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Returns the lines that begin with a prefix and empties the log.
  public func take(_ prefix: String) -> [String] { take().filter { $0.hasPrefix(prefix) } }

  /// Returns the number of lines that begin with a prefix.
  public func count(_ prefix: String) -> Int { lines.count { $0.hasPrefix(prefix) } }
}
