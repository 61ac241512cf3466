public import Requests

extension RequestClient {
  /// Creates a client that sends requests through its own URL session.
  ///
  /// Create one client and keep it, because each has its own connections.
  public init() {
    self.init(transport: URLSessionTransport())
  }
}
