import Foundation
import ListControllers
import Testing

/// A list says what stays in place: its beginning, its end, or what the user reads.
@MainActor @Suite(.timeLimit(.minutes(5))) struct AnchoredListTests {
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
    screen.rows = rows(5..<60)
    #expect(screen.top(of: 10) == 0)
    #expect(screen.view.contentOffset.y == 500)
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
    let screen = TallScreen(kind, variousRows(50), anchor: .end)
    #expect(screen.top(of: 49) == 640 - screen.rows[49].height)
    screen.rows = variousRows(60)
    #expect(screen.top(of: 59) == 640 - screen.rows[59].height)
  }

  @Test(arguments: TallScreen.Kind.allCases)
  func `its end is shown when the first rows arrive`(_ kind: TallScreen.Kind) {
    let screen = TallScreen(kind, [], anchor: .end)
    screen.rows = variousRows(50)
    #expect(screen.top(of: 49) == 640 - screen.rows[49].height)
  }

  @Test(arguments: TallScreen.Kind.allCases)
  func `a user who reads above the end isn't moved, and one who comes back is`(
    _ kind: TallScreen.Kind
  ) {
    let screen = TallScreen(kind, rows(0..<50), anchor: .end)
    screen.user.scroll(screen.view, by: -2)
    screen.rows = rows(0..<60)
    #expect(screen.top(of: 49) == 542)
    screen.scrollToEnd()
    #expect(screen.top(of: 59) == 540)
    screen.rows = rows(0..<61)
    #expect(screen.top(of: 60) == 540)
  }

  @Test func `rows above the end that come or go leave the end in place`() {
    let screen = TallScreen(.table, rows(0..<50), anchor: .end)
    screen.rows = rows(10..<50)
    #expect(screen.top(of: 49) == 540)
    screen.rows = rows(0..<50)
    #expect(screen.top(of: 49) == 540)
  }

  @Test func `while the user touches the list, it doesn't follow its end`() {
    let screen = TallScreen(.table, rows(0..<50), anchor: .end)
    var count = 0
    screen.list.onDrag = {
      count += 1
      screen.rows = rows(0..<60)
    }
    screen.user.scroll(screen.view, by: 0)
    #expect(count == 1)
    #expect(screen.top(of: 49) == 540)
  }

  @Test(arguments: TallScreen.Kind.allCases)
  func `what is at the bottom stays there when the view is resized`(_ kind: TallScreen.Kind) {
    let screen = TallScreen(kind, rows(0..<50), anchor: .end)
    func resize(_ height: CGFloat) {
      screen.window.frame.size.height = height
      screen.window.layoutIfNeeded()
    }
    resize(400)
    #expect(screen.top(of: 49) == 300)
    resize(640)
    #expect(screen.top(of: 49) == 540)
    screen.user.scroll(screen.view, by: -250)
    #expect(screen.top(of: 47) == 590)
    resize(400)
    #expect(screen.top(of: 47) == 350)
    resize(640)
    #expect(screen.top(of: 47) == 590)
  }

  @Test(arguments: TallScreen.Kind.allCases)
  func `rows that don't fill a view stay below its inset when it is resized`(
    _ kind: TallScreen.Kind
  ) {
    let screen = TallScreen(kind, rows(0..<2), anchor: .end)
    screen.view.contentInset.top = 50
    screen.view.contentOffset.y = -50
    for height: CGFloat in [640, 400, 500] {
      screen.window.frame.size.height = height
      #expect(screen.top(of: 0) == 50)
    }
  }

  @Test(arguments: TallScreen.Kind.allCases)
  func `rows whose heights change at the end leave no gap below it`(_ kind: TallScreen.Kind) {
    for anchor in [ListAnchor.beginning, .end] {
      let screen = TallScreen(kind, rows(0..<50), anchor: anchor)
      screen.scrollToEnd()
      var rows = screen.rows
      // The content becomes lower, by less than the first row that becomes so.
      rows[44].height = 40
      rows[45].height = 103
      screen.rows = rows
      #expect(screen.view.contentOffset.y == screen.view.contentSize.height - 640, "\(anchor)")
      #expect(screen.top(of: 49) == 540, "\(anchor)")
    }
  }

  @Test(arguments: TallScreen.Kind.allCases)
  func `the end stays in place when the text size changes`(_ kind: TallScreen.Kind) {
    for anchor in [ListAnchor.beginning, .end] {
      let screen = TallScreen(kind, rows(0..<50), anchor: anchor)
      screen.scrollToEnd()
      for factor: CGFloat in [1.5, 1] {
        screen.window.traitOverrides.preferredContentSizeCategory =
          factor > 1 ? .extraExtraLarge : .large
        screen.window.layoutIfNeeded()
        HeadlessRunLoop.tick()
        screen.window.layoutIfNeeded()
        let view = screen.view
        #expect(view.contentOffset.y <= view.contentSize.height - 640, "\(anchor), \(factor)")
        if anchor == .end { #expect(screen.top(of: 49) == 640 - 100 * factor) }
      }
    }
  }

  @Test func `other anchors keep the top of a view that is resized`() {
    for anchor in [ListAnchor.beginning, .object] {
      let screen = TallScreen(.table, rows(0..<50), anchor: anchor)
      screen.user.scroll(screen.view, by: 230)
      screen.window.frame.size.height = 400
      #expect(screen.top(of: 2) == -30)
    }
  }

  @Test(arguments: TallScreen.Kind.allCases, [ListAnchor.beginning, .object, .end])
  func `the first visible row keeps its place at another width`(
    _ kind: TallScreen.Kind, anchor: ListAnchor
  ) throws {
    let screen = TallScreen(kind, variousRows(200), anchor: anchor)
    #expect(screen.scroll(to: 100, at: .start) == true)
    screen.user.scroll(screen.view, by: 7)
    HeadlessRunLoop.tick()
    let first = try #require(screen.places.first)
    #expect(first.top == -7)
    // The rows above were never shown at the other width.
    for size in [CGSize(width: 640, height: 320), CGSize(width: 320, height: 640)] {
      screen.window.frame.size = size
      HeadlessRunLoop.tick()
      #expect(screen.top(of: first.id) == -7, "\(size)")
    }
  }

  @Test(arguments: TallScreen.Kind.allCases)
  func `a row near the end keeps its place at another width`(_ kind: TallScreen.Kind) throws {
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
  }

  @Test func `the beginning stays at another width, and so does a row above new ones`() {
    let screen = TallScreen(.table, variousRows(200), anchor: .beginning)
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

  @Test func `a list that is anchored elsewhere opens at its beginning`() {
    for anchor in [ListAnchor.beginning, .object] {
      let screen = TallScreen(.table, rows(0..<50), anchor: anchor)
      #expect(screen.view.contentOffset.y == 0)
    }
  }

  @Test func `a list that returns to the screen stays where the user left it`() {
    let screen = TallScreen(.table, rows(0..<50), anchor: .end)
    screen.user.scroll(screen.view, by: -1_000)
    let offset = screen.view.contentOffset
    screen.window.rootViewController = UIViewController()
    screen.window.layoutIfNeeded()
    screen.window.rootViewController = screen.list
    screen.window.layoutIfNeeded()
    #expect(screen.view.contentOffset == offset)
  }
}
