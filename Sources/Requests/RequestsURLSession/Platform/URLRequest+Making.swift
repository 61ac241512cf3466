import Foundation
import Requests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLRequest {
  /// Creates the URL request that a session sends for an HTTP request.
  init(_ request: HTTPRequest) {
    self.init(url: request.url)
    httpMethod = request.method.rawValue
    if let pieces = request.body?.pieces {
      httpBody = pieces.reduce(into: Data()) { bytes, piece in
        if case .data(let data) = piece { bytes.append(data) }
      }
    }
    httpShouldHandleCookies = false
    cachePolicy = .reloadIgnoringLocalCacheData
    // The session's own timer counts whole seconds and restarts with each byte, so it must fire
    // later than the exchange's.
    timeoutInterval = min(request.timeout, 1_000_000).rounded(.up) + 10
    for field in request.headers.fields { addValue(field.value, forHTTPHeaderField: field.name) }
  }
}
