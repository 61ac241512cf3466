import ListControllers

/// An address book that shows the people of a vCard or JSON file, or those of a sample.
///
/// In an Xcode app target, these files run unchanged. On other platforms, the same screens are
/// shown in the terminal, or printed if the output is not a terminal.
@main final class AppDelegate: UIResponder, UIApplicationDelegate, CommandLineApp {
  static let usage = "[FILE.vcf | FILE.json]"

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}
