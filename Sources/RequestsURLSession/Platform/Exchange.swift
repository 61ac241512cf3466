import Foundation
import Requests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request and all that happens to it. A class: a buffer in a dictionary's value would be copied
/// with every chunk. What says so is under the lock of ``Exchanges``; all else is used by one thread
/// until the exchange has begun, and on the delegate queue from then on.
final class Exchange: @unchecked Sendable {
  typealias Outcome = Result<HTTPResponse, RequestError>

  /// What is sent now: after a redirect, the next one.
  var request: HTTPRequest
  /// The seconds that the whole may take.
  let timeout: TimeInterval
  /// When that is over.
  var deadline = DispatchTime.distantFuture
  /// Who waits; nil once the end is told. Under the lock.
  var continuation: CheckedContinuation<Outcome, Never>?
  /// Whether it has ended, perhaps before it began. Under the lock.
  var hasEnded = false
  /// What the session does for it. Under the lock.
  var task: URLSessionDataTask?
  var response: HTTPURLResponse?
  var body = Data()
  var redirectCount = 0
  /// Whether the session was told not to ask for credentials, which it reports as an error.
  var refusedChallenge = false

  init(_ request: HTTPRequest) {
    self.request = request
    timeout = request.timeout
  }

  /// Forgets an answer that was a redirect.
  func prepare(for next: HTTPRequest) {
    request = next
    redirectCount += 1
    response = nil
    body = Data()
    refusedChallenge = false
  }

  /// The answer, if there is one.
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
