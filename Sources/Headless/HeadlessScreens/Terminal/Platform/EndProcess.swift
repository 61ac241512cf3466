#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Foundation
#endif

/// Exits the process with status 0.
func endProcess() -> Never {
  exit(0)
}
