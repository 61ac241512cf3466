import ListControllers

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey:
      Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let list = UITableViewController(style: .plain)
    list.title = "Contacts"
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
