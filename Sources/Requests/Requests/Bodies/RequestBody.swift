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
  let encoded: @Sendable () throws -> HTTPBody

  /// Returns a body that contains a value as JSON. The value is encoded when the request is sent.
  public static func json(_ value: some Encodable & Sendable) -> RequestBody {
    RequestBody(contentType: "application/json") { HTTPBody(try JSONEncoder().encode(value)) }
  }

  /// Returns a body that contains the specified bytes.
  public static func data(_ data: Data, contentType: String) -> RequestBody {
    RequestBody(contentType: contentType) { HTTPBody(data) }
  }

  /// Returns a body that contains the bytes of a file, which is read while it is sent.
  ///
  /// A missing file makes the request invalid. It must not change until the request has ended.
  public static func file(_ file: URL, contentType: String) -> RequestBody {
    RequestBody(contentType: contentType) { try HTTPBody(contentsOf: file) }
  }

  /// Returns a body that contains the fields of a URL-encoded form.
  public static func form(_ parameters: RequestParameters) -> RequestBody {
    RequestBody(contentType: "application/x-www-form-urlencoded") {
      HTTPBody(Data(parameters.encoded.utf8))
    }
  }

  /// Returns a body that contains the fields and files of a form.
  public static func multipart(_ form: MultipartForm) -> RequestBody {
    let boundary = MultipartForm.makeBoundary()
    return RequestBody(contentType: "multipart/form-data; boundary=\(boundary)") {
      try form.encoded(boundary: boundary)
    }
  }
}
