#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
import Dispatch
import Foundation
import LoopbackSockets

/// An HTTP/1.1 server on 127.0.0.1 that runs on the main queue.
///
/// The number of connections and the cost of each one are limited by ``WebLimits``.
@MainActor package final class WebServer {
  private let socket: LoopbackSocket
  private let limits: WebLimits
  private let respond: @MainActor (WebRequest) -> WebResponse
  private var listener: (any DispatchSourceRead)?
  private var timer: (any DispatchSourceTimer)?
  /// A Boolean value that indicates whether new connections wait until descriptors are available.
  private var isPaused = false
  /// The open connections, from oldest to newest.
  private var connections: [WebConnection] = []

  /// The port on which the server listens.
  package let port: UInt16

  /// Creates a server.
  ///
  /// - Parameter port: The port, or 0 for one that the system chooses.
  /// - Throws: A ``WebScreenError`` if the server can't listen on the port.
  package init(
    port: UInt16, limits: WebLimits = WebLimits(),
    respond: @escaping @MainActor (WebRequest) -> WebResponse
  ) throws {
    do {
      socket = try LoopbackSocket.listening(port: port, backlog: 64)
    } catch {
      throw WebScreenError(port: port, number: error.code.rawValue)
    }
    self.port = socket.port
    self.limits = limits
    self.respond = respond
  }

  /// The number of open connections.
  package var openConnectionCount: Int { connections.count }

  /// The number of connections that wait for another request.
  package var idleConnectionCount: Int { connections.count(where: \.isIdle) }

  /// Starts accepting connections.
  package func start() {
    let listener = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: .main)
    listener.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.acceptAll() }
    }
    listener.setCancelHandler { [socket] in socket.close() }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 1, repeating: 1, leeway: .milliseconds(500))
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.sweep(now: WebClock.now) }
    }
    listener.activate()
    timer.activate()
    (self.listener, self.timer) = (listener, timer)
  }

  /// Closes all connections and stops accepting new ones.
  package func stop() {
    listener?.cancel()
    timer?.cancel()
    resume()
    (listener, timer) = (nil, nil)
    for connection in connections { connection.close() }
  }

  /// Sends the next piece of each stream.
  package func sendStreams() {
    for connection in connections { connection.sendStream() }
  }

  /// Closes connections that have timed out, and accepts connections again after a pause.
  package func sweep(now: WebClock.Instant) {
    resume()
    for connection in connections { connection.sweep(now: now) }
  }

  private func acceptAll() {
    while true {
      switch socket.accepted() {
      case .connection(let accepted): open(accepted)
      case .none: return
      case .exhausted:
        closeIdle()
        return pause()
      }
    }
  }

  private func open(_ accepted: LoopbackSocket) {
    if connections.count >= limits.connections { closeIdle() }
    guard connections.count < limits.connections else { return refuse(accepted) }
    let connection = WebConnection(accepted, limits: limits, respond: respond)
    connection.onClose = { [weak self, unowned connection] in
      self?.connections.removeAll { $0 === connection }
    }
    connection.onRelease = { [weak self] in self?.resume() }
    connections.append(connection)
    connection.start()
  }

  /// Closes the oldest idle connection.
  private func closeIdle() { connections.first(where: \.isIdle)?.close() }

  /// Stops accepting connections until a descriptor is available or until the next sweep, because
  /// the listener would otherwise report them continuously. Other parts of the process may release
  /// descriptors.
  private func pause() {
    isPaused = true
    listener?.suspend()
  }

  private func resume() {
    guard isPaused else { return }
    isPaused = false
    listener?.resume()
  }

  /// Refuses a connection with status 503.
  private func refuse(_ socket: LoopbackSocket) {
    let response = WebResponse(status: 503, type: "text/plain", body: .bytes([]))
    _ = response.head(endsConnection: true).withUnsafeBytes { socket.write($0) }
    socket.close()
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
