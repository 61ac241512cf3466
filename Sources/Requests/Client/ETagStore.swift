import Foundation

/// The newest answers with an ETag, in memory; those unused for longest go first.
final class ETagStore: @unchecked Sendable {
  /// What an answer belongs to: the URL, and every header field that may have had a part in it. A
  /// field with a token is one: nobody gets what another user was answered.
  struct Key: Hashable {
    private let url: URL
    private let headers: HTTPHeaders

    /// The key of a request; nil if its answer is not kept.
    init?(_ request: HTTPRequest) {
      let headers = request.headers
      guard request.method == .get, headers["If-None-Match"] == nil, headers["Range"] == nil else {
        return nil
      }
      url = request.url
      self.headers = headers.dropping(Self.passing)
    }

    /// Fields that differ from request to request and from which no answer depends.
    private static let passing = ["X-Request-ID", "X-Correlation-ID", "traceparent", "Date"]
  }

  private let lock = NSLock()
  private let limit: Int
  private var answers: [Key: HTTPResponse] = [:]
  private var order: [Key] = []
  private var size = 0

  /// A store of so many bytes of bodies.
  init(limit: Int = 4_194_304) {
    self.limit = limit
  }

  /// The answer that is kept.
  subscript(key: Key) -> HTTPResponse? {
    lock.withLock {
      guard let answer = answers[key] else { return nil }
      order.removeAll { $0 == key }
      order.append(key)
      return answer
    }
  }

  /// Keeps an answer, if it has an ETag and may be kept.
  func keep(_ answer: HTTPResponse, for key: Key) {
    lock.withLock {
      remove(key)
      let control = answer.headers["Cache-Control"]?.lowercased() ?? ""
      let cost = answer.body.count + 1_024
      guard answer.status == 200, answer.headers["ETag"]?.isEmpty == false,
        !control.contains("no-store"), cost <= limit
      else { return }
      answers[key] = answer
      order.append(key)
      size += cost
      while size > limit, let oldest = order.first { remove(oldest) }
    }
  }

  private func remove(_ key: Key) {
    guard let answer = answers.removeValue(forKey: key) else { return }
    order.removeAll { $0 == key }
    size -= answer.body.count + 1_024
  }
}
