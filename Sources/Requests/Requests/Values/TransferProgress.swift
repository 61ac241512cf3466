/// The numbers of bytes that a request has sent and received.
///
/// Both numbers begin again with each redirect and each attempt.
public struct TransferProgress: Hashable, Sendable {
  /// The number of bytes of the request's body that were sent.
  public var bytesSent: Int
  /// The number of bytes of the request's body.
  public var bytesExpectedToSend: Int
  /// The number of bytes of the response's body that were received.
  public var bytesReceived: Int
  /// The number of bytes of the response's body, or nil if the server doesn't announce it.
  public var bytesExpectedToReceive: Int?

  /// Creates a progress. By default, nothing was sent and received.
  public init(
    bytesSent: Int = 0, bytesExpectedToSend: Int = 0, bytesReceived: Int = 0,
    bytesExpectedToReceive: Int? = nil
  ) {
    self.bytesSent = bytesSent
    self.bytesExpectedToSend = bytesExpectedToSend
    self.bytesReceived = bytesReceived
    self.bytesExpectedToReceive = bytesExpectedToReceive
  }

  /// The fraction of the request's body that was sent, from 0 to 1, or nil if it has none.
  public var fractionSent: Double? { Self.fraction(bytesSent, of: bytesExpectedToSend) }

  /// The fraction of the response's body that was received, from 0 to 1, or nil if the server
  /// doesn't announce its length.
  public var fractionReceived: Double? {
    bytesExpectedToReceive.flatMap { Self.fraction(bytesReceived, of: $0) }
  }

  private static func fraction(_ count: Int, of total: Int) -> Double? {
    total > 0 ? min(1, Double(count) / Double(total)) : nil
  }
}

/// A closure that follows the progress of a request.
///
/// All handlers are equal, because an observer isn't a part of what is sent.
public struct ProgressHandler: Hashable, Sendable {
  private let handle: @Sendable (TransferProgress) -> Void

  /// Creates a handler that calls a closure, on any thread. The closure should return soon, because
  /// other requests may wait for it.
  public init(_ handle: @escaping @Sendable (TransferProgress) -> Void) {
    self.handle = handle
  }

  /// Calls the closure.
  public func callAsFunction(_ progress: TransferProgress) { handle(progress) }

  /// Returns true.
  public static func == (_: ProgressHandler, _: ProgressHandler) -> Bool { true }

  /// Adds nothing to a hash value.
  public func hash(into hasher: inout Hasher) {}
}

/// The progress of one request, which calls the request's handler not too often.
package struct ProgressMeter {
  /// The number of bytes between two calls if the number of all bytes isn't known.
  static let unknownStep = 65_536
  /// The number of calls for a body whose length is known.
  static let callCount = 100

  private let handler: ProgressHandler?
  private var progress = TransferProgress()
  /// The sum of bytes at which the handler is called next.
  private var next = 0

  /// Creates the progress of a request, before anything is sent.
  package init(of request: HTTPRequest) {
    handler = request.progress
    progress.bytesExpectedToSend = request.body?.count ?? 0
  }

  /// Notes the number of bytes that were sent in all.
  package mutating func noteSent(_ count: Int) {
    progress.bytesSent = count
    report(isLast: count == progress.bytesExpectedToSend)
  }

  /// Notes that the header of the response has arrived.
  package mutating func noteResponse(length: Int?) {
    progress.bytesExpectedToReceive = length
    next = 0
    report(isLast: false)
  }

  /// Notes that more bytes were received.
  package mutating func noteReceived(_ count: Int) {
    progress.bytesReceived += count
    report(isLast: progress.bytesReceived == progress.bytesExpectedToReceive)
  }

  /// Notes that the response is complete.
  package mutating func noteEnd() {
    if progress.bytesExpectedToReceive != progress.bytesReceived {
      progress.bytesExpectedToReceive = progress.bytesReceived
      report(isLast: true)
    }
  }

  /// The number of bytes between two calls.
  private var step: Int {
    let isSending = progress.bytesSent < progress.bytesExpectedToSend
    let total = isSending ? progress.bytesExpectedToSend : progress.bytesExpectedToReceive
    return total.map { max(1, $0 / Self.callCount) } ?? Self.unknownStep
  }

  private mutating func report(isLast: Bool) {
    guard let handler else { return }
    let count = progress.bytesSent + progress.bytesReceived
    guard isLast || count >= next else { return }
    next = count + step
    handler(progress)
  }
}
