public import Requests

extension RequestClient {
  /// A client that sends through a URL session of its own.
  ///
  /// Make one and keep it: each has its own connections.
  public init() {
    self.init(transport: URLSessionTransport())
  }
}
