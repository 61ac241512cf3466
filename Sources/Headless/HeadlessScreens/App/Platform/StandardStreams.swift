#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The file descriptors of standard input, standard output, and standard error.
enum StandardStreams {
  /// Reserves the descriptors of streams that were closed before the process started, so that no
  /// file or socket of the app receives their numbers.
  ///
  /// Reading from closed standard input and writing to closed standard output still fail. Text for
  /// closed standard error is discarded.
  static func reserve() {
    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
    for (stream, access) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_WRONLY)] as [(Int32, Int32)]
    where fcntl(stream, F_GETFD) < 0 {
      // A new file has the lowest available number, which is that of the stream.
      _ = open("/dev/null", access)
    }
    #endif
  }
}
