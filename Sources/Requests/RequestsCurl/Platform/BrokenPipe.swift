#if os(Linux)
import Foundation

/// The signal of a connection that the other side has closed, which ends a process that doesn't
/// expect it. Here, it is an error of one request.
enum BrokenPipe {
  /// Keeps the signal from a thread that calls libcurl, for good.
  static func blockSignal() {
    var signal = signals
    pthread_sigmask(SIG_BLOCK, &signal, nil)
  }

  /// Performs work on somebody else's thread, whose signals are afterwards as they were.
  static func withoutSignal(_ work: () -> Void) {
    var signal = signals
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signal, &before)
    work()
    if sigismember(&before, SIGPIPE) == 1 { return }
    // A signal that was blocked waits. It is taken before it can arrive.
    var now = timespec()
    while sigtimedwait(&signal, nil, &now) == SIGPIPE {}
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    return signals
  }
}
#endif
