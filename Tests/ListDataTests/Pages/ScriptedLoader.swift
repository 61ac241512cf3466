import Dispatch
import ListData
import TestSupport

/// A server whose answers a test holds back, and gives in any order.
@MainActor final class ScriptedLoader<Object> {
  /// A request without an answer that was told of.
  struct Failure: Error, Equatable { var number = 0 }

  /// The tokens that were asked for, in order.
  private(set) var tokens: [Int?] = []
  /// Whether requests answer themselves when they are called off.
  var heedsCancellation = true
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var answers: [Int: Result<Page<Object, Int>, any Error>] = [:]
  private let cancelled = Locked<Set<Int>>([])
  /// The number of requests that were woken and have not gone back to who made them.
  private var returning = 0

  /// The requests that were called off.
  var cancelledRequests: Set<Int> { cancelled.withLock { $0 } }
  /// The number of requests.
  var count: Int { tokens.count }
  /// The requests that have no answer yet.
  var open: [Int] { waiting.keys.sorted() }

  func load(_ token: Int?) async throws -> Page<Object, Int> {
    let number = tokens.count
    tokens.append(token)
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting[number] = $0 }
    } onCancel: {
      cancelled.withLock { _ = $0.insert(number) }
      DispatchQueue.main.async {
        MainActor.assumeIsolated { if self.heedsCancellation { self.wake(number) } }
      }
    }
    // From here to the end of what the pager does with the answer nothing suspends.
    returning -= 1
    guard let answer = answers[number] else { throw CancellationError() }
    return try answer.get()
  }

  /// Answers a request, the last unless another is named, and waits until that was dealt with.
  func answer(_ items: [Object], next: Int? = nil, to number: Int? = nil) async {
    await settle(.success(Page(items, next: next)), number)
  }

  /// Fails a request, the last unless another is named, and waits until that was dealt with.
  func fail(_ error: any Error = Failure(), _ number: Int? = nil) async {
    await settle(.failure(error), number)
  }

  private func settle(_ answer: Result<Page<Object, Int>, any Error>, _ number: Int?) async {
    await settle()
    let number = number ?? tokens.count - 1
    answers[number] = answer
    wake(number)
    await settle()
  }

  /// Returns when what was asked for has arrived here, and what was answered or called off has
  /// arrived there.
  func settle() async {
    // What begins a request and what ends one that is called off is in the main actor's queue.
    await MainQueue.turn()
    while returning > 0, !Task.isCancelled { await MainQueue.turn() }
    await MainQueue.turn()
  }

  private func wake(_ number: Int) {
    guard let continuation = waiting.removeValue(forKey: number) else { return }
    returning += 1
    continuation.resume()
  }
}
