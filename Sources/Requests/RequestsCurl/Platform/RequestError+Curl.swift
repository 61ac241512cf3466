#if os(Linux)
import Requests

extension RequestError {
  /// Returns the request error for an error code of libcurl.
  ///
  /// The codes of transport errors are those of `URLError`, as on Apple's systems.
  ///
  /// - Parameters:
  ///   - message: The text of libcurl for what happened.
  ///   - verifyResult: The result of the verification of the server's certificate, as OpenSSL
  ///     numbers it.
  ///   - host: The host of the request's URL.
  static func curl(
    _ code: Int32, _ message: String, verifyResult: Int, host: String
  ) -> RequestError {
    switch code {
    case 3: .transport(code: -1000, message: message)
    case 5, 6: .transport(code: -1003, message: message)
    // 28 is libcurl's own limit of the time to connect.
    case 7, 28: .transport(code: -1004, message: message)
    // 43 is a header that begins with a folded line.
    case 1, 8, 43: .transport(code: -1011, message: "the response isn't HTTP (\(message.unended))")
    case 16, 18, 52, 55, 56, 65, 92, 95: .transport(code: -1005, message: message)
    // libcurl calls it a lack of memory, too.
    case 27:
      .transport(
        code: -1017,
        message: "a line of the response is too long for libcurl, or there isn't enough memory")
    case 61: .transport(code: -1015, message: message)
    case 51, 60: .tls(certificateProblem(verifyResult, host) ?? message)
    case 77:
      .tls(
        "the certificates of authorities can't be read (\(message.unended)); "
          + "install the package ca-certificates, or check the file that you chose")
    case 35, 53, 54, 58, 59, 64, 66, 80, 82, 83, 90, 91: .tls(message)
    default: .transport(code: -1, message: message)
    }
  }

  private static func certificateProblem(_ verifyResult: Int, _ host: String) -> String? {
    switch verifyResult {
    // libcurl compares the name itself, before it asks OpenSSL for its result, which is 1 until
    // then.
    case 0, 1, 62, 64: "the server's certificate isn't for “\(host)”"
    case 9: "the server's certificate isn't valid yet"
    case 10: "the server's certificate has expired"
    case 18: "the server's certificate is signed by itself instead of an authority"
    case 2, 19...21: "the server's certificate is from an unknown authority"
    default: nil
    }
  }
}
#endif
