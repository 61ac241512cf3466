import HeadlessScreens
import HeadlessUIKit
import Testing

/// The title of a back button.
@MainActor struct BackButtonTests {
  final class LateTitle: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Late"
    }
  }

  private func screen(of navigation: UINavigationController) -> String {
    UIWindow.showing(navigation, height: 200) { TextScreen().snapshot(of: $0) }
  }

  @Test func `a controller whose view isn't loaded has the title Back, until its title is set`() {
    let root = LateTitle()
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(UIViewController(), animated: false)
    let stack = UINavigationController()
    stack.viewControllers = [LateTitle(), UIViewController()]
    #expect([navigation, stack].map { screen(of: $0).contains("Back") } == [true, true])
    root.loadViewIfNeeded()
    let text = screen(of: navigation)
    #expect(text.contains("Late") && !text.contains("Back"))
  }
}
