import Requests
import RequestsURLSession

#if os(Linux)
import RequestsCurl
#endif

extension RequestClient {
  /// Returns a client with the platform's transport or with URLSession, and the number of exchanges
  /// that the transport has not let go of.
  static func stressed(
    usesURLSession: Bool
  ) -> (client: RequestClient, liveCount: @Sendable () -> Int) {
    #if os(Linux)
    if !usesURLSession {
      let transport = CurlTransport()
      return (RequestClient(transport: transport), { transport.liveCount })
    }
    #endif
    let transport = URLSessionTransport()
    return (RequestClient(transport: transport), { transport.liveCount })
  }
}
