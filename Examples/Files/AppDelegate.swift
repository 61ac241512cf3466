import ListControllers

/// The files of a folder, as an outline whose folders are read when they open.
///
///     swift run Files          # the current folder, or the documents on a phone
///     swift run Files FOLDER
@main final class AppDelegate: UIResponder, UIApplicationDelegate, CommandLineApp {
  static let usage = "[FOLDER]"

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
