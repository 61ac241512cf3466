import ListControllers
import Testing

@testable import ListTesting
@testable import TestSupport

/// Waits for changes that are announced, and for conditions whose changes nobody announces.
@MainActor @Suite(.timeLimit(.minutes(30))) struct WaitingTests {
  @Test func `a wait checks its condition a hundred times, however short the time is`() async {
    var checks = 0
    let holds = {
      checks += 1
      return false
    }
    let pulse = (await Pulse.shared.wait(atMost: 0, until: holds), checks)
    checks = 0
    let change = (await Changes().wait(atMost: 0, until: holds), checks)
    #expect([pulse.0, change.0] == [false, false])
    #expect((pulse.1, change.1) == (100, 100))
    // A condition that holds at the last check was not waited for in vain.
    checks = 0
    let holdsAtLast = {
      checks += 1
      return checks.isMultiple(of: 100)
    }
    let found = [
      await Pulse.shared.wait(atMost: 0, until: holdsAtLast),
      await Changes().wait(atMost: 0, until: holdsAtLast),
    ]
    #expect((found, checks) == ([true, true], 200))
  }

  @Test func `a cancelled task stops waiting at its next check`() async throws {
    var (checks, results) = (0, [Bool]())
    let holds = {
      checks += 1
      return false
    }
    let pulse = Task { results.append(await Pulse.shared.wait(atMost: .infinity, until: holds)) }
    let changes = Changes()
    let change = Task { results.append(await changes.wait(atMost: .infinity, until: holds)) }
    try await MainQueue.wait { checks >= 2 }
    pulse.cancel()
    change.cancel()
    try await MainQueue.wait { results.count == 2 }
    #expect(results == [false, false])

    // Cancelled before it waits: one check each.
    checks = 0
    let late = Task {
      results.append(await Pulse.shared.wait(atMost: .infinity, until: holds))
      results.append(await changes.wait(atMost: .infinity, until: holds))
      await changes.next(after: 0, within: .infinity)
    }
    late.cancel()
    try await MainQueue.wait { results.count == 4 }
    await late.value
    #expect(checks == 2 && !results.contains(true))
  }

  @Test func `a change that is announced during the check is not missed`() async throws {
    let changes = Changes()
    var (isReady, result) = (false, false)
    let task = Task {
      result = await changes.wait(atMost: .infinity) {
        defer {
          if !isReady { changes.announce() }
          isReady = true
        }
        return isReady
      }
    }
    defer { task.cancel() }
    try await MainQueue.wait { result }
  }

  @Test func `a wait that ends leaves the others waiting`() async throws {
    let changes = Changes()
    var ended: [Int] = []
    let tasks = (0..<3).map { number in
      Task {
        await changes.next(after: 0, within: .infinity)
        ended.append(number)
      }
    }
    await MainQueue.turn()
    tasks[1].cancel()
    try await MainQueue.wait { !ended.isEmpty }
    #expect(ended == [1])
    changes.announce()
    try await MainQueue.wait { ended.count == 3 }
  }

  @Test func `a wait ends when its time is up, and at once after a change`() async {
    let changes = Changes()
    await changes.next(after: 0, within: 0.001)
    changes.announce()
    await changes.next(after: 0, within: .infinity)
    #expect(changes.count == 1)
  }

  @Test func `the windows of screens that are gone are hidden by the next screen`() {
    let kept = ListScreen(ForgetfulChores())
    let count = UIApplication.shared.windows.count
    for _ in 0..<5 { _ = ListScreen(ForgetfulChores()) }
    #expect(UIApplication.shared.windows.count == count + 1)
    #expect(UIApplication.shared.windows.contains(kept.window) && !kept.window.isHidden)
  }
}

/// The waits and walks of this package's own tests.
@MainActor @Suite(.timeLimit(.minutes(30))) struct TestSupportTests {
  @Test func `a cancelled task stops waiting for the main queue`() async {
    let task = Task { try await MainQueue.wait { false } }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a wait in vain quotes its source`() {
    let wait = WaitInVain(filePath: #filePath, line: #line)
    let text = wait.description
    #expect(text.contains("\n    let wait = WaitInVain(filePath: #filePath, line: #line)\n"))
  }

  @Test func `seeds are as many as asked for, and differ`() {
    let seeds = Walk.seeds(3)
    #expect(seeds == [seeds[0], seeds[0] &+ 1, seeds[0] &+ 2])
    #expect(Walk.steps(15) >= 15)
  }
}
