import HeadlessUIKit
import Recorders

/// What every delegate of the life cycle tests logs.
///
/// It declares no conformance: a subclass that did not would not be asked for the optional methods
/// that it adds.
@MainActor class AppSpy: UIResponder {
  let log = Log()

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.add("app will finish launching")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.add("app did finish launching, \(application.applicationState)")
    return true
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { log.add("app discarded \(sceneSessions.count), \(application.openSessions.count) open") }

  func applicationDidBecomeActive(_ application: UIApplication) {
    log.add("app did become active, \(application.applicationState)")
  }
  func applicationWillResignActive(_ application: UIApplication) {
    log.add("app will resign active")
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    log.add("app did enter background, \(application.applicationState)")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    log.add("app will enter foreground")
  }
  func applicationWillTerminate(_ application: UIApplication) { log.add("app will terminate") }
}

/// The delegate of an app without scenes.
final class PlainAppSpy: AppSpy, UIApplicationDelegate {}

/// The delegate of an app with scenes.
final class SceneAppSpy: AppSpy, UIApplicationDelegate {
  var configure: (UISceneConfiguration) -> Void = { $0.delegateClass = SceneSpy.self }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    log.add("app configures a scene")
    let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
    configure(configuration)
    return configuration
  }
}

/// The delegate of a scene; it logs to the app's delegate, and shows a window.
final class SceneSpy: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private func add(_ call: String, _ scene: UIScene) {
    (UIApplication.shared.delegate as? AppSpy)?.log.add("scene \(call), \(scene.activationState)")
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    add("will connect", scene)
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidDisconnect(_ scene: UIScene) { add("did disconnect", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { add("did become active", scene) }
  func sceneWillResignActive(_ scene: UIScene) { add("will resign active", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { add("will enter foreground", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { add("did enter background", scene) }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    NSUserActivity(activityType: "list")
  }
}

/// A scene's delegate that implements nothing, and has a stored property of its own.
final class PlainSceneDelegate: UIResponder, UISceneDelegate {
  let number = 7
}

/// Runs a body in a launched app, which ends after it.
@MainActor func launched<Delegate: AppSpy & UIApplicationDelegate>(
  _ delegate: Delegate, _ body: (UIApplication, Log) throws -> Void
) rethrows {
  let app = UIApplication.shared
  app.launch(with: delegate)
  defer {
    app.terminate()
    app.delegate = nil
  }
  try body(app, delegate.log)
}
