/// The calls between the beginning and the end of a list's updates; groups nest, and the outermost
/// one performs all.
@MainActor struct UpdateGroup {
  /// What an outermost group came to.
  struct Finished {
    /// The calls.
    var update = BatchUpdate()
    /// Whether the group ends in a reload of everything.
    var reloads = false
    /// What to call then, in the order in which the groups began.
    var completions: [(Bool) -> Void] = []

    /// Queues the completions.
    @MainActor func complete() {
      for completion in completions { HeadlessRunLoop.enqueue { completion(true) } }
    }
  }

  private var depth = 0
  private var open = Finished()

  /// Whether a group is open.
  var isOpen: Bool { depth > 0 }

  /// Opens a group; true for an outermost one.
  mutating func begin(completion: ((Bool) -> Void)? = nil) -> Bool {
    depth += 1
    if let completion { open.completions.append(completion) }
    return depth == 1
  }

  /// Adds calls to the open group.
  mutating func add(_ operations: some Sequence<BatchUpdate.Operation>) {
    open.update.operations += operations
  }

  /// Makes the open group end in a reload of everything.
  mutating func reload() { open.reloads = true }

  /// Closes a group; what it came to if it was an outermost one.
  mutating func end() -> Finished? {
    guard depth > 0 else { return nil }
    depth -= 1
    guard depth == 0 else { return nil }
    defer { open = Finished() }
    return open
  }
}
