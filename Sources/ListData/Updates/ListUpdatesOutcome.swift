/// The way in which a view came to show new data, and the duplicates in that data.
public enum ListUpdatesOutcome: Hashable, Sendable {
  /// The view was updated in a number of batches, 0 if nothing had changed.
  case updated(batches: Int)
  /// The view was reloaded for a reason.
  case reloaded(Reason)
  /// The view was left as it was: newer data was set before the updates were ready.
  case overtaken
  /// The view shows data in which identifiers occur more than once: how it came to show it, and a
  /// sentence for each of them.
  indirect case repeating(Self, [String])

  /// A reason for a reload in place of updates.
  public enum Reason: Hashable, Sendable {
    /// The view is in no window: nobody sees it, and UIKit has not laid it out.
    case noWindow
    /// The view is not loaded. It asks for the data when it is.
    case notLoaded
    /// The view is in the middle of an update. It is reloaded when that has ended.
    case updating
    /// There are more changes than allowed.
    case tooManyChanges(Int, limit: Int)
    /// The view showed other counts than those of the data before the updates.
    case shownCounts([Int], expected: [Int])
    /// The data source gave other counts than those of the data that it was to show.
    case dataSourceCounts([Int], expected: [Int])
    /// There are several batches, and no closure to take the data that is shown between them.
    case noDataBetweenBatches
    /// The objects are neither Identifiable nor Hashable, so they cannot be told apart.
    case notComparable
  }

  /// A sentence for each identifier that occurs more than once in the new data, if the list that was
  /// updated looked for them.
  public var duplicates: [String] {
    if case .repeating(_, let duplicates) = self { duplicates } else { [] }
  }

  /// Returns the same outcome with sentences about duplicates, if there are any.
  public func naming(_ duplicates: [String]) -> Self {
    switch self {
    case .repeating(let outcome, _): outcome.naming(duplicates)
    case .overtaken: self
    default: duplicates.isEmpty ? self : .repeating(self, duplicates)
    }
  }
}

extension ListUpdatesOutcome: CustomStringConvertible {
  /// The outcome in words, and then the sentences about duplicates.
  public var description: String {
    switch self {
    case .updated(let batches): "updated in \(batches) batch\(batches == 1 ? "" : "es")"
    case .reloaded(let reason): "reloaded: \(reason)"
    case .overtaken: "overtaken by newer data"
    case .repeating(let outcome, let duplicates):
      "\(outcome). \(duplicates.joined(separator: " "))"
    }
  }
}

extension ListUpdatesOutcome.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noWindow: "the view is in no window"
    case .notLoaded: "the view is not loaded"
    case .updating: "the view is in the middle of an update"
    case .tooManyChanges(let count, let limit): "\(count) changes are more than \(limit)"
    case .shownCounts(let counts, let expected):
      "the view shows sections of \(counts) items, but the updates begin with \(expected)"
    case .dataSourceCounts(let counts, let expected):
      "the data source has sections of \(counts) items, but the data has \(expected)"
    case .noDataBetweenBatches:
      "there are several batches, and no closure to take the data between them"
    case .notComparable:
      "the objects are neither Identifiable nor Hashable, so nothing tells which is which"
    }
  }
}
