#if os(Linux)
import Foundation
import Glibc
import Requests
import RequestsTesting
import Testing

@testable import RequestsCurl

/// What a response and a transport may take from memory, each in a process of its own.
@Suite(.timeLimit(.minutes(30))) struct MemoryTests {
  /// The peak of the process's resident memory in bytes.
  private static var peak: Int {
    var usage = rusage()
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1_024
  }

  /// Ends the process with an error if work takes more memory than a multiple of the body's limit.
  private static func limitMemory(of work: () async throws -> Void) async throws {
    let start = peak
    try await work()
    let growth = peak - start
    if growth > 64 << 20 { fail("\(growth) bytes were taken from memory") }
  }

  private static func fail(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("\(reason)\n".utf8))
    exit(1)
  }

  private static func client() -> RequestClient {
    var client = RequestClient(transport: CurlTransport())
    client.insecureHosts = ["127.0.0.1"]
    client.timeout = 3_600
    client.maxAttempts = 1
    return client
  }

  @Test func `a gigabyte in gzip takes no more than the limit allows`() async {
    await #expect(processExitsWith: .success) {
      let bomb = Gzip.bomb(bytes: 1_200_000_000)
      let server = try LoopbackServer { _ in
        .data(bomb, type: "a/b", headers: ["Content-Encoding": "gzip"])
      }
      defer { server.stop() }
      try await Self.limitMemory {
        for _ in 0..<4 {
          do {
            _ = try await Self.client().send(Download(baseURL: server.url))
            Self.fail("no error")
          } catch RequestError.tooLarge {}
        }
      }
    }
  }

  @Test func `a compressed download takes no more than its pieces`() async {
    await #expect(processExitsWith: .success) {
      // Each is a member of its own of the gzip file.
      let piece = Gzip.stored(String(repeating: "a", count: 60_000))
      let server = try LoopbackServer { _ in
        .raw([
          .text("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n"),
          .repeated([.bytes(piece)], times: 2_500),
        ])
      }
      defer { server.stop() }
      let folder = try Folder()
      let file = folder.url.appendingPathComponent("a.bin")
      var client = Self.client()
      client.maxBodySize = .max
      try await Self.limitMemory { [client] in
        for try await _ in client.download(Download(baseURL: server.url), to: file) {}
      }
      let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
      if size != 150_000_000 { Self.fail("\(size ?? -1) bytes were received") }
    }
  }

  @Test func `a cancelled gigabyte takes no more than the limit allows`() async {
    await #expect(processExitsWith: .success) {
      let piece = Data(count: 65_536)
      let server = try LoopbackServer { _ in
        .raw([.text("HTTP/1.1 200 OK\r\n\r\n"), .repeated([.bytes(piece)], times: 16_384)])
      }
      defer { server.stop() }
      let client = Self.client()
      try await Self.limitMemory {
        for _ in 0..<4 {
          let task = Task { try await client.send(Download(baseURL: server.url)) }
          try await Task.sleep(nanoseconds: 20_000_000)
          task.cancel()
          switch await task.result {
          case .failure(RequestError.cancelled), .failure(RequestError.tooLarge): break
          case let result: Self.fail("\(result)")
          }
          // What the server had left would arrive now.
          await server.waitUntilConnectionsEnd()
        }
      }
    }
  }

  @Test func `a header without end takes no more than its limit`() async {
    await #expect(processExitsWith: .success) {
      let piece = LoopbackResponse.Step.text(String(repeating: "a", count: 65_536))
      let server = try LoopbackServer { _ in
        .raw([.text("HTTP/1.1 200 OK\r\nX-A: "), .repeated([piece], times: 16_384)])
      }
      defer { server.stop() }
      try await Self.limitMemory {
        do {
          _ = try await Self.client().send(Download(baseURL: server.url))
          Self.fail("no error")
        } catch RequestError.transport {}
      }
    }
  }

  /// The process's resident memory in bytes.
  private static func resident() throws -> Int {
    let sizes = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return (Int(sizes.split(separator: " ")[1]) ?? 0) * Int(getpagesize())
  }

  @Test(arguments: [false, true])
  func `the transfers of a transport leave no memory behind`(hasDescriptors: Bool) async {
    await #expect(processExitsWith: .success) { [hasDescriptors] in
      // The first request opens the library.
      _ = try? await Self.client().send(Download(baseURL: URL(string: "http://127.0.0.1:1")!))
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      var limit = rlimit()
      getrlimit(kind, &limit)
      var none = rlimit(rlim_cur: 0, rlim_max: limit.rlim_max)
      func create(_ count: Int) {
        if !hasDescriptors { setrlimit(kind, &none) }
        defer { setrlimit(kind, &limit) }
        for _ in 0..<count {
          let transfers = CurlTransfers(maximumConnectionsPerHost: 6, certificateAuthorities: nil)
          if (transfers != nil) != hasDescriptors { Self.fail("\(transfers as Any)") }
        }
      }
      create(1_000)
      let start = try Self.resident()
      create(40_000)
      let growth = try Self.resident() - start
      if growth > 8 << 20 { Self.fail("\(growth) bytes were left") }
    }
  }
}
#endif
