import ListData
import ListStore
import Testing

// The samples of the module's documentation.
struct Book: Codable, Identifiable, Equatable {
  var id: Int
  var shelf: String
  var title: String
}

@MainActor struct DocumentationTests {
  @Test func `a list follows what is written`() throws {
    let store = try SQLiteStore.inMemory()
    try store.migrate([Migration(1) { try $0.createTable(for: Book.self) }])
    try store.write { try $0.insert(Book(id: 1, shelf: "Travel", title: "Roads")) }
    let books = try store.fetchedResultsController(
      for: FetchRequest(Book.self).sectioned(by: \.shelf).order(by: \.title))
    try books.performFetch()
    #expect(books.sections.map(\.name) == ["Travel"])
    try store.write { try $0.insert(Book(id: 2, shelf: "Garden", title: "Moss")) }
    #expect(books.sections.map(\.name) == ["Garden", "Travel"])
  }

  @Test func `titles are sorted as people read them`() throws {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Book.self)
    try store.write { tx in
      for (id, title) in ["Zebra", "apple", "Émile", "Sam"].enumerated() {
        try tx.insert(Book(id: id, shelf: "", title: title))
      }
    }
    let request = FetchRequest(Book.self).order(by: \.title, in: .current)
    #expect(try store.fetch(request).map(\.title) == ["apple", "Émile", "Sam", "Zebra"])
  }
}
