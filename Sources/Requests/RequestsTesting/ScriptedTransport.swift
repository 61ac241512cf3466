import Foundation
public import Requests

/// A transport for tests whose responses come from a closure, without a network.
///
/// ```swift
/// let transport = ScriptedTransport { request, number in .json("[\(number)]", for: request) }
/// let client = RequestClient(transport: transport)
/// ```
///
/// After you call ``hold()``, requests wait until the test releases them by number, in any order:
///
/// ```swift
/// transport.hold()
/// async let first = client.send(page)
/// await transport.arrived(1)
/// transport.release(0)
/// ```
public final class ScriptedTransport: Transport, @unchecked Sendable {
  /// A closure that responds to a request. Requests are numbered from 0 as they arrive.
  public typealias Answer =
    @Sendable (_ request: HTTPRequest, _ number: Int) throws(RequestError) -> HTTPResponse

  private typealias Outcome = Result<HTTPResponse, RequestError>

  private let lock = NSLock()
  private let answer: Answer
  private var isHolding = false
  private var seen: [HTTPRequest] = []
  private var waiting: [Int: CheckedContinuation<Outcome?, Never>] = [:]
  /// The outcomes of requests that were released or cancelled before they waited.
  private var early: [Int: Outcome?] = [:]
  private var cancelled = 0
  private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  /// Creates a transport that calls a closure for each response.
  public init(_ answer: @escaping Answer) {
    self.answer = answer
  }

  /// Creates a transport that returns the given responses in order, and fails when none are left.
  public convenience init(answers: [Result<HTTPResponse, RequestError>]) {
    self.init { (_, number) throws(RequestError) in
      guard number < answers.count else {
        throw .transport(code: -1, message: "the script has no response number \(number)")
      }
      return try answers[number].get()
    }
  }

  /// The requests that have arrived, in order.
  public var requests: [HTTPRequest] { lock.withLock { seen } }
  /// The number of requests that have arrived.
  public var count: Int { lock.withLock { seen.count } }
  /// The number of requests that were cancelled while they were held.
  public var cancelledCount: Int { lock.withLock { cancelled } }
  /// The numbers of the requests that are held, in ascending order.
  public var heldNumbers: [Int] { lock.withLock { waiting.keys.sorted() } }

  /// Holds subsequent requests until they are released.
  public func hold() {
    lock.withLock { isHolding = true }
  }

  /// Responds to a held request, or to one that will be held.
  ///
  /// - Parameters:
  ///   - number: The number of the request.
  ///   - answer: The result, or nil to call the transport's closure.
  public func release(_ number: Int, with answer: Result<HTTPResponse, RequestError>? = nil) {
    resume(number, with: answer)
  }

  /// Responds to all held requests in the order of their arrival, and stops holding requests.
  public func releaseAll() {
    lock.withLock { isHolding = false }
    for number in heldNumbers { release(number) }
  }

  /// Waits until a number of requests have arrived.
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

  /// Responds to a request with the transport's closure, after its release if it is held.
  public func perform(_ request: HTTPRequest) async throws(RequestError) -> HTTPResponse {
    var response = try await response(to: request)
    if request.destination != nil {
      var body = try ReceivedBody(of: request, status: response.status, length: nil)
      try body.append(response.body)
      response.body = try body.finish()
    }
    return response
  }

  private func response(to request: HTTPRequest) async throws(RequestError) -> HTTPResponse {
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
