import Foundation
public import Requests

extension HTTPResponse {
  /// A JSON answer to a request.
  public static func json(
    _ text: String, for request: HTTPRequest, status: Int = 200, headers: HTTPHeaders = [:]
  ) -> HTTPResponse {
    var headers = headers
    headers["Content-Type"] = headers["Content-Type"] ?? "application/json"
    return HTTPResponse(url: request.url, status: status, headers: headers, body: Data(text.utf8))
  }

  /// An answer of a status, with no body.
  public static func status(
    _ status: Int, for request: HTTPRequest, headers: HTTPHeaders = [:]
  ) -> HTTPResponse {
    HTTPResponse(url: request.url, status: status, headers: headers)
  }
}
