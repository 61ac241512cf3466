public import Foundation

/// What a request sends, with its content type.
///
/// ```swift
/// var body: RequestBody? { .json(NewPost(title: title)) }
/// ```
public struct RequestBody: Sendable {
  /// The value of the `Content-Type` field.
  public let contentType: String
  /// The bytes.
  let bytes: @Sendable () throws -> Data

  /// A value as JSON. It is encoded when the request is sent.
  public static func json(_ value: some Encodable & Sendable) -> RequestBody {
    RequestBody(contentType: "application/json") { try JSONEncoder().encode(value) }
  }

  /// Bytes as they are.
  public static func data(_ data: Data, contentType: String) -> RequestBody {
    RequestBody(contentType: contentType) { data }
  }

  /// The fields of a form.
  public static func form(_ parameters: RequestParameters) -> RequestBody {
    RequestBody(contentType: "application/x-www-form-urlencoded") { Data(parameters.encoded.utf8) }
  }
}
