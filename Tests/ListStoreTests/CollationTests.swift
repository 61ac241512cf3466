import Foundation
import ListData
import TestSupport
import Testing

@testable import ListStore

/// Texts in the order of a locale.
@Suite(.timeLimit(.minutes(5))) struct CollationTests {
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

  @Test(arguments: [
    ("de", "Ab ad af äh az öl oz z"), ("sv", "Ab ad af az oz z äh öl"),
    ("de@collation=phonebook", "Ab ad äh af az öl oz z"), ("da", "Ab ad af az oz z äh öl"),
  ])
  func `a locale has its own place for letters with accents`(
    locale: String, order: String
  ) throws {
    let names = ["z", "äh", "az", "oz", "Ab", "öl", "af", "ad"]
    #expect(try sorted(names, locale) == order.split(separator: " ").map(String.init))
  }

  @Test func `a language has an order for each of its scripts`() throws {
    #expect(try sorted(["丁", "八"], "zh_Hans") == ["八", "丁"])
    #expect(try sorted(["八", "丁"], "zh_Hant") == ["丁", "八"])
    #expect(try sorted(["八", "丁"], "zh_TW") == ["丁", "八"])
  }

  @Test func `two letters can be one`() throws {
    let names = ["hrad", "cíl", "chata", "dům"]
    #expect(try sorted(names, "cs") == ["cíl", "dům", "hrad", "chata"])
    #expect(try sorted(names, "en") == ["chata", "cíl", "dům", "hrad"])
  }

  @Test func `case matters last, and numbers have values`() throws {
    #expect(
      try sorted(["file 10", "B", "file 9", "a", "b", "A", "ab", ""], "en")
        == ["", "a", "A", "ab", "b", "B", "file 9", "file 10"])
  }

  @Test func `forms of a letter that are equal in Unicode are equal, and rows decide`() throws {
    let store = try store(["e\u{301}b", "éa", "éb", "e\u{301}a"])
    let request = FetchRequest(Person.self).order(by: \.name, in: Locale(identifier: "fr"))
    #expect(try store.fetch(request).map(\.id) == [1, 3, 0, 2])
    #expect(try store.fetch(request.order(by: \.id, .descending)).map(\.id) == [3, 1, 2, 0])
  }

  @MainActor @Test func `sections are sorted by a locale, and differ by bytes`() throws {
    let store = try store([])
    let cities: [String?] = ["Ulm", nil, "Zug", "Äpolis", "A\u{308}polis", "ulm", "Bonn", ""]
    try store.write { tx in
      for (id, city) in cities.enumerated() { try tx.insert(Person(id: id, name: "", city: city)) }
    }
    let request = FetchRequest(Person.self).sectioned(by: \.city, in: Locale(identifier: "de"))
    let list = try store.fetchedResultsController(for: request)
    try list.performFetch()
    func ids() -> [Int?] { list.sections.flatMap { $0.items.map { $0?.id } } }
    #expect(ids() == [1, 7, 4, 3, 6, 5, 0, 2])
    #expect(list.sections.count == 8)
    try store.write { try $0.insert(Person(id: 20, name: "", city: "A\u{308}polis")) }
    try store.write { try $0.insert(Person(id: 21, name: "", city: "Zürich")) }
    try store.write { try $0.insert(Person(id: 22, name: "", city: "ürzig")) }
    #expect(list.sections.map(\.items.count) == [1, 1, 2, 1, 1, 1, 1, 1, 1, 1])
    #expect(ids().suffix(3) == [22, 2, 21])
    let back = try store.fetchedResultsController(
      for: FetchRequest(Person.self).sectioned(
        byColumn: "city", .descending, in: Locale(identifier: "de")))
    try back.performFetch()
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
    let list = try store.fetchedResultsController(for: request)
    try list.performFetch()
    var generator = SeededGenerator(seed: 342)
    for _ in 0..<60 {
      let id = Int.random(in: 0..<8, using: &generator)
      try store.write { tx in
        if try !tx.delete(Person.self, id: id) {
          let city = cities.randomElement(using: &generator)
          try tx.insert(Person(id: id, name: "", city: city))
        }
      }
      let fresh = try store.fetchedResultsController(for: request)
      try fresh.performFetch()
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
      #expect(sorted.map(\.name) == ["z", "äh", "öl"])
      let lettered = try tx.fetch(all.sectioned(byFirstLetterOf: \.name))
      #expect(lettered.map(\.name) == ["äh", "öl", "z"])
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
    let list = try store.fetchedResultsController(for: request)
    try list.performFetch()
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

  /// Foundation makes such identifiers of `Locale.Components`.
  @Test func `a collation is also known by its short name`() throws {
    #expect(try sorted(["af", "äz"], "de_DE@collation=phonebk") == ["äz", "af"])
    #expect(try sorted(["af", "äz"], "de_DE") == ["af", "äz"])
  }

  @Test func `a locale sorts only texts`() throws {
    let store = try store([])
    let locale = Locale(identifier: "en")
    for request in [
      FetchRequest(Person.self).order(by: \.id, in: locale),
      FetchRequest(Person.self).sectioned(by: \.tags, in: locale),
    ] {
      do {
        _ = try store.fetch(request)
        Issue.record("It is sorted.")
      } catch {
        #expect(error.kind == .unsupportedValue)
        #expect(error.message.hasSuffix("doesn't contain text, so no locale sorts it."))
      }
    }
  }

  @Test func `an unknown locale sorts as none in particular`() throws {
    for locale in ["", "xx_YY", "no such \"locale\"; --", "@", "de@collation=none"] {
      #expect(try sorted(["b", "Ä", "a2", "a10"], locale) == ["Ä", "a2", "a10", "b"], "\(locale)")
    }
  }
}
