import Foundation
import Requests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLRequest {
  /// What a session sends for a request.
  init(_ request: HTTPRequest) {
    self.init(url: request.url)
    httpMethod = request.method.rawValue
    httpBody = request.body
    httpShouldHandleCookies = false
    cachePolicy = .reloadIgnoringLocalCacheData
    // The session's own timer counts whole seconds and starts anew with each byte; it comes later
    // than the exchange's.
    timeoutInterval = min(request.timeout, 1_000_000).rounded(.up) + 10
    for field in request.headers.fields { addValue(field.value, forHTTPHeaderField: field.name) }
  }
}
