/// A scene that has windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The visible windows of the scene, backmost first. UIKit's array also contains hidden windows.
  open var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }

  /// The window of the scene that receives keyboard input.
  open internal(set) weak var keyWindow: UIWindow?

  /// The screen that displays the scene.
  open var screen: UIScreen { .main }

  /// The traits of the scene: those of its screen and those that it overrides.
  open var traitCollection: UITraitCollection { overriding(screen.traitCollection) }

  /// Tells the scene that its traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
