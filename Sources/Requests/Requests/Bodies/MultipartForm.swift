public import Foundation

/// A form of fields and files, such as a page of the web sends it.
///
/// ```swift
/// var form = MultipartForm()
/// form.append("Summer", named: "album")
/// form.append(contentsOf: photo, named: "photo", contentType: "image/jpeg")
/// let body = RequestBody.multipart(form)
/// ```
///
/// Parts are sent in the order in which they were appended. The encoding is `multipart/form-data`
/// of the HTML standard. In names, quotation marks and line breaks are percent-encoded.
public struct MultipartForm: Sendable {
  private struct Part: Sendable {
    var name: String
    var fileName: String?
    var contentType: String?
    var body: @Sendable () throws(RequestError) -> HTTPBody
  }

  private var parts: [Part] = []

  /// Creates an empty form.
  public init() {}

  /// Adds a field.
  public mutating func append(_ value: String, named name: String) {
    parts.append(Part(name: name) { () throws(RequestError) in HTTPBody(Data(value.utf8)) })
  }

  /// Adds bytes as a file.
  public mutating func append(
    _ data: Data, named name: String, fileName: String, contentType: String
  ) {
    parts.append(
      Part(name: name, fileName: fileName, contentType: contentType) { () throws(RequestError) in
        HTTPBody(data)
      })
  }

  /// Adds a file, which is read while it is sent.
  ///
  /// A missing file makes the request invalid. It must not change until the request has ended.
  ///
  /// - Parameters:
  ///   - file: The URL of the file.
  ///   - name: The name of the field.
  ///   - fileName: The name that the server receives, or nil for that of the file.
  ///   - contentType: The content type of the file.
  public mutating func append(
    contentsOf file: URL, named name: String, fileName: String? = nil, contentType: String
  ) {
    parts.append(
      Part(name: name, fileName: fileName ?? file.lastPathComponent, contentType: contentType) {
        () throws(RequestError) in try HTTPBody(contentsOf: file)
      })
  }

  /// Returns a boundary that no file contains by chance: 128 random bits.
  static func makeBoundary() -> String {
    "form-" + UUID().uuidString
  }

  /// Returns the encoded form.
  ///
  /// - Throws: ``RequestError/invalidRequest(_:)`` if a content type contains a forbidden character
  ///   or a file can't be read.
  func encoded(boundary: String) throws(RequestError) -> HTTPBody {
    var body = HTTPBody()
    for part in parts {
      var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(part.name.quotable)\""
      if let fileName = part.fileName { head += "; filename=\"\(fileName.quotable)\"" }
      if let contentType = part.contentType {
        guard contentType.isFieldValue else {
          throw .invalidRequest("the content type of “\(part.name)” contains a forbidden character")
        }
        head += "\r\nContent-Type: \(contentType)"
      }
      body.append(HTTPBody(Data("\(head)\r\n\r\n".utf8)))
      body.append(try part.body())
      body.append(HTTPBody(Data("\r\n".utf8)))
    }
    body.append(HTTPBody(Data("--\(boundary)--\r\n".utf8)))
    return body
  }
}

extension String {
  /// The text as it may stand between quotation marks in the header of a part.
  fileprivate var quotable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.flatMap { scalar in
          switch scalar {
          case "\"": Array("%22".unicodeScalars)
          case "\r": Array("%0D".unicodeScalars)
          case "\n": Array("%0A".unicodeScalars)
          default: [scalar]
          }
        }))
  }
}
