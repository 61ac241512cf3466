import Foundation
import Requests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request and all that happens to it. A class: a buffer in a dictionary's value would be copied
/// with every chunk. Used on the delegate queue only.
final class Exchange: @unchecked Sendable {
  typealias Outcome = Result<HTTPResponse, RequestError>

  /// What is sent now: after a redirect, the next one.
  var request: HTTPRequest
  /// The seconds that the whole may take.
  let timeout: TimeInterval
  /// Who waits; nil once the end is told.
  var continuation: CheckedContinuation<Outcome, Never>?
  /// What ended it before anybody waited.
  var hasEnded = false
  var task: URLSessionDataTask?
  var timer: (any DispatchSourceTimer)?
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
