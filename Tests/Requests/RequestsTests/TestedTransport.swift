import Foundation
import Requests
import RequestsPlatform
import RequestsURLSession
import TestSupport
import Testing

#if os(Linux)
import RequestsCurl
#endif

/// The transports that pass one and the same tests.
enum TestedTransport: CaseIterable {
  case urlSession
  #if os(Linux)
  case curl
  #endif

  /// The transport that the running test uses.
  @TaskLocal static var current = urlSession

  /// The transport that the platform's client uses.
  static var platform: Self {
    #if os(Linux)
    .curl
    #else
    .urlSession
    #endif
  }

  /// Returns a new transport, and the number of its exchanges that have not ended.
  func make() -> (transport: any Transport, liveCount: @Sendable () -> Int) {
    switch self {
    case .urlSession:
      let transport = URLSessionTransport()
      return (transport, { transport.liveCount })
    #if os(Linux)
    case .curl:
      let transport = CurlTransport()
      return (transport, { transport.liveCount })
    #endif
    }
  }
}

/// A trait that runs tests with each of several transports, one after the other. The trait of a
/// test replaces that of its suite.
struct TransportsTrait: SuiteTrait, TestTrait, TestScoping {
  let transports: [TestedTransport]
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let trait = test.traits.compactMap { $0 as? Self }.last
    guard testCase != nil, trait?.transports == transports else { return try await function() }
    for transport in transports {
      let naming = IssueHandlingTrait.compactMapIssues { issue in
        var issue = issue
        issue.comments.append("The transport is \(transport).")
        return issue
      }
      try await naming.provideScope(for: test, testCase: testCase) {
        try await TestedTransport.$current.withValue(transport) { try await function() }
      }
    }
  }
}

extension Trait where Self == TransportsTrait {
  /// Runs tests with each transport.
  static var overEachTransport: Self { Self(transports: TestedTransport.allCases) }

  /// Runs tests with the transport of the platform, because URLSession on Linux can't pass them.
  static var overPlatformTransport: Self { Self(transports: [.platform]) }
}

extension RequestClient {
  /// A client for the loopback server that tries once. Its requests take their time on a busy
  /// machine: what ends a test that hangs is the suite's time limit.
  static func loopback() -> RequestClient { counted().client }

  /// A client as `loopback`, and the number of its exchanges that have not ended.
  static func counted() -> (client: RequestClient, liveCount: @Sendable () -> Int) {
    let (transport, liveCount) = TestedTransport.current.make()
    var client = RequestClient(anyTransport: transport)
    client.insecureHosts = ["127.0.0.1", "localhost"]
    client.maxAttempts = 1
    client.timeout = 3_600
    return (client, liveCount)
  }

  private init(anyTransport transport: some Transport) { self.init(transport: transport) }
}

/// Waits until a transport has let go of all exchanges.
func waitForNone(
  _ liveCount: @escaping @Sendable () -> Int, filePath: String = #filePath, line: Int = #line
) async throws {
  try await MainQueue.wait(filePath: filePath, line: line) { liveCount() == 0 }
}
