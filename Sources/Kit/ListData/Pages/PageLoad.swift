/// A page that is being loaded. The load is cancelled when the object is deallocated.
@MainActor final class PageLoad {
  private var task: Task<Void, Never>?

  init(_ task: Task<Void, Never>) { self.task = task }

  /// Records that the page has arrived, and nothing is left to be cancelled.
  func finish() { task = nil }

  deinit { task?.cancel() }
}
