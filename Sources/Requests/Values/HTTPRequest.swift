public import Foundation

/// A request in the form in which a transport sends it.
///
/// A client creates it from a ``Request``, modifies it with ``RequestClient/prepare``, and
/// validates it.
public struct HTTPRequest: Hashable, Sendable {
  /// The URL of the request.
  public var url: URL
  /// The HTTP method.
  public var method: HTTPMethod
  /// The header fields.
  public var headers: HTTPHeaders
  /// The body, or nil if the request has none.
  public var body: Data?
  /// The maximum duration of the exchange with its redirects, in seconds, which may be fractional.
  public var timeout: TimeInterval
  /// The maximum size of the response's body in bytes, after decompression.
  public var maxBodySize: Int
  /// The hosts that may be reached by plain HTTP.
  public var insecureHosts: Set<String>

  /// Creates a request. The default limits are 30 seconds and 8 MiB.
  public init(
    url: URL, method: HTTPMethod = .get, headers: HTTPHeaders = [:], body: Data? = nil,
    timeout: TimeInterval = 30, maxBodySize: Int = 8_388_608, insecureHosts: Set<String> = []
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
    self.timeout = timeout
    self.maxBodySize = maxBodySize
    self.insecureHosts = insecureHosts
  }
}
