/// What carries requests to servers: the seam for tests, logs and caches of one's own.
///
/// `URLSessionTransport` is the usual one. A transport may wrap another:
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
  /// Sends a request and returns the answer, whatever its status.
  ///
  /// It keeps the request's limits of time and size, follows redirects as ``RedirectPolicy`` says,
  /// and ends soon after its task is cancelled.
  ///
  /// - Throws: `RequestError` where there is no whole answer.
  func perform(_ request: HTTPRequest) async throws(RequestError) -> HTTPResponse
}
