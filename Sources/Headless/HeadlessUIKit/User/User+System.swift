public import Foundation

extension User {
  /// Opens a URL in a scene, as another app does.
  public func open(_ url: URL, in scene: UIScene) {
    scene.delegateChain.notify("scene(_:openURLContexts:)") {
      $0.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    }
    HeadlessRunLoop.tick()
  }

  /// Uses so much memory in other apps that the app is warned.
  public func runLowOnMemory() {
    UIApplication.shared.warnOfLowMemory()
    HeadlessRunLoop.tick()
  }
}
