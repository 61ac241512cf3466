import ListControllers

/// A scene delegate that shows the to-do list.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let navigation = UINavigationController(rootViewController: TodoController(todos))
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
  }

  /// The store of the file on the command line, or of the file in the user's data folder.
  private var todos: TodoStore {
    let arguments = CommandLine.appArguments
    guard arguments.count < 2 else {
      CommandLine.fail("Tasks opens only one file. Usage: Tasks \(AppDelegate.usage)")
    }
    do {
      return try TodoStore(path: arguments.first ?? TodoStore.defaultPath())
    } catch {
      CommandLine.fail("\(error)")
    }
  }
}
