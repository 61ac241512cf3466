import Foundation
import Requests
import RequestsTesting
import Testing

/// What a server might list.
struct User: Codable, Hashable {
  var name: String
  var age = 36
}

/// A request whose members are all chosen by the test.
struct AnyRequest<Response: Decodable & Sendable>: Request {
  var baseURL = URL(string: "https://api.example.com/v1")!
  var path: RequestPath = "users"
  var method: HTTPMethod = .get
  var parameters: RequestParameters = [:]
  var headers: [String: String] = [:]
  var body: RequestBody?
  var usesETag = false
}

/// A request whose answer is not read.
struct Command: Request {
  typealias Response = Void
  var baseURL = URL(string: "https://api.example.com/v1")!
  var path: RequestPath = "commands"
  var method: HTTPMethod = .post
  var body: RequestBody?
}

/// A request for bytes.
struct Download: Request {
  typealias Response = Data
  var baseURL = URL(string: "https://api.example.com/v1")!
  var path: RequestPath = "file"
}

/// Counts, from any thread.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var numbers: [Double] = []

  var values: [Double] { lock.withLock { numbers } }
  var count: Int { values.count }
  func note(_ value: Double = 1) { lock.withLock { numbers.append(value) } }
}

/// What a piece of work throws; a test that expects an error fails where there is none.
func failure<Value>(
  _ location: SourceLocation = #_sourceLocation, of work: () async throws -> Value
) async -> RequestError? {
  do {
    let value = try await work()
    Issue.record("no error, but \(value)", sourceLocation: location)
  } catch let error as RequestError {
    return error
  } catch {
    Issue.record("an error of another type: \(error)", sourceLocation: location)
  }
  return nil
}

extension RequestError {
  /// The code of an error of the transport; nil for other errors.
  var transportCode: Int? {
    if case .transport(let code, _) = self { return code }
    return nil
  }
}

extension RequestClient {
  /// A client whose waits are noted instead of waited, with no chance in them.
  func counting(_ waits: Counter, now: Date = Date(timeIntervalSince1970: 0)) -> RequestClient {
    var client = self
    client.backoff.random = { 1 }
    client.backoff.now = { now }
    client.backoff.sleep = { waits.note($0) }
    return client
  }
}

/// A temporary folder, which is removed with its last reference.
final class Folder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path) }
  }

  func file(_ name: String, _ bytes: Data) throws -> URL {
    let file = url.appendingPathComponent(name)
    try bytes.write(to: file)
    return file
  }
}

/// Values from any thread, in their order.
final class Log<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value] = []
  var all: [Value] { lock.withLock { values } }
  func note(_ value: Value) { lock.withLock { values.append(value) } }
}
