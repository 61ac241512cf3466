import Foundation
import ListControllers
import Testing

/// Content is inset by what bars cover.
@MainActor @Suite(.timeLimit(.minutes(5))) struct FloatingBarListTests {
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
    #expect(screen.top(of: 0) == 50)
    #expect(screen.view.verticalScrollIndicatorInsets.top == 50)
    #expect(screen.view.verticalScrollIndicatorInsets.bottom == 60)
    #expect(screen.scroll(to: 49, at: .end) == true)
    #expect(screen.top(of: 49) == 480)
    #expect(screen.scroll(to: 20, at: .start) == true)
    #expect(screen.top(of: 20) == 50)
    #expect(screen.scroll(to: 19) == true)
    #expect(screen.top(of: 19) == 50)
  }

  @Test func `the insets follow a bar, and leave those of the app`() {
    let screen = TallScreen(.table, rows)
    screen.view.contentInset.bottom = 7
    let bar = bar(600, 40, over: screen)
    #expect(screen.view.contentInset.bottom == 47)
    bar.frame.origin.y = 560
    HeadlessRunLoop.tick()
    #expect(screen.view.contentInset.bottom == 87)
    bar.isHidden = true
    HeadlessRunLoop.tick()
    #expect(screen.view.contentInset.bottom == 7)
    bar.isHidden = false
    HeadlessRunLoop.tick()
    #expect(screen.view.contentInset.bottom == 87)
    bar.alpha = 0
    HeadlessRunLoop.tick()
    #expect(screen.view.contentInset.bottom == 7)
    bar.alpha = 1
    bar.removeFromSuperview()
    HeadlessRunLoop.tick()
    #expect(screen.view.contentInset.bottom == 7)
  }

  @Test func `the higher one of two bars counts, and one beside the list doesn't`() {
    let screen = TallScreen(.table, rows)
    _ = bar(600, 40, over: screen)
    _ = bar(540, 100, over: screen)
    #expect(screen.view.contentInset.bottom == 100)
    _ = bar(640, 100, over: screen)
    #expect(screen.view.contentInset.bottom == 100)
    let beside = bar(400, 240, over: screen)
    beside.frame.origin.x = 320
    HeadlessRunLoop.tick()
    #expect(screen.view.contentInset.bottom == 100)
  }

  @Test func `the safe area is counted once`() {
    let screen = TallScreen(.table, rows)
    screen.list.additionalSafeAreaInsets.bottom = 30
    screen.window.layoutIfNeeded()
    _ = bar(560, 80, over: screen)
    #expect(screen.view.contentInset.bottom == 50)
    #expect(screen.view.adjustedContentInset.bottom == 80)
  }

  @Test func `a list that is anchored at its end shows its last row above a bar`() {
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

  @Test func `a user who reads isn't moved by a bar`() {
    let screen = TallScreen(.table, rows)
    screen.user.scroll(screen.view, by: 250)
    _ = bar(0, 50, over: screen)
    #expect(screen.top(of: 2) == -50)
  }
}
