import Foundation
import Recorders
import Testing

@testable import HeadlessUIKit

/// The values of scenes and of the app: the status bar, URLs, sessions and warnings.
@MainActor @Suite(.serialized) struct SceneValuesTests {
  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    static let log = Log()
    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
      for context in urlContexts { Self.log.add(context.url.absoluteString) }
    }
  }

  private final class App: UIResponder, UIApplicationDelegate {
    let log = Log()
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = SceneDelegate.self
      return configuration
    }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { log.add("app") }
    func application(
      _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) { log.add("discarded \(sceneSessions.count)") }
  }

  private final class Bare: UIViewController {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override func didReceiveMemoryWarning() { log.add("controller") }
  }

  private func launched(_ body: (App, UIWindowScene) -> Void) {
    let app = App()
    UIApplication.shared.launch(with: app)
    defer {
      UIApplication.shared.terminate()
      UIApplication.shared.delegate = nil
    }
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else {
      Issue.record("there is no scene")
      return
    }
    body(app, scene)
  }

  @Test func `the status bar asks the frontmost controller, and the child that it names`() {
    launched { app, scene in
      let window = UIWindow(windowScene: scene)
      let bare = Bare(app.log)
      let navigation = UINavigationController(rootViewController: bare)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      @MainActor func bar() -> String {
        guard let bar = scene.statusBarManager else { return "none" }
        let style = bar.statusBarStyle == .lightContent ? "light" : "default"
        return (bar.isStatusBarHidden ? "hidden, " : "shown, ") + style
      }
      var bars = [bar()]
      navigation.isNavigationBarHidden = true
      bars.append(bar())
      let front = UIViewController()
      navigation.present(front, animated: false)
      bars.append(bar())
      front.modalPresentationCapturesStatusBarAppearance = true
      bars.append(bar())
      navigation.dismiss(animated: false)
      let tabs = UITabBarController()
      window.rootViewController = tabs
      tabs.viewControllers = [navigation]
      bars.append(bar())
      #expect(
        bars == [
          "hidden, default", "hidden, light", "hidden, light", "shown, default", "hidden, light",
        ])
      window.isHidden = true
    }
  }

  @Test func `a memory warning reaches the app, then its controllers`() {
    launched { app, scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UINavigationController(rootViewController: Bare(app.log))
      window.makeKeyAndVisible()
      User().runLowOnMemory()
      #expect(app.log.take() == ["app", "controller"])
      window.isHidden = true
    }
  }

  @Test func `a scene opens URLs, and its session can be destroyed once`() {
    launched { app, scene in
      User().open(URL(string: "app:one")!, in: scene)
      var opened: Bool?
      scene.open(URL(string: "https://example.com")!, options: nil) { opened = $0 }
      HeadlessRunLoop.tick()
      #expect((SceneDelegate.log.take(), opened) == (["app:one"], false))
      let session = scene.session
      UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
      #expect((app.log.take(), UIApplication.shared.connectedScenes) == (["discarded 1"], []))
      var code: UISceneError.Code?
      UIApplication.shared.requestSceneSessionDestruction(session, options: nil) {
        code = ($0 as? UISceneError)?.code
      }
      #expect(code == .requestDenied)
    }
  }

  @Test func `the orientation is that of the screen's shape`() {
    launched { _, scene in
      #expect(
        (scene.interfaceOrientation, scene.coordinateSpace.bounds)
          == (.portrait, scene.screen.bounds))
      let old = DeviceModel.current.size
      DeviceModel.current.size = CGSize(width: 844, height: 390)
      #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape)
      DeviceModel.current.size = old
    }
  }
}
