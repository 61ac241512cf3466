import Foundation
import HeadlessScreens
import HeadlessUIKit
import Testing

/// Views in place of titles.
@MainActor @Suite(.serialized) struct TitleViewTests {
  private func lines(of controller: UIViewController) -> [String] {
    UIWindow.showing(controller) { window in
      TextScreen().snapshot(of: window).split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test func `a title view is drawn in place of the title`() {
    let controller = UIViewController()
    controller.title = "Name"
    let label = UILabel()
    label.text = "View"
    let navigation = UINavigationController(rootViewController: controller)
    let name = lines(of: navigation)
    controller.navigationItem.titleView = label
    #expect([name, lines(of: navigation)] == [["Name"], ["View"]])
  }
}
