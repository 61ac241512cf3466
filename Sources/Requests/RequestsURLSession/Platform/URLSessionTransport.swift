import Foundation
public import Requests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A transport that sends requests through its own URL session.
///
/// The transport stores no cookies, credentials, or caches. Redirects follow `RedirectPolicy`, and
/// a response with status 401 is returned like any other. The timeout applies to the entire
/// exchange, and the size limit to decompressed bytes.
///
/// Use it on Apple's platforms. On Linux, Foundation's URLSession receives and decompresses
/// responses without bounds, and ends the process on some that are malformed; `CurlTransport` of
/// RequestsCurl doesn't. The guide "Security" of ListControllers has the details.
public final class URLSessionTransport: Transport {
  private static let defaultConnectionsPerHost = 6

  private let exchanges = SessionDelegate()
  private let session: URLSession

  /// Creates a transport with its own session and up to six connections for each host.
  public convenience init() {
    self.init(maximumConnectionsPerHost: Self.defaultConnectionsPerHost)
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
    let exchange = try Exchange(request)
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

extension URLSessionTransport: ValidatingTransport {}
