import Foundation
import Requests
import RequestsTesting

/// What a request asks for.
enum Kind: String, CaseIterable {
  case json, redirect, unauthorized, megabyte, truncated, gzip, bomb, slow

  /// The server's answers.
  static let answer: LoopbackServer.Handler = { request in
    switch Kind(rawValue: String(request.path.dropFirst())) {
    case .json: .json("[1,2,3]")
    case .redirect: .redirect(to: "json")
    case .unauthorized: .json("no", status: 401, headers: ["WWW-Authenticate": "Basic realm=\"x\""])
    case .megabyte: .data(zeros, type: "a/b")
    case .truncated:
      .raw([.text("HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n[1,"), .pause(0.001)])
    case .gzip:
      .data(Gzip.stored("[1,2,3]"), type: "a/b", headers: ["Content-Encoding": "gzip"])
    case .bomb: .data(compressedZeros, type: "a/b", headers: ["Content-Encoding": "gzip"])
    case .slow:
      .raw([
        .text("HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n"),
        .repeated([.text(" "), .pause(0.003)], times: 9_999),
      ])
    case nil: .status(404)
    }
  }

  private static let zeros = Data(count: 1_048_576)
  private static let compressedZeros = Gzip.bomb(bytes: 16_777_216)

  /// The maximum size of a body.
  static let limit = 2_097_152

  /// The maximum duration of a request, in seconds.
  var timeout: TimeInterval { self == .slow ? 0.02 : 60 }

  /// Whether it is what this kind has to end with, if it is not cancelled.
  func isRight(_ result: Result<Data, RequestError>) -> Bool {
    switch (self, result) {
    case (.json, .success(let data)), (.redirect, .success(let data)), (.gzip, .success(let data)):
      data == Data("[1,2,3]".utf8)
    case (.megabyte, .success(let data)): data.count == 1_048_576
    case (.unauthorized, .failure(.status(401, _, _))): true
    case (.truncated, .failure(.transport)): true
    case (.bomb, .failure(.tooLarge(limit: Self.limit))): true
    case (.slow, .failure(.timedOut(seconds: 0.02))): true
    default: false
    }
  }
}

/// A request of a kind.
struct Fetch: Request {
  typealias Response = Data
  var baseURL: URL
  var kind: Kind
  var path: RequestPath { "\(kind.rawValue)" }
}
