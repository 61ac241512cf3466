import Foundation
import HeadlessScreens
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct WebServerTests {
  /// Limits whose times never come while a test runs, however slow the machine is.
  private static var patient: WebLimits {
    var limits = WebLimits()
    (limits.requestTime, limits.streamSilence, limits.idleTime) = (1_000, 2_000, 3_000)
    return limits
  }

  /// A server that answers with the target.
  private static func serving(
    _ limits: WebLimits = patient,
    respond: @escaping @MainActor (WebRequest) -> WebResponse = {
      WebResponse($0.target, type: "text/plain")
    }, _ body: (WebServer) async throws -> Void
  ) async throws {
    let server = try WebServer(port: 0, limits: limits, respond: respond)
    server.start()
    defer { server.stop() }
    try await body(server)
  }

  private static func get(_ target: String) -> String {
    "GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n"
  }

  @Test func `requests are answered in order, however they arrive`() async throws {
    try await Self.serving { server in
      let client = try WebClient(port: server.port)
      client.send(Self.get("/1") + Self.get("/2") + "GET /3 HT")
      let bodies = [try await client.response().body, try await client.response().body]
      client.send("TP/1.1\r\nHost: a\r\n")
      client.send("Connection: close\r\n\r\n")
      let last = try await client.response()
      #expect(bodies + [last.body] == ["/1", "/2", "/3"])
      let rest = try await client.textToEnd()
      #expect(last.head.contains("\r\nConnection: close\r\n") && rest == "")
    }
  }

  @Test func `every response keeps other pages away`() async throws {
    try await Self.serving { server in
      let client = try WebClient(port: server.port)
      client.send(Self.get("/"))
      let head = try await client.response().head
      let lines = head.components(separatedBy: "\r\n")
      #expect(lines[0] == "HTTP/1.1 200 OK")
      let fields = [
        "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
        "Cache-Control: no-store", "Cross-Origin-Resource-Policy: same-origin",
      ]
      #expect(fields.filter { !lines.contains($0) } == [])
      let policy = try #require(lines.first { $0.hasPrefix("Content-Security-Policy: ") })
      let rules = ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]
      #expect(rules.filter { !policy.contains($0) } == [])
      #expect(!policy.contains("script-src 'unsafe"))
      client.send("nonsense\n")
      let refusal = try await client.textToEnd()
      let isGuarded = refusal.contains("\r\nContent-Security-Policy: default-src 'none'")
      #expect(refusal.hasPrefix("HTTP/1.1 400 Bad Request\r\n") && isGuarded, "\(refusal)")
    }
  }

  @Test func `a malformed request ends its own connection, and stopping ends all`()
    async throws
  {
    try await Self.serving { server in
      let (good, bad) = (try WebClient(port: server.port), try WebClient(port: server.port))
      bad.send("GET / HTTP/1.1\nHost: a\n\n" + Self.get("/unheard"))
      let answer = try await bad.textToEnd()
      #expect(answer.hasPrefix("HTTP/1.1 400 ") && !answer.contains("/unheard"))
      good.send(Self.get("/good"))
      #expect(try await good.response().body == "/good")
    }
    try await Self.serving { server in
      let client = try WebClient(port: server.port)
      client.send(Self.get("/"))
      _ = try await client.response()
      server.stop()
      let rest = try await client.textToEnd()
      #expect((rest, server.openConnectionCount) == ("", 0))
    }
  }

  @Test func `it listens on this machine's loopback interface only`() async throws {
    try await Self.serving { server in
      guard FileManager.default.isReadableFile(atPath: "/proc/net/tcp") else { return }
      let port = String(server.port, radix: 16)
      let ending = ":" + String(repeating: "0", count: 4 - port.count) + port.uppercased()
      var addresses: Set<String> = []
      // A table that changes while it is read can lack a line.
      for _ in 0..<100 where addresses.isEmpty {
        // The file has no size, and has to be read to its end.
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/net/tcp"))
        let table = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
        let lines = table.split(separator: "\n").map { $0.split(separator: " ") }
        let listening = lines.filter { $0[3] == "0A" && $0[1].hasSuffix(ending) }
        addresses = Set(listening.map { String($0[1]) })
      }
      #expect(addresses == ["0100007F" + ending])
    }
  }

  @Test func `a port that can't be had is refused with a sentence`() async throws {
    try await Self.serving { server in
      #expect(throws: WebScreenError.portInUse(server.port)) {
        try WebServer(port: server.port) { _ in .status(200) }
      }
    }
    let error = WebScreenError(port: 80, number: EACCES)
    #expect(
      error.description
        == "This process isn't permitted to listen on port 80 of 127.0.0.1. Use a port from 1024, "
        + "such as --web=8080, or --web for any free port.")
    #expect(WebScreenError(port: 80, number: ENOMEM) == .socket(number: ENOMEM))
  }

  @Test func `connections have a limit, and idle ones make room`() async throws {
    var limits = Self.patient
    limits.connections = 3
    try await Self.serving(limits) { server in
      // Two that are in the middle of a request, and an idle one.
      let busy = try (0..<2).map { _ in try WebClient(port: server.port) }
      for client in busy { client.send("GET /busy HTTP/1.1\r\n") }
      let idle = try WebClient(port: server.port)
      idle.send(Self.get("/idle"))
      #expect(try await idle.response().body == "/idle")
      try await MainQueue.wait {
        server.openConnectionCount == 3 && server.idleConnectionCount == 1
      }
      let fourth = try WebClient(port: server.port)
      fourth.send("GET /fourth HTTP/1.1\r\n")
      #expect(try await idle.textToEnd() == "")
      try await MainQueue.wait {
        server.openConnectionCount == 3 && server.idleConnectionCount == 0
      }
      let fifth = try WebClient(port: server.port)
      #expect(try await fifth.textToEnd().hasPrefix("HTTP/1.1 503 "))
      for client in busy + [fourth] {
        client.send("Host: a\r\n\r\n")
        #expect(try await client.response().head.hasPrefix("HTTP/1.1 200 "))
      }
    }
    // The one that has been open for longest is the first.
    limits.connections = 2
    try await Self.serving(limits) { server in
      let (old, young) = (try WebClient(port: server.port), try WebClient(port: server.port))
      for client in [old, young] {
        client.send(Self.get("/"))
        _ = try await client.response()
      }
      let next = try WebClient(port: server.port)
      for client in [next, young] {
        client.send(Self.get("/kept"))
        try #require(try await client.response().body == "/kept")
      }
      #expect(try await old.textToEnd() == "")
    }
  }

  @Test func `a request that came before its connection was accepted is answered`() async throws {
    var limits = Self.patient
    limits.connections = 3
    let server = try WebServer(port: 0, limits: limits) {
      WebResponse($0.target, type: "text/plain")
    }
    // The system takes connections while the app does something else.
    let clients = try (0..<20).map { _ in try WebClient(port: server.port) }
    for (number, client) in clients.enumerated() { client.send(Self.get("/\(number)")) }
    server.start()
    defer { server.stop() }
    for (number, client) in clients.enumerated() {
      #expect(try await client.response().body == "/\(number)")
    }
  }

  // Once a second, libdispatch opens files to see what its threads do, and ends a process in which
  // it can't. It rarely does so while there are no descriptors, and not each time.
  @Test(.attempts) func `a process without free descriptors closes idle connections`() async {
    for attempt in 1...5 {
      let hasFailed = Locked(false)
      await Attempt.$hasFailed.withValue(attempt < 5 ? hasFailed : nil) {
        await #expect(processExitsWith: .success) {
          try await WebServerTests.connectWithoutDescriptors()
        }
      }
      if !hasFailed.withLock({ $0 }) { return }
    }
  }

  private static func connectWithoutDescriptors() async throws {
    try await serving { server in
      let idle = try WebClient(port: server.port)
      idle.send(get("/idle"))
      #expect(try await idle.response().body == "/idle")
      // Timers have descriptors as well.
      try await Task.sleep(nanoseconds: 1)
      // One descriptor is left, which becomes the next client's own.
      let last = dup(0)
      close(last)
      #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      #else
      let resource = RLIMIT_NOFILE
      #endif
      var limit = rlimit()
      getrlimit(resource, &limit)
      limit.rlim_cur = rlim_t(last + 1)
      setrlimit(resource, &limit)
      let client = try WebClient(port: server.port)
      client.send(get("/next"))
      let (rest, body) = (try await idle.textToEnd(), try await client.response().body)
      #expect([rest, body] == ["", "/next"])
    }
  }

  @Test func `a request that does not end is dropped, and an idle connection later`()
    async throws
  {
    try await Self.serving { server in
      let slow = try WebClient(port: server.port)
      let idle = try WebClient(port: server.port)
      idle.send(Self.get("/"))
      _ = try await idle.response()
      slow.send("GET / HTTP/1.1\r\nHost: a\r\n")
      try await MainQueue.wait { server.openConnectionCount == 2 }
      // What was sent has been read after an exchange on another connection.
      idle.send(Self.get("/"))
      _ = try await idle.response()
      server.sweep(now: WebClock.now + .seconds(1_500))
      var rests = [try await slow.textToEnd()]
      let count = server.openConnectionCount
      server.sweep(now: WebClock.now + .seconds(3_500))
      rests.append(try await idle.textToEnd())
      #expect((rests, [count, server.openConnectionCount]) == (["", ""], [1, 0]))
    }
  }

  @Test func `a client that sends and never reads is dropped`() async throws {
    let body = String(repeating: "x", count: 1_000_000)
    let respond: @MainActor (WebRequest) -> WebResponse = { _ in
      WebResponse(body, type: "text/plain")
    }
    try await Self.serving(respond: respond) { server in
      let client = try WebClient(port: server.port, isReading: false)
      // Responses pile up until nothing more can be sent; then what is sent ahead does.
      var isOpen = true
      while isOpen {
        isOpen = client.send(Self.get("/")) || server.openConnectionCount > 0
        await MainQueue.turn()
      }
      #expect(server.openConnectionCount == 0)
    }
  }

  @Test func `a stream has no backlog: a slow reader receives fewer messages`() async throws {
    let produced = Locked(0)
    let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 100_000)
    let respond: @MainActor (WebRequest) -> WebResponse = { _ in
      WebResponse(
        type: "text/event-stream",
        body: .stream {
          produced.withLock { $0 += 1 }
          return piece
        })
    }
    try await Self.serving(respond: respond) { server in
      let client = try WebClient(port: server.port, isReading: false)
      client.send(Self.get("/"))
      try await MainQueue.wait { produced.withLock { $0 } > 0 }
      // The buffers of the system fill up; from then on no piece is made.
      var last = -1
      var same = 0
      while same < 50 {
        server.sendStreams()
        await MainQueue.turn()
        let now = produced.withLock { $0 }
        same = now == last ? same + 1 : 0
        last = now
      }
      server.sendStreams()
      #expect(produced.withLock { $0 } == last)
      client.read()
      try await MainQueue.wait { produced.withLock { $0 } > last }
      withExtendedLifetime(client) {}
    }
  }

  @Test func `a silent stream is probed for a listener`() async throws {
    let respond: @MainActor (WebRequest) -> WebResponse = { _ in
      WebResponse(type: "text/event-stream", body: .stream { nil })
    }
    try await Self.serving(respond: respond) { server in
      let client = try WebClient(port: server.port)
      client.send(Self.get("/"))
      #expect(try await client.text(upTo: "\r\n\r\n").contains("text/event-stream"))
      server.sweep(now: WebClock.now + .seconds(2_500))
      let probe = try await client.text(upTo: "\n\n")
      #expect((probe, server.openConnectionCount) == (":\n\n", 1))
    }
  }
}

/// What a test may try again. Its issues are taken out of the test's results: a known issue would
/// be counted in the last line of a run, where it reads like a failure.
private enum Attempt {
  @TaskLocal static var hasFailed: Locked<Bool>?
}

extension Trait where Self == IssueHandlingTrait {
  fileprivate static var attempts: Self {
    compactMapIssues { issue in
      guard let hasFailed = Attempt.hasFailed else { return issue }
      hasFailed.withLock { $0 = true }
      return nil
    }
  }
}
