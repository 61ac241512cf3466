import Foundation
import ListData
import ListStore
import Testing

/// The numbers of records and the sums of their properties.
struct TotalsTests {
  struct Work: Codable, Identifiable {
    var id: Int
    var project: String
    var hours: Double?
    var minutes: Int
    var size: UInt64 = 1
    var day = Date(timeIntervalSinceReferenceDate: 0)
    var price = Decimal(1)
  }

  private func office() throws -> SQLiteStore {
    let store = try SQLiteStore.inMemory()
    try store.write { tx in
      try tx.createTable(for: Work.self)
      try tx.createSearchIndex(for: Work.self, on: \.project)
      try tx.insert(Work(id: 1, project: "House", hours: 1.5, minutes: 90))
      try tx.insert(Work(id: 2, project: "House", hours: nil, minutes: -30))
      try tx.insert(Work(id: 3, project: "Garden", hours: 0.25, minutes: .max - 60))
    }
    return store
  }

  private let all = FetchRequest(Work.self)

  @Test func `records are counted and summed by a request's conditions`() throws {
    let store = try office()
    let house = all.filter(\.project, .equal, "House").order(by: \.minutes)
    let garden = all.matching("gard", isRanked: true)
    let none = all.filter(\.project, .equal, "Boat")
    #expect(try [all, house, garden, none].map { try store.count(of: $0) } == [3, 2, 1, 0])
    let hours = [house, all.sectioned(by: \.project), none]
    #expect(try hours.map { try store.sum(of: \.hours, in: $0) } == [1.5, 1.75, 0])
    #expect(try store.sum(of: \.minutes, in: house) == 60)
    #expect(try store.sum(of: \.minutes, in: garden) > 9e18)
    // No integer holds it.
    #expect(try store.sum(of: \.minutes, in: all) > 9.2e18)
    try store.write { tx in
      try tx.delete(Work.self, id: 1)
      #expect((try tx.count(of: house), try tx.sum(of: \.minutes, in: house)) == (1, -30))
    }
  }

  @Test func `what has no sum is named`() throws {
    let store = try office()
    func message<Value>(_ keyPath: KeyPath<Work, Value>) -> String? {
      let error = failure { try store.sum(of: keyPath, in: all) }
      return error?.kind == .unsupportedValue ? error?.message : "\(error as Any)"
    }
    #expect(
      message(\.project) == "The column “project” doesn't contain numbers, so it has no sum.")
    let messages = [message(\.day), message(\.price), message(\.size)]
    let names = ["“day”", "“price”", "“size”"]
    #expect(zip(messages, names).map { $0?.contains($1) } == [true, true, true])
    try store.write { try $0.execute("UPDATE Work SET minutes = 'many' WHERE id = 3") }
    #expect(
      message(\.minutes) == "The column “minutes” has values that aren't numbers, so it has no sum."
    )
    #expect(try store.sum(of: \.minutes, in: all.filter(\.id, .less, 3)) == 60)
  }
}
