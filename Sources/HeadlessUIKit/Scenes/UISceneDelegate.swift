public import Foundation

/// The methods that respond to a scene's life cycle. All are optional; by default nothing is done.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is added to the app: the place to make its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when a scene was removed from the app.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when a scene became active and receives events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when a scene is about to stop receiving events.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when a scene is about to come to the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when a scene went to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { OptionalMethod.absent() }
  public func sceneDidDisconnect(_ scene: UIScene) { OptionalMethod.absent() }
  public func sceneDidBecomeActive(_ scene: UIScene) { OptionalMethod.absent() }
  public func sceneWillResignActive(_ scene: UIScene) { OptionalMethod.absent() }
  public func sceneWillEnterForeground(_ scene: UIScene) { OptionalMethod.absent() }
  public func sceneDidEnterBackground(_ scene: UIScene) { OptionalMethod.absent() }
}

/// The delegate of a scene that has windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window; on iOS, the delegate keeps it alive here.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { OptionalMethod.absent(nil) }
    set { OptionalMethod.absent() }
  }
}
