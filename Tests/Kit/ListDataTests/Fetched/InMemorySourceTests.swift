import ListData
import Testing

@MainActor struct InMemorySourceTests {
  private struct Plant: Identifiable, Equatable {
    var id: Int
    var name: String
    var bed = "A"
  }

  private let source = InMemorySource(
    [Plant(id: 1, name: "Rose"), Plant(id: 2, name: "Aster"), Plant(id: 1, name: "Tulip")],
    sectionName: { $0.bed }, by: { $0.name < $1.name })

  private var shown: [[String]] {
    source.fetch().sections.map { $0.items.map { $0?.name ?? "" } }
  }

  @Test func `of several objects with one identifier the last is kept`() {
    #expect(
      (shown, [source[1], source[3]]) == (
        [["Aster", "Tulip"]], [Plant(id: 1, name: "Tulip"), nil]
      ))
  }

  @Test func `objects that are equal in their order stay in that of their arrival`() {
    let source = InMemorySource((0..<50).map { Plant(id: $0, name: "Same") }) { $0.name < $1.name }
    func ids() -> [Int] { source.fetch().sections[0].items.compactMap { $0?.id } }
    #expect(ids() == Array(0..<50))
    for id in 100..<120 { source.insert(Plant(id: id, name: "Zoo")) }
    source.upsert(Plant(id: 0, name: "Same", bed: "B"))
    source.update(id: 1) { $0.bed = "B" }
    #expect(ids() == Array(0..<50) + Array(100..<120))
    source.delete(id: 0)
    source.insert(Plant(id: 0, name: "Same"))
    source.update(id: 1) { $0.id = 200 }
    #expect(ids() == Array(2..<50) + [0, 200] + Array(100..<120))
  }

  @Test func `an update announces itself once, and may change the identifier`() {
    var count = 0
    source.onChange = { count += 1 }
    #expect(source.update(id: 2) { $0.bed = "B" })
    #expect(shown == [["Tulip"], ["Aster"]])
    #expect(source.update(id: 2) { $0.id = 7 })
    #expect(([source[2], source[7]], count) == ([nil, Plant(id: 7, name: "Aster", bed: "B")], 2))
    #expect([source.update(id: 2) { $0.name = "" }, source.delete(id: 2)] == [false, false])
    #expect(count == 2)
  }

  @Test func `a transaction that fails keeps its changes, and announces them once`() {
    struct Refusal: Error {}
    var count = 0
    source.onChange = { count += 1 }
    #expect(throws: Refusal.self) {
      try source.transaction {
        source.insert(Plant(id: 3, name: "Yew"))
        source.delete([Plant(id: 1, name: ""), Plant(id: 9, name: "")])
        throw Refusal()
      }
    }
    #expect(shown == [["Aster", "Yew"]] && count == 1)
  }

  @Test func `an object is found by its identifier in the results that it is in`() {
    let before = source.fetch()
    source.upsert(Plant(id: 3, name: "Alder"))
    let after = source.fetch()
    let paths = [(2, before), (2, after), (3, before)].map { id, results in
      source.indexPath(of: Plant(id: id, name: id == 3 ? "Alder" : ""), in: results)
    }
    #expect(paths == [[0, 0], [0, 1], nil])
  }

  @Test func `a title of the index leads to a section that there is`() throws {
    source.upsert(Plant(id: 3, name: "Alder", bed: "B"))
    let controller = FetchedResultsController(source)
    #expect(controller.section(forSectionIndexTitle: "A", at: 3) == 0)
    try controller.performFetch()
    #expect(controller.sectionIndexTitles == ["A", "B"])
    let sections = [-1, 0, 1, 2].map { controller.section(forSectionIndexTitle: "A", at: $0) }
    #expect(sections == [0, 0, 1, 1])
  }

  @Test func `a source that can't be edited says so`() {
    final class Fixed: FetchedResultsSource {
      var onChange: (() -> Void)?
      func fetch() -> FetchedResults<Plant> {
        FetchedResults(
          sections: 0, name: { _ in nil }, itemCount: { _ in 0 }, object: { _, _ in nil })
      }
      func changes(since shown: FetchedResults<Plant>) -> FetchedChanges<Plant>? { nil }
      func indexPath(of object: Plant, in results: FetchedResults<Plant>) -> IndexPath? { nil }
    }
    #expect(throws: FetchedResultsError.cannotInsert) { try Fixed().insert(Plant(id: 1, name: "")) }
    #expect(throws: FetchedResultsError.cannotDelete) { try Fixed().delete([]) }
    #expect(
      [FetchedResultsError.cannotInsert, .cannotDelete].map { "\($0)" } == [
        "Objects can't be inserted into this list.", "Objects of this list can't be deleted.",
      ])
  }
}
