import Foundation
public import Requests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A transport that sends requests through its own URL session, the same way on all platforms.
///
/// The transport stores no cookies, credentials, or caches. Redirects follow `RedirectPolicy`, and
/// a response with status 401 is returned like any other. The timeout applies to the entire
/// exchange, and the size limit to decompressed bytes.
///
/// In Swift versions before 6.4, Foundation on Linux has these limitations:
///
/// - The process ends if a server closes the connection within the header of its response. Nothing
///   outside Foundation can prevent this.
/// - A server that sends faster than the app reads can use up to 50 MB of memory beyond the size
///   limit.
/// - A response with a header field in Latin-1 fails.
/// - Addresses such as `http://[::1]/` cannot be reached.
public final class URLSessionTransport: Transport {
  private let exchanges = SessionDelegate()
  private let session: URLSession

  /// Creates a transport with its own session and up to six connections for each host.
  public convenience init() {
    self.init(maximumConnectionsPerHost: 6)
  }

  /// Creates a transport with its own session and a maximum number of connections for each host.
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

  /// The number of exchanges that have not ended, for tests.
  package var liveCount: Int { exchanges.liveCount }

  /// Validates a request, sends it, and returns the response.
  ///
  /// - Throws: A `RequestError` if the request is invalid or there is no complete response.
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
