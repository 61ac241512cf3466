/// A page that is being loaded: called off when nobody holds it any more.
@MainActor final class PageFlight {
  private var task: Task<Void, Never>?

  init(_ task: Task<Void, Never>) { self.task = task }

  /// The page is there: nothing is left to be called off.
  func land() { task = nil }

  deinit { task?.cancel() }
}
