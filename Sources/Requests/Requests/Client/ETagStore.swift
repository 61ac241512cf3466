import Foundation

/// An in-memory cache of responses that have an ETag. A response is kept again when it is used, and
/// the least recently used are evicted first.
final class ETagStore: @unchecked Sendable {
  /// The URL and all header fields that may affect a response. They include tokens, so no user
  /// receives another user's response.
  struct Key: Hashable {
    private let url: URL
    private let headers: HTTPHeaders

    /// Creates the key of a request, or returns nil if its response is not cached.
    init?(_ request: HTTPRequest) {
      let headers = request.headers
      guard request.method == .get, headers["If-None-Match"] == nil, headers["Range"] == nil else {
        return nil
      }
      url = request.url
      self.headers = headers.dropping(Self.passing)
    }

    /// The header fields that change with each request and don't affect the response.
    private static let passing = ["X-Request-ID", "X-Correlation-ID", "traceparent", "Date"]
  }

  /// The maximum size of a client's cached responses in bytes.
  static let defaultLimit = 4_194_304

  private let lock = NSLock()
  private let limit: Int
  private var answers: [Key: HTTPResponse] = [:]
  private var order: [Key] = []
  private var size = 0

  /// Creates a store with a limit in bytes: the bodies plus 1,024 bytes for each response.
  init(limit: Int = defaultLimit) {
    self.limit = limit
  }

  /// The cached response for a key, or nil if there is none.
  subscript(key: Key) -> HTTPResponse? { lock.withLock { answers[key] } }

  /// Caches a response that may be stored and has an ETag that can be sent back.
  func keep(_ answer: HTTPResponse, for key: Key) {
    lock.withLock {
      discard(key)
      let control = answer.headers["Cache-Control"]?.lowercased() ?? ""
      let cost = answer.body.count + 1_024
      guard answer.status == 200, let tag = answer.headers["ETag"], !tag.isEmpty, tag.isFieldValue,
        !control.contains("no-store"), cost <= limit
      else { return }
      answers[key] = answer
      order.append(key)
      size += cost
      while size > limit, let oldest = order.first { discard(oldest) }
    }
  }

  /// Removes the cached response for a key, if any.
  func remove(_ key: Key) { lock.withLock { discard(key) } }

  private func discard(_ key: Key) {
    guard let answer = answers.removeValue(forKey: key) else { return }
    order.removeAll { $0 == key }
    size -= answer.body.count + 1_024
  }
}
