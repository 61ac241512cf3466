import Foundation
import ListControllers
import Testing

/// Content is inset by what bars cover.
@MainActor struct FloatingBarListTests {
  private func bar(_ y: CGFloat, _ height: CGFloat, over screen: TallScreen) -> UIView {
    let bar = UIView(frame: CGRect(x: 0, y: y, width: 320, height: height))
    screen.window.addSubview(bar)
    screen.list.floatingBars.append(bar)
    HeadlessRunLoop.tick()
    return bar
  }

  private let rows = (0..<50).map { TallRow(id: $0) }

  @Test(arguments: TallScreen.Kind.allCases)
  func `the first and the last row can be scrolled out from under bars`(_ kind: TallScreen.Kind) {
    let screen = TallScreen(kind, rows)
    _ = bar(0, 50, over: screen)
    _ = bar(580, 60, over: screen)
    let indicators = screen.view.verticalScrollIndicatorInsets
    #expect((screen.top(of: 0), indicators.top, indicators.bottom) == (50, 50, 60))
    let goals: [(id: Int, position: ListScrollPosition)] = [
      (49, .end), (20, .start), (19, .nearest),
    ]
    var tops: [CGFloat?] = []
    for goal in goals where screen.scroll(to: goal.id, at: goal.position) == true {
      tops.append(screen.top(of: goal.id))
    }
    #expect(tops == [480, 50, 50])
  }

  @Test func `the insets follow the highest bar over the list, and leave those of the app`() {
    let screen = TallScreen(.table, rows)
    screen.view.contentInset.bottom = 7
    let bar = bar(600, 40, over: screen)
    var insets = [screen.view.contentInset.bottom]
    let changes: [() -> Void] = [
      { bar.frame.origin.y = 560 }, { bar.isHidden = true }, { bar.isHidden = false },
      { bar.alpha = 0 },
      {
        bar.alpha = 1
        bar.removeFromSuperview()
      },
    ]
    for change in changes {
      change()
      HeadlessRunLoop.tick()
      insets.append(screen.view.contentInset.bottom)
    }
    #expect(insets == [47, 87, 7, 87, 7, 7])
    let other = TallScreen(.table, rows)
    _ = self.bar(600, 40, over: other)
    _ = self.bar(540, 100, over: other)
    insets = [other.view.contentInset.bottom]
    // One below the list, and one beside it, don't count.
    _ = self.bar(640, 100, over: other)
    insets.append(other.view.contentInset.bottom)
    self.bar(400, 240, over: other).frame.origin.x = 320
    HeadlessRunLoop.tick()
    #expect(insets + [other.view.contentInset.bottom] == [100, 100, 100])
    // The safe area is counted once.
    let safe = TallScreen(.table, rows)
    safe.list.additionalSafeAreaInsets.bottom = 30
    safe.window.layoutIfNeeded()
    _ = self.bar(560, 80, over: safe)
    #expect((safe.view.contentInset.bottom, safe.view.adjustedContentInset.bottom) == (50, 80))
  }

  @Test func `a bar moves the last row of a list that is anchored at its end, and no other row`() {
    let reading = TallScreen(.table, rows)
    reading.user.scroll(reading.view, by: 250)
    _ = self.bar(0, 50, over: reading)
    #expect(reading.top(of: 2) == -50)
    let screen = TallScreen(.table, rows, anchor: .end)
    let bar = bar(580, 60, over: screen)
    HeadlessRunLoop.tick()
    #expect(screen.top(of: 49) == 480)
    bar.isHidden = true
    HeadlessRunLoop.tick()
    HeadlessRunLoop.tick()
    #expect(screen.top(of: 49) == 540)
  }

  @Test(arguments: TallScreen.Kind.allCases)
  func `a list that is anchored at its end shows it when a bar leaves too little room`(
    _ kind: TallScreen.Kind
  ) {
    for (anchor, top) in [(ListAnchor.end, 28), (.beginning, 40)] as [(ListAnchor, CGFloat)] {
      let screen = TallScreen(kind, [TallRow(id: 0, height: 612)], anchor: anchor)
      HeadlessRunLoop.tick()
      let bar = bar(0, 40, over: screen)
      HeadlessRunLoop.tick()
      #expect(screen.top(of: 0) == top, "\(anchor)")
      bar.isHidden = true
      HeadlessRunLoop.tick()
      HeadlessRunLoop.tick()
      #expect(screen.top(of: 0) == 0, "\(anchor)")
    }
  }
}
