#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// A lock that a signal handler can take, implemented as a pipe that contains one byte.
///
/// POSIX doesn't allow a handler to wait for a mutex or a semaphore, but it allows `read`, `write`,
/// and `poll`. The holder of the lock blocks all signals, so that no handler waits for its own
/// thread.
struct TerminalLock {
  private let reading: Int32
  private let writing: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    (reading, writing) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    give()
  }

  /// Runs a closure that no handler and no other holder of the lock can interrupt.
  func hold(_ body: () -> Void) {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    let isTaken = acquire(milliseconds: -1)
    body()
    if isTaken { give() }
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Takes the lock in a handler. All signals must be blocked.
  ///
  /// - Parameter milliseconds: The maximum time to wait, or -1 for no limit.
  /// - Returns: True if the lock was taken and must be released.
  func acquire(milliseconds: Int32) -> Bool {
    var byte: UInt8 = 0
    while read(reading, &byte, 1) != 1 {
      guard errno == EAGAIN || errno == EINTR else { return false }
      var token = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
      if poll(&token, 1, milliseconds) == 0 { return false }
    }
    return true
  }

  /// Releases the lock.
  func give() {
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
  }
}
#endif
