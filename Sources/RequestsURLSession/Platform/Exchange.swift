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
  /// The maximum number of bytes that are reserved for a body that has not arrived.
  static let reserveLimit = 1_048_576

  typealias Outcome = Result<HTTPResponse, RequestError>

  /// The request that is currently sent, which changes with each redirect.
  var request: HTTPRequest
  /// The maximum duration of the entire exchange, in seconds.
  let timeout: TimeInterval
  /// The time at which the timeout expires.
  var deadline = DispatchTime.distantFuture
  /// The continuation to resume with the outcome, or nil once resumed. Protected by the lock.
  var continuation: CheckedContinuation<Outcome, Never>?
  /// A Boolean value that indicates whether the exchange has ended. Protected by the lock.
  ///
  /// An exchange may end before it begins.
  var hasEnded = false
  /// The session's task for the current request. Protected by the lock.
  var task: URLSessionDataTask?
  var response: HTTPURLResponse?
  var body = Data()
  var redirectCount = 0
  /// A Boolean value that indicates whether the delegate rejected a request for credentials, which
  /// the session reports as an error.
  var refusedChallenge = false

  init(_ request: HTTPRequest) {
    self.request = request
    timeout = request.timeout
  }

  /// Prepares the exchange for the next request after a redirect, and discards the response.
  func prepare(for next: HTTPRequest) {
    request = next
    redirectCount += 1
    response = nil
    body = Data()
    refusedChallenge = false
  }

  /// The response, or nil if none has arrived.
  var answer: HTTPResponse? {
    guard let response else { return nil }
    var headers = HTTPHeaders()
    for (name, value) in response.allHeaderFields {
      if let name = name as? String { headers.append(name, "\(value)") }
    }
    return HTTPResponse(
      url: response.url ?? request.url, status: response.statusCode, headers: headers, body: body)
  }
}
