import Dispatch
import TestSupport
import Testing

@testable import ListStore

@MainActor @Suite(.timeLimit(.minutes(30))) struct ExternalChangeWatchTests {
  private let watch = ExternalChangeWatch()
  private let queue = DispatchQueue(label: "watch")
  private let looks = Locked(0)

  @Test func `a watch ends when nothing is left to look at, and begins again`() async throws {
    for count in 1...2 {
      watch.start(on: queue) { [looks] in
        looks.withLock { $0 += 1 }
        return false
      }
      try await MainQueue.wait { looks.withLock { $0 } == count }
      queue.sync {}
    }
  }

  @Test func `a watch that is asked for during its last look goes on`() async throws {
    watch.start(on: queue) { [watch, queue, looks] in
      let count = looks.withLock { count in
        count += 1
        return count
      }
      if count == 1 { watch.start(on: queue) { false } }
      return false
    }
    try await MainQueue.wait { looks.withLock { $0 } == 2 }
  }
}
