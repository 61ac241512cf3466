public import Requests

#if os(Linux)
import RequestsCurl
#else
import RequestsURLSession
#endif

extension RequestClient {
  /// Creates a client with the transport of the platform: libcurl on Linux, and URLSession
  /// elsewhere.
  ///
  /// Create one client and keep it, because each has its own connections.
  public init() {
    #if os(Linux)
    self.init(transport: CurlTransport())
    #else
    self.init(transport: URLSessionTransport())
    #endif
  }
}
