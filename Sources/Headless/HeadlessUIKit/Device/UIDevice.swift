public import Foundation

/// The device that runs the app.
///
/// It is an iPhone in portrait, plugged into nothing; its idiom follows the screen's traits.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// Creates an object for the device, as ``current`` is.
  public override init() {}

  /// The only device.
  open class var current: UIDevice { device }
  private static let device = UIDevice()

  /// The name of the device, which is that of its model.
  open var name: String { model }
  /// The model of the device: iPhone, or iPad if the screen's idiom is that of one.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model of the device in the user's language. It is always English.
  open var localizedModel: String { model }
  /// The name of the system.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system whose bars, controls and lists are implemented. Later systems have
  /// another design.
  open var systemVersion: String { "18.0" }
  /// The type of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let idiom = UITraitCollection.current.userInterfaceIdiom
    return idiom == .unspecified ? .phone : idiom
  }
  /// An identifier of the device for the app's vendor. It is new in each process.
  open private(set) var identifierForVendor: UUID? = UUID()
  /// A Boolean value that indicates whether apps run in the background. It is always true.
  open var isMultitaskingSupported: Bool { true }

  /// The orientation of the device. It is always portrait.
  open var orientation: UIDeviceOrientation { .portrait }
  private var orientationObservers = 0
  /// A Boolean value that indicates whether changes of the orientation are observed. There are
  /// none.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationObservers > 0 }
  /// Begins observing changes of the orientation.
  open func beginGeneratingDeviceOrientationNotifications() { orientationObservers += 1 }
  /// Ends observing changes of the orientation.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationObservers = max(0, orientationObservers - 1)
  }

  /// A Boolean value that indicates whether the battery is observed.
  open var isBatteryMonitoringEnabled = false
  /// The charge of the battery, from 0 to 1. It is always unknown, which is -1.
  open var batteryLevel: Float { -1 }
  /// The state of the battery. It is always unknown.
  open var batteryState: BatteryState { .unknown }
  /// A Boolean value that indicates whether proximity is observed. As on a device without the
  /// sensor, it remains false.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// A Boolean value that indicates whether the user is near. It is always false.
  open var proximityState: Bool { false }
  /// Plays the click of a key. It makes no sound.
  open func playInputClick() {}

  /// Constants for the state of the battery.
  @nonexhaustive public enum BatteryState: Int, Sendable {
    /// Unknown.
    case unknown
    /// The device runs on its battery.
    case unplugged
    /// The battery is being charged.
    case charging
    /// The battery is full.
    case full
  }

  /// A notification of a new orientation. Nothing posts it.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// A notification of a new state of the battery. Nothing posts it.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// A notification of a new charge of the battery. Nothing posts it.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// A notification of a new proximity of the user. Nothing posts it.
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// The orientation of a device.
@nonexhaustive public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, with the top at the left.
  case landscapeLeft
  /// On its side, with the top at the right.
  case landscapeRight
  /// Lying with the screen up.
  case faceUp
  /// Lying with the screen down.
  case faceDown

  /// A Boolean value that indicates whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device is lying.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether the orientation is that of an interface.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
