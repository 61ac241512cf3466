import Foundation
import HeadlessScreens
import HeadlessUIKit
import Testing

/// Views in place of titles.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct TitleViewTests {
  private func lines(of controller: UIViewController) -> [String] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    return TextScreen().snapshot(of: window).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `a title view is drawn in place of the title`() {
    let controller = UIViewController()
    controller.title = "Name"
    let label = UILabel()
    label.text = "View"
    let navigation = UINavigationController(rootViewController: controller)
    #expect(lines(of: navigation) == ["Name"])
    controller.navigationItem.titleView = label
    #expect(lines(of: navigation) == ["View"])
  }
}
