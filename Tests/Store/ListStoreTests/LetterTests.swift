import Foundation
import ListData
import TestSupport
import Testing

@testable import ListStore

/// Sections by the first letters of a property.
struct LetterTests {
  struct Person: Codable, Identifiable, Hashable {
    var id: Int
    var name: String
    var nickname: String?
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

  @MainActor @Test func `records are under the letters of the in-memory index`() throws {
    let names = [
      "anna", "Åsa", "Zoë", "b", "Élodie", "e\u{301}va", "42", "", " max", "#", "ßigrid", "寿司",
      "Борис", "💥", "\u{301}x", "a\u{308}rmel", "ǆ", "i\u{307}", "~tilde", "Z", "{",
    ]
    let store = try store(names)
    let request = FetchRequest(Person.self).sectioned(byFirstLetterOf: \.name).order(by: \.name)
    let list = try store.list(request)
    let people = names.enumerated().map { Person(id: $0.offset, name: $0.element) }
    let indexed = [people].indexed { $0.name }
    func title(_ section: Int) -> String? { indexed.headerTitle(inSection: section) }
    let titles = (0..<indexed.numberOfSections).map(title)
    // SQLite compares letters byte by byte, and Swift by their canonical forms.
    #expect(Set(list.sections.map(\.name)) == Set(titles))
    #expect([list.sections.first?.name, list.sections.last?.name] == ["A", "#"])
    #expect(list.sections.map(\.indexTitle) == list.sections.map(\.name))
    for section in list.sections {
      let place = try #require(titles.firstIndex { $0 == section.name })
      let expected = Set(
        (0..<indexed.numberOfItems(inSection: place)).compactMap {
          indexed.object(at: [place, $0])?.name
        })
      #expect(Set(section.items.compactMap { $0?.name }) == expected)
    }
  }

  @MainActor
  @Test(arguments: [
    (locale: "sv", titles: "A B E Z Å Ä Ö #"), ("en", "A B E O Z #"), ("de", "A B E O Z #"),
    ("de@collation=phonebook", "A B E O Z #"), ("", "A B E O Z #"), ("ro", "A B E O Z #"),
    ("et", "A B E Z Ä Ö #"),
  ])
  func `a locale has its own letters, in its order`(locale: String, titles: String) throws {
    let names = ["Åsa", "anna", "Ärla", "Bo", "É", "42", "o\u{308}rn", "Zoë", "a\u{30A}ke"]
    let locale = Locale(identifier: locale)
    let list = try store(names).list(
      FetchRequest(Person.self).sectioned(byFirstLetterOf: \.name, in: locale)
        .order(by: \.name, in: locale))
    let indexed = [names].indexed(in: locale) { $0 }
    let inMemory = (0..<indexed.numberOfSections).map { indexed.headerTitle(inSection: $0) ?? "" }
    #expect(
      [list.sections.compactMap(\.name), inMemory].map { $0.joined(separator: " ") } == [
        titles, titles,
      ])
  }

  @MainActor @Test func `a list follows records from letter to letter`() throws {
    let store = try store(["Anna", "Bert", "1st"])
    let request = FetchRequest(Person.self).sectioned(byFirstLetterOf: \.name).order(by: \.name)
    let list = try store.list(request)
    func names() -> [String?] { list.sections.map(\.name) }
    var steps = [names()]
    try store.write { try $0.update(Person(id: 1, name: "axel")) }
    steps.append(names())
    #expect(list.sections[0].items.map { $0?.name } == ["Anna", "axel"])
    try store.write { try $0.update(Person(id: 2, name: "Çelik")) }
    steps.append(names())
    try store.write { try $0.insert(Person(id: 9, name: "?")) }
    #expect(steps + [names()] == [["A", "B", "#"], ["A", "#"], ["A", "C"], ["A", "C", "#"]])
    let back = try store.list(
      FetchRequest(Person.self).sectioned(byFirstLetterOf: \.name, .descending))
    #expect(
      (list.indexPath(of: Person(id: 9, name: "?")), back.sections.map(\.name))
        == ([2, 0], ["#", "C", "A"]))
  }

  @MainActor @Test func `records without a text are under the number sign`() throws {
    let store = try store(["Anna"])
    try store.write { try $0.insert(Person(id: 7, name: "Bo", nickname: "Béla")) }
    let list = try store.list(FetchRequest(Person.self).sectioned(byFirstLetterOf: \.nickname))
    #expect(
      (list.sections.map(\.name), list.sections.map { $0.items.map { $0?.id } })
        == (["B", "#"], [[7], [0]]))
  }

  @Test func `what is no text has no letters`() throws {
    let store = try store([])
    for request in [
      FetchRequest(Person.self).sectioned(byFirstLetterOf: \.id),
      FetchRequest(Person.self).sectioned(byFirstLetterOf: \.tags),
    ] {
      let error = failure { try store.fetch(request) }
      let suffix = "doesn't contain text, so it has no letters."
      #expect((error?.kind, error?.message.hasSuffix(suffix)) == (.unsupportedValue, true))
    }
  }
}
