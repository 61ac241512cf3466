#if os(Linux)
import Foundation
import Glibc
import Requests
import RequestsTesting
import TestSupport
import Testing

/// Locations that parsers of URLs read differently. The policy decides where a redirect leads, and
/// libcurl goes there: by its own parser, which must not find another host.
@Suite(.overPlatformTransport, .timeLimit(.minutes(30))) struct RedirectDifferentialTests {
  private static let count = Walk.steps(300)
  private static let secrets: HTTPHeaders = [
    "Authorization": "Bearer secret", "Cookie": "c=secret", "X-API-Key": "secret",
  ]

  /// A request that a server received.
  private struct Visit {
    /// The address that accepted the connection.
    let server: String
    let host: String
    let hasSecret: Bool
  }

  /// The requests that all servers received, by the number that redirects keep.
  private typealias Log = Locked<[Int: [Visit]]>

  private static func request(_ number: Int, at url: URL) -> HTTPRequest {
    var headers = secrets
    headers["Accept-Language"] = "\(number)"
    return HTTPRequest(
      url: url, headers: headers, timeout: 3_600, insecureHosts: TrickyLocations.hosts)
  }

  /// Starts a server. The first request of a number is answered with its location.
  private static func server(
    _ lastByte: UInt8, port: UInt16 = 0, _ log: Log, _ locations: Locked<[String]>
  ) throws -> LoopbackServer {
    try LoopbackServer(lastByte: lastByte, port: port) { request in
      guard let number = Int(request.headers["Accept-Language"] ?? "") else { return .status(400) }
      let visit = Visit(
        server: "127.0.0.\(lastByte)", host: request.headers["Host"] ?? "",
        hasSecret: request.headers.fields.contains { $0.value.contains("secret") })
      let isFirst = log.withLock { log in
        log[number, default: []].append(visit)
        return log[number]?.count == 1
      }
      guard isFirst else { return .json("[]") }
      let location = locations.withLock { $0[number] }
      return .raw([
        .text("HTTP/1.1 302 Found\r\nLocation: \(location)\r\nContent-Length: 0\r\n\r\n"),
        .keepAlive,
      ])
    }
  }

  /// Returns the address that the system itself reads in a host, or the name.
  private static func address(of host: String) -> String {
    let name = host.lowercased()
    var number = in_addr()
    guard inet_aton(name, &number) != 0 else { return name }
    let value = UInt32(bigEndian: number.s_addr)
    return [24, 16, 8, 0].map { "\(value >> $0 & 255)" }.joined(separator: ".")
  }

  /// Returns the address of the server of a host.
  private static func server(of host: String) -> String {
    let address = address(of: host)
    let isLocal = address == "localhost" || address.hasSuffix(".localhost")
    return isLocal ? "127.0.0.1" : address
  }

  /// Returns a host and port as a server logs them.
  private static func name(_ host: String, _ port: Int?) -> String {
    "\(address(of: host)):\(port ?? 80)"
  }

  private static func name(_ field: String) -> String {
    let parts = field.split(separator: ":", maxSplits: 1).map(String.init)
    return name(parts.first ?? "", parts.count > 1 ? Int(parts[1]) : nil)
  }

  @Test func `libcurl goes where the policy decided, and no secret leaves its origin`()
    async throws
  {
    let (log, locations) = (Log([:]), Locked<[String]>([]))
    let home = try Self.server(1, log, locations)
    let other = try Self.server(1, log, locations)
    let far = try [home, other].map { try Self.server(2, port: $0.port, log, locations) }
    defer { for server in [home, other] + far { server.stop() } }
    var generator = SeededGenerator(seed: Walk.seeds(1)[0])
    let made = (0..<Self.count).map { _ in
      TrickyLocations.make(ports: [home.port, other.port], using: &generator)
    }
    locations.withLock { $0 = made }
    let transport = RequestClient.loopback().transport
    let results = await withTaskGroup(of: [(Int, String)].self) { group in
      for part in 0..<4 {
        group.addTask {
          var results: [(Int, String)] = []
          for number in stride(from: part, to: Self.count, by: 4) {
            let request = Self.request(number, at: home.url)
            guard Self.isLocal(made[number], request) else { continue }
            do throws(RequestError) {
              results.append((number, "\(try await transport.perform(request).status)"))
            } catch {
              results.append((number, "\(error)"))
            }
          }
          return results
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(results.count > Self.count / 2)
    var followed = 0
    for (number, result) in results {
      let visits = log.withLock { $0[number] ?? [] }
      let location = made[number]
      #expect(visits.first?.hasSecret == true)
      for visit in visits where visit.host != "127.0.0.1:\(home.port)" {
        #expect(!visit.hasSecret, "\(location.debugDescription) took secrets to \(visit.host)")
      }
      let next = Self.decision(location, Self.request(number, at: home.url))
      guard visits.count > 1 else {
        #expect(result != "200", "\(location.debugDescription)")
        continue
      }
      followed += 1
      #expect(visits.count == 2)
      let host = try #require(next?.url.host, "\(location.debugDescription) was refused")
      let expected = Self.name(host, next?.url.port)
      #expect(Self.name(visits[1].host) == expected, "\(location.debugDescription)")
      #expect(
        visits[1].server == Self.server(of: host),
        "\(location.debugDescription) led to \(visits[1].server)")
      #expect(visits[1].hasSecret == (next?.headers["Authorization"] != nil))
    }
    // Else the test would show little.
    #expect(followed > Self.count / 10)
  }

  @Test(
    arguments: [("bücher", "xn--bcher-kva"), ("faß", "xn--fa-hia"), ("xn--fa-hia", "xn--fa-hia")])
  func `an international name is sent in the form that the policy decided on`(
    name: String, encoded: String
  ) async throws {
    let log = Log([:])
    let locations = Locked<[String]>([])
    let server = try Self.server(1, log, locations)
    defer { server.stop() }
    locations.withLock { $0 = ["http://\(name).localhost:\(server.port)/"] }
    var request = Self.request(0, at: server.url)
    request.insecureHosts = ["127.0.0.1", "\(encoded).localhost"]
    let response = try? await RequestClient.loopback().transport.perform(request)
    let hosts = log.withLock { $0[0]?.map(\.host) }
    #expect(response?.status == 200)
    #expect(hosts == ["127.0.0.1:\(server.port)", "\(encoded).localhost:\(server.port)"])
  }

  /// Returns the request after the redirect, or nil if the policy refuses it.
  private static func decision(_ location: String, _ request: HTTPRequest) -> HTTPRequest? {
    // The header ends a value at a line feed, and has no spaces around it.
    let value = location.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
    let decision = RedirectPolicy.decision(
      for: request, status: 302, location: value.trimmingCharacters(in: .whitespaces), followed: 0)
    if case .follow(let next) = decision { return next }
    return nil
  }

  /// Returns a Boolean value that indicates whether nothing but this machine is contacted.
  private static func isLocal(_ location: String, _ request: HTTPRequest) -> Bool {
    guard let host = decision(location, request)?.url.host else { return true }
    return server(of: host).hasPrefix("127.0.0.")
  }

  @Test func `the policy keeps secrets at their origin`() throws {
    var generator = SeededGenerator(seed: 2)
    let url = try #require(URL(string: "http://127.0.0.1:8080/"))
    for _ in 0..<Self.count {
      let location = TrickyLocations.make(ports: [8080, 8081], using: &generator)
      guard let next = Self.decision(location, Self.request(0, at: url)) else { continue }
      let place = location.debugDescription
      let parts = try #require(URLComponents(url: next.url, resolvingAgainstBaseURL: false))
      #expect(["http", "https"].contains(parts.scheme), "\(place)")
      #expect(parts.user == nil && parts.password == nil && parts.fragment == nil, "\(place)")
      #expect(
        parts.port.map { (0...65_535).contains($0) } ?? (parts.rangeOfPort == nil), "\(place)")
      // What an independent reading of the address finds: all before the first of `/`, `?`, `#`.
      let text = next.url.absoluteString
      let start = try #require(text.range(of: "://")).upperBound
      let authority = text[start...].prefix { !"/?#\\".contains($0) }
      #expect(authority.allSatisfy { $0.isASCII && !"%@ ".contains($0) }, "\(place)")
      let isHome = parts.scheme == "http" && authority.lowercased() == "127.0.0.1:8080"
      for name in ["Authorization", "Cookie", "X-API-Key"] where next.headers[name] != nil {
        #expect(isHome, "\(place) takes \(name) to \(text)")
      }
      #expect(try Self.isValid(next), "\(place)")
    }
  }

  /// Returns a Boolean value that indicates whether a transport would send the request.
  private static func isValid(_ request: HTTPRequest) throws -> Bool {
    try request.validate()
    return true
  }
}
#endif
