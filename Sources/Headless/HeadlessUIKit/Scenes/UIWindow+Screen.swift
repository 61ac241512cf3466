import Foundation

extension UIWindow {
  /// A new window that fills the screen of the current ``DeviceModel`` in a scene of its own, for
  /// pictures of what no running app shows.
  package static var onScreen: UIWindow {
    let session = UISceneSession(role: .windowApplication)
    return WindowOfOwnScene(
      UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions()))
  }
}

/// A window that keeps its scene, which the app doesn't know.
private final class WindowOfOwnScene: UIWindow {
  private let scene: UIWindowScene

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init(windowScene: scene)
  }

  required init?(coder: NSCoder) { nil }
}
