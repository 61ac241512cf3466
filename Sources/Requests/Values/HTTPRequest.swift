public import Foundation

/// A request as a transport sends it.
///
/// The client makes it of a ``Request``, has ``RequestClient/prepare`` change it, and checks it.
public struct HTTPRequest: Hashable, Sendable {
  /// Where it goes.
  public var url: URL
  /// The method.
  public var method: HTTPMethod
  /// The header fields.
  public var headers: HTTPHeaders
  /// The body.
  public var body: Data?
  /// How many seconds the whole exchange may take, redirects included; fractions count.
  public var timeout: TimeInterval
  /// How many bytes the body of the answer may have, after decompression.
  public var maxBodySize: Int
  /// The hosts that may be asked by plain http.
  public var insecureHosts: Set<String>

  /// A request.
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
