import Foundation

/// A chain of asynchronous work, some of which runs concurrently.
final class Chain: @unchecked Sendable {
  private let lock = NSLock()
  private let work: @Sendable (@escaping @Sendable (Bool) -> Void) -> Void
  private let all: DispatchSemaphore
  private var unsent: Int
  private var running = 0
  private var succeeded = 0

  init(_ count: Int, _ work: @escaping @Sendable (@escaping @Sendable (Bool) -> Void) -> Void) {
    unsent = count
    self.work = work
    all = DispatchSemaphore(value: 0)
  }

  func run(_ atOnce: Int) -> Int {
    for _ in 0..<atOnce { next() }
    all.wait()
    return lock.withLock { succeeded }
  }

  private func next() {
    let hasWork = lock.withLock {
      guard unsent > 0 else { return false }
      unsent -= 1
      running += 1
      return true
    }
    guard hasWork else { return }
    work { [self] isThere in
      let isLast = lock.withLock {
        running -= 1
        if isThere { succeeded += 1 }
        return unsent == 0 && running == 0
      }
      if isLast { all.signal() } else { next() }
    }
  }
}
