#if !(os(iOS) || os(tvOS) || os(visionOS))
import Foundation
import ListControllers

extension UIWindow {
  /// Creates a window that isn't visible.
  static func forScreen(_ size: CGSize) -> UIWindow {
    UIWindow(frame: CGRect(origin: .zero, size: size))
  }

  /// Shows the window and its root view controller.
  func showOnScreen() { makeKeyAndVisible() }
}

/// A pause of animations, which HeadlessUIKit doesn't have.
struct AnimationPause {}
#endif
