import ListControllers

/// A table of all characters that have names: a grid of about 155,000 items, none of which is
/// there before it is seen.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(
      rootViewController: GlyphsController(table: .shared))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
