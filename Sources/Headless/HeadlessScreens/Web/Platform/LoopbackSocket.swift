#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// A nonblocking TCP socket on the loopback interface.
struct LoopbackSocket {
  let descriptor: Int32

  /// The result of reading or writing.
  enum Outcome: Equatable {
    /// The number of bytes. When reading, 0 indicates the end of the stream.
    case bytes(Int)
    /// The socket is not ready.
    case wait
    /// The connection failed.
    case failed
  }

  /// Returns a socket that listens on 127.0.0.1.
  ///
  /// - Parameter port: The port, or 0 for one that the system chooses.
  /// - Throws: A ``WebScreenError``.
  static func listening(port: UInt16) throws -> LoopbackSocket {
    #if canImport(Glibc)
    let kind = Int32(SOCK_STREAM.rawValue)
    #else
    let kind = SOCK_STREAM
    #endif
    let socket = LoopbackSocket(descriptor: socket(AF_INET, kind, 0))
    guard socket.descriptor >= 0 else { throw WebScreenError.socket(number: errno) }
    socket.set(SOL_SOCKET, SO_REUSEADDR)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket.descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isBound, listen(socket.descriptor, 64) == 0 else {
      let error = WebScreenError(port: port, number: errno)
      socket.close()
      throw error
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

  /// The result of accepting a connection.
  enum Arrival {
    case connection(LoopbackSocket)
    /// No connection is pending.
    case none
    /// A connection is pending, but no descriptor is available for it.
    case exhausted
  }

  /// Accepts the next connection.
  func accepted() -> Arrival {
    let connection = accept(descriptor, nil, nil)
    guard connection >= 0 else {
      return [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) ? .exhausted : .none
    }
    let socket = LoopbackSocket(descriptor: connection)
    socket.neverBlock()
    socket.set(Int32(IPPROTO_TCP), TCP_NODELAY)
    #if canImport(Darwin)
    socket.set(SOL_SOCKET, SO_NOSIGPIPE)
    #endif
    return .connection(socket)
  }

  /// Returns another descriptor for the same connection, or nil if none is available.
  func duplicate() -> LoopbackSocket? {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    return copy < 0 ? nil : LoopbackSocket(descriptor: copy)
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

  /// Shuts down the writing side. The peer may still be writing.
  func endWriting() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

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

extension WebScreenError {
  /// Creates the error for a socket that can't listen on a port.
  ///
  /// - Parameter number: The system's error number.
  package init(port: UInt16, number: Int32) {
    self =
      switch number {
      case EADDRINUSE: .portInUse(port)
      case EACCES: .portNotPermitted(port)
      default: .socket(number: number)
      }
  }
}
#endif
