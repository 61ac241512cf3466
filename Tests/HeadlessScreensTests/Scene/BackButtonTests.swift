import HeadlessScreens
import HeadlessUIKit
import Testing

/// The title of a back button.
@MainActor @Suite(.timeLimit(.minutes(5))) struct BackButtonTests {
  final class LateTitle: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Late"
    }
  }

  private func screen(of navigation: UINavigationController) -> String {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    return TextScreen().snapshot(of: window)
  }

  @Test func `a controller whose view isn't loaded has the title Back`() {
    let navigation = UINavigationController(rootViewController: LateTitle())
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(screen(of: navigation).contains("Back"))
    let stack = UINavigationController()
    stack.viewControllers = [LateTitle(), UIViewController()]
    #expect(screen(of: stack).contains("Back"))
  }

  @Test func `a title that is set later replaces it`() {
    let root = LateTitle()
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(UIViewController(), animated: false)
    root.loadViewIfNeeded()
    let text = screen(of: navigation)
    #expect(text.contains("Late") && !text.contains("Back"))
  }
}
