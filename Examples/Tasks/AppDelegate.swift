import ListControllers

/// A list of things to do, in a database file.
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(
      rootViewController: TodoController(todos))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// The file that the command line names, or the one in the user's data folder.
  private var todos: TodoStore {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count < 2 else { stop("Usage: Tasks [FILE]") }
    do {
      return try TodoStore(path: arguments.first ?? TodoStore.defaultPath())
    } catch {
      stop("\(error)")
    }
  }

  /// Says why there is nothing to show, and ends.
  private func stop(_ reason: String) -> Never {
    FileHandle.standardError.write(Data((reason + "\n").utf8))
    exit(1)
  }
}
