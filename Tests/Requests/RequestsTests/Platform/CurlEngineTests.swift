#if os(Linux)
import Foundation
import Requests
import RequestsTesting
import TestSupport
import Testing

@testable import RequestsCurl

/// Whose turn it is to send a request, and with how many connections.
@Suite(.timeLimit(.minutes(30))) struct CurlEngineTests {
  /// A request to an address that refuses connections.
  private static let request = HTTPRequest(
    url: URL(string: "http://127.0.0.1:1")!, timeout: 3_600, insecureHosts: ["127.0.0.1"])

  /// Opens the library, as a transport does.
  private static func openLibrary() async {
    _ = await failure { try await CurlTransport().perform(request) }
  }

  private static func engine() -> CurlEngine {
    CurlEngine(maximumConnectionsPerHost: 6, certificateAuthorities: nil)
  }

  @Test func `without descriptors, a request fails, and a later one tries again`() async {
    await #expect(processExitsWith: .success) {
      await Self.openLibrary()
      let (engine, exchange) = (Self.engine(), CurlExchange(Self.request))
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      var limit = rlimit()
      getrlimit(kind, &limit)
      var none = rlimit(rlim_cur: 0, rlim_max: limit.rlim_max)
      setrlimit(kind, &none)
      engine.begin(exchange)
      setrlimit(kind, &limit)
      #expect(exchange.hasEnded)
      let next = CurlExchange(Self.request)
      let outcome = await withCheckedContinuation { continuation in
        if next.start(continuation) { engine.begin(next) }
      }
      guard case .failure(.transport(code: -1004, _)) = outcome else {
        Issue.record("\(outcome)")
        return
      }
    }
  }

  @Test(arguments: [1, 2, 3])
  func `a host has no more connections than the transport may have`(limit: Int) async throws {
    let server = try LoopbackServer { _ in
      .raw([
        .pause(0.01), .text("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n[]"), .keepAlive,
      ])
    }
    defer { server.stop() }
    let transport = CurlTransport(maximumConnectionsPerHost: limit)
    let request = HTTPRequest(url: server.url, timeout: 3_600, insecureHosts: ["127.0.0.1"])
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<12 { group.addTask { _ = try await transport.perform(request) } }
      try await group.waitForAll()
    }
    #expect(server.requestCount == 12)
    #expect(server.connectionCount <= limit)
  }

  /// Nothing else wakes the thread then.
  @MainActor @Test func `an exchange that is cancelled while nothing happens is let go of`()
    async throws
  {
    await Self.openLibrary()
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let server = try LoopbackServer { _ in
      arrived.yield()
      return .raw([.hang])
    }
    defer { server.stop() }
    let engine = Self.engine()
    defer { engine.stop() }
    let exchange = CurlExchange(
      HTTPRequest(url: server.url, timeout: 3_600, insecureHosts: ["127.0.0.1"]))
    engine.begin(exchange)
    for await _ in arrivals { break }
    // Longer than the library's own timers while it connects.
    try await Task.sleep(nanoseconds: 1_000_000_000)
    #expect(engine.liveCount == 1)
    exchange.end(with: .failure(.cancelled))
    engine.noteCancellation()
    // Whoever asks the engine for its count wakes it.
    try await MainQueue.wait { server.openConnectionCount == 0 }
    #expect(engine.liveCount == 0)
  }

  /// The number of descriptors that wait for events, of which each engine's thread has one.
  private static var pollerCount: Int {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return files.count {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)"))
        == "anon_inode:[eventpoll]"
    }
  }

  @Test func `the thread of a transport ends with it`() async {
    await #expect(processExitsWith: .success) {
      await Self.openLibrary()
      for _ in 0..<1_000 where Self.pollerCount > 1 {
        try await Task.sleep(nanoseconds: 10_000_000)
      }
      let kept = CurlTransport()
      _ = await failure { try await kept.perform(Self.request) }
      let count = Self.pollerCount
      for _ in 0..<10 { _ = await failure { try await CurlTransport().perform(Self.request) } }
      for _ in 0..<1_000 where Self.pollerCount > count {
        try await Task.sleep(nanoseconds: 10_000_000)
      }
      #expect(Self.pollerCount <= count)
      withExtendedLifetime(kept) {}
    }
  }

  /// Whoever cancels looks for mail, and may have the turn while a request arrives.
  @MainActor @Test func `the first request isn't lost beside others that are cancelled`()
    async throws
  {
    await Self.openLibrary()
    for _ in 0..<50 {
      let (engine, exchange) = (Self.engine(), CurlExchange(Self.request))
      let isBegun = Locked(false)
      async let cancellations: Void = onOwnThread {
        while !isBegun.withLock({ $0 }) { engine.noteCancellation() }
      }
      try await onOwnThread {
        for _ in 0..<100 { sched_yield() }
        engine.begin(exchange)
        isBegun.withLock { $0 = true }
      }
      try await cancellations
      defer { engine.stop() }
      try await MainQueue.wait { exchange.hasEnded }
    }
  }

  /// The number of exchanges is asked for under the lock of the turn, too.
  @MainActor @Test func `a request isn't lost while exchanges are counted`() async throws {
    await Self.openLibrary()
    let engine = Self.engine()
    defer { engine.stop() }
    for _ in 0..<50 {
      let exchange = CurlExchange(Self.request)
      let isBegun = Locked(false)
      async let counts: Void = onOwnThread {
        while !isBegun.withLock({ $0 }) { _ = engine.liveCount }
      }
      try await onOwnThread {
        for _ in 0..<100 { sched_yield() }
        engine.begin(exchange)
        isBegun.withLock { $0 = true }
      }
      try await counts
      try await MainQueue.wait { exchange.hasEnded }
    }
  }
}
#endif
