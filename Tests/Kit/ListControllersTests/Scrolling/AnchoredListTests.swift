import Foundation
import ListControllers
import Testing

/// A list says what stays in place: its beginning, its end, or what the user reads.
@MainActor struct AnchoredListTests {
  private func rows(_ ids: Range<Int>) -> [TallRow] { ids.map { TallRow(id: $0) } }

  @Test(arguments: TallScreen.Kind.allCases)
  func `at the beginning, new rows above are shown`(_ kind: TallScreen.Kind) {
    let screen = TallScreen(kind, rows(10..<60), anchor: .beginning)
    screen.rows = rows(5..<60)
    #expect(screen.top(of: 5) == 0)
    screen.user.scroll(screen.view, by: 130)
    screen.rows = rows(0..<60)
    #expect(screen.top(of: 6) == -30)
  }

  @Test(arguments: TallScreen.Kind.allCases)
  func `with an object as the anchor, it stays at the beginning, too`(_ kind: TallScreen.Kind) {
    let screen = TallScreen(kind, rows(10..<60), anchor: .object)
    #expect(screen.view.contentOffset.y == 0)
    screen.rows = rows(5..<60)
    #expect((screen.top(of: 10), screen.view.contentOffset.y) == (0, 500))
  }

  @Test(arguments: TallScreen.Kind.allCases)
  func `the first row that no bar covers stays in place`(_ kind: TallScreen.Kind) throws {
    let screen = TallScreen(kind, rows(0..<60), anchor: .object)
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 250))
    screen.window.addSubview(bar)
    screen.list.floatingBars = [bar]
    HeadlessRunLoop.tick()
    screen.user.scroll(screen.view, by: 1_030)
    let seen = try #require(screen.places.first { $0.top + 100 > 250 })
    try #require(seen.id > 1 && screen.places.first?.id != seen.id)
    screen.rows.insert(TallRow(id: 100), at: seen.id)
    #expect(screen.top(of: seen.id) == seen.top)
  }

  @Test(arguments: TallScreen.Kind.allCases)
  func `a list that is anchored at its end opens there and stays there`(_ kind: TallScreen.Kind) {
    let filled = TallScreen(kind, variousRows(50), anchor: .end)
    let empty = TallScreen(kind, [], anchor: .end)
    empty.rows = variousRows(50)
    for screen in [filled, empty] {
      #expect(screen.top(of: 49) == 640 - screen.rows[49].height)
      screen.rows = variousRows(60)
      #expect(screen.top(of: 59) == 640 - screen.rows[59].height)
    }
  }

  @Test(arguments: TallScreen.Kind.allCases)
  func `a user who reads above the end isn't moved, and one who comes back is`(
    _ kind: TallScreen.Kind
  ) {
    let screen = TallScreen(kind, rows(0..<50), anchor: .end)
    // Rows above the end that come or go leave the end in place.
    screen.rows = rows(10..<50)
    let without = screen.top(of: 49)
    screen.rows = rows(0..<50)
    #expect([without, screen.top(of: 49)] == [540, 540])
    screen.user.scroll(screen.view, by: -2)
    screen.rows = rows(0..<60)
    #expect(screen.top(of: 49) == 542)
    screen.scrollToEnd()
    #expect(screen.top(of: 59) == 540)
    screen.rows = rows(0..<61)
    #expect(screen.top(of: 60) == 540)
  }

  @Test func `a list whose end isn't in sight, or that the user touches, doesn't follow its end`() {
    let screen = TallScreen(.table, rows(0..<50), anchor: .end)
    var count = 0
    screen.list.onDrag = {
      count += 1
      screen.rows = rows(0..<60)
    }
    screen.user.scroll(screen.view, by: 0)
    #expect((count, screen.top(of: 49)) == (1, 540))
    screen.list.onDrag = {}
    screen.user.scroll(screen.view, by: -1_000)
    // The list returns to the screen.
    let offset = screen.view.contentOffset
    screen.window.rootViewController = UIViewController()
    screen.window.layoutIfNeeded()
    screen.window.rootViewController = screen.list
    screen.window.layoutIfNeeded()
    #expect(screen.view.contentOffset == offset)
  }

  @Test(arguments: TallScreen.Kind.allCases)
  func `a view that is resized keeps what its anchor says in place`(_ kind: TallScreen.Kind) {
    /// Resizes a view, and returns where a row is then.
    func top(of id: Int, at height: CGFloat, in screen: TallScreen) -> CGFloat? {
      screen.window.frame.size.height = height
      screen.window.layoutIfNeeded()
      return screen.top(of: id)
    }
    let screen = TallScreen(kind, rows(0..<50), anchor: .end)
    #expect([400, 640].map { top(of: 49, at: $0, in: screen) } == [300, 540])
    screen.user.scroll(screen.view, by: -250)
    #expect([640, 400, 640].map { top(of: 47, at: $0, in: screen) } == [590, 350, 590])
    // Rows that don't fill a view stay below its inset.
    let few = TallScreen(kind, rows(0..<2), anchor: .end)
    few.view.contentInset.top = 50
    few.view.contentOffset.y = -50
    #expect([640, 400, 500].map { top(of: 0, at: $0, in: few) } == [50, 50, 50])
    for anchor in [ListAnchor.beginning, .object] {
      let other = TallScreen(kind, rows(0..<50), anchor: anchor)
      other.user.scroll(other.view, by: 230)
      #expect(top(of: 2, at: 400, in: other) == -30)
    }
  }

  @Test(arguments: TallScreen.Kind.allCases, [ListAnchor.beginning, .end])
  func `rows whose heights change, also by the text size, leave no gap below the end`(
    _ kind: TallScreen.Kind, anchor: ListAnchor
  ) {
    let screen = TallScreen(kind, rows(0..<50), anchor: anchor)
    screen.scrollToEnd()
    var rows = screen.rows
    // The content becomes lower, by less than the first row that becomes so.
    rows[44].height = 40
    rows[45].height = 103
    screen.rows = rows
    let end = screen.view.contentSize.height - 640
    #expect((screen.view.contentOffset.y, screen.top(of: 49)) == (end, 540))
    let other = TallScreen(kind, self.rows(0..<50), anchor: anchor)
    other.scrollToEnd()
    for factor: CGFloat in [1.5, 1] {
      other.window.traitOverrides.preferredContentSizeCategory =
        factor > 1 ? .extraExtraLarge : .large
      other.window.layoutIfNeeded()
      HeadlessRunLoop.tick()
      other.window.layoutIfNeeded()
      #expect(other.view.contentOffset.y <= other.view.contentSize.height - 640, "\(factor)")
      if anchor == .end { #expect(other.top(of: 49) == 640 - 100 * factor) }
    }
  }

  @Test(arguments: TallScreen.Kind.allCases, [ListAnchor.beginning, .object, .end])
  func `the first visible row keeps its place at another width`(
    _ kind: TallScreen.Kind, anchor: ListAnchor
  ) throws {
    let screen = TallScreen(kind, variousRows(200), anchor: anchor)
    let isDone = screen.scroll(to: 100, at: .start)
    screen.user.scroll(screen.view, by: 7)
    HeadlessRunLoop.tick()
    let first = try #require(screen.places.first)
    #expect((isDone, first.top) == (true, -7))
    // The rows above were never shown at the other width.
    for size in [CGSize(width: 640, height: 320), CGSize(width: 320, height: 640)] {
      screen.window.frame.size = size
      HeadlessRunLoop.tick()
      #expect(screen.top(of: first.id) == -7, "\(size)")
    }
  }

  @Test(arguments: TallScreen.Kind.allCases)
  func `a row near the end, or the beginning, keeps its place at another width`(
    _ kind: TallScreen.Kind
  ) throws {
    for distance: CGFloat in [0, 141, 350, 500] {
      let screen = TallScreen(kind, variousRows(100), anchor: .object)
      screen.scrollToEnd()
      screen.user.scroll(screen.view, by: -distance)
      HeadlessRunLoop.tick()
      let first = try #require(screen.places.first)
      screen.window.frame.size.width = 640
      HeadlessRunLoop.tick()
      #expect(screen.top(of: first.id) == first.top, "\(distance)")
    }
    guard kind == .table else { return }
    let screen = TallScreen(kind, variousRows(200), anchor: .beginning)
    screen.window.frame.size.width = 640
    #expect(screen.top(of: 0) == 0)
    screen.user.scroll(screen.view, by: 1_000)
    HeadlessRunLoop.tick()
    let first = screen.places[0]
    // The rows have moved when the width changes.
    screen.rows = variousRows(20, from: 500) + screen.rows
    screen.window.frame.size.width = 320
    #expect(screen.places.contains { $0.id == first.id })
  }
}
