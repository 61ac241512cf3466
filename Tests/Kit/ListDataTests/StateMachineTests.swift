import ListData
import Testing

private enum SortOrder: CaseIterable, StateMachine { case name, date, size }

/// A wizard that says itself what comes next.
private struct Wizard: StateMachine, Equatable {
  var page = 1
  mutating func reset() { page = 1 }
  func next() -> Wizard? { page < 3 ? Wizard(page: page + 1) : nil }
  func previous() -> Wizard? { page > 1 ? Wizard(page: page - 1) : nil }
}

struct StateMachineTests {
  @Test func `advance and reverse step, and reset past an end`() {
    func seen(from start: SortOrder, _ step: (inout SortOrder) -> Void) -> [SortOrder] {
      var order = start
      return (0..<4).map { _ in
        step(&order)
        return order
      }
    }
    #expect(seen(from: .name) { $0.advance() } == [.date, .size, .name, .date])
    #expect(seen(from: .size) { $0.reverse() } == [.date, .name, .name, .name])
    // The ends have no adjacent elements.
    #expect(
      [SortOrder.name.previous(), SortOrder.size.next(), SortOrder.date.next()]
        == [nil, nil, .size])
  }

  @Test func `a type of its own steps as it says`() {
    var wizard = Wizard(page: 3)
    wizard.advance()
    #expect(wizard == Wizard(page: 1))
    wizard.advance()
    wizard.advance()
    wizard.reverse()
    #expect(wizard == Wizard(page: 2))
  }
}
