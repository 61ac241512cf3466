public import BatchUpdates

/// The way in which a view came to show new data, and the duplicates in that data.
///
///     let outcome = setListData(people)
///     if case .reloaded(let reason) = outcome.way { print("not by updates: \(reason)") }
public struct ListUpdatesOutcome: Hashable, Sendable {
  /// The way in which a view came to show new data.
  public enum Way: Hashable, Sendable {
    /// The view was updated in a number of batches, which is 0 if nothing changed.
    case updated(batches: Int)
    /// The view was reloaded for a reason.
    case reloaded(Reason)
    /// The view was left unchanged, because newer data superseded the updates.
    case superseded
  }

  /// The way in which the view came to show the data.
  public let way: Way
  /// The sentences about identifiers that appear more than once in the new data, if the updated
  /// list checked for them.
  public let duplicates: [String]

  /// Creates an outcome from a way, and the sentences about duplicates.
  package init(_ way: Way, duplicates: [String] = []) {
    self.way = way
    self.duplicates = duplicates
  }

  /// Returns the outcome of a view that was updated in a number of batches.
  package static func updated(batches: Int) -> Self { Self(.updated(batches: batches)) }

  /// Returns the outcome of a view that was reloaded for a reason.
  package static func reloaded(_ reason: Reason) -> Self { Self(.reloaded(reason)) }

  /// The outcome of updates that newer data superseded.
  package static var superseded: Self { Self(.superseded) }

  /// Returns the outcome with sentences about duplicates in data that is shown.
  package func reporting(duplicates: [String]) -> Self {
    way == .superseded ? self : Self(way, duplicates: duplicates)
  }

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
    /// The batch update isn't legal: it contradicts itself, or doesn't lead from the item counts of
    /// the view to those of the data source.
    case illegalBatch(BatchUpdate, before: [Int], after: [Int], IllegalBatchUpdate)
    /// The objects are neither `Identifiable` nor `Hashable`, so they can't be told apart.
    case notComparable
  }
}

extension ListUpdatesOutcome: CustomStringConvertible {
  /// The outcome in words, followed by the sentences about duplicates.
  public var description: String {
    let words =
      switch way {
      case .updated(let batches): "updated in \(batches) batch\(batches == 1 ? "" : "es")"
      case .reloaded(let reason): "reloaded: \(reason)"
      case .superseded: "superseded by newer data"
      }
    return duplicates.isEmpty ? words : "\(words). \(duplicates.joined(separator: " "))"
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
    case .illegalBatch(_, _, _, let error): "UIKit would end the app: \(error)"
    case .notComparable:
      "the objects aren't known to be Identifiable or Hashable, so they can't be told apart"
    }
  }
}
