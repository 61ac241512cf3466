import ListControllers

/// A scene delegate that shows the address book.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let navigation = UINavigationController(rootViewController: ContactsController(people: people))
    navigation.navigationBar.prefersLargeTitles = true
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    self.window = window
  }

  /// The people in the file on the command line, or in the sample file.
  private var people: [Person] {
    let arguments = CommandLine.appArguments
    guard arguments.count < 2 else {
      CommandLine.fail("Contacts opens only one file. Usage: Contacts \(AppDelegate.usage)")
    }
    guard let path = arguments.first ?? Resources.url(of: "People.vcf")?.path else {
      CommandLine.fail("The sample file is missing.")
    }
    do {
      return try ContactsFile.read(path)
    } catch {
      CommandLine.fail(error.description)
    }
  }
}
