public import Foundation
import TextEscaping

/// The reason that a request has no response.
///
/// The description is a complete sentence for developers, with control characters escaped, and cut
/// after 1,000 characters. It contains no value of the request's header fields, and no query, user
/// or password of its URL.
///
/// It may contain data that the server sent. This is the content type, the host of a redirect, a
/// number of seconds, at most 80 bytes of an unexpected body, or the coding path and the value that
/// could not be decoded. The associated values contain such text unescaped.
public enum RequestError: Error, Hashable, Sendable {
  /// The request is malformed and was not sent. This is a programming error in the app.
  case invalidRequest(String)
  /// The request was refused because it, or one of its redirects, is insecure.
  case insecure(String)
  /// The response did not arrive completely, because of a name lookup, connection, or protocol
  /// failure.
  ///
  /// The code is a `URLError` code. On Linux it is often -1, and only the message has details.
  case transport(code: Int, message: String)
  /// The server's identity could not be verified, or no secure connection could be established.
  case tls(String)
  /// The response did not arrive within the timeout.
  case timedOut(seconds: TimeInterval)
  /// No byte was sent or received for the idle timeout.
  case stalled(seconds: TimeInterval)
  /// The body of the response is larger than `RequestClient.maxBodySize`.
  case tooLarge(limit: Int)
  /// The server responded with a status that does not indicate success. `retryAfter` is the delay
  /// in seconds that the server asks for, if any.
  case status(code: Int, body: Data, retryAfter: TimeInterval?)
  /// The response has an unexpected content type, such as the login page of a public network.
  case wrongContent(type: String, snippet: String)
  /// The body can't be parsed as the type of the response.
  case unreadable(String)
  /// The task was cancelled.
  case cancelled
}

extension RequestError: CustomStringConvertible, LocalizedError {
  /// A complete sentence that describes the error, with control characters escaped.
  public var description: String {
    let text = sentence.escapingControlCharacters().unicodeScalars
    return text.count <= 1_000 ? String(text) : String(text.prefix(999)) + "…"
  }

  private var sentence: String {
    switch self {
    case .invalidRequest(let reason): "The request is invalid: \(reason)."
    case .insecure(let reason): "The request isn't secure: \(reason)."
    case .transport(let code, let message): "The request failed: \(message.unended) (\(code))."
    case .tls(let reason): "A secure connection couldn't be established: \(reason.unended)."
    case .timedOut(let seconds):
      "The response didn't arrive within \(seconds) seconds, the limit that timeout sets."
    case .stalled(let seconds):
      "Nothing was sent or received for \(seconds) seconds, the limit that idleTimeout sets."
    case .tooLarge(let limit):
      "The response has more than \(limit) bytes, the limit that maxBodySize sets."
    case .status(let code, _, let retryAfter):
      "The server responded with status \(code)"
        + (retryAfter.map { ", and asks for a retry after \($0) seconds." } ?? ".")
    case .wrongContent(let type, let snippet):
      "The response has "
        + (type.isEmpty ? "no content type" : "the unexpected content type \(type)")
        + ". It begins with “\(snippet)”."
    case .unreadable(let reason): "The response can't be read: \(reason)."
    case .cancelled: "The request was canceled."
    }
  }

  /// The same sentence as the description.
  public var errorDescription: String? { description }
}

extension String {
  /// The text without a period at its end.
  package var unended: String { hasSuffix(".") ? String(dropLast()) : self }
}
