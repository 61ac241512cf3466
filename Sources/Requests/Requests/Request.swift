public import Foundation

/// A call of a web API that declares the type of its response.
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
/// Only ``baseURL``, ``path`` and the type of the response have no default. A type can replace any
/// default. So can a protocol that refines this one for an entire API.
public protocol Request<Response>: Sendable {
  /// The type of the parsed response.
  associatedtype Response: Sendable

  /// The base URL of the API. It has a scheme and a host, and may have a path prefix and a query.
  ///
  /// It must not contain a user name or a password. Send credentials in ``headers``.
  var baseURL: URL { get }
  /// The path that is appended to the path of ``baseURL``.
  var path: RequestPath { get }
  /// The HTTP method. The default is GET.
  var method: HTTPMethod { get }
  /// The query parameters. The default is empty.
  var parameters: RequestParameters { get }
  /// The header fields. The default is empty. Unless `Accept` is set, the request asks for JSON.
  var headers: [String: String] { get }
  /// The body, or nil for a request without a body. The default is nil.
  var body: RequestBody? { get }
  /// A Boolean value that indicates whether the client caches the response with its `ETag` and
  /// revalidates it the next time. The default is false.
  ///
  /// Only GET requests are cached, and only responses that ``parse(_:)`` can read.
  var usesETag: Bool { get }

  /// Parses the body of a successful response.
  ///
  /// The default decodes JSON if the response is `Decodable`, returns the bytes if it is `Data`,
  /// and ignores them if it is `Void`. This method never runs on the main actor.
  ///
  /// - Parameter data: The body of the response.
  /// - Throws: Any error. A `RequestError` is passed on unchanged. A `DecodingError` is reported
  ///   with its coding path. Any other error becomes ``RequestError/unreadable(_:)``.
  func parse(_ data: Data) throws -> Response
}

extension Request {
  /// The default method, GET.
  public var method: HTTPMethod { .get }
  /// The default parameters, which are empty.
  public var parameters: RequestParameters { [:] }
  /// The default header fields, which are empty.
  public var headers: [String: String] { [:] }
  /// The default body, which is nil.
  public var body: RequestBody? { nil }
  /// The default value, false.
  public var usesETag: Bool { false }
}

// The results are spelled `Response`, or the compiler could infer the type from these defaults.
extension Request where Response: Decodable {
  /// Decodes JSON with a `JSONDecoder` in its default configuration.
  public func parse(_ data: Data) throws -> Response {
    try JSONDecoder().decode(Response.self, from: data)
  }
}

extension Request where Response == Data {
  /// Returns the body unchanged.
  public func parse(_ data: Data) throws -> Response { data }
}

extension Request where Response == Void {
  /// Ignores the body.
  public func parse(_ data: Data) throws -> Response { () }
}
