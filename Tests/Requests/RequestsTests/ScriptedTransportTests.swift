import Foundation
import Requests
import RequestsTesting
import Testing

/// The transport on which the tests of requests rely.
@Suite(.timeLimit(.minutes(30))) struct ScriptedTransportTests {
  private let url = URL(string: "https://h.example/")!

  @Test func `answers come in their order, and end`() async throws {
    let answer = HTTPResponse(url: url, status: 201, body: Data("[]".utf8))
    let transport = ScriptedTransport(answers: [.success(answer), .failure(.tls("no"))])
    var client = RequestClient(transport: transport)
    client.maxAttempts = 1
    let request = AnyRequest<[String]>()
    #expect(try await client.send(request) == [])
    let errors = [
      await failure { [client] in try await client.send(request) },
      await failure { [client] in try await client.send(request) },
    ]
    #expect(
      errors
        == [.tls("no"), .transport(code: -1, message: "the script has no response number 2")])
  }

  @Test func `all that is held is released, and no more is held`() async throws {
    let transport = ScriptedTransport { request, number in
      .json("[\"\(number)\"]", for: request)
    }
    transport.hold()
    let client = RequestClient(transport: transport)
    async let first = client.send(AnyRequest<[String]>())
    await transport.arrived(1)
    async let second = client.send(AnyRequest<[String]>())
    await transport.arrived(2)
    transport.releaseAll()
    #expect([try await first, try await second] == [["0"], ["1"]])
    let third = try await client.send(AnyRequest<[String]>())
    #expect((transport.heldNumbers, third) == ([], ["2"]))
  }
}
