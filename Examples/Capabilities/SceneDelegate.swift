import ListControllers

/// A scene delegate that shows the settings.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard #available(iOS 17, tvOS 17, visionOS 1, macOS 14, *),
      let scene = scene as? UIWindowScene
    else { return }
    let window = UIWindow(windowScene: scene)
    let navigation = UINavigationController(rootViewController: SettingsController())
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
  }
}
