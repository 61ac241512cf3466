public import Foundation
public import Requests

/// A response of the loopback server.
public enum LoopbackResponse: Sendable {
  /// A well-formed response. The server sets its length and keeps the connection open.
  case response(status: Int, headers: HTTPHeaders, body: Data)
  /// A sequence of steps that can pause, repeat, or reset. The server closes the connection after
  /// the last step unless that is ``Step/keepAlive``.
  case raw([Step])

  /// A step of a raw response.
  public indirect enum Step: Sendable {
    /// Writes bytes.
    case bytes(Data)
    /// Waits for a number of seconds.
    case pause(TimeInterval)
    /// Repeats steps a number of times.
    case repeated([Step], times: Int)
    /// Leaves the connection open until the client or the server closes it.
    case hang
    /// Closes the connection with a reset.
    case reset
    /// Reads the next request from the connection.
    case keepAlive

    /// Returns a step that writes text in UTF-8.
    public static func text(_ text: String) -> Step { .bytes(Data(text.utf8)) }
  }

  /// Returns a JSON response.
  public static func json(
    _ text: String, status: Int = 200, headers: HTTPHeaders = [:]
  ) -> LoopbackResponse {
    .data(Data(text.utf8), type: "application/json", status: status, headers: headers)
  }

  /// Returns a response with bytes of a content type.
  public static func data(
    _ body: Data, type: String, status: Int = 200, headers: HTTPHeaders = [:]
  ) -> LoopbackResponse {
    var headers = headers
    headers["Content-Type"] = headers["Content-Type"] ?? type
    return .response(status: status, headers: headers, body: body)
  }

  /// Returns a response with a status and no body.
  public static func status(_ status: Int, headers: HTTPHeaders = [:]) -> LoopbackResponse {
    .response(status: status, headers: headers, body: Data())
  }

  /// Returns a redirect to a location, with status 302 by default.
  public static func redirect(to location: String, status: Int = 302) -> LoopbackResponse {
    .status(status, headers: ["Location": location])
  }

  /// Returns the steps that write the response, without the body if the request is a HEAD.
  func steps(for method: HTTPMethod, closing: Bool) -> [Step] {
    switch self {
    case .raw(let steps): return steps
    case .response(let status, let headers, let body):
      var head = "HTTP/1.1 \(status) \(Self.reason(status))\r\n"
      for field in headers.fields { head += "\(field.name): \(field.value)\r\n" }
      let hasLength = (200...599).contains(status) && status != 204 && status != 304
      if hasLength, headers["Content-Length"] == nil { head += "Content-Length: \(body.count)\r\n" }
      if closing { head += "Connection: close\r\n" }
      var bytes = Data((head + "\r\n").utf8)
      if hasLength, method != .head { bytes.append(body) }
      return closing ? [.bytes(bytes)] : [.bytes(bytes), .keepAlive]
    }
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 204: "No Content"
    case 304: "Not Modified"
    case 404: "Not Found"
    case 300...399: "Redirect"
    case 400...499: "Client Error"
    case 500...599: "Server Error"
    default: "Status"
    }
  }
}
