#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
import Foundation
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Takes the terminal and gives it back, also out of a signal handler.
///
/// A handler may interrupt any code, the allocator included. So `leave` touches nothing but memory
/// allocated before the handlers were installed and functions that POSIX allows there.
enum TerminalRescue {
  /// Whether the terminal is taken.
  static var isUp: Bool { state.pointee.isUp }

  /// Whether the process was suspended and goes on, without the terminal so far.
  static var isContinued: Bool { state.pointee.isContinued }

  /// Has the terminal put back before the process ends or is suspended; once per process.
  static func install() {
    guard !state.pointee.isInstalled else { return }
    state.pointee.isInstalled = true
    atexit { TerminalRescue.leave() }
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { handle(number) { TerminalRescue.end($0) } }
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE] {
      handle(number) { TerminalRescue.end($0) }
    }
    handle(SIGTSTP) { TerminalRescue.suspend($0) }
  }

  /// Raw keys, the other screen, the mouse, and standard error kept for later.
  static func enter() {
    if !state.pointee.isUp {
      tcgetattr(0, &state.pointee.before)
      captureErrors()
    }
    var raw = state.pointee.before
    cfmakeraw(&raw)
    raw.c_lflag |= tcflag_t(ISIG)
    tcsetattr(0, TCSANOW, &raw)
    state.pointee.isUp = true
    state.pointee.isContinued = false
    _ = write(1, UnsafeRawBufferPointer(state.pointee.entering))
  }

  /// Puts the terminal back and replays standard error; without effect when it is not taken.
  static func leave() {
    guard state.pointee.isUp else { return }
    state.pointee.isUp = false
    let error = errno
    _ = write(1, UnsafeRawBufferPointer(state.pointee.leaving))
    tcsetattr(0, TCSANOW, &state.pointee.before)
    tcflush(0, TCIFLUSH)  // mouse reports on their way would be typed into the shell
    replayErrors()
    errno = error
  }

  /// Writes some bytes and says how many.
  static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
    Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Glibc)
    Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
    Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  // MARK: - State

  private struct State {
    var isInstalled = false
    var isUp = false
    var isContinued = false
    var before = termios()
    /// The real standard error while it is captured, else -1.
    var errors: Int32 = -1
    /// The unlinked file that takes its place, or -1.
    var captured: Int32 = -1
    let entering: UnsafeMutableRawBufferPointer
    let leaving: UnsafeMutableRawBufferPointer
    let copying = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
  }

  /// Lives as long as the process, at one address, so that handlers need no lock to reach it.
  private nonisolated(unsafe) static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(
      to: State(
        entering: copy(
          "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?25l"),
        leaving: copy(
          "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h"
            + "\u{1B}[?1049l")))
    return state
  }()

  private static func copy(_ text: String) -> UnsafeMutableRawBufferPointer {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
    bytes.copyBytes(from: text.utf8)
    return bytes
  }

  // MARK: - Standard error

  private static func captureErrors() {
    guard isatty(2) == 1 else { return }
    if state.pointee.captured < 0 {
      let pattern = NSTemporaryDirectory() + "/terminal-errors-" + String(repeating: "X", count: 6)
      var path = Array(pattern.utf8CString)
      state.pointee.captured = mkstemp(&path)
      guard state.pointee.captured >= 0 else { return }
      unlink(path)
      keepFromChildren(state.pointee.captured)
    }
    state.pointee.errors = dup(2)
    keepFromChildren(state.pointee.errors)
    dup2(state.pointee.captured, 2)
  }

  private static func keepFromChildren(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  private static func replayErrors() {
    guard state.pointee.errors >= 0 else { return }
    dup2(state.pointee.errors, 2)
    close(state.pointee.errors)
    state.pointee.errors = -1
    lseek(state.pointee.captured, 0, SEEK_SET)
    let buffer = state.pointee.copying
    while true {
      let count = read(state.pointee.captured, buffer.baseAddress, buffer.count)
      guard count > 0 else { break }
      _ = write(2, UnsafeRawBufferPointer(start: buffer.baseAddress, count: count))
    }
    ftruncate(state.pointee.captured, 0)
    lseek(state.pointee.captured, 0, SEEK_SET)
  }

  // MARK: - Signals

  /// Installs a handler unless whoever started the process had the signal ignored.
  private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    let ignored = unsafeBitCast(SIG_IGN, to: Int.self)
    if unsafeBitCast(signal(number, handler), to: Int.self) == ignored { signal(number, SIG_IGN) }
  }

  /// The process ends by the same signal, so its status says which.
  private static func end(_ number: Int32) {
    leave()
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func suspend(_ number: Int32) {
    let error = errno
    let wasUp = isUp
    leave()
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    signal(number, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
    // Here the process stood still, or nothing happened where no shell could continue it.
    signal(number) { TerminalRescue.suspend($0) }
    if wasUp {
      state.pointee.isContinued = true
      kill(getpid(), SIGCONT)
    }
    errno = error
  }
}
#endif
