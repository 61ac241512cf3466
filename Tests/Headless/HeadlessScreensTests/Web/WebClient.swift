import Foundation
import TestSupport

/// A client of a server on this machine that sends exactly the bytes that it is told to.
final class WebClient {
  private let descriptor: Int32
  private let source: any DispatchSourceRead
  /// What has come and was not taken, and whether more can come.
  private let received = Locked((bytes: [UInt8](), isEnded: false))

  struct Refused: Error {}

  init(port: UInt16, isReading: Bool = true) throws {
    #if canImport(Darwin)
    let kind = SOCK_STREAM
    #else
    let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    self.descriptor = descriptor
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "web.client"))
    let reader = Locked(source)
    source.setEventHandler { [received] in
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = recv(descriptor, &bytes, bytes.count, 0)
      let isEnded = count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)
      received.withLock {
        if count > 0 { $0.bytes += bytes[..<count] }
        if isEnded { $0.isEnded = true }
      }
      if isEnded { reader.withLock { $0.cancel() } }
    }
    source.setCancelHandler { close(descriptor) }
    if isReading { source.activate() }
    guard isConnected else { throw Refused() }
  }

  deinit {
    source.activate()
    source.cancel()
  }

  /// Begins to read, if it was told not to.
  func read() { source.activate() }

  /// Sends bytes; returns whether the connection took all of them.
  @discardableResult
  func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    #if canImport(Darwin)
    return Darwin.send(descriptor, bytes, bytes.count, 0) == bytes.count
    #else
    return Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    #endif
  }

  /// Returns what comes up to and with a text; at the connection's end, all that came.
  @MainActor func text(upTo end: String) async throws -> String {
    let wanted = Data(end.utf8)
    return String(
      decoding: try await take { Data($0).range(of: wanted)?.upperBound }, as: UTF8.self)
  }

  /// Returns all that comes until the server ends the connection.
  @MainActor func textToEnd() async throws -> String {
    String(decoding: try await take { _ in nil }, as: UTF8.self)
  }

  /// Returns the head and body of the next response.
  @MainActor func response() async throws -> (head: String, body: String) {
    let head = try await text(upTo: "\r\n\r\n")
    let field = head.components(separatedBy: "\r\n").first { $0.hasPrefix("Content-Length: ") }
    let length = field.flatMap { Int($0.dropFirst(16)) } ?? 0
    let body = try await take { $0.count >= length ? length : nil }
    return (head, String(decoding: body, as: UTF8.self))
  }

  /// Takes as many bytes as a closure says; as long as it says nil, waits for more or the end.
  @MainActor private func take(_ length: ([UInt8]) -> Int?) async throws -> [UInt8] {
    var taken: [UInt8] = []
    try await MainQueue.wait {
      received.withLock { received in
        guard let count = length(received.bytes) ?? (received.isEnded ? received.bytes.count : nil)
        else { return false }
        taken = Array(received.bytes.prefix(count))
        received.bytes.removeFirst(taken.count)
        return true
      }
    }
    return taken
  }
}
