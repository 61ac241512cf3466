import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The signals with which a user or the system asks a process to terminate.
@MainActor enum EndingSignals {
  /// Calls a handler on the main queue instead of ending the process, for the lifetime of the
  /// returned sources. No signal is lost after this method returns.
  static func sources(_ handler: @escaping @MainActor () -> Void) -> [any DispatchSourceProtocol] {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    let queue = DispatchQueue(label: "EndingSignals")
    let registrations = DispatchGroup()
    let sources = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in
        DispatchQueue.main.async { MainActor.assumeIsolated(handler) }
      }
      registrations.enter()
      source.setRegistrationHandler { @Sendable in registrations.leave() }
      source.activate()
      return source
    }
    // Signals that arrive before the registration are lost.
    registrations.wait()
    return sources
    #else
    return []
    #endif
  }
}
