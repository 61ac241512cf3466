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

  #if canImport(Darwin)
  private static let ofThisSystem = [SIGEMT]
  #else
  /// The last two are the first and the last real-time signal.
  private static let ofThisSystem = [SIGSTKFLT, SIGIO, SIGPWR, 34, 64]
  #endif
}
