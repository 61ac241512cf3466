public import Foundation

/// A client that sends requests and parses their responses.
///
/// ```swift
/// var client = RequestClient()
/// client.prepare = { request in
///   request.headers["Authorization"] = "Bearer \(await tokens.current)"
/// }
/// let user = try await client.send(UserRequest(id: 7))
/// ```
///
/// `RequestClient()` of the module RequestsPlatform has the transport of the platform. A client is
/// a value. Its copies share the transport and the responses that are cached with their
/// ETags. Create one client and keep it.
public struct RequestClient: Sendable {
  /// The transport that performs the requests.
  public var transport: any Transport
  /// The maximum duration of one attempt in seconds, including redirects. Fractions are respected.
  public var timeout: TimeInterval = 30
  /// The maximum time in seconds without a byte sent or received, or nil if there is no such limit.
  public var idleTimeout: TimeInterval?
  /// The maximum size of a response's body in bytes, after decompression. The default is 8 MiB.
  public var maxBodySize = 8_388_608
  /// The maximum number of attempts for a request.
  public var maxAttempts = 3
  /// The methods that are retried after status 429, 502, 503, or 504, or a connection failure.
  public var retriedMethods: Set<HTTPMethod> = [.get, .head]
  /// The delays between attempts.
  public var backoff = Backoff()
  /// The hosts that may be reached by plain HTTP. The default is an empty set.
  public var insecureHosts: Set<String> = []
  /// A closure that modifies a request before each attempt, for example to add a token.
  ///
  /// The modified request is validated before it is sent. If the closure throws a `RequestError`,
  /// the client rethrows it unchanged.
  public var prepare: @Sendable (inout HTTPRequest) async throws -> Void = { _ in }
  /// A closure that follows the progress of requests, or nil. It is called on any thread, at most
  /// about a hundred times for a body.
  ///
  /// Set it in a copy of the client, for one request:
  ///
  /// ```swift
  /// var client = client
  /// client.progress = { progress in show(progress.fractionReceived) }
  /// let report = try await client.send(ReportRequest())
  /// ```
  public var progress: (@Sendable (TransferProgress) -> Void)?
  /// The cached responses of requests that use ETags.
  let answers = ETagStore()

  /// Creates a client that sends requests through a transport.
  public init(transport: some Transport) {
    self.transport = transport
  }

  /// Names the module that has a client with the transport of the platform.
  @available(
    *, unavailable, message: "import RequestsPlatform, or pass a transport to RequestClient"
  )
  public init() { fatalError() }
}
