import Foundation
import ListData
import TestSupport
import Testing

@testable import ListStore

/// Texts in the order of a locale.
struct CollationTests {
  struct Person: Codable, Identifiable, Hashable {
    var id: Int
    var name: String
    var city: String?
    var tags: [String] = []
  }

  private func store(_ names: [String]) throws -> SQLiteStore {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Person.self)
    try store.write { tx in
      for (id, name) in names.enumerated() { try tx.insert(Person(id: id, name: name)) }
    }
    return store
  }

  private func sorted(_ names: [String], _ locale: String) throws -> [String] {
    try store(names).fetch(
      FetchRequest(Person.self).order(by: \.name, in: Locale(identifier: locale))
    ).map(\.name)
  }

  /// An order of words, which are separated by bars.
  struct Order: CustomTestStringConvertible {
    let locales: [String]
    let names: String
    let sorted: String

    init(_ locales: String..., names: String, sorted: String) {
      (self.locales, self.names, self.sorted) = (locales, names, sorted)
    }

    var testDescription: String { "\(locales): \(sorted)" }
  }

  private static let accents = "z|äh|az|oz|Ab|öl|af|ad"

  @Test(arguments: [
    // A locale has its own place for letters with accents.
    Order("de", names: accents, sorted: "Ab|ad|af|äh|az|öl|oz|z"),
    Order("sv", "da", names: accents, sorted: "Ab|ad|af|az|oz|z|äh|öl"),
    Order("de@collation=phonebook", names: accents, sorted: "Ab|ad|äh|af|az|öl|oz|z"),
    // A language has an order for each of its scripts.
    Order("zh_Hans", names: "丁|八", sorted: "八|丁"),
    Order("zh_Hant", "zh_TW", names: "八|丁", sorted: "丁|八"),
    // Two letters can be one.
    Order("cs", names: "hrad|cíl|chata|dům", sorted: "cíl|dům|hrad|chata"),
    Order("en", names: "hrad|cíl|chata|dům", sorted: "chata|cíl|dům|hrad"),
    // Case matters last, and numbers have values.
    Order(
      "en", names: "file 10|B|file 9|a|b|A|ab|", sorted: "|a|A|ab|b|B|file 9|file 10"),
    // Foundation makes such identifiers of `Locale.Components`.
    Order("de_DE@collation=phonebk", names: "af|äz", sorted: "äz|af"),
    Order("de_DE", names: "af|äz", sorted: "af|äz"),
    // An unknown locale sorts as none in particular.
    Order(
      "", "xx_YY", "no such \"locale\"; --", "@", "de@collation=none", names: "b|Ä|a2|a10",
      sorted: "Ä|a2|a10|b"),
  ])
  func `texts are sorted as readers of a locale expect it`(order: Order) throws {
    let names = order.names.components(separatedBy: "|")
    let sorted = try order.locales.map { try self.sorted(names, $0).joined(separator: "|") }
    #expect(sorted == order.locales.map { _ in order.sorted })
  }

  @Test func `forms of a letter that are equal in Unicode are equal, and rows decide`() throws {
    let store = try store(["e\u{301}b", "éa", "éb", "e\u{301}a"])
    let request = FetchRequest(Person.self).order(by: \.name, in: Locale(identifier: "fr"))
    let requests = [request, request.order(by: \.id, .descending)]
    #expect(try requests.map { try store.fetch($0).map(\.id) } == [[1, 3, 0, 2], [3, 1, 2, 0]])
  }

  @MainActor @Test func `sections are sorted by a locale, and differ by bytes`() throws {
    let store = try store([])
    let cities: [String?] = ["Ulm", nil, "Zug", "Äpolis", "A\u{308}polis", "ulm", "Bonn", ""]
    try store.write { tx in
      for (id, city) in cities.enumerated() { try tx.insert(Person(id: id, name: "", city: city)) }
    }
    let request = FetchRequest(Person.self).sectioned(by: \.city, in: Locale(identifier: "de"))
    let list = try store.list(request)
    func ids() -> [Int?] { list.sections.flatMap { $0.items.map { $0?.id } } }
    #expect((ids(), list.sections.count) == ([1, 7, 4, 3, 6, 5, 0, 2], 8))
    try store.write { try $0.insert(Person(id: 20, name: "", city: "A\u{308}polis")) }
    try store.write { try $0.insert(Person(id: 21, name: "", city: "Zürich")) }
    try store.write { try $0.insert(Person(id: 22, name: "", city: "ürzig")) }
    #expect(
      (list.sections.map(\.items.count), ids().suffix(3))
        == ([1, 1, 2, 1, 1, 1, 1, 1, 1, 1], [22, 2, 21]))
    let back = try store.list(
      FetchRequest(Person.self).sectioned(
        byColumn: "city", .descending, in: Locale(identifier: "de")))
    #expect(back.sections.flatMap { $0.items.compactMap { $0?.id } }.prefix(3) == [21, 2, 22])
  }

  @MainActor @Test(arguments: [FetchRequest<Person>.Direction.ascending, .descending])
  func `sections that a locale doesn't tell apart come and go in the order of their bytes`(
    direction: FetchRequest<Person>.Direction
  ) throws {
    let cities = ["a", "é", "e\u{301}", "é\u{1}", "\u{1}é", "z"]
    let store = try store([])
    let request = FetchRequest(Person.self)
      .sectioned(by: \.city, direction, in: Locale(identifier: "fr"))
    let list = try store.list(request)
    var generator = SeededGenerator(seed: 342)
    for _ in 0..<60 {
      let id = Int.random(in: 0..<8, using: &generator)
      try store.write { tx in
        if try !tx.delete(Person.self, id: id) {
          let city = cities.randomElement(using: &generator)
          try tx.insert(Person(id: id, name: "", city: city))
        }
      }
      let fresh = try store.list(request)
      let shown = list.sections.map { $0.items.map { $0?.id } }
      try #require(shown == fresh.sections.map { $0.items.map { $0?.id } })
    }
  }

  @Test func `a transaction that writes sorts by locales and by letters`() throws {
    let store = try store(["z", "äh"])
    let all = FetchRequest(Person.self)
    try store.write { tx in
      try tx.insert(Person(id: 2, name: "öl"))
      let sorted = try tx.fetch(all.order(by: \.name, in: Locale(identifier: "sv")))
      let lettered = try tx.fetch(all.sectioned(byFirstLetterOf: \.name))
      #expect(
        [sorted.map(\.name), lettered.map(\.name)] == [["z", "äh", "öl"], ["äh", "öl", "z"]])
    }
  }

  @MainActor @Test(arguments: [FetchRequest<Person>.Direction.ascending, .descending])
  func `a list that a locale sorts follows single rows`(
    direction: FetchRequest<Person>.Direction
  ) throws {
    let letters = Array("aàåäbcçčhdzžABZ 019")
    var generator = SeededGenerator(seed: 341)
    func name() -> String {
      String(
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          letters.randomElement(using: &generator)!
        })
    }
    let store = try store((0..<1_500).map { _ in name() })
    let request = FetchRequest(Person.self)
      .order(byColumn: "name", direction, in: Locale(identifier: "cs"))
    let list = try store.list(request)
    for step in 0..<60 {
      let id = Int.random(in: 0..<1_500, using: &generator)
      try store.write { tx in
        switch step % 3 {
        case 0: try tx.update(Person(id: id, name: name()))
        case 1: try tx.delete(Person.self, id: id)
        default: try tx.upsert(Person(id: id, name: name()))
        }
      }
      let shown = list.sections.flatMap { $0.items.compactMap { $0 } }
      let fetched = try store.fetch(request)
      try #require(shown == fetched)
    }
  }

  @Test func `a locale sorts only texts`() throws {
    let store = try store([])
    let locale = Locale(identifier: "en")
    for request in [
      FetchRequest(Person.self).order(by: \.id, in: locale),
      FetchRequest(Person.self).sectioned(by: \.tags, in: locale),
    ] {
      let error = failure { try store.fetch(request) }
      let suffix = "doesn't contain text, so no locale sorts it."
      #expect((error?.kind, error?.message.hasSuffix(suffix)) == (.unsupportedValue, true))
    }
  }
}
