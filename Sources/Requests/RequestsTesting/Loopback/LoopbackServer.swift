import Dispatch
public import Foundation
import LoopbackSockets

/// A small HTTP/1.1 server on 127.0.0.1 for tests and examples.
///
/// ```swift
/// let server = try LoopbackServer { request in
///   request.path == "/users" ? .json("[]") : .status(404)
/// }
/// defer { server.stop() }
/// client.insecureHosts = ["127.0.0.1"]
/// // server.url is http://127.0.0.1 with a port of the system's choice.
/// ```
///
/// The server listens until ``stop()`` is called or its last reference is released, which may be
/// before the end of the scope. Connections are kept open between requests.
///
/// Handlers run one at a time on the server's queue, so they must respond immediately and never
/// wait. A ``LoopbackResponse/raw(_:)`` response may take its time without delaying others.
///
/// The server accepts any client that can reach the loopback interface. Don't use it for anything
/// else.
public final class LoopbackServer: @unchecked Sendable {
  /// A closure that returns the response to a request.
  public typealias Handler = @Sendable (LoopbackRequest) -> LoopbackResponse

  /// The port on which the server listens.
  public let port: UInt16
  /// The root URL of the server.
  public var url: URL { URL(string: "http://\(host):\(port)")! }

  private let host: String
  private let core: LoopbackCore

  /// Creates a server that starts to listen immediately.
  ///
  /// - Parameters:
  ///   - port: The port, or 0 for one that the system chooses.
  ///   - handler: The closure that responds to requests.
  /// - Throws: A `POSIXError` if the port is in use.
  public init(port: UInt16 = 0, handler: @escaping Handler) throws {
    (host, self.port, core) = try Self.start(1, port, handler)
  }

  /// Creates a server on one of the addresses 127.0.0.0 to 127.0.0.255, all of which are loopback
  /// addresses on Linux.
  package init(lastByte: UInt8, port: UInt16 = 0, handler: @escaping Handler) throws {
    (host, self.port, core) = try Self.start(lastByte, port, handler)
  }

  private static func start(
    _ lastByte: UInt8, _ port: UInt16, _ handler: @escaping Handler
  ) throws -> (String, UInt16, LoopbackCore) {
    // URLSession on Linux closes descriptors that Dispatch still watches. A watcher of a reused
    // number may never be notified, so the server avoids low numbers.
    let socket = try LoopbackSocket.listening(
      port: port, lastByte: lastByte, backlog: 512, lowestDescriptor: 512)
    let core = LoopbackCore(handler: handler)
    core.start(socket)
    return ("127.0.0.\(lastByte)", socket.port, core)
  }

  deinit { core.stop() }

  /// The number of connections that the server has accepted.
  public var connectionCount: Int { core.queue.sync { core.connectionCount } }
  /// The number of open connections.
  public var openConnectionCount: Int { core.queue.sync { core.connections.count } }
  /// The number of requests that the server has received.
  public var requestCount: Int { core.queue.sync { core.requestCount } }
  /// Waits until no connection is open or the task is cancelled.
  public func waitUntilConnectionsEnd() async {
    let (end, continuation) = AsyncStream.makeStream(of: Never.self)
    core.queue.async { [core] in core.finishWithoutConnections(continuation) }
    for await _ in end {}
  }
  /// Closes all connections and stops listening.
  public func stop() { core.stop() }
}

/// The state of the server, used on its queue only.
final class LoopbackCore: @unchecked Sendable {
  let queue = DispatchQueue(label: "list.loopback")
  let handler: LoopbackServer.Handler
  var connections: [Int32: LoopbackConnection] = [:]
  var connectionCount = 0
  var requestCount = 0
  private var source: (any DispatchSourceRead)?
  private var waiting: [AsyncStream<Never>.Continuation] = []

  init(handler: @escaping LoopbackServer.Handler) {
    self.handler = handler
  }

  func start(_ socket: LoopbackSocket) {
    let source = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: queue)
    source.setEventHandler { [weak self] in
      while let self, case .connection(let connection) = socket.accepted() {
        connectionCount += 1
        let added = LoopbackConnection(connection, of: self)
        connections[connection.descriptor] = added
        added.start()
      }
    }
    source.setCancelHandler { socket.close() }
    self.source = source
    source.activate()
  }

  func remove(_ descriptor: Int32) {
    connections[descriptor] = nil
    guard connections.isEmpty else { return }
    for continuation in waiting { continuation.finish() }
    waiting = []
  }

  /// Finishes a stream as soon as no connection is open.
  func finishWithoutConnections(_ continuation: AsyncStream<Never>.Continuation) {
    if connections.isEmpty { continuation.finish() } else { waiting.append(continuation) }
  }

  func stop() {
    queue.async { [self] in
      source?.cancel()
      source = nil
      for connection in connections.values { connection.close() }
    }
  }
}
