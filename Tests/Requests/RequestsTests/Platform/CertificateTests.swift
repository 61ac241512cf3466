#if os(Linux)
import Foundation
import Requests
import RequestsCurl
import RequestsTesting
import TestSupport
import Testing

/// Servers with certificates that are trusted, and with others that must not be.
@Suite(.needsOpenSSL, .certificates, .timeLimit(.minutes(30))) struct CertificateTests {
  @Test(arguments: [
    ("name", "the server's certificate isn't for “127.0.0.1”"),
    ("expired", "the server's certificate has expired"),
    ("early", "the server's certificate isn't valid yet"),
    ("stranger", "the server's certificate is from an unknown authority"),
    ("self", "the server's certificate is signed by itself instead of an authority"),
  ])
  func `a server is refused because of its certificate`(
    certificate: String, problem: String
  ) async throws {
    let certificates = try #require(Certificates.current)
    let server = try await certificates.server(certificate)
    defer { server.stop() }
    let transport = CurlTransport(certificateAuthorities: certificates.file("authority.pem"))
    // The connection isn't kept: another request is refused, too.
    for _ in 0..<2 {
      #expect(await error(from: server.url, by: transport) == .tls(problem))
    }
    #expect(
      RequestError.tls(problem).description
        == "A secure connection couldn't be established: \(problem).")
  }

  @Test func `a server is trusted by its authority, which must be given if it isn't the system's`()
    async throws
  {
    let certificates = try #require(Certificates.current)
    let server = try await certificates.server("good")
    defer { server.stop() }
    let authority = certificates.file("authority.pem")
    let client = RequestClient(transport: CurlTransport(certificateAuthorities: authority))
    let page = try await client.send(Download(baseURL: server.url))
    #expect(String(decoding: page, as: UTF8.self).contains("s_server"))
    // The server also sends the authority, which does not make it trusted.
    let chain = try await certificates.server("good", sending: "authority.pem")
    defer { chain.stop() }
    let other = CurlTransport(certificateAuthorities: certificates.file("other.pem"))
    let errors = [
      await error(from: server.url, by: CurlTransport()), await error(from: server.url, by: other),
      await error(from: chain.url, by: other),
    ]
    let unknown = RequestError.tls("the server's certificate is from an unknown authority")
    #expect(errors == [unknown, unknown, unknown])
  }

  @Test(arguments: ["missing.pem", "empty.pem"])
  func `a file without authorities is an error`(name: String) async throws {
    let certificates = try #require(Certificates.current)
    let server = try await certificates.server("good")
    defer { server.stop() }
    let file = certificates.file(name)
    let transport = CurlTransport(certificateAuthorities: file)
    #expect(
      await error(from: server.url, by: transport)
        == .tls(
          "the certificates of authorities can't be read (error setting certificate file: "
            + "\(file.path)); install the package ca-certificates, or check the file that you "
            + "chose"))
  }

  @Test(.enabled(if: Certificates.haveNode, "The node command isn't installed."))
  func `requests at once share a connection of HTTP/2`() async throws {
    let certificates = try #require(Certificates.current)
    let server = try await certificates.modernServer("good")
    defer { server.stop() }
    let authority = certificates.file("authority.pem")
    let client = RequestClient(transport: CurlTransport(certificateAuthorities: authority))
    let first = try await client.send(Download(baseURL: server.url))
    #expect(String(decoding: first, as: UTF8.self) == "HTTP/2.0, connection 1")
    let texts = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<20 {
        group.addTask {
          let text = try await client.send(Download(baseURL: server.url))
          return String(decoding: text, as: UTF8.self)
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(texts == ["HTTP/2.0, connection 1"])
  }

  private func error(from url: URL, by transport: CurlTransport) async -> RequestError? {
    var client = RequestClient(transport: transport)
    client.maxAttempts = 1
    return await failure { try await client.send(Download(baseURL: url)) }
  }
}

/// A trait that makes the certificates for the tests of a suite.
private struct CertificatesTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let certificates = try await onOwnThread { try Certificates() }
    defer { certificates.remove() }
    try await Certificates.$current.withValue(certificates) { try await function() }
  }
}

extension Trait where Self == ConditionTrait {
  fileprivate static var needsOpenSSL: Self {
    .enabled(if: Certificates.haveTool, "The openssl command isn't installed.")
  }
}

extension Trait where Self == CertificatesTrait {
  fileprivate static var certificates: Self { Self() }
}

/// Certificates that the openssl command makes, in a folder of their own.
private struct Certificates {
  static let haveTool = isInstalled("openssl")
  static let haveNode = isInstalled("node")

  /// The certificates for the running test.
  @TaskLocal static var current: Certificates?

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "certificates-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.configuration.utf8).write(to: file("openssl.cnf"))
    try Data().write(to: file("index"))
    try Data("no certificates\n".utf8).write(to: file("empty.pem"))
    for name in ["authority", "other"] {
      try sign(name, itself: true, "basicConstraints=critical,CA:TRUE")
    }
    try sign("self", itself: true, "subjectAltName=IP:127.0.0.1")
    for name in ["good", "expired", "early", "stranger"] {
      try sign(name, itself: false, "subjectAltName=IP:127.0.0.1")
    }
    try sign("name", itself: false, "subjectAltName=DNS:other.example")
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Makes a certificate that the authority signs, or that signs itself.
  private func sign(_ name: String, itself: Bool, _ fields: String) throws {
    let key = [
      "req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-batch",
      "-keyout", "\(name).key", "-subj", "/CN=\(name)", "-addext", fields,
    ]
    if itself { return try run(key + ["-x509", "-days", "2", "-out", "\(name).pem"]) }
    try run(key + ["-out", "\(name).csr"])
    let years = ["expired": ("2020", "2021"), "early": ("2098", "2099")][name] ?? ("2020", "2099")
    let authority = name == "stranger" ? "other" : "authority"
    try run([
      "ca", "-batch", "-notext", "-config", "openssl.cnf", "-in", "\(name).csr",
      "-out", "\(name).pem", "-cert", "\(authority).pem", "-keyfile", "\(authority).key",
      "-startdate", "\(years.0)0101000000Z", "-enddate", "\(years.1)0101000000Z",
    ])
  }

  private func run(_ arguments: [String]) throws {
    let process = process("openssl", arguments)
    let output = Pipe()
    process.standardError = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Problem(text: "openssl: \(String(decoding: text, as: UTF8.self))")
    }
  }

  private func process(_ name: String, _ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging([
      "OPENSSL_CONF": file("openssl.cnf").path
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    return process
  }

  private static let configuration = """
    [ca]
    default_ca = authority
    [authority]
    database = index
    new_certs_dir = .
    default_md = sha256
    policy = names
    copy_extensions = copy
    rand_serial = yes
    unique_subject = no
    [names]
    commonName = supplied
    [req]
    distinguished_name = name
    [name]

    """

  private static func isInstalled(_ name: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  // MARK: Servers

  /// Starts a server with a certificate. It answers every request with a page of its own.
  func server(_ name: String, sending chain: String? = nil) async throws -> Server {
    try await start(
      process(
        "openssl",
        ["s_server", "-accept", "127.0.0.1:0", "-www"]
          + ["-key", "\(name).key", "-cert", "\(name).pem"]
          + (chain.map { ["-cert_chain", $0] } ?? [])))
  }

  /// Starts a server with HTTP/2, which answers with the version and the number of the connection.
  func modernServer(_ name: String) async throws -> Server {
    let script = """
      const fs = require("fs"), numbers = new Map();
      const server = require("http2").createSecureServer({
        key: fs.readFileSync("\(name).key"), cert: fs.readFileSync("\(name).pem"), allowHTTP1: true
      }, (request, response) => {
        const connection = request.stream ? request.stream.session : request.socket;
        if (!numbers.has(connection)) numbers.set(connection, numbers.size + 1);
        response.setHeader("Content-Type", "text/plain");
        response.end(`HTTP/${request.httpVersion}, connection ${numbers.get(connection)}`);
      });
      server.listen(0, "127.0.0.1", () => console.log("ACCEPT 127.0.0.1:" + server.address().port));
      """
    return try await start(process("node", ["-e", script]))
  }

  /// Starts a server, and waits until it tells its port.
  private func start(_ process: Process) async throws -> Server {
    try await onOwnThread {
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      var text = ""
      while true {
        let more = output.fileHandleForReading.availableData
        text += String(decoding: more, as: UTF8.self)
        if let port = text.firstMatch(of: /ACCEPT 127\.0\.0\.1:(\d+)\s/)?.1 {
          // What the server writes from now on is read, so that it never waits.
          output.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
          return Server(
            url: URL(string: "https://127.0.0.1:\(port)")!, process: process, output: output)
        }
        guard !more.isEmpty else { throw Problem(text: "The server ended: \(text)") }
      }
    }
  }

  struct Server: @unchecked Sendable {
    let url: URL
    fileprivate let process: Process
    fileprivate let output: Pipe

    func stop() {
      output.fileHandleForReading.readabilityHandler = nil
      process.terminate()
    }
  }

  private struct Problem: Error, CustomStringConvertible {
    var text: String
    var description: String { text }
  }
}
#endif
