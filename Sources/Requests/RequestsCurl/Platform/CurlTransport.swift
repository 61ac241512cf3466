#if os(Linux)
import CCurl
public import Foundation
public import Requests

/// A transport that sends requests with libcurl, which Foundation itself uses on Linux.
///
/// The transport stores no cookies, credentials, or caches. Redirects follow `RedirectPolicy`, and
/// a response with status 401 is returned like any other. The limits of time and size hold while a
/// response arrives: the size is that of the decompressed body, and memory grows only with bytes
/// that have arrived.
///
/// Bodies may be compressed by gzip or deflate. Connections are kept and used again, with HTTP/2
/// where the server and the library have it. Proxies are those of the environment, such as
/// `https_proxy`.
public final class CurlTransport: Transport {
  private static let defaultConnectionsPerHost = 6

  private let engine: CurlEngine

  /// Creates a transport with its own connections, at most six of them for each host.
  ///
  /// - Parameter certificateAuthorities: A file of certificates in PEM format to trust instead of
  ///   the system's, or nil for the system's.
  public convenience init(certificateAuthorities: URL? = nil) {
    self.init(
      maximumConnectionsPerHost: Self.defaultConnectionsPerHost,
      certificateAuthorities: certificateAuthorities)
  }

  /// Creates a transport with its own connections, and a maximum number of them for each host.
  ///
  /// - Parameters:
  ///   - maximumConnectionsPerHost: The maximum number of connections for each host.
  ///   - certificateAuthorities: A file of certificates in PEM format to trust instead of the
  ///     system's, or nil for the system's.
  public init(maximumConnectionsPerHost: Int, certificateAuthorities: URL? = nil) {
    engine = CurlEngine(
      maximumConnectionsPerHost: max(1, maximumConnectionsPerHost),
      certificateAuthorities: certificateAuthorities?.path)
  }

  deinit { engine.stop() }

  /// The number of exchanges that have not been let go of, for tests.
  package var liveCount: Int { engine.liveCount }

  /// Validates a request, sends it, and returns the response.
  ///
  /// - Throws: A `RequestError` if the request is invalid or there is no complete response.
  public func perform(_ request: HTTPRequest) async throws(RequestError) -> HTTPResponse {
    try request.validate()
    if let library = ccurl_load() { throw .missing(String(cString: library)) }
    let exchange = CurlExchange(request)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if exchange.start(continuation) { engine.begin(exchange) }
      }
    } onCancel: { [engine] in
      exchange.end(with: .failure(.cancelled))
      engine.noteCancellation()
    }
    return try result.get()
  }
}

extension CurlTransport: ValidatingTransport {}

extension RequestError {
  /// The error for a handle that can't be allocated.
  static let noMemory = Self.transport(code: -1, message: "there isn't enough memory")

  /// Returns the error for a library that isn't installed.
  static func missing(_ library: String) -> RequestError {
    let package = library.hasPrefix("libcurl") ? "libcurl4" : "zlib1g"
    return .transport(
      code: -1,
      message: "\(library) can't be opened; install the package \(package) of Debian and Ubuntu, "
        + "or its equivalent")
  }
}
#endif
