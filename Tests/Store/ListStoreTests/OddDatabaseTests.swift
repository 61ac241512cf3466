import Foundation
import ListData
import Testing

@testable import ListStore

/// Databases that others made: in UTF-16, with columns of no type, with texts that are none, with
/// dates since 1970.
@MainActor struct OddDatabaseTests {
  struct Entry: Codable, Identifiable, Equatable {
    var id: String
    var part: Double?
    var text: String
  }

  private func shown(_ list: FetchedResultsController<Entry>) -> [[Entry?]] {
    list.sections.map { $0.items.map { $0 } }
  }

  @Test(arguments: ["UTF-16le", "UTF-16be"])
  func `a list in a UTF-16 database has the order of its query`(encoding: String) throws {
    let folder = try Folder()
    let path = folder.file("a.sqlite")
    do {
      let maker = try Connection(path: path)
      try maker.run("PRAGMA encoding = '\(encoding)'")
      try maker.run("CREATE TABLE Entry (id TEXT PRIMARY KEY, part REAL, text TEXT)")
    }
    let store = try SQLiteStore(path: path)
    try store.createTable(for: Entry.self)
    let request = FetchRequest(Entry.self).order(by: \.text)
    let list = try store.list(request)
    let texts = ["a", "é", "ā", "Ā", "漢", "\u{10FFFF}", "\u{FFFD}", "b", "ß", "\u{100}x", "aa", ""]
    for (number, text) in texts.enumerated() {
      try store.write { try $0.upsert(Entry(id: text, part: Double(number), text: text)) }
      let place = list.indexPath(of: Entry(id: text, part: nil, text: ""))
      #expect((shown(list), place != nil) == ([try store.fetch(request)], true))
    }
    #expect(try store.record(Entry.self, id: "漢")?.text == "漢")
    try store.write { try $0.delete(Entry.self, id: "ā") }
    #expect(shown(list) == [try store.fetch(request)])
  }

  @Test func `equal numbers are one section, and their name does not depend on who comes first`()
    throws
  {
    let store = try SQLiteStore.inMemory()
    try store.write {
      try $0.execute("CREATE TABLE Entry (id TEXT PRIMARY KEY, part, text TEXT)")
      try $0.createTable(for: Entry.self)
      for (id, part) in ["a": 1, "c": 1, "e": 2] as [String: Int] {
        try $0.execute("INSERT INTO Entry VALUES (?, ?, ?)", id, part, id)
      }
      for (id, part) in ["b": 1, "d": 1, "f": 2.5] as [String: Double] {
        try $0.execute("INSERT INTO Entry VALUES (?, ?, ?)", id, part, id)
      }
    }
    let request = FetchRequest(Entry.self).sectioned(by: \.part).order(by: \.text)
    let list = try store.list(request)
    func text() -> [String] {
      list.sections.map { "\($0.name ?? ""): \($0.items.map { $0?.id ?? "" }.joined())" }
    }
    #expect(text() == ["1.0: abcd", "2.0: e", "2.5: f"])
    try store.write { try $0.update(Entry(id: "a", part: 2, text: "z")) }
    #expect(text() == ["1.0: bcd", "2.0: ea", "2.5: f"])
    // By a statement, all is read again, and the section is the same one.
    try store.write { try $0.execute("UPDATE Entry SET part = 1.0 WHERE id = 'c'") }
    #expect(text() == ["1.0: bcd", "2.0: ea", "2.5: f"])
  }

  private struct Wide<Number: Codable & Sendable>: Codable, Identifiable {
    var id: Int
    var number: Number
  }

  private func sectionNames(of numbers: [some Codable & Sendable]) throws -> [String?] {
    func names<Number>(_ type: Wide<Number>.Type, _ numbers: [Number]) throws -> [String?] {
      let store = try SQLiteStore.inMemory()
      try store.createTable(for: type)
      try store.write { tx in
        for (id, number) in numbers.enumerated() { try tx.insert(Wide(id: id, number: number)) }
      }
      let list = try store.list(FetchRequest(type).sectioned(by: \.number))
      return list.sections.map(\.name)
    }
    return try names(Wide.self, numbers)
  }

  @Test func `sections of numbers that are stored as bytes are named by the numbers`() throws {
    let prices = [Decimal(string: "1.50")!, Decimal(string: "-0.25")!]
    #expect(
      [try sectionNames(of: [UInt64.max, 7]), try sectionNames(of: prices)]
        == [["7", "18446744073709551615"], ["-0.25", "1.5"]])
    guard #available(macOS 15, iOS 18, tvOS 18, visionOS 2, *) else { return }
    let most = "340282366920938463463374607431768211455"
    #expect(
      [try sectionNames(of: [UInt128.max, 5, 0]), try sectionNames(of: [Int128(3), 0, -3])]
        == [["0", "5", most], ["-3", "0", "3"]])
  }

  @Test func `integers beyond the digits of Double are compared with numbers as SQLite does it`()
    throws
  {
    let store = try SQLiteStore.inMemory()
    try store.write {
      try $0.execute("CREATE TABLE Entry (id TEXT PRIMARY KEY, part, text TEXT)")
    }
    _ = try store.list(FetchRequest(Entry.self).order(by: \.part))
    let values: [SQLiteValue] = [
      .integer(1 << 53), .integer(1 << 53 + 1), .real(0x1p53), .integer(1 << 53 - 1),
      .real(0x1p53 + 2), .integer(1 << 53 + 2), .integer(.max), .real(0x1p63), .integer(.min),
      .real(-0x1p63), .real(.infinity), .real(-.infinity), .real(0.5), .integer(0), .integer(1),
      .real(-0.5), .integer(-1), .null,
    ]
    let connection = try Connection(path: store.path)
    try connection.run("CREATE TEMP TABLE pair (number INTEGER, value)")
    for (number, value) in values.enumerated() {
      try connection.run("INSERT INTO pair VALUES (?, ?)", [.integer(Int64(number)), value])
    }
    for (first, value) in values.enumerated() {
      for (second, other) in values.enumerated() {
        // SQLite's own order: by the value, then, of equal ones, by the number.
        let sorted = try connection.value(
          "SELECT number FROM pair WHERE number IN (?, ?) ORDER BY value, number LIMIT 1",
          [.integer(Int64(first)), .integer(Int64(second))])
        let result = value.compared(to: other)
        let isFirst = result < 0 || (result == 0 && first <= second)
        #expect(sorted == .integer(Int64(isFirst ? first : second)), "\(value) and \(other)")
        #expect(result != -1 || value.image <= other.image)
      }
    }
  }

  /// Only rows with the same image are read when a new one is put in its place.
  @Test(arguments: [("a", "b"), ("a", "ab"), ("1234567a", "1234567e")])
  func `values that differ in their first bytes have different images`(
    first: String, second: String
  ) {
    let (data, other) = (Data(first.utf8), Data(second.utf8))
    let images: [(SQLiteValue, SQLiteValue)] = [
      (.text(first), .text(second)), (.blob(data), .blob(other)),
    ]
    #expect(images.map { $0.image < $1.image } == [true, true])
  }

  @Test func `a text and data of the same bytes are two sections`() throws {
    let store = try SQLiteStore.inMemory()
    try store.write {
      try $0.execute("CREATE TABLE Entry (id TEXT PRIMARY KEY, part REAL, text)")
      try $0.execute("INSERT INTO Entry VALUES ('1', 1, 'a'), ('2', 1, x'61')")
    }
    let list = try store.list(FetchRequest(Entry.self).sectioned(by: \.text).order(by: \.id))
    #expect(list.sections.map { $0.items.count } == [1, 1])
  }

  @Test func `a change of another process from composed to decomposed letters is shown`() throws {
    let folder = try Folder()
    let store = try SQLiteStore(path: folder.file("a.sqlite"))
    try store.createTable(for: Entry.self)
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    try store.write { try $0.insert(Entry(id: "1", part: 1, text: composed)) }
    let list = try store.list(FetchRequest(Entry.self))
    var counts = [list.object(at: [0, 0])?.text.unicodeScalars.count]
    let other = try Connection(path: store.path)
    try other.run("UPDATE Entry SET text = ?", [.text(decomposed)])
    try store.followExternalChanges()
    counts.append(list.object(at: [0, 0])?.text.unicodeScalars.count)
    #expect(counts == [1, 2])
    // As sections they are two.
    let sectioned = try store.list(FetchRequest(Entry.self).sectioned(by: \.text).order(by: \.id))
    try store.write { try $0.insert(Entry(id: "2", part: 1, text: composed)) }
    #expect(sectioned.sections.map { $0.items.count } == [1, 1])
    try store.write { _ = try $0.execute("DELETE FROM Entry WHERE id = '1'") }
    #expect(sectioned.sections.map { $0.name?.unicodeScalars.count } == [1])
  }

  // MARK: Texts that are not UTF-8

  /// A store with rows whose keys are these bytes.
  private func store(withKeys keys: [[UInt8]]) throws -> SQLiteStore {
    let store = try SQLiteStore.inMemory()
    try store.createTable(for: Entry.self)
    let maker = try Connection(path: store.path)
    for (number, key) in keys.enumerated() {
      try maker.run(
        "INSERT INTO Entry VALUES (CAST(? AS TEXT), ?, 't')",
        [.blob(Data(key)), .real(Double(number))])
    }
    return store
  }

  @Test func `rows whose section isn't UTF-8 are in a section that is named by it`() throws {
    let store = try store(withKeys: [[97], [98], [99], [100]])
    let maker = try Connection(path: store.path)
    for (row, text) in [[97, 0xFF], [97, 0xFF], [97], [98]].enumerated() {
      try maker.run(
        "UPDATE Entry SET text = CAST(? AS TEXT) WHERE part = ?",
        [.blob(Data(text.map { UInt8($0) })), .real(Double(row))])
    }
    let list = try store.list(FetchRequest(Entry.self).sectioned(by: \.text).order(by: \.part))
    #expect(
      (list.sections.map { $0.items.count }, list.sections.map(\.name))
        == ([1, 2, 1], ["a", "a\u{FFFD}", "b"]))
  }

  @Test func `records whose keys are not UTF-8 are found, changed and deleted`() throws {
    let store = try store(withKeys: [[97, 0xFF], [98]])
    let list = try store.list(FetchRequest(Entry.self).order(by: \.part))
    var entry = try #require(list.object(at: [0, 0]))
    #expect(
      (entry.id, try store.record(Entry.self, id: "a\u{FFFD}")) == ("a\u{FFFD}", entry))
    entry.text = "new"
    let isUpdated = try store.write { try $0.update(entry) }
    #expect((isUpdated, shown(list).first?.map { $0?.text }) == (true, ["new", "t"]))
    #expect(try store.fetch(FetchRequest(Entry.self)).map(\.text) == ["new", "t"])
    let second = try self.store(withKeys: [[97, 0xFF], [98]])
    let deletions = try (0..<2).map { _ in
      let isDeleted = try second.write { try $0.delete(Entry.self, id: "a\u{FFFD}") }
      return "\(isDeleted) \(try second.fetch(FetchRequest(Entry.self)).map(\.id))"
    }
    #expect(deletions == ["true [\"b\"]", "false [\"b\"]"])
    let third = try self.store(withKeys: [[97, 0xFF], [98]])
    try third.write { try $0.upsert(Entry(id: "a\u{FFFD}", part: 7, text: "x")) }
    #expect(
      try third.fetch(FetchRequest(Entry.self).order(by: \.part)).map(\.id) == ["b", "a\u{FFFD}"])
  }

  @Test func `a key that is UTF-8 is meant before one that only reads like it`() throws {
    let store = try store(withKeys: [[97, 0xFF]])
    var entry = Entry(id: "a\u{FFFD}", part: 1, text: "own")
    try store.write { try $0.insert(entry) }
    entry.text = "new"
    let isUpdated = try store.write { try $0.update(entry) }
    #expect((isUpdated, try store.record(Entry.self, id: entry.id)) == (true, entry))
    let isDeleted = try store.write { try $0.delete(entry) }
    // Now the other one is.
    #expect((isDeleted, try store.fetch(FetchRequest(Entry.self)).map(\.text)) == (true, ["t"]))
    let isOtherDeleted = try store.write { try $0.delete(Entry.self, id: entry.id) }
    #expect((isOtherDeleted, try store.fetch(FetchRequest(Entry.self))) == (true, []))
    // Of several that read the same, none is.
    let twins = try self.store(withKeys: [[97, 0xFF], [97, 0xFE]])
    let error = failure { try twins.write { try $0.delete(Entry.self, id: "a\u{FFFD}") } }
    #expect(
      (error?.kind, try twins.fetch(FetchRequest(Entry.self)).count) == (.unreadableValue, 2))
  }

  @Test func `a list that is sorted by texts that are not UTF-8 has the order of its query`() throws
  {
    // Some begin alike, so that only the text itself tells which comes first.
    let long = [UInt8](repeating: 97, count: 12)
    let store = try store(
      withKeys: [
        [97, 0xFF], [97, 0x80], [97], [0xFF], [0xC3, 0xA9], long + [0xFF], long + [0x80],
      ])
    let request = FetchRequest(Entry.self).order(by: \.id)
    let list = try store.list(request)
    let start = String(repeating: "a", count: 12)
    for id in [
      "a\u{7F}", "aé", "a\u{10FFFF}", "\u{FFFD}", "b", "z", start + "\u{10FFFF}", start + "\u{7F}",
    ] {
      try store.write { try $0.upsert(Entry(id: id, part: 0, text: "")) }
      #expect(shown(list) == [try store.fetch(request)])
    }
  }

  // MARK: Dates

  struct Event: Codable, Identifiable, Equatable {
    var id: Int
    var date: Date
    var end: Date?
  }

  @Test func `dates in columns of another type are seconds since 1970`() throws {
    let store = try SQLiteStore.inMemory()
    try store.write {
      try $0.execute("CREATE TABLE Event (id INTEGER PRIMARY KEY, date REAL NOT NULL, end INTEGER)")
      try $0.createTable(for: Event.self)
      try $0.execute("INSERT INTO Event VALUES (1, 1700000000.5, 1700000001)")
      try $0.insert(
        Event(
          id: 2, date: Date(timeIntervalSince1970: 1_600_000_000),
          end: Date(timeIntervalSince1970: 5)))
    }
    let all = FetchRequest(Event.self).order(by: \.date)
    let early = Date(timeIntervalSince1970: 1_650_000_000)
    #expect(
      try store.fetch(all).map(\.date)
        == [
          Date(timeIntervalSince1970: 1_600_000_000), Date(timeIntervalSince1970: 1_700_000_000.5),
        ])
    let filtered = [all.filter(\.date, .less, early), all.filter(column: "end", .greater, early)]
    #expect(try filtered.map { try store.fetch($0).map(\.id) } == [[2], [1]])
    let rows = try store.read { try $0.execute("SELECT date, end FROM Event WHERE id = 2") }
    #expect(rows == [["date": .real(1_600_000_000), "end": .integer(5)]])
    let list = try store.list(all)
    #expect(list.object(at: [0, 0])?.end == Date(timeIntervalSince1970: 5))
    // As an app may change it to keep the last bit.
    try store.write {
      try $0.execute("ALTER TABLE Event RENAME TO OldEvent")
      try $0.createTable(for: Event.self)
      try $0.execute(
        "INSERT INTO Event SELECT id, date - 978307200.0, end - 978307200.0 FROM OldEvent")
    }
    let now = Date(timeIntervalSinceReferenceDate: 0x1.8p29.nextUp)
    try store.write { try $0.insert(Event(id: 3, date: now)) }
    #expect(
      try store.fetch(all).map(\.date)
        == [
          now, Date(timeIntervalSince1970: 1_600_000_000),
          Date(timeIntervalSince1970: 1_700_000_000.5),
        ].sorted())
    #expect(try store.fetch(all.filter(\.date, .equal, now)).map(\.id) == [3])
  }

  @Test func `dates are found after another store made the table anew`() throws {
    let folder = try Folder()
    let stores = try (0..<2).map { _ in try SQLiteStore(path: folder.file("a.sqlite")) }
    let event = Event(id: 1, date: Date(timeIntervalSinceReferenceDate: 1_000))
    let request = FetchRequest(Event.self).filter(\.date, .equal, event.date)
    let columns: [StaticString] = [
      "CREATE TABLE Event (id INTEGER PRIMARY KEY, date REAL, end REAL)",
      "CREATE TABLE Event (id INTEGER PRIMARY KEY, date TIMESTAMP, end TIMESTAMP)",
    ]
    for (number, columns) in (columns + columns).enumerated() {
      try stores[0].write {
        try $0.execute("DROP TABLE IF EXISTS Event")
        try $0.execute(columns)
        try $0.insert(event)
      }
      // The first look is what matters: it brings the schema along for the next one.
      let found =
        number < 2 ? try stores[1].fetch(request) : try stores[1].read { try $0.fetch(request) }
      #expect(found == [event])
    }
  }

  @Test func `a date that would be rounded identifies nothing`() throws {
    struct Day: Codable, Identifiable {
      var id: Date
    }
    let store = try SQLiteStore.inMemory()
    try store.write {
      try $0.execute("CREATE TABLE Day (id REAL PRIMARY KEY)")
      try $0.createTable(for: Day.self)
      try $0.insert(Day(id: Date(timeIntervalSince1970: 5)))
    }
    let odd = Date(timeIntervalSinceReferenceDate: 0x1.8p29.nextUp)
    let error = failure { try store.write { try $0.insert(Day(id: odd)) } }
    #expect(error?.kind == .unsupportedValue)
    #expect(try store.write { try $0.delete(Day.self, id: Date(timeIntervalSince1970: 5)) })
  }
}
