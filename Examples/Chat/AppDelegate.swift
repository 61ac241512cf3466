import ListControllers

/// A conversation with a bot that remembers everything and understands little.
///
///     swift run Chat      # opens at the last message
///     swift run Chat 120  # opens at message 120
@main final class AppDelegate: UIResponder, UIApplicationDelegate, CommandLineApp {
  static let usage = "[MESSAGE]"

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
