public import Foundation

/// The methods that respond to a scene's life cycle. All are optional and do nothing by default.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells the delegate that a scene is being added to the app. The delegate creates its window
  /// here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Tells the delegate that a scene was removed from the app.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Tells the delegate that a scene became active and receives events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells the delegate that a scene is about to stop receiving events.
  func sceneWillResignActive(_ scene: UIScene)
  /// Tells the delegate that a scene is about to enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells the delegate that a scene entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Tells the delegate to open URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Returns an activity with the state of a scene that entered the background, or nil.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// Does nothing by default.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func sceneDidDisconnect(_ scene: UIScene) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func sceneDidBecomeActive(_ scene: UIScene) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func sceneWillResignActive(_ scene: UIScene) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func sceneWillEnterForeground(_ scene: UIScene) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func sceneDidEnterBackground(_ scene: UIScene) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    OptionalMethod.absent()
  }
  /// Returns nil by default.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    OptionalMethod.absent(nil)
  }
}

/// The delegate of a scene that has windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The main window of the scene. On iOS, this property keeps it alive.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Returns nil by default. Setting it has no effect.
  public var window: UIWindow? {
    get { OptionalMethod.absent(nil) }
    set { OptionalMethod.absent() }
  }
}
