#if os(Linux)
import Requests

extension RequestError {
  /// Returns the request error for an error code of libcurl.
  ///
  /// The codes of transport errors are those of `URLError`, as on Apple's systems.
  static func curl(
    _ code: Int32, _ message: String, verifyResult: Int, host: String
  ) -> RequestError {
    switch code {
    case 6: .transport(code: -1003, message: message)
    case 7: .transport(code: -1004, message: message)
    case 1, 8: .transport(code: -1011, message: "the answer is not HTTP: \(message)")
    case 52, 55, 56, 65, 16, 92, 95: .transport(code: -1005, message: message)
    case 18: .transport(code: -1005, message: message)
    case 61: .transport(code: -1015, message: message)
    case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91:
      .tls(certificateProblem(code, verifyResult, host) ?? message)
    default: .transport(code: -1, message: message)
    }
  }

  private static func certificateProblem(
    _ code: Int32, _ verifyResult: Int, _ host: String
  ) -> String? {
    switch (code, verifyResult) {
    case (77, _):
      "no certificates of authorities were found; install the package ca-certificates"
    case (51, _), (60, 0), (60, 62): "the server's certificate is not for \(host)"
    case (60, 9): "the server's certificate is not valid yet"
    case (60, 10): "the server's certificate has expired"
    case (60, 2), (60, 18...21): "the server's certificate is from an unknown authority"
    default: nil
    }
  }
}
#endif
