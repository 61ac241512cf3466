import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A nonblocking TCP socket on the loopback interface.
struct Socket: Sendable {
  let descriptor: Int32

  /// The result of reading or writing.
  enum Outcome {
    /// The number of bytes. When reading, 0 indicates the end of the stream.
    case bytes(Int)
    /// The socket is not ready.
    case wait
    /// The connection failed.
    case failed
  }

  /// Returns a socket that listens on a port of an IPv4 address. Port 0 lets the system choose one.
  static func listening(address number: UInt32, port: UInt16) throws -> Socket {
    #if canImport(Glibc)
    let kind = Int32(SOCK_STREAM.rawValue)
    #else
    let kind = SOCK_STREAM
    #endif
    let socket = Socket(descriptor: socket(AF_INET, kind, 0)).apart
    guard socket.descriptor >= 0 else { throw POSIXError(.EMFILE) }
    socket.set(SOL_SOCKET, SO_REUSEADDR)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = number.bigEndian
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket.descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isBound, listen(socket.descriptor, 512) == 0 else {
      let code = POSIXErrorCode(rawValue: errno) ?? .EADDRINUSE
      socket.close()
      throw POSIXError(code)
    }
    socket.neverBlock()
    return socket
  }

  /// The port on which the socket listens.
  var port: UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Returns the next connection, or nil if none is pending.
  func accepted() -> Socket? {
    let connection = accept(descriptor, nil, nil)
    guard connection >= 0 else { return nil }
    let socket = Socket(descriptor: connection).apart
    socket.neverBlock()
    socket.set(Int32(IPPROTO_TCP), TCP_NODELAY)
    #if canImport(Darwin)
    socket.set(SOL_SOCKET, SO_NOSIGPIPE)
    #endif
    return socket
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Outcome {
    outcome(of: recv(descriptor, buffer.baseAddress, buffer.count, 0))
  }

  func write(_ bytes: UnsafeRawBufferPointer) -> Outcome {
    #if canImport(Darwin)
    outcome(of: send(descriptor, bytes.baseAddress, bytes.count, 0))
    #else
    outcome(of: send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)))
    #endif
  }

  /// Returns another descriptor for the same connection, or nil if there is none left.
  func duplicate() -> Socket? {
    let high = fcntl(descriptor, F_DUPFD_CLOEXEC, Self.lowest)
    let copy = high < 0 ? dup(descriptor) : high
    return copy < 0 ? nil : Socket(descriptor: copy)
  }

  /// The same connection with a descriptor of at least `lowest`.
  ///
  /// URLSession on Linux closes descriptors that Dispatch still watches. A watcher of a reused
  /// number may never be notified, so the server avoids low numbers.
  private var apart: Socket {
    let high = descriptor < 0 ? -1 : fcntl(descriptor, F_DUPFD_CLOEXEC, Self.lowest)
    guard high >= 0 else { return self }
    close()
    return Socket(descriptor: high)
  }

  private static let lowest: Int32 = 512

  /// Makes the next close send a reset.
  func resetOnClose() {
    var value = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &value, socklen_t(MemoryLayout<linger>.size))
  }

  func close() {
    #if canImport(Darwin)
    _ = Darwin.close(descriptor)
    #elseif canImport(Glibc)
    _ = Glibc.close(descriptor)
    #else
    _ = Musl.close(descriptor)
    #endif
  }

  private func outcome(of count: Int) -> Outcome {
    if count >= 0 { return .bytes(count) }
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? .wait : .failed
  }

  private func neverBlock() {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  private func set(_ level: Int32, _ option: Int32) {
    var value: Int32 = 1
    setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }
}
