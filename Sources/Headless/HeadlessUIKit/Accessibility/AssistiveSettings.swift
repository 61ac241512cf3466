import Foundation

/// The settings of assistive technologies that an app reads of ``UIAccessibility``.
///
/// No assistive technology runs unless a host or a test says so:
///
///     AssistiveSettings.current.isVoiceOverRunning = true
///
/// The setting posts UIKit's notification of each change.
public struct AssistiveSettings: Hashable, Sendable {
  /// A Boolean value that indicates whether VoiceOver runs.
  public var isVoiceOverRunning = false
  /// A Boolean value that indicates whether Switch Control runs.
  public var isSwitchControlRunning = false
  /// A Boolean value that indicates whether there is less motion.
  public var isReduceMotionEnabled = false
  /// A Boolean value that indicates whether there is less transparency.
  public var isReduceTransparencyEnabled = false
  /// A Boolean value that indicates whether buttons have shapes.
  public var buttonShapesEnabled = false

  /// Creates the settings of a new device.
  public init() {}

  /// The settings in use.
  public static var current: AssistiveSettings {
    get { lock.withLock { settings } }
    set {
      let old = lock.withLock {
        defer { settings = newValue }
        return settings
      }
      for (setting, name) in notifications where old[keyPath: setting] != newValue[keyPath: setting]
      {
        NotificationCenter.default.post(name: name, object: nil)
      }
    }
  }

  private static let lock = NSLock()
  // Guarded by the lock, because UIKit lets apps read the settings on any thread.
  private nonisolated(unsafe) static var settings = AssistiveSettings()
  private nonisolated(unsafe) static var heard: [String]?

  private static var notifications: [(KeyPath<AssistiveSettings, Bool>, Notification.Name)] {
    [
      (\.isVoiceOverRunning, UIAccessibility.voiceOverStatusDidChangeNotification),
      (\.isSwitchControlRunning, UIAccessibility.switchControlStatusDidChangeNotification),
      (\.isReduceMotionEnabled, UIAccessibility.reduceMotionStatusDidChangeNotification),
      (
        \.isReduceTransparencyEnabled,
        UIAccessibility.reduceTransparencyStatusDidChangeNotification
      ),
      (\.buttonShapesEnabled, UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
    ]
  }

  // MARK: What VoiceOver says

  private nonisolated(unsafe) static var listenerStorage: (@Sendable (String) -> Void)?

  /// A closure that receives each text that an app lets VoiceOver say, on the app's thread, even if
  /// VoiceOver doesn't run.
  package static var listener: (@Sendable (String) -> Void)? {
    get { lock.withLock { listenerStorage } }
    set { lock.withLock { listenerStorage = newValue } }
  }

  /// Remembers a text that an app lets VoiceOver say, if VoiceOver runs and a user listens.
  static func say(_ text: String) {
    lock.withLock { if settings.isVoiceOverRunning { heard?.append(text) } }
    listener?(text)
  }

  /// Replaces the texts that were said, where nil lets nobody listen, and returns the old ones.
  static func exchangeHeard(_ new: [String]?) -> [String]? {
    lock.withLock {
      defer { heard = new }
      return heard
    }
  }
}
