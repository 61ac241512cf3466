import Foundation
import ListData
import TestSupport
import Testing

@testable import ListStore

/// Searches by the words of texts, in an index that the store keeps.
@Suite(.timeLimit(.minutes(30))) struct SearchTests {
  struct Dish: Codable, Identifiable, Hashable {
    var id: Int
    var name: String
    var note: String?
    var course = "main"
  }

  private func kitchen(_ dishes: [Dish]) throws -> SQLiteStore {
    let store = try SQLiteStore.inMemory()
    try store.write { tx in
      try tx.createTable(for: Dish.self)
      for dish in dishes.prefix(2) { try tx.insert(dish) }
      // The index has the records that exist, and those to come.
      try tx.createSearchIndex(for: Dish.self, on: \.name, \.note)
      for dish in dishes.dropFirst(2) { try tx.insert(dish) }
    }
    return store
  }

  private func found(_ text: String, in store: SQLiteStore) throws -> [Int] {
    try store.fetch(FetchRequest(Dish.self).matching(text).order(by: \.id)).map(\.id)
  }

  private static let menu = [
    Dish(id: 1, name: "Crème brûlée", note: "with burnt sugar"),
    Dish(id: 2, name: "Cremeschnitte"),
    Dish(id: 3, name: "Fish & chips", note: "the chef’s choice; or not"),
    Dish(id: 4, name: "Käse-Spätzle", note: "brown onions"),
    Dish(id: 5, name: "寿司の盛り合わせ", note: "42 pieces"),
    Dish(id: 6, name: "Борщ", note: nil),
  ]

  @Test(arguments: [
    ("creme", [1, 2]), ("CRÈME", [1, 2]), ("brul", [1]), ("b", [1, 4]), ("sugar creme", [1]),
    ("creme fish", []), ("onion kase", [4]), ("käse-sp", [4]), ("spatzle", [4]), ("pätzle", []),
    ("fish & chips", [3]), ("chef’s", [3]), ("or", [3]), ("NOT", [3]), ("fish OR creme", []),
    ("\"fish\"", [3]), ("fi*", [3]), ("name:fish", []), ("(fish", [3]), ("^fish", [3]),
    ("寿司", [5]), ("司", []), ("42", [5]), ("4", [5]), ("борщ", [6]), ("b\u{0}rown", []),
    ("", [1, 2, 3, 4, 5, 6]), (" ?!\n", [1, 2, 3, 4, 5, 6]), ("💥", [1, 2, 3, 4, 5, 6]),
    ("💥 fish", [3]), ("❤\u{FE0F}", [1, 2, 3, 4, 5, 6]), ("\u{301}", [1, 2, 3, 4, 5, 6]),
    ("❤\u{FE0F} fish", [3]), ("fish\u{FE0F}", [3]), ("e\u{301}", []), ("cre\u{300}me", [1, 2]),
  ])
  func `each word begins a word, whatever its case and its accents`(
    text: String, ids: [Int]
  ) throws {
    #expect(try found(text, in: kitchen(Self.menu)) == ids)
  }

  @Test func `several texts are all matched, beside other conditions`() throws {
    let store = try kitchen(Self.menu)
    let creme = FetchRequest(Dish.self).matching("creme")
    let cases: [(FetchRequest<Dish>, [Int])] = [
      (creme.matching("sug"), [1]), (creme.matching("?"), [1, 2]),
      (creme.filter(\.id, .greater, 1), [2]),
      (FetchRequest(Dish.self).filter(\.id, .greater, 1).matching("creme"), [2]),
      (creme.filter(sql: "name LIKE ?", "%schnitte"), [2]),
    ]
    #expect(try cases.map { try store.fetch($0.0).map(\.id) } == cases.map(\.1))
    #expect(
      try store.read { try $0.fetch(creme.order(by: \.id, .descending)) }.map(\.id) == [2, 1])
  }

  @Test func `the index is in step with every kind of change`() throws {
    let store = try kitchen(Self.menu)
    try store.write { tx in
      var dish = Self.menu[0]
      dish.name = "Crumble"
      try tx.update(dish)
      // Within the transaction, too.
      #expect(try tx.fetch(FetchRequest(Dish.self).matching("crum")).map(\.id) == [1])
      dish.note = "custard"
      try tx.upsert(dish)
      try tx.delete(Dish.self, id: 2)
    }
    let texts = ["creme", "burnt", "custard crumble"]
    #expect(try texts.map { try found($0, in: store) } == [[], [], [1]])
    try store.write { tx in
      _ = try tx.execute("INSERT OR REPLACE INTO Dish (id, name, course) VALUES (3, 'Stew', 'x')")
      _ = try tx.execute("UPDATE Dish SET id = 40 WHERE id = 4")
      _ = try tx.execute("DELETE FROM Dish WHERE id = 5")
    }
    let others = ["fish", "stew", "kase", "42"]
    #expect(try others.map { try found($0, in: store) } == [[], [3], [40], []])
    #expect(throws: CancellationError.self) {
      try store.write { tx in
        try tx.insert(Dish(id: 9, name: "Nothing"))
        throw CancellationError()
      }
    }
    #expect(try found("nothing", in: store) == [])
    // Another connection's changes are seen, too.
    try SQLiteStore(path: store.path).write { try $0.insert(Dish(id: 9, name: "Something")) }
    #expect(try found("some", in: store) == [9])
  }

  struct Song: Codable, Identifiable, Hashable {
    var id: UUID
    var title: String
    init(_ number: UInt8, _ title: String) {
      id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
      self.title = title
    }
  }

  @Test func `records that have no number are found by their identifiers`() throws {
    let folder = try Folder()
    let path = folder.file("songs.sqlite")
    let store = try SQLiteStore(path: path)
    let songs = (0..<50).map { Song(UInt8($0), "song \($0) of fifty") }
    try store.write { tx in
      try tx.createTable(for: Song.self)
      for song in songs { try tx.insert(song) }
      try tx.createSearchIndex(for: Song.self, on: \.title)
      for song in songs.prefix(10) { try tx.delete(song) }
    }
    let request = FetchRequest(Song.self).order(by: \.title)
    func titles(_ text: String, isRanked: Bool = false) throws -> [String] {
      try store.fetch(request.matching(text, isRanked: isRanked)).map(\.title)
    }
    #expect(try titles("4 fif").first == "song 40 of fifty")
    #expect((try titles("4").count, try titles("4", isRanked: true).count) == (10, 10))
    // SQLite gives the rows other numbers.
    try Connection(path: path).run("VACUUM")
    let found = [try titles("12"), try titles("12", isRanked: true), try titles("7")]
    #expect(found == [["song 12 of fifty"], ["song 12 of fifty"], []])
    try store.write { tx in
      var song = songs[12]
      song.title = "another"
      try tx.update(song)
      try tx.delete(songs[13])
    }
    #expect(try ["12", "13", "ano"].map { try titles($0) } == [[], [], ["another"]])
  }

  /// A record whose properties have the names that SQLite and the index use.
  struct Odd: Codable, Identifiable, Hashable {
    enum CodingKeys: String, CodingKey {
      case id = "number"
      case rank, key, rowid, c0
      case search = "number of search"
      case quoted = "a`b"
    }
    var id: String
    var rank: String
    var key: Int
    var rowid: Int
    var c0: String
    var search: Int
    var quoted: String
  }

  @Test(arguments: [false, true])
  func `properties may be named like parts of the index`(isRanked: Bool) throws {
    let store = try SQLiteStore.inMemory()
    let odds = [
      Odd(id: "x", rank: "one", key: 1, rowid: 9, c0: "two", search: 3, quoted: "four"),
      Odd(id: "y", rank: "one", key: 2, rowid: 8, c0: "six", search: 4, quoted: "five"),
    ]
    try store.write { tx in
      try tx.createTable(for: Odd.self)
      try tx.createSearchIndex(for: Odd.self, on: \.rank, \.c0, \.quoted, \.c0)
      for odd in odds { try tx.insert(odd) }
    }
    let request = FetchRequest(Odd.self).order(by: \.key)
    func found(_ text: String) throws -> [Odd] {
      try store.fetch(request.matching(text, isRanked: isRanked))
    }
    #expect([try found("one"), try found("si fi")] == [odds, [odds[1]]])
    try store.write { try $0.delete(odds[0]) }
    #expect(try found("one") == [odds[1]])
  }

  // MARK: Ranking

  @Test func `the best matches come first, and equal ones in their order`() throws {
    let store = try kitchen([
      Dish(id: 1, name: "Soup", note: "with a lot of words around the dish, such as potato"),
      Dish(id: 2, name: "Potato", note: "potato potato"),
      Dish(id: 3, name: "Potato"), Dish(id: 4, name: "Potato"), Dish(id: 5, name: "Leek"),
    ])
    let request = FetchRequest(Dish.self).order(by: \.id, .descending)
    let requests = [
      request.matching("potato"), request.matching("potato", isRanked: true),
      request.matching("", isRanked: true),
    ]
    #expect(
      try requests.map { try store.fetch($0).map(\.id) }
        == [[4, 3, 2, 1], [2, 4, 3, 1], [5, 4, 3, 2, 1]])
  }

  // MARK: Lists

  @MainActor @Test(arguments: [false, true])
  func `a list of matches follows each change`(isRanked: Bool) throws {
    let store = try kitchen(Self.menu)
    let request = FetchRequest(Dish.self).matching("creme", isRanked: isRanked)
      .sectioned(by: \.course).order(by: \.name)
    let (list, log) = try store.shown(request)
    func ids() -> [Set<Int>] { list.sections.map { Set($0.items.compactMap { $0?.id }) } }
    var steps = [ids()]
    let cremeschnitte = try #require(list.sections[0].items.compactMap { $0 }.first { $0.id == 2 })
    #expect(list.indexPath(of: cremeschnitte).flatMap(list.object)?.id == 2)
    let changes: [(Transaction) throws -> Void] = [
      { try $0.insert(Dish(id: 7, name: "Creme", course: "dessert")) },
      { try $0.update(Dish(id: 1, name: "Burnt sugar")) },
      { try $0.update(Dish(id: 3, name: "Fish", note: "en crème")) },
      { try $0.delete(Dish.self, id: 7) },
    ]
    for change in changes {
      try store.write(change)
      steps.append(ids())
    }
    #expect(steps == [[[1, 2]], [[7], [1, 2]], [[7], [2]], [[7], [2, 3]], [[2, 3]]])
    #expect(log.log.count == 4)
    // Of another record, the list hears nothing.
    try store.write { try $0.update(Dish(id: 4, name: "Noodles")) }
    #expect(log.log.count == 4)
  }

  /// The triggers of an index don't keep a list from following single rows.
  @MainActor @Test func `a list of a table with an index follows rows`() throws {
    let store = try kitchen(Self.menu)
    func followsRows() throws -> Bool {
      let table = try store.tables.table(of: Dish.self)
      return try store.read { tx in
        try ListQuery(FetchRequest(Dish.self).matching("x"), table, tx.connection)
          .canFollowRows(tx.connection)
      }
    }
    #expect(try followsRows())
    try store.write { tx in
      _ = try tx.execute(
        "CREATE TRIGGER other AFTER INSERT ON Dish BEGIN UPDATE Dish SET note = 'x'; END")
    }
    #expect(try !followsRows())
  }

  // MARK: The index

  @Test func `the index is made once, and made again for other properties`() throws {
    let store = try kitchen(Self.menu)
    func version() throws -> SQLiteValue? { try store.read { try $0.connection.schemaVersion() } }
    let before = try version()
    try store.write { try $0.createSearchIndex(for: Dish.self, on: \.name, \.note) }
    #expect(try version() == before)
    try store.write { try $0.createSearchIndex(for: Dish.self, on: \.note) }
    #expect(try version() != before)
    #expect(try ["creme", "burnt"].map { try found($0, in: store) } == [[], [1]])
    try store.write { tx in
      _ = try tx.execute("DROP TRIGGER Dish_search_updated")
      try tx.createSearchIndex(for: Dish.self, on: \.note)
      try tx.update(Dish(id: 1, name: "", note: "charred"))
    }
    #expect(try ["burnt", "charred"].map { try found($0, in: store) } == [[], [1]])
  }

  @MainActor @Test func `a list of matches follows an index that is made for other properties`()
    throws
  {
    let store = try kitchen(Self.menu)
    let list = try store.list(FetchRequest(Dish.self).matching("brown").order(by: \.id))
    let before = list.fetchedCount
    try store.write { try $0.createSearchIndex(for: Dish.self, on: \.name) }
    #expect((before, list.fetchedCount) == (1, 0))
    try store.write { try $0.createSearchIndex(for: Dish.self, on: \.name, \.note) }
    #expect(list.object(at: [0, 0])?.id == 4)
  }

  /// A record with a property that isn't a text, and one that is only sometimes.
  struct Mixed: Codable, Identifiable {
    var id: Int
    var tags: [String]
    var site: URL?
  }

  @Test func `what can't be searched is an error with a remedy`() throws {
    let store = try SQLiteStore.inMemory()
    func message(_ work: (Transaction) throws -> Void) -> String {
      do {
        try store.write(work)
        return ""
      } catch { return "\(error)" }
    }
    let missing = message { try $0.createSearchIndex(for: Mixed.self, on: \.site) }
    try store.createTable(for: Mixed.self)
    try store.createTable(for: Dish.self)
    // ^ and $ stand for the beginning and the end of a message.
    let cases: [(message: String, part: String)] = [
      (missing, "no such table: Mixed"),
      (missing, "Create the table in a migration, as by createTable(for:)."),
      (
        message { try $0.createSearchIndex(for: Mixed.self, on: \.tags) },
        "^The column “tags” doesn't contain text, so it can't be searched."
      ),
      (
        message { try $0.createSearchIndex(for: Mixed.self, on: \.id) },
        "^The column “id” doesn't contain text, so it can't be searched."
      ),
      (
        message { try $0.createSearchIndex(for: Mixed.self, on: \.tags.count) },
        "isn't the value of a column"
      ),
      (
        message { try $0.createSearchIndex(for: Mixed.self) },
        "^A search index needs a property to search in."
      ),
      (
        message { _ = try $0.fetch(FetchRequest(Dish.self).matching("fish")) },
        "Create the search index in a migration, by createSearchIndex(for:on:).$"
      ),
    ]
    #expect(cases.filter { !"^\($0.message)$".contains($0.part) }.map(\.message) == [])
    try store.write { tx in
      try tx.createSearchIndex(for: Mixed.self, on: \.site)
      try tx.insert(Mixed(id: 1, tags: [], site: URL(string: "https://example.com/soup")))
    }
    #expect(try store.fetch(FetchRequest(Mixed.self).matching("soup")).map(\.id) == [1])
  }

  @Test func `an index is removed, and a damaged one is made again`() throws {
    let store = try kitchen(Self.menu)
    try store.write { try $0.execute("DELETE FROM Dish_search_data WHERE id > 1") }
    #expect(failure { try store.write { try $0.delete(Dish.self, id: 1) } }?.kind == .damaged)
    try store.write { try $0.removeSearchIndex(for: Dish.self) }
    let parts = try store.write { tx in
      try tx.execute("SELECT name FROM sqlite_master WHERE name LIKE 'Dish_search%'").count
    }
    #expect(parts == 0)
    try store.write { tx in
      try tx.removeSearchIndex(for: Dish.self)
      try tx.delete(Dish.self, id: 1)
      try tx.createSearchIndex(for: Dish.self, on: \.name)
    }
    #expect(try ["creme", "onions"].map { try found($0, in: store) } == [[2], []])
    try store.createTable(for: Term.self)
    try store.write { tx in
      try tx.createSearchIndex(for: Term.self, on: \.text)
      try tx.insert(Term(id: "a", text: "fish"))
      try tx.removeSearchIndex(for: Term.self)
      try tx.execute("ALTER TABLE Term RENAME COLUMN text TO word")
      let left = try tx.execute("SELECT name FROM sqlite_master WHERE name LIKE 'Term_search%'")
      #expect(left.isEmpty)
    }
    // As a whole, also if the key has become a number.
    let other = try SQLiteStore.inMemory()
    try other.createTable(for: Term.self)
    try other.write { tx in
      try tx.createSearchIndex(for: Term.self, on: \.text)
      try tx.execute("DROP TABLE Term")
      try tx.execute("CREATE TABLE Term (id INTEGER PRIMARY KEY, text TEXT)")
      try tx.removeSearchIndex(for: Term.self)
      #expect(try tx.execute("SELECT name FROM sqlite_master WHERE name LIKE 'Term_%'").isEmpty)
    }
  }

  struct Term: Codable, Identifiable {
    var id: String
    var text: String
  }

  @MainActor @Test func `a list of matches hears at once that its index is gone`() async throws {
    let store = try kitchen(Self.menu)
    let (list, listener) = try store.shown(FetchRequest(Dish.self).matching("soup"))
    let shown = list.fetchedCount
    try await store.write { try $0.removeSearchIndex(for: Dish.self) }
    try await MainQueue.wait { !listener.errors.isEmpty }
    #expect(listener.errors.count == 1 && list.fetchedCount == shown)
  }

  @Test(arguments: ["TABLE Dish_search (mine)", "VIEW dish_SEARCH AS SELECT 1 AS mine"])
  func `what the app has under the name of an index is neither dropped nor replaced`(
    creation: String
  ) throws {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Dish.self)
    try store.write { tx in
      try tx.execute("CREATE TABLE Dish_search_keys (number INTEGER)")
      try tx.execute("CREATE TRIGGER Dish_search_updated AFTER UPDATE ON Dish BEGIN SELECT 1; END")
      try tx.removeSearchIndex(for: Dish.self)
      try tx.execute("DROP TABLE Dish_search_keys")
      try tx.execute("DROP TRIGGER Dish_search_updated")
    }
    for statement in [creation, "TABLE Dish_search_keys (number INTEGER)"] {
      try store.write { try $0.run("CREATE \(statement)") }
      let error = failure {
        try store.write { try $0.createSearchIndex(for: Dish.self, on: \.name) }
      }
      #expect(error?.message.hasSuffix("needs this name, so give it another one.") == true)
      try store.write { tx in
        try tx.removeSearchIndex(for: Dish.self)
        let kind = statement.hasPrefix("VIEW") ? "VIEW" : "TABLE"
        try tx.run("DROP \(kind) \(statement.split(separator: " ")[1])")
      }
    }
    try store.write { try $0.createSearchIndex(for: Dish.self, on: \.name) }
  }

  @Test func `the first hundred different words of a text are searched for`() throws {
    func words(_ text: String) -> [Substring] {
      SearchIndex.expression(for: text)?.split(separator: " ") ?? []
    }
    #expect(words("fish chips fish FISH") == ["\"fish\"*", "\"chips\"*", "\"FISH\"*"])
    let pasted = (0..<100_000).map { "word\($0)" }.joined(separator: " again ")
    #expect((words(pasted).count, words(pasted).last) == (100, "\"word98\"*"))
    #expect(try found(pasted, in: kitchen(Self.menu)) == [])
  }

  @Test(arguments: [false, true])
  func `an index whose triggers went with the table is named until it is made again`(
    isRanked: Bool
  ) throws {
    let store = try kitchen(Self.menu)
    let fish = FetchRequest(Dish.self).matching("fish", isRanked: isRanked)
    try store.write { tx in
      try tx.execute("CREATE TABLE New AS SELECT * FROM Dish")
      try tx.execute("DROP TABLE Dish")
      try tx.execute(
        "CREATE TABLE Dish (id INTEGER PRIMARY KEY, name TEXT, note TEXT, course TEXT)")
      try tx.execute("INSERT INTO Dish SELECT * FROM New")
      try tx.insert(Dish(id: 9, name: "Fishcake"))
    }
    let error = failure { try store.fetch(fish) }
    #expect(
      error?.message.hasPrefix(
        "The search index of the table “Dish” is out of date, because its triggers are gone.")
        == true)
    try store.write { try $0.createSearchIndex(for: Dish.self, on: \.name, \.note) }
    #expect(try Set(store.fetch(fish).map(\.id)) == [3, 9])
  }
}
