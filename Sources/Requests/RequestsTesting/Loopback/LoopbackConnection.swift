import Dispatch
import Foundation
import LoopbackSockets
import Requests

/// A connection that reads requests and performs the steps of responses, on the server's queue.
final class LoopbackConnection: @unchecked Sendable {
  private let socket: LoopbackSocket
  private weak var core: LoopbackCore?
  private let queue: DispatchQueue
  private let reader: any DispatchSourceRead
  private var writer: (any DispatchSourceWrite)?
  private var timer: (any DispatchSourceTimer)?
  private var parser = LoopbackParser()
  /// The remaining steps in reverse order.
  private var steps: [LoopbackResponse.Step] = []
  /// The bytes of the current step that are not yet written.
  private var unwritten = Data()[...]
  private var isAnswering = false
  private var isClosed = false

  init(_ socket: LoopbackSocket, of core: LoopbackCore) {
    self.socket = socket
    self.core = core
    queue = core.queue
    reader = DispatchSource.makeReadSource(fileDescriptor: socket.descriptor, queue: queue)
  }

  func start() {
    reader.setEventHandler { [weak self] in self?.read() }
    reader.setCancelHandler { [self] in
      core?.remove(socket.descriptor)
      socket.close()
    }
    reader.activate()
  }

  /// Closes the connection. The descriptors are closed in the cancel handlers of the sources.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    steps = []
    timer?.cancel()
    timer = nil
    writer?.cancel()
    writer = nil
    reader.cancel()
  }

  private func read() {
    guard !isClosed else { return }
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
      switch socket.read(into: buffer) {
      case .bytes(0), .failed: close()
      case .wait: break
      case .bytes(let count):
        parser.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        readRequest()
      }
    }
  }

  private func readRequest() {
    guard !isAnswering, !isClosed else { return }
    switch parser.next() {
    case .incomplete(let expectsContinue):
      if expectsContinue { perform([.text("HTTP/1.1 100 Continue\r\n\r\n"), .keepAlive]) }
    case .malformed: perform(LoopbackResponse.status(400).steps(for: .get, closing: true))
    case .request(let request):
      guard let core else { return close() }
      core.requestCount += 1
      let closing = request.headers["Connection"]?.lowercased() == "close"
      perform(core.handler(request).steps(for: request.method, closing: closing))
    }
  }

  private func perform(_ steps: [LoopbackResponse.Step]) {
    isAnswering = true
    self.steps = steps.reversed()
    go()
  }

  /// Performs steps until one has to wait.
  private func go() {
    while !isClosed {
      if !unwritten.isEmpty {
        guard write() else { return }
        continue
      }
      guard let step = steps.popLast() else { return close() }
      switch step {
      case .bytes(let data): unwritten = data[...]
      case .pause(let seconds): return wait(seconds)
      case .repeated(let inner, let times):
        if times > 1 { steps.append(.repeated(inner, times: times - 1)) }
        if times > 0 { steps += inner.reversed() }
      case .hang: return
      case .reset:
        socket.resetOnClose()
        return close()
      case .keepAlive:
        isAnswering = false
        return readRequest()
      }
    }
  }

  /// Writes bytes. Returns false if the socket is not ready or the connection was closed.
  private func write() -> Bool {
    let outcome = unwritten.withUnsafeBytes { socket.write($0) }
    switch outcome {
    case .bytes(let count):
      unwritten = unwritten.dropFirst(count)
      return true
    case .failed:
      close()
      return false
    case .wait:
      waitToWrite()
      return false
    }
  }

  private func waitToWrite() {
    // A duplicate, so that arming and cancelling this source does not affect the reader.
    guard let copy = socket.duplicate() else { return close() }
    let source = DispatchSource.makeWriteSource(fileDescriptor: copy.descriptor, queue: queue)
    source.setEventHandler { [weak self] in
      guard let self, !isClosed else { return }
      writer?.cancel()
      writer = nil
      go()
    }
    source.setCancelHandler { copy.close() }
    writer = source
    source.activate()
  }

  private func wait(_ seconds: TimeInterval) {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + seconds)
    timer.setEventHandler { [weak self] in
      self?.timer?.cancel()
      self?.timer = nil
      self?.go()
    }
    self.timer = timer
    timer.activate()
  }
}
