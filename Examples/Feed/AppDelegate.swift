import ListControllers

/// A list that shows the pages of a JSON API.
///
///     swift run Feed                                  # serves itself
///     swift run Feed https://api.example.com/items
///     FEED_TOKEN=… swift run Feed --token URL         # sends the token as Authorization: Bearer
@main final class AppDelegate: UIResponder, UIApplicationDelegate, CommandLineApp {
  static let usage = FeedOptions.usage

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
