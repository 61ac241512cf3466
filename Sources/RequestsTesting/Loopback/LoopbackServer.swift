import Dispatch
public import Foundation

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
/// It listens from the beginning until ``stop()`` or until the last reference is gone, which may be
/// earlier than the end of the scope. Connections are kept between requests. Handlers run one after the other on the server's queue, so they answer at
/// once and never wait; a ``LoopbackAnswer/raw(_:)`` answer takes its time without holding up others.
/// It serves whoever can reach the loopback interface, and is not made for more.
public final class LoopbackServer: @unchecked Sendable {
  /// Answers a request.
  public typealias Handler = @Sendable (LoopbackRequest) -> LoopbackAnswer

  /// The port at which it listens.
  public let port: UInt16
  /// The address of its root.
  public var url: URL { URL(string: "http://127.0.0.1:\(port)")! }

  private let core: LoopbackCore

  /// A server at a port, or at one of the system's choice.
  ///
  /// - Throws: `POSIXError` if the port is taken.
  public init(port: UInt16 = 0, handler: @escaping Handler) throws {
    let socket = try Socket.listening(port: port)
    self.port = socket.port
    core = LoopbackCore(handler: handler)
    core.start(socket)
  }

  deinit { core.stop() }

  /// How many connections were made to it.
  public var connectionCount: Int { core.queue.sync { core.connectionCount } }
  /// How many connections are open.
  public var openConnectionCount: Int { core.queue.sync { core.connections.count } }
  /// How many requests came.
  public var requestCount: Int { core.queue.sync { core.requestCount } }
  /// Returns when no connection is open, or when the task is cancelled.
  public func connectionsEnded() async {
    let (end, continuation) = AsyncStream.makeStream(of: Never.self)
    core.queue.async { [core] in core.finishWithoutConnections(continuation) }
    for await _ in end {}
  }
  /// Ends all connections and listens no more.
  public func stop() { core.stop() }
}

/// The server's state, used on its queue only.
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

  func start(_ socket: Socket) {
    let source = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: queue)
    source.setEventHandler { [weak self] in
      while let self, let connection = socket.accepted() {
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
