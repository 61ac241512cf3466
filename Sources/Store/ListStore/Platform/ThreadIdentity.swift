#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The identity of a thread, which takes a fraction of the time of `Thread.current`.
struct ThreadIdentity: Equatable {
  private let thread: pthread_t

  /// The current thread.
  static var current: ThreadIdentity { ThreadIdentity(thread: pthread_self()) }

  static func == (one: Self, other: Self) -> Bool { pthread_equal(one.thread, other.thread) != 0 }
}
