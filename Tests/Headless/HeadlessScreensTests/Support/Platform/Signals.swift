import Foundation

/// The signals of this system, by what they do by default.
enum Signals {
  /// Those that end a process, `SIGKILL` aside.
  static let ending: [Int32] =
    [
      SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGSYS, SIGPIPE,
      SIGALRM, SIGTERM, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2,
    ] + ofThisSystem

  /// Those that suspend a process, `SIGSTOP` aside.
  static let suspending: [Int32] = [SIGTSTP, SIGTTIN, SIGTTOU]

  /// Makes the signals that this process ignores do nothing instead.
  ///
  /// A program inherits that a signal is ignored, as those do that `nohup` or a shell in the
  /// background starts, and the programs that tests start are to begin with the defaults. A handler
  /// isn't inherited, and leaves the tests as they are.
  static func catchIgnored() {
    for number in ending + suspending {
      var action = sigaction()
      guard sigaction(number, nil, &action) == 0 else { continue }
      #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
      #else
      let handler = action.__sigaction_handler.sa_handler
      #endif
      let isIgnored = unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if isIgnored { Foundation.signal(number) { _ in } }
    }
  }

  #if canImport(Darwin)
  private static let ofThisSystem = [SIGEMT]
  #else
  /// The last two are the first and the last real-time signal.
  private static let ofThisSystem = [SIGSTKFLT, SIGIO, SIGPWR, 34, 64]
  #endif
}
