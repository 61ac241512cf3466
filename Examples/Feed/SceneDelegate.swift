import ListControllers
import Requests

/// A scene delegate that shows the pages.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var server: PageServer?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let controller = FeedController(feed)
    let window = UIWindow(windowScene: scene)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
  }

  /// The feed on the command line, or one that the app serves itself.
  private var feed: Feed {
    do {
      let options = try FeedOptions(
        CommandLine.appArguments, environment: ProcessInfo.processInfo.environment)
      if let url = options.url { return Feed(url: url, token: options.token) }
      let server = try PageServer()
      self.server = server
      return Feed(url: server.url, title: "Elements")
    } catch {
      CommandLine.fail("\(error)")
    }
  }
}
