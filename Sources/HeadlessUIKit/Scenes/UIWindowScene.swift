/// A scene that has windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The visible windows of the scene, backmost first. UIKit's array has the hidden ones too.
  open var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }

  /// The window of the scene that receives the keyboard's input.
  open internal(set) weak var keyWindow: UIWindow?

  /// The screen that shows the scene.
  open var screen: UIScreen { .main }

  /// The traits of the scene: those of its screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// Called when the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
