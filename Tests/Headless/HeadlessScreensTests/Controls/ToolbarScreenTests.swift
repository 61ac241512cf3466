import HeadlessUIKit
import Testing

@testable import HeadlessScreens

@MainActor @Suite(.serialized) struct ToolbarScreenTests {
  @Test func `a toolbar shows its items, and taps reach them`() {
    let controller = UIViewController()
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 320, height: 44))
    var log: [String] = []
    toolbar.items = [
      UIBarButtonItem(primaryAction: UIAction(title: "Sort") { log.append($0.title) }),
      .flexibleSpace(),
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in log.append("add") }),
      UIBarButtonItem(title: "Pick", menu: UIMenu(children: [UIAction(title: "One") { _ in }])),
    ]
    controller.view.addSubview(toolbar)
    UIWindow.showing(controller) { window in
      let text = TextScreen().snapshot(of: window)
      #expect(["[Sort]", "[+]", "[Pick]"].filter { !text.contains($0) } == [])
      let touch = ScreenTouch(window: window)
      for (item, frame) in toolbar.shownItems {
        #expect(touch.tap(at: toolbar.convert(frame.center, to: window)), "\(item.title ?? "")")
      }
      #expect(log == ["Sort", "add"] && window.shownMenu != nil)
      window.shownMenu = nil
      toolbar.items?[0].isEnabled = false
      // Between the items, and at the first one.
      let isMet = [160, 30].map { touch.tap(at: CGPoint(x: $0, y: 422)) }
      #expect(isMet == [false, false])
      toolbar.items = nil
      #expect(TextScreen().snapshot(of: window).isEmpty)
    }
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `a toolbar begins where its direction does`(direction: UISemanticContentAttribute) throws {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 320, height: 44))
    toolbar.semanticContentAttribute = direction
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "Last"
    let sort = UIBarButtonItem(primaryAction: UIAction(title: "Sort") { _ in })
    toolbar.items = [sort, .flexibleSpace(), UIBarButtonItem(customView: label)]
    UIWindow.showing(toolbar) { window in
      let places = [
        window.center(of: .control)?.x,
        (toolbar.accessibilityElements?.first as? UIAccessibilityElement)?.accessibilityFrame.midX,
        label.convert(label.bounds, to: window).midX,
      ].map { $0.map { $0 < 160 } }
      let isAtLeft = direction == .forceLeftToRight
      #expect(places == [isAtLeft, isAtLeft, !isAtLeft])
    }
  }

  @Test func `a view of a toolbar is shown in its place`() throws {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 320, height: 44))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "3 selected"
    toolbar.items = [.flexibleSpace(), UIBarButtonItem(customView: label)]
    UIWindow.showing(toolbar) { window in
      let controls = window.groups { $0 == .control }.count
      #expect((window.texts, controls) == (["3 selected"], 0))
      #expect(TextScreen().snapshot(of: window).contains("3 selected"))
    }
  }
}
