public import Foundation

/// One call of a web API, with the type of its answer.
///
/// ```swift
/// struct Repository: Decodable { let id: Int; let name: String }
///
/// struct RepositoriesOf: Request {
///   typealias Response = [Repository]
///   let user: String
///   var baseURL: URL { URL(string: "https://api.example.com/v3")! }
///   var path: RequestPath { "users/\(user)/repositories" }
///   var parameters: RequestParameters { ["sort": "name", "page": 1] }
/// }
///
/// let repositories = try await client.send(RepositoriesOf(user: "ada"))
/// ```
///
/// Only ``baseURL``, ``path`` and the response have no default. Every member is a requirement, so a
/// request type, or a protocol that refines this one for a whole API, may replace any of them.
public protocol Request<Response>: Sendable {
  /// What the answer becomes.
  associatedtype Response: Sendable

  /// Where the API begins: scheme, host and perhaps a first part of the path and a query.
  ///
  /// User and password do not belong here; send them in ``headers``.
  var baseURL: URL { get }
  /// What follows the path of ``baseURL``.
  var path: RequestPath { get }
  /// The method; the default is GET.
  var method: HTTPMethod { get }
  /// The query; the default has nothing in it.
  var parameters: RequestParameters { get }
  /// Header fields; the default has none. A JSON answer is asked for unless `Accept` stands here.
  var headers: [String: String] { get }
  /// The body; the default has none.
  var body: RequestBody? { get }
  /// Whether the client keeps the answer with its `ETag`, and asks the server next time whether it
  /// is still good; the default is false. It matters for GET only.
  var usesETag: Bool { get }

  /// Makes the response of the body of a successful answer.
  ///
  /// The default reads JSON where the response is `Decodable`, gives the bytes where it is `Data`,
  /// and ignores them where it is `Void`. It never runs on the main actor.
  ///
  /// - Throws: Any error. A `RequestError` is passed on as it is, a `DecodingError` is told with the
  ///   place where it happened, all others become ``RequestError/unreadable(_:)``.
  func parse(_ data: Data) throws -> Response
}

extension Request {
  /// GET.
  public var method: HTTPMethod { .get }
  /// Nothing.
  public var parameters: RequestParameters { [:] }
  /// None.
  public var headers: [String: String] { [:] }
  /// None.
  public var body: RequestBody? { nil }
  /// False.
  public var usesETag: Bool { false }
}

// The results are spelled `Response`, or the compiler could infer it from these defaults.
extension Request where Response: Decodable {
  /// Reads JSON with a plain `JSONDecoder`.
  public func parse(_ data: Data) throws -> Response {
    try JSONDecoder().decode(Response.self, from: data)
  }
}

extension Request where Response == Data {
  /// The body as it is.
  public func parse(_ data: Data) throws -> Response { data }
}

extension Request where Response == Void {
  /// Ignores the body.
  public func parse(_ data: Data) throws -> Response { () }
}
