#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
package import Foundation

/// A nonblocking TCP socket on the loopback interface.
package struct LoopbackSocket: Sendable {
  package let descriptor: Int32
  private let lowest: Int32

  /// The result of reading or writing.
  package enum Outcome {
    /// The number of bytes. When reading, 0 indicates the end of the stream.
    case bytes(Int)
    /// The socket is not ready.
    case wait
    /// The connection failed.
    case failed
  }

  /// Returns a socket that listens on an address from 127.0.0.0 to 127.0.0.255.
  ///
  /// - Parameters:
  ///   - port: The port, or 0 for one that the system chooses.
  ///   - lastByte: The last byte of the address.
  ///   - backlog: The number of connections that may wait to be accepted.
  ///   - lowest: The lowest descriptor of the socket and of its connections, unless the limits of
  ///     the process are lower.
  package static func listening(
    port: UInt16, lastByte: UInt8 = 1, backlog: Int32, lowestDescriptor lowest: Int32 = 0
  ) throws(POSIXError) -> LoopbackSocket {
    let created = socket(AF_INET, stream, 0)
    guard created >= 0 else { throw .last }
    let socket = LoopbackSocket(created, atLeast: lowest)
    socket.set(SOL_SOCKET, SO_REUSEADDR, 1 as Int32)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = (0x7F00_0000 + UInt32(lastByte)).bigEndian
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket.descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isBound, listen(socket.descriptor, backlog) == 0 else {
      let error = POSIXError.last
      socket.close()
      throw error
    }
    return socket
  }

  /// Creates a nonblocking socket, which no child process inherits. If a descriptor of at least
  /// `lowest` is available, it replaces one that is lower.
  private init(_ descriptor: Int32, atLeast lowest: Int32) {
    let high = descriptor < lowest ? fcntl(descriptor, F_DUPFD_CLOEXEC, lowest) : -1
    if high >= 0 { closeDescriptor(descriptor) }
    self.descriptor = high >= 0 ? high : descriptor
    self.lowest = lowest
    _ = fcntl(self.descriptor, F_SETFL, fcntl(self.descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(self.descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// The port on which the socket listens.
  package var port: UInt16 {
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
  package enum Arrival {
    case connection(LoopbackSocket)
    /// No connection is pending.
    case none
    /// A connection is pending, but no descriptor is available for it.
    case exhausted
  }

  /// Accepts the next connection.
  package func accepted() -> Arrival {
    let connection = accept(descriptor, nil, nil)
    guard connection >= 0 else {
      return [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) ? .exhausted : .none
    }
    let socket = LoopbackSocket(connection, atLeast: lowest)
    socket.set(Int32(IPPROTO_TCP), TCP_NODELAY, 1 as Int32)
    #if canImport(Darwin)
    socket.set(SOL_SOCKET, SO_NOSIGPIPE, 1 as Int32)
    #endif
    return .connection(socket)
  }

  /// Returns another descriptor for the same connection, or nil if none is available.
  package func duplicate() -> LoopbackSocket? {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    return copy < 0 ? nil : LoopbackSocket(copy, atLeast: lowest)
  }

  package func read(into buffer: UnsafeMutableRawBufferPointer) -> Outcome {
    outcome(of: recv(descriptor, buffer.baseAddress, buffer.count, 0))
  }

  package func write(_ bytes: UnsafeRawBufferPointer) -> Outcome {
    outcome(of: send(descriptor, bytes.baseAddress, bytes.count, withoutSignal))
  }

  /// Shuts down the writing side. The peer may still be writing.
  package func endWriting() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  /// Makes the next close send a reset.
  package func resetOnClose() { set(SOL_SOCKET, SO_LINGER, linger(l_onoff: 1, l_linger: 0)) }

  package func close() { closeDescriptor(descriptor) }

  private func outcome(of count: Int) -> Outcome {
    if count >= 0 { return .bytes(count) }
    return errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR ? .wait : .failed
  }

  private func set<Value>(_ level: Int32, _ option: Int32, _ value: Value) {
    withUnsafeBytes(of: value) {
      _ = setsockopt(descriptor, level, option, $0.baseAddress, socklen_t($0.count))
    }
  }
}

extension POSIXError {
  /// The error of the last call of the system.
  fileprivate static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

/// Closes a descriptor. In the socket, `close` is the method.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

#if canImport(Glibc)
private let stream = Int32(SOCK_STREAM.rawValue)
#else
private let stream = SOCK_STREAM
#endif

// On Darwin, an option of the socket prevents the signal.
#if canImport(Darwin)
private let withoutSignal: Int32 = 0
#else
private let withoutSignal = Int32(MSG_NOSIGNAL)
#endif
#endif
