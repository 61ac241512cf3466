#if os(iOS) || os(tvOS) || os(visionOS)
import Foundation
import ListControllers
import UIKit

extension UIApplication {
  /// The app of the process, or nil in a test bundle without a host app, where `shared` traps.
  static var ofProcess: UIApplication? {
    UIApplication.value(forKey: "sharedApplication") as? UIApplication
  }
}

extension UIWindow {
  /// Creates a window that isn't visible, in the app's scene if there is one.
  static func forScreen(_ size: CGSize) -> UIWindow {
    let scenes = UIApplication.ofProcess?.connectedScenes.compactMap { $0 as? UIWindowScene } ?? []
    let frame = CGRect(origin: .zero, size: size)
    let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
    guard let scene else { return UIWindow(frame: frame) }
    let window = UIWindow(windowScene: scene)
    window.frame = frame
    return window
  }

  /// Shows the window and its root view controller.
  ///
  /// Only an app has a key window: without one, `makeKeyAndVisible()` ends the process. Nothing
  /// tells the view controllers then that they appear, either.
  func showOnScreen() {
    guard UIApplication.ofProcess == nil else { return makeKeyAndVisible() }
    isHidden = false
    rootViewController?.beginAppearanceTransition(true, animated: false)
    rootViewController?.endAppearanceTransition()
  }
}

/// A pause of UIKit's animations, as long as one of its instances exists.
final class AnimationPause: Sendable {
  @MainActor private static var count = 0
  @MainActor private static var wereEnabled = true

  @MainActor init() {
    if Self.count == 0 {
      Self.wereEnabled = UIView.areAnimationsEnabled
      UIView.setAnimationsEnabled(false)
    }
    Self.count += 1
  }

  // The last reference to a screen may be released on any thread.
  deinit { DispatchQueue.main.async { MainActor.assumeIsolated { Self.end() } } }

  @MainActor private static func end() {
    count -= 1
    if count == 0 { UIView.setAnimationsEnabled(wereEnabled) }
  }
}
#endif
