import Foundation

extension RequestClient {
  /// Sends a request and parses its response off the main actor.
  ///
  /// - Parameter request: The request to send.
  /// - Returns: The parsed response.
  /// - Throws: A `RequestError`; ``RequestError/cancelled`` soon after the task is cancelled.
  @concurrent public func send<R: Request>(
    _ request: R
  ) async throws(RequestError) -> R.Response {
    let made = try HTTPRequest(request, by: self)
    let response = try await response(to: made, usesETag: request.usesETag)
    return try response.parsed(for: request)
  }

  /// Returns the response to a request if its status indicates success.
  func response(
    to made: HTTPRequest, usesETag: Bool
  ) async throws(RequestError) -> HTTPResponse {
    var attempt = 1
    while true {
      if Task.isCancelled { throw .cancelled }
      let error: RequestError
      do throws(RequestError) {
        return try await self.attempt(made, usesETag: usesETag)
      } catch let failure {
        error = failure
      }
      guard attempt < maxAttempts, retriedMethods.contains(made.method), error.isWorthAnotherTry
      else {
        throw error
      }
      do {
        try await backoff.sleep(backoff.wait(after: attempt, retryAfter: error.retryAfter))
      } catch {
        throw .cancelled
      }
      attempt += 1
    }
  }

  private func attempt(
    _ made: HTTPRequest, usesETag: Bool
  ) async throws(RequestError) -> HTTPResponse {
    var request = made
    do {
      try await prepare(&request)
    } catch let error as RequestError {
      throw error
    } catch is CancellationError {
      throw .cancelled
    } catch {
      throw .invalidRequest("it couldn't be prepared: \(error)")
    }
    try request.validate()
    let key = usesETag ? ETagStore.Key(request) : nil
    let kept = key.flatMap { answers[$0] }
    if let kept { request.headers["If-None-Match"] = kept.headers["ETag"] }
    let response = try await transport.perform(request)
    if Task.isCancelled { throw .cancelled }
    if response.status == 304, let kept { return kept }
    guard (200..<300).contains(response.status) else {
      let wait = response.headers["Retry-After"].flatMap {
        RetryAfter.seconds($0, now: backoff.now())
      }
      throw .status(code: response.status, body: response.body, retryAfter: wait)
    }
    if let key { answers.keep(response, for: key) }
    return response
  }
}

extension Request {
  /// Sends the request through a client and returns the parsed response.
  ///
  /// - Parameter client: The client that sends the request.
  /// - Throws: A `RequestError`.
  @concurrent public func send(
    via client: RequestClient
  ) async throws(RequestError) -> Response {
    try await client.send(self)
  }
}

extension RequestError {
  /// A Boolean value that indicates whether the same request may succeed if sent again.
  fileprivate var isWorthAnotherTry: Bool {
    switch self {
    case .status(let code, _, _): [429, 502, 503, 504].contains(code)
    // Host not found, can't connect, connection lost, DNS lookup failed, offline.
    case .transport(let code, _): [-1003, -1004, -1005, -1006, -1009].contains(code)
    default: false
    }
  }

  fileprivate var retryAfter: TimeInterval? {
    if case .status(_, _, let seconds) = self { seconds } else { nil }
  }
}
