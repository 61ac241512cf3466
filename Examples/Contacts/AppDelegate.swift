import ListControllers

/// An address book: the people of a vCard or JSON file, or those of the sample.
///
/// In an Xcode app target these files run as they stand. Elsewhere the same screens are shown in the
/// terminal, or printed where the output is none.
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
