import Benchmarking
import Foundation
import Requests
import RequestsPlatform
import RequestsTesting

/// A request with a small response.
struct Small: Request {
  struct Response: Decodable, Sendable {
    let id: Int
    let name: String
  }
  var baseURL: URL
  var path: RequestPath { "" }
}

/// A request for bytes.
struct Bytes: Request {
  typealias Response = Data
  var baseURL: URL
  var path: RequestPath { "" }
}

/// Measurements of many small requests.
struct Bench {
  private let server: LoopbackServer
  private let client: RequestClient
  private let session: BareSession
  private let curl: BareCurl?

  static func measure(_ rounds: Int) {
    do {
      let bench = try Bench()
      bench.measure("one after the other", requests: 200, atOnce: 1, rounds)
      bench.measure("64 at once", requests: 1_000, atOnce: 64, rounds)
      bench.measureMemory()
    } catch {
      print(error)
      exit(1)
    }
  }

  private init() throws {
    server = try LoopbackServer { _ in .json("{\"id\":7,\"name\":\"Ada\"}") }
    var client = RequestClient()
    client.insecureHosts = ["127.0.0.1"]
    self.client = client
    session = BareSession(server.url)
    curl = BareCurl(server.url)
  }

  private func measure(_ title: String, requests: Int, atOnce: Int, _ rounds: Int) {
    var rivals = [
      Race.Rival(name: "RequestClient") { send(requests, atOnce, Small(baseURL: server.url)) },
      Race.Rival(name: "RequestClient, not decoded") {
        send(requests, atOnce, Bytes(baseURL: server.url))
      },
      Race.Rival(name: "data tasks with handlers") {
        Chain(requests) { [session] done in session.get(then: done) }.run(atOnce)
      },
    ]
    if let curl {
      rivals.append(
        Race.Rival(name: "libcurl alone, not decoded") { curl.get(requests, atOnce: atOnce) })
    }
    let race = Race(of: rivals, rounds: rounds)
    print(title)
    for (index, rival) in rivals.enumerated() {
      let each = race.milliseconds[index] * 1_000 / Double(requests)
      var line = "  \(rival.name)".padding(toLength: 32, withPad: " ", startingAt: 0)
      line += String(format: "%8.1f us a request", each)
      if index > 1 { line += String(format: ", RequestClient %5.2f", race.ratio(of: 0, to: index)) }
      if index == 3 { line += String(format: ", not decoded %5.2f", race.ratio(of: 1, to: index)) }
      print(line)
      guard race.operations[index] == requests else {
        print("only \(race.operations[index]) of \(requests) requests succeeded")
        exit(1)
      }
    }
  }

  private func measureMemory() {
    let before = ProcessMemory.residentKilobytes
    _ = send(20_000, 64, Small(baseURL: server.url))
    print(
      "memory: \(before) kB,", ProcessMemory.residentKilobytes, "kB after 20,000 requests more")
  }

  private func send(_ count: Int, _ atOnce: Int, _ request: some Request) -> Int {
    let (done, succeeded) = (DispatchSemaphore(value: 0), Tally())
    Task { [client] in
      // Tasks of a group would change threads between the requests.
      if atOnce == 1 {
        for _ in 0..<count where (try? await client.send(request)) != nil { succeeded.note() }
        done.signal()
        return
      }
      await withTaskGroup(of: Bool.self) { group in
        for number in 0..<count {
          if number >= atOnce, await group.next() == true { succeeded.note() }
          group.addTask { (try? await client.send(request)) != nil }
        }
        for await isThere in group where isThere { succeeded.note() }
      }
      done.signal()
    }
    done.wait()
    return succeeded.count
  }
}

/// A thread-safe counter.
private final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0
  var count: Int { lock.withLock { number } }
  func note() { lock.withLock { number += 1 } }
}
