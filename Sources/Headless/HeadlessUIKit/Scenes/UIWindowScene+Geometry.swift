public import Foundation

/// The largest and the smallest size of a scene's windows. They have no effect.
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  override init() {}

  /// The smallest size, in points.
  open var minimumSize = CGSize.zero
  /// The largest size, in points.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// A Boolean value that indicates whether the scene can cover the screen.
  open var allowsFullScreen = true
}

/// An object that knows the state of a scene's status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) { self.scene = scene }

  /// The style that the frontmost controllers prefer.
  open var statusBarStyle: UIStatusBarStyle {
    controller(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }
  /// A Boolean value that indicates whether the frontmost controllers hide the status bar.
  open var isStatusBarHidden: Bool {
    controller(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }
  /// The frame of the status bar, which is as high as the top of the device's safe area.
  open var statusBarFrame: CGRect {
    guard let scene, !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: scene.screen.bounds.width,
      height: DeviceModel.current.safeAreaInsets.top)
  }

  /// Returns the controller that determines a part of the status bar: the presented one that covers
  /// the screen or captures the status bar, or the root, or the child that it names.
  private func controller(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    let window = scene?.keyWindow ?? scene?.windows.last
    guard var controller = window?.rootViewController else { return nil }
    for presented in sequence(first: controller, next: \.presented).dropFirst()
    where presented.coversPresenter || presented.modalPresentationCapturesStatusBarAppearance {
      controller = presented
    }
    while let next = child(controller) { controller = next }
    return controller
  }
}

extension UIWindowScene {
  /// The position and the orientation of a scene.
  open class Geometry: NSObject, NSCopying {
    /// The orientation of the interface.
    open private(set) var interfaceOrientation: UIInterfaceOrientation
    /// A Boolean value that indicates whether the user is resizing the scene. It is always false.
    open var isInteractivelyResizing: Bool { false }
    /// A Boolean value that indicates whether the orientation is locked. It is always false.
    open var isInterfaceOrientationLocked: Bool { false }

    init(_ orientation: UIInterfaceOrientation) { interfaceOrientation = orientation }

    /// Returns the geometry itself, which doesn't change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// A wish for another position or orientation of a scene.
  open class GeometryPreferences: NSObject {
    override init() {}

    /// A wish for other orientations.
    open class iOS: GeometryPreferences {
      /// The orientations, or nil for no wish.
      open var interfaceOrientations: UIInterfaceOrientationMask?

      /// Creates no wish.
      public override init() {}
      /// Creates a wish for orientations.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }
}

/// The windowing of a scene. It has no effect.
@preconcurrency @MainActor open class UISceneWindowingBehaviors: NSObject {
  override init() {}

  /// A Boolean value that indicates whether the window can be closed.
  open var isClosable = true
  /// A Boolean value that indicates whether the window can be minimized.
  open var isMiniaturizable = true
}
