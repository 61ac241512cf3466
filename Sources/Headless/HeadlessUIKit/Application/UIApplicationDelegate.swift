public import Foundation

/// The methods that respond to the app's life cycle. All are optional and do nothing by default.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes.
  var window: UIWindow? { get set }

  /// Tells the delegate that launching has begun.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the app was launched. An app without scenes creates its window here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Returns the configuration of a new scene. An app has scenes if its delegate implements this
  /// method.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Tells the delegate that the user closed scenes.
  ///
  /// UIKit keeps the sessions that are open when an app ends; here, the end of the app closes them.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  /// Tells the delegate that an app without scenes became active. As in UIKit, it is not called if
  /// the app has scenes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Tells the delegate that an app without scenes is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Tells the delegate that an app without scenes entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Tells the delegate that an app without scenes is about to enter the foreground.
  ///
  /// UIKit does not call it at launch, and no terminal app comes back from the background.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Tells the delegate that the app is about to terminate.
  func applicationWillTerminate(_ application: UIApplication)
  /// Tells the delegate that memory is low.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Returns the orientations that a window supports. It is never called.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Returns nil by default. Setting it has no effect.
  public var window: UIWindow? {
    get { OptionalMethod.absent(nil) }
    set { OptionalMethod.absent() }
  }
  /// Returns true by default.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { OptionalMethod.absent(true) }
  /// Returns true by default.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { OptionalMethod.absent(true) }
  /// Returns the configuration of the session by default.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { OptionalMethod.absent(connectingSceneSession.configuration) }
  /// Does nothing by default.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func applicationDidBecomeActive(_ application: UIApplication) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func applicationWillResignActive(_ application: UIApplication) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    OptionalMethod.absent()
  }
  /// Does nothing by default.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    OptionalMethod.absent()
  }
  /// Does nothing by default.
  public func applicationWillTerminate(_ application: UIApplication) { OptionalMethod.absent() }
  /// Does nothing by default.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    OptionalMethod.absent()
  }
  /// Returns all orientations except upside down by default.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { OptionalMethod.absent(.allButUpsideDown) }
}
