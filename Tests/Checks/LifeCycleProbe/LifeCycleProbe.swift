import Foundation
import HeadlessScreens
import HeadlessUIKit

/// Runs an app that logs its life cycle: `LifeCycleProbe plain|scene|stray|covered FILE`.
@main @MainActor enum LifeCycleProbe {
  static func main() {
    if mode == "plain" { PlainApp.main() } else { SceneApp.main() }
  }

  static var mode: String { CommandLine.arguments[1] }

  static func log(_ call: String = #function) {
    guard let file = FileHandle(forWritingAtPath: CommandLine.arguments[2]) else { return }
    _ = try? file.seekToEnd()
    try? file.write(contentsOf: Data((call + "\n").utf8))
  }

  /// Shows a window, with its size as the title.
  static func show(_ window: UIWindow) -> UIWindow {
    let controller = UITableViewController(style: .plain)
    controller.title = "\(Int(window.bounds.width)) x \(Int(window.bounds.height))"
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    return window
  }
}

/// An app without scenes.
final class PlainApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LifeCycleProbe.log("didFinishLaunching")
    window = LifeCycleProbe.show(UIWindow(frame: .zero))
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { LifeCycleProbe.log() }
  func applicationWillResignActive(_ application: UIApplication) { LifeCycleProbe.log() }
  func applicationDidEnterBackground(_ application: UIApplication) { LifeCycleProbe.log() }
  func applicationWillTerminate(_ application: UIApplication) { LifeCycleProbe.log() }
}

/// An app with a scene.
final class SceneApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    LifeCycleProbe.log("configurationForConnecting")
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) { LifeCycleProbe.log() }
  func applicationWillTerminate(_ application: UIApplication) { LifeCycleProbe.log() }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var cover: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    LifeCycleProbe.log("willConnectTo")
    guard let scene = scene as? UIWindowScene else { return }
    window = LifeCycleProbe.show(
      LifeCycleProbe.mode == "stray" ? UIWindow(frame: .zero) : UIWindow(windowScene: scene))
    if LifeCycleProbe.mode == "covered" {
      cover = UIWindow(windowScene: scene)
      cover?.isHidden = false
    }
  }

  func sceneWillEnterForeground(_ scene: UIScene) { LifeCycleProbe.log() }
  func sceneDidBecomeActive(_ scene: UIScene) { LifeCycleProbe.log() }
  func sceneWillResignActive(_ scene: UIScene) { LifeCycleProbe.log() }
  func sceneDidEnterBackground(_ scene: UIScene) { LifeCycleProbe.log() }
  func sceneDidDisconnect(_ scene: UIScene) { LifeCycleProbe.log() }
}
