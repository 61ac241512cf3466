/// A scene that has windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The visible windows of the scene, backmost first. UIKit's array also contains hidden windows.
  open var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }

  /// The window of the scene that receives keyboard input.
  open internal(set) weak var keyWindow: UIWindow?

  /// The orientation of the interface, by the shape of the screen.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  /// The position and the orientation of the scene.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }
  /// Requests another orientation. It is refused, because windows are only resized: nothing
  /// happens, and the error handler isn't called.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// A Boolean value that indicates whether the scene covers the screen. It is always true.
  open var isFullScreen: Bool { true }
  /// The limits of the windows' size. They have no effect.
  open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()
  /// The windowing of the scene. It has no effect.
  open private(set) lazy var windowingBehaviors: UISceneWindowingBehaviors? =
    UISceneWindowingBehaviors()
  /// The object that knows the state of the status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(self)

  /// The screen that displays the scene.
  open var screen: UIScreen { .main }

  /// The coordinates of the scene: those of its screen, which it fills.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The traits of the scene: those of its screen and those that it overrides.
  open var traitCollection: UITraitCollection { overriding(screen.traitCollection) }

  /// Tells the scene that its traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
