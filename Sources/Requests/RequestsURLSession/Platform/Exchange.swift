import Foundation
import Requests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The state of one request.
///
/// This is a class because a buffer in a dictionary's value would be copied with each chunk. The
/// properties marked as such are protected by the lock of ``SessionDelegate``. The others are used
/// by one thread before the exchange begins, and on the delegate queue afterward.
final class Exchange: @unchecked Sendable {
  typealias Outcome = Result<HTTPResponse, RequestError>

  /// The request that is currently sent, which changes with each redirect.
  var request: HTTPRequest
  /// The maximum duration of the entire exchange, in seconds.
  let timeout: TimeInterval
  /// The time at which the timeout expires.
  var deadline = DispatchTime.distantFuture
  /// The time of the last byte that was sent or received. Protected by the lock.
  var lastActivity = DispatchTime.now()
  /// The continuation to resume with the outcome, or nil once resumed. Protected by the lock.
  var continuation: CheckedContinuation<Outcome, Never>?
  /// A Boolean value that indicates whether the exchange has ended. Protected by the lock.
  ///
  /// An exchange may end before it begins.
  var hasEnded = false
  /// The session's task for the current request. Protected by the lock.
  var task: URLSessionTask?
  var response: HTTPURLResponse?
  var body: ReceivedBody?
  var meter: ProgressMeter
  /// The file from which the body is sent if it isn't in memory.
  var upload: UploadedFile?
  var redirectCount = 0
  /// A Boolean value that indicates whether the delegate rejected a request for credentials, which
  /// the session reports as an error.
  var refusedChallenge = false

  init(_ request: HTTPRequest) throws(RequestError) {
    self.request = request
    timeout = request.timeout
    meter = ProgressMeter(of: request)
    upload = try UploadedFile(of: request.body)
  }

  /// Prepares the exchange for the next request after a redirect, and discards the response.
  func prepare(for next: HTTPRequest) {
    request = next
    redirectCount += 1
    response = nil
    body = nil
    meter = ProgressMeter(of: next)
    if next.body == nil { upload = nil }
    refusedChallenge = false
  }

  /// Adds bytes to the body.
  ///
  /// - Throws: A `RequestError` if the body is too large or the file can't be written.
  func receive(_ data: Data) throws(RequestError) {
    // The body of a response that came with a challenge begins without notice.
    if body == nil {
      body = try ReceivedBody(of: request, status: response?.statusCode ?? 0, length: nil)
    }
    try body?.append(data)
    meter.noteReceived(data.count)
  }

  /// Ends the body, and returns the complete response.
  func outcome(of response: HTTPURLResponse, _ headers: HTTPHeaders) -> Outcome {
    self.response = response
    return Result { () throws(RequestError) in
      try receive(Data())
      meter.noteEnd()
      return HTTPResponse(
        url: response.url ?? request.url, status: response.statusCode, headers: headers,
        body: try body?.finish() ?? Data())
    }
  }

  /// The time at which the exchange is to end, and the error with which it ends. Call this method
  /// with the lock held.
  var limit: (time: DispatchTime, error: RequestError) {
    if let seconds = request.idleTimeout, lastActivity + seconds < deadline {
      return (lastActivity + seconds, .stalled(seconds: seconds))
    }
    return (deadline, .timedOut(seconds: timeout))
  }
}
