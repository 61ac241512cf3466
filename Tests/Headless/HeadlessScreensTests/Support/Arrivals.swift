import Foundation
import TestSupport

/// What arrives at a descriptor that doesn't block, and who waits for it.
///
/// Each arrival, and each `wake()`, is an event. Events are counted, so that none is missed between
/// a look at the bytes and the wait for more.
///
/// It is Sendable because Dispatch allows the use of a source on any thread, which the source's
/// type says on Apple's systems only.
final class Arrivals: @unchecked Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var events = 0
    var isCancelled = false
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Locked(State())
  private let queue = DispatchQueue(label: "arrivals")
  private let source: any DispatchSourceRead
  private let descriptor: Int32

  /// Owns a descriptor, and reads it until it is cancelled.
  init(of descriptor: Int32) {
    self.descriptor = descriptor
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in
      guard let self else { return }
      if read() { wake() }
    }
    source.setCancelHandler { close(descriptor) }
    source.activate()
  }

  /// The number of events so far.
  var count: Int { state.withLock { $0.events } }

  /// Returns what has arrived since the last time.
  func take() -> [UInt8] {
    _ = read()
    return state.withLock { state in
      defer { state.bytes = [] }
      return state.bytes
    }
  }

  /// Reads what is there, and returns whether something was.
  private func read() -> Bool {
    state.withLock { state in
      let before = state.bytes.count
      while !state.isCancelled {
        let count = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
          let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
          if count > 0 { state.bytes += buffer[..<count] }
          return count
        }
        if count <= 0 { break }
      }
      return state.bytes.count > before
    }
  }

  /// Continues those who wait.
  func wake() {
    let waiters = state.withLock { state in
      state.events += 1
      defer { state.waiters = [] }
      return state.waiters
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Returns at the first event after so many, at a time, or when the task is cancelled.
  func next(after count: Int, before deadline: DispatchTime) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isHere = state.withLock { state in
          if state.events == count { state.waiters.append(continuation) }
          return state.events != count
        }
        if isHere { return continuation.resume() }
        queue.asyncAfter(deadline: deadline) { [weak self] in
          if let self, self.count == count { wake() }
        }
      }
    } onCancel: {
      wake()
    }
  }

  /// Closes the descriptor.
  func cancel() {
    state.withLock { $0.isCancelled = true }
    source.cancel()
  }
}
