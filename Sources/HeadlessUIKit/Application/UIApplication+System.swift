public import Foundation

/// The services of the system. There are no other apps, and no background.
extension UIApplication {
  /// Opens a URL in another app. There is none: the handler receives false at the next turn.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    HeadlessRunLoop.enqueue { completion(false) }
  }
  /// Returns a Boolean value that indicates whether an app can open a URL. It is always false.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// The URL of the app's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The URL of the settings of the app's notifications.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// The time that is left in the background, in seconds. It is always unlimited.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// The state of background refreshes. They are always available.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// A Boolean value that indicates whether protected data is available. It is always true.
  public var isProtectedDataAvailable: Bool { true }
  /// The reading direction of the app.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Sends a selector to a target or, if it is nil, to the first responder.
  ///
  /// It raises an exception if the target lacks the method.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    action.send(to: target, from: sender.map { $0 as AnyObject } ?? self, for: event)
    return true
  }

  /// Creates an icon of the app. It has no effect.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    HeadlessRunLoop.enqueue { completionHandler(nil) }
  }

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
public enum UIBackgroundRefreshStatus: Int, Sendable {
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
}

/// An action in the menu of the app's icon. Nothing displays it.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
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
  public let type: String
  /// The title of the action.
  public let localizedTitle: String
  /// The subtitle of the action.
  public let localizedSubtitle: String?
  /// The icon of the action.
  public let icon: UIApplicationShortcutIcon?
  /// The values of the action.
  public let userInfo: [String: any NSSecureCoding]?
  /// The identifier of the scene that performs the action.
  open var targetContentIdentifier: Any?
}

/// The icon of an action in the menu of the app's icon. Nothing displays it.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  let image: String?

  /// Creates an icon with the name of an image.
  public init(templateImageName: String) { image = templateImageName }
  /// Creates an icon with the name of a symbol.
  public init(systemImageName: String) { image = systemImageName }
}
