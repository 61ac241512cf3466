public import Foundation

/// The methods that respond to the app's life cycle. All are optional; by default nothing is done.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes.
  var window: UIWindow? { get set }

  /// Called first at launch.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the app was launched; an app without scenes makes its window here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Returns the configuration of a new scene. An app whose delegate implements this method has
  /// scenes.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the user closed scenes. UIKit keeps the sessions that are open when an app ends;
  /// here the end of the app closes them.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Called when an app without scenes became active; as in UIKit, not if it has scenes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when an app without scenes is about to stop being active.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when an app without scenes went to the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when an app without scenes comes back from the background. UIKit does not call it at
  /// launch, and nothing comes back from the background in a terminal.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { OptionalMethod.absent(nil) }
    set { OptionalMethod.absent() }
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { OptionalMethod.absent(true) }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { OptionalMethod.absent(true) }
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { OptionalMethod.absent(connectingSceneSession.configuration) }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { OptionalMethod.absent() }
  public func applicationDidBecomeActive(_ application: UIApplication) { OptionalMethod.absent() }
  public func applicationWillResignActive(_ application: UIApplication) { OptionalMethod.absent() }
  public func applicationDidEnterBackground(_ application: UIApplication) {
    OptionalMethod.absent()
  }
  public func applicationWillEnterForeground(_ application: UIApplication) {
    OptionalMethod.absent()
  }
  public func applicationWillTerminate(_ application: UIApplication) { OptionalMethod.absent() }
}
