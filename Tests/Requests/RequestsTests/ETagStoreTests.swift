import Foundation
import TestSupport
import Testing

@testable import Requests

/// The cache by itself, beside a simple one.
struct ETagStoreTests {
  private static let overhead = 1_024

  /// The same rules, read from a list in the order in which responses were kept.
  private struct Model {
    let limit: Int
    var entries: [(number: Int, body: Data)] = []

    private var size: Int { entries.reduce(0) { $0 + $1.body.count + ETagStoreTests.overhead } }

    func read(_ number: Int) -> Data? { entries.first { $0.number == number }?.body }

    mutating func keep(_ body: Data, for number: Int, canBeStored: Bool) {
      entries.removeAll { $0.number == number }
      guard canBeStored, body.count + ETagStoreTests.overhead <= limit else { return }
      entries.append((number, body))
      while size > limit { entries.removeFirst() }
    }
  }

  private func key(_ number: Int) throws -> ETagStore.Key {
    let url = try #require(URL(string: "https://api.example.com/\(number)"))
    return try #require(ETagStore.Key(HTTPRequest(url: url)))
  }

  private func answer(_ body: Data, headers: HTTPHeaders = ["ETag": "\"1\""]) throws
    -> HTTPResponse
  {
    let url = try #require(URL(string: "https://api.example.com"))
    return HTTPResponse(url: url, headers: headers, body: body)
  }

  @Test func `the responses that were kept least recently are evicted, and no others`() throws {
    let limit = 4 * Self.overhead
    let (store, keys) = (ETagStore(limit: limit), try (0..<6).map(key))
    var (model, generator) = (Model(limit: limit), SeededGenerator(seed: 3))
    for step in 0..<5_000 {
      let number = Int.random(in: 0..<keys.count, using: &generator)
      if Bool.random(using: &generator) {
        #expect(store[keys[number]]?.body == model.read(number), "step \(step)")
      } else {
        // Sums that meet the limit exactly are frequent.
        let count = [0, 0, 0, 1, 512, 1_024, 2_048, 3_072, 3_073].randomElement(using: &generator)
        let body = Data(repeating: UInt8(step & 255), count: count ?? 0)
        let canBeStored = Int.random(in: 0..<8, using: &generator) > 0
        store.keep(
          try answer(body, headers: canBeStored ? ["ETag": "\"1\""] : [:]), for: keys[number])
        model.keep(body, for: number, canBeStored: canBeStored)
      }
    }
    #expect(keys.map { store[$0]?.body } == keys.indices.map { model.read($0) })
  }

  @Test func `a response as large as the limit is cached, and a larger one is not`() throws {
    let store = ETagStore(limit: 2_000)
    let key = try key(0)
    let counts = try [976, 977].map { count in
      store.keep(try answer(Data(count: count)), for: key)
      return store[key]?.body.count
    }
    #expect(counts == [976, nil])
  }
}
