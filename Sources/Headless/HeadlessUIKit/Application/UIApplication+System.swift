public import Foundation

/// The services of the system. There are no other apps, and no background.
extension UIApplication {
  /// The URL of the app's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The URL of the settings of the app's notifications.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// The options of opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A Boolean value that indicates whether only apps with a universal link open a URL.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The options of a URL that an app opens.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app that opens the URL.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// A value that the app sends along.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// A Boolean value that indicates whether the file is opened in place.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A notification of a new time. Nothing posts it.
  nonisolated public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// A notification of a screenshot. Nothing posts it.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// A notification of a change of background refreshes. Nothing posts it.
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// A notification that protected data is available. Nothing posts it.
  nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// A notification that protected data becomes unavailable. Nothing posts it.
  nonisolated public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
}

/// The state of background refreshes.
@nonexhaustive public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Not allowed.
  case restricted
  /// Turned off.
  case denied
  /// Available.
  case available
}

/// The identifier of a task that continues in the background.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// The number of the task.
  public let rawValue: Int
  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)

  private static let lock = NSLock()
  nonisolated(unsafe) private static var last = 0

  /// Returns an identifier that no other task has.
  static func next() -> Self {
    lock.withLock {
      last += 1
      return Self(rawValue: last)
    }
  }
}

/// An action in the menu of the app's icon. Nothing displays it.
open class UIApplicationShortcutItem: NSObject {
  /// Creates an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  /// Creates an action with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil, userInfo: nil)
  }

  /// The type of the action.
  open internal(set) var type: String
  /// The title of the action.
  open internal(set) var localizedTitle: String
  /// The subtitle of the action.
  open internal(set) var localizedSubtitle: String?
  /// The icon of the action.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// The values of the action.
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// The identifier of the scene that performs the action.
  open internal(set) var targetContentIdentifier: Any?
}

extension UIApplicationShortcutItem: NSMutableCopying {
  /// Returns a copy whose values can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = UIMutableApplicationShortcutItem(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    copy.targetContentIdentifier = targetContentIdentifier
    return copy
  }
}

/// An action in the menu of the app's icon whose values can be changed. Nothing displays it.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

/// The icon of an action in the menu of the app's icon. Nothing displays it.
open class UIApplicationShortcutIcon: NSObject {
  private(set) var image: String?

  /// Creates an icon without an image.
  public override init() {}
  /// Creates an icon with the name of an image.
  public convenience init(templateImageName: String) {
    self.init()
    image = templateImageName
  }
  /// Creates an icon with the name of a symbol.
  public convenience init(systemImageName: String) {
    self.init()
    image = systemImageName
  }
}
