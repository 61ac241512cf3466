import Testing

@testable import ListData

/// How the reports of a change are followed with numbers.
struct ObjectNumbersTests {
  private final class Object {}

  @Test func `an object that came beyond its section's end has the section numbered anew`() {
    var numbering = ObjectNumbering()
    let old = [Section(id: "", numbering.newNumbers(2))]
    let report = ObjectReport(object: Object(), source: nil, isInsertion: true)
    let change = ObjectChange([report], of: old, &numbering) { _ in [0, 5] }
    let numbers = change.numbers(ofSection: 0, named: "", count: 3, &numbering)
    #expect(numbers.count == 3)
    #expect(Set(numbers.map(\.id)).isDisjoint(with: old[0].items.map(\.id)))
  }
}
