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
/// A handler may interrupt any code, the allocator included. So what it calls touches nothing but
/// memory allocated before the handlers were installed and functions that POSIX allows there, and
/// uses no generic type, whose metadata could have to be made.
///
/// Handlers and the main queue run on different threads: each change of the terminal holds the
/// lock. Once the process ends, ``enter()`` and ``show(_:)`` have no effect, whatever the main queue
/// still has to do.
enum TerminalRescue {
  /// A Boolean value that indicates whether the terminal is taken.
  static var isUp: Bool { state.pointee.isUp }

  /// A Boolean value that indicates whether the process was suspended and continues, without the
  /// terminal so far.
  static var isContinued: Bool { state.pointee.isContinued }

  /// Takes the terminal: raw keys, the other screen, the mouse, and standard error kept for later.
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

  /// Writes a frame; without effect if the terminal is not taken.
  static func show(_ frame: [UInt8]) {
    state.pointee.lock.hold {
      guard state.pointee.isUp else { return }
      frame.withUnsafeBytes { send(1, $0, timeout: -1) }
    }
  }

  /// Puts the terminal back and replays standard error; without effect if it is not taken.
  static func leave() {
    state.pointee.lock.hold { restore() }
  }

  /// Puts the terminal back for good, because the process ends.
  static func end() {
    state.pointee.lock.hold {
      state.pointee.isOver = true
      restore()
    }
  }

  /// A Boolean value that indicates whether the terminal is this process's to change, rather than
  /// the shell's or another job's.
  static var isInForeground: Bool {
    let group = tcgetpgrp(0)
    return group < 0 || group == getpgrp()
  }

  // MARK: - State

  struct State {
    let lock = TerminalLock()
    var isInstalled = false
    /// Whether the process is about to end.
    var isOver = false
    var isUp = false
    var isContinued = false
    var before = termios()
    /// The real standard error while it is captured, else -1.
    var errors: Int32 = -1
    /// The unlinked file that takes its place, or -1.
    var captured: Int32 = -1
    let entering: UnsafeRawBufferPointer
    let leaving: UnsafeRawBufferPointer
    let copying = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
    /// What handlers run on if a thread's own stack is full.
    let stack = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16)
  }

  /// Lives as long as the process, at one address, so that handlers reach it. The lock guards it.
  nonisolated(unsafe) static let state: UnsafeMutablePointer<State> = {
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

  private static func copy(_ text: String) -> UnsafeRawBufferPointer {
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: text.utf8.count, alignment: 1)
    bytes.copyBytes(from: text.utf8)
    return UnsafeRawBufferPointer(bytes)
  }

  // MARK: - For handlers

  /// Puts the terminal back and replays standard error; the lock must be held.
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

  /// Writes bytes, as long as they are taken within a time.
  ///
  /// - Parameter timeout: The time in milliseconds, or -1 for no limit. A terminal that nobody reads
  ///   must not keep the process from ending.
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
