import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The signals by which a user or the system asks a process to end.
@MainActor enum EndingSignals {
  /// Calls a handler on the main queue instead of ending the process, for as long as the sources
  /// live.
  static func sources(_ handler: @escaping @MainActor () -> Void) -> [any DispatchSourceProtocol] {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    return [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated(handler) }
      source.activate()
      return source
    }
    #else
    return []
    #endif
  }
}
