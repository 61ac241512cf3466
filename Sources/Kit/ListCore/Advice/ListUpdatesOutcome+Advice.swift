import BatchUpdates
import ListData

extension ListUpdatesOutcome {
  /// Prints, in a debug build, why a batch update of a view wasn't legal, and returns the outcome.
  @MainActor func advised(for view: Any.Type) -> Self {
    if case .reloaded(.illegalBatch(let update, let before, let after, let error)) = way {
      Advice.give(
        """
        A batch update of \(view) isn't legal, so the view was reloaded: \(error)
        As a test:
          try BatchUpdate(\(update)).validated(before: \(before), after: \(after))
        """)
    }
    return self
  }
}
