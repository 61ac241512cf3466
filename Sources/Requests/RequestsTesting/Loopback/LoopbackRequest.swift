public import Foundation
public import Requests

/// A request that the loopback server received.
public struct LoopbackRequest: Sendable {
  /// The HTTP method.
  public var method: HTTPMethod
  /// The path and query in their encoded form.
  public var target: String
  /// The header fields.
  public var headers: HTTPHeaders
  /// The body, which is empty if the request has none.
  public var body: Data

  /// The encoded path without the query.
  public var path: String { String(target.prefix { $0 != "?" }) }
  /// The encoded query, or nil if there is none.
  public var query: String? {
    target.firstIndex(of: "?").map { String(target[target.index(after: $0)...]) }
  }
}
