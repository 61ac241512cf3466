package import Foundation
package import Requests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension RequestError {
  /// What a session's error means.
  static func carrying(_ error: any Error, after timeout: TimeInterval) -> RequestError {
    let error = error as NSError
    return carried(code: error.code, text: error.localizedDescription, after: timeout)
  }

  /// What a code of `URLError` with a text means.
  ///
  /// On Apple's platforms the codes tell when no secure connection could be made. Elsewhere the code
  /// is -1, and the text is that of the library below.
  package static func carried(
    code: Int, text: String, after timeout: TimeInterval
  ) -> RequestError {
    switch code {
    case -999: .cancelled
    case -1001: .timedOut(seconds: timeout)
    case -1206 ... -1200, -2000: .tls(text)
    case -1022: .insecure("the app's transport security refuses it")
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
