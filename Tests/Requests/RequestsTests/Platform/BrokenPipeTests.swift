#if os(Linux)
import Foundation
@testable import RequestsCurl
import TestSupport
import Testing

/// The signals of a thread that libcurl borrows.
@Suite(.timeLimit(.minutes(30))) struct BrokenPipeTests {
  private static var isBlocked: Bool {
    var signals = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &signals)
    return sigismember(&signals, SIGPIPE) == 1
  }

  private static var isPending: Bool {
    var signals = sigset_t()
    sigpending(&signals)
    return sigismember(&signals, SIGPIPE) == 1
  }

  @Test func `a signal within the work is gone after it, and the thread is as it was`() async throws
  {
    let seen = try await onOwnThread {
      var seen: [Bool] = []
      BrokenPipe.withoutSignal {
        // This would end the process if nothing kept it from the thread.
        pthread_kill(pthread_self(), SIGPIPE)
        seen = [Self.isBlocked, Self.isPending]
      }
      return seen + [Self.isBlocked, Self.isPending]
    }
    #expect(seen == [true, true, false, false])
  }

  @Test func `a thread that blocks the signal itself finds it as it left it`() async throws {
    let seen = try await onOwnThread {
      BrokenPipe.blockSignal()
      pthread_kill(pthread_self(), SIGPIPE)
      BrokenPipe.withoutSignal {}
      return [Self.isBlocked, Self.isPending]
    }
    #expect(seen == [true, true])
  }
}
#endif
