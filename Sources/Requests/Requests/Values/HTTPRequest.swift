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
  public var body: HTTPBody?
  /// The maximum duration of the exchange with its redirects, in seconds, which may be fractional.
  public var timeout: TimeInterval
  /// The maximum time in seconds without a byte sent or received, or nil if there is no such limit.
  public var idleTimeout: TimeInterval?
  /// The maximum size of the response's body in bytes, after decompression.
  public var maxBodySize: Int
  /// The hosts that may be reached by plain HTTP.
  public var insecureHosts: Set<String>
  /// The file that receives the body of a response whose status is 200 to 299, or nil to keep the
  /// body in memory.
  public var destination: URL?
  /// A closure that follows the progress, or nil if nothing does.
  public var progress: ProgressHandler?

  /// Creates a request. The default limits are 30 seconds and 8 MiB.
  public init(
    url: URL, method: HTTPMethod = .get, headers: HTTPHeaders = [:], body: HTTPBody? = nil,
    timeout: TimeInterval = 30, idleTimeout: TimeInterval? = nil, maxBodySize: Int = 8_388_608,
    insecureHosts: Set<String> = [], destination: URL? = nil, progress: ProgressHandler? = nil
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
    self.timeout = timeout
    self.idleTimeout = idleTimeout
    self.maxBodySize = maxBodySize
    self.insecureHosts = insecureHosts
    self.destination = destination
    self.progress = progress
  }
}
