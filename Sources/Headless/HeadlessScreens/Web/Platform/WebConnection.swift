#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)
import Dispatch
import LoopbackSockets

/// A connection of a browser.
///
/// A connection processes one response at a time. Requests that arrive earlier are buffered up to a
/// limit. A stream produces its next piece only after the previous one has been sent.
@MainActor final class WebConnection {
  var onClose: () -> Void = {}
  /// The closure to call after the connection is closed and its descriptor is available again.
  var onRelease: @MainActor () -> Void = {}

  private let socket: LoopbackSocket
  private let limits: WebLimits
  private let respond: @MainActor (WebRequest) -> WebResponse
  private let reader: any DispatchSourceRead
  private var writer: (any DispatchSourceWrite)?
  private var parser: WebRequestParser
  private var unwritten: ArraySlice<UInt8> = []
  private var stream: (@MainActor () -> [UInt8]?)?
  private var endsAfterWriting = false
  private var isClosed = false
  /// The time of the last byte in either direction, or of the first byte of an arriving request.
  private var lastProgress = WebClock.now

  init(
    _ socket: LoopbackSocket, limits: WebLimits,
    respond: @escaping @MainActor (WebRequest) -> WebResponse
  ) {
    self.socket = socket
    self.limits = limits
    self.respond = respond
    parser = WebRequestParser(limits: limits)
    reader = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: .main)
  }

  /// A Boolean value that indicates whether the connection waits for another request.
  var isIdle: Bool { stream == nil && unwritten.isEmpty && !parser.isInRequest }

  func start() {
    reader.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.read() }
    }
    reader.setCancelHandler { [socket, onRelease] in
      socket.close()
      MainActor.assumeIsolated(onRelease)
    }
    reader.activate()
    // A connection whose request has already arrived is not idle.
    read()
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    stream = nil
    writer?.cancel()
    reader.cancel()
    onClose()
  }

  func sweep(now: WebClock.Instant) {
    let silence = (now - lastProgress) / .seconds(1)
    if stream != nil, unwritten.isEmpty {
      if silence >= limits.streamSilence { send(Array(":\n\n".utf8)) }
    } else if silence >= (parser.isInRequest ? limits.requestTime : limits.idleTime) {
      close()
    }
  }

  // MARK: Reading

  private func read() {
    guard !isClosed else { return }
    withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 1) { buffer in
      switch socket.read(into: buffer) {
      case .wait: break
      case .bytes(0), .failed: close()
      case .bytes(let count):
        if !parser.isInRequest { lastProgress = WebClock.now }
        parser.append(buffer[..<count])
        readRequests()
      }
    }
  }

  private func readRequests() {
    while !isClosed, stream == nil, unwritten.isEmpty, !endsAfterWriting {
      switch parser.next() {
      case .incomplete: return
      case .refused(let refusal): answer(.status(refusal.rawValue), endsConnection: true)
      case .request(let request): answer(respond(request), endsConnection: request.endsConnection)
      }
    }
    if parser.count > limits.readAhead { close() }
  }

  // MARK: Writing

  private func answer(_ response: WebResponse, endsConnection: Bool) {
    let head = response.head(endsConnection: endsConnection)
    switch response.body {
    case .bytes(let bytes):
      endsAfterWriting = endsConnection
      send(head + bytes)
    case .stream(let next):
      stream = next
      send(head + (next() ?? []))
    }
  }

  /// Sends the next piece of a stream if the previous one has been sent.
  func sendStream() {
    guard !isClosed, unwritten.isEmpty, let piece = stream?() else { return }
    send(piece)
  }

  private func send(_ bytes: [UInt8]) {
    lastProgress = WebClock.now
    unwritten = bytes[...]
    write()
  }

  private func write() {
    while !isClosed, !unwritten.isEmpty {
      switch unwritten.withUnsafeBytes({ socket.write($0) }) {
      case .bytes(let count):
        lastProgress = WebClock.now
        unwritten = unwritten.dropFirst(count)
      case .wait: return waitToWrite()
      case .failed: return close()
      }
    }
    unwritten = []
    if endsAfterWriting { socket.endWriting() }
  }

  private func waitToWrite() {
    // A duplicate, so that arming and cancelling this source does not affect the reader.
    guard let copy = socket.duplicate() else { return close() }
    let source = DispatchSource.makeWriteSource(fileDescriptor: copy.descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.continueWriting() }
    }
    source.setCancelHandler { copy.close() }
    writer = source
    source.activate()
  }

  private func continueWriting() {
    guard !isClosed else { return }
    writer?.cancel()
    writer = nil
    write()
    guard unwritten.isEmpty else { return }
    sendStream()
    readRequests()
  }
}
#endif
