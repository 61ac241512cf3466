import ListTesting
import Requests
import RequestsTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(30)), .expectingIssues) struct TestClockTests {
  /// What happened, in order.
  final class Log { var lines: [String] = [] }

  @Test func `sleepers are woken in the order of their deadlines`() async throws {
    let (clock, log) = (TestClock(), Log())
    let tasks = [3.0, 1, 2, 1].enumerated().map { number, seconds in
      Task {
        try await clock.sleep(for: seconds)
        log.lines.append("\(number) at \(clock.now.timeIntervalSinceReferenceDate)")
      }
    }
    await clock.waitForSleep(count: 4)
    #expect(clock.pendingSleeps == [1, 1, 2, 3])
    await clock.advance(by: 0.5)
    #expect((log.lines, clock.pendingSleeps) == ([], [0.5, 0.5, 1.5, 2.5]))
    await clock.advance(by: 1.5)
    #expect(log.lines.prefix(2).sorted() == ["1 at 1.0", "3 at 1.0"])
    #expect(log.lines.dropFirst(2) == ["2 at 2.0"])
    await clock.advance(by: 10)
    for task in tasks { try await task.value }
    #expect(
      (log.lines.last, clock.now) == ("0 at 3.0", Date(timeIntervalSinceReferenceDate: 12)))
  }

  @Test func `sleepers with one deadline are woken in the order in which they began to sleep`()
    async throws
  {
    let (clock, log) = (TestClock(), Log())
    var tasks: [Task<Void, any Error>] = []
    for number in 0..<3 {
      tasks.append(
        Task {
          try await clock.sleep(for: 1)
          log.lines.append("\(number)")
        })
      await clock.waitForSleep(count: number + 1)
    }
    await clock.advance(by: 1)
    for task in tasks { try await task.value }
    #expect(log.lines == ["0", "1", "2"])
  }

  @Test func `a sleeper that moves the time further does not find it set back`() async throws {
    let clock = TestClock()
    let task = Task {
      try await clock.sleep(for: 1)
      await clock.advance(by: 5)
    }
    await clock.waitForSleep()
    await clock.advance(by: 2)
    try await task.value
    #expect(clock.now == Date(timeIntervalSinceReferenceDate: 6))
  }

  @Test func `a sleeper that sleeps again within the time is woken again`() async throws {
    let (clock, log) = (TestClock(), Log())
    let task = Task {
      while true {
        try await clock.sleep(for: 1)
        log.lines.append("\(clock.now.timeIntervalSinceReferenceDate)")
      }
    }
    await clock.waitForSleep()
    await clock.advance(by: 5.5)
    #expect((log.lines, clock.pendingSleeps) == (["1.0", "2.0", "3.0", "4.0", "5.0"], [0.5]))
    await clock.advance(by: 1_000)
    #expect(log.lines.count == 1_005)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a cancelled sleep throws at once, and wakes nobody else`() async throws {
    let clock = TestClock()
    let other = Task { try await clock.sleep(for: 1) }
    let task = Task { try await clock.sleep(for: 1) }
    await clock.waitForSleep(count: 2)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.pendingSleeps == [1])
    // One that was cancelled before sleeps not at all.
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: 1)
    }
    await #expect(throws: CancellationError.self) { try await late.value }
    #expect(clock.pendingSleeps == [1])
    await clock.advance(by: 1)
    try await other.value
  }

  @Test func `a sleep of no time returns at once, and one without an end is woken at none`()
    async throws
  {
    let clock = TestClock()
    for seconds in [0, -1, -TimeInterval.infinity, .nan] { try await clock.sleep(for: seconds) }
    #expect(clock.pendingSleeps == [])
    let task = Task { try await clock.sleep(for: .infinity) }
    await clock.waitForSleep()
    await clock.advance(by: 1e9)
    #expect(clock.pendingSleeps.count == 1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a clock shows the date it was given, and decimal fractions add up`() async throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(TestClock(now: date).now == date)
    let clock = TestClock()
    for _ in 0..<10 { await clock.advance(by: 0.1) }
    #expect(clock.now == Date(timeIntervalSinceReferenceDate: 1))
    let task = Task { try await clock.sleep(for: 0.3) }
    await clock.waitForSleep()
    await clock.advance(by: 0.1)
    #expect(clock.pendingSleeps == [0.2])
    await clock.advance(by: 0.2)
    try await task.value
  }

  @Test func `a wait for a sleep in vain is an issue, and ends when its task is cancelled`() async {
    let clock = TestClock()
    await expectIssues {
      #expect(await clock.waitForSleep(timeout: 0.01) == false)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("There are none.") }
    }
    let wait = Task {
      await expectIssues {
        #expect(await clock.waitForSleep(timeout: 3_600) == false)
      }
    }
    wait.cancel()
    await wait.value
  }

  @Test func `time that goes back ends the process`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await TestClock().advance(by: -1)
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("A clock can't be set back by 1.0 seconds."))
  }

  @Test func `many threads sleep on one clock`() async throws {
    let clock = TestClock()
    let sleeps = Task.detached {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<200 {
          group.addTask {
            if number.isMultiple(of: 2) { await Task.yield() }
            try await clock.sleep(for: Double(number % 4 + 1))
          }
        }
        try await group.waitForAll()
      }
    }
    await clock.waitForSleep(count: 200)
    await clock.advance(by: 4)
    try await sleeps.value
    #expect(clock.pendingSleeps == [])
  }

  /// A search that waits until the user pauses.
  final class Debounced {
    var sleep: (TimeInterval) async throws -> Void
    private(set) var searched: [String] = []
    private var task: Task<Void, Never>?

    init(sleep: @escaping (TimeInterval) async throws -> Void) { self.sleep = sleep }

    @MainActor func type(_ text: String) {
      task?.cancel()
      task = Task {
        do { try await sleep(0.3) } catch { return }
        searched.append(text)
      }
    }
  }

  @Test func `a debounced search is tested without waiting`() async {
    let clock = TestClock()
    let search = Debounced(sleep: clock.sleep(for:))
    for text in ["A", "Ad", "Ada"] {
      search.type(text)
      await clock.waitForSleep()
      await clock.advance(by: 0.2)
    }
    let early = search.searched
    await clock.advance(by: 0.1)
    #expect([early, search.searched] == [[], ["Ada"]])
  }

  struct Names: Request {
    typealias Response = [String]
    var baseURL: URL { URL(string: "https://names.example")! }
    var path: RequestPath { "names" }
  }

  @Test func `a client retries by the clock`() async throws {
    let clock = TestClock()
    let transport = ScriptedTransport { request, number in
      switch number {
      case 0:
        .status(503, for: request, headers: ["Retry-After": "Mon, 01 Jan 2001 00:00:20 GMT"])
      case 1: .status(503, for: request)
      default: .json(#"["Ada"]"#, for: request)
      }
    }
    var client = RequestClient(transport: transport)
    client.backoff.sleep = clock.sleep(for:)
    client.backoff.now = { clock.now }
    client.backoff.random = { 1 }
    let names = Task { [client] in try await client.send(Names()) }
    await clock.waitForSleep()
    // The server names the date.
    #expect(clock.pendingSleeps == [20])
    await clock.advance(by: 20)
    await clock.waitForSleep()
    #expect(clock.pendingSleeps == [1])
    await clock.advance(by: 1)
    #expect((try await names.value, transport.count) == (["Ada"], 3))
  }
}
