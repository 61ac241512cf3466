public import Foundation

/// A response as a transport returns it, whatever its status.
public struct HTTPResponse: Hashable, Sendable {
  /// The URL of the response, after redirects.
  public var url: URL
  /// The status code.
  public var status: Int
  /// The header fields.
  public var headers: HTTPHeaders
  /// The complete body, decompressed, or no bytes if they are in the destination of the request.
  public var body: Data

  /// Creates a response. The default status is 200.
  public init(url: URL, status: Int = 200, headers: HTTPHeaders = [:], body: Data = Data()) {
    self.url = url
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The content type without its parameters, in lowercase, or an empty string if there is none.
  var contentType: String {
    let value = headers["Content-Type"]?.split(separator: ";").first ?? ""
    return value.trimmingBlanks.lowercased()
  }

  /// The charset of the content type, in lowercase, or nil if there is none.
  var charset: String? {
    for parameter in (headers["Content-Type"] ?? "").split(separator: ";").dropFirst() {
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[0].trimmingBlanks.lowercased()
      guard name == "charset" else { continue }
      return parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \t\"'")).lowercased()
    }
    return nil
  }
}
