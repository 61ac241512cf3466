/// The reason for which UIKit would end the app over a batch update.
public struct IllegalBatchUpdate: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, in UIKit's words.
  public let reason: String

  /// The reason, in UIKit's words.
  public var description: String { reason }
}
