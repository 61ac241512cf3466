import ListData
import Testing

struct LoadStateTests {
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
    var moved = state
    let isMoved = moved.advance(on: event)
    #expect([state.next(on: event), moved] == [expected, expected ?? state])
    #expect(isMoved == (expected != nil))
  }

  @Test(arguments: LoadState.allCases)
  func `a load in progress can't start again, and only it can end`(_ state: LoadState) {
    let starts = [LoadEvent.start, .refresh].contains { state.next(on: $0) != nil }
    let ends = [LoadEvent.finish, .finishEmpty, .fail, .cancel].map { state.next(on: $0) != nil }
    let isUnderWay = [.loading, .refreshing].contains(state)
    #expect([state.isUnderWay, !starts] + ends == Array(repeating: isUnderWay, count: 6))
  }
}
