import LoopbackSockets
import Testing

/// The tests of servers cover the other rules.
struct LoopbackSocketTests {
  @Test(arguments: [0, 300])
  func `a socket and its duplicate leave low descriptors to others`(lowest: Int32) throws {
    let socket = try LoopbackSocket.listening(port: 0, backlog: 1, lowestDescriptor: lowest)
    let copy = try #require(socket.duplicate())
    defer { for socket in [socket, copy] { socket.close() } }
    #expect(min(socket.descriptor, copy.descriptor) >= lowest && socket.port == copy.port)
  }
}
