import ListControllers

/// A scene delegate that shows the folder.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let navigation = UINavigationController(rootViewController: FilesController(folder))
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
  }

  /// The folder on the command line or, without one, the current folder or the app's documents.
  private var folder: File {
    let arguments = CommandLine.appArguments
    guard arguments.count < 2 else {
      CommandLine.fail("Files opens only one folder. Usage: Files \(AppDelegate.usage)")
    }
    do {
      let files = FileManager.default
      return try File(
        folder: arguments.first
          ?? File.startPath(
            in: files.currentDirectoryPath,
            documents: files.urls(for: .documentDirectory, in: .userDomainMask).first))
    } catch {
      CommandLine.fail("\(error)")
    }
  }
}
