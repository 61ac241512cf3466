import ListControllers
import Requests

/// A JSON API of pages, in a list.
///
///     swift run Feed                                  # serves itself
///     swift run Feed https://api.example.com/items
///     FEED_TOKEN=… swift run Feed --token URL         # sends the token as Authorization: Bearer
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var server: PageServer?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = FeedController(feed)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    self.window = window
    if isatty(1) == 0 { controller.waitForFirstPage() }
    return true
  }

  /// What the command line names, or pages that the app serves itself.
  private var feed: Feed {
    do {
      let options = try FeedOptions(
        Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)
      if let url = options.url { return Feed(url: url, token: options.token) }
      let server = try PageServer()
      self.server = server
      return Feed(url: server.url)
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }
}
