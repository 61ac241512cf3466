/// A type that sends HTTP requests to servers. Implement your own for tests, logging, or caching.
///
/// `URLSessionTransport` and `CurlTransport` are the package's implementations. A transport can
/// wrap another:
///
/// ```swift
/// struct LoggingTransport<Base: Transport>: Transport {
///   let base: Base
///   func perform(_ request: HTTPRequest) async throws(RequestError) -> HTTPResponse {
///     print(request.method, request.url.host ?? "")
///     return try await base.perform(request)
///   }
/// }
/// ```
public protocol Transport: Sendable {
  /// Sends a request and returns the response, whatever its status.
  ///
  /// An implementation respects the request's limits of time and size, follows redirects according
  /// to ``RedirectPolicy``, and returns soon after its task is cancelled. It writes the body of a
  /// successful response to the request's destination, if there is one, and calls its progress
  /// handler.
  ///
  /// - Throws: A `RequestError` if there is no complete response.
  func perform(_ request: HTTPRequest) async throws(RequestError) -> HTTPResponse
}

/// A transport that validates requests by itself, so that its client doesn't do the same work.
package protocol ValidatingTransport: Transport {}
