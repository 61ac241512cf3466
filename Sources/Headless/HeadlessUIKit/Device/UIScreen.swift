public import Foundation

/// The screen on which windows appear.
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
  /// The only screen.
  open class var main: UIScreen { onlyScreen }
  private static let onlyScreen = UIScreen()
  /// All screens: the only one.
  open class var screens: [UIScreen] { [main] }

  /// The rectangle of the screen, in points. Its size is that of the ``DeviceModel``.
  open var bounds: CGRect { CGRect(origin: .zero, size: DeviceModel.current.size) }
  /// The rectangle of the screen, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The number of pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }
  /// The number of the screen's own pixels per point.
  open var nativeScale: CGFloat { scale }
  /// The brightness of the screen, from 0 to 1. It has no effect.
  open var brightness: CGFloat = 0.5
  /// A Boolean value that indicates whether the brightness can be lowered further. It has no
  /// effect.
  open var wantsSoftwareDimming = false
  /// The number of frames per second.
  open var maximumFramesPerSecond: Int { 60 }
  /// A Boolean value that indicates whether the screen is captured. It is always false.
  open var isCaptured: Bool { false }
  /// The mirrored screen. It is always nil.
  open var mirrored: UIScreen? { nil }
  /// The coordinates of the screen.
  open var coordinateSpace: any UICoordinateSpace { coordinates }
  /// The coordinates of the screen, which don't turn with the device.
  open var fixedCoordinateSpace: any UICoordinateSpace { coordinates }
  private lazy var coordinates = ScreenCoordinates(self)
  /// The traits of the screen.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  /// Tells the screen that its traits changed. Nothing calls it.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A notification of a new screen. Nothing posts it.
  nonisolated public static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// A notification of a removed screen. Nothing posts it.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// A notification of a new brightness. Nothing posts it.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// A notification of a change of the capture. Nothing posts it.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}

/// The coordinates of a screen, which are those of its windows.
private final class ScreenCoordinates: NSObject, UICoordinateSpace {
  private unowned let screen: UIScreen

  init(_ screen: UIScreen) { self.screen = screen }

  var bounds: CGRect { screen.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil as UIView?) ?? point
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil as UIView?) ?? point
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size)
  }
}
