public import Foundation

/// Sends requests and reads their answers.
///
/// ```swift
/// var client = RequestClient(transport: URLSessionTransport())
/// client.prepare = { request in request.headers["Authorization"] = "Bearer \(await tokens.current)" }
/// let user = try await client.send(UserRequest(id: 7))
/// ```
///
/// A client is a value with settings; copies share the transport, and the answers that are kept with
/// their ETags. Make one and keep it.
public struct RequestClient: Sendable {
  /// What carries the requests.
  public var transport: any Transport
  /// How many seconds one attempt may take, redirects included; fractions count.
  public var timeout: TimeInterval = 30
  /// How many bytes the body of an answer may have, after decompression: 8 MiB.
  public var maxBodySize = 8_388_608
  /// How often a request is tried at most.
  public var attempts = 3
  /// The methods that are tried again after 429, 502, 503, 504 and failures to connect.
  public var retriedMethods: Set<HTTPMethod> = [.get, .head]
  /// How long to wait before the next attempt.
  public var backoff = Backoff()
  /// The hosts that may be asked by plain http; none by default.
  public var insecureHosts: Set<String> = []
  /// Changes each request before it is sent, each attempt anew: the place for tokens and signatures.
  ///
  /// What it makes of the request is checked like the rest. A `RequestError` that it throws is
  /// passed on as it is.
  public var prepare: @Sendable (inout HTTPRequest) async throws -> Void = { _ in }
  /// The answers that are kept for requests that use ETags.
  let answers = ETagStore()

  /// A client that sends through a transport.
  public init(transport: some Transport) {
    self.transport = transport
  }
}
