import Foundation
public import Requests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends requests through a URL session of its own, the same way on every platform.
///
/// Nothing is stored: no cookies, no credentials, no cache. Redirects follow `RedirectPolicy`, a 401
/// is an answer like any other, the timeout is for the whole exchange, and the limit of size counts
/// decompressed bytes.
///
/// On Linux with Swift before 6.4 Foundation ends the process when a server closes the connection
/// within the header of its answer; nothing outside Foundation can prevent it. There, too, a server
/// that sends faster than it is read costs up to fifty megabytes beyond the limit of size, an answer
/// with a header field in Latin-1 fails, and addresses such as `http://[::1]/` cannot be reached.
public final class URLSessionTransport: Transport {
  private let exchanges = Exchanges()
  private let session: URLSession

  /// A transport with a session of its own.
  public convenience init() {
    self.init(maximumConnectionsPerHost: 6)
  }

  /// A transport that keeps so many connections to a host at most.
  public init(maximumConnectionsPerHost: Int) {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.httpMaximumConnectionsPerHost = max(1, maximumConnectionsPerHost)
    session = URLSession(
      configuration: configuration, delegate: exchanges, delegateQueue: exchanges.operations)
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  /// How many exchanges have not ended; for tests.
  package var liveCount: Int { exchanges.liveCount }

  public func perform(_ request: HTTPRequest) async throws(RequestError) -> HTTPResponse {
    try request.validate()
    let exchange = Exchange(request)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        exchanges.begin(exchange, in: session, then: continuation)
      }
    } onCancel: { [exchanges] in
      exchanges.queue.async { exchanges.end(exchange, with: .failure(.cancelled)) }
    }
    return try result.get()
  }
}
