import HeadlessUIKit
import Testing

@testable import HeadlessScreens

@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct ToolbarScreenTests {
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
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let text = TextScreen().snapshot(of: window)
    #expect(text.contains("[Sort]") && text.contains("[+]") && text.contains("[Pick]"))
    let touch = ScreenTouch(window: window)
    for (item, frame) in toolbar.shownItems {
      let point = toolbar.convert(CGPoint(x: frame.midX, y: frame.midY), to: window)
      #expect(touch.tap(at: point), "\(item.title ?? "")")
    }
    #expect(log == ["Sort", "add"] && window.shownMenu != nil)
    window.shownMenu = nil
    // Between the items.
    #expect(!touch.tap(at: CGPoint(x: 160, y: 422)))
    toolbar.items?[0].isEnabled = false
    #expect(!touch.tap(at: CGPoint(x: 30, y: 422)))
    toolbar.items = nil
    #expect(TextScreen().snapshot(of: window).isEmpty)
  }

  @Test func `a view of a toolbar is shown in its place`() throws {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 320, height: 44))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
    label.text = "3 selected"
    toolbar.items = [.flexibleSpace(), UIBarButtonItem(customView: label)]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(toolbar)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    #expect(window.texts == ["3 selected"])
    #expect(window.groups { $0 == .control }.isEmpty)
    #expect(TextScreen().snapshot(of: window).contains("3 selected"))
  }
}
