package import Foundation
package import Requests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension RequestError {
  /// Returns the request error for an error of a session.
  static func carrying(_ error: any Error, after timeout: TimeInterval) -> RequestError {
    let error = error as NSError
    return carried(code: error.code, text: error.localizedDescription, after: timeout)
  }

  /// Returns the request error for a code of `URLError` and a message.
  ///
  /// On Apple's platforms, the code indicates TLS failures. On other platforms the code is -1, and
  /// only the message of the underlying library mentions TLS.
  package static func carried(
    code: Int, text: String, after timeout: TimeInterval
  ) -> RequestError {
    switch code {
    case -999: .cancelled
    case -1001: .timedOut(seconds: timeout)
    case -1206 ... -1200, -2000: .tls(text)
    case -1022: .insecure("the app's transport security doesn't allow it")
    case -1 where text.speaksOfTLS: .tls(text)
    default: .transport(code: code, message: text)
    }
  }
}

extension String {
  fileprivate var speaksOfTLS: Bool {
    ["SSL", "TLS", "certificate", "ssl routines"].contains { contains($0) }
  }
}
