public import Foundation

/// The body of a request and its content type.
///
/// ```swift
/// var body: RequestBody? { .json(NewPost(title: title)) }
/// ```
public struct RequestBody: Sendable {
  /// The value of the `Content-Type` field.
  public let contentType: String
  /// A closure that returns the encoded bytes.
  let bytes: @Sendable () throws -> Data

  /// Returns a body that contains a value as JSON. The value is encoded when the request is sent.
  public static func json(_ value: some Encodable & Sendable) -> RequestBody {
    RequestBody(contentType: "application/json") { try JSONEncoder().encode(value) }
  }

  /// Returns a body that contains the specified bytes.
  public static func data(_ data: Data, contentType: String) -> RequestBody {
    RequestBody(contentType: contentType) { data }
  }

  /// Returns a body that contains the fields of a URL-encoded form.
  public static func form(_ parameters: RequestParameters) -> RequestBody {
    RequestBody(contentType: "application/x-www-form-urlencoded") { Data(parameters.encoded.utf8) }
  }
}
