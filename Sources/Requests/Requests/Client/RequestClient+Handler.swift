import Foundation

extension RequestClient {
  /// Sends a request and calls a completion handler on the main actor.
  ///
  /// ```swift
  /// handle = client.send(UserRequest(id: 7)) { result in
  ///   switch result {
  ///   case .success(let user): self.show(user)
  ///   case .failure(.cancelled): break
  ///   case .failure(let error): self.show(error)
  ///   }
  /// }
  /// ```
  ///
  /// The handler is called exactly once. If you call `handle.cancel()` on the main actor before
  /// that, it receives ``RequestError/cancelled``, even if the response has already arrived.
  ///
  /// - Parameters:
  ///   - request: The request to send.
  ///   - handler: The closure to call with the response or an error.
  /// - Returns: A handle that cancels the request. You may discard it.
  @discardableResult public func send<R: Request>(
    _ request: R,
    handler: @escaping @MainActor @Sendable (Result<R.Response, RequestError>) -> Void
  ) -> RequestHandle {
    RequestHandle(
      task: Task {
        let result: Result<R.Response, RequestError>
        do throws(RequestError) {
          result = .success(try await send(request))
        } catch {
          result = .failure(error)
        }
        await Self.hand(result, to: handler)
      })
  }

  @MainActor private static func hand<Response>(
    _ result: Result<Response, RequestError>,
    to handler: @MainActor (Result<Response, RequestError>) -> Void
  ) {
    handler(Task.isCancelled ? .failure(.cancelled) : result)
  }
}

extension Request {
  /// Sends the request through a client and calls a handler on the main actor, exactly once.
  ///
  /// - Parameters:
  ///   - client: The client that sends the request.
  ///   - handler: The closure to call with the response or an error.
  /// - Returns: A handle that cancels the request. You may discard it.
  @discardableResult public func send(
    via client: RequestClient,
    handler: @escaping @MainActor @Sendable (Result<Response, RequestError>) -> Void
  ) -> RequestHandle {
    client.send(self, handler: handler)
  }
}

/// A request in progress that can be cancelled.
///
/// Releasing the handle does not cancel the request.
public struct RequestHandle: Hashable, Sendable {
  fileprivate let task: Task<Void, Never>

  /// Cancels the request. Its handler receives ``RequestError/cancelled``.
  public func cancel() { task.cancel() }

  /// A Boolean value that indicates whether the request was cancelled.
  public var isCancelled: Bool { task.isCancelled }
}
