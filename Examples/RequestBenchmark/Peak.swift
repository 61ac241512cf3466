import Benchmarking
import Foundation
import Requests
import RequestsPlatform
import RequestsTesting

/// Measurements of the most memory that is taken while a body arrives that exceeds the limit.
enum Peak {
  /// Measures each body with each limit in a process of its own, which has not had more memory yet.
  static func measureEach() throws {
    print("the most memory above that before the request")
    for kind in ["bomb", "plain"] {
      for limit in [8, 64] {
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = ["peak", kind, "\(limit)"]
        fflush(nil)
        try process.run()
        process.waitUntilExit()
      }
    }
  }

  /// Measures a kind of body with a limit in MiB.
  static func measure(_ words: [String]) async throws {
    guard words.count == 2, let limit = Int(words[1]) else { return }
    let bomb = Gzip.bomb(bytes: 2_000_000_000)
    let piece = Data(count: 65_536)
    let server = try LoopbackServer { request in
      switch request.path {
      case "/bomb":
        .data(bomb, type: "application/octet-stream", headers: ["Content-Encoding": "gzip"])
      case "/plain":
        .raw([
          .text("HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\n\r\n"),
          .repeated([.bytes(piece)], times: 16_384),
        ])
      default: .data(Data("small".utf8), type: "application/octet-stream")
      }
    }
    defer { server.stop() }
    var client = RequestClient()
    client.insecureHosts = ["127.0.0.1"]
    client.maxBodySize = limit * 1_048_576
    _ = try await client.send(File(baseURL: server.url, path: "small"))
    let before = ProcessMemory.residentKilobytes
    var outcome = "it wasn't refused"
    do {
      _ = try await client.send(File(baseURL: server.url, path: "\(words[0])"))
    } catch .tooLarge {
      outcome = "refused"
    } catch {
      outcome = "\(error)"
    }
    let more = Double(ProcessMemory.peakKilobytes - before) / 1_024
    let body = words[0] == "bomb" ? "2 MB that unpack to 2 GB" : "1 GiB without a length"
    print("  \(body), limit \(limit) MiB:", String(format: "%.1f MiB, %@", more, outcome))
  }

  private struct File: Request {
    typealias Response = Data
    var baseURL: URL
    var path: RequestPath
  }
}
