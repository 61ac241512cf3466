import ListData
import Testing

@Suite(.timeLimit(.minutes(5))) struct LoadStateTests {
  /// The documented table: a row a state, a column an event.
  static let table: [LoadState: [LoadEvent: LoadState]] = [
    .idle: [.start: .loading],
    .loading: [.finish: .loaded, .finishEmpty: .empty, .fail: .failed, .cancel: .idle],
    .loaded: [.start: .loading, .refresh: .refreshing],
    .empty: [.refresh: .refreshing],
    .refreshing: [.finish: .loaded, .finishEmpty: .empty, .fail: .failed, .cancel: .loaded],
    .failed: [.start: .loading, .refresh: .refreshing],
  ]

  @Test(arguments: LoadState.allCases, LoadEvent.allCases)
  func `each event changes each state as the table states`(_ state: LoadState, _ event: LoadEvent) {
    let expected = Self.table[state]?[event]
    #expect(state.next(on: event) == expected)
    var moved = state
    #expect(moved.advance(on: event) == (expected != nil))
    #expect(moved == expected ?? state)
  }

  @Test(arguments: LoadState.allCases)
  func `a load in progress can't start again, and only it can end`(_ state: LoadState) {
    let starts = [LoadEvent.start, .refresh].contains { state.next(on: $0) != nil }
    let ends = [LoadEvent.finish, .finishEmpty, .fail, .cancel].map { state.next(on: $0) != nil }
    #expect(starts == !state.isUnderWay)
    #expect(ends.allSatisfy { $0 == state.isUnderWay })
    #expect(state.isUnderWay == [.loading, .refreshing].contains(state))
  }
}
