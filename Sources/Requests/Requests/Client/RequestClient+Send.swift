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
    let (response, key) = try await response(to: made, usesETag: request.usesETag)
    do throws(RequestError) {
      let parsed = try response.parsed(for: request)
      if let key { answers.keep(response, for: key) }
      return parsed
    } catch {
      // A kept response would be repeated, even if the server has repaired it under the same tag.
      if let key { answers.remove(key) }
      throw error
    }
  }

  /// Returns the response to a request if its status indicates success, with the key under which it
  /// is kept if it can be read, or nil.
  func response(
    to made: HTTPRequest, usesETag: Bool
  ) async throws(RequestError) -> (HTTPResponse, ETagStore.Key?) {
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
  ) async throws(RequestError) -> (HTTPResponse, ETagStore.Key?) {
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
    if !(transport is any ValidatingTransport) { try request.validate() }
    let key = usesETag ? ETagStore.Key(request) : nil
    let kept = key.flatMap { answers[$0] }
    if let kept { request.headers["If-None-Match"] = kept.headers["ETag"] }
    let response = try await transport.perform(request)
    if Task.isCancelled { throw .cancelled }
    if response.status == 304, let kept { return (kept, key) }
    guard (200..<300).contains(response.status) else {
      let wait = response.headers["Retry-After"].flatMap {
        RetryAfter.seconds($0, now: backoff.now())
      }
      throw .status(code: response.status, body: response.body, retryAfter: wait)
    }
    return (response, key)
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
