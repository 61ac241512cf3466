import ListControllers

/// A scene delegate that shows the conversation.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var server: ChatServer?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    self.window = window
  }

  /// The controller of a conversation that the app serves itself.
  private var controller: ChatController {
    do {
      let options = try ChatOptions(CommandLine.appArguments)
      let server = try ChatServer()
      self.server = server
      return ChatController(ChatClient(url: server.url), startingAt: options.message)
    } catch {
      CommandLine.fail("\(error)")
    }
  }
}
