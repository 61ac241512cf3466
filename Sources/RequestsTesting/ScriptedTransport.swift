import Foundation
public import Requests

/// A transport without a network: a closure answers, in the order that the test decides.
///
/// ```swift
/// let transport = ScriptedTransport { request, number in .json("[\(number)]", for: request) }
/// let client = RequestClient(transport: transport)
/// ```
///
/// After ``hold()`` requests wait until the test releases them by their number, in any order:
///
/// ```swift
/// transport.hold()
/// async let first = client.send(page)
/// await transport.arrived(1)
/// transport.release(0)
/// ```
public final class ScriptedTransport: Transport, @unchecked Sendable {
  /// Answers a request; requests are numbered from 0 in the order in which they come.
  public typealias Answer =
    @Sendable (_ request: HTTPRequest, _ number: Int) throws(RequestError) -> HTTPResponse

  private typealias Outcome = Result<HTTPResponse, RequestError>

  private let lock = NSLock()
  private let answer: Answer
  private var isHolding = false
  private var seen: [HTTPRequest] = []
  private var waiting: [Int: CheckedContinuation<Outcome?, Never>] = [:]
  /// Those that were released or cancelled before they waited.
  private var early: [Int: Outcome?] = [:]
  private var cancelled = 0
  private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// A transport whose answers a closure gives.
  public init(_ answer: @escaping Answer) {
    self.answer = answer
  }

  /// A transport that gives answers one after the other, and fails when there is none left.
  public convenience init(answers: [Result<HTTPResponse, RequestError>]) {
    self.init { (_, number) throws(RequestError) in
      guard number < answers.count else {
        throw .transport(code: -1, message: "the script has no answer number \(number)")
      }
      return try answers[number].get()
    }
  }

  /// All requests that came.
  public var requests: [HTTPRequest] { lock.withLock { seen } }
  /// How many requests came.
  public var count: Int { lock.withLock { seen.count } }
  /// How many of them were cancelled while they waited.
  public var cancelledCount: Int { lock.withLock { cancelled } }
  /// The numbers of those that wait.
  public var heldNumbers: [Int] { lock.withLock { waiting.keys.sorted() } }

  /// Lets requests that come from now on wait for their release.
  public func hold() {
    lock.withLock { isHolding = true }
  }

  /// Answers a request that waits, or will; by the closure if no answer is given.
  public func release(_ number: Int, with answer: Result<HTTPResponse, RequestError>? = nil) {
    resume(number, with: answer)
  }

  /// Answers all that wait, in the order in which they came, and holds no more.
  public func releaseAll() {
    lock.withLock { isHolding = false }
    for number in heldNumbers { release(number) }
  }

  /// Waits until so many requests have come.
  public func arrived(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isThere = lock.withLock {
        if seen.count >= count { return true }
        watchers.append((count, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }

  public func perform(_ request: HTTPRequest) async throws(RequestError) -> HTTPResponse {
    let (number, isHeld) = enter(request)
    guard isHeld else { return try answer(request, number) }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let early: Outcome?? = lock.withLock {
          if let outcome = self.early.removeValue(forKey: number) { return outcome }
          waiting[number] = continuation
          return .none
        }
        if let early { continuation.resume(returning: early) }
      }
    } onCancel: {
      lock.withLock { cancelled += 1 }
      resume(number, with: .failure(.cancelled))
    }
    if let outcome { return try outcome.get() }
    return try answer(request, number)
  }

  private func enter(_ request: HTTPRequest) -> (number: Int, isHeld: Bool) {
    let (number, isHeld, ready) = lock.withLock {
      seen.append(request)
      let ready = watchers.filter { $0.count <= seen.count }
      watchers.removeAll { $0.count <= seen.count }
      return (seen.count - 1, isHolding, ready)
    }
    for watcher in ready { watcher.continuation.resume() }
    return (number, isHeld)
  }

  private func resume(_ number: Int, with outcome: Outcome?) {
    let continuation = lock.withLock {
      let continuation = waiting.removeValue(forKey: number)
      if continuation == nil, early[number] == nil { early.updateValue(outcome, forKey: number) }
      return continuation
    }
    continuation?.resume(returning: outcome)
  }
}
