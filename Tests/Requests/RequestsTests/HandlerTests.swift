import Foundation
import Requests
import RequestsTesting
import TestSupport
import Testing

/// The form with a handler on the main actor.
@MainActor @Suite(.timeLimit(.minutes(30))) struct HandlerTests {
  private typealias Users = AnyRequest<[Int]>

  private let transport = ScriptedTransport { request, number in .json("[\(number)]", for: request)
  }

  /// Collects the handlers' results.
  @MainActor final class Results {
    var all: [Result<[Int], RequestError>] = []
    private let (stream, continuation) = AsyncStream.makeStream(of: Void.self)

    func note(_ result: Result<[Int], RequestError>) {
      MainActor.assertIsolated()
      all.append(result)
      continuation.yield()
    }

    func arrived(_ count: Int) async {
      guard all.count < count else { return }
      for await _ in stream where all.count >= count { break }
    }
  }

  /// A handler that tells when nobody can call it any more.
  @MainActor final class Handler {
    typealias Closure = @MainActor @Sendable (Result<[Int], RequestError>) -> Void

    private var closure: Closure?
    private weak var context: Context?
    private final class Context: Sendable {}

    init(_ results: Results) {
      let context = Context()
      self.context = context
      closure = { result in withExtendedLifetime(context) { results.note(result) } }
    }

    /// The handler, which is the caller's from then on.
    func take() -> Closure { closure.take()! }

    func isReleased() async throws { try await MainQueue.wait { context == nil } }
  }

  @Test func `the handler runs once, on the main actor`() async throws {
    let results = Results()
    let handler = Handler(results)
    RequestClient(transport: transport).send(Users(), handler: handler.take())
    try await handler.isReleased()
    #expect(results.all == [.success([0])])
  }

  @Test func `a request can be sent via a client`() async {
    let results = Results()
    let client = RequestClient(transport: transport)
    Users().send(via: client) { results.note($0) }
    await results.arrived(1)
    let again = try? await Users().send(via: client)
    #expect((results.all, again) == ([.success([0])], [1]))
  }

  @Test func `a cancelled request gets its error once`() async throws {
    let results = Results()
    transport.hold()
    let handler = Handler(results)
    let handle = RequestClient(transport: transport).send(Users(), handler: handler.take())
    await transport.arrived(1)
    handle.cancel()
    handle.cancel()
    try await handler.isReleased()
    #expect(
      (results.all, handle.isCancelled, transport.cancelledCount)
        == ([.failure(.cancelled)], true, 1))
  }

  @Test func `a request that is cancelled at once is not sent`() async {
    let results = Results()
    let gate = RequestClient(transport: transport)
    for _ in 0..<50 { gate.send(Users()) { results.note($0) }.cancel() }
    await results.arrived(50)
    #expect(results.all.allSatisfy { $0 == .failure(.cancelled) })
  }

  @Test func `responses arrive in the order of their release`() async {
    let results = Results()
    transport.hold()
    let client = RequestClient(transport: transport)
    for number in 0..<3 {
      client.send(Users()) { results.note($0) }
      await transport.arrived(number + 1)
    }
    for (place, number) in [2, 0, 1].enumerated() {
      transport.release(number)
      await results.arrived(place + 1)
    }
    #expect(results.all == [.success([2]), .success([0]), .success([1])])
  }

  @Test func `a transport that ignores the cancellation changes nothing`() async {
    struct Deaf: Transport {
      let base: ScriptedTransport
      func perform(_ request: HTTPRequest) async throws(RequestError) -> HTTPResponse {
        let task = Task { [base] in
          do throws(RequestError) {
            return Result<_, RequestError>.success(try await base.perform(request))
          } catch { return .failure(error) }
        }
        return try await task.value.get()
      }
    }
    let results = Results()
    transport.hold()
    let handle = RequestClient(transport: Deaf(base: transport)).send(Users()) {
      results.note($0)
    }
    await transport.arrived(1)
    handle.cancel()
    transport.release(0)
    await results.arrived(1)
    #expect(results.all == [.failure(.cancelled)])
  }
}
