import ListControllers

/// A board of cards: a list whose view is neither a table nor a collection view.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: BoardController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
