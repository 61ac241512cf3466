import Foundation
import Testing

/// The reading of descriptors by event, which terminals and servers are tested with.
@Suite(.timeLimit(.minutes(30))) struct ArrivalsTests {
  private struct NoPipe: Error {}

  /// The end of a pipe that is read, and the end that is written.
  private func pipe() throws -> (Arrivals, FileHandle) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw NoPipe() }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    return (Arrivals(of: ends[0]), FileHandle(fileDescriptor: ends[1], closeOnDealloc: true))
  }

  @Test func `a wait ends when its task is cancelled`() async throws {
    let (arrivals, writer) = try pipe()
    let wait = Task { await arrivals.next(after: 0, before: .distantFuture) }
    wait.cancel()
    await wait.value
    #expect(arrivals.take().isEmpty)
    arrivals.cancel()
    try writer.close()
  }

  @Test func `a wait ends with what arrives, or at its time`() async throws {
    let (arrivals, writer) = try pipe()
    try writer.write(contentsOf: Data("one".utf8))
    await arrivals.next(after: 0, before: .distantFuture)
    #expect(arrivals.take() == Array("one".utf8) && arrivals.take().isEmpty)
    await arrivals.next(after: arrivals.count, before: .now() + 0.01)
    #expect(arrivals.take().isEmpty)
    arrivals.cancel()
    try writer.close()
  }
}
