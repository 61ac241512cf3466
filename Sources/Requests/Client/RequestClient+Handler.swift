import Foundation

extension RequestClient {
  /// Sends a request, and calls back on the main actor.
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
  /// The handler runs exactly once. After `handle.cancel()` on the main actor it runs with
  /// ``RequestError/cancelled``, even if the answer was there already.
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
  /// Sends the request through a client, and calls back on the main actor, exactly once.
  @discardableResult public func send(
    via client: RequestClient,
    handler: @escaping @MainActor @Sendable (Result<Response, RequestError>) -> Void
  ) -> RequestHandle {
    client.send(self, handler: handler)
  }
}

/// A request on its way, which can be cancelled.
///
/// Letting go of the handle does not cancel.
public struct RequestHandle: Hashable, Sendable {
  fileprivate let task: Task<Void, Never>

  /// Ends the request; its handler is called with ``RequestError/cancelled``.
  public func cancel() { task.cancel() }

  /// Whether it was cancelled.
  public var isCancelled: Bool { task.isCancelled }
}
