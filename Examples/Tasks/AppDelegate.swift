import ListControllers

/// A to-do list in a database file.
@main final class AppDelegate: UIResponder, UIApplicationDelegate, CommandLineApp {
  static let usage = "[FILE]"

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
