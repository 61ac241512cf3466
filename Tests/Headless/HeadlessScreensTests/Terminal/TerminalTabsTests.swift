import Foundation
import HeadlessUIKit
import Testing

@testable import HeadlessScreens

/// Tab bars, sheets and columns on screens.
@MainActor @Suite(.serialized) struct TerminalTabsTests {
  private func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    let first = NamesController([(nil, ["Ada", "Alan"])])
    let second = NamesController([(nil, (1...20).map { "Row \($0)" })])
    second.title = "More"
    second.tabBarItem.badgeValue = "3"
    tabs.viewControllers = [first, second].map { UINavigationController(rootViewController: $0) }
    return tabs
  }

  @Test func `a tab bar is a line at the end, which keys reach and operate`() {
    let tabs = tabs()
    TerminalDriver.run(tabs) { driver in
      #expect(driver.lines.contains { $0.contains("[Names]") && $0.contains("More (3)") })
      #expect(driver.marks([.down, .down], [.right]) == ["[Names]", "More (3)"])
      driver.press(.enter)
      #expect(tabs.selectedIndex == 1)
      #expect(driver.line("Row 1") != nil && driver.line("Ada") == nil)
      #expect(driver.line("[More (3)]").map { $0 > driver.line("Row 8") ?? .max } == true)
    }
  }

  @Test func `a tap on a picture's tab selects it`() {
    let tabs = tabs()
    UIWindow.showing(tabs, width: 300, height: 500) { window in
      let touch = ScreenTouch(window: window)
      let hits = Scene(of: window).hits(at: CGPoint(x: 225, y: 470))
      #expect(hits.map(\.role) == [.tab(1), .tabBar])
      #expect(!touch.tap(at: CGPoint(x: 225, y: 448)) || tabs.selectedIndex == 0)
      let isMet = touch.tap(at: CGPoint(x: 225, y: 470))
      #expect((isMet, tabs.selectedIndex, touch.controller?.title) == (true, 1, "More"))
      tabs.tabBar.items?[0].isEnabled = false
      #expect(!touch.tap(at: CGPoint(x: 75, y: 470)))
    }
  }

  @Test func `a tap beside a sheet dismisses it, and one inside does not`() {
    let (root, front) = (UIViewController(), UIViewController())
    UIWindow.showing(root, width: 300, height: 500) { window in
      front.sheetPresentationController?.detents = [.medium()]
      root.present(front, animated: false)
      let touch = ScreenTouch(window: window)
      #expect(!touch.tap(at: CGPoint(x: 100, y: 400)) && root.presentedViewController === front)
      #expect(touch.tap(at: CGPoint(x: 100, y: 100)) && root.presentedViewController == nil)
      front.isModalInPresentation = true
      root.present(front, animated: false)
      #expect(!touch.escape() && root.presentedViewController === front)
      root.dismiss(animated: false)
    }
  }

  @Test func `the bars of columns have their own buttons`() {
    let old = UITraitCollection.current
    UITraitCollection.current = UITraitCollection(traitsFrom: [
      old, UITraitCollection(horizontalSizeClass: .regular),
    ])
    defer { UITraitCollection.current = old }
    var taps: [String] = []
    func column(_ title: String) -> UIViewController {
      let controller = NamesController([(nil, ["\(title) 1"])])
      controller.title = title
      controller.setBarButton("Go") { taps.append(title) }
      return controller
    }
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(column("Left"), for: .primary)
    split.setViewController(column("Right"), for: .secondary)
    UIWindow.showing(split, width: 1000, height: 500) { window in
      let touch = ScreenTouch(window: window)
      #expect(touch.tap(at: CGPoint(x: 290, y: 20)) && touch.tap(at: CGPoint(x: 970, y: 20)))
      #expect(taps == ["Left", "Right"] && touch.controller?.title == "Right")
      let text = TextScreen(columns: 100).snapshot(of: window)
      #expect(text.contains("Left 1") && text.contains("Right 1"))
    }
  }
}
