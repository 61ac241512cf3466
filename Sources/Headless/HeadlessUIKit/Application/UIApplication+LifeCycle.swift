import Foundation

// The order of calls is UIKit's. At launch: will finish and did finish launching; then, with
// scenes, the configuration and the calls to the scene's delegate, or without scenes, did become
// active. At the end: will resign active and did enter background, of the scenes or of the app;
// then will terminate.

extension UIApplication {
  var delegateChain: AnswerChain<any UIApplicationDelegate> { AnswerChain(holding: delegate) }

  /// Launches the app with a delegate, and connects its first scene if it has scenes.
  ///
  /// As in UIKit, the values that the delegate returns do not stop a launch that opens no URL.
  package func launch(with delegate: any UIApplicationDelegate) {
    self.delegate = delegate
    hasScenes = false
    stateWithoutScenes = .inactive
    let earlierWindows = windows
    _ = delegateChain.ask("application(_:willFinishLaunchingWithOptions:)") {
      $0.application(self, willFinishLaunchingWithOptions: nil)
    }
    _ = delegateChain.ask("application(_:didFinishLaunchingWithOptions:)") {
      $0.application(self, didFinishLaunchingWithOptions: nil)
    }
    post(UIApplication.didFinishLaunchingNotification)
    guard connectScene() == nil else { return }
    if windows.contains(where: { $0.rootViewController == nil && !earlierWindows.contains($0) }) {
      UIKitException.raise(
        "Application windows are expected to have a root view controller at the end of "
          + "application launch")
    }
    stateWithoutScenes = .active
    delegateChain.notify("applicationDidBecomeActive(_:)") { $0.applicationDidBecomeActive(self) }
    post(UIApplication.didBecomeActiveNotification)
  }

  /// Connects a scene of a new session and makes it active. Returns nil if the app has no scenes.
  @discardableResult package func connectScene() -> UIScene? {
    let session = UISceneSession(role: .windowApplication)
    let options = UIScene.ConnectionOptions()
    let configuration = delegateChain.ask("application(_:configurationForConnecting:options:)") {
      $0.application(self, configurationForConnecting: session, options: options)
    }
    guard let configuration else { return nil }
    hasScenes = true
    session.configuration = configuration
    openSessions.insert(session)
    let scene = configuration.makeScene(for: session, options)
    session.scene = scene
    scenes.append(scene)
    scene.connect(options)
    scene.activate()
    return scene
  }

  /// Closes a scene permanently, as the user does in the app switcher. Its session is discarded.
  ///
  /// It does nothing if the scene is already closed.
  package func close(_ scene: UIScene) {
    guard scenes.contains(where: { $0 === scene }) else { return }
    scene.deactivate()
    scene.disconnect()
    openSessions.remove(scene.session)
    delegateChain.notify("application(_:didDiscardSceneSessions:)") {
      $0.application(self, didDiscardSceneSessions: [scene.session])
    }
  }

  /// Ends the app's life cycle. The caller ends the process.
  package func terminate() {
    if hasScenes {
      for scene in scenes { close(scene) }
    } else {
      delegateChain.notify("applicationWillResignActive(_:)") {
        $0.applicationWillResignActive(self)
      }
      post(UIApplication.willResignActiveNotification)
      stateWithoutScenes = .background
      delegateChain.notify("applicationDidEnterBackground(_:)") {
        $0.applicationDidEnterBackground(self)
      }
      post(UIApplication.didEnterBackgroundNotification)
    }
    delegateChain.notify("applicationWillTerminate(_:)") { $0.applicationWillTerminate(self) }
    post(UIApplication.willTerminateNotification)
  }
}
