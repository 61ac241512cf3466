import ListDiff
import Testing

/// The samples of the module's documentation.
struct DocumentationTests {
  @Test func `a difference has places before and after`() {
    struct City: Identifiable, Equatable {
      let id: Int
      var name: String
    }
    let difference = ListDifference(
      from: [City(id: 1, name: "Ulm"), City(id: 2, name: "Rom")],
      to: [City(id: 2, name: "Roma"), City(id: 1, name: "Ulm"), City(id: 3, name: "Bonn")])
    #expect(difference.description == "insert 0.2, move 0.1→0.0, change 0.1→0.0")
  }
}
