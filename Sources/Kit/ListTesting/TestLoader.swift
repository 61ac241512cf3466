import Dispatch
public import Foundation
public import Testing

/// A loader whose requests a test answers. It replaces an `async throws` closure.
///
/// A test passes ``load(_:)`` to the code that it tests. It answers the requests in any order, with
/// a value or an error:
///
///     let loader = TestLoader<Int?, Page<Story, Int>>()
///     let list = StoriesController(Pager { try await loader.load($0) })
///     let screen = ListScreen(list)
///     await loader.answer(with: Page([Story(id: 1, title: "Hello")], next: 2))
///     #expect(screen.text == "  Hello\n  Loading…")
///     #expect(loader.requests == [nil])
///
/// Requests have numbers: their indexes in ``requests``. Until a test answers it, a request is
/// ``pending``, and the list shows that it loads. An answer waits for its request to arrive, and
/// returns when the code that made the request has gone on with it, so the next line of a test
/// reads the result. This is exact for code on the main actor, such as a list's.
///
/// A request whose task is cancelled ends with a `CancellationError`, and is then in ``cancelled``.
/// To test code with a request that ignores cancellation, set ``endsCancelledRequests`` to false.
///
/// Use `Void` as the type of requests without arguments, or of answers without values:
///
///     let loader = TestLoader<Void, [String]>()
///     func refresh() async { if let names = try? await loader.load() { setListData([names]) } }
@MainActor public final class TestLoader<Request, Answer> {
  /// All requests, in the order in which they arrived.
  public private(set) var requests: [Request] = []

  /// A Boolean value that indicates whether a request ends when its task is cancelled. The default
  /// is true.
  public var endsCancelledRequests = true

  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var results: [Int: Result<Answer, any Error>] = [:]
  private let cancelledNumbers = Numbers()
  /// The number of requests that have ended, and haven't returned to their callers.
  private var returning = 0
  /// The arrivals and the ends of requests.
  private let changes = Changes()

  /// Creates a loader without requests.
  public init() {}

  /// The numbers of the requests that await an answer, in ascending order.
  public var pending: [Int] {
    let cancelled = endsCancelledRequests ? cancelled : []
    return waiting.keys.filter { !cancelled.contains($0) }.sorted()
  }

  /// The numbers of the requests whose tasks were cancelled while they awaited an answer.
  public var cancelled: Set<Int> { cancelledNumbers.all }

  // MARK: Requests

  /// Makes a request, and returns the test's answer.
  ///
  /// - Throws: The error with which the test fails the request, or `CancellationError` if the task
  ///   is cancelled.
  public func load(_ request: Request) async throws -> Answer {
    let number = requests.count
    requests.append(request)
    let cancelledNumbers = cancelledNumbers
    await withTaskCancellationHandler {
      await withCheckedContinuation {
        waiting[number] = $0
        changes.announce()
      }
    } onCancel: {
      cancelledNumbers.insert(number)
      DispatchQueue.main.async {
        MainActor.assumeIsolated { if self.endsCancelledRequests { self.end(number) } }
      }
    }
    // From here until the caller suspends, a caller on the main actor has it to itself.
    returning -= 1
    changes.announce()
    guard let result = results.removeValue(forKey: number) else { throw CancellationError() }
    return try result.get()
  }

  private func end(_ number: Int) {
    guard let continuation = waiting.removeValue(forKey: number) else { return }
    returning += 1
    continuation.resume()
  }

  // MARK: Answers

  /// Answers a request with a value.
  ///
  /// - Parameters:
  ///   - number: The number of the request, or nil for the first pending one that isn't cancelled.
  ///   - answer: The value.
  ///   - timeout: The number of seconds after which the wait for the request fails.
  ///   - sourceLocation: The place of the issue.
  /// - Returns: False if the request isn't pending any more. If there is no such request, an issue
  ///   is recorded.
  @discardableResult
  public func answer(
    _ number: Int? = nil, with answer: Answer, timeout: TimeInterval = 10,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    await end(number, with: .success(answer), timeout, sourceLocation)
  }

  /// Fails a request with an error.
  ///
  /// - Parameters:
  ///   - number: The number of the request, or nil for the first pending one that isn't cancelled.
  ///   - error: The error that the request throws.
  ///   - timeout: The number of seconds after which the wait for the request fails.
  ///   - sourceLocation: The place of the issue.
  /// - Returns: False if the request isn't pending any more. If there is no such request, an issue
  ///   is recorded.
  @discardableResult
  public func fail(
    _ number: Int? = nil, with error: any Error, timeout: TimeInterval = 10,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool { await end(number, with: .failure(error), timeout, sourceLocation) }

  private func end(
    _ number: Int?, with result: Result<Answer, any Error>, _ timeout: TimeInterval,
    _ sourceLocation: SourceLocation
  ) async -> Bool {
    await settle()
    var found: Int?
    let hasArrived = await changes.wait(atMost: timeout) {
      found = number ?? pending.first { !cancelled.contains($0) } ?? pending.first
      return found.map { $0 < requests.count } ?? false
    }
    guard hasArrived, let found else {
      let name = number.map { "request \($0)" } ?? "a request"
      Issue.record(
        "Expected \(name) to be pending. Requests that have arrived: \(requests.count).",
        sourceLocation: sourceLocation)
      return false
    }
    guard pending.contains(found) else { return false }
    results[found] = result
    end(found)
    await settle()
    return true
  }

  // MARK: Waiting

  /// Waits until a number of requests are pending.
  ///
  /// - Parameters:
  ///   - count: The number of requests.
  ///   - timeout: The number of seconds after which the wait fails.
  ///   - sourceLocation: The place of the issue.
  /// - Returns: True if at least as many requests are pending. If the wait fails, an issue is
  ///   recorded.
  @discardableResult
  public func waitForRequest(
    count: Int = 1, timeout: TimeInterval = 10, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    if await changes.wait(atMost: timeout, until: { pending.count >= count }) { return true }
    Issue.record(
      "Expected \(count) pending requests, but there are \(pending.count).",
      sourceLocation: sourceLocation)
    return false
  }

  /// Returns when the requests of tasks that were started on the main actor have arrived, and those
  /// that were answered or cancelled have returned.
  ///
  /// Call it before you expect that nothing more was requested:
  ///
  ///     screen.controller.pager.retry()
  ///     await loader.settle()
  ///     #expect(loader.pending.isEmpty)
  public func settle() async {
    await turnMainQueue()
    _ = await changes.wait(atMost: .infinity) { returning == 0 }
    await turnMainQueue()
  }
}

extension TestLoader where Request == Void {
  /// Makes a request without arguments, and returns the test's answer.
  ///
  /// - Throws: The error with which the test fails the request, or `CancellationError` if the task
  ///   is cancelled.
  public func load() async throws -> Answer { try await load(()) }
}

extension TestLoader where Answer == Void {
  /// Answers a request that returns no value.
  ///
  /// - Parameters:
  ///   - number: The number of the request, or nil for the first pending one that isn't cancelled.
  ///   - timeout: The number of seconds after which the wait for the request fails.
  ///   - sourceLocation: The place of the issue.
  /// - Returns: False if the request isn't pending any more. If there is no such request, an issue
  ///   is recorded.
  @discardableResult
  public func answer(
    _ number: Int? = nil, timeout: TimeInterval = 10,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool {
    await answer(number, with: (), timeout: timeout, sourceLocation: sourceLocation)
  }
}

/// Numbers that are inserted on any thread.
private final class Numbers: @unchecked Sendable {
  private let lock = NSLock()
  private var numbers: Set<Int> = []

  var all: Set<Int> { lock.withLock { numbers } }

  func insert(_ number: Int) { lock.withLock { _ = numbers.insert(number) } }
}
