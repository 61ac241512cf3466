public import Foundation
public import Requests

/// A request as the loopback server read it.
public struct LoopbackRequest: Sendable {
  /// The method.
  public var method: HTTPMethod
  /// The path and query as they were sent.
  public var target: String
  /// The header fields.
  public var headers: HTTPHeaders
  /// The body.
  public var body: Data

  /// The path without the query, as it was sent.
  public var path: String { String(target.prefix { $0 != "?" }) }
  /// The query as it was sent; nil if there is none.
  public var query: String? {
    target.firstIndex(of: "?").map { String(target[target.index(after: $0)...]) }
  }
}
