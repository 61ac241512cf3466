import ListControllers

/// Settings, in a list that has many capabilities and forwards nothing.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: SettingsController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
