import Foundation

/// Headless Chromium, driven by its DevTools protocol over two pipes.
@MainActor final class Browser {
  private let process = Process()
  private let commands = Pipe()
  private let messages = Pipe()
  private let folder: URL
  private var lastID = 0
  private var waiting: [Int: CheckedContinuation<Data, any Error>] = [:]
  /// What pages wrote to their consoles as errors, and exceptions that nobody caught.
  private(set) var complaints: [String] = []

  init(_ path: String) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // The protocol is spoken on file descriptors 3 and 4.
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>\"$LOG\"", path,
      "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
      "--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage",
      "--user-data-dir=\(folder.path)/profile", "--remote-debugging-pipe", "about:blank",
    ]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["LOG": "\(folder.path)/log"]) { $1 }
    process.standardInput = commands
    process.standardOutput = messages
    try process.run()
    listen()
  }

  func close() {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Opens a page of a size, in a window beside the others or in a tab in front of them.
  func page(
    _ address: String, width: Int = 390, height: Int = 844, isTab: Bool = false
  ) async throws -> Page {
    let target = try await send(
      "Target.createTarget", ["url": "about:blank", "newWindow": !isTab])
    let attached = try await send(
      "Target.attachToTarget", ["targetId": target["targetId"]!, "flatten": true])
    let page = Page(self, session: attached["sessionId"] as! String)
    try await page.send("Page.enable")
    try await page.send("Runtime.enable")
    try await page.resize(width: width, height: height)
    try await page.open(address)
    return page
  }

  /// Sends a command, and returns its result.
  @discardableResult
  func send(
    _ method: String, _ parameters: [String: Any] = [:], session: String? = nil
  ) async throws -> [String: Any] {
    lastID += 1
    let id = lastID
    var message: [String: Any] = ["id": id, "method": method, "params": parameters]
    message["sessionId"] = session
    let bytes = try JSONSerialization.data(withJSONObject: message) + [0]
    let answer = try await withCheckedThrowingContinuation { continuation in
      waiting[id] = continuation
      commands.fileHandleForWriting.write(bytes)
    }
    let object = try JSONSerialization.jsonObject(with: answer) as! [String: Any]
    if let error = object["error"] { throw Failure("\(method): \(error)") }
    return object["result"] as? [String: Any] ?? [:]
  }

  private func listen() {
    let (chunks, continuation) = AsyncStream.makeStream(of: Data.self)
    let handle = messages.fileHandleForReading
    Thread.detachNewThread {
      while true {
        let data = handle.availableData
        if data.isEmpty { break }
        continuation.yield(data)
      }
      continuation.finish()
    }
    Task { @MainActor in
      var buffer = Data()
      for await chunk in chunks {
        buffer += chunk
        while let end = buffer.firstIndex(of: 0) {
          receive(Data(buffer[..<end]))
          buffer = Data(buffer[(end + 1)...])
        }
      }
      for continuation in waiting.values { continuation.resume(throwing: Failure("no browser")) }
      waiting = [:]
    }
  }

  private func receive(_ message: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: message) as? [String: Any] else {
      return
    }
    if let id = object["id"] as? Int {
      waiting.removeValue(forKey: id)?.resume(returning: message)
    } else if let method = object["method"] as? String,
      let parameters = object["params"] as? [String: Any]
    {
      if method == "Runtime.exceptionThrown" {
        complaints.append("\(parameters["exceptionDetails"] ?? "")")
      } else if method == "Runtime.consoleAPICalled", parameters["type"] as? String == "error" {
        complaints.append("\(parameters["args"] ?? "")")
      }
    }
  }
}

/// What a check found that should not be.
struct Failure: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

/// Writes a line at once, however the output is buffered.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
