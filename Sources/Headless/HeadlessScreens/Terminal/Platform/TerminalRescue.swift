#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
import Foundation
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Functions that take control of the terminal and restore it, even in a signal handler.
///
/// A handler may interrupt any code, including the allocator. Code that handlers call therefore
/// uses only memory that was allocated before the handlers were installed, and functions that POSIX
/// allows in handlers. It uses no generic types, whose metadata may have to be allocated.
///
/// Handlers and the main queue run on different threads, so each change of the terminal holds the
/// lock. When the process is ending, ``enter()`` and ``show(_:)`` have no effect.
enum TerminalRescue {
  /// A Boolean value that indicates whether the terminal is under control.
  static var isUp: Bool { state.pointee.isUp }

  /// A Boolean value that indicates whether the process was suspended and has continued, but not
  /// yet taken control of the terminal.
  static var isContinued: Bool { state.pointee.isContinued }

  /// Takes control of the terminal: raw keys, alternate screen, mouse, and captured standard error.
  static func enter() {
    state.pointee.lock.hold {
      guard !state.pointee.isOver else { return }
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
      send(1, state.pointee.entering)
    }
  }

  /// Writes a frame. Has no effect if the terminal is not under control.
  static func show(_ frame: [UInt8]) {
    state.pointee.lock.hold {
      guard state.pointee.isUp else { return }
      frame.withUnsafeBytes { send(1, $0, timeout: -1) }
    }
  }

  /// Restores the terminal and replays standard error. Has no effect if it is not under control.
  static func leave() {
    state.pointee.lock.hold { restore() }
  }

  /// Restores the terminal permanently because the process ends.
  static func end() {
    state.pointee.lock.hold {
      state.pointee.isOver = true
      restore()
    }
  }

  /// A Boolean value that indicates whether the process is in the foreground process group and may
  /// change the terminal.
  static var isInForeground: Bool {
    let group = tcgetpgrp(0)
    return group < 0 || group == getpgrp()
  }

  // MARK: - State

  struct State {
    let lock = TerminalLock()
    var isInstalled = false
    /// A Boolean value that indicates whether the process is ending.
    var isOver = false
    var isUp = false
    var isContinued = false
    var before = termios()
    /// The original standard error while it is captured, or -1.
    var errors: Int32 = -1
    /// The unlinked file that replaces standard error, or -1.
    var captured: Int32 = -1
    let entering: UnsafeRawBufferPointer
    let leaving: UnsafeRawBufferPointer
    let copying = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
    /// The stack for handlers that run when a thread's own stack is full.
    let stack = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16)
  }

  /// The state at a permanent address, which handlers can access. Protected by its lock.
  nonisolated(unsafe) static let state: UnsafeMutablePointer<State> = {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    state.initialize(
      to: State(
        entering: copy(
          "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?25l"),
        leaving: copy(
          "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?7h\u{1B}[?25h"
            + "\u{1B}[?1049l")))
    return state
  }()

  private static func copy(_ text: String) -> UnsafeRawBufferPointer {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
    bytes.copyBytes(from: text.utf8)
    return UnsafeRawBufferPointer(bytes)
  }

  // MARK: - For handlers

  /// Restores the terminal and replays standard error. The lock must be held.
  static func restore() {
    guard state.pointee.isUp else { return }
    state.pointee.isUp = false
    let error = errno
    send(1, state.pointee.leaving)
    if isInForeground {
      tcsetattr(0, TCSANOW, &state.pointee.before)
      tcflush(0, TCIFLUSH)  // mouse reports on their way would be typed into the shell
    }
    replayErrors()
    errno = error
  }

  /// Writes bytes until the descriptor is not ready for a period of time.
  ///
  /// - Parameter timeout: The time in milliseconds, or -1 for no limit. A terminal that is not read
  ///   must not prevent the process from ending.
  private static func send(
    _ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, timeout: Int32 = 1000
  ) {
    guard let start = bytes.baseAddress else { return }
    var sent = 0
    while sent < bytes.count {
      var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      if poll(&room, 1, timeout) == 0 { return }
      let count = write(descriptor, start + sent, bytes.count - sent)
      if count > 0 {
        sent += count
      } else if errno != EINTR, errno != EAGAIN {
        return  // the terminal is gone; the end of the input says so
      }
    }
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
      send(2, UnsafeRawBufferPointer(start: buffer.baseAddress, count: count))
    }
    ftruncate(state.pointee.captured, 0)
    lseek(state.pointee.captured, 0, SEEK_SET)
  }
}
#endif
