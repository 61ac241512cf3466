#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Foundation
#endif

/// Ends the process as it ends when all went well.
func endProcess() -> Never {
  exit(0)
}
