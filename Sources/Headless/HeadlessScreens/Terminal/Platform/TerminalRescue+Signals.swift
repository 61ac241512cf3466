#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#else
import Musl
#endif

extension TerminalRescue {
  /// Installs handlers that restore the terminal before the process ends or is suspended. Has no
  /// effect after the first call.
  ///
  /// All signals that end or suspend a process by default are handled, unless the process ignores
  /// them or handles them itself.
  static func install() {
    guard !state.pointee.isInstalled else { return }
    state.pointee.isInstalled = true
    atexit { TerminalRescue.end() }
    for number in 1...lastSignal where !withoutEffect.contains(number) {
      let isCrash = crashes.contains(number)
      guard let old = action(number), isCrash ? !old.isIgnored : old.isDefault else { continue }
      handle(number)
    }
  }

  /// Sets an alternate signal stack for this thread, in case its own stack overflows.
  static func provideStack() {
    var stack = stack_t()
    stack.ss_sp = state.pointee.stack
    stack.ss_size = 1 << 16
    sigaltstack(&stack, nil)
  }

  #if canImport(Darwin)
  private static let lastSignal: Int32 = 31
  private static let withoutEffect = [
    SIGKILL, SIGSTOP, SIGCONT, SIGCHLD, SIGURG, SIGWINCH, SIGIO, SIGINFO,
  ]
  #else
  private static let lastSignal: Int32 = 64
  /// The signals that can't be handled, and those that neither end nor suspend a process.
  private static let withoutEffect = [SIGKILL, SIGSTOP, SIGCONT, SIGCHLD, SIGURG, SIGWINCH]
  #endif

  /// The signals that the Swift runtime may already handle to print a backtrace.
  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGQUIT]

  private static func handle(_ number: Int32) {
    var action = sigaction()
    switch number {
    case SIGTSTP, SIGTTIN, SIGTTOU: action.function = { TerminalRescue.suspend($0) }
    default: action.function = { TerminalRescue.end($0) }
    }
    sigfillset(&action.sa_mask)
    action.sa_flags = SA_RESTART | SA_ONSTACK
    sigaction(number, &action, nil)
  }

  /// Returns the action of a signal, or nil if the signal is reserved by the system.
  private static func action(_ number: Int32) -> sigaction? {
    var action = sigaction()
    return sigaction(number, nil, &action) == 0 ? action : nil
  }

  // MARK: - Handlers

  /// Restores the terminal and ends the process with the same signal, which sets its status.
  private static func end(_ number: Int32) {
    let isTaken = state.pointee.lock.acquire(milliseconds: 1000)
    state.pointee.isOver = true
    restore()
    if isTaken { state.pointee.lock.give() }
    perform(number)
    // The first process of a container has no default actions.
    _exit(128 + number)
  }

  private static func suspend(_ number: Int32) {
    let error = errno
    let isTaken = state.pointee.lock.acquire(milliseconds: 1000)
    let wasUp = isUp
    restore()
    perform(number)
    // The process was suspended here, unless no shell could continue it. The main queue may respond
    // to SIGCONT only from here on.
    handle(number)
    if isTaken { state.pointee.lock.give() }
    if wasUp {
      state.pointee.isContinued = true
      kill(getpid(), SIGCONT)
    }
    errno = error
  }

  /// Performs the default action of a signal.
  private static func perform(_ number: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    signal(number, SIG_DFL)
    raise(number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}

extension sigaction {
  /// The handler function of the signal.
  fileprivate var function: (@convention(c) (Int32) -> Void)? {
    get {
      #if canImport(Darwin)
      __sigaction_u.__sa_handler
      #elseif canImport(Glibc)
      __sigaction_handler.sa_handler
      #else
      __sa_handler.sa_handler
      #endif
    }
    set {
      #if canImport(Darwin)
      __sigaction_u.__sa_handler = newValue
      #elseif canImport(Glibc)
      __sigaction_handler.sa_handler = newValue
      #else
      __sa_handler.sa_handler = newValue
      #endif
    }
  }

  fileprivate var isDefault: Bool { unsafeBitCast(function, to: Int.self) == 0 }
  fileprivate var isIgnored: Bool { unsafeBitCast(function, to: Int.self) == 1 }
}
#endif
