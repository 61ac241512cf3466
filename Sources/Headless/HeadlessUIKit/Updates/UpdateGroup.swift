/// The batch update that a list is collecting. Batch updates can be nested; the outermost one
/// performs all operations.
@MainActor struct UpdateGroup {
  /// The result of an outermost batch update.
  struct Finished {
    /// The operations.
    var update = BatchUpdate()
    /// A Boolean value that indicates whether the batch update ends with a reload of all data.
    var reloads = false
    /// The completion handlers, in the order in which their batch updates began.
    var completions: [(Bool) -> Void] = []

    /// Runs or schedules the completion handlers.
    @MainActor func complete() {
      for completion in completions { HeadlessRunLoop.complete { completion(true) } }
    }
  }

  private var depth = 0
  /// A Boolean value that indicates whether a non-escaping closure is on its way through the
  /// list's overridable method.
  var isForwarding = false
  private var open = Finished()

  /// A Boolean value that indicates whether a batch update is in progress.
  var isOpen: Bool { depth > 0 }

  /// Begins a batch update. Returns whether it is the outermost one.
  mutating func begin(completion: ((Bool) -> Void)? = nil) -> Bool {
    depth += 1
    if let completion { open.completions.append(completion) }
    return depth == 1
  }

  /// Adds operations to the current batch update.
  mutating func add(_ operations: some Sequence<BatchUpdate.Operation>) {
    open.update.operations += operations
  }

  /// Makes the current batch update end with a reload of all data.
  mutating func reload() { open.reloads = true }

  /// Ends a batch update. Returns the result of the outermost one, or nil for a nested one.
  mutating func end() -> Finished? {
    guard depth > 0 else { return nil }
    depth -= 1
    guard depth == 0 else { return nil }
    defer { open = Finished() }
    return open
  }
}
