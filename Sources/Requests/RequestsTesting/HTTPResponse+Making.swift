import Foundation
public import Requests

extension HTTPResponse {
  /// Returns a JSON response to a request.
  ///
  /// The content type is `application/json` unless `headers` contains another one.
  public static func json(
    _ text: String, for request: HTTPRequest, status: Int = 200, headers: HTTPHeaders = [:]
  ) -> HTTPResponse {
    var headers = headers
    headers["Content-Type"] = headers["Content-Type"] ?? "application/json"
    return HTTPResponse(url: request.url, status: status, headers: headers, body: Data(text.utf8))
  }

  /// Returns a response to a request that has a status and no body.
  public static func status(
    _ status: Int, for request: HTTPRequest, headers: HTTPHeaders = [:]
  ) -> HTTPResponse {
    HTTPResponse(url: request.url, status: status, headers: headers)
  }
}
