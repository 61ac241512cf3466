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

@Suite(.timeLimit(.minutes(5))) struct StateMachineTests {
  @Test func `advance steps, and resets past the end`() {
    var order = SortOrder.name
    let seen = (0..<4).map { _ in
      order.advance()
      return order
    }
    #expect(seen == [.date, .size, .name, .date])
  }

  @Test func `reverse steps back, and resets past the beginning`() {
    var order = SortOrder.size
    let seen = (0..<4).map { _ in
      order.reverse()
      return order
    }
    #expect(seen == [.date, .name, .name, .name])
  }

  @Test func `the ends have no adjacent elements`() {
    #expect(SortOrder.name.previous() == nil)
    #expect(SortOrder.size.next() == nil)
    #expect(SortOrder.date.next() == .size)
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
