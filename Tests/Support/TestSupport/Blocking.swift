import Foundation

/// Performs work that blocks its thread, on a thread of its own. Swift's pool has as many threads
/// as there are cores: a test that blocked one would hold up all the others.
public func onOwnThread<Result: Sendable>(
  _ work: @escaping @Sendable () throws -> Result
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Swift.Result { try work() }) }
  }
}

/// Holds a thread until the test opens it; from then on it holds nobody.
///
/// ```swift
/// let writer = Task {
///   try await store.write { _ in gate.pass() }  // on the store's own queue
/// }
/// gate.open()
/// ```
public final class Gate: @unchecked Sendable {
  private let condition = NSCondition()
  private var isOpen = false

  public init() {}

  public func open() {
    condition.withLock {
      isOpen = true
      condition.broadcast()
    }
  }

  /// Blocks the thread until the gate is open.
  ///
  /// - Precondition: The thread is none of Swift's pool, so no task runs on it, or it is the main
  ///   thread.
  public func pass() {
    withUnsafeCurrentTask {
      precondition($0 == nil || MainQueue.isCurrent, "A task must not block its thread.")
    }
    condition.withLock {
      while !isOpen { condition.wait() }
    }
  }
}

/// Suspends until the task is cancelled.
///
/// - Throws: `CancellationError`, always.
public func untilCancelled() async throws {
  let (never, continuation) = AsyncStream.makeStream(of: Never.self)
  for await _ in never {}
  continuation.finish()
  throw CancellationError()
}
