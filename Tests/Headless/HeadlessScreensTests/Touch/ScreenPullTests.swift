import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Fingers that pull a list beyond its top.
@MainActor @Suite(.serialized) struct ScreenPullTests {
  private let point = CGPoint(x: 100, y: 200)

  private func shown(_ body: (NamesController, ScreenTouch) -> Void) {
    let controller = NamesController([(nil, (0..<100).map { "Row \($0)" })])
    controller.loadViewIfNeeded()
    controller.refreshControl = UIRefreshControl()
    controller.shown { window in body(controller, ScreenTouch(window: window)) }
  }

  @Test func `content that is pulled goes back before it scrolls`() {
    shown { controller, touch in
      let top = controller.tableView.contentOffset.y
      var pull = ScreenPull()
      pull.scroll(touch, from: point, by: -50)
      let pulled = controller.tableView.contentOffset.y
      pull.scroll(touch, from: point, by: 200)
      #expect([pulled, controller.tableView.contentOffset.y] == [top, top + 150])
    }
  }

  @Test func `a flick scrolls on what it scrolled, and no other list in its place`() {
    shown { controller, touch in
      var pull = ScreenPull()
      pull.scroll(touch, from: point, by: 50)
      let offset = controller.tableView.contentOffset.y
      pull.glide(touch, from: point, by: 20)
      let next = NamesController([(nil, (0..<100).map { "Row \($0)" })])
      controller.navigationController?.pushViewController(next, animated: false)
      next.view.layoutIfNeeded()
      let top = next.tableView.contentOffset.y
      pull.glide(touch, from: point, by: 20)
      #expect([controller, next].map(\.tableView.contentOffset.y) == [offset + 20, top])
    }
  }

  @Test func `a finger at another place begins anew`() {
    shown { controller, touch in
      let other = CGPoint(x: 100, y: 210)
      var pull = ScreenPull()
      let pulls: [(ways: [(CGPoint, CGFloat)], end: CGPoint)] = [
        ([(point, -60), (other, -60)], other), ([(other, -60)], other),
        ([(other, -60), (other, -40)], point), ([(other, -100)], other),
      ]
      let results = pulls.map { ways, end in
        for (start, way) in ways { pull.scroll(touch, from: start, by: way) }
        return pull.release(touch, from: end)
      }
      #expect(results == [false, false, false, true])
      #expect(controller.refreshControl?.isRefreshing == true)
    }
  }

  @Test func `nothing behind an alert or a menu refreshes`() {
    shown { controller, touch in
      var pull = ScreenPull()
      var results: [Bool] = []
      pull.scroll(touch, from: point, by: -100)
      touch.window.shownMenu = ShownMenu(UIMenu(children: []), anchor: .zero, sender: nil)
      results.append(pull.release(touch, from: point))
      touch.window.shownMenu = nil
      pull.scroll(touch, from: point, by: -100)
      controller.present(
        UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: false)
      results.append(pull.release(touch, from: point))
      #expect(results == [false, false])
      #expect(controller.refreshControl?.isRefreshing == false)
    }
  }
}
