/// The way in which a view came to show new data, and the duplicates in that data.
public enum ListUpdatesOutcome: Hashable, Sendable {
  /// The view was updated in a number of batches, which is 0 if nothing changed.
  case updated(batches: Int)
  /// The view was reloaded for a reason.
  case reloaded(Reason)
  /// The view was left unchanged, because newer data superseded the updates.
  case superseded
  /// The view shows data in which identifiers appear more than once. The values are the outcome of
  /// the update and a sentence about each such identifier.
  indirect case withDuplicates(Self, [String])

  /// A reason for a reload in place of updates.
  public enum Reason: Hashable, Sendable {
    /// The view is not in a window, so it is not visible, and UIKit has not laid it out.
    case noWindow
    /// The view is not loaded. It asks for the data when it loads.
    case notLoaded
    /// The view is in the middle of an update. It is reloaded when that update has ended.
    case updating
    /// The number of changes exceeds the limit.
    case tooManyChanges(Int, limit: Int)
    /// The view did not show the item counts of the data before the updates.
    case shownCounts([Int], expected: [Int])
    /// The data source did not return the item counts of the data that it was to show.
    case dataSourceCounts([Int], expected: [Int])
    /// There are several batches, and no closure that receives the data between them.
    case noDataBetweenBatches
    /// The objects are neither `Identifiable` nor `Hashable`, so they can't be told apart.
    case notComparable
  }

  /// The sentences about identifiers that appear more than once in the new data, if the updated
  /// list checked for them.
  public var duplicates: [String] {
    if case .withDuplicates(_, let duplicates) = self { duplicates } else { [] }
  }

  /// Returns the outcome with sentences about duplicates, or without them if there are none.
  public func reporting(duplicates: [String]) -> Self {
    switch self {
    case .withDuplicates(let outcome, _): outcome.reporting(duplicates: duplicates)
    case .superseded: self
    default: duplicates.isEmpty ? self : .withDuplicates(self, duplicates)
    }
  }
}

extension ListUpdatesOutcome: CustomStringConvertible {
  /// The outcome in words, followed by the sentences about duplicates.
  public var description: String {
    switch self {
    case .updated(let batches): "updated in \(batches) batch\(batches == 1 ? "" : "es")"
    case .reloaded(let reason): "reloaded: \(reason)"
    case .superseded: "superseded by newer data"
    case .withDuplicates(let outcome, let duplicates):
      "\(outcome). \(duplicates.joined(separator: " "))"
    }
  }
}

extension ListUpdatesOutcome.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .noWindow: "the view isn't in a window"
    case .notLoaded: "the view isn't loaded"
    case .updating: "the view is already being updated"
    case .tooManyChanges(let count, let limit): "\(count) changes exceed the limit of \(limit)"
    case .shownCounts(let counts, let expected):
      "the sections of the view have \(counts) items, but the updates start from \(expected)"
    case .dataSourceCounts(let counts, let expected):
      "the data source returns sections with \(counts) items, but the data has \(expected)"
    case .noDataBetweenBatches:
      "the updates need several batches, but no closure receives the data between them"
    case .notComparable:
      "the objects are neither Identifiable nor Hashable, so they can't be told apart"
    }
  }
}
