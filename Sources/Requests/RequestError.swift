public import Foundation
import TextEscaping

/// Why a request has no response.
///
/// Its description is one finished sentence for developers. It never quotes header fields, and of a
/// body eighty bytes at most.
public enum RequestError: Error, Hashable, Sendable {
  /// The request could not be sent as it was: a mistake of the app.
  case invalidRequest(String)
  /// It was refused because it, or a redirect, would have been unsafe.
  case insecure(String)
  /// No whole answer came: name lookup, connection, protocol. The code is that of `URLError`; on
  /// Linux it is often -1, and the message says more.
  case transport(code: Int, message: String)
  /// The server could not prove who it is, or no secure connection could be made.
  case tls(String)
  /// The answer was not there in time.
  case timedOut(seconds: TimeInterval)
  /// The body of the answer has more bytes than `RequestClient.maxBodySize`.
  case tooLarge(limit: Int)
  /// The server answered, but not with success. `retryAfter` is in seconds, if it says when to try
  /// again.
  case status(code: Int, body: Data, retryAfter: TimeInterval?)
  /// Something else came than was asked for, such as the login page of a public network.
  case wrongContent(type: String, snippet: String)
  /// The body is not what the response's type needs.
  case unreadable(String)
  /// The task was cancelled.
  case cancelled
}

extension RequestError: CustomStringConvertible, LocalizedError {
  /// A finished sentence, with control characters escaped.
  public var description: String { sentence.escapingControlCharacters() }

  private var sentence: String {
    switch self {
    case .invalidRequest(let reason): "The request is invalid: \(reason)."
    case .insecure(let reason): "The request is not secure: \(reason)."
    case .transport(let code, let message): "The request failed: \(message.unended) (\(code))."
    case .tls(let reason): "No secure connection could be made: \(reason.unended)."
    case .timedOut(let seconds):
      "There was no whole answer within \(seconds) seconds, the limit that timeout sets."
    case .tooLarge(let limit):
      "The answer has more than \(limit) bytes, the limit that maxBodySize sets."
    case .status(let code, _, let retryAfter):
      "The server answered \(code)"
        + (retryAfter.map { " and wants to be asked again after \($0) seconds." } ?? ".")
    case .wrongContent(let type, let snippet):
      "The answer is \(type.isEmpty ? "of no stated type" : type), not what was asked for: \(snippet)"
    case .unreadable(let reason): "The answer cannot be read: \(reason)."
    case .cancelled: "The request was cancelled."
    }
  }

  /// The same sentence.
  public var errorDescription: String? { description }
}

extension String {
  /// The text without a full stop at its end.
  fileprivate var unended: String { hasSuffix(".") ? String(dropLast()) : self }
}
