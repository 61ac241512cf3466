#if os(Linux)
import CCurl
import Foundation
import Requests

/// One request with its redirects.
///
/// The lock protects the continuation and the flag that the exchange has ended. Everything else
/// belongs to whoever has the engine's turn.
final class CurlExchange: @unchecked Sendable {
  /// The maximum number of bytes that are read of the body of a redirect.
  static let discardLimit = 65_536

  typealias Outcome = Result<HTTPResponse, RequestError>

  /// The request that is currently sent, which changes with each redirect.
  private(set) var request: HTTPRequest
  /// The maximum duration of the entire exchange, in seconds.
  let timeout: TimeInterval
  /// The time at which the timeout expires, in nanoseconds of uptime.
  let deadline: UInt64
  /// The time of the last byte that was sent or received, in nanoseconds of uptime.
  private var lastActivity: UInt64
  /// The error for which the transfer ends before its end.
  private(set) var failure: RequestError?

  private let lock = NSLock()
  private var continuation: CheckedContinuation<Outcome, Never>?
  private var isOver = false

  private var head = ResponseHead()
  private var reader: HTTPBodyReader?
  private var sentCount = 0
  private var decoder: BodyDecoder?
  private var meter: ProgressMeter
  private var redirectCount = 0
  /// The request to send after the current response, if it is a redirect to follow.
  private var next: HTTPRequest?
  private var discardedCount = 0
  /// A Boolean value that indicates whether the request needs a connection that wasn't used before.
  private(set) var needsConnection = false

  init(_ request: HTTPRequest) {
    timeout = request.timeout
    let nanoseconds = min(request.timeout, 1_000_000_000) * 1_000_000_000
    lastActivity = DispatchTime.now().uptimeNanoseconds
    deadline = lastActivity + UInt64(nanoseconds)
    meter = ProgressMeter(of: request)
    reader = request.body.map(HTTPBodyReader.init)
    self.request = request
  }

  /// The time at which the exchange is to end, in nanoseconds of uptime, and its error then.
  var limit: (time: UInt64, error: RequestError) {
    if let seconds = request.idleTimeout, seconds < 1_000_000_000 {
      let time = lastActivity + UInt64(seconds * 1_000_000_000)
      if time < deadline { return (time, .stalled(seconds: seconds)) }
    }
    return (deadline, .timedOut(seconds: timeout))
  }

  /// Makes the exchange fail, because its time is over.
  func expire() { failure = limit.error }

  private func noteActivity() {
    if request.idleTimeout != nil { lastActivity = DispatchTime.now().uptimeNanoseconds }
  }

  // MARK: The end

  /// Sets the continuation to resume at the end. Returns false, and resumes it, if the exchange was
  /// already cancelled.
  func start(_ continuation: CheckedContinuation<Outcome, Never>) -> Bool {
    lock.lock()
    if isOver {
      lock.unlock()
      continuation.resume(returning: .failure(.cancelled))
      return false
    }
    self.continuation = continuation
    lock.unlock()
    return true
  }

  /// A Boolean value that indicates whether the exchange has an outcome.
  var hasEnded: Bool { lock.withLock { isOver } }

  /// Ends the exchange with an outcome, unless it has one.
  func end(with outcome: Outcome) {
    lock.lock()
    let continuation = continuation
    self.continuation = nil
    isOver = true
    lock.unlock()
    continuation?.resume(returning: outcome)
  }

  // MARK: What is sent

  /// Reads bytes of the body to send. Returns their number, or nil if the transfer is to end.
  func send(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    do throws(RequestError) {
      guard let reader, !hasEnded else { return hasEnded ? nil : 0 }
      noteActivity()
      let count = try reader.read(into: buffer)
      sentCount += count
      if count > 0 { meter.noteSent(sentCount) }
      return count
    } catch {
      failure = error
      return nil
    }
  }

  /// Begins again with the body, because a kept connection turned out to be closed. Returns false
  /// if the request may have been carried out, and is not to be sent twice.
  func rewind() -> Bool {
    guard request.method.isIdempotent else { return false }
    reader?.rewind()
    sentCount = 0
    return true
  }

  // MARK: What arrives

  /// Receives a line of the header. Returns false if the transfer is to end.
  func receive(headerLine line: UnsafeRawBufferPointer) -> Bool {
    noteActivity()
    do throws(RequestError) {
      let wasComplete = head.isComplete
      try head.add(line)
      if head.isComplete, !wasComplete { try begin() }
      return true
    } catch {
      failure = error
      return false
    }
  }

  /// Receives bytes of the body. Returns false if the transfer is to end.
  func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if hasEnded { return false }
    noteActivity()
    if next != nil {
      // Reading a short body keeps the connection; a long one isn't worth it.
      discardedCount += bytes.count
      return discardedCount <= Self.discardLimit
    }
    do throws(RequestError) {
      try decoder?.add(bytes) { () throws(RequestError) in
        if hasEnded { throw .cancelled }
        if deadline <= DispatchTime.now().uptimeNanoseconds { throw .timedOut(seconds: timeout) }
      }
      meter.noteReceived(bytes.count)
      return true
    } catch {
      failure = error
      return false
    }
  }

  /// Decides what becomes of the body, as soon as the header is complete.
  private func begin() throws(RequestError) {
    let request = request
    switch RedirectPolicy.decision(
      for: request, status: head.status, location: head.headers["Location"],
      followed: redirectCount)
    {
    case .refuse(let error): throw error
    case .follow(let next): self.next = next
    case .answer:
      // HEAD states the length of a body that isn't sent.
      let length =
        request.method == .head ? nil : head.headers["Content-Length"].flatMap { Int($0) }
      meter.noteResponse(length: length)
      // The limit counts decompressed bytes, of which the announced length says nothing.
      let coding = head.headers["Content-Encoding"]
      decoder = try BodyDecoder(
        ReceivedBody(
          of: request, status: head.status, length: coding == nil ? length : nil),
        coding: coding)
    }
  }

  /// Ends the current transfer.
  ///
  /// - Parameters:
  ///   - error: The error of the transfer, or nil if it succeeded.
  ///   - isClosed: A Boolean value that indicates whether a kept connection turned out to be
  ///     closed.
  /// - Returns: True if another request is to be sent, because the response is a redirect, or the
  ///   same request, because the server has closed the connection before it arrived.
  func finishTransfer(_ error: RequestError?, isClosed: Bool) -> Bool {
    if hasEnded {
      decoder = nil
      return false
    }
    if isClosed, failure == nil, head.isEmpty, !needsConnection, rewind() {
      needsConnection = true
      return true
    }
    if let next, failure == nil, error == nil || discardedCount > Self.discardLimit {
      request = next
      reader = next.body.map(HTTPBodyReader.init)
      sentCount = 0
      meter = ProgressMeter(of: next)
      redirectCount += 1
      self.next = nil
      head = ResponseHead()
      discardedCount = 0
      needsConnection = false
      return true
    }
    let outcome: Outcome = (failure ?? error).map { .failure($0) } ?? response
    // What has arrived is let go of first, with the file that has received a part of a body.
    decoder = nil
    end(with: outcome)
    return false
  }

  private var response: Outcome {
    guard head.isComplete else {
      return .failure(
        .transport(code: -1005, message: "the connection was closed within the header"))
    }
    meter.noteEnd()
    return Result { () throws(RequestError) in
      HTTPResponse(
        url: request.url, status: head.status, headers: head.headers,
        body: try decoder?.finish() ?? Data())
    }
  }
}
#endif
