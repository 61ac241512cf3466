/// How a view came to show new data.
public enum ListUpdatesOutcome: Hashable, Sendable {
  /// By updates, in so many batches; 0 where nothing had changed.
  case updated(batches: Int)
  /// By a reload, and why.
  case reloaded(Reason)
  /// Not at all: newer data came before this was worked out, and is shown instead.
  case overtaken

  /// Why updates could not be performed.
  public enum Reason: Hashable, Sendable {
    /// The view is in no window: nobody sees it, and UIKit has not laid it out.
    case noWindow
    /// The view was never loaded; it will ask for the data when it is.
    case notLoaded
    /// The view is in the middle of an update; it is reloaded when that has ended.
    case updating
    /// There are more changes than wanted.
    case tooManyChanges(Int, limit: Int)
    /// The view showed other counts than those of the data before the updates.
    case shownCounts([Int], expected: [Int])
    /// The data source gave other counts than those of the data that it was to show.
    case dataSourceCounts([Int], expected: [Int])
    /// There are several batches, and nobody took the data that is shown between them.
    case noDataBetweenBatches
  }
}

extension ListUpdatesOutcome: CustomStringConvertible {
  public var description: String {
    switch self {
    case .updated(let batches): "updated in \(batches) batch\(batches == 1 ? "" : "es")"
    case .reloaded(let reason): "reloaded: \(reason)"
    case .overtaken: "overtaken by newer data"
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
    }
  }
}
